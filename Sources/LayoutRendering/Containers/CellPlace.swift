import LayoutSnapshot

/// How a cell lies among its neighbors: separators and round corners follow from it.
struct CellPlace {
  /// Whether no cell lies directly above.
  var isFirst: Bool

  /// Whether no cell lies directly below.
  var isLast: Bool

  /// Whether cells in a row form a rounded group.
  var roundsGroup: Bool

  /// The line below the cell in its bounds, if the list determines it.
  var separator: LayoutSnapshot.ControlState.Group.Separator?

  static let groupRadius = 10.0

  /// Creates the place that a list gives a cell.
  init(_ group: LayoutSnapshot.ControlState.Group) {
    (isFirst, isLast, roundsGroup) = (group.isFirst, group.isLast, group.isRounded)
    separator = group.separator
  }

  init(isFirst: Bool, isLast: Bool, roundsGroup: Bool) {
    (self.isFirst, self.isLast, self.roundsGroup) = (isFirst, isLast, roundsGroup)
  }

  /// Returns the places of the cells among a table's subviews, by index.
  static func places(in table: LayoutSnapshot.View) -> [Int: Self] {
    let cells = table.subviews.enumerated()
      .filter { $0.element.kind == .cell && !$0.element.isHidden }
    // Edges to half a point: neighbors meet exactly, or a rounding step apart.
    func edge(_ y: Double) -> Int { y.isFinite && abs(y) < 1e9 ? Int((y * 2).rounded()) : 0 }
    let tops = Set(cells.map { edge($0.element.frame.minY) })
    let bottoms = Set(cells.map { edge($0.element.frame.maxY) })
    var places: [Int: Self] = [:]
    for (index, cell) in cells {
      places[index] = CellPlace(
        isFirst: !bottoms.contains(edge(cell.frame.minY)),
        isLast: !tops.contains(edge(cell.frame.maxY)),
        roundsGroup: table.control?.style == .insetGrouped)
    }
    return places
  }
}
