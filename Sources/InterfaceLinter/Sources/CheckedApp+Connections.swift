internal import InterfaceBuilder
internal import SourceReading

// Outlets and actions: between an object of a document and the members of a class.
extension CheckedApp {
  // MARK: Outlets

  /// The name of a property's setter in Objective-C.
  static func setter(of name: String) -> String {
    "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
  }

  /// The findings about an object's outlets.
  ///
  /// Those that its class does not have are one finding, but for misspelled ones: the document was made for another class.
  func outletFindings(
    _ outlets: [ConnectedDocument.Connection], of owner: ConnectedDocument.Object,
    in document: ConnectedDocument
  ) -> [LintFinding] {
    // A view controller loads the xib of its name, whatever class the xib gives to its owner.
    let loader =
      owner.element == "placeholder" && owner.customClass != document.name
      ? index.lineage(of: document.name) : nil
    let connected = Set(outlets.map(\.name))
    var found: [LintFinding] = []
    var absent: [ConnectedDocument.Connection] = []
    for outlet in outlets {
      guard let name = owner.customClass else {
        if let class_ = owner.plainClass, lacksOutlet(outlet.name, class_) { absent.append(outlet) }
        continue
      }
      if loader?.members.contains(where: { $0.kind == .property && $0.name == outlet.name })
        == true
      {
        continue
      }
      let destination = document.objects[outlet.destination]
      guard lacksOutlet(outlet.name, ofClass: name, beside: connected) else {
        found += mismatches(outlet, of: name, destination)
        continue
      }
      if let meant = meant(outlet, destination, of: name, beside: connected) {
        found.append(missing([outlet], of: owner, meant: meant))
      } else {
        absent.append(outlet)
      }
    }
    return absent.isEmpty ? found : found + [missing(absent, of: owner)]
  }

  /// The finding about outlets that the class of an object does not have.
  private func missing(
    _ outlets: [ConnectedDocument.Connection], of owner: ConnectedDocument.Object,
    meant: String? = nil
  ) -> LintFinding {
    let first = outlets[0]
    let class_ = owner.customClass ?? owner.plainClass ?? ""
    let others = outlets.dropFirst()
    let names =
      others.isEmpty
      ? "no outlet '\(first.name)'"
      : "none of the outlets " + Self.list(outlets.map { "'\($0.name)'" })
    let end =
      owner.customClass == nil
      ? ", and the document names no other class"
      : others.isEmpty ? hint(first.name, among: properties(of: class_).map(\.name)) : ""
    return finding(
      "missing-outlet",
      "\(owner.customClass == nil ? "" : "The class ")\(class_) has \(names)\(end).",
      at: first.position, of: first.id ?? first.source, detail: "\(class_) \(first.name)",
      related: others.map {
        LintFinding.Related(
          objectID: $0.id ?? $0.source, message: "'\($0.name)' is no outlet of \(class_).",
          position: $0.position)
      },
      repair: meant.map { first.repair("property", $0) })
  }

  /// Some names in a sentence.
  private static func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  private func properties(of class_: String) -> [SourceMember] {
    index.lineage(of: class_)?.members.filter { $0.kind == .property } ?? []
  }

  /// Whether one of Apple's classes, or a subclass of which the document does not name the class, has no such outlet.
  private func lacksOutlet(_ name: String, _ class_: String) -> Bool {
    guard let lineage = index.lineage(of: class_) else { return false }
    return !AppleClasses.isOutlet(name, of: class_)
      && !lineage.members.contains {
        Self.setter(of: $0.name) == Self.setter(of: name) || $0.name == Self.setter(of: name)
      }
  }

  /// Whether a class of the app has no such property, as far as that is known.
  private func lacksOutlet(
    _ name: String, ofClass class_: String, beside connected: Set<String>
  ) -> Bool {
    guard let lineage = index.lineage(of: class_), !lineage.names.isEmpty else { return false }
    let setter = Self.setter(of: name)
    guard Self.outlets(name, in: lineage.members).isEmpty,
      // Without a setter, key-value coding sets the instance variable `_name` or `name`.
      lineage.variables.isDisjoint(with: ["_" + name, name])
    else { return false }
    let outlets = lineage.members.filter { $0.kind == .property }.map(\.name)
    // What a superclass of a library has is not known; a misspelled name of an outlet here is.
    return
      (lineage.root != nil || isMisspelled(name, among: outlets.filter { !connected.contains($0) }))
      && !AppleClasses.isOutlet(name, of: lineage.root)
      && !lineage.members.contains { $0.kind == .method && $0.name == setter }
      && !index.isOnlyDeclared(class_)
  }

  /// The properties that an outlet can mean: UIKit sets it by its setter, whose name begins the same for an initial of
  /// either case.
  private static func outlets(_ name: String, in members: [SourceMember]) -> [SourceMember] {
    members.filter {
      $0.kind == .property && setter(of: $0.name) == setter(of: name) && !$0.isStatic
    }
  }

  /// The finding about an outlet that its class has, but that cannot be set to the object.
  private func mismatches(
    _ connection: ConnectedDocument.Connection, of class_: String,
    _ destination: ConnectedDocument.Object?
  ) -> [LintFinding] {
    guard let lineage = index.lineage(of: class_) else { return [] }
    let name = connection.name
    let named = Self.outlets(name, in: lineage.members)
    guard !named.isEmpty else { return [] }
    func report(
      _ rule: String, _ text: String, _ severity: FindingSeverity? = nil
    ) -> [LintFinding] {
      [
        finding(
          rule, text, at: connection.position, of: connection.id ?? connection.source,
          detail: "\(class_) \(name)", severity: severity)
      ]
    }
    let usable = named.filter { $0.isExposed && $0.isSettable }
    guard !usable.isEmpty else {
      if AppleClasses.isOutlet(name, of: lineage.root) { return [] }
      return report(
        "missing-outlet",
        named.contains { $0.isExposed }
          ? "The outlet '\(name)' of \(class_) cannot be set."
          : "The property '\(name)' of \(class_) is not marked with @IBOutlet.")
    }
    guard let destination,
      !usable.contains(where: { typeFault(of: $0, connection, destination) == nil }),
      let fault = typeFault(of: usable[0], connection, destination)
    else { return [] }
    return report(
      "outlet-type", fault,
      severity(
        ofMismatchIn: class_, usable[0].type ?? "", destination.className ?? "",
        outlet: usable[0].writtenName))
  }

  /// The severity of another class than code expects: it matters only where code uses what the object does not have, in
  /// Objective-C at all, and there rarely where both classes have a superclass of UIKit's in common.
  private func severity(
    ofMismatchIn class_: String, _ expected: String, _ actual: String, outlet: String? = nil
  ) -> FindingSeverity? {
    if let outlet, let missing = index.members(of: expected, missingIn: actual),
      code.members(of: outlet, in: index.heirs(of: class_))?.isDisjoint(with: missing) == true
    {
      return .note
    }
    guard !index.declarations(of: class_).contains(where: { $0.type.language == .swift }) else {
      return nil
    }
    let roots = [expected, actual].map { index.lineage(of: $0)?.root ?? "" }
    return AppleClasses.isKind(roots[1], of: roots[0]) ? .note : .warning
  }

  /// The outlet that a misspelled one stands for: one that is not connected, can be connected to the object, and is
  /// not similar to another name that the class does not have.
  private func meant(
    _ connection: ConnectedDocument.Connection, _ destination: ConnectedDocument.Object?,
    of class_: String, beside connected: Set<String>
  ) -> String? {
    let properties = properties(of: class_)
    let free = properties.filter { property in
      property.isExposed && property.isSettable && !property.isStatic
        && !connected.contains(property.name)
        && destination.map { typeFault(of: property, connection, $0) == nil } ?? true
    }
    guard let name = meant(by: connection.name, among: free.map(\.name)) else { return nil }
    let unknown = connected.subtracting(properties.map(\.name))
    return meant(by: name, among: unknown) == connection.name ? name : nil
  }

  /// Why an object cannot be the value of an outlet; nil if it can, or if that is not known.
  private func typeFault(
    of outlet: SourceMember, _ connection: ConnectedDocument.Connection,
    _ destination: ConnectedDocument.Object
  ) -> String? {
    let isCollection = connection.kind == "outletCollection"
    if outlet.isCollection != isCollection, outlet.type != nil,
      !["NSArray", "NSMutableArray", "NSSet", "Any", "AnyObject"].contains(outlet.type ?? "")
    {
      return isCollection
        ? "The outlet '\(outlet.name)' is no list, but the document connects it as a collection."
        : "The outlet '\(outlet.name)' is a list, but the document connects it to one object."
    }
    guard let type = outlet.type, let class_ = destination.className,
      index.accepts(class_, as: type) == false
    else { return nil }
    return "The outlet '\(outlet.name)' is a \(type), but is connected to a \(class_)."
  }

  // MARK: Actions

  func actionFindings(
    _ connection: ConnectedDocument.Connection, in document: ConnectedDocument
  ) -> [LintFinding] {
    let selector = connection.name
    guard !AppleClasses.actions.contains(selector) else { return [] }
    // Nobody can tap what is hidden, no touches reach a recognizer of no view, and nothing performs a segue without code.
    let isEffective =
      !isAlwaysHidden(connection.source, in: document)
      && !document.isUnattachedRecognizer(connection.source)
      && connection.segue.map { shown.isPerformed($0) } ?? true
    func report(
      _ text: String, _ severity: FindingSeverity? = nil, meant: String? = nil
    ) -> [LintFinding] {
      [
        finding(
          "missing-action", text, at: connection.position, of: connection.id ?? connection.source,
          detail: selector, severity: isEffective ? severity : .note,
          repair: meant.map { connection.repair(connection.attribute, $0) })
      ]
    }
    let target = document.objects[connection.destination]
    if connection.kind == "action",
      document.areInDifferentScenes(connection.source, connection.destination)
    {
      let scene = document.controllerName(inSceneOf: connection.destination)
      return report(
        "The action '\(selector)' is connected to an object of another scene"
          + (scene.map { ", that of \($0)" } ?? "")
          + "; each scene is loaded without the objects of others.", .warning)
    }
    let isForAny = connection.kind == "unwindAction" || target?.isFirstResponder == true
    func isNamed(_ method: SourceMember) -> Bool {
      method.name == selector || resources.mayUseSwift2 && method.olderName == selector
    }
    let methods: [SourceMember]
    var owner = "No class"
    if isForAny {
      methods = self.methods
    } else {
      guard let class_ = target?.customClass ?? target?.plainClass,
        let lineage = index.lineage(of: class_), !lineage.names.isEmpty || target?.plainClass != nil
      else { return [] }
      methods = lineage.members.filter { $0.kind == .method && !$0.isStatic }
      // A method that is there is compared even if others are not known.
      if lineage.root == nil || index.isOnlyDeclared(class_), !methods.contains(where: isNamed) {
        return []
      }
      owner = "The class \(class_)"
    }
    let same = methods.filter(isNamed)
    // Swift 2 exposes all methods of classes of Objective-C.
    let usable = same.filter { $0.isExposed || resources.mayUseSwift2 }
    guard usable.isEmpty else {
      // The parameter of a segue action is a decoder.
      guard connection.kind != "segueAction",
        let sender = document.objects[connection.source]?.className, !isForAny,
        usable.allSatisfy({ senderFault($0, sender) != nil }),
        let type = senderFault(usable[0], sender)
      else { return [] }
      return report(
        "The action '\(selector)' expects a \(type), but its sender is a \(sender).",
        severity(ofMismatchIn: target?.customClass ?? "", type, sender))
    }
    guard same.isEmpty else {
      return report("The method '\(same[0].writtenName)' is not marked with @IBAction.")
    }
    let base = selector.split(separator: ":").first.map(String.init) ?? selector
    let others = methods.filter { $0.isAction && $0.name != selector }
    let sender = document.objects[connection.source]?.className
    let usableOthers = Set(
      others.filter { other in
        other.isExposed && (isForAny || sender.map { senderFault(other, $0) == nil } ?? true)
      }.map(\.name))
    let namesakes = others.filter { $0.writtenName == base || $0.name.hasPrefix(base + ":") }
    if let other = namesakes.first {
      let names = usableOthers.intersection(namesakes.map(\.name))
      return report(
        "\(owner) has no action '\(selector)', but '\(other.name)' with other arguments.",
        meant: !isForAny && names.count == 1 ? names.first : nil)
    }
    let names = others.isEmpty ? methods.map(\.name) : others.map(\.name)
    let text =
      "\(owner) has \(isForAny ? "an" : "no") action '\(selector)'\(hint(selector, among: names))."
    // The first responder can be an object of a library.
    guard isForAny, connection.kind == "action" else {
      return report(text, meant: meant(by: selector, among: usableOthers))
    }
    return report(text, .warning)
  }

  /// Whether an object, or one around it, is hidden, and code shows it by no outlet.
  func isAlwaysHidden(_ id: String, in document: ConnectedDocument) -> Bool {
    document.isAlwaysHidden(id) { outlet in
      guard let class_ = document.objects[outlet.source]?.customClass else { return true }
      guard let members = code.members(of: outlet.name, in: index.heirs(of: class_)) else {
        return true
      }
      return !members.isDisjoint(with: ["isHidden", "hidden", "setHidden"])
    }
  }

  /// The class that an action expects, if its sender is none of that class.
  private func senderFault(_ action: SourceMember, _ sender: String) -> String? {
    guard let type = action.parameters.first, !type.isEmpty,
      index.accepts(sender, as: type) == false
    else { return nil }
    return type
  }
}

extension ConnectedDocument.Object {
  /// The class of Apple's that a view controller or its view has without a custom class, whose outlets and actions are
  /// known; nil for others.
  fileprivate var plainClass: String? {
    customClass == nil && (element == "view" || element.lowercased().hasSuffix("viewcontroller"))
      ? AppleClasses.className(ofElement: element) : nil
  }
}

extension ConnectedDocument.Connection {
  /// The attribute that names the selector.
  fileprivate var attribute: String {
    switch kind {
    case "unwindAction": "unwindAction"
    case "segueAction": "destinationCreationSelector"
    default: "selector"
    }
  }

  fileprivate func repair(_ attribute: String, _ name: String) -> DocumentRepair {
    .setAttributes(at: position, [DocumentRepair.Attribute(attribute, name)])
  }
}
