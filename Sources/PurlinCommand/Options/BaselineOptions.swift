internal import ArgumentParser
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

  /// Returns the baseline's path: as given, as in the settings, or, if one is to be written, by its usual
  /// name beside the settings; otherwise nil.
  func path(_ settings: LintSettings, _ folder: String) -> String? {
    if let file { return file }
    if let path = settings.baseline { return folder + "/" + path }
    return isWritten ? folder + "/.purlin-baseline.json" : nil
  }
}
