internal import LayoutGeometry
internal import SourceReading
internal import TextMetrics

extension CodeReader {
  // MARK: Expressions

  mutating func value(_ expression: Expression, isUsed: Bool = true) throws(Stop) -> Value {
    switch expression.form {
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .other: return .other
    case .implicit(let name): return Names.priority(name).map { .number($0) } ?? .symbol(name)
    case .name(let name): return named(name)
    case .closure(let names, let body): return .closure(names, body)
    case .member(let base, let name): return try member(name, of: base, at: place(expression))
    case .call(let callee, let arguments):
      return try call(callee, arguments, at: start(of: callee), isUsed: isUsed)
    case .element(let base, let key): return try element(value(base), key)
    case .list(let members): return .list(values(members))
    case .table(let pairs):
      var table: [(String, Value)] = []
      for (key, value) in pairs {
        guard case .text(let name) = try self.value(key) else { throw .unread }
        table.append((name, try self.value(value)))
      }
      return .table(table)
    case .negation(let value):
      return .number(-(try number(value)))
    case .operation(let sign, let left, let right): return try operation(sign, left, right)
    case .choice(let test, let one, let other): return try value(isTrue(test) ? one : other)
    }
  }

  /// The values of a list: what is wrong with one does not concern the others.
  mutating func values(_ members: [Expression]) -> [Value] {
    var values: [Value] = []
    for member in members {
      do throws(Stop) { values.append(try value(member)) } catch {
        if case .problem(let problem) = error { add(problem) }
      }
    }
    return values
  }

  /// Adds a problem at a place.
  mutating func add(at place: Sketch.Place, _ message: String, isNote: Bool = false) {
    add(Sketch.Problem(place, message, isNote: isNote))
  }

  /// Adds a problem.
  ///
  /// A loop has the same one each time, and a missing value is one problem wherever it is used.
  mutating func add(_ problem: Sketch.Problem) {
    if problem.isAboutName, sketch.problems.contains(where: { $0.message == problem.message }) {
      return
    }
    if !sketch.problems.contains(where: {
      $0.line == problem.line && $0.column == problem.column && $0.message == problem.message
    }) {
      sketch.problems.append(problem)
    }
  }

  func place(_ expression: Expression) -> Sketch.Place {
    Sketch.Place(line: expression.place.line, column: expression.place.column)
  }

  /// The place at which a chain of members and calls begins.
  func start(of expression: Expression) -> Sketch.Place {
    switch expression.form {
    case .member(let base, _): start(of: base)
    case .call(let callee, _): start(of: callee)
    case .element(let base, _): start(of: base)
    default: place(expression)
    }
  }

  /// The bounds of the outermost view.
  var windowBounds: LayoutRect {
    LayoutRect(origin: LayoutPoint(x: 0, y: 0), size: sketch.window.size)
  }

  private mutating func named(_ name: String) -> Value {
    resolve(name)
    if let value = known(name) { return value }
    switch name {
    case "self", "view", "superview": return .item(Sketch.Item(0))
    case "nil", "NULL": return .nothing
    case "true", "YES": return .flag(true)
    case "false", "NO": return .flag(false)
    case "topLayoutGuide": return .bar(isTop: true)
    case "bottomLayoutGuide": return .bar(isTop: false)
    case "CGRectZero", "CGSizeZero", "CGPointZero", "UIEdgeInsetsZero":
      return .numbers([0, 0, 0, 0])
    default: break
    }
    if let number = Names.objectiveCNumber(name) { return .number(number) }
    if let symbol = Names.objectiveCSymbol(name) { return .symbol(symbol) }
    if name.hasSuffix("Anchor"), let attribute = LayoutAttribute(name: String(name.dropLast(6))) {
      return .anchor(Sketch.Item(0), attribute)
    }
    switch name {
    case "bounds", "frame": return .numbers(windowBounds.numbers)
    case "safeAreaInsets":
      let insets = sketch.window.safeArea
      return .numbers([insets.top, insets.left, insets.bottom, insets.right])
    case "safeAreaLayoutGuide": return .item(Sketch.Item(0, .safeArea))
    case "layoutMarginsGuide": return .item(Sketch.Item(0, .margins))
    case "readableContentGuide": return .item(Sketch.Item(0, .readable))
    default: break
    }
    if let first = name.first, first.isUppercase { return .type(name) }
    return .unknown(name)
  }

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  private mutating func operation(
    _ sign: String, _ left: Expression, _ right: Expression
  ) throws(Stop) -> Value {
    if sign == "!" {
      return .flag(try !isTrue(left))
    }
    if sign == "..<" || sign == "..." {
      let (first, last) = (try number(left), try number(right))
      guard first.isFinite, last.isFinite, last - first < 1000, last >= first else { throw .unread }
      let numbers = Array(Int(first)..<(Int(last) + (sign == "..." ? 1 : 0)))
      return .list(numbers.map { .number(Double($0)) })
    }
    let value = try value(left)
    if case .list(let first) = value, sign == "+" {
      return .list(first + (try elements(right)))
    }
    if Self.comparisons.contains(sign) {
      let other = try self.value(right)
      if case .nothing = other, sign == "==" || sign == "!=", let isNil = isNil(value) {
        return .flag(isNil == (sign == "=="))
      }
      guard case .number(let first) = value, case .number(let second) = other
      else { throw .unread }
      switch sign {
      case "==": return .flag(first == second)
      case "!=": return .flag(first != second)
      case "<": return .flag(first < second)
      case ">": return .flag(first > second)
      case "<=": return .flag(first <= second)
      default: return .flag(first >= second)
      }
    }
    if sign == "+", case .text(let first) = value {
      guard case .text(let second) = try self.value(right) else { throw .unread }
      return .text(first + second)
    }
    let (first, second) = (try number(left, value), try number(right))
    guard sign != "/" || second != 0 else { throw .problem(at: place(right), "division by 0") }
    return .number(Self.result(of: sign, first, second))
  }

  static func result(of sign: String, _ one: Double, _ other: Double) -> Double {
    switch sign {
    case "+": one + other
    case "-": one - other
    case "*": one * other
    default: one / other
    }
  }

  // MARK: Numbers and lists

  mutating func number(_ expression: Expression) throws(Stop) -> Double {
    try number(expression, value(expression))
  }

  func number(_ expression: Expression, _ value: Value) throws(Stop) -> Double {
    switch value {
    case .number(let number): return number
    case .unknown(let name): throw .problem(missing(name, at: start(of: expression)))
    case .symbol(let name):
      if let number = Names.number(name) { return number }
      throw .problem(missing(name, at: start(of: expression), isMember: true))
    case .type(let name): throw .problem(missing(name, at: start(of: expression)))
    case .other, .closure: throw .unread
    case .text:
      throw .problem(at: start(of: expression), "expected a number, not a text")
    default:
      throw .problem(at: start(of: expression), "expected a number")
    }
  }

  /// The problem of a number that other code has, with a line that declares it; not for a member of a type that is not
  /// named.
  private func missing(
    _ name: String, at place: Sketch.Place, isMember: Bool = false
  ) -> Sketch.Problem {
    var problem = Sketch.Problem(place, "")
    problem.isAboutName = true
    guard !unresolved.contains(name) else {
      problem.message = "‘\(name)’ is not computed here; give it a number"
      return problem
    }
    let declared = scopes.flatMap { scope in
      scope.compactMap { if case .number = $0.value { $0.key } else { nil } }
    }
    problem.message = "‘\(name)’ is not declared here" + Names.hint(name, declared)
    let parts = name.split(separator: ".")
    if isMember { return problem }
    if parts.count == 1 {
      problem.message += "; add a line such as: let \(name) = 8"
    } else if parts.count == 2, parts[0].first?.isUppercase == true {
      problem.message += "; add a line such as: enum \(parts[0]) { static let \(parts[1]) = 8 }"
    } else if parts.count == 2, ["top", "left", "bottom", "right"].contains(parts[1]) {
      problem.message +=
        "; add a line such as: let \(parts[0]) = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)"
    }
    return problem
  }

  mutating func elements(_ expression: Expression) throws(Stop) -> [Value] {
    switch try value(expression) {
    case .list(let values): return values
    case .table(let pairs): return pairs.map { .list([.text($0.0), $0.1]) }
    case .item(let item) where item.region == .bounds:
      throw .problem(at: start(of: expression), "‘\(sketch.views[item.view].name)’ is no list")
    case .unknown(let name):
      throw .problem(
        at: start(of: expression),
        "‘\(name)’ is not declared here; add a line such as: let \(name) = [UIView(), UIView()]",
        isNote: true)
    default: throw .unread
    }
  }

  private mutating func element(_ base: Value, _ key: Expression) throws(Stop) -> Value {
    switch (base, try value(key)) {
    case (.list(let values), .number(let index)):
      guard index >= 0, index < Double(values.count), index == index.rounded() else {
        throw .problem(
          at: place(key), "there are \(values.count) elements, from 0 to \(values.count - 1)")
      }
      return values[Int(index)]
    case (.table(let pairs), .text(let name)):
      return pairs.first { $0.0 == name }?.1 ?? .nothing
    case (.unknown(let name), .number(let index)) where index >= 0 && index < 1000:
      return .unknown("\(name)[\(Int(index))]")
    default: throw .unread
    }
  }

  // MARK: Items

  /// The item that a value is; an undeclared name becomes a view.
  mutating func item(_ value: Value, at place: Sketch.Place) throws(Stop) -> Sketch.Item {
    switch value {
    case .item(let item): return item
    case .unknown(let name): return Sketch.Item(undeclared(name, at: place))
    case .bar(let isTop):
      // The guide's edge toward the content is handled where attributes are known.
      _ = isTop
      return Sketch.Item(0, .safeArea)
    case .other, .type, .closure, .symbol: throw .unread
    default: throw .problem(at: place, "expected a view or a layout guide")
    }
  }

  mutating func undeclared(_ name: String, at place: Sketch.Place) -> Int {
    if case .item(let item)? = known(name) { return item.view }
    var view = Sketch.View(name: freeName(name), parent: 0)
    view.place = place
    sketch.views.append(view)
    let index = sketch.views.count - 1
    set(name, .item(Sketch.Item(index)))
    // The first is the container, of which `viewA` is no misspelling.
    let declared = sketch.views.dropFirst()
      .filter { !$0.name.isEmpty && $0.name != view.name }.map { $0.name }
    if let near = Names.misspelled(name, declared) ?? Names.misspelledView(name) {
      add(
        at: place, "‘\(name)’ is not declared, so it is a view of its own. Is ‘\(near)’ meant?",
        isNote: true)
    }
    return index
  }

  /// The name, or one with a number if a view has it.
  func freeName(_ name: String) -> String {
    guard !name.isEmpty, sketch.views.contains(where: { $0.name == name }) else { return name }
    var number = 2
    while sketch.views.contains(where: { $0.name == "\(name) \(number)" }) { number += 1 }
    return "\(name) \(number)"
  }

  // MARK: Declarations

  mutating func declare(_ names: [String], _ type: String?, _ value: Expression?) throws(Stop) {
    guard let value else {
      guard let type, names.count == 1 else { throw .unread }
      // Objective-C gives a variable its value later; an outlet is a view of the document.
      if Names.isView(type) || type.hasSuffix("View") || type.hasSuffix("Button")
        || type.hasSuffix("Label")
      {
        let view = try makeView(type, at: Sketch.Place(line: 1, column: 1))
        sketch.views[view].name = freeName(names[0])
        sketch.views[view].isTranslated = false
        bind(names, to: .item(Sketch.Item(view)))
      } else {
        bind(names, to: type == "[]" ? .list([]) : .unknown(names[0]))
      }
      return
    }
    let count = sketch.views.count
    var made: Value
    do throws(Stop) { made = try self.value(value) } catch {
      // It can be used as a name, which is then unknown.
      if names.count == 1, case .unread = error {
        bind(names, to: .unknown(names[0]))
        unresolved.insert(names[0])
      }
      throw error
    }
    if case .other = made, names.count == 1 {
      // Where a view is needed, it is one.
      bind(names, to: .unknown(names[0]))
      unresolved.insert(names[0])
      throw .unread
    }
    if case .unknown(let other) = made, names.count == 1, known(other) == nil {
      made = .unknown(other)
    }
    bind(names, to: made)
    if names.count == 1 { name(made, names[0], from: count) }
  }

  /// Names new views after the variable that has them.
  mutating func name(_ value: Value, _ name: String, from count: Int) {
    switch value {
    case .item(let item) where item.view >= count && item.region == .bounds:
      sketch.views[item.view].name = ""
      sketch.views[item.view].name = freeName(name)
    case .list(let values):
      for (index, value) in values.enumerated() {
        self.name(value, "\(name)[\(index)]", from: count)
      }
    default: break
    }
  }
}
