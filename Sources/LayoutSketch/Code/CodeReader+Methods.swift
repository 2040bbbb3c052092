internal import LayoutGeometry
internal import TextMetrics

extension CodeReader {
  mutating func method(_ call: Call, of value: Value, _ callee: Expression) throws(Stop) -> Value {
    // `[view bounds]` is a property.
    if isObjectiveC, call.arguments.isEmpty, Names.getters.contains(call.name),
      case .member(let base, _) = callee.form
    {
      return try member(call.name, of: base, at: call.place)
    }
    switch value {
    case .item, .unknown: return try itemMethod(call, of: value, callee)
    case .anchor(let item, let attribute): return try anchorMethod(call, item, attribute, callee)
    case .type(let type): return try typeMethod(call, of: type)
    case .list(let values):
      if isListMethod(call.name) { return try listMethod(call, values, callee) }
      throw .unread
    case .snap(let item): return try snapMethod(call, of: item)
    case .maker(let maker): return try makerMethod(call, of: maker, callee)
    case .constraint(let index):
      try constraintMethod(call, of: index)
      return .constraint(index)
    case .title(let view):
      try setProperty(call, of: .title(view))
      return .nothing
    case .number(let number):
      // `@8.floatValue` and `.advanced(by:)` of old priorities.
      return .number(number)
    default: throw .unread
    }
  }

  /// `setX:` of Objective-C is an assignment to `x`.
  private mutating func setProperty(_ call: Call, of value: Value) throws(Stop) {
    guard call.name.hasPrefix("set"), call.arguments.count == 1, let first = call.first else {
      throw .unread
    }
    let rest = call.name.dropFirst(3)
    let name = rest.prefix(1).lowercased() + rest.dropFirst()
    try assign(name, of: value, self.value(first), first)
  }

  /// Calls a method of a constraint, also of SnapKit's.
  private mutating func constraintMethod(_ call: Call, of index: Int) throws(Stop) {
    switch call.name {
    case "activate": made[index].isActive = true
    case "deactivate":
      made[index].isActive = false
      made[index].isReplaced = true
    case "update":
      guard let first = call.first else { throw .unread }
      switch call.arguments[0].label {
      case "offset", "inset":
        let sign = call.arguments[0].label == "inset" ? -1.0 : 1
        let isFar = [.right, .bottom, .trailing].contains(made[index].constraint.firstAttribute)
        made[index].constraint.constant = try number(first) * (isFar ? sign : 1)
      case "priority": made[index].constraint.priority = try priority(first)
      default: throw .unread
      }
    default: try setProperty(call, of: .constraint(index))
    }
  }

  // MARK: Views

  private mutating func itemMethod(
    _ call: Call, of value: Value, _ callee: Expression
  ) throws(Stop) -> Value {
    switch call.name {
    case "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview",
      "setCustomSpacing":
      return try stackMethod(call, of: item(value, at: call.place).view)
    case "addSubview", "addSubviews", "insertSubview", "addLayoutGuide", "addSublayer",
      "contentView_addSubview":
      let holder = try item(value, at: call.place).view
      for argument in call.arguments {
        if argument.label != nil, argument.label != "subview" { continue }
        let added = try self.value(argument.value)
        if case .list(let values) = added {
          for value in values { try add(value, to: holder, argument.value) }
        } else {
          try add(added, to: holder, argument.value)
        }
      }
      return .nothing
    case "addConstraint", "addConstraints", "removeConstraint", "removeConstraints":
      // Methods of the app have the same names and other arguments.
      guard let first = call.first, call.arguments.count == 1, call.arguments[0].label == nil else {
        throw .unread
      }
      holders.insert(try item(value, at: call.place).view)
      let given = try self.value(first)
      try own(given, item(value, at: call.place).view)
      try activate(given, call.name.hasPrefix("add"), first)
      return .nothing
    case "setContentHuggingPriority", "setContentCompressionResistancePriority":
      let view = try item(value, at: call.place).view
      guard call.arguments.count == 2 else { throw .unread }
      let priority = try self.priority(call.arguments[0].value)
      guard case .symbol(let axis) = try self.value(call.arguments[1].value) else { throw .unread }
      let isHorizontal = axis.lowercased() == "horizontal"
      if call.name == "setContentHuggingPriority" {
        if isHorizontal {
          sketch.views[view].hugging.0 = priority
        } else {
          sketch.views[view].hugging.1 = priority
        }
      } else if isHorizontal {
        sketch.views[view].compression.0 = priority
      } else {
        sketch.views[view].compression.1 = priority
      }
      return .nothing
    case "setTitle":
      let view = try item(value, at: call.place).view
      guard let first = call.first, case .text(let title) = try self.value(first) else {
        throw .unread
      }
      if case .button(_, let font) = sketch.views[view].content {
        sketch.views[view].content = .button(title, font)
      } else {
        sketch.views[view].content = .button(title, .system(15))
      }
      return .nothing
    case "mas_makeConstraints", "mas_remakeConstraints", "mas_updateConstraints",
      "snp_makeConstraints", "snp_remakeConstraints", "snp_updateConstraints":
      var call = call
      call.name = String(call.name.dropFirst(4))
      return try snapMethod(call, of: item(value, at: call.place))
    case "init": return value
    default:
      guard call.name.hasPrefix("set"), call.arguments.count == 1 else {
        // A function of the app, or a method that is misspelled.
        if let near = Names.misspelled(call.name, Names.methods) {
          throw .problem(at: place(callee), "no method ‘\(call.name)’; is ‘\(near)’ meant?")
        }
        // A layout library's methods turn the mask off.
        if case .item(let item) = value, item.view != 0, Names.isLayoutMethod(call.name) {
          sketch.views[item.view].isTranslated = false
        }
        throw .unread
      }
      try setProperty(call, of: value)
      return .nothing
    }
  }

  mutating func add(_ value: Value, to holder: Int, _ expression: Expression) throws(Stop) {
    let view = try item(value, at: start(of: expression)).view
    guard view != holder, !sketch.isView(holder, in: view) || view == 0 else {
      throw .problem(
        at: start(of: expression), "a view cannot be added to itself or to a view in it")
    }
    guard view != 0 else { throw .unread }
    sketch.views[view].parent = holder
    holders.insert(holder)
    added.insert(view)
  }

  // MARK: Classes

  private mutating func typeMethod(_ call: Call, of type: String) throws(Stop) -> Value {
    switch (type, call.name) {
    case ("NSLayoutConstraint", "activate"), ("NSLayoutConstraint", "activateConstraints"),
      ("NSLayoutConstraint", "deactivate"), ("NSLayoutConstraint", "deactivateConstraints"):
      guard let first = call.first else { throw .unread }
      try activate(value(first), call.name.hasPrefix("activate"), first)
      return .nothing
    case ("NSLayoutConstraint", "constraints"),
      ("NSLayoutConstraint", "constraintsWithVisualFormat"):
      return try formatConstraints(call)
    case ("NSLayoutConstraint", "constraintWithItem"): return try itemConstraint(call)
    case (_, "constraintWithView") where type.hasSuffix("Constraint"),
      (_, "constraintWithAttribute") where type.hasSuffix("Constraint"),
      (_, "constraint") where type == "JWConstraint" || type == "CAConstraint":
      return try assignment(call)
    case ("UIFont", _): return try font(call) ?? .other
    case ("UIImage", "imageNamed"): return try make(type, call)
    case ("NSMutableArray", _), ("NSArray", _): return .list([])
    case (_, "alloc"): return .type(type)
    case ("UIButton", "buttonWithType"):
      return try make(type, call)
    case ("UILayoutPriority", "init"), ("CGFloat", "init"):
      guard let first = call.first else { throw .unread }
      return .number(try number(first))
    case (_, "new"), (_, "init"), (_, "initWithFrame"), (_, "initWithImage"):
      return try make(type, call)
    default:
      // `NSLayoutConstraint.Attribute` and the like have no methods; a class of the app makes a view.
      if call.name.hasPrefix("initWith") { return try make(type, call) }
      // `NSLayoutConstraint.FormatOptions()`
      if call.name.first?.isUppercase == true { return try make(call.name, call) }
      throw .unread
    }
  }

  // MARK: Anchors

  private mutating func anchorMethod(
    _ call: Call, _ item: Sketch.Item, _ attribute: LayoutAttribute, _ callee: Expression
  ) throws(Stop) -> Value {
    var label = call.arguments.first?.label
    var name = call.name
    // Old Swift and Objective-C: the relation is a part of the name.
    if name == "constraint" {
      name = label ?? ""
    } else if name.hasPrefix("constraint") {
      name =
        name.dropFirst("constraint".count).prefix(1).lowercased()
        + name.dropFirst("constraint".count + 1)
      label = nil
    } else {
      throw unknown(call.name, callee, ["constraint"])
    }
    let relations: [(String, LayoutRelation)] = [
      ("equalTo", .equal), ("lessThanOrEqualTo", .lessThanOrEqual),
      ("greaterThanOrEqualTo", .greaterThanOrEqual),
    ]
    let ends = [
      "", "Constant", "Anchor", "SystemSpacingAfter", "SystemSpacingBelow",
      "SystemSpacingAfterAnchor", "SystemSpacingBelowAnchor",
    ]
    guard
      let relation = relations.first(where: { start, _ in
        name.hasPrefix(start) && ends.contains(String(name.dropFirst(start.count)))
      })?.1
    else {
      let names = relations.map { $0.0 } + relations.map { $0.0 + "Constant" }
      throw .problem(at: call.place, "no constraint ‘\(name)’" + Names.hint(name, names))
    }
    guard let first = call.first else { throw .unread }
    var constraint = Sketch.Constraint(
      place: call.place, first: item, firstAttribute: attribute, relation: relation, constant: 0)
    if name.hasSuffix("Constant") {
      constraint.constant = try number(first)
    } else {
      let second = try value(first)
      guard case .anchor(let other, let otherAttribute) = second else {
        throw .problem(at: start(of: first), "expected an anchor, such as \(attribute.name)Anchor")
      }
      if attribute.kind != .size, otherAttribute.kind != .size,
        attribute.isHorizontal != otherAttribute.isHorizontal
      {
        throw .problem(
          at: start(of: first),
          "\(attribute.name)Anchor and \(otherAttribute.name)Anchor are of different axes")
      }
      constraint.second = other
      constraint.secondAttribute = otherAttribute
      if let argument = call.argument("multiplier") { constraint.multiplier = try number(argument) }
      if let argument = call.argument("constant") { constraint.constant = try number(argument) }
      if name.contains(subsequence: "SystemSpacing") {
        // The standard space between siblings, times the multiplier.
        constraint.constant = Self.systemSpacing * constraint.multiplier
        constraint.multiplier = 1
      }
      let known = ["multiplier", "constant"]
      for argument in call.arguments.dropFirst() {
        guard let label = argument.label, !known.contains(label) else { continue }
        throw .problem(
          at: place(argument.value), "no argument ‘\(label)’" + Names.hint(label, known))
      }
    }
    return try make(constraint)
  }

  private static var systemSpacing: Double { 8 }

  /// An error if a name is nearly one that is known; otherwise the statement is not read.
  func unknown(_ name: String, _ callee: Expression, _ names: [String]) -> Stop {
    guard let near = Names.near(name, names) else { return .unread }
    return .problem(at: place(callee), "no member ‘\(name)’; is ‘\(near)’ meant?")
  }
}

extension String {
  /// Whether another text occurs; Embedded Swift has no such method.
  func contains(subsequence other: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(other) }
  }
}
