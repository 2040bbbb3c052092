internal import IsolatedWork

/// Assumptions about the canvases of documents; each is reported once.
struct AssumedCanvases {
  /// The documents for each assumption.
  private var files: [String: [String]] = [:]

  /// Records an assumption about a document, if there is one.
  mutating func note(_ assumption: String?, about file: String) {
    guard let assumption else { return }
    files[assumption, default: []].append(file)
  }

  /// Writes one line for each assumption to standard error.
  func tell() {
    for (assumption, files) in files.sorted(by: { $0.key < $1.key }) {
      let others = files.count - 1
      StandardError.line(
        "purlin: \(files[0]) \(assumption)"
          + (others > 0 ? "; so for \(others) other document\(others == 1 ? "" : "s")" : ""))
    }
  }

  /// Writes the assumption about one document to standard error, if there is one.
  static func tell(_ assumption: String?, about file: String) {
    var one = AssumedCanvases()
    one.note(assumption, about: file)
    one.tell()
  }
}
