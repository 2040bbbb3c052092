/// The distance of each constraint from the far end of a container, along an axis.
///
/// The far end is the bottom or the trailing edge: constraints there can be violated without moving
/// the views before them.
struct FarEnd {
  private struct Node: Hashable {
    var item: Int
    var part: ConstraintSystem.Anchor.Part
    var isVertical: Bool

    init(_ item: Int, _ part: ConstraintSystem.Anchor.Part, _ isVertical: Bool) {
      self.item = item
      self.part = part
      self.isVertical = isVertical
    }

    /// A sort key that is the same in every run.
    var order: String { "\(item) \(part.rawValue) \(isVertical)" }

    init(_ anchor: ConstraintSystem.Anchor) {
      self.init(anchor.item, anchor.part, anchor.isVertical)
    }
  }

  private var distances: [Node: Double] = [:]
  private let system: ConstraintSystem

  /// Measures from the end of `item`, through the members of a conflict.
  init(of item: Int, isVertical: Bool, _ members: [Int], in system: ConstraintSystem) {
    self.system = system
    var links: [Node: [(Node, Double)]] = [:]
    var items: Set<Int> = []
    func link(_ a: Node, _ b: Node, _ cost: Double) {
      links[a, default: []].append((b, cost))
      links[b, default: []].append((a, cost))
    }
    for member in members {
      let statement = system.statements[member]
      for anchor in statement.anchors { items.insert(anchor.item) }
      guard let first = statement.first, let second = statement.second else { continue }
      let (a, b) = (Node(first), Node(second))
      // An item that fills another one, or that the system constrains to it, has its edge.
      link(a, b, statement.origin == .author && !statement.fills ? 1 : 0.1)
      if statement.relatesLengths {
        link(
          Node(first.item, .end, first.isVertical), Node(second.item, .end, second.isVertical), 1.5)
      }
    }
    for inner in items {
      // A path through the container itself, or a guide of it, has a great length.
      let isContainer =
        inner == item
        || system.items[inner].parent == item && system.items[inner].className.hasSuffix("Guide")
      let cost = isContainer ? 20.0 : 1
      for axis in [false, true] {
        for part in [ConstraintSystem.Anchor.Part.start, .center, .length, .baseline] {
          link(Node(inner, .end, axis), Node(inner, part, axis), cost)
        }
      }
    }
    var open: [Node: Double] = [Node(item, .end, isVertical): 0]
    while let next = open.min(by: {
      ($0.value, $0.key.order) < ($1.value, $1.key.order)
    }) {
      open[next.key] = nil
      distances[next.key] = next.value
      for (node, cost) in links[next.key] ?? [] where distances[node] == nil {
        open[node] = min(open[node] ?? .infinity, next.value + cost)
      }
    }
  }

  /// Returns the position of a member along the axis, counted from the far end.
  func position(of member: Int) -> Double {
    let anchors = system.statements[member].anchors
    let sum = anchors.reduce(0) { $0 + (distances[Node($1)] ?? 1e6) }
    return anchors.isEmpty ? 1e6 : sum / Double(anchors.count)
  }

  /// Returns the distance of a member; infinite if there is no path to it.
  func distance(of member: Int) -> Double {
    let statement = system.statements[member]
    let nearest = statement.anchors.map {
      distances[Node($0)] ?? .infinity
    }.min()
    guard var distance = nearest else { return .infinity }
    let parts = Set(statement.anchors.map { $0.part })
    // Edges come before centers, and centers before sizes.
    if parts.contains(.center) { distance += 1.5 }
    // A view that fills another has no distance to give up. People changed the inset inside of it in 6 of 7
    // public logs whose repair is known.
    if statement.fills { distance += 0.5 }
    if parts.contains(.length) { distance += 3 }
    return distance
  }
}
