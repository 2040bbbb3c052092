import LayoutSnapshot

extension Picture {
  /// Draws a date picker in its style.
  ///
  /// The displayed date is that of its items or text.
  mutating func drawDatePicker(_ drawn: DrawnView) {
    switch drawn.control.style {
    case .compact: drawCompactDate(drawn)
    case .inline: drawCalendar(drawn)
    case _ where drawn.control.items.contains { $0.frame != nil }: drawRows(of: drawn)
    default:
      let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ]
      drawWheels(
        [months, (1...31).map(String.init), (2015...2035).map(String.init)], selected: [5, 14, 10],
        in: drawn.frame)
    }
  }

  private mutating func drawCompactDate(_ drawn: DrawnView) {
    let titles = drawn.control.items.compactMap(\.title)
    let words = titles.isEmpty ? [drawn.view.text?.string ?? "15 Jun 2025"] : titles
    let gap = 6.0
    let width = (drawn.frame.width - gap * Double(words.count - 1)) / Double(words.count)
    for (index, word) in words.enumerated() {
      let place = isRightToLeft ? words.count - 1 - index : index
      let item = index < drawn.control.items.count ? drawn.control.items[index].frame : nil
      let field =
        item.map(drawn.onCanvas)
        ?? Rect(
          x: drawn.frame.minX + Double(place) * (width + gap), y: drawn.frame.minY, width: width,
          height: drawn.frame.height)
      svg.rect(field, radius: 8, fill: palette[.tertiarySystemFill])
      svg.word(
        word, at: Point(x: field.midX, y: field.midY + 6), room: field.width - 12, anchor: .middle,
        WordStyle(size: 17, paint: palette[.label]))
    }
  }

  private mutating func drawCalendar(_ drawn: DrawnView) {
    let frame = drawn.frame.insetBy(12)
    svg.word(
      "June 2025", at: Point(x: frame.minX + 4, y: frame.minY + 18), room: frame.width,
      anchor: .start, WordStyle(size: 17, weight: 600, paint: palette[.label]))
    let column = frame.width / 7
    let row = max(0, frame.height - 36) / 6
    let size = min(17, column * 0.45, row * 0.7)
    for day in 0..<42 {
      let x = frame.minX + (Double(day % 7) + 0.5) * column
      let y = frame.minY + 36 + (Double(day / 7) + 0.5) * row
      let number = day + 1
      guard number <= 30 else { continue }
      if number == 15 {
        svg.circle(
          Point(x: x, y: y), radius: min(column, row) * 0.46, fill: drawn.tint.faded(0.16))
      }
      svg.word(
        "\(number)", at: Point(x: x, y: y + size * 0.35), room: column, anchor: .middle,
        WordStyle(
          size: size, weight: number == 15 ? 600 : 400,
          paint: number == 15 ? drawn.tint : palette[.label]))
    }
  }
}
