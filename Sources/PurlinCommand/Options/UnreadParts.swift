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

  /// The parts as one line, with their places; nil if there are none.
  var summary: String? {
    guard !isEmpty else { return nil }
    return "\(count) could not be read: "
      + parts.map { "\($0.position): \($0.message)" }.joined(separator: "; ")
  }

  private var count: String { "\(parts.count) part\(parts.count == 1 ? "" : "s")" }

  /// Names each part on standard error.
  private func list() {
    for part in parts { StandardError.line("\(file):\(part.position): \(part.message)") }
  }

  /// Names each part on standard error, and ends a command whose answer depends on them.
  ///
  /// - Throws: ``CommandFailure`` if there are some.
  func refuse() throws {
    guard !isEmpty else { return }
    list()
    throw CommandFailure.input("\(count) of \(file) could not be read")
  }
}

extension DocumentOptions {
  /// Names the unread parts of the document after an answer about it.
  ///
  /// - Throws: ``CommandFailure`` if there are some.
  func refuseUnreadParts() throws {
    try UnreadParts(of: try Files.document(file).findings, in: file).refuse()
  }
}
