internal import InterfaceBuilder
internal import LayoutGeometry

/// A document as the page lists it: its layout roots with views and constraints, and what is wrong.
struct DocumentAnswer {
  let document: InterfaceDocument
  private let islands: [Island]
  /// The names of views, guides and controllers, by id.
  private var names: [String: String] = [:]

  init(_ document: InterfaceDocument) {
    self.document = document
    islands = document.islands
    for island in islands {
      for view in island.views {
        names[view.id] = Self.name(of: view)
        for guide in view.guides {
          let owner = Self.name(of: view)
          names[guide.id] =
            switch guide.kind {
            case .safeArea: "\(owner)’s safe area"
            case .contentLayoutGuide: "\(owner)’s content"
            case .frameLayoutGuide: "\(owner)’s frame"
            case .keyboard: "the keyboard"
            case .other(let key): "\(owner)’s \(key)"
            }
        }
      }
      if let id = island.viewController?.topLayoutGuide { names[id] = "the top layout guide" }
      if let id = island.viewController?.bottomLayoutGuide { names[id] = "the bottom layout guide" }
    }
  }

  var json: JSON {
    var constraintCount = 0
    var viewCount = 0
    for island in islands {
      for view in island.views {
        viewCount += 1
        constraintCount += view.constraints.count
      }
    }
    return .object([
      ("kind", .text("document")),
      ("type", .text(document.kind.rawValue)),
      ("tools", .text(document.toolsVersionText)),
      ("device", .optional(document.device.map { "\($0.id), \($0.orientation)" })),
      ("usesAutoLayout", .flag(document.usesAutoLayout)),
      ("sceneCount", .number(document.scenes.count)),
      ("viewCount", .number(viewCount)),
      ("constraintCount", .number(constraintCount)),
      ("roots", .list(islands.map { root($0) })),
      ("findings", .list(findings)),
    ])
  }

  private func root(_ island: Island) -> JSON {
    var views: [JSON] = []
    list(island.root, depth: 0, to: &views)
    let kind =
      switch island.kind {
      case .viewControllerRoot: "view controller"
      case .topLevelView: "view"
      case .tableViewCell: "table cell"
      case .collectionViewCell: "collection cell"
      case .collectionReusableView: "collection header or footer"
      case .keyed(let key): key
      case .inside(let name): name
      }
    return .object([
      ("name", .text(island.displayName)), ("kind", .text(kind)),
      ("line", .number(island.root.position.line)), ("views", .list(views)),
    ])
  }

  private func list(_ view: ViewElement, depth: Int, to views: inout [JSON]) {
    var marks: [JSON] = []
    if view.isMisplaced { marks.append(.text("saved as misplaced")) }
    if view.isAmbiguous { marks.append(.text("saved as ambiguous")) }
    if view.isHidden { marks.append(.text("hidden")) }
    if view.isFixedFrame { marks.append(.text("fixed frame")) }
    let frame: JSON =
      view.frame.map {
        .list([.number($0.x), .number($0.y), .number($0.width), .number($0.height)])
      } ?? .null
    views.append(
      .object([
        ("depth", .number(depth)), ("id", .text(view.id)),
        ("name", .text(Self.name(of: view))), ("kind", .text(view.kind.elementName)),
        ("class", .optional(view.customClass)), ("line", .number(view.position.line)),
        ("frame", frame), ("isHidden", .flag(view.isHidden)), ("marks", .list(marks)),
        ("constraints", .list(view.constraints.map { constraint($0, in: view) })),
      ]))
    for member in view.islandMembers { list(member, depth: depth + 1, to: &views) }
  }

  private func constraint(_ constraint: ConstraintElement, in holder: ViewElement) -> JSON {
    func side(_ item: String?, _ attribute: LayoutAttribute) -> String {
      "\(item.map { name($0) } ?? Self.name(of: holder)).\(attribute.name)"
    }
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(side(constraint.firstItem, constraint.firstAttribute)) \(relation) "
    let constant = Self.number(abs(constraint.constant))
    if let attribute = constraint.secondAttribute {
      if constraint.multiplier.value != 1 {
        text += "\(Self.number(constraint.multiplier.value)) × "
      }
      text += side(constraint.secondItem, attribute)
      if constraint.constant != 0 { text += (constraint.constant < 0 ? " − " : " + ") + constant }
    } else {
      text += (constraint.constant < 0 ? "−" : "") + constant
    }
    if constraint.priority < 1000 { text += " @\(Self.number(constraint.priority))" }
    if constraint.isPlaceholder { text += " (removed at build time)" }
    return .object([
      ("text", .text(text)), ("line", .number(constraint.position.line)),
      ("id", .text(constraint.id)),
    ])
  }

  /// What the parser reports, then references of constraints that lead nowhere.
  private var findings: [JSON] {
    var all = document.findings.map {
      Self.finding($0.severity.rawValue, $0.message, $0.position)
    }
    for island in islands {
      for view in island.views {
        for constraint in view.constraints {
          for id in [constraint.firstItem, constraint.secondItem].compactMap({ $0 })
          where names[id] == nil
            && !document.findings.contains(where: { $0.position == constraint.position })
          {
            all.append(
              Self.finding(
                "error", "the constraint refers to '\(id)', which is not a view or guide here",
                constraint.position))
          }
        }
      }
    }
    return all
  }

  private static func finding(
    _ severity: String, _ message: String, _ position: SourcePosition
  ) -> JSON {
    .object([
      ("severity", .text(severity)), ("message", .text(message)),
      ("line", .number(position.line)), ("column", .number(position.column)),
    ])
  }

  private func name(_ id: String) -> String { names[id] ?? id }

  private static func name(of view: ViewElement) -> String {
    let text = view.text?.shownText ?? ""
    let candidates = [
      view.userLabel, view.customClass, text.isEmpty ? nil : "“\(text.prefix(24))”",
    ]
    return candidates.compactMap { $0 }.first { !$0.isEmpty }
      ?? "\(view.kind.elementName) \(view.id)"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }
}
