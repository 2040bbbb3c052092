extension Screen {
  /// Lays out and draws the screen, one line of text per row.
  public func draw() -> String {
    let places = layOut()
    guard let size = places.first?.cells, size.columns > 0, size.rows > 0 else { return "" }
    var canvas = Canvas(columns: size.columns, rows: size.rows)
    for (pane, cells) in places.dropFirst() {
      var inner = cells
      if let title = pane.title {
        canvas.frame(cells, title)
        inner = Cells(
          column: cells.column + 1, row: cells.row + 1, columns: cells.columns - 2,
          rows: cells.rows - 2)
      }
      for (index, line) in pane.lines.prefix(max(inner.rows, 0)).enumerated() {
        canvas.write(line, inner.column, inner.row + index, room: inner.columns)
      }
    }
    return canvas.text
  }
}

/// Rows of characters.
private struct Canvas {
  private var rows: [[Character]]

  init(columns: Int, rows: Int) {
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// Writes as much of a text as there is space for; what lies off the canvas is left out.
  mutating func write(_ text: String, _ column: Int, _ row: Int, room: Int) {
    for (index, character) in text.prefix(max(room, 0)).enumerated() {
      set(character, column + index, row)
    }
  }

  mutating func frame(_ cells: Cells, _ title: String) {
    guard cells.columns > 1, cells.rows > 1 else { return }
    let (right, bottom) = (cells.column + cells.columns - 1, cells.row + cells.rows - 1)
    for column in cells.column...right {
      set("─", column, cells.row)
      set("─", column, bottom)
    }
    for row in cells.row...bottom {
      set("│", cells.column, row)
      set("│", right, row)
    }
    set("┌", cells.column, cells.row)
    set("┐", right, cells.row)
    set("└", cells.column, bottom)
    set("┘", right, bottom)
    write(" \(title) ", cells.column + 2, cells.row, room: cells.columns - 4)
  }

  private mutating func set(_ character: Character, _ column: Int, _ row: Int) {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return }
    rows[row][column] = character
  }

  var text: String {
    rows.map { row in
      var row = row
      while row.last == " " { row.removeLast() }
      return String(row)
    }.joined(separator: "\n")
  }
}
