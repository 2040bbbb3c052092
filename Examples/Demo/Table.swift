/// One layout that was made and drawn.
struct Row {
  var what: String
  var place: String
  var size: String
  var views: Int
  var constraints: Int
  var milliseconds: Double
  var findings: Int
  var picture: String
}

/// The rows as aligned text; numbers stand to the right.
struct Table {
  private let header = [
    "what", "where", "size", "views", "constraints", "ms", "findings", "picture",
  ]
  private let numbers: Set = [3, 4, 5, 6]
  private let cells: [[String]]

  init(_ rows: [Row]) {
    cells = rows.map { row in
      [
        row.what, row.place, row.size, "\(row.views)", "\(row.constraints)",
        "\((row.milliseconds * 10).rounded() / 10)", row.findings == 0 ? "" : "\(row.findings)",
        row.picture,
      ]
    }
  }

  var text: String {
    let lines = [header] + cells
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      line.indices.map { column in
        let room = String(repeating: " ", count: widths[column] - line[column].count)
        if column == line.count - 1 { return line[column] }
        return numbers.contains(column) ? room + line[column] : line[column] + room
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
