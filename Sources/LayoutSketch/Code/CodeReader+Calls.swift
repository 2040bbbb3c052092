internal import LayoutGeometry
internal import SourceReading
internal import TextMetrics

extension CodeReader {
  /// A call with its arguments, of which each is evaluated when it is needed.
  struct Call {
    var name: String
    var arguments: [Expression.Argument]
    var place: Sketch.Place
    var isUsed: Bool

    /// The argument with a label; the first one also without.
    func argument(_ label: String) -> Expression? {
      arguments.first { $0.label == label }?.value
    }

    var first: Expression? { arguments.first?.value }
  }

  mutating func execute(_ expression: Expression) throws(Stop) {
    if case .other = try value(expression, isUsed: false) { throw .unread }
    switch expression.form {
    case .call: return
    default: throw .unread
    }
  }

  mutating func call(
    _ callee: Expression, _ arguments: [Expression.Argument], at place: Sketch.Place, isUsed: Bool
  ) throws(Stop) -> Value {
    switch callee.form {
    case .name(let name):
      let call = Call(name: name, arguments: arguments, place: place, isUsed: isUsed)
      if case .closure(let names, let body)? = known(name) {
        return self.call(names, body, values(arguments.map { $0.value }))
      }
      if let function = function(name) {
        return try self.call(function, values(arguments.map { $0.value }), place)
      }
      if let value = try global(call) { return value }
      if name.first?.isUppercase == true { return try make(name, call) }
      return try method(call, of: .item(Sketch.Item(0)), callee)
    case .implicit(let name):
      let call = Call(name: name, arguments: arguments, place: place, isUsed: isUsed)
      if name == "init", let first = call.first {
        if arguments.count > 1 { return .numbers(try numbers(call)) }
        return try value(first)
      }
      return try font(call) ?? .symbol(name)
    case .member(let base, let name):
      let call = Call(name: name, arguments: arguments, place: place, isUsed: isUsed)
      if case .name("super") = base.form { throw .unread }
      if case .name(let owner) = base.form, owner == "self" || isOwnType(owner),
        let function = function(name)
      {
        return try self.call(function, values(arguments.map { $0.value }), place)
      }
      if name == "append" || name == "addObject" || name == "addObjectsFromArray" {
        return try append(call, to: base)
      }
      return try method(call, of: value(base), callee)
    default:
      let value = try value(callee)
      if case .closure(let names, let body) = value {
        return call(names, body, values(arguments.map { $0.value }))
      }
      // `[NSLayoutConstraint]()`
      if case .list = value, arguments.isEmpty { return .list([]) }
      throw .unread
    }
  }

  // MARK: Functions of C and Swift

  private mutating func global(_ call: Call) throws(Stop) -> Value? {
    switch call.name {
    case "CGRect", "CGRectMake", "CGSize", "CGSizeMake", "CGPoint", "CGPointMake", "UIEdgeInsets",
      "UIEdgeInsetsMake", "NSDirectionalEdgeInsets", "NSDirectionalEdgeInsetsMake":
      return .numbers(try numbers(call))
    case "CGFloat", "Double", "Float", "Int", "UILayoutPriority", "NSNumber":
      guard let first = call.first else { return .number(0) }
      return .number(try number(first))
    case "max", "min":
      var numbers: [Double] = []
      for argument in call.arguments { numbers.append(try number(argument.value)) }
      return .number((call.name == "max" ? numbers.max() : numbers.min()) ?? 0)
    case "abs", "fabs", "floor", "ceil", "round":
      guard let first = call.first else { throw .unread }
      let number = try number(first)
      switch call.name {
      case "floor": return .number(number.rounded(.down))
      case "ceil": return .number(number.rounded(.up))
      case "round": return .number(number.rounded())
      default: return .number(abs(number))
      }
    case "NSDictionaryOfVariableBindings":
      var pairs: [(String, Value)] = []
      for argument in call.arguments {
        guard let name = argument.value.chain else { throw .unread }
        pairs.append((name, .item(try item(value(argument.value), at: place(argument.value)))))
      }
      return .table(pairs)
    case "zip":
      guard call.arguments.count == 2 else { throw .unread }
      let (one, other) = (
        try elements(call.arguments[0].value), try elements(call.arguments[1].value)
      )
      return .list(zip(one, other).map { .list([$0, $1]) })
    default: return nil
    }
  }

  /// The numbers of a rectangle, size, point or insets.
  private mutating func numbers(_ call: Call) throws(Stop) -> [Double] {
    var numbers: [Double] = []
    for argument in call.arguments {
      let value = try value(argument.value)
      switch value {
      // `CGRect(origin:size:)`
      case .numbers(let parts): numbers += parts.prefix(2)
      case .symbol("zero") where call.arguments.count < 4: numbers += [0, 0]
      // An observer of a property follows its value.
      case .closure: continue
      default: numbers.append(try number(argument.value, value))
      }
    }
    if numbers.isEmpty { return [0, 0, 0, 0] }
    // Initializers of the app have other arguments.
    guard numbers.count == 2 || numbers.count == 4 else { throw .unread }
    return numbers
  }

  // MARK: New objects

  /// Calls an initializer of a class.
  mutating func make(_ type: String, _ call: Call) throws(Stop) -> Value {
    switch type {
    case "NSLayoutConstraint":
      return try call.arguments.isEmpty ? .other : itemConstraint(call)
    case "JWConstraint", "CAConstraint": return try assignment(call)
    case "UILayoutGuide":
      let view = try makeView(type, at: call.place)
      return .item(Sketch.Item(view))
    case "UIImage":
      guard let name = call.first, case .text(let text) = try value(name) else { return .other }
      return .image(text)
    case "UIColor", "UIFont", "NSMutableArray", "NSArray", "Array":
      return type.hasSuffix("Array") || type == "Array" ? .list([]) : .other
    default: break
    }
    guard
      Names.isView(type) || type == "CALayer" || type.hasSuffix("View") || type.hasSuffix("Label")
        || type.hasSuffix("Button")
        || type.hasSuffix("Cell")
    else {
      guard type.hasPrefix("UI"), let near = Names.near(type, Names.classes) else { return .other }
      throw .problem(at: call.place, "no class ‘\(type)’; is ‘\(near)’ meant?")
    }
    let view = try makeView(type, at: call.place)
    for argument in call.arguments {
      if argument.label == "arrangedSubviews" {
        for member in try elements(argument.value) {
          let added = try item(member, at: call.place)
          try add(.item(added), to: view, argument.value)
          arrange(added.view, in: view)
        }
        continue
      }
      let value = try? value(argument.value)
      switch (argument.label, value) {
      case ("frame", .numbers(let numbers)?), (nil, .numbers(let numbers)?):
        if let frame = Value.numbers(numbers).rect { sketch.views[view].frame = frame }
      case ("image", .image(let name)?), (nil, .image(let name)?):
        sketch.views[view].content = .image(name)
      case ("type", .symbol(let name)?), (nil, .symbol(let name)?):
        if name == "system" || name == "roundedRect" {
          sketch.views[view].content = .button("", .system(Self.systemButtonSize))
        }
      default: break
      }
    }
    return .item(Sketch.Item(view))
  }

  private static var systemButtonSize: Double { 15 }
  private static var buttonSize: Double { 18 }

  /// Adds a view of a class, with the autoresizing mask of a new one.
  mutating func makeView(_ type: String, at place: Sketch.Place) throws(Stop) -> Int {
    var view = Sketch.View(name: freeName("\(type) \(sketch.views.count)"), parent: 0)
    view.place = place
    // What a class of the app does in its initializer is not known.
    view.isTranslated = type.hasPrefix("UI") && type != "UILayoutGuide" || type == "CALayer"
    switch type {
    case "UIView", "CALayer": break
    case "UIStackView": view.stack = Sketch.Stack()
    case "UILayoutGuide": view.content = .guide
    case "UILabel": view.content = .label("", .system(17), lines: 1)
    case "UIButton": view.content = .button("", .system(Self.buttonSize))
    case "UIImageView": view.content = .image("")
    default: view.content = type.hasPrefix("UI") ? .other(type) : .none
    }
    sketch.views.append(view)
    if type.hasPrefix("UI"), type != "UIStackView" { plainViews.insert(sketch.views.count - 1) }
    return sketch.views.count - 1
  }

  // MARK: Fonts

  mutating func font(_ call: Call) throws(Stop) -> Value? {
    func size(_ reader: inout CodeReader) throws(Stop) -> Double {
      guard let first = call.first else { throw .unread }
      let size = try reader.number(first)
      guard size.isFinite, size >= 0, size < 1000 else { throw .unread }
      return size
    }
    switch call.name {
    case "systemFont", "systemFontOfSize":
      var weight = FontWeight.regular
      if let argument = call.argument("weight"), case .symbol(let name) = try value(argument) {
        weight = Names.weights.first { $0.name == name }?.weight ?? .regular
      }
      return .font(.system(try size(&self), weight: weight))
    case "boldSystemFont", "boldSystemFontOfSize":
      return .font(.system(try size(&self), weight: .bold))
    case "italicSystemFont", "italicSystemFontOfSize":
      return .font(.system(try size(&self), italic: true))
    case "monospacedDigitSystemFont": return .font(.monospacedDigits(try size(&self)))
    case "preferredFont", "preferredFontForTextStyle":
      guard let first = call.first, case .symbol(let name) = try value(first),
        let style = Names.textStyles.first(where: { $0.name == name })?.style
      else { throw .unread }
      return .font(.preferred(style))
    default: return nil
    }
  }

  // MARK: Lists

  private mutating func append(_ call: Call, to base: Expression) throws(Stop) -> Value {
    guard let chain = base.chain, let first = call.first else { throw .unread }
    let name = chain.hasPrefix("self.") ? String(chain.dropFirst(5)) : chain
    var values: [Value] = []
    switch known(name) {
    case .list(let present)?: values = present
    case nil: borrowed.insert(name)
    default: break
    }
    let isMany = call.arguments[0].label == "contentsOf" || call.name == "addObjectsFromArray"
    if isMany { values += try elements(first) } else { values.append(try value(first)) }
    set(name, .list(values))
    return .nothing
  }

  /// Calls a method of a list that takes a closure.
  func isListMethod(_ name: String) -> Bool {
    [
      "forEach", "map", "flatMap", "compactMap", "enumerated", "reversed",
      "enumerateObjectsUsingBlock",
    ]
    .contains(name)
  }

  mutating func listMethod(_ call: Call, _ values: [Value], _ expression: Expression) throws(Stop)
    -> Value
  {
    switch call.name {
    case "enumerated":
      return .list(values.enumerated().map { .list([.number(Double($0)), $1]) })
    case "reversed": return .list(values.reversed())
    default: break
    }
    guard let argument = call.first else { throw .unread }
    var results: [Value] = []
    for element in values {
      var result = Value.nothing
      if case .closure(let names, let body) = try value(argument) {
        result = self.call(names, body, [element])
      } else if case .member(let base, let name) = argument.form {
        // `views.forEach(view.addSubview)`
        let scoped = Expression(form: .name("$0"), place: argument.place)
        scopes.append(["$0": element])
        let call = Call(
          name: name, arguments: [Expression.Argument(label: nil, value: scoped)],
          place: call.place, isUsed: false)
        let base = try value(base)
        result = try method(call, of: base, argument)
        scopes.removeLast()
      } else {
        throw .unread
      }
      if case .list(let more) = result, call.name == "flatMap" {
        results += more
      } else if case .nothing = result {
      } else {
        results.append(result)
      }
    }
    return call.name == "forEach" || call.name == "enumerateObjectsUsingBlock"
      ? .nothing : .list(results)
  }
}
