/// Whether a file is a document or a log, according to its first bytes.
package enum InputKind {
  case document
  case log

  /// Distinguishes documents from logs, and throws an error for anything else.
  ///
  /// A file with the extension of documents is a document whatever its content is; the parser then
  /// reports what is wrong.
  package init(_ bytes: [UInt8], path: String) throws(InputRefusal) {
    if [".storyboard", ".xib", ".nib"].contains(where: { path.lowercased().hasSuffix($0) }) {
      self = .document
      return
    }
    guard !bytes.allSatisfy({ $0 <= 0x20 }) else {
      throw Self.refusal("is empty; give a storyboard, a xib or the text of a log")
    }
    let isWide = Self.isWide(bytes)
    // Latin letters of a wide text are those of a narrow one, with zeros between them.
    let narrow = isWide ? bytes.prefix(256).filter { $0 != 0 } : bytes
    let start = narrow.drop { $0 >= 0xBB || $0 <= 0x20 }
    let beginnings = ["<?xml", "<document", "<archive", "<!DOCTYPE"]
    let isDocument = beginnings.contains { start.starts(with: $0.utf8) }
    // The reader of logs converts UTF-16.
    if isWide, isDocument || Self.isUTF32(bytes) {
      throw Self.refusal("is UTF-16 or UTF-32 text; convert it, as with 'iconv -f UTF-16 -t UTF-8'")
    }
    guard !isDocument, !isWide else {
      self = isDocument ? .document : .log
      return
    }
    // Logs of devices can contain a stray zero byte; a file with many of them is not text.
    let sample = bytes.prefix(1 << 16)
    guard sample.count(where: { $0 == 0 }) * 100 <= sample.count else {
      throw Self.refusal("is neither a document nor the text of a log")
    }
    self = .log
  }

  /// Returns whether the text begins with a byte order mark of UTF-16 or UTF-32, or every other
  /// byte is zero.
  private static func isWide(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return true }
    let sample = bytes.prefix(256)
    guard sample.count >= 4 else { return false }
    let halves = [0, 1].map { parity in
      sample.indices.count { $0 % 2 == parity && sample[$0] == 0 } * 2
    }
    // Text in Latin letters, in which one half of each character is zero.
    return halves.contains { $0 * 10 > sample.count * 8 }
      && halves.contains { $0 * 10 < sample.count }
  }

  /// Returns whether a wide text has a byte order mark of UTF-32, or three zeros of each four bytes.
  private static func isUTF32(_ bytes: [UInt8]) -> Bool {
    let sample = bytes.prefix(256)
    return bytes.starts(with: [0, 0, 0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE, 0, 0])
      || sample.count(where: { $0 == 0 }) * 10 > sample.count * 7
  }

  private static func refusal(_ reason: String) -> InputRefusal {
    InputRefusal(reason: reason, isAboutContent: true)
  }
}
