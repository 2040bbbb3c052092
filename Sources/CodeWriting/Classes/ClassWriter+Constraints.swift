internal import InterfaceBuilder
internal import LayoutGeometry

extension ClassWriter {
  /// Writes the function that creates the constraints.
  mutating func writeConstraints() {
    guard document.usesAutoLayout else { return }
    var order: [String] = []
    var varied: [String: Varied<CodeConstraint>] = [:]
    for element in elements {
      for (index, constraint) in element.constraints.enumerated() {
        let key = constraint.id.isEmpty ? "\(element.id) \(index)" : constraint.id
        for configuration in configurations {
          guard let holder = configuration.views[element.id],
            let own = holder.constraints.first(where: {
              constraint.id.isEmpty ? $0.position == constraint.position : $0.id == constraint.id
            })
          else { continue }
          guard let code = code(own, in: holder) else { continue }
          if varied[key] == nil { order.append(key) }
          varied[key, default: Varied()].add(code, in: configuration.classes)
        }
      }
    }
    var common: [CodeConstraint] = []
    var special: [SizeClasses: [CodeConstraint]] = [:]
    for key in order {
      guard let values = varied[key]?.values else { continue }
      if values.count == 1, values[0].classes == allClasses {
        common.append(values[0].value)
      } else if values.count > 1, var only = constantsOnly(values) {
        // One constraint, whose constant varies.
        let property = only.property ?? names.property(only.wantedName)
        if only.property == nil { only.isPrivate = true }
        only.property = property
        let classes = values.reduce(into: SizeClasses()) { $0.formUnion($1.classes) }
        if classes == allClasses {
          common.append(only)
        } else {
          special[classes, default: []].append(only)
        }
        phases.settings += choices(
          "\(property).constant = ",
          values.map { (SwiftText.number($0.value.constant), $0.classes) })
      } else {
        for (value, classes) in values {
          var value = value
          if values.count > 1 { value.property = nil }
          special[classes, default: []].append(value)
        }
      }
    }
    write(common, special)
  }

  private func constantsOnly(
    _ values: [(value: CodeConstraint, classes: SizeClasses)]
  ) -> CodeConstraint? {
    guard let first = values.first?.value else { return nil }
    for (value, _) in values {
      var same = value
      same.constant = first.constant
      if same != first { return nil }
    }
    return first
  }

  private mutating func write(
    _ common: [CodeConstraint], _ special: [SizeClasses: [CodeConstraint]]
  ) {
    var lines: [String] = []
    var rest = common
    for constraint in rest where constraint.property != nil { declare(constraint) }
    switch notation {
    case .anchors, .items: break
    case .visualFormat:
      let rows = VisualFormat.rows(in: &rest, superviews: superviews)
      lines += formatted(rows)
    case .snapkit:
      let (blocks, left) = SnapKitCode(superviews: superviews).blocks(of: rest)
      lines += blocks
      rest = left
    }
    lines += activation(of: rest, names: SwiftNames(taken: Set(items.values.map(\.name))))
    for (classes, constraints) in special.sorted(by: { $0.key.rawValue > $1.key.rawValue }) {
      let array = names.property(classes.name + "Constraints")
      properties.append("private var \(array): [NSLayoutConstraint] = []")
      var locals = SwiftNames(taken: Set(items.values.map(\.name)).union([array]))
      let (heads, members) = expressions(constraints, &locals)
      for constraint in constraints where constraint.property != nil { declare(constraint) }
      // Each array in a scope of its own, because their constraints can have the same names.
      let body = ["\(array) = ["] + members.map { "  \($0)," } + ["]"]
      lines += heads.isEmpty ? body : ["do {"] + (heads + body).map { "  " + $0 } + ["}"]
      phases.constraints.append((array, classes))
    }
    if !lines.isEmpty { functions.append(("setUpConstraints", lines)) }
  }

  private func formatted(_ rows: [VisualFormat]) -> [String] {
    guard !rows.isEmpty else { return [] }
    var names: [String] = []
    for name in rows.flatMap(\.views) where !names.contains(name) { names.append(name) }
    var lines = ["let views: [String: UIView] = ["]
    lines += names.map { "  \(SwiftText.string($0)): \($0)," }
    lines += ["]", "let rows = ["]
    lines += rows.map { "  \(SwiftText.string($0.text))," }
    return lines + [
      "]", "for row in rows {", "  NSLayoutConstraint.activate(",
      "    NSLayoutConstraint.constraints(withVisualFormat: row, metrics: nil, views: views))", "}",
    ]
  }

  private func activation(of constraints: [CodeConstraint], names: SwiftNames) -> [String] {
    guard !constraints.isEmpty else { return [] }
    var names = names
    let (heads, members) = expressions(constraints, &names)
    return heads + ["NSLayoutConstraint.activate(["] + members.map { "  \($0)," } + ["])"]
  }

  /// The statements that configure constraints with a name, and the members of an array.
  private func expressions(
    _ constraints: [CodeConstraint], _ names: inout SwiftNames
  ) -> (heads: [String], members: [String]) {
    var heads: [String] = []
    var members: [String] = []
    for constraint in constraints {
      let expression = expression(constraint)
      guard constraint.needsName else {
        members.append(expression)
        continue
      }
      let name: String
      if let property = constraint.property {
        name = property
      } else {
        name = names.property(
          constraint.identifier.flatMap(Self.nameOfIdentifier) ?? constraint.wantedName)
        heads.append("let \(name) = \(expression)")
      }
      if constraint.priority != 1000 {
        heads.append("\(name).priority = \(SwiftText.priority(constraint.priority))")
      }
      if let identifier = constraint.identifier {
        heads.append("\(name).identifier = \(SwiftText.string(identifier))")
      }
      members.append(name)
    }
    return (heads, members)
  }

  private static func nameOfIdentifier(_ identifier: String) -> String? {
    identifier.count <= 30 && identifier.allSatisfy(\.isASCII) ? identifier : nil
  }

  private func expression(_ constraint: CodeConstraint) -> String {
    notation == .items ? constraint.itemExpression : constraint.anchorExpression
  }

  /// Declares the property for an outlet to a constraint.
  private mutating func declare(_ constraint: CodeConstraint) {
    guard let property = constraint.property else { return }
    let access = constraint.isPrivate ? "private" : "private(set)"
    let line = "\(access) lazy var \(property) = \(expression(constraint))"
    if !properties.contains(line) { properties.append(line) }
  }

  // MARK: Reading

  /// Returns a constraint of the document with expressions for its items; nil for one that UIKit rejects or that is
  /// removed at build time.
  private mutating func code(_ element: ConstraintElement, in holder: ViewElement)
    -> CodeConstraint?
  {
    if element.isPlaceholder { return nil }
    func reject(_ reason: String) -> CodeConstraint? {
      let text = "constraint \(element.id) \(reason)"
      guard !omissions.contains(where: { $0.text == text }) else { return nil }
      functions.append(
        ("setUpConstraints", [omit(text, at: element.position, affectsLayout: true)]))
      return nil
    }
    guard let first = items[element.firstItem ?? holder.id] else {
      return reject("has an item that this class does not have")
    }
    if [element.firstItem, element.secondItem].contains(where: { cellParts[$0 ?? ""] != nil }) {
      return reject("has an item that the style of the cell places")
    }
    var second: CodeItem?
    if let id = element.secondItem {
      guard let found = items[id] else {
        return reject("has an item that this class does not have")
      }
      second = found
    }
    let secondAttribute =
      second == nil
      ? LayoutAttribute.notAnAttribute : element.secondAttribute ?? element.firstAttribute
    var code = CodeConstraint(
      id: element.id, first: first, firstAttribute: element.firstAttribute,
      relation: element.relation, second: second, secondAttribute: secondAttribute,
      multiplier: element.multiplier.value,
      multiplierText: CodeConstraint.text(of: element.multiplier), constant: element.constant,
      priority: element.priority, identifier: element.identifier, property: outlets[element.id])
    guard let legal = code.fault else {
      guard isInside(first, holder), second.map({ isInside($0, holder) }) ?? true else {
        return reject("is owned by a view that does not contain its items")
      }
      code = modern(code)
      // People write the inner view first.
      if let other = code.exchanged, let inner = code.second, contains(code.first, inner) {
        code = other
      }
      return code
    }
    return reject(legal)
  }

  /// The guides of old controllers as the safe area, which replaced them.
  private func modern(_ constraint: CodeConstraint) -> CodeConstraint {
    func modern(_ item: CodeItem, _ attribute: LayoutAttribute) -> (CodeItem, LayoutAttribute) {
      let view = CodeItem(name: items[root.id]?.name ?? "", viewID: root.id)
      let guide = CodeItem(name: view.name + ".safeAreaLayoutGuide", kind: .guide, viewID: root.id)
      switch (item.name, attribute) {
      case ("view.topLayoutGuide", .bottom), ("view.topLayoutGuide", .lastBaseline):
        return (guide, .top)
      case ("view.topLayoutGuide", .top): return (view, .top)
      case ("view.bottomLayoutGuide", .top), ("view.bottomLayoutGuide", .firstBaseline):
        return (guide, .bottom)
      case ("view.bottomLayoutGuide", .bottom): return (view, .bottom)
      default: return (item, attribute)
      }
    }
    var constraint = constraint
    (constraint.first, constraint.firstAttribute) = modern(
      constraint.first, constraint.firstAttribute)
    if let second = constraint.second {
      let (item, attribute) = modern(second, constraint.secondAttribute)
      (constraint.second, constraint.secondAttribute) = (item, attribute)
    }
    return constraint
  }

  private func isInside(_ item: CodeItem, _ holder: ViewElement) -> Bool {
    item.viewID == holder.id || isSuperview(holder.id, of: item.viewID)
  }

  /// Whether the first item is a superview of the second, or a guide of one.
  private func contains(_ outer: CodeItem, _ inner: CodeItem) -> Bool {
    outer.kind == .guide && inner.kind == .view && outer.viewID == inner.viewID
      || isSuperview(outer.viewID, of: inner.viewID)
  }

  private func isSuperview(_ outer: String, of inner: String) -> Bool {
    var id = superviews[inner]
    while let step = id, step != outer { id = superviews[step] }
    return id != nil
  }
}

extension CodeConstraint {
  /// Why UIKit does not accept the constraint; nil if it does.
  fileprivate var fault: String? {
    guard second != nil else {
      return firstAttribute.isDimension ? nil : "has no second item for a position"
    }
    if multiplier == 0 { return "has the multiplier 0" }
    let (one, two) = (firstAttribute.anchorAxis, secondAttribute.anchorAxis)
    guard one != nil, one == two else {
      let isCenter = firstAttribute.isCenterX || secondAttribute.isCenterX
      let isHorizontal = [firstAttribute, secondAttribute].allSatisfy {
        $0.kind == .horizontalPosition
      }
      return isCenter && isHorizontal
        ? nil : "has the attributes \(firstAttribute) and \(secondAttribute)"
    }
    return nil
  }
}

extension LayoutAttribute {
  fileprivate var isCenterX: Bool { self == .centerX || self == .centerXWithinMargins }
}
