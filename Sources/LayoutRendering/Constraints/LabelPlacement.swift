import LayoutSnapshot

/// Finds positions for labels that cover few other labels and lines.
///
/// Obstacles are stored in a grid, so that each label is compared only with those nearby.
struct LabelPlacement {
  typealias Rect = LayoutSnapshot.Rect

  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  private struct Obstacle {
    var rect: Rect
    var cost: Double
    var owner: Int?
  }

  private static let cellSize = 64.0
  private static let labelCost = 40.0
  private static let lineCost = 4.0
  private static let outsideCost = 100.0
  /// More than all other costs together: text is never covered where there is another place.
  private static let textCost = 10_000.0

  /// If all elements are at one position, no position is suitable, and the search ends.
  private static let mostObstaclesInCell = 96
  private static let mostBarsOfItem = 12

  private struct Bar: Hashable {
    var isHorizontal: Bool
    var rect: Rect
  }

  /// The number of obstacles with which a label in the most crowded cell is compared.
  var mostObstacles: Int { cells.values.map(\.count).max() ?? 0 }

  private let canvas: Rect
  private var cells: [Cell: [Obstacle]] = [:]
  private var bars: [Bar: [String]] = [:]

  init(canvas: Rect) {
    self.canvas = canvas
  }

  /// Returns how many bars an item already has along an axis, or `nil` when one says the same.
  ///
  /// Many equal sizes refer to one item; it is marked once.
  mutating func rankOfBar(along axis: LayoutAxis, of rect: Rect, _ label: String) -> Int? {
    let bar = Bar(isHorizontal: axis == .horizontal, rect: rect)
    let others = bars[bar] ?? []
    guard !others.contains(label) else { return nil }
    if others.count < Self.mostBarsOfItem { bars[bar] = others + [label] }
    return others.count
  }

  /// Records a line that labels of other owners should not cover.
  mutating func avoid(
    line start: LayoutSnapshot.Point, _ end: LayoutSnapshot.Point, owner: Int
  ) {
    let rect = Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
    add(Obstacle(rect: rect, cost: Self.lineCost, owner: owner))
  }

  /// Records text, which labels should not cover.
  mutating func avoid(text: Rect) {
    add(Obstacle(rect: text, cost: Self.textCost, owner: nil))
  }

  /// Returns the best place among candidates, given as centers in order of preference.
  ///
  /// The owner's own lines are ignored: a number may be placed on its line. The other candidates are
  /// considered only if all of the first cover text.
  ///
  /// - Precondition: There is at least one candidate.
  mutating func place(
    width: Double, height: Double, at candidates: [(x: Double, y: Double)],
    orElse others: [(x: Double, y: Double)] = [], owner: Int? = nil
  ) -> Rect {
    precondition(!candidates.isEmpty, "A label needs at least one place to stand")
    var best = Rect.zero
    var bestCost = Double.infinity
    func consider(_ centers: [(x: Double, y: Double)]) {
      for (index, center) in centers.enumerated() {
        let rect = Rect(centerX: center.x, centerY: center.y, width: width, height: height)
        let cost = self.cost(of: rect, owner: owner) + Double(index) / 2
        guard cost < bestCost else { continue }
        (best, bestCost) = (rect, cost)
      }
    }
    consider(candidates)
    if bestCost >= Self.textCost { consider(others) }
    add(Obstacle(rect: best.insetBy(-1), cost: Self.labelCost, owner: nil))
    return best
  }

  private func cost(of rect: Rect, owner: Int?) -> Double {
    var cost = 0.0
    let reach = canvas.insetBy(-12)
    if rect.minX < reach.minX || rect.maxX > reach.maxX || rect.minY < reach.minY
      || rect.maxY > reach.maxY
    {
      cost += Self.outsideCost
    }
    for cell in self.cells(of: rect) {
      for obstacle in cells[cell] ?? [] where obstacle.rect.intersection(rect) != nil {
        if owner == nil || obstacle.owner != owner { cost += obstacle.cost }
      }
    }
    return cost
  }

  private mutating func add(_ obstacle: Obstacle) {
    guard obstacle.rect.isDrawable else { return }
    for cell in cells(of: obstacle.rect)
    where cells[cell, default: []].count < Self.mostObstaclesInCell {
      cells[cell, default: []].append(obstacle)
    }
  }

  /// Returns the cells a rectangle touches; those far outside count as the edge's.
  private func cells(of rect: Rect) -> [Cell] {
    func index(_ value: Double, _ limit: Double) -> Int {
      Int((min(max(value, -Self.cellSize), limit + Self.cellSize) / Self.cellSize).rounded(.down))
    }
    var result: [Cell] = []
    for column in index(rect.minX, canvas.width)...index(rect.maxX, canvas.width) {
      for row in index(rect.minY, canvas.height)...index(rect.maxY, canvas.height) {
        result.append(Cell(column: column, row: row))
      }
    }
    return result
  }
}
