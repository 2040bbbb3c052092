internal import ArgumentParser
internal import Fidelity
internal import Foundation

/// `purlin-fidelity edits`: the operations of `purlin edit` on documents, with independent checks.
struct Edits: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Perform the operations of 'purlin edit' on documents, and check the results.",
    discussion: "purlin-fidelity edits DOCUMENTS --every 4")

  @Argument(help: ArgumentHelp("Documents, or folders that contain documents.", valueName: "path"))
  var paths: [String]

  @Option(help: "Take only every so many documents.")
  var every = 1

  @Flag(help: "Print each result that is not as it should be.")
  var failures = false

  func validate() throws {
    guard every > 0 else { throw ValidationError("--every is 1 or more, not \(every)") }
  }

  func run() throws {
    let documents = try Files.documents(in: paths)
    try MainActor.assumeIsolated {
      var survey = EditSurvey()
      for (index, path) in documents.enumerated() where index % every == 0 {
        survey.add(try Files.read(path), file: path)
      }
      print("\(survey.documentCount) documents\n\n\(survey.table)", terminator: "")
      if failures { for failure in survey.failures { print(failure) } }
    }
  }
}
