internal import ArgumentParser
internal import Fidelity
internal import Foundation

/// `purlin-fidelity format`: documents in the form in which Interface Builder writes them.
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Count the documents that 'purlin edit --format' leaves as they are.",
    discussion: "purlin-fidelity format DOCUMENTS --details")

  @Argument(help: ArgumentHelp("Documents, or folders that contain documents.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Print the first line that differs of each other document.")
  var details = false

  func run() throws {
    var survey = FormatSurvey()
    for path in try Files.documents(in: paths) { survey.add(try Files.read(path), file: path) }
    print(survey.table, terminator: "")
    if details { for line in survey.differences { print(line) } }
  }
}
