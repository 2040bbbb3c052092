internal import InterfaceBuilder

extension ClassWriter {
  /// Writes delegates, outlets of views, actions, gesture recognizers and segues.
  mutating func writeConnections() {
    for element in elements {
      for connection in element.connections {
        // Those of the root of a view's class are the properties of the class.
        if element.id == root.id, !isController, connection.kind != "action" { continue }
        write(connection, of: element)
      }
    }
    writeAliases()
    writeRecognizers()
    writeSegues()
  }

  // MARK: Outlets

  private mutating func write(_ connection: ConnectionElement, of element: ViewElement) {
    guard let name = connection.name, let destination = connection.destination else { return }
    switch connection.kind {
    case "action":
      writeAction(
        name, of: items[element.id]?.name ?? "", element, to: destination, connection.eventType)
    case "outlet" where selfIDs.contains(destination):
      writeDelegate(name, of: element)
    case "outlet":
      guard element.customClass != nil, let item = items[destination], item.kind == .view else {
        if name != "popoverPresentationController" {
          let text = "outlet \(name) of \(items[element.id]?.name ?? element.id)"
          add("setUpOutlets", [omit(text, at: element.position)])
        }
        return
      }
      let owner = items[element.id]?.name ?? ""
      add("setUpOutlets", ["\(owner.isEmpty ? "" : owner + ".")\(name) = \(item.name)"])
      noteProperty(name, "\(className(of: destination))()", of: element)
    default: break
    }
  }

  /// Remembers a property of a class of the app that the code sets.
  private mutating func noteProperty(_ name: String, _ value: String, of element: ViewElement) {
    let creation = ViewCreation(element, in: document)
    guard creation.className != creation.baseClass else { return }
    usedClasses.append(
      SceneCode.UsedClass(
        name: creation.className, superclass: creation.baseClass, properties: [name: value]))
  }

  func className(of id: String) -> String {
    elements.first { $0.id == id }.map { ViewCreation($0, in: document).className } ?? "UIView"
  }

  private mutating func writeDelegate(_ name: String, of element: ViewElement) {
    let owner = items[element.id]?.name ?? ""
    guard let conformance = Self.conformances["\(element.kind.elementName).\(name)"] else {
      if name != "view" {
        add("setUpDelegates", [omit("outlet \(name) of \(owner)", at: element.position)])
      }
      return
    }
    // A table view controller is the delegate of its table from the start.
    if isTableOrCollectionController, element.id == root.id { return }
    if !protocols.contains(conformance) { protocols.append(conformance) }
    add("setUpDelegates", ["\(owner).\(name) = self"])
  }

  private static let conformances = [
    "tableView.delegate": "UITableViewDelegate", "tableView.dataSource": "UITableViewDataSource",
    "collectionView.delegate": "UICollectionViewDelegate",
    "collectionView.dataSource": "UICollectionViewDataSource",
    "textField.delegate": "UITextFieldDelegate", "textView.delegate": "UITextViewDelegate",
    "searchBar.delegate": "UISearchBarDelegate", "scrollView.delegate": "UIScrollViewDelegate",
    "pickerView.delegate": "UIPickerViewDelegate",
    "pickerView.dataSource": "UIPickerViewDataSource", "tabBar.delegate": "UITabBarDelegate",
  ]

  /// Further names of views, and collections of them.
  private mutating func writeAliases() {
    var collections: [(name: String, members: [String], type: String)] = []
    for connection in ownConnections {
      guard let name = connection.name, let id = connection.destination else { continue }
      guard let item = items[id], item.kind == .view, !item.name.isEmpty else {
        if connection.kind == "outlet", let part = partOfStaticCell(id) {
          writeOutlet(name, of: id, in: part)
        } else {
          noteLost(connection, name, id)
        }
        continue
      }
      if connection.kind == "outletCollection" {
        let type = className(of: id)
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].members.append(item.name)
          if collections[index].type != type { collections[index].type = "UIView" }
        } else {
          collections.append((name, [item.name], type))
        }
      } else if connection.kind == "outlet", id != root.id, name != outlets[id] {
        writeAlias(name, of: id, item)
      }
    }
    for collection in collections {
      let members = collection.members.joined(separator: ", ")
      guard entry.sharedClass == nil else {
        setShared(collection.name, to: "[\(members)]")
        continue
      }
      let name = names.property(collection.name)
      properties.append(
        "private(set) lazy var \(name): [\(collection.type)] = [\(members)]"
      )
    }
  }

  /// Sets an outlet that the app's class, from which this one inherits, declares.
  private mutating func setShared(_ name: String, to value: String) {
    add("setUpOutlets", ["\(name) = \(value)"])
    guard let shared = entry.sharedClass else { return }
    usedClasses.append(
      SceneCode.UsedClass(
        name: shared, superclass: entry.kind.superclass, properties: [name: "nil"]))
  }

  /// Another name of a view: an outlet that the app's class has, a second outlet, or one for a part of a cell.
  private mutating func writeAlias(_ name: String, of id: String, _ item: CodeItem) {
    let isPart = item.name.hasSuffix("?")
    let position = entry.island.viewController?.position ?? root.position
    guard entry.sharedClass == nil else {
      return setShared(name, to: isPart ? String(item.name.dropLast()) : item.name)
    }
    guard let written = SwiftNames.identifier(name, isType: false),
      isPart ? item.name != written + "?" : written != item.name
    else { return }
    // The class of UIKit has a property of that name already, or the name is that of a class.
    let isClass = classNames.contains(written)
    if isClass || Self.reserved.contains(written), outlets[id] != nil {
      let reason = isClass ? "it is the name of a class" : "classes of UIKit have a \(name)"
      let text = "outlet \(name) is \(item.name), because \(reason)"
      return add("setUpOutlets", [omit(text, at: position)])
    }
    let alias = names.property(written)
    let type = className(of: id) + (isPart ? "?" : "")
    properties.append(
      "var \(alias): \(type) { \(isPart ? String(item.name.dropLast()) : item.name) }")
  }

  /// An outlet for a static cell or for a view in one.
  private mutating func writeOutlet(
    _ name: String, of id: String, in part: (expression: String, type: String)
  ) {
    guard entry.sharedClass == nil else { return setShared(name, to: part.expression) }
    guard outlets[id] != name, let written = SwiftNames.identifier(name, isType: false) else {
      return
    }
    properties.append("var \(names.property(written)): \(part.type) { \(part.expression) }")
  }

  /// Says that an outlet is lost: it refers to a gesture recognizer or another object that is no property.
  private mutating func noteLost(_ connection: ConnectionElement, _ name: String, _ id: String) {
    let isController = plan.document.scenes.contains { $0.viewController?.id == id }
    guard ["outlet", "outletCollection"].contains(connection.kind), outlets[id] != name,
      id != root.id, items[id] == nil, !selfIDs.contains(id), name != "view", !isController,
      !["delegate", "dataSource", "searchDisplayController"].contains(name)
    else { return }
    let position = entry.island.viewController?.position ?? root.position
    add("setUpOutlets", [omit("outlet \(name) of \(entry.name)", at: position)])
  }

  // MARK: Actions

  private mutating func writeAction(
    _ selector: String, of owner: String, _ element: ViewElement, to destination: String,
    _ event: String?
  ) {
    let method = Self.method(selector)
    guard selfIDs.contains(destination), let method, !owner.isEmpty || !isController else {
      let sender = owner.isEmpty ? entry.name : owner
      add("setUpActions", [omit("action \(selector) of \(sender)", at: element.position)])
      return
    }
    let sender = method.takesSender ? ViewCreation(element, in: document).className : nil
    let name = addMethod(method.name, sender: sender)
    let argument = sender == nil ? "" : owner.isEmpty ? "self" : owner
    let event = event.flatMap { Self.events.contains($0) ? $0 : nil } ?? "primaryActionTriggered"
    let call = "\(name)(\(argument))"
    let start = owner.isEmpty ? "" : owner + "."
    guard sender != nil else {
      let closure = "UIAction { [weak self] _ in self?.\(name)() }"
      return add("setUpActions", ["\(start)addAction(\(closure), for: .\(event))"])
    }
    add(
      "setUpActions",
      [
        "\(start)addAction(", "  UIAction { [weak self] _ in",
        "    guard let self else { return }", "    \(call)", "  }, for: .\(event))",
      ])
  }

  /// Declares the method of an action once; with senders of several types, for any of them.
  mutating func addMethod(_ name: String, sender: String?) -> String {
    let known = actions.firstIndex { $0.method == name && ($0.sender == nil) == (sender == nil) }
    if let known {
      if actions[known].sender != sender, actions[known].sender != Self.anySender {
        actions[known].sender = sender == Self.anySender ? sender : "Any"
      }
    } else {
      actions.append((name, sender))
    }
    return name
  }

  /// The type of a sender that the closure of an action gives.
  static let anySender = "Any?"

  /// The name of a selector's method; nil if it has several parts.
  static func method(_ selector: String) -> (name: String, takesSender: Bool)? {
    let name = selector.prefix { $0 != ":" }
    guard selector.count(where: { $0 == ":" }) <= 1,
      selector.hasSuffix(":") || !selector.contains(":"),
      let legal = SwiftNames.identifier(String(name), isType: false), legal == name,
      !ClassWriter.reserved.contains(legal)
    else { return nil }
    return (SwiftNames.quoted(legal), selector.hasSuffix(":"))
  }

  private static let events: Set<String> = [
    "touchUpInside", "touchUpOutside", "touchDown", "touchDownRepeat", "touchDragInside",
    "touchDragOutside", "touchDragEnter", "touchDragExit", "touchCancel", "valueChanged",
    "editingChanged", "editingDidBegin", "editingDidEnd", "editingDidEndOnExit",
    "primaryActionTriggered",
  ]

  // MARK: Segues

  private mutating func writeSegues() {
    guard let controller = entry.island.viewController else { return }
    for segue in controller.segues where segue.kind != "relationship" {
      let container = segue.source.flatMap { items[$0] }
      if segue.kind == "embed", let container,
        let child = plan.entry(forController: segue.destination),
        Self.embedded.contains(child.kind.superclass), child.name != entry.name,
        !container.name.isEmpty
      {
        let name = names.property(SwiftNames.identifier(child.name, isType: false) ?? "child")
        add(
          "setUpChildren",
          [
            "let \(name) = \(child.name)()", "addChild(\(name))",
            "\(name).view.frame = \(container.name).bounds",
            "\(name).view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
            "\(container.name).addSubview(\(name).view)", "\(name).didMove(toParent: self)",
          ])
        continue
      }
      let style = segue.modalPresentationStyle.map { " as \($0)" } ?? ""
      let kind = segue.kind + " segue" + (segue.identifier.map { " \($0)" } ?? "") + style
      let source =
        container?.name
        ?? barButtonItems.first { $0.id == segue.source }.map { Self.nameOfItem($0) + " item" }
        ?? segue.source.flatMap { staticCells[$0] ?? plan.entry(forRoot: $0)?.name }
      let target = target(of: segue.destination)
      let start = kind + (source.map { " from " + $0 } ?? "")
      add("setUpSegues", [omit("\(start) to \(target)", at: segue.position)])
    }
  }

  /// The superclasses of scenes that are children without arguments.
  private static let embedded: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
  ]

  /// The class of a scene, or what is known of a scene without one, such as a navigation controller.
  private func target(of id: String) -> String {
    if let entry = plan.entry(forController: id) { return entry.name }
    let scenes = plan.document.scenes.compactMap(\.viewController)
    guard let controller = scenes.first(where: { $0.id == id }) else { return id }
    if let name = controller.customClass ?? controller.storyboardIdentifier { return name }
    let root = controller.segues.first { $0.kind == "relationship" }?.destination
    let name = root.flatMap { plan.entry(forController: $0)?.name }
    return "\(controller.kind)" + (name.map { " with " + $0 } ?? "")
  }

  mutating func add(_ function: String, _ lines: [String]) { functions.append((function, lines)) }
}
