internal import ArgumentParser
internal import Foundation

/// Options of `purlin prove --resizable`.
struct ResizeOptions: ParsableArguments {
  @Flag(
    help: "Prove all screens of documents and folders at every size, and print a certificate.")
  var resizable = false

  @Option(
    help: ArgumentHelp(
      "With --resizable also in languages that have texts beside a document: codes separated by "
        + "commas.", valueName: "codes"))
  var languages: String?

  @Option(
    help: ArgumentHelp("Known findings, written with --write-baseline.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Write what is found now as the baseline.")
  var writeBaseline = false

  @Option(help: ArgumentHelp("Where the certificate goes, as JSON.", valueName: "file"))
  var certificate: String?

  @Option(
    help: ArgumentHelp("Where a page with maps of the screens goes.", valueName: "file.html"))
  var html: String?

  var languageCodes: [String] {
    (languages ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// Refuses what only goes with `--resizable`.
  func refuse() throws {
    let given = [
      ("--languages", languages != nil), ("--baseline", baseline != nil),
      ("--write-baseline", writeBaseline), ("--certificate", certificate != nil),
      ("--html", html != nil),
    ]
    for (name, isGiven) in given where isGiven {
      throw CommandFailure.usage("\(name) goes with --resizable")
    }
  }
}
