/// A visual format without blanks, with the original position of each character.
///
/// Blanks may stand anywhere, inside names and numbers too; Apple's messages show the format without
/// them and count columns there (`vfl:F1.3`).
struct FormatText {
  /// The characters, ASCII.
  let bytes: [UInt8]
  /// The offset of each character in the format as written, and the offset of its end.
  private let offsets: [Int]

  /// Reads a format as written.
  ///
  /// - Throws: ``VisualFormatError`` for a format without characters, or with others than ASCII.
  init(_ format: String) throws(VisualFormatError) {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    for (offset, byte) in format.utf8.enumerated() {
      guard byte < 0x80 else {
        throw VisualFormatError(.nonASCII, format: format)
      }
      guard !Self.isBlank(byte) else { continue }
      bytes.append(byte)
      offsets.append(offset)
    }
    guard !bytes.isEmpty else { throw VisualFormatError(.empty, format: "") }
    self.bytes = bytes
    self.offsets = offsets + [format.utf8.count]
  }

  /// The error of a kind at a column.
  func error(_ kind: VisualFormatError.Kind, at column: Int) -> VisualFormatError {
    VisualFormatError(
      kind, format: String(decoding: bytes, as: UTF8.self), column: column,
      offset: offsets[min(column, bytes.count)])
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
