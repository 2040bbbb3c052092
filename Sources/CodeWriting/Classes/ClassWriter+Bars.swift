internal import InterfaceBuilder

extension ClassWriter {
  /// Writes the properties of the controller and the items of its bars, and of bars that are views.
  mutating func writeBars() {
    if let controller = entry.island.viewController { write(controller) }
    for element in elements where !element.heldObjects.isEmpty {
      guard let bar = items[element.id]?.name else { continue }
      switch element.kind {
      case .toolbar:
        add(
          "setUpBars",
          ["\(bar).items = ["] + barItems(element.heldObjects).map { "  \($0)," } + ["]"])
      case .navigationBar:
        let members = element.heldObjects.filter { $0.name == "navigationItem" }.map {
          "UINavigationItem(title: \(SwiftText.string($0["title"] ?? "")))"
        }
        add("setUpBars", ["\(bar).items = [\(members.joined(separator: ", "))]"])
        for item in element.heldObjects where !item.members.isEmpty {
          add("setUpBars", [omit("bar button items of \(bar)", at: item.position)])
        }
      case .tabBar:
        let members = element.heldObjects.filter { $0.name == "tabBarItem" }.enumerated().map {
          let image = $1["image"].map { "UIImage(named: \(SwiftText.string($0)))" } ?? "nil"
          return
            "UITabBarItem(title: \(SwiftText.string($1["title"] ?? "")), image: \(image), tag: \($1["tag"] ?? "\($0)"))"
        }
        add("setUpBars", ["\(bar).items = ["] + members.map { "  \($0)," } + ["]"])
      default: break
      }
    }
  }

  private mutating func write(_ controller: ViewControllerElement) {
    var list = SettingList()
    list.set("title", controller.title.map { SwiftText.string($0) })
    if let edges = controller.extendedEdges {
      let names = ViewControllerElement.Edge.allCases.filter { edges.contains($0) }
      list.set(
        "edgesForExtendedLayout", "[\(names.map { "." + $0.rawValue }.joined(separator: ", "))]",
        standard: "[.top, .left, .bottom, .right]")
    }
    list.set(
      "extendedLayoutIncludesOpaqueBars", controller.extendedLayoutIncludesOpaqueBars,
      standard: false)
    list.set(
      "viewRespectsSystemMinimumLayoutMargins", controller.viewRespectsSystemMinimumLayoutMargins,
      standard: true)
    list.set("navigationItem.title", controller.navigationItem?.title.map { SwiftText.string($0) })
    list.set(
      "navigationItem.prompt", controller.navigationItem?.prompt.map { SwiftText.string($0) })
    if let mode = controller.navigationItem?.largeTitleDisplayMode {
      list.set("navigationItem.largeTitleDisplayMode", "." + mode, standard: ".automatic")
    }
    let lines = list.settings.filter { !$0.isStandard }.flatMap { $0.statements(of: "") }
    if !lines.isEmpty { add("setUpNavigationItem", lines) }
    for object in controller.heldObjects {
      switch object.name {
      case "navigationItem":
        for member in object.members { writeNavigation(member) }
      case "toolbarItems":
        let members = barItems(object.members)
        if !members.isEmpty {
          add("setUpBars", ["toolbarItems = ["] + members.map { "  \($0)," } + ["]"])
        }
      case "refreshControl":
        add("setUpViews", ["refreshControl = UIRefreshControl()"])
      default: break
      }
    }
  }

  private mutating func writeNavigation(_ member: OtherElement) {
    let key = member.key ?? member.name
    switch key {
    case "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem":
      add("setUpNavigationItem", ["navigationItem.\(key) = \(barItem(member))"])
    case "leftBarButtonItems", "rightBarButtonItems":
      let items = barItems(member.members)
      add("setUpNavigationItem", ["navigationItem.\(key) = ["] + items.map { "  \($0)," } + ["]"])
    default: break
    }
  }

  private mutating func barItems(_ elements: [OtherElement]) -> [String] {
    elements.filter { $0.name == "barButtonItem" }.map { barItem($0) }
  }

  /// An expression that creates an item with its action.
  private mutating func barItem(_ element: OtherElement) -> String {
    if let view = element.attachments.first, let item = items[view.view.id] {
      return "UIBarButtonItem(customView: \(item.name))"
    }
    let action = action(of: element)
    if let name = element["systemItem"], name.allSatisfy(\.isLetter) {
      if name == "flexibleSpace" { return "UIBarButtonItem(systemItem: .flexibleSpace)" }
      return action.map {
        "UIBarButtonItem(systemItem: .\(name), primaryAction: UIAction { [weak self] _ in \($0) })"
      }
        ?? "UIBarButtonItem(systemItem: .\(name))"
    }
    let title = element["title"] ?? element.members.first { $0.key == "title" }?.text
    let image = element["image"].map { name in
      let isSymbol =
        document.resources.image(named: name, catalog: element["catalog"])?.catalog == "system"
      return "UIImage(\(isSymbol ? "systemName" : "named"): \(SwiftText.string(name)))"
    }
    if let action {
      var arguments: [String] = []
      if let title, title != "" { arguments.append("title: \(SwiftText.string(title))") }
      if let image { arguments.append("image: \(image)") }
      let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
      return "UIBarButtonItem(primaryAction: UIAction\(list) { [weak self] _ in \(action) })"
    }
    let style = element["style"] == "done" ? ".done" : ".plain"
    if let image {
      return "UIBarButtonItem(image: \(image), style: \(style), target: nil, action: nil)"
    }
    return
      "UIBarButtonItem(title: \(SwiftText.string(title ?? "")), style: \(style), target: nil, action: nil)"
  }

  /// The call of the action of a bar button item; nil if it has none.
  private mutating func action(of element: OtherElement) -> String? {
    guard let connection = element.connections.first(where: { $0.kind == "action" }) else {
      return nil
    }
    guard let selector = connection.name, let method = Self.method(selector),
      let destination = connection.destination, selfIDs.contains(destination)
    else {
      add(
        "setUpActions",
        [omit("action \(connection.name ?? "") of a bar button item", at: element.position)])
      return nil
    }
    // The sender of a closure is the item, which it does not have.
    if !actions.contains(where: { $0.method == method.name && $0.sender == nil }) {
      actions.append((method.name, nil))
    }
    return "self?.\(method.name)()"
  }
}
