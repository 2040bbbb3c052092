internal import InterfaceBuilder
internal import SourceReading

// Names that code gives to UIKit, and names in documents that no code gives.
extension CheckedApp {
  func finding(about use: SourceUse) -> LintFinding? {
    guard !use.hasBundle, let values = index.names(of: use.value), !values.isEmpty,
      let (rule, kind, noun) = Self.target(of: use.kind)
    else { return nil }
    let known = names[kind] ?? []
    guard values.allSatisfy({ !isKnown($0, as: kind) }), let value = values.min() else {
      return nil
    }
    switch kind {
    case .segue, .storyboardIdentifier, .storyboard:
      guard documents.contains(where: \.isStoryboard), values.isDisjoint(with: resources.absent)
      else { return nil }
    case .reuseIdentifier:
      // Code that computes what it registers may register this one.
      guard !computedKinds.contains(.registeredIdentifier) else { return nil }
    case .font:
      // Others may be the system's.
      guard isMisspelled(value, among: resources.fonts) else { return nil }
      // Whether the system finds a font by a name in another case was not measured.
      let isInOtherCase = resources.fonts.contains { $0.lowercased() == value.lowercased() }
      return finding(
        rule, "The app has no font '\(value)'\(hint(value, among: resources.fonts)).",
        at: use.place.position, of: nil, detail: value, severity: isInOtherCase ? .note : nil)
    case .restorationIdentifier:
      guard !computedKinds.contains(.assignedRestorationIdentifier) else { return nil }
    case .nib:
      // The xib of a view controller of a library, or of one that inherits from it, is the library's.
      if let made = use.made, index.lineage(of: made)?.root == nil { return nil }
      guard values.isDisjoint(with: resources.absent) else { return nil }
    case .image, .color:
      guard !resources.lacksCatalogs, values.isDisjoint(with: resources.absent) else { return nil }
    case .registeredIdentifier, .comparedSegue, .assignedRestorationIdentifier: return nil
    }
    var repair: DocumentRepair?
    if case .text = use.value, let meant = meant(by: value, among: known) {
      repair = .replaceString(at: use.place.position, value, by: meant)
    }
    let text =
      switch kind {
      case .nib: "There is no xib '\(value)'"
      case .storyboard: "There is no storyboard '\(value)'"
      case .image, .color: "The app has no \(noun) '\(value)'"
      case .reuseIdentifier: "No cell has the reuse identifier '\(value)', and no code registers it"
      default: "No document has a \(noun) '\(value)'"
      }
    return finding(
      rule, text + hint(value, among: known) + ".", at: use.place.position, of: nil,
      detail: "\(kind.rawValue) \(value)",
      severity: severity(of: use, value, among: known), repair: repair)
  }

  /// The severity of a name that does not exist; nil for the rule's own.
  ///
  /// A comparison with it is code that is never run, which nobody notices, unless a name is meant that exists. Of an image
  /// that is nil, a bar keeps its background, and a button has that of its normal state.
  private func severity(
    of use: SourceUse, _ name: String, among known: Set<String>
  ) -> FindingSeverity? {
    switch use.kind {
    case .comparedSegue, .restorationIdentifier: isMisspelled(name, among: known) ? .warning : .note
    case .image where use.isOptional: .note
    default: nil
    }
  }

  private static func target(
    of kind: SourceUse.Kind
  ) -> (rule: String, kind: SourceUse.Kind, noun: String)? {
    switch kind {
    case .segue, .comparedSegue: ("unknown-identifier", .segue, "segue")
    case .storyboardIdentifier: ("unknown-identifier", kind, "view controller with the identifier")
    case .storyboard, .nib, .reuseIdentifier: ("unknown-identifier", kind, "")
    case .restorationIdentifier:
      ("unknown-identifier", kind, "view or controller with the restoration identifier")
    case .image: ("missing-asset", kind, "image")
    case .color: ("missing-asset", kind, "color")
    case .font: ("missing-asset", kind, "font")
    case .registeredIdentifier, .assignedRestorationIdentifier: nil
    }
  }

  private func isKnown(_ name: String, as kind: SourceUse.Kind) -> Bool {
    let known = kind == .font ? resources.fonts : names[kind] ?? []
    if known.contains(name) || name.isEmpty { return true }
    switch kind {
    case .image, .color:
      // With the extension and scale of a file, or the groups of an asset catalog.
      let last = name.split(separator: "/").last.map(String.init) ?? name
      let stem = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
      return known.contains(last) || known.contains(stem)
        || known.contains(stem.split(separator: "@").first.map(String.init) ?? stem)
    case .nib, .storyboard:
      // UIKit appends the device, and loads a view controller's view from a storyboard's nib.
      return known.contains { $0 == name || name.hasPrefix($0 + "~") || name == $0 + ".xib" }
    default: return false
    }
  }

  // MARK: Images that documents name

  /// The images of a document that the app does not have: the document keeps their sizes, and their places are empty
  /// until code sets others.
  func missingImages(in document: ConnectedDocument) -> [LintFinding] {
    guard !resources.lacksCatalogs, resources.listed != nil else { return [] }
    return document.images.compactMap { image in
      guard !isKnown(image.name, as: .image), !resources.absent.contains(image.name) else {
        return nil
      }
      let isUnseen = image.object.map {
        isAlwaysHidden($0, in: document) || isReplaced($0, in: document)
      }
      return finding(
        "missing-asset",
        "The app has no image '\(image.name)'\(hint(image.name, among: resources.images)).",
        at: image.position, of: image.object, detail: "image \(image.name)",
        severity: isUnseen == true ? .note : nil)
    }
  }

  /// Whether code sets the image of an outlet to an object.
  private func isReplaced(_ object: String, in document: ConnectedDocument) -> Bool {
    let outlets = document.connections.filter { $0.kind == "outlet" && $0.destination == object }
    return outlets.contains { outlet in
      index.files.contains { $0.changes.contains { $0.kind == .image && $0.outlet == outlet.name } }
    }
  }

  // MARK: Names that no code uses

  func unusedNames(in document: ConnectedDocument) -> [LintFinding] {
    document.identifiers.compactMap { identifier in
      guard identifier.isForCode, !index.mentioned.contains(identifier.name),
        !computedKinds.contains(identifier.kind),
        identifier.kind != .segue || !computedKinds.contains(.comparedSegue)
      else { return nil }
      let noun =
        switch identifier.kind {
        case .segue: "segue"
        case .reuseIdentifier: "reuse identifier"
        default: "storyboard identifier"
        }
      return finding(
        "unused-identifier", "No code uses the \(noun) '\(identifier.name)'.",
        at: identifier.position, of: identifier.object,
        detail: "\(identifier.kind.rawValue) \(identifier.name)")
    }
  }

  // MARK: Constraints in code

  func finding(about found: CodeFinding) -> LintFinding {
    let (rule, text) =
      switch found.kind {
      case .inactiveConstraint:
        ("inactive-constraint", "The constraint of '\(found.subject)' is made and never activated.")
      case .viewNotAdded:
        (
          "view-not-added",
          "The view '\(found.subject)' has constraints, and is never added to a view."
        )
      case .translatedMask:
        (
          "mask-in-code",
          "The view '\(found.subject)' has constraints, and those of its autoresizing mask: set "
            + "translatesAutoresizingMaskIntoConstraints to false."
        )
      case .repeatedConstraint:
        (
          "repeated-in-code",
          "A second constraint makes '\(found.subject)' equal to "
            + (found.other.isEmpty ? "a constant." : "'\(found.other)'.")
        )
      case .foreignConstraint:
        (
          "foreign-constraint",
          "The constraint refers to '\(found.other)', which is not inside '\(found.subject)' that it "
            + "is added to."
        )
      }
    return finding(
      rule, text, at: found.place.position, of: nil, detail: "\(found.subject) \(found.other)")
  }
}
