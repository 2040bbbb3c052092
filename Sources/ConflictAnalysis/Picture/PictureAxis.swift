/// Where the views of a conflict are drawn along one axis: in the order that the constraints give, not to scale.
struct PictureAxis {
  /// A constraint, from one place of the axis to another.
  struct Span {
    let member: Int
    let from: Double
    let to: Double
    /// The item whose color it has.
    let item: Int
  }

  let isVertical: Bool
  /// The views and guides, in the order of their first members.
  private(set) var items: [Int] = []
  private(set) var spans: [Span] = []
  private(set) var parents: [Int: Int] = [:]
  private var places: [Int: Double] = [:]
  private let system: ConstraintSystem

  /// The least distances, in pixels.
  private enum Gap {
    static let inset = 14.0
    static let name = 28.0
    static func pin(_ isVertical: Bool) -> Double { isVertical ? 32 : 64 }
    /// Edges that coincide are drawn apart, so that their line has a place.
    static func zero(_ isVertical: Bool) -> Double { isVertical ? 27 : 44 }
    static func length(_ name: String, _ isVertical: Bool) -> Double {
      isVertical ? 46 : max(90, PictureText.width(name) + 24)
    }
  }

  init(_ members: [Int], isVertical: Bool, in system: ConstraintSystem) {
    self.system = system
    self.isVertical = isVertical
    for member in members {
      for anchor in system.statements[member].anchors
      where anchor.isVertical == isVertical && !items.contains(anchor.item) {
        items.append(anchor.item)
      }
    }
    for item in items {
      var next = system.items[item].parent
      var steps = 0
      while let parent = next, steps < system.items.count {
        if parent != item, items.contains(parent) {
          parents[item] = parent
          break
        }
        next = system.items[parent].parent
        steps += 1
      }
    }
    adoptNeighbours(members)
    place(members)
    stretch()
    for member in members { addSpan(member) }
  }

  func start(_ item: Int) -> Double { places[2 * item] ?? 0 }
  func end(_ item: Int) -> Double { places[2 * item + 1] ?? 0 }
  var length: Double { places.values.max() ?? 0 }

  private func point(_ anchor: ConstraintSystem.Anchor) -> Int? {
    switch anchor.part {
    case .start, .baseline: 2 * anchor.item
    case .end: 2 * anchor.item + 1
    case .center, .length: nil
    }
  }

  // MARK: Order

  private typealias Edge = (from: Int, to: Int, gap: Double)

  /// Places the edges as near to the beginning as the distances permit; those that would form a circle, as
  /// constraints of a conflict can, are left out.
  private mutating func place(_ members: [Int]) {
    var edges: [Edge] = []
    func add(_ from: Int, _ to: Int, _ gap: Double) {
      let trial = edges + [(from, to, gap)]
      if let found = solved(trial) {
        edges = trial
        places = found
      }
    }
    for item in items {
      add(2 * item, 2 * item + 1, Gap.length(system.items[item].name, isVertical))
    }
    for member in members {
      let statement = system.statements[member]
      guard let first = statement.first, let second = statement.second,
        first.isVertical == isVertical, second.isVertical == isVertical,
        let one = point(first), let two = point(second), one != two
      else { continue }
      let offset = statement.writtenConstant ?? 0
      let isNested = parents[first.item] == second.item || parents[second.item] == first.item
      if offset != 0 {
        add(offset > 0 ? two : one, offset > 0 ? one : two, Gap.pin(isVertical))
      } else if first.part == second.part, isNested {
        let isFirstInner = parents[first.item] == second.item
        let goesOn = isFirstInner == (first.part == .start)
        add(goesOn ? two : one, goesOn ? one : two, Gap.zero(isVertical))
      } else if first.part == second.part {
        add(one, two, 0)
        add(two, one, 0)
      } else {
        let follows = first.part == .start
        add(follows ? two : one, follows ? one : two, Gap.zero(isVertical))
      }
    }
    for item in items {
      guard let parent = parents[item] else { continue }
      add(2 * parent, 2 * item, isVertical ? Gap.name : Gap.inset)
      add(2 * item + 1, 2 * parent + 1, Gap.inset)
    }
  }

  /// Draws a view whose superview is not known in that of its neighbour.
  private mutating func adoptNeighbours(_ members: [Int]) {
    var isDone = false
    while !isDone {
      isDone = true
      for member in members {
        let statement = system.statements[member]
        guard let first = statement.first, let second = statement.second,
          first.isVertical == isVertical, first.part != second.part, point(first) != nil,
          point(second) != nil
        else { continue }
        for (one, two) in [(first.item, second.item), (second.item, first.item)] {
          guard parents[one] == nil, let parent = parents[two], !isAncestor(one, of: parent)
          else { continue }
          parents[one] = parent
          isDone = false
        }
      }
    }
  }

  private func isAncestor(_ item: Int, of inner: Int) -> Bool {
    var next: Int? = inner
    while let place = next {
      if place == item { return true }
      next = parents[place]
    }
    return false
  }

  /// Makes a short picture larger, so that the page has no empty side.
  private mutating func stretch() {
    let usual = isVertical ? 220.0 : 560
    guard length > 0, length < usual else { return }
    let factor = min(usual / length, isVertical ? 1.4 : 2.5)
    places = places.mapValues { $0 * factor }
  }

  /// Returns the least places that keep the distances; nil if there are none.
  private func solved(_ edges: [Edge]) -> [Int: Double]? {
    var found: [Int: Double] = [:]
    for item in items { (found[2 * item], found[2 * item + 1]) = (0, 0) }
    for _ in 0...found.count {
      var isDone = true
      for edge in edges {
        let least = (found[edge.from] ?? 0) + edge.gap
        if (found[edge.to] ?? 0) < least - 1e-9 {
          found[edge.to] = least
          isDone = false
        }
      }
      if isDone { return found }
    }
    return nil
  }

  // MARK: Constraints

  private mutating func addSpan(_ member: Int) {
    let statement = system.statements[member]
    guard let first = statement.first else { return }
    func place(_ anchor: ConstraintSystem.Anchor) -> Double {
      point(anchor).flatMap { places[$0] } ?? (start(anchor.item) + end(anchor.item)) / 2
    }
    if first.isVertical == isVertical {
      if first.part == .length {
        spans.append(
          Span(member: member, from: start(first.item), to: end(first.item), item: first.item))
      } else if let second = statement.second, second.isVertical == isVertical {
        let inner = parents[second.item] == first.item ? second.item : first.item
        let (one, two) = (place(first), place(second))
        spans.append(Span(member: member, from: min(one, two), to: max(one, two), item: inner))
      } else {
        // A position relative to a superview that is not a member.
        spans.append(Span(member: member, from: 0, to: place(first), item: first.item))
      }
    } else if let second = statement.second, second.isVertical == isVertical,
      second.part == .length
    {
      spans.append(
        Span(member: member, from: start(second.item), to: end(second.item), item: second.item))
    }
  }

  // MARK: Lanes

  /// Returns the lane of each range, so that those in one lane do not overlap.
  static func lanes(_ ranges: [(from: Double, to: Double)]) -> [Int] {
    var ends: [Double] = []
    var lanes = Array(repeating: 0, count: ranges.count)
    let order = ranges.indices.sorted { (ranges[$0].from, $0) < (ranges[$1].from, $1) }
    for index in order {
      let lane = ends.firstIndex { $0 <= ranges[index].from + 0.5 } ?? ends.count
      if lane == ends.count { ends.append(0) }
      ends[lane] = ranges[index].to
      lanes[index] = lane
    }
    return lanes
  }
}

/// Estimates for texts of a picture.
package enum PictureText {
  /// The width of a text of 13 pixels, which is rather too great than too small.
  static func width(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 13.5 : 7.8) }
  }

  /// Returns a text in lines of at most a number of characters.
  package static func lines(_ text: String, _ length: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count >= length {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
