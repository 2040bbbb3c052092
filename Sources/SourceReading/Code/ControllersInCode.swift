/// Finds the view controllers that the code of a file shows, and where.
///
/// It knows no types. A variable stands for all classes and identifiers that it is declared with or assigned in the same
/// method, or if there are none, in the file.
struct ControllersInCode {
  /// A variable in a method, or between two.
  private struct Variable: Hashable {
    var method: Int
    var name: String
  }

  let list: TokenList
  let language: SourceLanguage
  /// The classes around the present token with their ends, the outer ones first.
  private(set) var owners: [(name: String, end: Int)] = []
  private let ranges: MethodRanges
  /// The classes that show pages.
  private let pagers: Set<String>
  /// What variables are declared with or assigned.
  private var values: [Variable: [Range<Int>]] = [:]
  /// The classes that variables are declared to have.
  private var types: [Variable: Set<String>] = [:]
  /// The methods with variables of each name.
  private var methods: [String: Set<Int>] = [:]
  /// The controllers whose view gets a frame of its own, by the last names of their expressions.
  private var framed: Set<Variable> = []
  var found: Set<ShownController> = []

  /// The greatest number of values, or of methods that use a name, with which it stands for what is known.
  private static let mostValues = 64

  /// Returns the view controllers that are shown.
  static func shown(in list: TokenList, _ facts: SourceFacts) -> Set<ShownController> {
    var reader = ControllersInCode(list, facts)
    reader.run()
    return reader.found
  }

  /// The methods that add a view to a view.
  private static let adding = ["addSubview", "insertSubview", "addArrangedSubview"]
  /// The methods that show a view controller in a window, with the label of the argument.
  private static let screens: [String: String?] = [
    "present": nil, "pushViewController": nil, "show": nil, "showDetailViewController": nil,
    "presentViewController": nil, "showViewController": nil,
    "initWithRootViewController": nil, "setRootViewController": nil,
    "UINavigationController": "rootViewController",
  ]
  private static let pageController = "UIPageViewController"
  /// The labels of a view to which a helper adds a view controller's view.
  private static let containers: Set = [
    "in", "to", "into", "inside", "toView", "inView", "containerView", "container",
  ]

  private init(_ list: TokenList, _ facts: SourceFacts) {
    (self.list, language) = (list, facts.language)
    ranges = MethodRanges(in: list, facts.language)
    pagers = Set(
      facts.types.filter {
        $0.inherited.contains {
          $0 == Self.pageController || $0 == Self.pageController + "DataSource"
        }
      }.map(\.name))
  }

  private mutating func run() {
    for index in list.tokens.indices { readVariable(index) }
    forEachToken { reader, index in
      switch reader.language {
      case .swift: reader.readCall(index)
      case .objectiveC: reader.readMessage(index)
      }
      reader.readAssignment(index)
      reader.readOwnSize(index)
    }
    let parts = Set(
      found.filter { $0.name == .type(Self.pageController) && $0.place == .part }
        .compactMap(\.container))
    forEachToken { $0.readPage($1, parts) }
  }

  // MARK: Classes and methods

  /// Calls `body` for each token, with the classes around it in ``owners``.
  private mutating func forEachToken(_ body: (inout Self, Int) -> Void) {
    owners = []
    for index in list.tokens.indices {
      while let last = owners.last, last.end <= index { owners.removeLast() }
      if let type = list.type(at: index, language) { owners.append((type.name, type.end)) }
      body(&self, index)
    }
  }

  // MARK: Variables

  private func variable(_ name: String, at index: Int) -> Variable {
    let isInstance = language == .objectiveC && name.hasPrefix("_")
    return Variable(
      method: ranges.method(at: index), name: isInstance ? String(name.dropFirst()) : name)
  }

  private mutating func readVariable(_ index: Int) {
    guard let name = list.word(index), !list.is(index - 1, ".") || list.is(index - 2, "self") else {
      readFrame(index)
      return
    }
    let variable = variable(name, at: index)
    func add(_ value: Range<Int>) {
      values[variable, default: []].append(value)
      methods[variable.name, default: []].insert(variable.method)
    }
    func add(_ type: String) {
      types[variable, default: []].insert(type)
      methods[variable.name, default: []].insert(variable.method)
    }
    var next = index + 1
    if language == .swift, list.is(next, ":") {
      var type = next + 1
      while list.is(type, "[") || list.word(type) == "any" || list[type]?.kind == .attribute {
        type += 1
      }
      while list.is(type + 1, "."), list.word(type + 2) != nil { type += 2 }
      if let word = list.word(type), word.first?.isUppercase == true {
        add(word)
        next = list.afterGenerics(type + 1)
        while ["?", "!", "]"].contains(list[next]?.text ?? "") { next += 1 }
        // A computed property.
        if list.is(next, "{"), ["var", "let"].contains(list.word(index - 1) ?? "") {
          add(next + 1..<min(list.partner[next], list.count))
        }
      }
    } else if language == .objectiveC, list.is(index - 1, "*"), let type = list.word(index - 2) {
      add(type)
    }
    if list.is(next, "=") || list.word(next) == "in" && list.word(index - 1) == "for" {
      add(list.statement(from: next + 1, language))
    }
  }

  /// Reads `child.view.frame = CGRect(…)`, at `view`.
  private mutating func readFrame(_ index: Int) {
    guard list.word(index) == "view", let name = list.word(index - 2), list.is(index + 1, "."),
      list.word(index + 2) == "frame", list.is(index + 3, "="),
      ["CGRect", "CGRectMake"].contains(list.word(index + 4) ?? "")
    else { return }
    framed.insert(variable(name, at: index))
  }

  /// Returns what a variable at an index is assigned: in its method, or else in the file.
  private func values(of name: String, at index: Int, isLocal: Bool) -> [Range<Int>] {
    let own = variable(name, at: index)
    let found =
      isLocal
      ? values[own] ?? []
      : methods(using: own.name).flatMap { values[Variable(method: $0, name: own.name)] ?? [] }
    return found.count > Self.mostValues ? [] : found
  }

  private func methods(using name: String) -> Set<Int> {
    let found = methods[name] ?? []
    return found.count > Self.mostValues ? [] : found
  }

  private func types(of name: String, at index: Int, isLocal: Bool) -> Set<String> {
    let own = variable(name, at: index)
    if isLocal { return types[own] ?? [] }
    return methods(using: own.name).reduce(into: []) {
      $0.formUnion(types[Variable(method: $1, name: own.name)] ?? [])
    }
  }

  /// Returns the classes and identifiers that an expression stands for, through variables.
  func names(in range: Range<Int>) -> Set<SourceUse.Value> {
    let local = names(in: range, isLocal: true)
    return local.isEmpty ? names(in: range, isLocal: false) : local
  }

  private func names(in range: Range<Int>, isLocal: Bool) -> Set<SourceUse.Value> {
    var names: Set<SourceUse.Value> = []
    var seen: Set<String> = []
    var open = [range]
    var left = TokenList.longestExpression
    while let range = open.popLast() {
      left -= max(1, range.count)
      guard left >= 0 else { return [] }
      for index in range {
        guard let word = list.word(index) else { continue }
        if let identifier = identifier(at: index, in: range) {
          names.insert(identifier)
        } else if word.first?.isUppercase == true {
          if !list.is(index - 1, ".") { names.insert(.type(word)) }
        } else if !list.is(index - 1, ".") || list.is(index - 2, "self"),
          !list.is(index + 1, ":"), !list.is(index + 1, "("), seen.insert(word).inserted
        {
          names.formUnion(types(of: word, at: index, isLocal: isLocal).map { .type($0) })
          open += values(of: word, at: index, isLocal: isLocal)
        }
      }
    }
    return names.filter { $0 != .computed && $0 != .variable }
  }

  /// Returns the identifier with which a storyboard is asked for a view controller, at its label.
  private func identifier(at index: Int, in range: Range<Int>) -> SourceUse.Value? {
    let isLabel =
      ["withIdentifier", "identifier"].contains(list.word(index) ?? "")
      && list.word(index - 2)?.hasPrefix("instantiateViewController") == true
    guard list.is(index + 1, ":"),
      isLabel || list.word(index) == "instantiateViewControllerWithIdentifier"
    else { return nil }
    let start = index + 2
    let end = (start..<max(start, range.upperBound)).first {
      list.is($0, ")") || list.is($0, ",") || list.is($0, "]")
    }
    return NameUses.value(in: start..<(end ?? max(start, range.upperBound)), of: list)
  }

  // MARK: Calls

  private mutating func readCall(_ index: Int) {
    guard let function = list.word(index), list.is(index + 1, "("),
      list[index + 1]?.startsLine != true, !list.is(index - 1, "func")
    else { return }
    let arguments = list.arguments(of: index + 1)
    guard let first = arguments.first else { return }
    if Self.adding.contains(function) {
      if let controller = controller(ofView: first) {
        add(place(receiver(before: index), of: controller), controller)
      }
    } else if function == "setViewControllers" {
      add(isPaging(arguments) ? .child : .screen, first)
    } else if let label = Self.screens[function] {
      for argument in arguments {
        let own = list.is(argument.lowerBound + 1, ":") ? list.word(argument.lowerBound) : nil
        if own == label { add(.screen, unlabeled(argument)) }
      }
    } else if function == "set", list.word(first.lowerBound) == "contentViewController" {
      add(.part, unlabeled(first))
    } else if let last = arguments.last, arguments.count == 2,
      Self.containers.contains(list.word(last.lowerBound) ?? ""), list.is(last.lowerBound + 1, ":")
    {
      let view = unlabeled(last)
      guard
        ["add", "embed", "insert", "install", "attach", "set"].contains(where: function.hasPrefix),
        list.word(view.upperBound - 1) != "self"
      else { return }
      add(place(chain(view), of: nil), unlabeled(first))
    }
  }

  private func isPaging(_ arguments: [Range<Int>]) -> Bool {
    arguments.contains { list.word($0.lowerBound) == "direction" }
  }

  private func unlabeled(_ argument: Range<Int>) -> Range<Int> {
    list.word(argument.lowerBound) != nil && list.is(argument.lowerBound + 1, ":")
      ? argument.dropFirst(2) : argument
  }

  /// Returns the expression of the controller whose view an argument is; nil for another view.
  private func controller(ofView argument: Range<Int>) -> Range<Int>? {
    var range = argument
    while let last = range.last, list.is(last, "!") || list.is(last, "?") { range.removeLast() }
    if range.count == 1, let name = list.word(range.lowerBound) {
      // `let view = controller.view!`
      let all = values(of: name, at: range.lowerBound, isLocal: true)
      return all.lazy.filter { $0.count > 2 }.compactMap { controller(ofView: $0) }.first
    }
    guard range.count > 2, let last = range.last, list.is(last, "view"), list.is(last - 1, ".")
    else { return nil }
    range.removeLast(2)
    while let last = range.last, list.is(last, "!") || list.is(last, "?") { range.removeLast() }
    if range.count == 1, list.is(range.lowerBound, "self") { return nil }
    return range.isEmpty ? nil : range
  }

  /// The names of an object before a call, without `self`: empty for `self`.
  private func receiver(before index: Int) -> [String] {
    guard list.is(index - 1, ".") else { return [] }
    var start = index - 1
    while start > 0 {
      if list.is(start - 1, "!") || list.is(start - 1, "?") {
        start -= 1
      } else if list.is(start - 1, "]") || list.is(start - 1, ")") {
        let partner = list.partner[start - 1]
        guard partner >= 0, partner < start - 1 else { break }
        start = partner
      } else if list.word(start - 1) != nil,
        list.is(start, ".") || list.is(start, "[")
          || list.is(start, "(") || list.is(start, "?") || list.is(start, "!")
      {
        start -= 1
        guard list.is(start - 1, ".") else { break }
        start -= 1
      } else {
        break
      }
    }
    return chain(start..<index - 1)
  }

  private func chain(_ range: Range<Int>) -> [String] {
    range.compactMap { list.word($0) }.filter { $0 != "self" }
  }

  /// Where a controller is whose view is added to a view.
  private func place(_ receiver: [String], of controller: Range<Int>?) -> ShownController.Place {
    guard let last = receiver.last else { return .part }
    if last.lowercased().hasSuffix("window") { return .screen }
    guard last == "view" else { return .part }
    if let controller, let name = list.word(controller.upperBound - 1),
      framed.contains(variable(name, at: controller.upperBound - 1))
    {
      return .part
    }
    return .child
  }

  private mutating func add(_ place: ShownController.Place, _ range: Range<Int>) {
    for name in names(in: range) {
      found.insert(ShownController(place, name, in: owners.last?.name))
    }
  }

  // MARK: Messages

  private mutating func readMessage(_ index: Int) {
    guard list.is(index, "["), let message = ObjectiveCMessage(at: index, in: list),
      let part = message.parts.first, !part.argument.isEmpty
    else { return }
    if Self.adding.contains(part.name) {
      guard let controller = controller(ofView: part.argument) else { return }
      let receiver = list.objectiveCChain(message.receiver) ?? "?"
      let names = receiver == "self" ? [] : receiver.split(separator: ".").map(String.init)
      add(place(names, of: controller), controller)
    } else if part.name == "setViewControllers" {
      let isPaging = message.parts.contains { $0.name == "direction" }
      add(isPaging ? .child : .screen, part.argument)
    } else if Self.screens[part.name] != nil {
      add(.screen, part.argument)
    }
  }

  // MARK: Assignments and pages

  private mutating func readAssignment(_ index: Int) {
    guard list.is(index + 1, "="), let name = list.word(index), list.is(index - 1, ".") else {
      return
    }
    switch name {
    case "contentViewController": add(.part, list.statement(from: index + 2, language))
    case "rootViewController", "viewControllers":
      add(.screen, list.statement(from: index + 2, language))
    default: break
    }
  }

  /// Reads a page of a page controller: each view controller that its code makes.
  private mutating func readPage(_ index: Int, _ parts: Set<String>) {
    guard let owner = owners.last?.name, pagers.contains(owner), let word = list.word(index),
      word.hasPrefix("instantiateViewController")
        || word.first?.isUppercase == true && word.contains("ViewController")
          && list.is(index + 1, "(")
    else { return }
    // It can add a page controller to a view of its own.
    add(parts.contains(owner) ? .part : .child, list.statement(from: index, language))
  }
}
