/// A place in a document's text, by line and column, both counted from 1.
///
/// A column counts Unicode scalars, a tab as one. Lines end with LF, CR LF or CR.
public struct SourcePosition: Hashable, Comparable, Sendable, Codable {
  // Half the size of two `Int`: everything in a document has a position.
  let storedLine: UInt32
  let storedColumn: UInt32

  /// The line, from 1.
  public var line: Int { Int(storedLine) }

  /// The column in Unicode scalars, from 1.
  public var column: Int { Int(storedColumn) }

  /// Creates a position from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  private enum CodingKeys: String, CodingKey {
    case storedLine = "line"
    case storedColumn = "column"
  }

  /// Orders positions as they follow each other in the text.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position as compilers print it, `line:column`.
  public var description: String { "\(line):\(column)" }
}

/// Converts byte offsets, in increasing order, into lines and columns.
///
/// It remembers its position, so that a whole document needs one pass over its bytes, even if it is
/// one line.
struct PositionCursor {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// Begins at the beginning.
  init() {}

  /// Begins at a place that is known.
  init(offset: Int, _ position: SourcePosition) {
    self.offset = offset
    line = position.line
    column = position.column
  }

  mutating func position(of target: Int, in bytes: [UInt8]) -> SourcePosition {
    if target < offset {
      self = PositionCursor()
    }
    // A byte order mark is no column.
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]), target >= 3 { offset = 3 }
    while offset < min(target, bytes.count) {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        column = 1
      case UInt8(ascii: "\r"):
        // In CR LF the line feed ends the line.
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { continue }
        line += 1
        column = 1
      case 0x80...0xBF:
        break
      default:
        column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }
}
