internal import LayoutGeometry
internal import SourceReading

extension CodeReader {
  mutating func member(
    _ name: String, of expression: Expression, at place: Sketch.Place
  ) throws(Stop) -> Value {
    if case .name("super") = expression.form { throw .unread }
    if case .name("self") = expression.form, known("self") == nil {
      resolve(name)
      if let value = scopes[0][name] { return value }
    }
    let value = try value(expression)
    // A view that is first named here has its place.
    if case .unknown = value, Self.isOfItem(name) {
      return try member(name, of: item(value, at: start(of: expression)), at: place)
    }
    return try member(name, of: value, at: place)
  }

  private mutating func member(
    _ name: String, of value: Value, at place: Sketch.Place
  ) throws(Stop) -> Value {
    switch value {
    case .item(let item): return try member(name, of: item, at: place)
    case .unknown(let base):
      if Self.isOfItem(name) { return try member(name, of: item(value, at: place), at: place) }
      if let near = Names.near(name, Names.attributes.map { $0 + "Anchor" }) {
        throw .problem(at: place, "no anchor ‘\(name)’; is ‘\(near)’ meant?")
      }
      return .unknown("\(base).\(name)")
    case .bar(let isTop):
      switch name {
      case "bottomAnchor":
        return .anchor(isTop ? Sketch.Item(0, .safeArea) : Sketch.Item(0), isTop ? .top : .bottom)
      case "topAnchor":
        return .anchor(isTop ? Sketch.Item(0) : Sketch.Item(0, .safeArea), isTop ? .top : .bottom)
      default: throw .unread
      }
    case .numbers(let numbers): return try member(name, of: numbers)
    case .number:
      guard ["rawValue", "floatValue", "doubleValue", "CGFloatValue"].contains(name) else {
        throw .unread
      }
      return value
    case .list(let values):
      switch name {
      case "count": return .number(Double(values.count))
      case "isEmpty": return .flag(values.isEmpty)
      case "first", "firstObject": return values.first ?? .nothing
      case "last", "lastObject": return values.last ?? .nothing
      case "indices": return .list(values.indices.map { .number(Double($0)) })
      default: throw .unread
      }
    case .type(let type): return try member(name, of: type)
    case .snap(let item):
      return .maker(try SnapMaker(name, of: item, place, isTarget: true))
    case .maker(var maker):
      if name == "with" || name == "and" { return value }
      if name == "constraint" {
        let made = maker.constraints.map { Value.constraint($0) }
        return made.count == 1 ? made[0] : .list(made)
      }
      try maker.add(name, place)
      return .maker(maker)
    case .constraint(let index):
      switch name {
      case "constant": return .number(made[index].constraint.constant)
      case "priority": return .number(made[index].constraint.priority)
      case "isActive", "active": return .flag(made[index].isActive)
      default: throw .unread
      }
    case .title: return .other
    case .table(let pairs):
      guard name == "count" else { throw .unread }
      return .number(Double(pairs.count))
    case .symbol(let symbol): return .symbol(name == "rawValue" ? symbol : name)
    default: return .other
    }
  }

  /// Whether a member makes a view of what has it.
  private static func isOfItem(_ name: String) -> Bool {
    if name.hasSuffix("Anchor"), LayoutAttribute(name: String(name.dropLast(6))) != nil {
      return true
    }
    if name.hasPrefix("mas_"), LayoutAttribute(name: String(name.dropFirst(4))) != nil {
      return true
    }
    return [
      "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "snp", "titleLabel",
    ].contains(name)
  }

  private mutating func member(
    _ name: String, of item: Sketch.Item, at place: Sketch.Place
  ) throws(Stop) -> Value {
    if name.hasSuffix("Anchor") {
      if let attribute = LayoutAttribute(name: String(name.dropLast(6))) {
        return .anchor(item, attribute)
      }
      if case .some = scopes[0][name] { return scopes[0][name] ?? .nothing }
      let names = Names.attributes.map { $0 + "Anchor" }
      throw .problem(at: place, "no anchor ‘\(name)’" + Names.hint(name, names))
    }
    if name.hasPrefix("mas_"), let attribute = LayoutAttribute(name: String(name.dropFirst(4))) {
      return .maker(try SnapMaker(attribute.name, of: item, place, isTarget: true))
    }
    switch name {
    case "snp": return .snap(item)
    case "safeAreaLayoutGuide": return .item(Sketch.Item(item.view, .safeArea))
    case "layoutMarginsGuide": return .item(Sketch.Item(item.view, .margins))
    case "readableContentGuide": return .item(Sketch.Item(item.view, .readable))
    case "superview", "owningView":
      guard let parent = sketch.views[item.view].parent else { return .nothing }
      return .item(Sketch.Item(item.view == 0 ? 0 : parent))
    case "titleLabel": return .title(item.view)
    case "bounds", "frame":
      let frame = item.view == 0 ? windowBounds : sketch.views[item.view].frame
      return .numbers(frame.numbers)
    case "view" where item.view == 0: return .item(item)
    case "topLayoutGuide" where item.view == 0: return .bar(isTop: true)
    case "bottomLayoutGuide" where item.view == 0: return .bar(isTop: false)
    // Directed constraints relate the layers of views, too.
    case "layer": return .item(Sketch.Item(item.view))
    case "superlayer": return .item(Sketch.Item(sketch.views[item.view].parent ?? 0))
    case "window", "constraints", "subviews": return .other
    default:
      if item.view == 0 { return known(name) ?? .unknown(name) }
      return .unknown("\(sketch.views[item.view].name).\(name)")
    }
  }

  private func member(_ name: String, of numbers: [Double]) throws(Stop) -> Value {
    let isRect = numbers.count == 4
    switch name {
    case "size" where isRect: return .numbers(Array(numbers[2...]))
    case "origin" where isRect: return .numbers(Array(numbers[..<2]))
    case "width": return .number(numbers[isRect ? 2 : 0])
    case "height": return .number(numbers[isRect ? 3 : 1])
    case "x", "minX": return .number(numbers[0])
    case "y", "minY": return .number(numbers[1])
    case "maxX" where isRect: return .number(numbers[0] + numbers[2])
    case "maxY" where isRect: return .number(numbers[1] + numbers[3])
    case "midX" where isRect: return .number(numbers[0] + numbers[2] / 2)
    case "midY" where isRect: return .number(numbers[1] + numbers[3] / 2)
    case "top" where isRect: return .number(numbers[0])
    case "left" where isRect: return .number(numbers[1])
    case "bottom" where isRect: return .number(numbers[2])
    case "right" where isRect: return .number(numbers[3])
    default: throw .unread
    }
  }

  private mutating func member(_ name: String, of type: String) throws(Stop) -> Value {
    if let value = try constant(name, of: type) { return value }
    if type == "Self", let value = known(name) { return value }
    if let first = name.first, first.isUppercase {
      // `NSLayoutAttribute.Top` of old Swift.
      return type.hasPrefix("NSLayout") && name != "Attribute" && name != "Relation"
        && name != "FormatOptions"
        ? .symbol(name) : .type(name)
    }
    switch (type, name) {
    case ("UIScreen", "main"), ("UIScreen", "mainScreen"): return .type(type)
    case ("UIScreen", "bounds"):
      return .numbers([0, 0, sketch.window.size.width, sketch.window.size.height])
    case (_, "zero"):
      return ["CGFloat", "Double"].contains(type) ? .number(0) : .numbers([0, 0, 0, 0])
    case (_, "alloc"): return .type(type)
    default: break
    }
    if type == "UILayoutPriority" || type == "ConstraintPriority", let number = Names.priority(name)
    {
      return .number(number)
    }
    // Types of the app; those of Apple's have names of which the context decides.
    let isApples = ["UI", "NS", "CG", "CA"].contains { type.hasPrefix($0) }
    return isApples || Names.ofContext.contains(type) ? .symbol(name) : .unknown("\(type).\(name)")
  }
}
