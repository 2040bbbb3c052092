/// A position in the text of a document, with a line and a column that are both counted from 1.
///
/// Columns count Unicode scalars; a tab is one column. Lines end with LF, CR LF or CR.
public struct SourcePosition: Hashable, Comparable, Sendable, Codable {
  // Stored as `UInt32` to save memory, because every element of a document has a position.
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

  #if !hasFeature(Embedded)
  private enum CodingKeys: String, CodingKey {
    case storedLine = "line"
    case storedColumn = "column"
  }
  #endif

  /// Compares positions by their order in the text.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position in the format of compilers, `line:column`.
  public var description: String { "\(line):\(column)" }
}

/// Converts byte offsets, in increasing order, into lines and columns.
///
/// It stores the current position, so that converting all offsets requires only one pass over the
/// bytes, even if the document is a single line.
struct PositionCursor {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// Creates a cursor at the start of the document.
  init() {}

  /// Creates a cursor at a known position.
  init(offset: Int, _ position: SourcePosition) {
    self.offset = offset
    line = position.line
    column = position.column
  }

  mutating func position(of target: Int, in bytes: [UInt8]) -> SourcePosition {
    if target < offset {
      self = PositionCursor()
    }
    // A byte order mark does not count as a column.
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]), target >= 3 { offset = 3 }
    while offset < min(target, bytes.count) {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        column = 1
      case UInt8(ascii: "\r"):
        // In CR LF, the line feed ends the line.
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
