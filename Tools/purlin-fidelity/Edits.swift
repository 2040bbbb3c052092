internal import ArgumentParser
internal import Fidelity
internal import Foundation

/// `purlin-fidelity edits`: the operations of `purlin edit` on documents, with independent checks.
struct Edits: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Perform the operations of 'purlin edit' on documents, and check the results.",
    discussion: "purlin-fidelity edits DOCUMENTS --documents 200")

  @Argument(help: ArgumentHelp("Documents, or folders that contain documents.", valueName: "path"))
  var paths: [String]

  @Option(name: .customLong("documents"), help: "Take at most so many documents, evenly chosen.")
  var limit: Int?

  @Flag(help: "Print each result that is not as it should be.")
  var failures = false

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--documents is 1 or more, not \(limit)") }
  }

  func run() throws {
    let all = try Files.documents(in: paths)
    let count = min(limit ?? all.count, all.count)
    let documents = (0..<count).map { all[$0 * all.count / count] }
    try MainActor.assumeIsolated {
      var survey = EditSurvey()
      for path in documents { survey.add(try Files.read(path), file: path) }
      print("\(survey.documentCount) documents\n\n\(survey.table)", terminator: "")
      if failures { for failure in survey.failures { print(failure) } }
    }
  }
}
