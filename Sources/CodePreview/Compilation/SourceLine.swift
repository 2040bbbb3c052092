internal import Foundation

/// A line of a file of sources.
enum SourceLine {
  /// Returns a line by its number, from 1; nil if the file has no such line.
  static func text(_ number: Int, of path: String) -> Substring? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// Whether a byte can be part of a name.
  static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 128 || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
      || Character(UnicodeScalar(byte)).isNumber
  }
}
