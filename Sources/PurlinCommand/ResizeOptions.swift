internal import ArgumentParser
internal import Foundation

/// Options of `purlin prove --resizable`.
struct ResizeOptions: ParsableArguments {
  @Flag(
    help: "Prove all screens of documents and folders at every size, and print a certificate.")
  var resizable = false

  @Option(
    help: ArgumentHelp("Known findings, written with --write-baseline.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Write what is found now as the baseline, and report nothing.")
  var writeBaseline = false

  @Option(help: ArgumentHelp("Where the certificate goes, as JSON.", valueName: "file"))
  var certificate: String?

  /// Refuses what only goes with `--resizable`.
  func refuse() throws {
    let given = [
      ("--baseline", baseline != nil),
      ("--write-baseline", writeBaseline), ("--certificate", certificate != nil),
    ]
    for (name, isGiven) in given where isGiven {
      throw CommandFailure.usage("\(name) goes with --resizable")
    }
  }
}
