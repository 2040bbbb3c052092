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
          ["\(Self.items(of: bar)) = ["] + barItems(element.heldObjects).map { "  \($0)," } + ["]"])
      case .navigationBar:
        writeNavigationItems(of: element, bar)
      case .tabBar:
        writeTabs(of: element, bar)
      default: break
      }
    }
  }

  /// The property with the items of a bar, which is the object of the class itself if it has no name.
  private static func items(of bar: String) -> String { bar.isEmpty ? "items" : bar + ".items" }

  /// The items of a tab bar that is a view.
  private mutating func writeTabs(of element: ViewElement, _ bar: String) {
    var members: [String] = []
    let tabs = element.heldObjects.filter { $0.name == "tabBarItem" }
    for (number, tab) in tabs.enumerated() {
      let (creation, settings) = creation(ofTab: tab, number: number)
      let name = settings.settings.isEmpty ? creation : names.property(bar + "Item")
      if name != creation {
        add("setUpBars", ["let \(name) = \(creation)"] + settings.statements(of: name))
      }
      members.append(name)
      if let markup = plan.markup?[tab.position] {
        add("setUpBars", omit(MarkupCoverage.gaps(in: markup)))
      }
    }
    add("setUpBars", ["\(Self.items(of: bar)) = ["] + members.map { "  \($0)," } + ["]"])
  }

  private mutating func write(_ controller: ViewControllerElement) {
    var list = SettingList()
    list.set("navigationItem.title", controller.navigationItem?.title.map { SwiftText.string($0) })
    list.set(
      "navigationItem.prompt", controller.navigationItem?.prompt.map { SwiftText.string($0) })
    if let mode = controller.navigationItem?.largeTitleDisplayMode {
      list.set("navigationItem.largeTitleDisplayMode", "." + mode, standard: ".automatic")
    }
    let item = controller.heldObjects.first { $0.name == "navigationItem" }
    for name in ["leftItemsSupplementBackButton", "hidesBackButton"] {
      list.set("navigationItem.\(name)", item?[name] == "YES", standard: false)
    }
    list.set(
      "navigationItem.backButtonTitle", item?["backButtonTitle"].map { SwiftText.string($0) })
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
        writeRefreshControl(object)
      default: break
      }
    }
  }

  private mutating func writeRefreshControl(_ object: OtherElement) {
    var list = SettingList()
    list.set("tintColor", object.tintColor?.code())
    let background = plan.markup?[object.position]?.children.first {
      $0.name == "color" && $0["key"] == "backgroundColor"
    }
    list.set("backgroundColor", background?.color.code())
    var lines = ["refreshControl = UIRefreshControl()"] + list.statements(of: "refreshControl?")
    for connection in object.connections {
      guard connection.kind == "action", let method = connection.name.flatMap(Self.method),
        let destination = connection.destination, selfIDs.contains(destination)
      else {
        let text = "\(connection.kind) \(connection.name ?? "") of the refresh control"
        lines.append(omit(text, at: object.position))
        continue
      }
      // The sender of a closure is the control, which it does not have.
      let name = addMethod(method.name, sender: nil)
      lines.append(
        "refreshControl?.addAction(UIAction { [weak self] _ in self?.\(name)() }, for: .valueChanged)"
      )
    }
    add("setUpViews", lines)
  }

  /// The items of a bar that is a view.
  private mutating func writeNavigationItems(of element: ViewElement, _ bar: String) {
    var members: [String] = []
    for item in element.heldObjects where item.name == "navigationItem" {
      if let markup = plan.markup?[item.position] {
        add("setUpBars", omit(MarkupCoverage.gaps(in: markup)))
      }
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
    add("setUpBars", ["\(Self.items(of: bar)) = [\(members.joined(separator: ", "))]"])
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
