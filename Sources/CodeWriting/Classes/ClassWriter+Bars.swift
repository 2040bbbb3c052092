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
        writeNavigationItems(of: element, bar)
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

  /// Writes the properties of the controller itself.
  mutating func writeController() {
    guard let controller = entry.island.viewController else { return }
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
    add("setUpViews", list.statements(of: ""))
  }

  private mutating func write(_ controller: ViewControllerElement) {
    var list = SettingList()
    list.set("navigationItem.title", controller.navigationItem?.title.map { SwiftText.string($0) })
    list.set(
      "navigationItem.prompt", controller.navigationItem?.prompt.map { SwiftText.string($0) })
    if let mode = controller.navigationItem?.largeTitleDisplayMode {
      list.set("navigationItem.largeTitleDisplayMode", "." + mode, standard: ".automatic")
    }
    let lines = list.statements(of: "")
    if !lines.isEmpty { add("setUpNavigationItem", lines) }
    for object in controller.heldObjects {
      switch object.name {
      case "navigationItem":
        for member in object.members {
          add("setUpNavigationItem", navigation(member, of: "navigationItem"))
        }
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

  /// The items of a bar that is a view.
  private mutating func writeNavigationItems(of element: ViewElement, _ bar: String) {
    var members: [String] = []
    for item in element.heldObjects where item.name == "navigationItem" {
      let creation = "UINavigationItem(title: \(SwiftText.string(item["title"] ?? "")))"
      let settings = item.members.flatMap { navigation($0, of: Setting.object) }
      guard !settings.isEmpty else {
        members.append(creation)
        continue
      }
      let name = names.property(bar + "Item")
      add("setUpBars", ["let \(name) = \(creation)"] + Setting.replaced(settings, name))
      members.append(name)
    }
    add("setUpBars", ["\(bar).items = [\(members.joined(separator: ", "))]"])
  }

  /// The statements that give a navigation item one of its bar button items, or several.
  private mutating func navigation(_ member: OtherElement, of item: String) -> [String] {
    let key = member.key ?? member.name
    switch key {
    case "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem":
      return ["\(item).\(key) = \(barItem(member))"]
    case "leftBarButtonItems", "rightBarButtonItems":
      return ["\(item).\(key) = ["] + barItems(member.members).map { "  \($0)," } + ["]"]
    default: return []
    }
  }
}
