internal import InterfaceBuilder
internal import SourceReading

// Outlets and actions: between an object of a document and the members of a class.
extension CheckedApp {
  func findings(
    about connection: ConnectedDocument.Connection, in document: ConnectedDocument
  ) -> [LintFinding] {
    switch connection.kind {
    case "outlet", "outletCollection":
      guard let owner = document.objects[connection.source] else { return [] }
      guard let name = owner.customClass else { return plainOutletFindings(connection, of: owner) }
      // A view controller loads the xib of its name, whatever class the xib gives to its owner.
      if owner.element == "placeholder", name != document.name,
        index.lineage(of: document.name)?.members.contains(where: {
          $0.kind == .property && $0.name == connection.name
        }) == true
      {
        return []
      }
      let connected = document.connections.filter { $0.source == connection.source }.map(\.name)
      return outletFindings(
        connection, of: name, document.objects[connection.destination], beside: Set(connected))
    default: return actionFindings(connection, in: document)
    }
  }

  // MARK: Outlets

  /// The name of a property's setter in Objective-C.
  static func setter(of name: String) -> String {
    "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
  }

  /// The outlets of an object without a custom class, which Apple's class has not.
  private func plainOutletFindings(
    _ connection: ConnectedDocument.Connection, of owner: ConnectedDocument.Object
  ) -> [LintFinding] {
    guard let class_ = owner.plainClass, let lineage = index.lineage(of: class_),
      !AppleClasses.isOutlet(connection.name, of: class_),
      !lineage.members.contains(where: {
        Self.setter(of: $0.name) == Self.setter(of: connection.name)
          || $0.name == Self.setter(of: connection.name)
      })
    else { return [] }
    return [
      finding(
        "missing-outlet",
        "\(class_) has no outlet '\(connection.name)', and the document names no other class.",
        at: connection.position, of: connection.id ?? connection.source,
        detail: "\(class_) \(connection.name)")
    ]
  }

  private func outletFindings(
    _ connection: ConnectedDocument.Connection, of class_: String,
    _ destination: ConnectedDocument.Object?, beside connected: Set<String>
  ) -> [LintFinding] {
    guard let lineage = index.lineage(of: class_), !lineage.names.isEmpty else { return [] }
    let name = connection.name
    func report(
      _ rule: String, _ text: String, _ severity: FindingSeverity? = nil, meant: String? = nil
    ) -> [LintFinding] {
      [
        finding(
          rule, text, at: connection.position, of: connection.id ?? connection.source,
          detail: "\(class_) \(name)", severity: severity,
          repair: meant.map { connection.repair("property", $0) })
      ]
    }
    // UIKit sets an outlet by its setter, whose name begins the same for an initial of either case.
    let named = lineage.members.filter {
      $0.kind == .property && Self.setter(of: $0.name) == Self.setter(of: name) && !$0.isStatic
    }
    if named.isEmpty {
      // Without a setter, key-value coding sets the instance variable `_name` or `name`.
      if !lineage.variables.isDisjoint(with: ["_" + name, name]) { return [] }
      let setter = Self.setter(of: name)
      let outlets = lineage.members.filter { $0.kind == .property }.map(\.name)
      // What a superclass of a library has is not known; a misspelled name of an outlet here is.
      guard
        lineage.root != nil
          || isMisspelled(name, among: outlets.filter { !connected.contains($0) }),
        !AppleClasses.isOutlet(name, of: lineage.root),
        !lineage.members.contains(where: { $0.kind == .method && $0.name == setter }),
        !index.isOnlyDeclared(class_)
      else { return [] }
      return report(
        "missing-outlet",
        "The class \(class_) has no outlet '\(name)'\(hint(name, among: outlets)).",
        meant: meant(
          connection, destination, of: lineage.members.filter { $0.kind == .property },
          beside: connected))
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
    guard let destination else { return [] }
    return usable.contains { typeFault(of: $0, connection, destination) == nil }
      ? []
      : typeFault(of: usable[0], connection, destination).map {
        report(
          "outlet-type", $0,
          severity(
            ofMismatchIn: class_, usable[0].type ?? "", destination.className ?? "",
            outlet: usable[0].writtenName))
      } ?? []
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
    of properties: [SourceMember], beside connected: Set<String>
  ) -> String? {
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

  private func actionFindings(
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
