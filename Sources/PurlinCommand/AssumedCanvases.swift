/// What had to be assumed about the canvases of documents, told once for each assumption.
struct AssumedCanvases {
  /// The documents by what was assumed about them.
  private var files: [String: [String]] = [:]

  /// Notes an assumption about a document; nil where there is none.
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

  /// Writes the assumption about one document to standard error; nothing where there is none.
  static func tell(_ assumption: String?, about file: String) {
    var one = AssumedCanvases()
    one.note(assumption, about: file)
    one.tell()
  }
}
