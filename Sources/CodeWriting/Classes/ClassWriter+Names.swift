internal import InterfaceBuilder

extension ClassWriter {
  /// The ids that stand for the object of this class in connections.
  var selfIDs: Set<String> {
    switch entry.kind.role {
    case .controller: entry.island.viewController.map { [$0.id] } ?? ["-1"]
    case .view: [root.id, "-1"]
    case .tableViewCell, .collectionViewCell, .reusableView: [root.id]
    }
  }

  /// The outlets and actions of the object of this class.
  var ownConnections: [ConnectionElement] {
    var connections = entry.island.viewController?.connections ?? []
    if entry.kind.role != .controller { connections += root.connections }
    if entry.island.context.isTopLevel, let owner = plan.owner { connections += owner.connections }
    if entry.island.context.isStaticCell {
      // The controller reaches the views of a static cell through properties of the cell.
      let ids = Set(elements.map(\.id)).subtracting([root.id])
      connections += plan.document.scenes.compactMap(\.viewController).flatMap(\.connections)
        .filter { $0.kind == "outlet" && $0.destination.map(ids.contains) ?? false }
    }
    return connections
  }

  /// The names of the app's classes that views of this class have.
  var classNames: Set<String> {
    Set(elements.compactMap { $0.customClass.flatMap(ViewCreation.className) })
  }

  /// The names of the outlets of all roots that share the app's class.
  private var sharedOutlets: [String] {
    guard let shared = entry.sharedClass else { return [] }
    return plan.entries.filter { $0.sharedClass == shared }.flatMap { entry in
      (entry.island.viewController?.connections ?? []) + entry.island.root.connections
    }.compactMap(\.name)
  }

  /// The ids of the static cells that the class has as properties.
  private var staticCellIDs: [String] {
    guard entry.kind.superclass == "UITableViewController" else { return [] }
    return elements.filter { $0.table?.dataMode == "static" }
      .flatMap { $0.table?.sections ?? [] }.flatMap(\.cells)
  }

  /// Gives a name to each view; those of outlets first, so that they keep theirs.
  mutating func nameItems() {
    var taken = Self.reserved
    if !isTableOrCollectionController { taken.subtract(["tableView", "collectionView"]) }
    if isController || entry.kind.superclass == "UIView" { taken.subtract(Self.namesOfCells) }
    // The app's class, from which this one inherits, has properties with the names of its outlets.
    taken.formUnion(sharedOutlets)
    // A class whose name begins in lower case cannot be named beside a property of that name.
    taken.formUnion(classNames)
    names = SwiftNames(taken: taken)
    let destinations = Set(
      elements.map(\.id) + barButtonItems.compactMap(\.id) + staticCellIDs)
    for connection in ownConnections where connection.kind == "outlet" {
      guard let id = connection.destination, let name = connection.name, outlets[id] == nil,
        destinations.contains(id) || isConstraint(id), name != "view", id != root.id,
        entry.sharedClass == nil, cellParts[id] == nil
      else { continue }
      outlets[id] = names.property(name)
    }
    for element in elements { name(element) }
    if let controller = entry.island.viewController {
      let view = isController ? "view." : ""
      if let id = controller.topLayoutGuide {
        items[id] = CodeItem(name: view + "topLayoutGuide", kind: .guide, viewID: root.id)
      }
      if let id = controller.bottomLayoutGuide {
        items[id] = CodeItem(name: view + "bottomLayoutGuide", kind: .guide, viewID: root.id)
      }
    }
  }

  var isTableOrCollectionController: Bool {
    ["UITableViewController", "UICollectionViewController"].contains(entry.kind.superclass)
  }

  /// Whether a controller's view is made by the class, because it is no plain view.
  var hasOwnRootView: Bool {
    isController && !isTableOrCollectionController
      && (root.kind != .view || root.customClass != nil)
  }

  private func isConstraint(_ id: String) -> Bool {
    elements.contains { $0.constraints.contains { $0.id == id } }
  }

  private mutating func name(_ element: ViewElement) {
    let name: String
    if element.id == root.id {
      switch entry.kind.superclass {
      case "UITableViewController": name = "tableView"
      case "UICollectionViewController": name = "collectionView"
      case _ where hasOwnRootView: name = names.property("rootView")
      default: name = isController ? "view" : ""
      }
    } else if element.key == "contentView", let owner = superviews[element.id] {
      let prefix = items[owner]?.name ?? ""
      name = prefix.isEmpty ? "contentView" : prefix + ".contentView"
    } else if let part = cellParts[element.id] {
      name = part + "?"
    } else {
      name = outlets[element.id] ?? names.property(Self.wantedName(element))
    }
    let isScrollView = element.scroll != nil
    items[element.id] = CodeItem(name: name, viewID: element.id, isScrollView: isScrollView)
    for guide in element.guides {
      let property: String? =
        switch guide.kind {
        case .safeArea: "safeAreaLayoutGuide"
        case .contentLayoutGuide: "contentLayoutGuide"
        case .frameLayoutGuide: "frameLayoutGuide"
        case .keyboard: "keyboardLayoutGuide"
        case .other: nil
        }
      guard let property else { continue }
      items[guide.id] = CodeItem(
        name: name.isEmpty ? property : "\(name).\(property)", kind: .guide, viewID: element.id)
    }
  }

  /// The name of a view without an outlet: its label in the outline, else its text and class, else its class.
  private static func wantedName(_ element: ViewElement) -> String {
    let role = role(of: element)
    if let label = element.userLabel, let name = SwiftNames.identifier(ofText: label) {
      return name.contains { $0.isLowercase || $0.isUppercase } ? name : role
    }
    let texts = [
      element.accessibility.identifier, element.accessibility.label,
      element.button?.configuration?.title, element.button?.normalState?.title,
      element.text?.usesAttributedText == true ? nil : element.text?.text,
      element.text?.placeholder, element.image?.name, element.button?.normalState?.image,
    ]
    for text in texts.compactMap({ $0 }) {
      guard isName(text), let name = SwiftNames.identifier(ofText: text) else { continue }
      let suffix = role.prefix(1).uppercased() + role.dropFirst()
      return name.lowercased().hasSuffix(role.lowercased()) ? name : name + suffix
    }
    return role
  }

  /// Whether a text on screen is short enough to be the name of what shows it, and says something.
  static func isName(_ text: String) -> Bool {
    let parts = text.split { !$0.isLetter && !$0.isNumber }
    return (1...3).contains(parts.count) && text.count <= 28 && !isPlaceholder(text)
      && parts.first?.first?.isNumber == false && text.allSatisfy(\.isASCII)
  }

  private static func isPlaceholder(_ text: String) -> Bool {
    ["Label", "Button", "Title", "Detail", "Text", "Subtitle"].contains(text)
      || text.hasPrefix("Lorem ")
  }

  /// The name for a view of a class: that of a custom class, else of the kind.
  static func role(of element: ViewElement) -> String {
    if let custom = element.customClass.flatMap(ViewCreation.className),
      let name = SwiftNames.identifier(custom, isType: false)
    {
      return name
    }
    return switch element.kind {
    case .switch: "toggle"
    case .wkWebView: "webView"
    case .activityIndicatorView: "activityIndicator"
    case .visualEffectView: "effectView"
    case .other: "view"
    case .view: "containerView"
    default: element.kind.elementName
    }
  }
}
