internal import AutoLayout
internal import HeadlessQuartzCore
internal import LayoutGeometry

extension CodeReader {
  // MARK: Making

  /// Adds a constraint that is not active yet.
  mutating func make(_ constraint: Sketch.Constraint) throws(Stop) -> Value {
    let second = constraint.second == nil ? nil : constraint.secondAttribute
    if let reason = ConstraintProblem.pairing(
      constraint.firstAttribute, second, multiplier: constraint.multiplier)
    {
      throw .problem(at: constraint.place, reason)
    }
    guard constraint.constant.isFinite, constraint.multiplier.isFinite else {
      throw .problem(at: constraint.place, "a number is not finite")
    }
    made.append(Made(constraint: constraint))
    return .constraint(made.count - 1)
  }

  /// Makes the constraint of `NSLayoutConstraint(item:attribute:…)`.
  mutating func itemConstraint(_ call: Call) throws(Stop) -> Value {
    let attributes = call.arguments.filter { $0.label == "attribute" }.map { $0.value }
    guard let first = call.first, attributes.count == 2 else {
      let names = [
        "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
      ]
      let wrong = call.arguments.first { argument in
        argument.label.map { !names.contains($0) } ?? false
      }
      let hint = wrong?.label.map { "; no argument ‘\($0)’" + Names.hint($0, names) } ?? ""
      throw .problem(
        at: call.place, "expected item, attribute, relatedBy, toItem and attribute\(hint)")
    }
    var constraint = Sketch.Constraint(
      place: call.place, first: Sketch.Item(0), firstAttribute: .notAnAttribute, relation: .equal,
      constant: 0)
    (constraint.first, constraint.firstAttribute) = try side(value(first), attributes[0], first)
    if let argument = call.argument("relatedBy") {
      guard case .symbol(let name) = try value(argument), let relation = Names.relation(name) else {
        throw .problem(
          at: place(argument), "expected .equal, .lessThanOrEqual or .greaterThanOrEqual")
      }
      constraint.relation = relation
    }
    if let argument = call.argument("multiplier") { constraint.multiplier = try number(argument) }
    if let argument = call.argument("constant") { constraint.constant = try number(argument) }
    if let other = call.argument("toItem") {
      let value = try value(other)
      if case .nothing = value {
      } else {
        let (item, attribute) = try side(value, attributes[1], other)
        (constraint.second, constraint.secondAttribute) = (item, attribute)
      }
    }
    return try make(constraint)
  }

  private mutating func side(
    _ value: Value, _ attribute: Expression, _ expression: Expression
  ) throws(Stop) -> (Sketch.Item, LayoutAttribute) {
    guard case .symbol(let name) = try self.value(attribute) else {
      throw .problem(at: start(of: attribute), "expected an attribute, such as .top")
    }
    guard let found = Names.attribute(name) else {
      guard name.lowercased() != "notanattribute" else { return (Sketch.Item(0), .notAnAttribute) }
      throw .problem(
        at: place(attribute), "no attribute ‘\(name)’" + Names.hint(name, Names.attributes))
    }
    if case .bar(let isTop) = value {
      // The edge toward the content is that of the safe area, the other one the view's.
      let isInner = (found == .bottom) == isTop
      let edge: LayoutAttribute = isTop ? .top : .bottom
      return (isInner ? Sketch.Item(0, .safeArea) : Sketch.Item(0), edge)
    }
    return (try item(value, at: start(of: expression)), found)
  }

  /// A priority, which is more than 0 and at most 1000.
  mutating func priority(_ expression: Expression) throws(Stop) -> Double {
    try priority(expression, value(expression))
  }

  func priority(_ expression: Expression, _ value: Value) throws(Stop) -> Double {
    let number = try number(expression, value)
    guard number > 0, number <= 1000 else {
      throw .problem(at: start(of: expression), "a priority is more than 0 and at most 1000")
    }
    return number
  }

  // MARK: Visual formats

  mutating func formatConstraints(_ call: Call) throws(Stop) -> Value {
    guard let first = call.first, case .text(let format) = try value(first) else { throw .unread }
    var items: [(String, Sketch.Item)] = []
    var metrics: [String: Double] = [:]
    if let argument = call.argument("views") {
      guard case .table(let pairs) = try value(argument) else {
        throw .problem(at: start(of: argument), "expected a dictionary of views")
      }
      for (name, value) in pairs { items.append((name, try item(value, at: start(of: argument)))) }
    }
    if let argument = call.argument("metrics"), case .table(let pairs) = try value(argument) {
      for (name, value) in pairs { metrics[name] = try number(argument, value) }
    }
    let style = try style(call.argument("options"))
    let equations: [FormatEquation]
    do throws(VisualFormatError) {
      equations = try FormatEquation.equations(
        of: format, views: Set(items.map { $0.0 }), metrics: metrics, style: style)
    } catch {
      var place = place(first)
      // The quotation mark is before the format, and `@` before it.
      place.column += 1 + (error.offset ?? 0)
      // Apple's mark is after a name that is not known.
      switch error.kind {
      case .unknownView(let name), .unknownMetric(let name):
        place.column -= name.unicodeScalars.count
      default: break
      }
      let names = items.map { $0.0 } + Array(metrics.keys)
      var hint = ""
      switch error.kind {
      case .unknownView(let name), .unknownMetric(let name): hint = Names.hint(name, names)
      default: break
      }
      throw .problem(at: place, error.message + hint)
    }
    func side(_ item: FormatEquation.Item) -> Sketch.Item {
      func named(_ name: String) -> Sketch.Item {
        items.first { $0.0 == name }?.1 ?? Sketch.Item(0)
      }
      switch item {
      case .view(let name): return named(name)
      case .superview(let name):
        let item = named(name)
        return Sketch.Item(
          item.region == .bounds ? sketch.views[item.view].parent ?? 0 : item.view)
      }
    }
    var constraints: [Value] = []
    for equation in equations {
      constraints.append(
        try make(
          Sketch.Constraint(
            place: place(first), first: side(equation.first),
            firstAttribute: equation.firstAttribute, relation: equation.relation,
            second: equation.second.map { side($0) }, secondAttribute: equation.secondAttribute,
            constant: equation.constant, priority: min(1000, equation.priority))))
    }
    return .list(constraints)
  }

  private mutating func style(_ expression: Expression?) throws(Stop) -> FormatStyle {
    var style = FormatStyle()
    guard let expression else { return style }
    var names: [String] = []
    switch try value(expression) {
    case .symbol(let name): names = [name]
    case .list(let values):
      for value in values { if case .symbol(let name) = value { names.append(name) } }
    default: return style
    }
    for name in names {
      let name = name.prefix(1).lowercased() + name.dropFirst()
      switch name {
      case "directionLeadingToTrailing": style.direction = .leadingToTrailing
      case "directionLeftToRight": style.direction = .leftToRight
      case "directionRightToLeft": style.direction = .rightToLeft
      case "spacingBaselineToBaseline": style.measuresBaselines = true
      case "spacingEdgeToEdge": break
      default:
        guard name.hasPrefix("alignAll"),
          let attribute = Names.attribute(String(name.dropFirst("alignAll".count)))
        else {
          let names = Names.attributes.map {
            "alignAll" + $0.prefix(1).uppercased() + $0.dropFirst()
          }
          throw .problem(at: start(of: expression), "no option ‘\(name)’" + Names.hint(name, names))
        }
        style.alignments.append(attribute)
      }
    }
    return style
  }

  // MARK: Directed constraints

  /// Makes the directed constraint of `[JWConstraint constraintWithView:a attribute:…]`.
  mutating func assignment(_ call: Call) throws(Stop) -> Value {
    // The attributes are the arguments of that label; the first of `constraintWithAttribute:` has none.
    var attributes = call.arguments.filter { $0.label == "attribute" }.map { $0.value }
    let isOfView = call.name == "constraintWithView" || call.argument("view") != nil
    if !isOfView, attributes.count == 1, let first = call.first { attributes.insert(first, at: 0) }
    guard attributes.count == 2, let first = call.first else {
      throw .problem(at: call.place, "expected a view, an attribute, relativeTo and an attribute")
    }
    // A constraint of a layer is that of the layer to which it is added.
    var own = Sketch.Assignment(
      place: call.place, view: isOfView ? try item(value(first), at: start(of: first)).view : -1,
      attribute: try directedAttribute(attributes[0]),
      sourceAttribute: try directedAttribute(attributes[1]))
    if let source = call.argument("relativeTo") {
      let value = try value(source)
      if case .text(let name) = value {
        if name != "superlayer" { layerSources[directed.count] = (name, start(of: source)) }
      } else if case .nothing = value {
      } else {
        let item = try item(value, at: start(of: source))
        if item.view != 0 { own.source = item.view }
      }
    }
    if let argument = call.argument("scale") { own.scale = try number(argument) }
    if let argument = call.argument("offset") { own.offset = try number(argument) }
    directed.append((own, false))
    return .assignment(directed.count - 1)
  }

  /// Gives directed constraints without a view the layer to which they are added.
  mutating func own(_ value: Value, _ view: Int) {
    switch value {
    case .assignment(let index) where directed[index].assignment.view < 0:
      directed[index].assignment.view = view
    case .list(let values): for value in values { own(value, view) }
    default: break
    }
  }

  /// Finds the layers that directed constraints name.
  mutating func findLayers() {
    for (index, source) in layerSources.sorted(by: { $0.key < $1.key }) {
      if let layer = layerNames[source.name] ?? sketch.view(source.name) {
        if layer != 0 { directed[index].assignment.source = layer }
      } else {
        add(
          at: source.place,
          "no layer has the name ‘\(source.name)’"
            + Names.hint(source.name, layerNames.keys.sorted()))
      }
    }
    for (assignment, _) in directed where assignment.view < 0 {
      add(at: assignment.place, "this constraint is not added to a layer", isNote: true)
    }
    directed.removeAll { $0.assignment.view < 0 }
  }

  private mutating func directedAttribute(_ expression: Expression) throws(Stop)
    -> CAConstraintAttribute
  {
    guard case .symbol(let name) = try value(expression), let attribute = Names.directed(name)
    else {
      let names = CAConstraintAttribute.allCases.map { $0.description }
      var written = ""
      if case .unknown(let name) = try value(expression) { written = " ‘\(name)’" }
      throw .problem(
        at: start(of: expression),
        "no attribute\(written); they are \(names.joined(separator: ", "))")
    }
    return attribute
  }

  // MARK: Activating

  mutating func activate(
    _ value: Value, _ isActive: Bool, _ expression: Expression
  ) throws(Stop) {
    switch value {
    case .constraint(let index): made[index].isActive = isActive
    case .assignment(let index): directed[index].isActive = isActive
    case .list(let values): for value in values { try activate(value, isActive, expression) }
    case .nothing: break
    case .unknown(let name):
      throw .problem(
        at: start(of: expression), "the constraints ‘\(name)’ are not made in this text",
        isNote: true)
    case .other, .closure, .type, .symbol: throw .unread
    default: throw .problem(at: start(of: expression), "expected constraints")
    }
  }
}
