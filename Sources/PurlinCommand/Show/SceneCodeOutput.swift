internal import CodeWriting
internal import Foundation
internal import InterfaceBuilder
internal import IsolatedWork

/// `purlin show --as`: the Swift code of a document or of one of its scenes.
struct SceneCodeOutput {
  private let options: DocumentOptions
  private let notation: CodeNotation

  init(_ options: DocumentOptions, _ notation: CodeNotation) {
    (self.options, self.notation) = (options, notation)
  }

  /// Prints the code, or writes it to a file.
  func print(into path: String?) throws {
    let bytes = try Files.read(options.file)
    let document = try Files.document(options.file, bytes)
    let name = URL(fileURLWithPath: options.file).deletingPathExtension().lastPathComponent
    let code = SceneCode(
      document, named: name, roots: try roots(in: document), notation: notation,
      markup: try? DocumentMarkup(bytes))
    guard !code.classes.isEmpty else {
      throw CommandFailure.input("\(options.file): has no views to write code for")
    }
    if let path {
      guard path.hasSuffix(".swift") else {
        throw CommandFailure.usage("the code is Swift, so the name of its file ends with .swift")
      }
      try Files.write(OutputText(code.text, as: .lines), to: path)
    } else {
      try StandardOutput.write(OutputText(code.text, as: .lines))
    }
    try UnreadParts(of: document.findings, in: options.file).refuse()
  }

  /// The layout roots of the scene that is asked for, with the cells in it; nil for all.
  private func roots(in document: InterfaceDocument) throws -> Set<String>? {
    guard let object = options.object ?? options.scene else { return nil }
    let islands = document.islands(holding: object)
    guard !islands.isEmpty else {
      throw CommandFailure.input("\(options.file): nothing in it is named '\(object)'")
    }
    var roots: Set<String> = []
    for island in islands { island.root.forEach { roots.insert($0.id) } }
    return roots
  }
}

extension CodeNotation {
  /// The notation that `--as` names.
  static func named(_ text: String) throws -> CodeNotation {
    if let notation = CodeNotation(rawValue: text) { return notation }
    let names = allCases.map(\.rawValue).joined(separator: ", ")
    throw CommandFailure.usage("--as is one of \(names), not '\(text)'")
  }
}
