import LayoutSnapshot

extension Picture {
  /// Draws a picker: rows around the selected one, fading with their distance.
  mutating func drawPicker(_ drawn: DrawnView) {
    if drawn.control.items.contains(where: { $0.frame != nil }) { return drawRows(of: drawn) }
    let titles = drawn.control.items.map { $0.title ?? "" }
    drawWheels([titles], selected: [drawn.control.selectedIndex ?? 0], in: drawn.frame)
  }

  /// Draws the rows of wheels at their places.
  mutating func drawRows(of drawn: DrawnView) {
    drawBand(in: drawn.frame)
    for item in drawn.control.items {
      guard let title = item.title, let frame = item.frame.map(drawn.onCanvas) else { continue }
      let distance = abs(frame.midY - drawn.frame.midY)
      let (opacity, size) =
        switch distance {
        case ..<17: (1.0, 21.0)
        case ..<48: (0.6, 20.0)
        case ..<73: (0.4, 18.0)
        default: (0.18, 14.0)
        }
      svg.word(
        title, at: Point(x: frame.midX, y: frame.midY + 0.35 * size), room: frame.width - 6,
        anchor: .middle, WordStyle(size: size, paint: palette[.label].faded(opacity)))
    }
  }

  /// Draws the band behind the selected rows, and returns it.
  @discardableResult
  private mutating func drawBand(in frame: Rect) -> Rect {
    let band = Rect(
      x: frame.minX + 8, y: frame.midY - 16, width: max(0, frame.width - 16), height: 32)
    svg.rect(band, radius: 8, fill: palette[.tertiarySystemFill])
    return band
  }

  /// Draws wheels side by side; row heights shrink toward the edges as on a drum.
  mutating func drawWheels(_ columns: [[String]], selected: [Int], in frame: Rect) {
    let band = drawBand(in: frame)
    guard !columns.isEmpty else { return }
    // Columns are as wide as their words, so that all of them keep the same size.
    let needs = columns.map { titles in
      max(1, titles.map { WordWidth.estimate($0, size: 21) + 12 }.max() ?? 0)
    }
    let total = needs.reduce(0, +)
    let scale = min(1, band.width / total)
    let offsets: [(step: Int, y: Double, opacity: Double, size: Double)] = [
      (-3, -84, 0.18, 14), (-2, -62, 0.4, 18), (-1, -34, 0.6, 20), (0, 0, 1, 21),
      (1, 34, 0.6, 20), (2, 62, 0.4, 18), (3, 84, 0.18, 14),
    ]
    var start = 0.0
    for (column, titles) in columns.enumerated() {
      let width = band.width * needs[column] / total
      let middle = start + width / 2
      let x = isRightToLeft ? band.maxX - middle : band.minX + middle
      start += width
      for offset in offsets where abs(offset.y) + 10 < frame.height / 2 {
        let (row, overflow) = selected[column].addingReportingOverflow(offset.step)
        guard !overflow, titles.indices.contains(row) else { continue }
        svg.word(
          titles[row], at: Point(x: x, y: frame.midY + offset.y + 0.35 * offset.size * scale),
          room: width - 6, anchor: .middle,
          WordStyle(size: offset.size * scale, paint: palette[.label].faded(offset.opacity)))
      }
    }
  }
}
