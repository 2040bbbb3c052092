internal import Foundation
internal import InterfaceBuilder

// Objects of a document that are neither views nor controllers.
extension NibInstance {
  /// Creates the gesture recognizers and custom objects at the top level of a scene or xib.
  func makeTopLevelObjects(_ elements: [InterfaceObject]) -> [NSObject] {
    elements.compactMap { element in
      guard case .other(let object) = element else { return nil }
      return makeTopLevelObject(object)
    }
  }

  /// Creates a gesture recognizer, a custom object or a bar button item; nil for a placeholder.
  func makeTopLevelObject(_ element: OtherElement) -> NSObject? {
    if let recognizer = makeRecognizer(element) { return recognizer }
    switch element.name {
    case "barButtonItem": return makeBarButtonItem(element)
    case "customObject":
      guard let object = makeCustomObject(element) else { return nil }
      return note(object, element)
    default: return nil
    }
  }

  private func makeCustomObject(_ element: OtherElement) -> NSObject? {
    guard let name = element.customClass else { return NSObject() }
    guard customType(element) != nil else { return nil }
    #if !canImport(Darwin)
    if let object = KnownModules.object(named: name) { return object }
    #endif
    report(
      .error,
      "the object of class '\(name)' is not created: its sources are not adapted by PurlinSources, "
        + "or it is not a subclass of NSObject with init()", element.position)
    return nil
  }

  private func note<Object: NSObject>(_ object: Object, _ element: OtherElement) -> Object {
    if let id = element.id { objects[id] = object }
    note(element.connections, of: object, at: element.position)
    note(element.runtimeAttributes, of: object)
    return object
  }

  private func customType(_ element: OtherElement) -> AnyClass? {
    guard let name = element.customClass else { return nil }
    return customViews.type(
      named: name, element.customModule, element.position, element.id ?? "")
  }

  // MARK: Items of bars

  func fill(_ item: UINavigationItem, from element: OtherElement) {
    if let id = element.id { objects[id] = item }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    item.hidesBackButton = element["hidesBackButton"] == "YES"
    item.leftItemsSupplementBackButton = element["leftItemsSupplementBackButton"] == "YES"
    if let title = element.attachments.first(where: { $0.role == .keyed("titleView") }) {
      item.titleView = makeAttached(title.view.id)
    }
    for member in element.members {
      switch member.key ?? member.name {
      case "leftBarButtonItem": item.leftBarButtonItem = makeBarButtonItem(member)
      case "rightBarButtonItem": item.rightBarButtonItem = makeBarButtonItem(member)
      case "backBarButtonItem": item.backBarButtonItem = makeBarButtonItem(member)
      case "leftBarButtonItems": item.leftBarButtonItems = makeBarButtonItems(member.members)
      case "rightBarButtonItems": item.rightBarButtonItems = makeBarButtonItems(member.members)
      case "title": item.title = member.text ?? item.title
      default: continue
      }
    }
  }

  func makeBarButtonItems(_ elements: [OtherElement]) -> [UIBarButtonItem] {
    elements.filter { $0.name == "barButtonItem" }.map { makeBarButtonItem($0) }
  }

  func makeBarButtonItem(_ element: OtherElement) -> UIBarButtonItem {
    let type = customType(element) as? UIBarButtonItem.Type ?? UIBarButtonItem.self
    let item = type.init(coder: NibCoder()) ?? UIBarButtonItem()
    apply(element, to: item)
    if let name = element["systemItem"] {
      item.systemItem = UIBarButtonItem.SystemItem(nibName: name)
      if item.systemItem == nil { reportSystemItem(name, element) }
    }
    if element["style"] == "done" { item.style = .done }
    if let width = element["width"].flatMap(Double.init) { item.width = CGFloat(width) }
    if let tint = element.tintColor { item.tintColor = UIColor(tint, document) }
    // An item contains at most one view, its custom view.
    if let view = element.attachments.first { item.customView = makeAttached(view.view.id) }
    return note(item, element)
  }

  func makeTabBarItem(_ element: OtherElement) -> UITabBarItem? {
    let type = customType(element) as? UITabBarItem.Type ?? UITabBarItem.self
    guard let item = type.init(coder: NibCoder()) else { return nil }
    apply(element, to: item)
    if let name = element["systemItem"] {
      item.systemItem = UITabBarItem.SystemItem(nibName: name)
      if item.systemItem == nil { reportSystemItem(name, element) }
    }
    if let name = element["selectedImage"] {
      item.selectedImage = image(named: name, element["catalog"])
    }
    item.badgeValue = element["badgeValue"]
    return note(item, element)
  }

  private func reportSystemItem(_ name: String, _ element: OtherElement) {
    report(.warning, "systemItem=\"\(name)\" is not a known system item", element.position)
  }

  private func apply(_ element: OtherElement, to item: UIBarItem) {
    item.title =
      element["title"] ?? element.members.first { $0.key == "title" }?.text
    let reference = element.members.first { $0.key == "image" }
    if let name = element["image"] ?? reference?["image"] {
      item.image = image(named: name, element["catalog"] ?? reference?["catalog"])
    }
    item.isEnabled = element["enabled"] != "NO"
    item.tag = element["tag"].flatMap { Int($0) } ?? 0
  }

  func makeRefreshControl(_ element: OtherElement) -> UIRefreshControl {
    let type = customType(element) as? UIRefreshControl.Type
    return note(type?.init(coder: NibCoder()) ?? UIRefreshControl(), element)
  }

  // MARK: Recognizers

  private func makeRecognizer(_ element: OtherElement) -> UIGestureRecognizer? {
    func integer(_ name: String) -> Int? { element[name].flatMap { Int($0) } }
    func number(_ name: String) -> Double? { element[name].flatMap { Double($0) } }
    let made: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = integer("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = integer("numberOfTouchesRequired") ?? 1
      made = tap
    // Xcode writes `pong`.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = number("minimumPressDuration") ?? press.minimumPressDuration
      press.allowableMovement = number("allowableMovement").map { CGFloat($0) } ?? 10
      press.numberOfTapsRequired = integer("numberOfTapsRequired") ?? 0
      press.numberOfTouchesRequired = integer("numberOfTouchesRequired") ?? 1
      made = press
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      switch element["direction"] {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      default: swipe.direction = .right
      }
      swipe.numberOfTouchesRequired = integer("numberOfTouchesRequired") ?? 1
      made = swipe
    case "panGestureRecognizer":
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = integer("minimumNumberOfTouches") ?? 1
      pan.maximumNumberOfTouches = integer("maximumNumberOfTouches") ?? Int.max
      made = pan
    case "screenEdgePanGestureRecognizer": made = UIScreenEdgePanGestureRecognizer()
    case "pinchGestureRecognizer": made = UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": made = UIRotationGestureRecognizer()
    case "hoverGestureRecognizer": made = UIHoverGestureRecognizer()
    case "gestureRecognizer": made = UIGestureRecognizer()
    default: return nil
    }
    if let name = element.customClass {
      // Swift can create an object of a class known only at run time through a required initializer only.
      report(
        .warning,
        "the gesture recognizer of class '\(name)' becomes a plain \(type(of: made)); create it in code",
        element.position)
    }
    made.isEnabled = element["enabled"] != "NO"
    made.cancelsTouchesInView = element["cancelsTouchesInView"] != "NO"
    made.delaysTouchesBegan = element["delaysTouchesBegan"] == "YES"
    made.delaysTouchesEnded = element["delaysTouchesEnded"] != "NO"
    return note(made, element)
  }
}

extension UIBarButtonItem.SystemItem {
  /// Creates the item for a name in a document; nil if the name is unknown.
  fileprivate init?(nibName: String) {
    let found = (0...24).lazy.compactMap { Self(rawValue: $0) }.first { "\($0)" == nibName }
    guard let found else { return nil }
    self = found
  }
}

extension UITabBarItem.SystemItem {
  /// Creates the item for a name in a document; nil if the name is unknown.
  fileprivate init?(nibName: String) {
    let found = (0...11).lazy.compactMap { Self(rawValue: $0) }.first { "\($0)" == nibName }
    guard let found else { return nil }
    self = found
  }
}
