package import LayoutGeometry

/// Directed constraints in order of evaluation.
///
/// A node is an axis of an item with the one or two rules that determine it. It comes after the
/// nodes that its rules read. The order is computed once and is valid for all sizes of the
/// container.
///
/// Invariant: a node comes after every node that it reads.
package struct DirectedGraph {
  struct Node {
    let item: Int
    let axis: LayoutAxis
    var rules: [DirectedRule] = []
  }

  private(set) var order: [Node] = []
  private let items: [DirectedItem]

  /// The items whose frames the rules determine, each once, sorted by index.
  package let targets: [Int]

  /// Whether there is nothing to compute.
  package var isEmpty: Bool { order.isEmpty }

  /// Sorts rules.
  ///
  /// - Throws: The error of the first invalid rule, or of their order.
  /// - Complexity: O(*n*), where *n* is the number of rules, in addition to sorting the targets.
  package init(_ rules: [DirectedRule], items: [DirectedItem]) throws(DirectedLayoutError) {
    self.items = items
    targets = Set(rules.map { $0.target }).sorted()
    var nodes: [Node] = []
    var places: [Int: Int] = [:]
    for rule in rules {
      let axis = rule.attribute.axis
      let key = Self.key(rule.target, axis)
      let place = places[key] ?? nodes.count
      if place == nodes.count {
        places[key] = place
        nodes.append(Node(item: rule.target, axis: axis))
      }
      nodes[place].rules.append(rule)
    }
    for node in nodes { try Self.check(node, items) }
    order = try Self.sorted(nodes, places, items)
  }

  private static func key(_ item: Int, _ axis: LayoutAxis) -> Int {
    item * 2 + (axis == .horizontal ? 0 : 1)
  }

  private static func name(
    _ node: Node, _ items: [DirectedItem]
  ) -> DirectedLayoutError.Node {
    DirectedLayoutError.Node(
      name: items[node.item].name, identity: items[node.item].identity, axis: node.axis)
  }

  // MARK: Checking

  private static func check(_ node: Node, _ items: [DirectedItem]) throws(DirectedLayoutError) {
    var seen: [CAConstraintAttribute] = []
    for rule in node.rules {
      let name = Self.name(node, items)
      guard !seen.contains(rule.attribute) else {
        throw .duplicateAttribute(name, rule.attribute)
      }
      seen.append(rule.attribute)
      guard rule.scale.isFinite, rule.offset.isFinite else {
        throw .notFinite(name, rule.attribute)
      }
      switch rule.source {
      case .container: break
      case .unknown(let source):
        throw .unknownSource(name, rule.attribute, name: source)
      case .item(node.item) where rule.sourceAttribute.axis == node.axis:
        throw .selfDependency(name, rule.attribute, from: rule.sourceAttribute)
      case .item: break
      }
    }
    guard seen.count <= 2 else { throw .overConstrained(name(node, items), seen) }
  }

  // MARK: Order

  /// Returns the nodes, each after those that it reads, otherwise in their original order
  /// (`caconstraint:K2.5`).
  ///
  /// A depth-first search with an explicit stack, because chains can be long.
  private static func sorted(
    _ nodes: [Node], _ places: [Int: Int], _ items: [DirectedItem]
  ) throws(DirectedLayoutError) -> [Node] {
    let sources = nodes.map { node in
      node.rules.compactMap { rule -> Int? in
        guard case .item(let item) = rule.source else { return nil }
        return places[key(item, rule.sourceAttribute.axis)]
      }
    }
    var ordered: [Node] = []
    ordered.reserveCapacity(nodes.count)
    var isDone = [Bool](repeating: false, count: nodes.count)
    var depth = [Int?](repeating: nil, count: nodes.count)
    for first in nodes.indices where !isDone[first] {
      var path = [(node: first, next: 0)]
      depth[first] = 0
      while let (node, next) = path.last {
        guard next < sources[node].count else {
          isDone[node] = true
          depth[node] = nil
          ordered.append(nodes[node])
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let source = sources[node][next]
        if isDone[source] { continue }
        if let start = depth[source] {
          throw .cycle(path[start...].map { name(nodes[$0.node], items) })
        }
        depth[source] = path.count
        path.append((source, 0))
      }
    }
    return ordered
  }

  // MARK: Evaluating

  /// Computes the frames of the items from the container's bounds and their present frames.
  ///
  /// - Returns: Negative lengths, which are replaced by 0.
  /// - Throws: An error if a result is not finite. The content of `frames` is then undefined.
  /// - Complexity: O(*n*), where *n* is the number of rules.
  package func evaluate(
    in bounds: LayoutRect, frames: inout [LayoutRect]
  ) throws(DirectedLayoutError) -> [DirectedLayoutError] {
    var findings: [DirectedLayoutError] = []
    for node in order {
      var given = AxisPlacement.Given()
      for rule in node.rules {
        var read = bounds
        if case .item(let source) = rule.source { read = frames[source] }
        let value = read.value(of: rule.sourceAttribute) * rule.scale + rule.offset
        guard value.isFinite else { throw .notFinite(Self.name(node, items), rule.attribute) }
        given.set(rule.attribute, value)
      }
      var placed = AxisPlacement(given, present: frames[node.item].placement(node.axis))
      if placed.length < 0 {
        findings.append(.negativeLength(Self.name(node, items), placed.length))
        // The given value is kept: the far edge or the center.
        if given.min == nil, given.max != nil {
          placed.start += placed.length
        } else if given.min == nil, given.mid != nil {
          placed.start += placed.length / 2
        }
        placed.length = 0
      }
      guard placed.start.isFinite, placed.length.isFinite else {
        throw .notFinite(
          Self.name(node, items), node.rules.first?.attribute ?? .minX)
      }
      frames[node.item].place(node.axis, placed)
    }
    return findings
  }
}

extension LayoutRect {
  fileprivate func placement(_ axis: LayoutAxis) -> AxisPlacement {
    axis == .horizontal
      ? AxisPlacement(start: x, length: width) : AxisPlacement(start: y, length: height)
  }

  fileprivate mutating func place(_ axis: LayoutAxis, _ placed: AxisPlacement) {
    if axis == .horizontal {
      (x, width) = (placed.start, placed.length)
    } else {
      (y, height) = (placed.start, placed.length)
    }
  }
}
