internal import InterfaceBuilder

extension ClassWriter {
  /// The combinations of size classes that the document distinguishes.
  var allClasses: SizeClasses {
    configurations.reduce(into: []) { $0.formUnion($1.classes) }
  }

  /// The combinations in which a view is installed.
  func installedClasses(_ id: String) -> SizeClasses {
    configurations.reduce(into: []) { if $1.views[id] != nil { $0.formUnion($1.classes) } }
  }

  /// Writes the properties that hold the views, and the statements for views that exist already.
  ///
  /// - Returns: The declarations, and the statements for the root and for content views.
  mutating func writeViews() -> (declarations: [[String]], statements: [String]) {
    var declarations: [[String]] = []
    var statements: [String] = []
    for element in elements {
      let isRoot = element.id == root.id
      let exists =
        (isRoot && !hasOwnRootView) || element.key == "contentView" || cellParts[element.id] != nil
      let settings = settings(of: element)
      let name = items[element.id]?.name ?? ""
      if exists {
        statements += settings.flatMap { $0.statements(of: name) }
        statements += todos(of: element)
      } else {
        declarations.append(declaration(of: element, name, settings))
      }
    }
    return (declarations, statements)
  }

  /// The settings that are the same in all combinations; the others are applied with size classes.
  private mutating func settings(of element: ViewElement) -> [Setting] {
    var order: [String] = []
    var varied: [String: Varied<Setting>] = [:]
    var present: [String: SizeClasses] = [:]
    let installed = installedClasses(element.id)
    if installed.isEmpty {
      // In no combination: the view exists for its outlet, as it is in the document.
      return viewSettings(element).list.settings.filter { !$0.isStandard }
    }
    for configuration in configurations {
      guard let view = configuration.views[element.id] else { continue }
      for setting in viewSettings(view).list.settings {
        if varied[setting.key] == nil { order.append(setting.key) }
        varied[setting.key, default: Varied()].add(setting, in: configuration.classes)
        present[setting.key, default: []].formUnion(configuration.classes)
      }
    }
    var common: [Setting] = []
    for key in order {
      guard let values = varied[key]?.values else { continue }
      if values.count == 1, present[key] == installed {
        if !values[0].value.isStandard { common.append(values[0].value) }
      } else {
        phases.settings += variedStatements(values, of: items[element.id]?.name ?? "")
        if present[key] != installed {
          let text = "\(key) of this view has a value in some size classes only"
          phases.settings.append(omit(text, at: element.position, affectsLayout: true))
        }
      }
    }
    return common
  }

  private func variedStatements(
    _ values: [(value: Setting, classes: SizeClasses)], of name: String
  ) -> [String] {
    if values.count == 2, let one = values[0].value.value, let two = values[1].value.value {
      let assignment = values[0].value.lines[0]
      let target = Setting.replaced([assignment], name)[0]
      // The statement ends with the value.
      let start = target.dropLast(one.count)
      return choices(String(start), [(one, values[0].classes), (two, values[1].classes)])
    }
    return branches(values.map { ($0.classes, $0.value.statements(of: name)) })
  }

  /// An assignment whose value depends on size classes.
  func choices(_ start: String, _ values: [(value: String, classes: SizeClasses)]) -> [String] {
    guard values.count == 2 else {
      return branches(values.map { ($0.classes, [start + $0.value]) })
    }
    let condition = simplified(values[0].classes, other: values[1].classes).condition
    return ["\(start)\(condition) ? \(values[0].value) : \(values[1].value)"]
  }

  /// The shortest condition that is true in the first and false in the other combinations.
  private func simplified(_ classes: SizeClasses, other: SizeClasses) -> SizeClasses {
    let axes = [0b0011, 0b1100, 0b0101, 0b1010].map { SizeClasses(rawValue: $0) }
    return axes.first { classes.isSubset(of: $0) && other.isDisjoint(with: $0) } ?? classes
  }

  /// A chain of conditions with their statements.
  func branches(_ cases: [(classes: SizeClasses, lines: [String])]) -> [String] {
    var lines: [String] = []
    let isComplete =
      cases.count > 1
      && cases.reduce(into: SizeClasses()) { $0.formUnion($1.classes) } == allClasses
    // The positive condition first, if the other is its opposite.
    let isNegated = isComplete && cases.count == 2 && cases[0].classes.condition.hasPrefix("!")
    for (index, entry) in (isNegated ? cases.reversed() : cases).enumerated() {
      let isLast = isComplete && index == cases.count - 1
      let start = index == 0 ? "" : "} else "
      lines.append(start + (isLast ? "{" : "if \(entry.classes.condition) {"))
      lines += entry.lines.map { "  " + $0 }
    }
    return cases.isEmpty ? [] : lines + ["}"]
  }

  private func viewSettings(_ view: ViewElement) -> ViewSettings {
    let isPart = cellParts[view.id] != nil
    let isRoot = view.id == root.id || view.key == "contentView" || isPart
    var settings = ViewSettings(
      view, in: document, markup: markup(of: view), isRoot: isRoot,
      needsFrame: !isPart && needsFrame(view, isRoot: isRoot))
    // A part of a cell has the font and color of the style, and is placed by it.
    if isPart { settings.list.setAll(["font", "textColor"]) }
    return settings
  }

  /// Whether the frame of a view has an effect: its own mask is relative to it, or a mask of a subview is.
  private func needsFrame(_ view: ViewElement, isRoot: Bool) -> Bool {
    if !isRoot, isPlacedByMask(view) { return true }
    let fixed: AutoresizingMaskElement = [.flexibleMaxX, .flexibleMaxY]
    return view.kind != .stackView
      && placedMembers(of: view).contains {
        isPlacedByMask($0) && !($0.autoresizingMask ?? []).isSubset(of: fixed)
      }
  }

  /// The views whose masks are relative to the frame of a view: the content view of an effect view has its frame.
  private func placedMembers(of view: ViewElement) -> [ViewElement] {
    func content(_ owner: ViewElement) -> ViewElement? {
      owner.kind != .visualEffectView
        ? nil : owner.islandMembers.first { $0.key == "contentView" }
    }
    if let content = content(view) { return content.subviews }
    let owner = superviews[view.id].flatMap { id in elements.first { $0.id == id } }
    return owner.flatMap(content)?.id == view.id ? [] : view.subviews
  }

  /// Whether a view is placed by its mask, and is not arranged by a stack view.
  func isPlacedByMask(_ view: ViewElement) -> Bool {
    guard ViewSettings.usesMask(view, in: document), view.key != "contentView" else { return false }
    return !isArranged(view)
  }

  func isArranged(_ view: ViewElement) -> Bool {
    guard let parent = superviews[view.id].flatMap({ id in elements.first { $0.id == id } }) else {
      return false
    }
    return parent.kind == .stackView && view.key == nil
  }

  private mutating func declaration(
    of element: ViewElement, _ name: String, _ settings: [Setting]
  ) -> [String] {
    let creation = ViewCreation(element, in: document, markup: markup(of: element))
    if let framework = creation.framework { imports.insert(framework) }
    note(creation, of: element)
    let access = outlets[element.id] == nil ? "private " : ""
    let isLaidOut =
      element.id != root.id && !isPlacedByMask(element) && !isArranged(element)
    var body =
      isLaidOut ? ["\(Setting.object).translatesAutoresizingMaskIntoConstraints = false"] : []
    body += settings.flatMap(\.lines)
    let layout = ViewCreation.layout(of: element, markup: markup(of: element))
    var todos = todos(of: element)
    if let omission = creation.omission {
      todos.append(omit(omission, at: element.position, affectsLayout: true))
    }
    let head = "\(access)let \(name)"
    if body.isEmpty, layout.isEmpty, todos.isEmpty {
      return ["\(head) = \(creation.expression)"]
    }
    let local = Self.localName(element)
    return ["\(head): \(creation.className) = {"]
      + (layout + ["let \(local) = \(creation.expression)"] + Setting.replaced(body, local)
      + todos + ["return \(local)"]).map { "  " + $0 } + ["}()"]
  }

  private static func localName(_ element: ViewElement) -> String {
    switch element.kind {
    case .switch: "toggle"
    case .wkWebView: "webView"
    case .activityIndicatorView: "indicator"
    case .visualEffectView: "effectView"
    case .containerView, .other, .collectionReusableView: "view"
    case .segmentedControl: "control"
    case .navigationBar, .tabBar, .searchBar: "bar"
    case .tableViewCell, .collectionViewCell: "cell"
    default: element.kind.elementName
    }
  }

  /// The attributes of a view that the code leaves out.
  private mutating func todos(of element: ViewElement) -> [String] {
    let missing = plan.origin?.missing[element.id] ?? []
    var omitted = viewSettings(element).list.omissions.map {
      omit($0.text, at: $0.position ?? element.position, affectsLayout: $0.affectsLayout)
    }
    if installedClasses(element.id).isEmpty,
      superviews[element.id].map({ !installedClasses($0).isEmpty }) ?? false
    {
      let text = "installed in no size class: not added, and without its constraints"
      omitted.append(omit(text, at: element.position))
    }
    if element.id == root.id, let controller = entry.island.viewController,
      let markup = plan.markup?[controller.position]
    {
      omitted += omit(MarkupCoverage.gaps(inController: markup))
    }
    return omitted
      + missing.map { omit($0.text, at: element.position, affectsLayout: $0.affectsLayout) }
  }

  /// Remembers a class of the app, with the properties that the code sets.
  private mutating func note(_ creation: ViewCreation, of element: ViewElement) {
    // Only a control has actions.
    let isControl =
      element.kind == .view && element.connections.contains { $0.kind == "action" }
    let superclass = isControl ? "UIControl" : creation.baseClass
    guard ![superclass, "UIControl"].contains(creation.className) else { return }
    usedClasses.append(
      SceneCode.UsedClass(name: creation.className, superclass: superclass, properties: [:]))
    for attribute in element.runtimeAttributes where !attribute.keyPath.contains(".") {
      if let value = ViewSettings.code(attribute.value) {
        usedClasses[usedClasses.count - 1].properties[attribute.keyPath] = value
      }
    }
  }

  // MARK: The view tree

  /// The statements that add subviews, in the order of the tree.
  mutating func hierarchy() -> [String] {
    var lines: [String] = []
    for element in elements {
      let parent = items[element.id]?.name ?? ""
      let classes = installedClasses(element.id)
      for member in element.islandMembers
      where member.key != "contentView" && cellParts[member.id] == nil {
        let child = items[member.id]?.name ?? ""
        let isArranged = element.kind == .stackView && member.key == nil
        let start = parent.isEmpty ? "" : parent + "."
        let own = installedClasses(member.id)
        if own == classes || own.isEmpty {
          // A view that is never installed keeps its subviews.
          if own.isEmpty, !classes.isEmpty { continue }
          lines.append("\(start)\(isArranged ? "addArrangedSubview" : "addSubview")(\(child))")
          continue
        }
        phases.removals.append(
          (own.complement.intersection(allClasses), "\(child).removeFromSuperview()"))
        let method = isArranged ? "insertArrangedSubview" : "insertSubview"
        var places = Varied<Int>()
        for configuration in configurations where !own.isDisjoint(with: configuration.classes) {
          let members = configuration.views[element.id]?.islandMembers ?? []
          let index = members.filter { $0.key != "contentView" }.firstIndex { $0.id == member.id }
          places.add(index ?? 0, in: configuration.classes)
        }
        for (index, classes) in places.values {
          phases.insertions.append((classes, "\(start)\(method)(\(child), at: \(index))"))
        }
      }
      lines += attach(element, parent)
    }
    if let controller = entry.island.viewController {
      for attachment in controller.attachments {
        guard case .keyed("titleView") = attachment.role, let item = items[attachment.view.id]
        else { continue }
        lines.append("navigationItem.titleView = \(item.name)")
      }
    }
    return lines
  }

  /// The statements for views that are values of a property.
  private mutating func attach(_ element: ViewElement, _ parent: String) -> [String] {
    var lines: [String] = []
    for attachment in element.attachments {
      guard let child = items[attachment.view.id], case .keyed(let key) = attachment.role else {
        continue
      }
      let known = [
        "tableHeaderView", "tableFooterView", "backgroundView", "accessoryView",
        "selectedBackgroundView", "inputView", "inputAccessoryView",
      ]
      if known.contains(key) {
        lines.append("\(parent.isEmpty ? "" : parent + ".")\(key) = \(child.name)")
      } else if key != "contentView", key != "customView", child.name != "" {
        lines.append(omit("\(child.name) is the \(key)", at: attachment.view.position))
      }
    }
    return lines
  }
}

/// The statements that apply a combination of size classes, in the order in which they are executed.
struct SizeClassPhases {
  /// The arrays of constraints, with the combinations in which they are active.
  var constraints: [(name: String, classes: SizeClasses)] = []
  var removals: [(classes: SizeClasses, line: String)] = []
  var insertions: [(classes: SizeClasses, line: String)] = []
  var settings: [String] = []

  var isEmpty: Bool {
    constraints.isEmpty && removals.isEmpty && insertions.isEmpty && settings.isEmpty
  }
}
