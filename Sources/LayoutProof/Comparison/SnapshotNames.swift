package import LayoutSnapshot

/// The names of a snapshot's views and guides.
package struct SnapshotNames {
  private var names: [String: String] = [:]

  package init(_ snapshot: LayoutSnapshot) {
    var counts: [String: Int] = [:]
    var guides: [(owner: String, guide: LayoutSnapshot.Guide)] = []
    snapshot.forEachView { placed in
      let view = placed.view
      var name = view.name ?? view.className
      if view.name == nil, let text = view.text?.string, !text.isEmpty {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        name = "'\(line.count > 25 ? line.prefix(24) + "…" : line)'"
      }
      names[view.id] = name
      counts[name, default: 0] += 1
      guides += view.layout.guides.map { (view.id, $0) }
    }
    for (id, name) in names where counts[name] ?? 0 > 1 { names[id] = "\(name)(\(id))" }
    for (owner, guide) in guides {
      let role = [.custom, .layer].contains(guide.role) ? guide.identifier : nil
      names[guide.id] = role ?? "\(names[owner] ?? owner)'s \(guide.role.words)"
    }
  }

  package subscript(id: String) -> String { names[id] ?? id }

  /// Describes a constraint, such as `'Title': the leading edge is that of Card plus 16`.
  func words(_ constraint: LayoutSnapshot.Constraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "is"
      case .lessThanOrEqual: "is at most"
      case .greaterThanOrEqual: "is at least"
      }
    var text =
      "the \(constraint.first.attribute.words) of \(self[constraint.first.item]) \(relation)"
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += " \(constraint.multiplier.inPoints) times" }
      text += " the \(second.attribute.words) of \(self[second.item])"
      if constraint.constant > 0 { text += " plus \(constraint.constant.inPoints)" }
      if constraint.constant < 0 { text += " minus \((-constraint.constant).inPoints)" }
    } else {
      text += " \(constraint.constant.inPoints)"
    }
    if constraint.priority < 1000 { text += ", at priority \(constraint.priority.inPoints)" }
    return text
  }
}

extension LayoutAttribute {
  fileprivate var words: String {
    switch name {
    case "left", "right", "leading", "trailing", "top", "bottom": "\(name) edge"
    case "centerX": "horizontal centre"
    case "centerY": "vertical centre"
    case "firstBaseline": "first baseline"
    case "lastBaseline": "last baseline"
    default: name
    }
  }
}

extension LayoutSnapshot.Guide.Role {
  fileprivate var words: String {
    switch self {
    case .custom: "guide"
    case .safeArea: "safe area"
    case .layoutMargins: "margins"
    case .readableContent: "readable width"
    case .keyboard: "keyboard guide"
    case .scrollContent: "content"
    case .scrollFrame: "visible frame"
    case .topBar: "top bar's guide"
    case .bottomBar: "bottom bar's guide"
    case .layer: "layer"
    }
  }
}
