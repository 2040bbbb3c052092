public import Foundation
internal import TextMetrics

/// The texts of a `.strings` file: a property list, or pairs in UTF-8 or UTF-16.
///
/// The pairs are read by `TextReplacements(stringsFile:)`.
public struct StringsFile: Sendable, Equatable {
  /// The texts by their keys; for a duplicate key, the last.
  public let texts: [String: String]

  /// Reads a file.
  ///
  /// - Throws: ``ResourceError`` with the position of the error.
  public init(_ data: Data) throws(ResourceError) {
    if data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) {
      guard let texts = try? PropertyListDecoder().decode([String: String].self, from: data) else {
        throw ResourceError(line: 1, column: 1, "is a property list that does not contain texts")
      }
      self.texts = texts
      return
    }
    let text = try Self.text(of: data)
    do {
      texts = try TextReplacements(stringsFile: text).byKey
    } catch {
      throw ResourceError(line: error.line, column: error.column, error.message)
    }
  }

  private static func text(of data: Data) throws(ResourceError) -> String {
    let encoding: String.Encoding =
      switch (data.first, data.dropFirst().first) {
      case (0xFE, 0xFF), (0xFF, 0xFE): .utf16
      case (0, _?): .utf16BigEndian
      case (_?, 0): .utf16LittleEndian
      default: .utf8
      }
    guard let text = String(data: data, encoding: encoding) else {
      throw ResourceError(line: 1, column: 1, "is neither UTF-8 nor UTF-16")
    }
    return text
  }
}
