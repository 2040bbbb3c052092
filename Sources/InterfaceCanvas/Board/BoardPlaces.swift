internal import LayoutGeometry

/// Gives the scenes of a board their places, so that none overlaps another.
struct BoardPlaces {
  /// The scenes at their places, in the given order.
  private(set) var nodes: [DocumentBoard.Node]

  /// The least distance between two scenes, in which titles and arrows have space.
  private static let gap = 120.0
  /// The most scenes whose distances are compared; more stand in rows.
  private static let mostScenes = 200

  init(_ drafts: [DocumentBoard.Draft]) {
    nodes = drafts.map(\.node)
    let placed = drafts.indices.filter { drafts[$0].location != nil }
    var frames: [Int: LayoutRect] = [:]
    if placed.count <= Self.mostScenes {
      var row = placed.map { index in
        let location = drafts[index].location ?? LayoutPoint(x: 0, y: 0)
        return LayoutRect(
          origin: location,
          size: LayoutSize(width: nodes[index].frame.width, height: nodes[index].frame.height))
      }
      Self.insertSpace(&row)
      frames = Dictionary(uniqueKeysWithValues: zip(placed, row))
    }
    let left = frames.values.map(\.x).min() ?? 0
    let top = frames.values.map(\.y).min() ?? 0
    var y = frames.values.map { $0.y + $0.height - top + Self.gap }.max() ?? 0
    for (index, frame) in frames { move(index, frame.x - left, frame.y - top) }
    // About as wide as high.
    let rest = nodes.indices.filter { frames[$0] == nil }
    let area = rest.reduce(0) {
      $0 + (nodes[$1].frame.width + Self.gap) * (nodes[$1].frame.height + Self.gap)
    }
    var (x, row) = (0.0, 0.0)
    for index in rest {
      let size = nodes[index].frame
      if x > 0, x + size.width > (1.6 * area).squareRoot() {
        y += row + Self.gap
        (x, row) = (0, 0)
      }
      move(index, x, y)
      x += size.width + Self.gap
      row = max(row, size.height)
    }
  }

  private mutating func move(_ index: Int, _ x: Double, _ y: Double) {
    (nodes[index].frame.x, nodes[index].frame.y) = (x, y)
    for part in nodes[index].parts.indices {
      nodes[index].parts[part].frame.x += x
      nodes[index].parts[part].frame.y += y
    }
  }

  private static func areTooNear(_ one: LayoutRect, _ other: LayoutRect) -> Bool {
    // A thousandth less, as places are products.
    let gap = gap - 1e-3
    return one.x < other.x + other.width + gap && other.x < one.x + one.width + gap
      && one.y < other.y + other.height + gap && other.y < one.y + one.height + gap
  }

  /// Moves everything to the right of a scene, or everything below it, until it is free of the one before.
  ///
  /// Rows and columns stay what they are, because whatever begins at the same place moves as far.
  private static func insertSpace(_ frames: inout [LayoutRect]) {
    // Each step frees a pair that never meets again; scenes at the same place are moved one by one.
    for _ in 0..<4 * frames.count {
      guard let (before, after, isAcross) = overlap(frames) else { return }
      let place: WritableKeyPath<LayoutRect, Double> = isAcross ? \.x : \.y
      let length: KeyPath<LayoutRect, Double> = isAcross ? \.width : \.height
      let start = frames[after][keyPath: place]
      let needed = frames[before][keyPath: place] + frames[before][keyPath: length] + gap - start
      for index in frames.indices
      where index == after || frames[index][keyPath: place] >= start && index != before {
        frames[index][keyPath: place] += needed
      }
    }
    // Many at the same place.
    for index in frames.indices {
      while let other = frames[..<index].first(where: { areTooNear($0, frames[index]) }) {
        frames[index].x = other.x + other.width + gap
      }
    }
  }

  /// Returns the topmost pair that is too near, and whether the second stands beside the first.
  private static func overlap(_ frames: [LayoutRect]) -> (Int, Int, isAcross: Bool)? {
    let order = frames.indices.sorted {
      (frames[$0].y, frames[$0].x, $0) < (frames[$1].y, frames[$1].x, $1)
    }
    for (place, after) in order.enumerated() {
      for before in order[..<place] where areTooNear(frames[before], frames[after]) {
        let (across, down) = (
          frames[after].x - frames[before].x, frames[after].y - frames[before].y
        )
        guard abs(across) >= down else { return (before, after, false) }
        return across >= 0 ? (before, after, true) : (after, before, true)
      }
    }
    return nil
  }
}
