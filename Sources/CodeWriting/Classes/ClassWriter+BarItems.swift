internal import InterfaceBuilder

extension ClassWriter {
  /// All bar button items of the class: those of its navigation item and toolbar, and of bars that are views.
  var barButtonItems: [OtherElement] {
    func all(_ object: OtherElement) -> [OtherElement] {
      (object.name == "barButtonItem" ? [object] : []) + object.members.flatMap(all)
    }
    let held = entry.island.viewController?.heldObjects ?? []
    return (held + elements.flatMap(\.heldObjects)).flatMap(all)
  }

  mutating func barItems(_ elements: [OtherElement]) -> [String] {
    elements.filter { $0.name == "barButtonItem" }.map { barItem($0) }
  }

  /// An expression for an item: the property for its outlet or for its settings, else one that creates it.
  mutating func barItem(_ element: OtherElement) -> String {
    var list = SettingList()
    let creation = creation(of: element, &list)
    addRest(of: element, &list)
    let lines = list.statements(of: "item")
    let outlet = element.id.flatMap { outlets[$0] }
    if outlet == nil, lines.isEmpty { return creation }
    let name = outlet ?? names.property(Self.wantedName(element))
    let access = outlet == nil ? "private" : "private(set)"
    // Lazy, because its action calls a method, or its view is a property.
    let isPlain = !creation.contains("self?.") && element.attachments.isEmpty
    let head = "\(isPlain ? outlet == nil ? "private let" : "let" : access + " lazy var") \(name)"
    if lines.isEmpty {
      properties.append("\(head) = \(creation)")
    } else {
      properties.append("\(head): \(className(ofItem: element)) = {")
      properties +=
        ["  let item = \(creation)"] + lines.map { "  " + $0 } + ["  return item", "}()"]
    }
    return name
  }

  private func className(ofItem element: OtherElement) -> String {
    element.customClass.flatMap(ViewCreation.className) ?? "UIBarButtonItem"
  }

  /// Adds accessibility and runtime attributes, and says what is left out.
  private mutating func addRest(of element: OtherElement, _ list: inout SettingList) {
    list.set("imageInsets", insets(of: element).map { SwiftText.insets($0) })
    list.set("isSpringLoaded", element["springLoaded"] == "YES", standard: false)
    if let accessibility = element.members.first(where: { $0.name == "accessibility" }) {
      for name in ["label", "hint", "identifier"] {
        let text = accessibility[name] ?? accessibility.members.first { $0.key == name }?.text
        list.set("accessibility" + SwiftNames.capitalized(name), text.map { SwiftText.string($0) })
      }
      let traits = accessibility.members.first { $0.name == "accessibilityTraits" }?.otherAttributes
        .filter { $0.value == "YES" }.map { "." + $0.name }
      if let traits { list.set("accessibilityTraits", "[\(traits.joined(separator: ", "))]") }
      let isElement = accessibility.members.first { $0.key == "isElement" }?["value"]
      list.set("isAccessibilityElement", isElement.map { "\($0 == "YES")" })
    }
    for attribute in element.runtimeAttributes {
      let value = ViewSettings.code(attribute.value)
      let known = ["accessibilityLabel", "accessibilityIdentifier", "accessibilityHint"]
      let isOwn = element.customClass != nil && ViewSettings.isOwnProperty(attribute.keyPath)
      if let value, isOwn || known.contains(attribute.keyPath) {
        list.set(attribute.keyPath, value)
      } else {
        let end = value.map { " is " + $0 } ?? ""
        list.omit("the runtime attribute \(attribute.keyPath)\(end)", at: attribute.position)
      }
    }
    let gaps = plan.markup?[element.position].map { MarkupCoverage.gaps(in: $0) } ?? []
    let name = Self.nameOfItem(element) + " item"
    add(
      "setUpBars",
      list.omissions.map {
        omit("\($0.text), of the \(name)", at: $0.position ?? element.position)
      } + omit(gaps))
  }

  private static func wantedName(_ element: OtherElement) -> String {
    (SwiftNames.identifier(ofText: nameOfItem(element)) ?? "bar") + "Item"
  }

  /// The title of an item, or the name of what it shows instead.
  static func nameOfItem(_ element: OtherElement) -> String {
    let texts = [element["title"], element["systemItem"], element["image"]]
    return texts.compactMap { $0 }.first { isName($0) } ?? "bar"
  }

  /// An expression that creates an item with its action; the settings that it has no arguments for are added.
  private mutating func creation(of element: OtherElement, _ list: inout SettingList) -> String {
    let system = element["systemItem"].flatMap { $0.allSatisfy(\.isLetter) ? $0 : nil }
    let width = element["width"].flatMap { Double($0) }
    switch system {
    case "flexibleSpace": return ".flexibleSpace()"
    case "fixedSpace": return ".fixedSpace(\(SwiftText.number(width ?? 0)))"
    default: break
    }
    list.set("isEnabled", element["enabled"] != "NO", standard: true)
    list.set("width", width, standard: 0)
    list.set("tag", element["tag"].flatMap { Double($0) }, standard: 0)
    list.set("tintColor", element.tintColor?.code())
    let type = className(ofItem: element)
    if element.customClass != nil {
      usedClasses.append(
        SceneCode.UsedClass(name: type, superclass: "UIBarButtonItem", properties: [:]))
    }
    if let view = element.attachments.first, let item = items[view.view.id] {
      return "\(type)(customView: \(item.name))"
    }
    let action = action(of: element)
    if let system {
      list.set("style", element["style"] == "done" ? ".done" : nil)
      return action.map {
        "\(type)(systemItem: .\(system), primaryAction: UIAction \($0))"
      }
        ?? "\(type)(systemItem: .\(system))"
    }
    let title = element["title"] ?? element.members.first { $0.key == "title" }?.text
    let picture = (element["image"] ?? reference(of: element, "image")).map {
      image($0, element["catalog"])
    }
    let style = element["style"] == "done" ? ".done" : ".plain"
    if let action {
      var arguments: [String] = []
      if let title, title != "" { arguments.append("title: \(SwiftText.string(title))") }
      if let picture { arguments.append("image: \(picture)") }
      list.set("style", style, standard: ".plain")
      let text = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
      return "\(type)(primaryAction: UIAction\(text) \(action))"
    }
    // The title of an item with an image is what assistive technologies read.
    if picture != nil, let title, title != "" { list.set("title", SwiftText.string(title)) }
    let content = picture.map { "image: \($0)" } ?? "title: \(SwiftText.string(title ?? ""))"
    return "\(type)(\(content), style: \(style), target: nil, action: nil)"
  }

  /// The closure with the action of a bar button item; nil if it has none.
  private mutating func action(of element: OtherElement) -> String? {
    guard let connection = element.connections.first(where: { $0.kind == "action" }) else {
      return nil
    }
    guard let selector = connection.name, let method = Self.method(selector),
      let destination = connection.destination, selfIDs.contains(destination)
    else {
      let text = "action \(connection.name ?? "") of a bar button item"
      add("setUpActions", [omit(text, at: element.position)])
      return nil
    }
    // A method that only items call needs no sender.
    let isShared =
      method.takesSender
      && elements.contains { view in
        view.connections.contains { $0.kind == "action" && $0.name == selector }
      }
    let name = addMethod(method.name, sender: isShared ? Self.anySender : nil)
    return "{ [weak self] \(isShared ? "in self?.\(name)($0.sender)" : "_ in self?.\(name)()") }"
  }
}
