/// A visual format without white space, with the original position of each character.
///
/// White space is permitted everywhere, including inside names and numbers. Apple's messages show
/// the format without it, and count columns accordingly (`vfl:F1.3`).
struct FormatText {
  /// The characters, ASCII.
  let bytes: [UInt8]
  /// The offset of each character in the original format, and the offset of its end.
  private let offsets: [Int]

  /// Creates the text of a format.
  ///
  /// - Throws: ``VisualFormatError`` if the format is empty or has characters outside ASCII.
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

  /// Returns an error at a column.
  func error(_ kind: VisualFormatError.Kind, at column: Int) -> VisualFormatError {
    VisualFormatError(
      kind, format: String(decoding: bytes, as: UTF8.self), column: column,
      offset: offsets[min(column, bytes.count)])
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
