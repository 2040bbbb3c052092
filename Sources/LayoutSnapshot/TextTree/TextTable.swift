/// A text table with a column of labels and aligned columns of numbers.
struct TextTable {
  private struct Row {
    var label: String
    var numbers: [String]
    var note: String
  }

  /// Labels longer than this limit do not affect the alignment of other rows.
  private static let longestAlignedLabel = 64

  private var rows: [Row] = []

  mutating func add(_ label: String, _ rect: LayoutSnapshot.Rect?, note: String = "") {
    let numbers = rect.map { [$0.minX, $0.minY, $0.width, $0.height].map(Self.number) } ?? []
    rows.append(Row(label: label, numbers: numbers, note: note))
  }

  func lines() -> [String] {
    let labelWidth =
      rows.lazy.map(\.label.count).filter { $0 <= Self.longestAlignedLabel }.max() ?? 0
    let numberWidth = max(4, rows.lazy.flatMap(\.numbers).map(\.count).max() ?? 0)
    return rows.map { row in
      var line = row.label
      if !row.numbers.isEmpty {
        line += String(repeating: " ", count: max(0, labelWidth - row.label.count)) + " "
        for number in row.numbers {
          line += String(repeating: " ", count: numberWidth - number.count + 1) + number
        }
      }
      return row.note.isEmpty ? line : line + "  " + row.note
    }
  }

  /// Returns a number rounded to a thousandth of a point.
  static func number(_ value: Double) -> String {
    guard abs(value) < 1e9 else { return LayoutSnapshot.Number.text(value) }
    return LayoutSnapshot.Number.text((value * 1000).rounded() / 1000)
  }
}
