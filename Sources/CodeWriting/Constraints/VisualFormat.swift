internal import InterfaceBuilder
internal import LayoutGeometry

/// Rows of views in the visual format language.
struct VisualFormat {
  /// The format, such as `H:|-20-[icon(24)]-8-[label]-20-|`.
  let text: String
  /// The names of the views.
  let views: [String]

  /// Takes rows out of constraints.
  ///
  /// A row consists of constraints from the trailing or bottom edge of a view to the leading or top edge of the next
  /// sibling, or of one view between both edges of its superview. Fixed lengths of its views, and distances to the edges
  /// of their superview, are part of it.
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
    guard let (views, links) = chain(in: constraints) ?? single(in: constraints) else { return nil }
    var used = Set(links)
    var text = axis == .horizontal ? "H:" : "V:"
    if let edge = constraints.firstIndex(where: { isEdge($0, views.first, start) }) {
      used.insert(edge)
      text += "|" + gap(constraints[edge], isEnd: false)
    }
    for (index, view) in views.enumerated() {
      text += "[\(view.name)\(size(of: view, in: constraints, &used))]"
      if index < links.count { text += gap(constraints[links[index]], isEnd: false) }
    }
    if let edge = constraints.firstIndex(where: { isEdge($0, views.last, end) }) {
      used.insert(edge)
      text += gap(constraints[edge], isEnd: true) + "|"
    }
    constraints = constraints.indices.filter { !used.contains($0) }.map { constraints[$0] }
    return VisualFormat(text: text, views: views.map(\.name))
  }

  /// The first siblings beside each other, with the indices of the constraints between them.
  private func chain(in constraints: [CodeConstraint]) -> (views: [CodeItem], links: [Int])? {
    let all = constraints.indices.filter { isLink(constraints[$0]) }
    guard let first = all.first else { return nil }
    var views = [constraints[first].second, constraints[first].first].compactMap { $0 }
    var links = [first]
    while let next = all.first(where: {
      !links.contains($0) && constraints[$0].second == views.last
        && !views.contains(constraints[$0].first)
    }) {
      links.append(next)
      views.append(constraints[next].first)
    }
    while let previous = all.first(where: {
      !links.contains($0) && constraints[$0].first == views.first
        && !(constraints[$0].second.map(views.contains) ?? true)
    }) {
      links.insert(previous, at: 0)
      if let view = constraints[previous].second { views.insert(view, at: 0) }
    }
    return (views, links)
  }

  /// The first view between both edges of its superview.
  private func single(in constraints: [CodeConstraint]) -> (views: [CodeItem], links: [Int])? {
    var ids: [LayoutAttribute: Set<String>] = [:]
    for constraint in constraints where isLegal(constraint.first.name) {
      for edge in [start, end] where isEdge(constraint, constraint.first, edge) {
        ids[edge, default: []].insert(constraint.first.viewID)
      }
    }
    let both = ids[start, default: []].intersection(ids[end, default: []])
    let view = constraints.lazy.map(\.first).first { $0.kind == .view && both.contains($0.viewID) }
    return view.map { ([$0], []) }
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
