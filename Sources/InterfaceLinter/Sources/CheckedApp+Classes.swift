internal import InterfaceBuilder
internal import SourceReading

// Classes, their modules, and the properties that runtime attributes set.
extension CheckedApp {
  func classFindings(
    about object: ConnectedDocument.Object, in document: ConnectedDocument
  ) -> [LintFinding] {
    guard let name = object.customClass, !name.hasPrefix("_Tt"), !AppleClasses.contains(name) else {
      return []
    }
    // The owner of a xib is not made by it, so that nothing fails at run time.
    let isMade = object.element != "placeholder"
    func report(
      _ rule: String, _ text: String, _ attribute: String = "customClass", meant: String? = nil
    ) -> [LintFinding] {
      let repair = meant.map {
        DocumentRepair.setAttributes(
          at: object.position, [DocumentRepair.Attribute(attribute, $0)])
      }
      return [
        finding(
          rule, text, at: object.position, of: object.id, detail: name,
          severity: isMade ? nil : .warning, repair: repair)
      ]
    }
    let resolved = index.resolved(name)
    let declarations = index.declarations(of: resolved).filter { $0.type.kind != .extension }
    guard !declarations.isEmpty else {
      if resources.absent.contains(name) { return [] }
      // A class without a module can be in a library of Objective-C.
      if object.module == nil, !object.isOfTarget,
        resources.libraryClasses.contains(name) || index.importsHeader(of: name)
      {
        return []
      }
      let hint = hint(name, among: index.typeNames)
      if isExpected(object) || isWired(object, in: document) {
        return report(
          "unknown-class", "The class '\(name)' does not exist\(hint).",
          meant: meant(by: name, among: classNames(for: object.element)))
      }
      guard let family = family(of: object) else { return [] }
      return [
        finding(
          "unknown-class",
          "The class '\(name)' does not exist, and \(family.count) others of the app begin with "
            + "'\(family.word)'\(hint).", at: object.position, of: object.id, detail: name,
          severity: .warning)
      ]
    }
    let classes = declarations.filter { $0.type.kind == .class }
    guard !classes.isEmpty else {
      // The interface of a class of Objective-C can be in a library, with a protocol of its name here.
      guard declarations.allSatisfy({ $0.type.language == .swift }) else { return [] }
      return report("unknown-class", "'\(name)' is no class.")
    }
    if isMade, classes.allSatisfy(\.type.isGeneric),
      classes.allSatisfy({ $0.type.language == .swift })
    {
      return report("unknown-class", "The class '\(name)' is generic, so no document can name it.")
    }
    if isMade, let hidden = hiddenness(classes), resolved == name {
      return report(
        "unknown-class",
        "The class '\(name)' is \(hidden), which is part of its name at run time, so no class is found: "
          + "give it a name for Objective-C, such as @objc(\(name)).")
    }
    // A class of Swift has its module in its name, unless it has a name for Objective-C.
    let isNamedByModule = classes.allSatisfy {
      $0.type.language == .swift && $0.type.objectiveCName == nil
    }
    if isMade, object.module == nil, !object.isOfTarget, isNamedByModule, resolved == name {
      return report(
        "wrong-module", "The class '\(name)' is written in Swift, but the document names no module."
      )
    }
    if isMade, object.module != nil || object.isOfTarget, resolved == name,
      let other = classes.compactMap(\.type.objectiveCName).first, other != name,
      classes.allSatisfy({ $0.type.objectiveCName == other && $0.type.name == name })
    {
      // The run time of Swift, part of the system since then, finds a class by its module and its name in Swift, too.
      let first = SystemVersion(12, 2)
      guard resources.deploymentTarget.map({ $0 < first }) ?? true else { return [] }
      let isKnown = resources.deploymentTarget != nil
      return [
        finding(
          "unknown-class",
          "The class '\(name)' is called '\(other)' at run time, by @objc(\(other)): before iOS \(first), no class is "
            + "found.", at: object.position, of: object.id, detail: name,
          severity: isKnown ? nil : .note)
      ]
    }
    if isMade, let module = object.module, !object.isOfTarget, isNamedByModule,
      !index.ownModules.contains(module), !index.ownModules.isEmpty,
      !index.files.contains(where: { $0.imports.contains(module) })
    {
      let hint = hint(module, among: index.ownModules)
      return report(
        "wrong-module",
        hint.isEmpty
          ? "No source imports a module '\(module)', which is to have '\(name)'; a class of this name "
            + "is in the sources."
          : "There is no module '\(module)' with '\(name)'\(hint).",
        "customModule", meant: meant(by: module, among: index.ownModules))
    }
    guard let base = base(of: object.element), index.accepts(name, as: base.name) == false else {
      return []
    }
    return report("unknown-class", "The class '\(name)' is no \(base.kind).")
  }

  /// What keeps a document from naming any of the classes, although each exists; nil if one can be named.
  private func hiddenness(_ classes: [SourceIndex.Declaration]) -> String? {
    guard
      classes.allSatisfy({
        $0.type.language == .swift && $0.type.objectiveCName == nil
          && ($0.type.isNested || $0.type.isPrivate)
      })
    else { return nil }
    return classes.contains { $0.type.isNested } ? "inside another type" : "private"
  }

  /// Whether the sources should have a class.
  private func isExpected(_ object: ConnectedDocument.Object) -> Bool {
    let hasSwift = index.files.contains { $0.language == .swift }
    if object.isOfTarget { return hasSwift }
    if let module = object.module { return hasSwift && index.ownModules.contains(module) }
    return !index.usesForeignModules
      || isMisspelled(object.customClass ?? "", among: index.typeNames)
  }

  /// The word with which a class without a module and several of the app's own for the same element begin; nil if it may
  /// be a library's.
  ///
  /// Libraries have a few letters in upper case before their names, and not a word of the app.
  private func family(of object: ConnectedDocument.Object) -> (word: String, count: Int)? {
    guard object.module == nil, !object.isOfTarget, let name = object.customClass,
      name.first?.isUppercase == true
    else { return nil }
    let word = String(name.prefix(1) + name.dropFirst().prefix { $0.isLowercase })
    guard word.count >= Self.leastWord, word.count < name.count, !word.hasPrefix("UI") else {
      return nil
    }
    let others = classNames(for: object.element).filter { other in
      other.hasPrefix(word) && other.dropFirst(word.count).first?.isLowercase == false
    }
    return others.count >= Self.leastFamily ? (word, others.count) : nil
  }

  /// The least length of a word, and the least number of classes that begin with it: our choice.
  private static let (leastWord, leastFamily) = (4, 8)

  /// Whether a class without a module is the app's own, although libraries have classes, too: the document connects
  /// outlets and actions of its view controller.
  private func isWired(
    _ object: ConnectedDocument.Object, in document: ConnectedDocument
  ) -> Bool {
    guard document.isStoryboard, object.module == nil, !object.isOfTarget,
      object.element.lowercased().hasSuffix("viewcontroller")
    else { return false }
    let class_ = AppleClasses.className(ofElement: object.element)
    let own = document.connections.count { connection in
      switch connection.kind {
      case "outlet", "outletCollection":
        connection.source == object.id && !AppleClasses.isOutlet(connection.name, of: class_)
      case "action":
        connection.destination == object.id && !AppleClasses.actions.contains(connection.name)
      default: false
      }
    }
    return own > 1
  }

  /// The names of the classes that an object made by an element can have.
  private func classNames(for element: String) -> [String] {
    guard let class_ = AppleClasses.className(ofElement: element) else { return [] }
    return index.typeNames.filter { name in
      index.accepts(name, as: class_) == true && index.lineage(of: name)?.isGeneric == false
    }
  }

  /// The class of Apple's from which an object's class must inherit, and what it is called.
  private func base(of element: String) -> (name: String, kind: String)? {
    guard let class_ = AppleClasses.className(ofElement: element) else { return nil }
    return [
      ("UIView", "view"), ("UIViewController", "view controller"), ("UIStoryboardSegue", "segue"),
    ].first { AppleClasses.isKind(class_, of: $0.0) }
  }

  // MARK: Runtime attributes

  func attributeFindings(about object: ConnectedDocument.Object) -> [LintFinding] {
    guard !object.attributes.isEmpty, let class_ = object.className,
      let lineage = index.lineage(of: class_), lineage.root != nil
    else { return [] }
    let properties = lineage.members.filter { $0.kind == .property && !$0.isStatic }
    return object.attributes.compactMap { attribute in
      let name = attribute.keyPath.split(separator: ".").first.map(String.init) ?? ""
      // As an outlet, it is set by its setter, whose name begins the same for an initial of either case.
      let same = properties.filter { Self.setter(of: $0.name) == Self.setter(of: name) }
      guard !same.contains(where: \.isExposed), !AppleClasses.properties.contains(name) else {
        return nil
      }
      let inspectable = properties.filter(\.isInspectable).map(\.name)
      // A library can add properties to Apple's classes.
      guard !same.isEmpty || !index.usesForeignModules || isMisspelled(name, among: inspectable)
      else { return nil }
      let hint = hint(name, among: inspectable)
      let text =
        same.isEmpty
        ? "The class \(class_) has no property '\(name)'\(hint)."
        : "The property '\(name)' of \(class_) is not marked with @IBInspectable or @objc."
      let isWhole = same.isEmpty && attribute.keyPath == name
      let settable = properties.filter { $0.isExposed && $0.isSettable }.map(\.name)
      let repair = (isWhole ? meant(by: name, among: settable) : nil).map {
        DocumentRepair.setAttributes(
          at: attribute.position, [DocumentRepair.Attribute("keyPath", $0)])
      }
      return finding(
        "missing-property", text, at: attribute.position, of: object.id, detail: name,
        repair: repair)
    }
  }
}
