internal import SwiftParser
internal import SwiftSyntax

/// A file of the module with its changes.
struct SourceFile {
  let path: String
  let text: String
  let tree: SourceFileSyntax
  private let locations: SourceLocationConverter
  private var edits: [Edit] = []

  private struct Edit {
    let range: Range<Int>
    let replacement: String
  }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    locations = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The line and column of a position, as the compiler counts them.
  func location(_ position: AbsolutePosition) -> (line: Int, column: Int) {
    let location = locations.location(for: position)
    return (location.line, location.column)
  }

  // MARK: Changes

  /// Replaces a node, without the white space and comments around it.
  ///
  /// - Precondition: The replacement has as many lines as the node.
  mutating func replace(_ node: some SyntaxProtocol, with replacement: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Edit(range: start..<end, replacement: replacement))
  }

  /// Replaces a node by spaces, so that the following text keeps its line and column.
  mutating func blank(_ node: some SyntaxProtocol) {
    replace(
      node,
      with: String(
        node.trimmedDescription.flatMap { character -> [Character] in
          character.isNewline ? [character] : Array(repeating: " ", count: character.utf8.count)
        }))
  }

  /// Inserts text, without a line break, before or after what stands at a position.
  mutating func insert(_ text: String, at position: AbsolutePosition) {
    edits.append(Edit(range: position.utf8Offset..<position.utf8Offset, replacement: text))
  }

  /// Inserts declarations before a closing brace, and restores the line number of the brace.
  mutating func insertLines(_ lines: [String], before brace: TokenSyntax) {
    let start = brace.positionAfterSkippingLeadingTrivia
    let (line, column) = location(start)
    insert(
      (["", "#sourceLocation()"] + lines).joined(separator: "\n") + "\n"
        + Self.directive(path, line) + "\n" + String(repeating: " ", count: column - 1),
      at: start)
  }

  private static func directive(_ path: String, _ line: Int) -> String {
    "#sourceLocation(file: \"\(path)\", line: \(line))"
  }

  /// The text with all changes between two lists of lines, each line of the original with its number.
  func adapted(preamble: [String], appendix: [String]) -> String {
    var result = preamble.map { $0 + "\n" }.joined()
    result += Self.directive(path, 1) + "\n" + changedText
    if !result.hasSuffix("\n") { result += "\n" }
    if !appendix.isEmpty {
      result += "#sourceLocation()\n" + appendix.joined(separator: "\n") + "\n"
    }
    return result
  }

  /// The text with all changes.
  var changedText: String {
    var result = ""
    let bytes = Array(text.utf8)
    var position = 0
    // At one place insertions come first, in the order in which they were made. A change inside of what
    // has been replaced already is left out.
    let sorted = edits.enumerated().sorted { first, second in
      let (one, other) = (first.element.range, second.element.range)
      return (one.lowerBound, one.isEmpty ? 0 : 1, first.offset)
        < (other.lowerBound, other.isEmpty ? 0 : 1, second.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      result += String(decoding: bytes[position..<edit.range.lowerBound], as: UTF8.self)
      result += edit.replacement
      position = edit.range.upperBound
    }
    result += String(decoding: bytes[position...], as: UTF8.self)
    return result
  }
}
