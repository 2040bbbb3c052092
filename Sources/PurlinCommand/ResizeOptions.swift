internal import ArgumentParser
internal import Foundation
internal import IsolatedWork

/// Options of `purlin prove --resizable`.
struct ResizeOptions: ParsableArguments {
  @Flag(
    help: "Prove all screens of documents and folders at every size, and print a certificate.")
  var resizable = false

  @OptionGroup var known: BaselineOptions
  var baseline: String? { known.file }
  var writeBaseline: Bool { known.isWritten }

  @Option(help: ArgumentHelp("The file for the certificate, as JSON.", valueName: "file"))
  var certificate: String?

  @Option(
    help: ArgumentHelp("The file for a page with maps of the screens.", valueName: "file.html"))
  var html: String?

  /// Throws an error for options that need `--resizable`.
  func refuse() throws {
    let given = [
      ("--baseline", baseline != nil),
      ("--write-baseline", writeBaseline), ("--certificate", certificate != nil),
      ("--html", html != nil),
    ]
    for (name, isGiven) in given where isGiven {
      throw CommandFailure.usage("\(name) needs --resizable")
    }
  }
}
