internal import DocumentAnalysis
internal import InterfaceBuilder
internal import InterfaceLinter
internal import IsolatedWork

/// A finding of `purlin check` about what content priorities or the contents of a scroll view leave open.
struct ContentAmbiguity: Encodable {
  var rule: String
  var line: Int
  var message: String

  /// Returns the findings in each of a document's scenes.
  ///
  /// - Throws: ``CommandFailure`` if the document cannot be read.
  @MainActor
  static func findings(
    in scenes: [DocumentScene], of file: String
  ) throws -> [[ContentAmbiguity]] {
    guard let first = scenes.first else { return [] }
    let rules = ShownFindings(first.document, try Files.read(file), file: file)
    return scenes.map { scene in
      rules.contentAmbiguity(in: scene).map {
        ContentAmbiguity(rule: $0.ruleID, line: $0.position.line, message: $0.message)
      }
    }
  }

  /// Returns the finding as `purlin check` prints it.
  func text(in file: String) -> String { "\(file):\(line): \(message) [\(rule)]" }
}
