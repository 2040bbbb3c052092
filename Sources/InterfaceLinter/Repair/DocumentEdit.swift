package import InterfaceBuilder

/// A replacement of some bytes of a document.
public struct DocumentEdit: Hashable, Sendable, Codable {
  /// The bytes that are replaced; an empty range inserts.
  public let range: Range<Int>
  /// The new bytes.
  package let replacement: [UInt8]
  /// The position at which the range begins.
  package let start: SourcePosition
  /// The position at which it ends.
  package let end: SourcePosition

  package init(_ range: Range<Int>, _ replacement: some Sequence<UInt8>, in markup: MarkupIndex) {
    self.range = range
    self.replacement = Array(replacement)
    start = markup.position(of: range.lowerBound)
    end = markup.position(of: range.upperBound)
  }

  /// Returns the bytes after edits, whose ranges refer to the original bytes.
  ///
  /// Of overlapping edits only the first is made; equal edits are made once.
  ///
  /// - Complexity: O(*n*) in the number of bytes, and sorting the edits.
  package static func apply(_ edits: [DocumentEdit], to bytes: [UInt8]) -> [UInt8] {
    var edited: [UInt8] = []
    edited.reserveCapacity(bytes.count)
    var offset = 0
    var last: DocumentEdit?
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= offset && edit != last {
      edited += bytes[offset..<edit.range.lowerBound]
      edited += edit.replacement
      offset = edit.range.upperBound
      last = edit
    }
    return edited + bytes[offset...]
  }
}
