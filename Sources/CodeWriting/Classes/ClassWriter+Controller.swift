internal import InterfaceBuilder

/// The properties of the controller itself.
extension ClassWriter {
  /// The user-defined runtime attributes of the controller.
  var controllerAttributes: [RuntimeAttribute] {
    entry.island.viewController.flatMap { plan.markup?[$0.position] }?.runtimeAttributes ?? []
  }

  /// Writes what is set when the view is loaded.
  mutating func writeController() {
    guard let controller = entry.island.viewController else { return }
    var list = SettingList()
    if tabBarItem == nil {
      let title = controller.title.map { ["title = \(SwiftText.string($0))"] } ?? []
      // UIKit gives the navigation item the title of the controller, so its own comes after it.
      let hasOther = controller.navigationItem?.title != nil
      add(hasOther ? "setUpNavigationItem" : "setUpViews", title)
    }
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
    list.set(
      "automaticallyAdjustsScrollViewInsets", controller.automaticallyAdjustsScrollViewInsets,
      standard: true)
    for attribute in controller.otherAttributes {
      switch attribute.name {
      case "definesPresentationContext", "providesPresentationContextTransitionStyle":
        list.set(attribute.name, attribute.value == "YES", standard: false)
      case "clearsSelectionOnViewWillAppear" where isTableOrCollectionController:
        list.set(attribute.name, attribute.value == "YES", standard: true)
      default: break
      }
    }
    for attribute in controllerAttributes {
      let value = ViewSettings.code(attribute.value)
      if let value, controller.customClass != nil,
        ViewSettings.isOwnProperty(attribute.keyPath)
      {
        list.set(attribute.keyPath, value)
      } else {
        let end = value.map { " is " + $0 } ?? ""
        list.omit("the runtime attribute \(attribute.keyPath)\(end)", at: attribute.position)
      }
    }
    let omitted = list.omissions.map { omit($0.text, at: $0.position ?? controller.position) }
    add("setUpViews", list.statements(of: "") + omitted)
  }

  /// The statements of the initializer: what UIKit reads before it loads the view.
  var earlySettings: [String] {
    guard let controller = entry.island.viewController else { return [] }
    var list = SettingList()
    if tabBarItem != nil { list.set("title", controller.title.map { SwiftText.string($0) }) }
    func attribute(_ name: String) -> String? {
      controller.otherAttributes.first { $0.name == name }?.value
    }
    func word(_ name: String) -> String? {
      attribute(name).flatMap { value in
        value.allSatisfy { $0.isASCII && $0.isLetter } ? "." + value : nil
      }
    }
    list.set("modalPresentationStyle", word("modalPresentationStyle"), standard: ".automatic")
    list.set("modalTransitionStyle", word("modalTransitionStyle"), standard: ".coverVertical")
    list.set("hidesBottomBarWhenPushed", controller.hidesBottomBarWhenPushed, standard: false)
    let usesIdentifier = attribute("useStoryboardIdentifierAsRestorationIdentifier") == "YES"
    let identifier =
      attribute("restorationIdentifier") ?? (usesIdentifier ? controller.storyboardIdentifier : nil)
    list.set("restorationIdentifier", identifier.map { SwiftText.string($0) })
    let size = plan.markup?[controller.position]?.children.first {
      ["preferredContentSize", "contentSizeForViewInPopover"].contains($0["key"])
    }
    let content = size.flatMap { $0.name == "size" ? $0 : $0.child("size") }?.size
    list.set("preferredContentSize", content.map { SwiftText.size($0) })
    if let item = tabBarItem {
      let (creation, settings) = creation(ofTab: item, number: 0)
      list.set("tabBarItem", creation)
      list.call("tabBarItem settings", settings.statements(of: "tabBarItem"))
    }
    return list.statements(of: "")
  }

  private var tabBarItem: OtherElement? {
    entry.island.viewController?.heldObjects.first { $0.name == "tabBarItem" }
  }

  /// An expression that creates an item of a tab bar, and its settings.
  func creation(ofTab element: OtherElement, number: Int) -> (String, SettingList) {
    var list = SettingList()
    list.set("badgeValue", element["badgeValue"].map { SwiftText.string($0) })
    list.set("imageInsets", insets(of: element).map { SwiftText.insets($0) })
    let selected = element["selectedImage"] ?? reference(of: element, "selectedImage")
    let tag = element["tag"] ?? "\(number)"
    if let system = element["systemItem"], system.allSatisfy(\.isLetter) {
      return ("UITabBarItem(tabBarSystemItem: .\(system), tag: \(tag))", list)
    }
    list.set("selectedImage", selected.map { image($0, element["catalog"]) })
    let picture = (element["image"] ?? reference(of: element, "image")).map {
      image($0, element["catalog"])
    }
    let title = SwiftText.string(element["title"] ?? "")
    return ("UITabBarItem(title: \(title), image: \(picture ?? "nil"), tag: \(tag))", list)
  }

  /// The image of an item that is an element of its own.
  func reference(of element: OtherElement, _ key: String) -> String? {
    element.members.first { $0.name == "imageReference" && $0.key == key }?["image"]
  }

  func insets(of element: OtherElement) -> LayoutInsets? {
    plan.markup?[element.position]?.children.first { $0["key"] == "imageInsets" }?.insets
  }

  /// An image of a bar's item as an expression.
  func image(_ name: String, _ catalog: String?) -> String {
    let isSymbol = document.resources.image(named: name, catalog: catalog)?.catalog == "system"
    return "UIImage(\(isSymbol ? "systemName" : "named"): \(SwiftText.string(name)))"
  }
}
