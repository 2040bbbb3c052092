import LayoutSnapshot

extension Picture {
  typealias Item = LayoutSnapshot.ControlState.Item

  /// Draws a navigation bar: title in the middle, items at the sides.
  mutating func drawNavigationBar(_ drawn: DrawnView) {
    drawBar(drawn, lineAtTop: false)
    var frame = drawn.frame
    // A search bar is below the title.
    if let search = drawn.view.subviews.first(where: { $0.kind == .searchBar && !$0.isHidden }),
      search.frame.minY > 0
    {
      frame.size.height = min(frame.height, search.frame.minY)
    }
    if let text = drawn.view.text {
      let isLarge = drawn.control.style == .large
      if !text.lines.isEmpty {
        drawLines(of: text, in: drawn, paint: paint(of: text))
      } else if isLarge {
        svg.word(
          text.string,
          at: Point(x: isRightToLeft ? frame.maxX - 16 : frame.minX + 16, y: frame.maxY - 14),
          room: frame.width - 32, anchor: isRightToLeft ? .end : .start,
          WordStyle(size: 34, weight: 700, paint: paint(of: text)))
      } else {
        svg.word(
          text.string, at: Point(x: frame.midX, y: frame.maxY - 16), room: frame.width - 140,
          anchor: .middle, WordStyle(size: 17, weight: 600, paint: paint(of: text)))
      }
    }
    // Items are in the lowest 44 points, or above a large title.
    let isLarge = drawn.control.style == .large && frame.height > 80
    let row = Rect(
      x: frame.minX, y: frame.maxY - (isLarge ? 96 : 44), width: frame.width, height: 44)
    var leading = 16.0
    var trailing = 16.0
    for item in drawn.control.items {
      if let place = item.frame.map(drawn.onCanvas) {
        _ = drawBarItem(item, in: drawn, row: place, x: place.minX, anchor: .start)
        continue
      }
      let isTrailing = item.placement == .trailing
      let offset = isTrailing ? trailing : leading
      let isAtRight = isTrailing != isRightToLeft
      let width = drawBarItem(
        item, in: drawn, row: row, x: isAtRight ? row.maxX - offset : row.minX + offset,
        anchor: isAtRight ? .end : .start)
      if isTrailing { trailing += width + 18 } else { leading += width + 18 }
    }
  }

  /// Draws a toolbar, whose spaces determine the positions of items.
  mutating func drawToolbar(_ drawn: DrawnView) {
    drawBar(drawn, lineAtTop: true)
    let items = drawn.control.items
    let row = Rect(
      x: drawn.frame.minX, y: drawn.frame.minY, width: drawn.frame.width,
      height: min(44, drawn.frame.height))
    let widths = items.map(Self.barItemWidth)
    let springs = items.filter { $0.placement == .flexibleSpace }.count
    let gap = 16.0
    let used = widths.reduce(0, +) + gap * Double(max(0, items.count - 1))
    let spring = springs == 0 ? 0 : max(0, row.width - 32 - used) / Double(springs)
    var x = 16.0
    for (item, width) in zip(items, widths) {
      if let place = item.frame.map(drawn.onCanvas) {
        _ = drawBarItem(item, in: drawn, row: place, x: place.minX, anchor: .start)
        continue
      }
      let room = item.placement == .flexibleSpace ? spring : width
      if item.placement != .flexibleSpace, item.placement != .fixedSpace {
        let left = isRightToLeft ? row.maxX - x - width : row.minX + x
        _ = drawBarItem(item, in: drawn, row: row, x: left, anchor: .start)
      }
      x += room + gap
    }
  }

  /// Draws a tab bar: images over titles, the selected one in the tint.
  mutating func drawTabBar(_ drawn: DrawnView) {
    drawBar(drawn, lineAtTop: true)
    let frame = drawn.frame
    let items = drawn.control.items
    guard !items.isEmpty else { return }
    let width = frame.width / Double(items.count)
    for (index, item) in items.enumerated() {
      let place = isRightToLeft ? items.count - 1 - index : index
      let isSelected = index == drawn.control.selectedIndex
      let paint =
        item.tint.map(palette.paint) ?? (isSelected ? drawn.tint : palette[.systemGray])
      let x = frame.minX + (Double(place) + 0.5) * width
      drawImage(
        of: item,
        in: item.frame.map(drawn.onCanvas)
          ?? Rect(centerX: x, centerY: frame.minY + 18, width: 25, height: 25),
        paint: paint)
      svg.word(
        item.title ?? "", at: Point(x: x, y: frame.minY + 44), room: width - 6, anchor: .middle,
        WordStyle(size: 10, weight: 500, paint: paint))
      if let badge = item.badge {
        drawBadge(badge, of: item, at: Point(x: x + 4, y: frame.minY + 2))
      }
    }
  }

  /// Draws the image of an item; an item without one has only a title.
  private mutating func drawImage(of item: Item, in rect: Rect, paint: Paint) {
    guard let name = item.image else { return }
    if item.isOriginal == true, hasContents(of: name) {
      drawContents(of: name, in: rect, radius: 0, paint: nil)
    } else {
      drawTemplate(named: name, in: rect, paint: paint)
    }
  }

  /// Draws a badge, whose text is white on red unless the app has chosen another color.
  private mutating func drawBadge(_ text: String, of item: Item, at corner: Point) {
    let height = 18.0
    let words = WordWidth.estimate(text, size: 13)
    let frame = Rect(x: corner.x, y: corner.y, width: max(height, words + 10), height: height)
    svg.rect(
      frame, radius: height / 2, fill: item.badgeColor.map(palette.paint) ?? palette[.systemRed])
    svg.word(
      text, at: Point(x: frame.midX, y: frame.midY + 4.5), room: frame.width - 4, anchor: .middle,
      WordStyle(size: 13, paint: .white))
  }

  private mutating func drawBar(_ drawn: DrawnView, lineAtTop: Bool) {
    if let color = drawn.control.tints?.main {
      guard color.alpha > 0 else { return }
      // Behind the status bar and the home indicator, too, unlike the background color of the view.
      var frame = drawn.frame
      if lineAtTop {
        frame.size.height += drawn.spaceBelow
      } else {
        frame.origin.y -= drawn.spaceAbove
        frame.size.height += drawn.spaceAbove
      }
      svg.rect(frame, fill: palette.paint(color))
    } else if drawn.view.appearance.backgroundColor == nil {
      svg.rect(drawn.frame, fill: palette.isDark ? Paint("1D1D1F", 0.96) : Paint("F9F9FA", 0.96))
    }
    let y = lineAtTop ? drawn.frame.minY : drawn.frame.maxY
    svg.line(
      Point(x: drawn.frame.minX, y: y), Point(x: drawn.frame.maxX, y: y),
      Stroke(paint: palette[.separator], width: 0.5))
  }

  /// Draws one item of a bar and returns the width it takes.
  private mutating func drawBarItem(
    _ item: Item, in drawn: DrawnView, row: Rect, x: Double, anchor: SVGText.Anchor
  ) -> Double {
    let width = Self.barItemWidth(item)
    let paint = item.tint.map(palette.paint) ?? drawn.tint
    if let image = item.image {
      let left = anchor == .end ? x - width : x
      var rect = Rect(x: left, y: row.midY - width / 2, width: width, height: width)
      // A symbol is drawn in a square, with space at its sides.
      if item.frame != nil {
        let side = max(row.width, row.height)
        rect =
          hasContents(of: image)
          ? row : Rect(centerX: row.midX, centerY: row.midY, width: side, height: side)
      }
      drawImage(of: item, in: rect, paint: paint)
    } else if let title = item.title, item.placement?.isSpace != true {
      svg.word(
        title, at: Point(x: x, y: row.midY + 6), width: width, anchor: anchor,
        WordStyle(size: 17, paint: paint))
    }
    return width
  }

  private static func barItemWidth(_ item: Item) -> Double {
    if item.image != nil { return 24 }
    return item.title.map { WordWidth.estimate($0, size: 17) } ?? 0
  }
}

extension LayoutSnapshot.ControlState.Item.Placement {
  /// Whether nothing is drawn at the place.
  fileprivate var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
