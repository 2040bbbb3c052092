internal import InterfaceBuilder
internal import IsolatedWork

/// The parts of a document that could not be read, without which an answer about the rest may be wrong.
struct UnreadParts {
  let file: String
  private let parts: [DocumentFinding]

  init(of findings: [DocumentFinding], in file: String) {
    self.file = file
    parts = findings.filter { $0.severity == .error }
  }

  var isEmpty: Bool { parts.isEmpty }

  /// Names each part on standard error.
  func list() {
    for part in parts { StandardError.line("\(file):\(part.position): \(part.message)") }
  }

  /// Names each part on standard error, and ends a command whose answer depends on them.
  ///
  /// - Throws: ``CommandFailure`` if there are some.
  func refuse() throws {
    guard !isEmpty else { return }
    list()
    throw CommandFailure.input(
      "\(parts.count) part\(parts.count == 1 ? "" : "s") of \(file) could not be read")
  }
}
