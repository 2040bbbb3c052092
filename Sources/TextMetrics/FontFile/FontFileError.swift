/// The reason why a font file, or a face in it, cannot be read.
public enum FontFileError: Error, Sendable, Hashable {
  /// The bytes do not begin with the signature of a TrueType or OpenType font or collection.
  case notAFont
  /// The font is in the web format WOFF, which is not supported.
  case packed
  /// A required table is missing; the associated value is its tag.
  case missingTable(String)
  /// A table is truncated or inconsistent; the associated values are its tag and the error.
  case badTable(String, String)
}

extension FontFileError: CustomStringConvertible {
  /// The error in one line, without a period.
  public var description: String {
    switch self {
    case .notAFont: "is not a TrueType or OpenType font"
    case .packed: "is a web font (WOFF); use the TrueType or OpenType file"
    case .missingTable(let tag): "has no table '\(tag)'"
    case .badTable(let tag, let reason): "table '\(tag)': \(reason)"
    }
  }
}
