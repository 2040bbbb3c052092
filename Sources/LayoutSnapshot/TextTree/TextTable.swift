/// A text table with a column of labels and aligned columns of numbers.
struct TextTable {
  private struct Row {
    var label: String
    var rect: LayoutSnapshot.Rect?
    var note: String
  }

  private var rows: [Row] = []

  mutating func add(_ label: String, _ rect: LayoutSnapshot.Rect?, note: String = "") {
    rows.append(Row(label: label, rect: rect, note: note))
  }

  func lines() -> [String] {
    var columns = TextColumns()
    for row in rows { columns.fit(row.label.count, row.rect) }
    return rows.map { columns.line($0.label, $0.rect, note: $0.note) }
  }
}

/// The widths of a table's columns, which are known before its first line is written.
struct TextColumns {
  /// Labels longer than this limit do not affect the alignment of other rows.
  private static let longestAlignedLabel = 64

  private var label = 0
  private var number = 4

  /// Widens the columns for a row with a label of so many characters.
  mutating func fit(_ labelLength: Int, _ rect: LayoutSnapshot.Rect?) {
    if labelLength <= Self.longestAlignedLabel { label = max(label, labelLength) }
    for text in Self.numbers(of: rect) { number = max(number, text.count) }
  }

  /// Returns a row as text.
  func line(_ text: String, _ rect: LayoutSnapshot.Rect?, note: String) -> String {
    var line = text
    let numbers = Self.numbers(of: rect)
    if !numbers.isEmpty {
      line += String(repeating: " ", count: max(0, label - text.count)) + " "
      for text in numbers {
        line += String(repeating: " ", count: number - text.count + 1) + text
      }
    }
    return note.isEmpty ? line : line + "  " + note
  }

  private static func numbers(of rect: LayoutSnapshot.Rect?) -> [String] {
    guard let rect else { return [] }
    return [rect.minX, rect.minY, rect.width, rect.height].map(number)
  }

  /// Returns a number rounded to a thousandth of a point.
  static func number(_ value: Double) -> String {
    guard abs(value) < 1e9 else { return LayoutSnapshot.Number.text(value) }
    return LayoutSnapshot.Number.text((value * 1000).rounded() / 1000)
  }
}
