internal import LayoutGeometry

extension CodeReader {
  /// Runs the closure of `view.snp.makeConstraints { make in … }`.
  mutating func snapMethod(_ call: Call, of item: Sketch.Item) throws(Stop) -> Value {
    let names = [
      "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints",
      "removeConstraints",
    ]
    guard names.contains(call.name) else {
      throw .problem(at: call.place, "no method ‘\(call.name)’" + Names.hint(call.name, names))
    }
    // SnapKit turns the mask off by itself.
    if item.view != 0 { sketch.views[item.view].isTranslated = false }
    let before = made.count
    let isOld = call.name == "remakeConstraints" || call.name == "removeConstraints"
    if isOld {
      for index in snapped where made[index].constraint.first.view == item.view {
        made[index].isActive = false
        made[index].isReplaced = true
      }
    }
    guard let argument = call.arguments.last?.value else { return .nothing }
    guard case .closure(let names, let body) = try value(argument) else { throw .unread }
    let isActive = call.name != "prepareConstraints"
    snapScope = isActive
    _ = self.call(names, body, [.maker(SnapMaker(item))])
    if call.name == "updateConstraints" { update(from: before) }
    snapped += before..<made.count
    return .nothing
  }

  /// Gives earlier constraints of the same sides the constants of new ones.
  private mutating func update(from start: Int) {
    for index in start..<made.count {
      let new = made[index].constraint
      guard
        let old = snapped.first(where: {
          let known = made[$0].constraint
          return made[$0].isActive && known.first == new.first && known.second == new.second
            && known.firstAttribute == new.firstAttribute
            && known.secondAttribute == new.secondAttribute && known.relation == new.relation
        })
      else { continue }
      made[old].constraint.constant = new.constant
      made[index].isActive = false
      // It is no constraint that someone forgot to activate.
      made[index].isReplaced = true
    }
  }

  mutating func makerMethod(_ call: Call, of maker: SnapMaker, _ callee: Expression) throws(Stop)
    -> Value
  {
    var maker = maker
    var name = call.name.hasPrefix("mas_") ? String(call.name.dropFirst(4)) : call.name
    if let relation = Self.relation(name) {
      let isSuperview = name.hasSuffix("Superview")
      let parent = Sketch.Item(sketch.views[maker.item.view].parent ?? 0)
      let target: Value = isSuperview ? .item(parent) : try value(call.first ?? callee)
      maker.constraints = try relate(maker, relation, target, parent, call)
      return .maker(maker)
    }
    switch name {
    case "offset", "inset", "insets", "multipliedBy", "dividedBy", "priority", "labeled",
      "constraint", "centerOffset", "sizeOffset", "valueOffset":
      break
    case "priorityRequired", "priorityHigh", "priorityMedium", "priorityLow":
      let rest = name.dropFirst(8)
      for index in maker.constraints {
        made[index].constraint.priority =
          Names.priority(rest.prefix(1).lowercased() + rest.dropFirst()) ?? 1000
      }
      return .maker(maker)
    default:
      let names = [
        "equalTo", "equalToSuperview", "lessThanOrEqualTo", "lessThanOrEqualToSuperview",
        "greaterThanOrEqualTo", "greaterThanOrEqualToSuperview", "offset", "inset", "multipliedBy",
        "dividedBy", "priority",
      ]
      throw .problem(at: place(callee), "no method ‘\(name)’" + Names.hint(name, names))
    }
    if name == "insets" { name = "inset" }
    if name == "labeled" { return .maker(maker) }
    guard let first = call.first else { throw .unread }
    let value = try value(first)
    for index in maker.constraints {
      let attribute = made[index].constraint.firstAttribute
      switch name {
      case "multipliedBy":
        made[index].constraint.multiplier *= try number(first, value)
      case "dividedBy":
        let number = try number(first, value)
        guard number != 0 else { throw .problem(at: place(first), "division by 0") }
        made[index].constraint.multiplier /= number
      case "priority": made[index].constraint.priority = try priority(first)
      default: made[index].constraint.constant += try constant(name, value, attribute, first)
      }
    }
    return .maker(maker)
  }

  private static func relation(_ name: String) -> LayoutRelation? {
    switch name {
    case "equalTo", "equalToSuperview": .equal
    case "lessThanOrEqualTo", "lessThanOrEqualToSuperview": .lessThanOrEqual
    case "greaterThanOrEqualTo", "greaterThanOrEqualToSuperview": .greaterThanOrEqual
    default: nil
    }
  }

  /// Returns the constant of an attribute that a number, a size or insets give; nil for another value.
  private static func constant(_ value: Value, _ attribute: LayoutAttribute) -> Double? {
    if let insets = value.insets { return SnapMaker.inset(insets, attribute) }
    return switch value {
    case .number(let number): number
    case .numbers(let numbers): numbers[attribute.axis == .horizontal ? 0 : 1]
    default: nil
    }
  }

  /// The part of an offset or inset that concerns an attribute.
  private func constant(
    _ name: String, _ value: Value, _ attribute: LayoutAttribute, _ expression: Expression
  ) throws(Stop) -> Double {
    if case .numbers = value, let constant = Self.constant(value, attribute) { return constant }
    let number = try number(expression, value)
    guard name == "inset" else { return number }
    return SnapMaker.inset(
      LayoutInsets(top: number, left: number, bottom: number, right: number), attribute)
  }

  private mutating func relate(
    _ maker: SnapMaker, _ relation: LayoutRelation, _ target: Value, _ parent: Sketch.Item,
    _ call: Call
  ) throws(Stop) -> [Int] {
    var found: [Int] = []
    var other = target
    if case .unknown = target, let first = call.first {
      other = .item(try item(target, at: start(of: first)))
    }
    for (number, attribute) in maker.attributes.enumerated() {
      var constraint = Sketch.Constraint(
        place: call.place, first: maker.item, firstAttribute: attribute, relation: relation,
        constant: 0)
      switch other {
      case .number, .numbers:
        constraint.constant = Self.constant(other, attribute) ?? 0
        if attribute.kind != .size {
          (constraint.second, constraint.secondAttribute) = (parent, attribute)
        }
      case .item(let item): (constraint.second, constraint.secondAttribute) = (item, attribute)
      case .snap(let item): (constraint.second, constraint.secondAttribute) = (item, attribute)
      case .maker(let side):
        guard !side.attributes.isEmpty else { throw .unread }
        constraint.second = side.item
        constraint.secondAttribute =
          side.attributes.count == maker.attributes.count
          ? side.attributes[number] : side.attributes[0]
      case .anchor(let item, let anchor):
        (constraint.second, constraint.secondAttribute) = (item, anchor)
      case .bar(let isTop):
        (constraint.second, constraint.secondAttribute) = (
          Sketch.Item(0, .safeArea), isTop ? .top : .bottom
        )
      default:
        throw .problem(at: call.place, "expected a view, an attribute or a number")
      }
      if case .constraint(let index) = try make(constraint) {
        made[index].isActive = snapScope
        found.append(index)
      }
    }
    return found
  }
}
