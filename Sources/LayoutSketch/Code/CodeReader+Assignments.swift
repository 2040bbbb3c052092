internal import LayoutGeometry
internal import TextMetrics

extension CodeReader {
  /// `target = value`, `target += value`.
  mutating func assign(_ target: Expression, _ sign: String, _ right: Expression) throws(Stop) {
    switch target.form {
    case .name(let name):
      try assignVariable(name, sign, right)
    case .member(let base, let name):
      if case .name("self") = base.form, known(name) != nil || sign != "=" || !Self.isProperty(name)
      {
        return try assignVariable(name, sign, right)
      }
      if case .member(_, let owner) = base.form, owner == "layer" { throw .unread }
      let holder = try value(base)
      var new: Value
      if sign == "=" {
        new = try value(right)
      } else {
        guard case .number(let old) = try value(target) else { throw .unread }
        new = .number(Self.result(of: sign, old, try number(right)))
      }
      try assign(name, of: holder, new, right)
    default: throw .unread
    }
  }

  private mutating func assignVariable(
    _ name: String, _ sign: String, _ right: Expression
  ) throws(Stop) {
    let count = sketch.views.count
    let new = try value(right)
    if sign != "=" {
      switch (known(name), new) {
      case (.list(let old)?, .list(let more)): set(name, .list(old + more))
      case (nil, .list(let values)) where sign == "+":
        borrowed.insert(name)
        set(name, .list(values))
      case (.number(let old)?, .number(let number)):
        set(name, .number(Self.result(of: sign, old, number)))
      default: throw .unread
      }
      return
    }
    if case .other = new { throw .unread }
    set(name, new)
    self.name(new, name, from: count)
  }

  private static func isProperty(_ name: String) -> Bool {
    name == "layoutMargins" || name == "directionalLayoutMargins"
  }

  /// Sets a property of a view or a constraint.
  mutating func assign(
    _ name: String, of holder: Value, _ value: Value, _ expression: Expression
  ) throws(Stop) {
    switch holder {
    case .constraint(let index): return try assign(name, ofConstraint: index, value, expression)
    case .list(let values) where name == "isActive" || name == "active":
      return try activate(.list(values), isTrue(value), expression)
    case .title(let view):
      guard name == "font", case .font(let font) = value,
        case .button(let title, _) = sketch.views[view].content
      else { throw .unread }
      sketch.views[view].content = .button(title, font)
      return
    case .item(let item) where item.region == .bounds:
      return try assign(name, ofView: item.view, value, expression)
    case .unknown(let base):
      guard Self.viewProperties.contains(name) || Self.stackProperties.contains(name),
        let first = base.first, !first.isUppercase
      else {
        throw .unread
      }
      let view = undeclared(base, at: start(of: expression))
      return try assign(name, ofView: view, value, expression)
    default: throw .unread
    }
  }

  func isTrue(_ value: Value) throws(Stop) -> Bool {
    guard case .flag(let flag) = value else { throw .unread }
    return flag
  }

  private mutating func assign(
    _ name: String, ofConstraint index: Int, _ value: Value, _ expression: Expression
  ) throws(Stop) {
    switch name {
    case "isActive", "active": made[index].isActive = try isTrue(value)
    case "constant": made[index].constraint.constant = try number(expression, value)
    case "priority":
      made[index].constraint.priority = try priority(expression, value)
    case "identifier": break
    default:
      let names = ["isActive", "constant", "priority", "identifier"]
      guard let near = Names.near(name, names) else { throw .unread }
      throw .problem(at: start(of: expression), "no property ‘\(name)’; is ‘\(near)’ meant?")
    }
  }

  private static let viewProperties: Set<String> = [
    "translatesAutoresizingMaskIntoConstraints", "text", "font", "numberOfLines", "image", "frame",
    "layoutMargins", "directionalLayoutMargins", "alpha",
  ]

  private mutating func assign(
    _ name: String, ofView view: Int, _ value: Value, _ expression: Expression
  ) throws(Stop) {
    if try assign(name, ofStack: view, value, expression) { return }
    switch name {
    case "name":
      guard case .text(let text) = value else { throw .unread }
      layerNames[text] = view
    case "translatesAutoresizingMaskIntoConstraints":
      let isTranslated = try isTrue(value)
      if view != 0 { sketch.views[view].isTranslated = isTranslated }
    case "alpha": sketch.views[view].alpha = min(max(try number(expression, value), 0), 1)
    case "text":
      let (_, font, lines) = label(view)
      guard case .text(let text) = value else { throw .unread }
      sketch.views[view].content = .label(text, font, lines: lines)
    case "font":
      guard case .font(let font) = value else { throw .unread }
      let (text, _, lines) = label(view)
      sketch.views[view].content = .label(text, font, lines: lines)
    case "numberOfLines":
      let (text, font, _) = label(view)
      let count = try number(expression, value)
      guard count >= 0, count < 10_000 else { throw .unread }
      sketch.views[view].content = .label(text, font, lines: Int(count))
    case "image":
      guard case .image(let name) = value else { throw .unread }
      sketch.views[view].content = .image(name)
    case "frame":
      guard let frame = value.rect else { throw .unread }
      sketch.views[view].frame = frame
    case "bounds":
      guard let bounds = value.rect else { throw .unread }
      sketch.views[view].frame.width = bounds.width
      sketch.views[view].frame.height = bounds.height
    case "layoutMargins", "directionalLayoutMargins":
      guard var insets = value.insets else { throw .unread }
      if name == "directionalLayoutMargins", sketch.window.direction == .rightToLeft {
        (insets.left, insets.right) = (insets.right, insets.left)
      }
      sketch.views[view].margins = insets
    default:
      // A property that is nearly one of the layout's.
      guard let near = Names.misspelled(name, Names.properties) else { throw .unread }
      throw .problem(at: start(of: expression), "no property ‘\(name)’; is ‘\(near)’ meant?")
    }
  }

  private func label(_ view: Int) -> (String, TextFont, Int) {
    guard case .label(let text, let font, let lines) = sketch.views[view].content else {
      return ("", .system(17), 1)
    }
    return (text, font, lines)
  }
}
