internal import ArgumentParser
internal import Foundation
internal import InterfaceLinter

/// The file of known findings.
struct BaselineOptions: ParsableArguments {
  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "A file of suppressed findings, written with --write-baseline.", valueName: "file"))
  var file: String?

  @Flag(
    name: .customLong("write-baseline"),
    help: "Write all findings to the baseline, and report none.")
  var isWritten = false

  @Flag(name: .customLong("no-baseline"), help: "Report known findings as well.")
  var isIgnored = false

  func validate() throws {
    if isIgnored, file != nil || isWritten {
      throw ValidationError(
        "--no-baseline and --\(isWritten ? "write-" : "")baseline contradict each other")
    }
  }

  /// The name of a baseline for which no other is given.
  static let usualName = ".purlin-baseline.json"

  /// Returns the baseline's path: as given, as in the settings, or by its usual name beside the settings if
  /// it is there or is to be written; otherwise nil.
  func path(_ settings: LintSettings, _ folder: String) -> String? {
    guard !isIgnored else { return nil }
    if let file { return file }
    if let path = settings.baseline { return folder + "/" + path }
    let usual = folder + "/" + Self.usualName
    return isWritten || FileManager.default.fileExists(atPath: usual) ? usual : nil
  }
}
