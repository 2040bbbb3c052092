internal import InterfaceBuilder

extension ClassWriter {
  /// The text of the class.
  mutating func text() -> String {
    let (declarations, statements) = writeViews()
    writeController()
    add("setUpViews", statements + hierarchy())
    writeLists()
    writeConstraints()
    writeBars()
    writeConnections()
    declareRuntimeAttributes()
    if let name = entry.sharedClass {
      usedClasses.append(
        SceneCode.UsedClass(name: name, superclass: entry.kind.superclass, properties: [:]))
    }
    let setUp = mergedFunctions()
    var conformances = [entry.superclass]
    conformances += protocols
    var lines = ["final class \(entry.name): \(conformances.joined(separator: ", ")) {"]
    if let identifier = root.cell?.reuseIdentifier, !isController {
      lines += ["  static let reuseIdentifier = \(SwiftText.string(identifier))", ""]
    }
    for declaration in declarations { lines += declaration.map(indented) + [""] }
    lines += properties.map(indented)
    if !properties.isEmpty { lines.append("") }
    lines += initializers(setUp.map(\.name)).map(indented)
    for (name, body) in setUp {
      lines += ["", "  private func \(name)() {"] + body.map { indented(indented($0)) } + ["  }"]
    }
    lines += actionMethods().map(indented)
    lines += listMethods.map(indented)
    if lines.count == 1 { return lines[0] + "}\n" }
    if lines[1].isEmpty { lines.remove(at: 1) }
    return lines.flatMap(LineWrapping.wrapped).joined(separator: "\n") + "\n}\n"
  }

  private func indented(_ line: String) -> String { "  " + line }

  /// Declares the properties that runtime attributes of the class's own view set.
  private mutating func declareRuntimeAttributes() {
    guard entry.sharedClass == nil, isController || root.customClass != nil else { return }
    let own = isController ? controllerAttributes : root.runtimeAttributes
    for attribute in own where !Self.reserved.contains(attribute.keyPath) {
      guard ViewSettings.isOwnProperty(attribute.keyPath) else { continue }
      let type: String? =
        switch attribute.value {
        case .boolean: "= false"
        case .number: ": CGFloat = 0"
        case .string: "= \"\""
        case .point: "= CGPoint.zero"
        case .size: "= CGSize.zero"
        case .rect: "= CGRect.zero"
        case .color: ": UIColor?"
        case .image: ": UIImage?"
        case .null, .unknown: nil
        }
      guard let type else { continue }
      properties.append("var \(attribute.keyPath)\(type.hasPrefix(":") ? "" : " ")\(type)")
    }
  }

  private static let order = [
    "setUpNavigationItem", "setUpViews", "setUpBars", "setUpConstraints", "setUpSizeClasses",
    "setUpOutlets", "setUpDelegates", "setUpCells", "setUpActions", "setUpGestures",
    "setUpChildren", "setUpSegues",
  ]

  /// The functions with their statements together, in the order in which they are called.
  private mutating func mergedFunctions() -> [(name: String, lines: [String])] {
    if !phases.isEmpty { functions += sizeClassFunctions() }
    return (Self.order + ["applySizeClasses"]).compactMap { name in
      let lines = functions.filter { $0.name == name }.flatMap(\.lines)
      return lines.isEmpty ? nil : (name, lines)
    }
  }

  private func sizeClassFunctions() -> [(name: String, lines: [String])] {
    var body: [String] = []
    let arrays = phases.constraints.map(\.name).joined(separator: " + ")
    if !arrays.isEmpty { body.append("NSLayoutConstraint.deactivate(\(arrays))") }
    body += conditions(phases.removals + phases.insertions) + phases.settings
    body += conditions(
      phases.constraints.map { ($0.classes, "NSLayoutConstraint.activate(\($0.name))") })
    let text = body.joined(separator: "\n")
    let flags = [("isCompactWidth", "horizontal"), ("isCompactHeight", "vertical")]
    let lines = flags.filter { text.contains($0.0) }.map { name, axis in
      "let \(name) = traitCollection.\(axis)SizeClass == .compact"
    }
    let set = [
      "registerForTraitChanges(",
      "  [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]",
      ") { (self: \(entry.name), _: UITraitCollection) in", "  self.applySizeClasses()", "}",
      "applySizeClasses()",
    ]
    return [("setUpSizeClasses", set), ("applySizeClasses", lines + body)]
  }

  /// Statements with their conditions; those of one condition and of its opposite are together.
  private func conditions(_ statements: [(classes: SizeClasses, line: String)]) -> [String] {
    var groups: [(classes: SizeClasses, lines: [String])] = []
    for (classes, line) in statements {
      if let index = groups.firstIndex(where: { $0.classes == classes }) {
        groups[index].lines.append(line)
      } else {
        groups.append((classes, [line]))
      }
    }
    var lines: [String] = []
    while let group = groups.first {
      groups.removeFirst()
      var cases = [group]
      let opposite = allClasses.subtracting(group.classes)
      if let index = groups.firstIndex(where: { $0.classes == opposite }) {
        cases.append(groups.remove(at: index))
      }
      lines += branches(cases)
    }
    return lines
  }

  // MARK: Initializers

  private func initializers(_ functions: [String]) -> [String] {
    let calls = functions.filter { $0 != "applySizeClasses" }.map { "  \($0)()" }
    switch entry.kind.role {
    case .controller: return controllerFunctions(calls)
    case .tableViewCell:
      let style = Self.cellStyle(root)
      return [
        "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {",
        "  super.init(style: \(style ?? "style"), reuseIdentifier: reuseIdentifier)",
      ] + calls + ["}"] + unavailable
    case .view, .collectionViewCell, .reusableView:
      return designated(calls) + unavailable
    }
  }

  static func cellStyle(_ cell: ViewElement) -> String? {
    switch cell.cell?.style {
    case "IBUITableViewCellStyleDefault": ".default"
    case "IBUITableViewCellStyleSubtitle": ".subtitle"
    case "IBUITableViewCellStyleValue1": ".value1"
    case "IBUITableViewCellStyleValue2": ".value2"
    default: nil
    }
  }

  private func designated(_ calls: [String]) -> [String] {
    switch entry.kind.superclass {
    case "UITableView":
      [
        "override init(frame: CGRect, style: UITableView.Style) {",
        "  super.init(frame: frame, style: style)",
      ] + calls + ["}"]
    case "UICollectionView":
      [
        "override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {",
        "  super.init(frame: frame, collectionViewLayout: layout)",
      ] + calls + ["}"]
    case "UIVisualEffectView":
      ["override init(effect: UIVisualEffect?) {", "  super.init(effect: effect)"] + calls + ["}"]
    default:
      ["override init(frame: CGRect) {", "  super.init(frame: frame)"] + calls + ["}"]
    }
  }

  private var unavailable: [String] {
    let mark = entry.kind.superclass == "UIStackView" ? "" : "?"
    return [
      "", "@available(*, unavailable)", "required init\(mark)(coder: NSCoder) {",
      "  fatalError(\"init(coder:) has not been implemented\")", "}",
    ]
  }

  /// The functions of a controller that UIKit calls, without those that would only call super.
  private func controllerFunctions(_ calls: [String]) -> [String] {
    var parts: [[String]] = []
    let early = earlySettings.map { "  " + $0 }
    switch entry.kind.superclass {
    case "UITableViewController":
      let style = root.table?.style ?? "plain"
      parts.append(
        ["init() {", "  super.init(style: .\(style))"] + early + ["}"] + unavailable)
    case "UICollectionViewController":
      parts.append(
        ["init() {"]
          + ViewCreation.layout(of: root, markup: markup(of: root)).map { "  " + $0 }
          + ["  super.init(collectionViewLayout: layout)"] + early + ["}"] + unavailable)
    case _ where !early.isEmpty:
      parts.append(
        ["init() {", "  super.init(nibName: nil, bundle: nil)"] + early + ["}"] + unavailable)
    default: break
    }
    if hasOwnRootView, let name = items[root.id]?.name {
      parts.append(["override func loadView() {", "  view = \(name)", "}"])
    }
    if !calls.isEmpty {
      parts.append(
        ["override func viewDidLoad() {", "  super.viewDidLoad()"] + calls + ["}"])
    }
    return Array(parts.joined(separator: [""]))
  }

  private func actionMethods() -> [String] {
    actions.flatMap { method, sender in
      let attribute = selectorMethods.contains(method) ? "@objc " : ""
      let parameter = sender.map { "_ sender: \($0)" } ?? ""
      return ["", "\(attribute)private func \(method)(\(parameter)) {}"]
    }
  }
}
