internal import InterfaceBuilder
internal import LayoutGeometry

/// Rows of views in the visual format language.
struct VisualFormat {
  /// The format, such as `H:|-20-[icon(24)]-8-[label]-20-|`.
  let text: String
  /// The names of the views.
  let views: [String]

  /// Takes rows of at least two views out of constraints.
  ///
  /// A row consists of constraints from the trailing or bottom edge of a view to the leading or top edge of the next
  /// sibling. Fixed lengths of its views, and distances to the edges of their superview, are part of it.
  static func rows(
    in constraints: inout [CodeConstraint], superviews: [String: String]
  ) -> [VisualFormat] {
    var rows: [VisualFormat] = []
    for axis in [LayoutAxis.horizontal, .vertical] {
      let finder = RowFinder(axis: axis, superviews: superviews)
      while let row = finder.row(in: &constraints) { rows.append(row) }
    }
    return rows
  }
}

private struct RowFinder {
  let axis: LayoutAxis
  let superviews: [String: String]

  private var start: LayoutAttribute { axis == .horizontal ? .leading : .top }
  private var end: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
  private var length: LayoutAttribute { axis == .horizontal ? .width : .height }

  /// Finds the first row and removes its constraints.
  func row(in constraints: inout [CodeConstraint]) -> VisualFormat? {
    let links = constraints.indices.filter { isLink(constraints[$0]) }
    guard let first = links.first else { return nil }
    var used: Set<Int> = [first]
    var chain = [constraints[first].second, constraints[first].first].compactMap { $0 }
    var links2 = [first]
    while let next = links.first(where: {
      !used.contains($0) && constraints[$0].second == chain.last
        && !chain.contains(constraints[$0].first)
    }) {
      used.insert(next)
      links2.append(next)
      chain.append(constraints[next].first)
    }
    while let previous = links.first(where: {
      !used.contains($0) && constraints[$0].first == chain.first
        && !(constraints[$0].second.map(chain.contains) ?? true)
    }) {
      used.insert(previous)
      links2.insert(previous, at: 0)
      if let view = constraints[previous].second { chain.insert(view, at: 0) }
    }
    guard chain.allSatisfy({ isLegal($0.name) }) else {
      // The format has no such names; the links stay as anchors.
      return nil
    }
    var text = axis == .horizontal ? "H:" : "V:"
    if let edge = constraints.indices.first(where: { isEdge(constraints[$0], chain.first, start) })
    {
      used.insert(edge)
      text += "|" + gap(constraints[edge], isEnd: false)
    }
    for (index, view) in chain.enumerated() {
      text += "[\(view.name)\(size(of: view, in: constraints, &used))]"
      if index < links2.count { text += gap(constraints[links2[index]], isEnd: false) }
    }
    if let edge = constraints.indices.first(where: { isEdge(constraints[$0], chain.last, end) }) {
      used.insert(edge)
      text += gap(constraints[edge], isEnd: true) + "|"
    }
    constraints = constraints.indices.filter { !used.contains($0) }.map { constraints[$0] }
    return VisualFormat(text: text, views: chain.map(\.name))
  }

  private func isPlain(_ constraint: CodeConstraint) -> Bool {
    constraint.identifier == nil && constraint.property == nil && constraint.multiplier == 1
      && constraint.first.kind == .view && constraint.second?.kind != .guide
      && !SwiftText.number(constraint.constant).contains("e")
  }

  /// Whether a name consists of the characters that a format has: those of names in C.
  private func isLegal(_ name: String) -> Bool {
    !name.isEmpty
      && name.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private func isLink(_ constraint: CodeConstraint) -> Bool {
    guard isPlain(constraint), let second = constraint.second,
      constraint.firstAttribute == start, constraint.secondAttribute == end,
      constraint.constant >= 0,
      isLegal(constraint.first.name), isLegal(second.name)
    else { return false }
    let parent = superviews[constraint.first.viewID]
    return parent != nil && parent == superviews[second.viewID]
  }

  private func isEdge(
    _ constraint: CodeConstraint, _ view: CodeItem?, _ attribute: LayoutAttribute
  ) -> Bool {
    guard isPlain(constraint), constraint.first == view, constraint.firstAttribute == attribute,
      constraint.secondAttribute == attribute, let second = constraint.second
    else { return false }
    let isInside = attribute == start ? constraint.constant >= 0 : constraint.constant <= 0
    return isInside && superviews[constraint.first.viewID] == second.viewID
  }

  private func gap(_ constraint: CodeConstraint, isEnd: Bool) -> String {
    let constant =
      isEnd ? (constraint.constant == 0 ? 0 : -constraint.constant) : constraint.constant
    if constant == 0, constraint.relation == .equal, constraint.priority == 1000 { return "" }
    let number = SwiftText.number(constant)
    if constraint.relation == .equal, constraint.priority == 1000 { return "-\(number)-" }
    let relation = isEnd ? constraint.relation.reversed : constraint.relation
    return "-(\(sign(relation))\(number)\(priority(constraint)))-"
  }

  private func sign(_ relation: LayoutRelation) -> String {
    relation == .equal ? "" : relation.sign
  }

  private func priority(_ constraint: CodeConstraint) -> String {
    constraint.priority == 1000 ? "" : "@\(SwiftText.number(constraint.priority))"
  }

  /// The fixed lengths of a view, in parentheses.
  private func size(
    of view: CodeItem, in constraints: [CodeConstraint], _ used: inout Set<Int>
  ) -> String {
    var predicates: [String] = []
    for (index, constraint) in constraints.enumerated() {
      guard !used.contains(index), isPlain(constraint), constraint.first == view,
        constraint.firstAttribute == length, constraint.second == nil, constraint.constant >= 0
      else { continue }
      used.insert(index)
      predicates.append(
        sign(constraint.relation) + SwiftText.number(constraint.constant) + priority(constraint))
    }
    return predicates.isEmpty ? "" : "(\(predicates.joined(separator: ",")))"
  }
}
