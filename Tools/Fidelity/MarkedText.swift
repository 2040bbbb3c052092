/// A text with parts between marks that a command writes.
///
///     <!-- begin rates -->
///     …
///     <!-- end rates -->
package struct MarkedText: Sendable, Equatable {
  /// The whole text.
  package private(set) var text: String

  /// Takes a text.
  package init(_ text: String) { self.text = text }

  /// Replaces what stands between the marks of a name, the first of several.
  ///
  /// - Throws: ``MissingMark`` when one of the marks is not there.
  package mutating func replace(_ name: String, with content: String) throws(MissingMark) {
    let marks = ("<!-- begin \(name) -->\n", "<!-- end \(name) -->")
    guard let begin = text.firstRange(of: marks.0) else { throw MissingMark(mark: marks.0) }
    guard let end = text[begin.upperBound...].firstRange(of: marks.1) else {
      throw MissingMark(mark: marks.1)
    }
    text.replaceSubrange(begin.upperBound..<end.lowerBound, with: "\n" + content + "\n\n")
  }

  /// A mark that a text should have.
  package struct MissingMark: Error, Sendable, CustomStringConvertible {
    let mark: String

    /// What is missing.
    package var description: String {
      "the mark '\(mark.split(separator: "\n").first ?? "")' is missing"
    }
  }
}
