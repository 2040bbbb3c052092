internal import Foundation
internal import InterfaceBuilder
internal import SourceReading

/// What a document names in code: classes, outlets, actions, properties and identifiers.
struct ConnectedDocument {
  /// An object of the document.
  struct Object {
    let id: String
    let position: SourcePosition
    /// The number of its element.
    let index: Int
    /// The name of its element.
    let element: String
    /// What it shows, or else what the document calls it.
    fileprivate(set) var text: String?
    /// The custom class.
    let customClass: String?
    /// The module of the custom class.
    let module: String?
    /// Whether the module is that of the target which contains the document.
    let isOfTarget: Bool
    var attributes: [(keyPath: String, position: SourcePosition)] = []

    /// The custom class, or else that of the element; nil if it is not known.
    var className: String? { customClass ?? AppleClasses.className(ofElement: element) }
    /// Whether it stands for the object that handles an action: the first responder, or the exit of a scene.
    let isFirstResponder: Bool
  }

  /// An outlet or action.
  struct Connection {
    /// `outlet`, `outletCollection`, `action`, `unwindAction` or `segueAction`.
    let kind: String
    /// The object that contains it.
    let source: String
    let destination: String
    /// The property or selector.
    let name: String
    let id: String?
    let position: SourcePosition
    /// The identifier of a segue.
    let segue: String?

    var isOutlet: Bool { kind.hasPrefix("outlet") }
  }

  /// A name that code can use.
  struct Identifier {
    let kind: SourceUse.Kind
    let name: String
    let object: String?
    let position: SourcePosition
    /// Whether it has no effect unless code uses it.
    let isForCode: Bool
  }

  let file: String
  let markup: MarkupIndex
  private(set) var objects: [String: Object] = [:]
  private(set) var connections: [Connection] = []
  private(set) var identifiers: [Identifier] = []
  /// The images that the document names, each once: those of which it saves a size.
  private(set) var images: [(name: String, object: String?, position: SourcePosition)] = []
  /// The ids of objects, in the order of the document.
  private(set) var order: [String] = []
  /// The bar items with views of their own, which do not send their actions.
  private var withCustomViews: Set<String> = []

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    markup = MarkupIndex(bytes)
    for (index, element) in markup.elements.enumerated() {
      if let id = element["id"]?.value, let object = object(element, id, at: index),
        objects[id] == nil
      {
        objects[id] = object
        order.append(id)
      }
      switch element.name {
      case "outlet", "outletCollection", "action", "segue": connect(element)
      case "userDefinedRuntimeAttribute":
        if let path = element["keyPath"]?.value, let owner = owner(of: element) {
          objects[owner]?.attributes.append((path, element.position))
        }
      case "state":
        if element["key"]?.value == "normal", let title = element["title"]?.value,
          let owner = owner(of: element)
        {
          objects[owner]?.text = title
        }
      default: break
      }
      if element.name == "segue" { connectAction(of: element, at: index) }
      if element["key"]?.value == "customView", let item = element.parent {
        withCustomViews.formUnion([markup.elements[item]["id"]?.value].compactMap { $0 })
      }
      identify(element)
    }
    findImages()
  }

  private mutating func findImages() {
    // An image with children is in the document itself, as bytes.
    let saved = Set(
      markup.elements.filter {
        $0.name == "image" && $0["catalog"] == nil && $0.children.isEmpty
      }
      .compactMap { $0["name"]?.value })
    var found: Set<String> = []
    for element in markup.elements {
      for name in element.namedImages where saved.contains(name) && found.insert(name).inserted {
        images.append(
          (name.withoutEntities, element["id"]?.value ?? owner(of: element), element.position))
      }
    }
  }

  /// The name of the file without its extension and the suffix of a device.
  var name: String {
    let file = self.file.split(separator: "/").last.map(String.init) ?? self.file
    let stem = file.split(separator: ".").first.map(String.init) ?? file
    return stem.split(separator: "~").first.map(String.init) ?? stem
  }

  /// Whether it has the format of Xcode 4.
  var isArchive: Bool { markup.elements.first?.name == "archive" }

  var isStoryboard: Bool { file.hasSuffix(".storyboard") }

  private func object(
    _ element: MarkupIndex.Element, _ id: String, at index: Int
  ) -> Object? {
    let customClass = element["customClass"]?.value.nonEmpty
    // A segue is an object of its own class only.
    guard
      !["outlet", "outletCollection", "action", "device", "adaptation"].contains(element.name),
      element.name != "segue" || customClass != nil
    else { return nil }
    let role = element["placeholderIdentifier"]?.value
    return Object(
      id: id, position: element.position, index: index, element: element.name,
      text: ["text", "placeholder", "title", "image", "userLabel"].lazy
        .compactMap { element[$0]?.value.nonEmpty }.first,
      customClass: customClass, module: element["customModule"]?.value.nonEmpty,
      isOfTarget: element["customModuleProvider"]?.value == "target",
      isFirstResponder: role == "IBFirstResponder" || element.name == "exit")
  }

  /// The objects that belong to one: those inside a view, those of a controller's scene, and all of a xib's owner.
  func parts(of id: String) -> [Object] {
    guard let owner = objects[id] else { return [] }
    var top: Int? = owner.index
    if owner.element.lowercased().hasSuffix("controller") {
      top = markup.elements[owner.index].parent
    } else if owner.element == "placeholder" {
      top = nil
    }
    func isPart(_ object: Object) -> Bool {
      var next: Int? = object.index
      while let index = next, index != top { next = markup.elements[index].parent }
      return next == top && object.index != owner.index
    }
    return order.compactMap { objects[$0] }.filter(isPart)
  }

  /// Whether two objects are in different scenes of a storyboard, each of which is loaded without the other.
  func areInDifferentScenes(_ id: String, _ other: String) -> Bool {
    guard let own = scene(of: id), let others = scene(of: other) else { return false }
    return own != others
  }

  /// The number of the element of an object's scene; nil outside of scenes.
  private func scene(of id: String) -> Int? {
    var next = objects[id]?.index
    while let index = next, markup.elements[index].name != "scene" {
      next = markup.elements[index].parent
    }
    return next
  }

  /// Returns the class or else the identifier of the view controller of an object's scene; nil if it has neither.
  func controllerName(inSceneOf id: String) -> String? {
    let scene = scene(of: id)
    let controllers = order.compactMap { objects[$0] }.filter {
      $0.element.lowercased().hasSuffix("controller") && self.scene(of: $0.id) == scene
    }
    return controllers.lazy.compactMap { controller in
      controller.customClass
        ?? markup.elements[controller.index]["storyboardIdentifier"]?.value.nonEmpty
    }.first
  }

  /// Whether an object is a gesture recognizer that no view has, and no outlet with which code gives it to one.
  func isUnattachedRecognizer(_ id: String) -> Bool {
    objects[id]?.element.hasSuffix("GestureRecognizer") == true
      && !connections.contains { $0.isOutlet && $0.destination == id }
  }

  /// Whether an object, or one around it, is hidden, and has no outlet with which code shows it, as a function decides.
  func isAlwaysHidden(_ id: String, isShown: (Connection) -> Bool) -> Bool {
    guard let object = objects[id] else { return false }
    return markup.lineage(of: markup.elements[object.index]).contains { element in
      guard element["hidden"]?.value == "YES", let id = element["id"]?.value else { return false }
      return !connections.contains {
        $0.isOutlet && $0.destination == id && isShown($0)
      }
    }
  }

  /// The id of the object that contains a part such as `connections`.
  private func owner(of element: MarkupIndex.Element) -> String? {
    markup.lineage(of: element).dropFirst().first {
      $0["id"] != nil && !["segue", "outlet"].contains($0.name)
    }?["id"]?.value
  }

  private mutating func connect(_ element: MarkupIndex.Element) {
    guard let source = owner(of: element), let destination = element["destination"]?.value else {
      return
    }
    let key: (kind: String, name: String) =
      switch element.name {
      case "action": ("action", "selector")
      case "segue": ("unwindAction", "unwindAction")
      default: (element.name, "property")
      }
    guard let name = element[key.name]?.value, !name.isEmpty,
      element.name != "action" || !withCustomViews.contains(source)
    else { return }
    connections.append(
      Connection(
        kind: key.kind, source: source, destination: destination, name: name,
        id: element["id"]?.value, position: element.position,
        segue: element.name == "segue" ? element["identifier"]?.value.nonEmpty : nil))
  }

  /// Adds the method by which the controller of a segue's scene makes the next one.
  private mutating func connectAction(of segue: MarkupIndex.Element, at index: Int) {
    guard let name = segue["destinationCreationSelector"]?.value.nonEmpty else { return }
    var next = segue.parent
    while let place = next, markup.elements[place].name != "objects" {
      let element = markup.elements[place]
      next = element.parent
      guard let id = element["id"]?.value, let parent = element.parent,
        markup.elements[parent].name == "objects"
      else { continue }
      // A gesture recognizer stands beside its controller.
      let controllers = markup.elements[parent].children.map { markup.elements[$0] }.filter {
        $0["sceneMemberID"]?.value == "viewController"
      }
      connections.append(
        Connection(
          kind: "segueAction", source: id, destination: controllers.first?["id"]?.value ?? id,
          name: name, id: segue["id"]?.value, position: segue.position, segue: nil))
      return
    }
  }

  private mutating func identify(_ element: MarkupIndex.Element) {
    func add(_ kind: SourceUse.Kind, _ attribute: String, isForCode: Bool) {
      guard let name = element[attribute]?.value.nonEmpty else { return }
      identifiers.append(
        Identifier(
          kind: kind, name: name.withoutEntities, object: element["id"]?.value,
          position: element.position, isForCode: isForCode))
    }
    if element.name == "segue" {
      let owner = owner(of: element).flatMap { objects[$0] }
      // A segue of a control is performed by it.
      let isManual = owner?.element.lowercased().hasSuffix("controller") == true
      let kind = element["kind"]?.value ?? ""
      add(
        .segue, "identifier",
        isForCode: isManual && !["relationship", "embed"].contains(kind) && owner != nil)
    }
    let restores = element["useStoryboardIdentifierAsRestorationIdentifier"]?.value == "YES"
    add(.storyboardIdentifier, "storyboardIdentifier", isForCode: !restores)
    add(.reuseIdentifier, "reuseIdentifier", isForCode: isStoryboard)
    // UIKit uses them without code.
    add(.restorationIdentifier, "restorationIdentifier", isForCode: false)
    if restores { add(.restorationIdentifier, "storyboardIdentifier", isForCode: false) }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }

  /// The value of an attribute as text.
  fileprivate var withoutEntities: String {
    guard contains("&") else { return self }
    return replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&apos;", with: "'")
      .replacingOccurrences(of: "&#10;", with: "\n").replacingOccurrences(of: "&amp;", with: "&")
  }
}
