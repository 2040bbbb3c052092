extension Typesetter {
  /// Measures all characters and finds the line break opportunities.
  static func cells(
    of text: StyledText, string: String, measurer: some TextMeasurer
  ) -> [TextCell] {
    var cells: [TextCell] = []
    cells.reserveCapacity(string.utf8.count)
    var characters: [LineBreaker.Character] = []
    characters.reserveCapacity(string.utf8.count)
    var clusters: [TextCluster] = []
    var offset = 0
    for (number, run) in text.runs.enumerated() {
      clusters.removeAll(keepingCapacity: true)
      measurer.appendClusters(of: run.text, in: run.font, to: &clusters)
      var start = run.text.startIndex
      for cluster in clusters {
        let end = run.text.utf8.index(start, offsetBy: cluster.utf8Count)
        offset += cluster.utf8Count
        let scalars = run.text[start..<end].unicodeScalars
        start = end
        let (character, kind) = classify(scalars)
        characters.append(character)
        let takesRoom = kind != .newline && kind != .softHyphen && kind != .tab
        var cell = TextCell(
          advance: takesRoom ? cluster.advance + run.letterSpacing : 0,
          kerning: cluster.kerning, end: offset, run: number, kind: kind,
          breakAfter: .prohibited, estimates: cluster.estimates)
        if let attachment = run.attachment {
          (cell.advance, cell.kerning) = (attachment.width, 0)
          (cell.kind, cell.estimates) = (.glyph, [])
        }
        cells.append(cell)
      }
      precondition(
        start == run.text.endIndex, "A measurer's clusters must add up to the text: \(run.text)")
    }
    let breaks = LineBreaker(characters).breaksAfter()
    for index in cells.indices { cells[index].breakAfter = breaks[index] }
    return cells
  }

  private static func classify(
    _ scalars: Substring.UnicodeScalarView
  ) -> (LineBreaker.Character, TextCell.Kind) {
    guard let first = scalars.first else {
      return (LineBreaker.Character(kind: .wordJoiner), .glyph)
    }
    var kind = LineBreakClass(first)
    let cellKind: TextCell.Kind
    switch (first.value, kind) {
    case (_, .mandatory): cellKind = .newline
    case (0x09, _): cellKind = .tab
    case (0xAD, _): cellKind = .softHyphen
    case (0x20, _), (0x3000, _): cellKind = .space
    case (0x1680...0x205F, .breakAfter) where first.properties.generalCategory == .spaceSeparator:
      cellKind = .space
    default: cellKind = .glyph
    }
    var endsWithJoiner = false
    if first.value >= 0x80 || scalars.dropFirst().first != nil {
      // Characters that a variation selector makes emoji break like emoji.
      for scalar in scalars.dropFirst() {
        if scalar.value == 0xFE0F && first.value >= 0x2000 { kind = .ideograph }
        endsWithJoiner = scalar.value == 0x200D
      }
    }
    if first.value == 0x200D && scalars.dropFirst().isEmpty { endsWithJoiner = true }
    return (
      LineBreaker.Character(
        kind: kind, isEastAsian: first.isEastAsian, endsWithJoiner: endsWithJoiner),
      cellKind
    )
  }
}
