internal import InterfaceBuilder
internal import LayoutGeometry

/// Constraints as SnapKit writes them, one block for each view.
struct SnapKitCode {
  let superviews: [String: String]

  /// Returns the blocks; constraints of layout guides, which SnapKit does not have as first item, are left over.
  func blocks(of constraints: [CodeConstraint]) -> (lines: [String], rest: [CodeConstraint]) {
    var lines: [String] = []
    var rest: [CodeConstraint] = []
    var order: [CodeItem] = []
    var members: [CodeItem: [CodeConstraint]] = [:]
    for constraint in constraints {
      guard constraint.first.kind == .view, constraint.property == nil,
        constraint.second?.name.hasSuffix("ContentGuide") != true
      else {
        rest.append(constraint)
        continue
      }
      if members[constraint.first] == nil { order.append(constraint.first) }
      members[constraint.first, default: []].append(constraint)
    }
    for item in order {
      let name = item.name.isEmpty ? "snp" : item.name + ".snp"
      lines.append("\(name).makeConstraints { make in")
      lines += statements(members[item] ?? []).map { "  " + $0 }
      lines.append("}")
    }
    return (lines, rest)
  }

  /// Attributes with the same right side are one statement: `make.top.bottom.equalToSuperview()`.
  private func statements(_ constraints: [CodeConstraint]) -> [String] {
    var groups: [(attributes: [LayoutAttribute], tail: String)] = []
    for constraint in constraints {
      let tail = tail(constraint)
      if let index = groups.firstIndex(where: { $0.tail == tail }), isMergeable(constraint) {
        groups[index].attributes.append(constraint.firstAttribute)
      } else {
        groups.append(([constraint.firstAttribute], tail))
      }
    }
    return groups.map { "make.\(Self.words($0.attributes)).\($0.tail)" }
  }

  private func isMergeable(_ constraint: CodeConstraint) -> Bool {
    constraint.second == nil || constraint.firstAttribute == constraint.secondAttribute
  }

  private static func words(_ attributes: [LayoutAttribute]) -> String {
    let edges: [LayoutAttribute] = [.top, .leading, .trailing, .bottom]
    if attributes.count == 4, edges.allSatisfy(attributes.contains) { return "directionalEdges" }
    switch Set(attributes) {
    case [.leading, .trailing]: return "directionalHorizontalEdges"
    case [.top, .bottom]: return "directionalVerticalEdges"
    case [.width, .height]: return "size"
    case [.centerX, .centerY]: return "center"
    default: return attributes.map { "\($0)" }.joined(separator: ".")
    }
  }

  /// A quotient of numbers with fractions: without a context of type `CGFloat`, `16 / 9` is 1.
  private static func quotient(_ text: String) -> String {
    guard text.contains(" / ") else { return text }
    return text.split(separator: " ").map { part in
      part == "/" || part.contains(".") ? String(part) : part + ".0"
    }.joined(separator: " ")
  }

  private func tail(_ constraint: CodeConstraint) -> String {
    let method = constraint.relation.name + "To"
    var text: String
    if let second = constraint.second {
      let isSame = constraint.firstAttribute == constraint.secondAttribute
      if isSame, second.kind == .view, superviews[constraint.first.viewID] == second.viewID {
        text = method + "Superview()"
      } else {
        let item = second.name.isEmpty ? "self" : second.name
        text =
          isSame
          ? "\(method)(\(item))"
          : "\(method)(\(second.name.isEmpty ? "" : second.name + ".")snp.\(constraint.secondAttribute))"
      }
      if constraint.multiplier != 1 {
        text += ".multipliedBy(\(Self.quotient(constraint.multiplierText)))"
      }
      if constraint.constant != 0 { text += ".offset(\(SwiftText.number(constraint.constant)))" }
    } else {
      text = "\(method)(\(SwiftText.number(constraint.constant)))"
    }
    if constraint.priority != 1000 {
      text += ".priority(\(SwiftText.number(constraint.priority)))"
    }
    if let identifier = constraint.identifier {
      text += ".labeled(\(SwiftText.string(identifier)))"
    }
    return text
  }
}
