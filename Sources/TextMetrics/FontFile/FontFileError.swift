/// Why a font file, or one face of it, cannot be read.
public enum FontFileError: Error, Sendable, Hashable {
  /// The bytes do not begin as a TrueType or OpenType font or collection does.
  case notAFont
  /// The font is packed for the web (WOFF), which is not read.
  case packed
  /// A table that measuring needs is not there; its four letters follow.
  case missingTable(String)
  /// A table is truncated or contradicts itself; with its four letters and the error.
  case badTable(String, String)
}

extension FontFileError: CustomStringConvertible {
  /// The error, in one line without a full stop.
  public var description: String {
    switch self {
    case .notAFont: "is not a TrueType or OpenType font"
    case .packed: "is packed for the web (WOFF); give the TrueType or OpenType file"
    case .missingTable(let tag): "has no table '\(tag)'"
    case .badTable(let tag, let reason): "table '\(tag)': \(reason)"
    }
  }
}
