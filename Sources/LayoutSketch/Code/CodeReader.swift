internal import LayoutGeometry
internal import SourceReading

/// Runs code that makes views and constraints: straight-line, with loops and functions, without a compiler.
///
/// A name that the text does not declare is a view. What does not concern the layout is skipped, and listed in
/// ``Sketch/unread``; what concerns it and is wrong is a ``Sketch/Problem``.
struct CodeReader {
  /// A constraint that code has made.
  struct Made {
    var constraint: Sketch.Constraint
    var isActive = false
    /// Whether another constraint has taken over its constant.
    var isReplaced = false
  }

  var sketch = Sketch()
  var made: [Made] = []
  var directed: [(assignment: Sketch.Assignment, isActive: Bool)] = []
  /// The layers by their names, and the names of those that directed constraints read.
  var layerNames: [String: Int] = [:]
  var layerSources: [Int: (name: String, place: Sketch.Place)] = [:]
  /// The constraints that SnapKit has made.
  var snapped: [Int] = []
  /// Whether those of the present closure are active.
  var snapScope = true
  /// Lists that the text appends to and does not declare.
  var borrowed: Set<String> = []
  /// Views that others were added to.
  var holders: Set<Int> = []
  /// Views that were added to others.
  var added: Set<Int> = []

  let list: TokenList
  private(set) var isObjectiveC = false
  var scopes: [[String: Value]] = [[:]]
  /// The number of the scope at which the present function begins.
  var base = 0
  private(set) var functions: [String: Statement.Function] = [:]
  private var called: Set<String> = []
  private(set) var ownType: String?
  /// The values of types' members, such as `Layout.margin`, where the text declares them.
  var constants: [String: Expression] = [:]
  /// Names that the text declares with values that are not computed here.
  var unresolved: Set<String> = []
  /// The views of UIKit's classes, which are no stack views.
  var plainViews: Set<Int> = []
  /// Lazy properties that were not used yet.
  var lazies: [String: Statement] = [:]
  /// Variables that are nil until they get a value.
  var optionals: Set<String> = []
  /// The first tokens of properties, of which the document or other code can have the values.
  var properties: Set<Int> = []
  private var steps = 0
  var depth = 0
  /// The value of `return`, until the function ends.
  var result: Value?

  private static let mostSteps = 20_000
  static let mostDepth = 40
  private static let mostConstraints = 4000
  private static let mostViews = 1000

  static func sketch(_ text: String, in window: Sketch.Window) -> Sketch {
    let code = CodeText(text)
    var parser = CodeParser(code)
    var statements: [Statement] = []
    while parser.token != nil {
      statements += parser.statements()
      // A bracket that nothing opens.
      if let token = parser.token {
        statements.append(Statement(form: .unread, tokens: parser.index..<parser.index + 1))
        _ = token
        parser.index += 1
      }
    }
    var reader = CodeReader(parser.list, window)
    reader.isObjectiveC = code.language == .objectiveC
    reader.noteBrackets()
    for index in parser.missingCommas {
      let last = parser.list.tokens[index]
      let end = last.text.unicodeScalars.count + (last.kind == .string ? 2 : 0)
      reader.add(
        at: Sketch.Place(line: last.place.line, column: last.place.column + end),
        "a comma is missing here")
    }
    reader.runAll(statements)
    return reader.finished()
  }

  private init(_ list: TokenList, _ window: Sketch.Window) {
    self.list = list
    sketch.window = window
    sketch.views[0].name = "view"
  }

  /// Reports brackets without a partner, which hide what follows them.
  private mutating func noteBrackets() {
    for (index, token) in list.tokens.enumerated() where token.kind == .sign {
      switch token.text {
      case "(", "[", "{":
        guard list.partner[index] >= list.count else { continue }
        // An excerpt can end before the braces of its class do.
        add(at: place(index), "nothing closes this ‘\(token.text)’", isNote: token.text == "{")
      case ")", "]", "}":
        guard list.partner[index] < 0 else { continue }
        add(at: place(index), "nothing opens this ‘\(token.text)’", isNote: token.text == "}")
      default: continue
      }
      if sketch.problems.count > Self.mostBrackets { return }
    }
  }

  private static let mostBrackets = 20

  // MARK: Running

  /// Runs loose statements and properties first, then the functions that no other function calls.
  private mutating func runAll(_ statements: [Statement]) {
    findConstants(statements, of: nil)
    var members = statements
    var hasType = false
    for (index, statement) in statements.enumerated() {
      guard case .type(let name, let parent, let own) = statement.form else { continue }
      let hasCode = own.contains { member in
        if case .function = member.form { true } else { false }
      }
      if hasCode, hasType {
        add(
          at: place(statement.tokens.lowerBound),
          "only the first type with functions is laid out; this one needs a text of its own",
          isNote: true)
        members[index].form = .unread
      } else {
        hasType = hasType || hasCode
        if hasCode {
          ownType = name
          sketch.isComponent = parent.map { Names.isComponent($0) } ?? false
        }
      }
    }
    members = members.flatMap { statement in
      guard case .type(_, _, let own) = statement.form else { return [statement] }
      properties.formUnion(own.map { $0.tokens.lowerBound })
      return own
    }
    var own: [Statement.Function] = []
    for statement in members {
      guard case .function(let function) = statement.form else { continue }
      functions[function.name] = function
      own.append(function)
      noteCalls(in: function.body, of: function.name)
    }
    // Initial values of properties call functions, too.
    for statement in members {
      if case .declaration = statement.form { noteCalls(in: [statement], of: "") }
    }
    run(members)
    for statement in members {
      if let name = lazyName(statement) { resolve(name) }
    }
    let entries = entries(own)
    for function in entries {
      _ = try? call(function, [], place(0))
    }
    let run = Set(entries.map { $0.name }).union(called)
    for function in own where !run.contains(function.name) {
      for statement in function.body { skip(statement) }
    }
  }

  /// Notes the members of types with their values, by the type's own name.
  private mutating func findConstants(_ statements: [Statement], of type: String?) {
    for statement in statements {
      switch statement.form {
      case .type(let name, _, let own): findConstants(own, of: name)
      case .declaration(let names, _, let value?):
        guard let type, names.count == 1 else { continue }
        constants["\(type).\(names[0])"] = value
      default: continue
      }
    }
  }

  /// The functions that UIKit calls, in its order; without any, those without parameters that no other one calls.
  private func entries(_ functions: [Statement.Function]) -> [Statement.Function] {
    let own = Self.lifecycle.flatMap { name in
      functions.filter { $0.name == name && !called.contains(name) }
    }
    return own.isEmpty
      ? functions.filter { $0.parameters.isEmpty && !called.contains($0.name) } : own
  }

  private static let lifecycle = [
    "init", "initWithFrame", "loadView", "viewDidLoad", "awakeFromNib", "didMoveToSuperview",
    "viewWillAppear", "updateConstraints", "updateViewConstraints", "viewWillLayoutSubviews",
    "layoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
  ]

  /// Notes the names that a function calls, so that it is known which functions are called at all.
  private mutating func noteCalls(in body: [Statement], of name: String) {
    for statement in body {
      for index in statement.tokens {
        guard let word = list.word(index), word != name else { continue }
        let isCall =
          list.is(index + 1, "(") || (list.is(index + 1, "]") && list.word(index - 1) == "self")
        if isCall, !(list.word(index - 2) == "super" && list.is(index - 1, ".")) {
          called.insert(word)
        }
        if isCall || list.word(index - 1) == "self" { called.insert(word) }
      }
    }
  }

  mutating func run(_ statements: [Statement]) {
    for statement in statements {
      guard result == nil else { return }
      steps += 1
      guard steps <= Self.mostSteps, made.count <= Self.mostConstraints,
        sketch.views.count <= Self.mostViews
      else {
        if sketch.problems.last?.message != Self.tooLong {
          sketch.problems.append(Sketch.Problem(place(statement.tokens.lowerBound), Self.tooLong))
        }
        return
      }
      do throws(Stop) { try run(statement) } catch { note(error, statement) }
    }
  }

  private static let tooLong =
    "the code makes more than \(mostSteps) steps, \(mostViews) views or \(mostConstraints) constraints; the rest is not read"

  mutating func note(_ stop: Stop, _ statement: Statement) {
    switch stop {
    case .unread: skip(statement)
    case .problem(let problem):
      add(problem)
    }
  }

  private mutating func skip(_ statement: Statement) {
    guard let first = list[statement.tokens.lowerBound],
      let last = list[statement.tokens.upperBound - 1]
    else { return }
    let start = Sketch.Place(line: first.place.line, column: first.place.column)
    // Quotation marks are no part of a string's value.
    let length = last.text.unicodeScalars.count + (last.kind == .string ? 2 : 0)
    let end = Sketch.Place(line: last.place.line, column: last.place.column + length)
    if !sketch.unread.contains(where: { $0.start == start }) {
      sketch.unread.append(Sketch.Unread(start: start, end: end))
    }
  }

  private mutating func run(_ statement: Statement) throws(Stop) {
    switch statement.form {
    case .unread: throw .unread
    case .function, .type: return
    case .block(let body): run(body)
    case .expression(let expression): try execute(expression)
    case .assignment(let target, let sign, let value): try assign(target, sign, value)
    case .declaration(let names, let type, let value):
      if let name = lazyName(statement), scopes.count == 1 {
        lazies[name] = statement
      } else if value == nil, isOptional(statement) {
        // Where a view is needed, it is one.
        bind(names, to: .unknown(names[0]))
        optionals.insert(names[0])
      } else {
        try declare(names, type, value)
      }
    case .result(let value):
      if let value { result = try self.value(value) } else { result = .nothing }
    case .branch(let conditions, let body, let other):
      scopes.append([:])
      defer { scopes.removeLast() }
      run(try holds(conditions) ? body : other)
    case .guarded(let conditions, let other):
      guard try !holds(conditions) else { return }
      run(other)
      // Only `return` is followed.
      if result == nil { throw .unread }
    case .loop(let names, let sequence, let body):
      for element in try elements(sequence) {
        guard result == nil else { return }
        scopes.append([:])
        bind(names, to: element)
        run(body)
        scopes.removeLast()
      }
    }
  }

  /// Whether all conditions hold; the present scope then has their variables.
  private mutating func holds(_ conditions: [Statement.Condition]) throws(Stop) -> Bool {
    for condition in conditions {
      switch condition {
      case .available: continue
      case .test(let test): guard try isTrue(test) else { return false }
      case .binding(let name, let optional):
        let value = try value(optional)
        guard let isNil = isNil(value) else { throw .unread }
        if isNil { return false }
        bind([name], to: value)
      }
    }
    return true
  }

  mutating func isTrue(_ test: Expression) throws(Stop) -> Bool {
    try isTrue(value(test))
  }

  func place(_ index: Int) -> Sketch.Place {
    guard let token = list[index] else { return Sketch.Place(line: 1, column: 1) }
    return Sketch.Place(line: token.place.line, column: token.place.column)
  }
}
