/// Finds the view controllers that the code of a file shows, and where.
///
/// It knows no types: a variable stands for all classes and identifiers in the file that it is declared with or assigned.
struct ControllersInCode {
  private let list: TokenList
  private let language: SourceLanguage
  /// The ranges of classes with their names, the outer ones first.
  private var classes: [(name: String, range: Range<Int>)] = []
  /// The classes that show pages.
  private var pagers: Set<String> = []
  /// What variables are declared with or assigned, by their names.
  private var values: [String: [Range<Int>]] = [:]
  /// The classes that variables are declared to have, by their names.
  private var types: [String: Set<String>] = [:]
  private var found: Set<ShownController> = []

  /// Returns the view controllers that are shown.
  static func shown(in list: TokenList, _ facts: SourceFacts) -> [ShownController] {
    var reader = ControllersInCode(list, facts)
    reader.run()
    return reader.found.sorted { "\($0)" < "\($1)" }
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
    let pages = facts.types.filter {
      $0.inherited.contains {
        $0 == Self.pageController || $0 == Self.pageController + "DataSource"
      }
    }
    pagers = Set(pages.map(\.name))
  }

  private mutating func run() {
    readClasses()
    for index in list.tokens.indices { readVariable(index) }
    for index in list.tokens.indices {
      switch language {
      case .swift: readCall(index)
      case .objectiveC: readMessage(index)
      }
      readAssignment(index)
    }
    readPages()
  }

  // MARK: Classes

  private mutating func readClasses() {
    for (index, token) in list.tokens.enumerated() {
      if language == .swift {
        guard ["class", "struct", "extension", "enum", "actor"].contains(token.text),
          token.kind == .word, !list.is(index - 1, "."), let name = list.word(index + 1)
        else { continue }
        var next = index + 2
        while let token = list[next], !token.is("{"), !token.is("}"), !token.is(";") {
          next = list.after(next)
        }
        guard list.is(next, "{") else { continue }
        classes.append((name, next..<min(list.partner[next], list.count)))
      } else if token.is("@implementation"), let name = list.word(index + 1) {
        let end = (index..<list.count).first { list.is($0, "@end") } ?? list.count
        classes.append((name, index..<end))
      }
    }
  }

  private func owner(_ index: Int) -> String? {
    classes.last { $0.range.contains(index) }?.name
  }

  // MARK: Variables

  private mutating func readVariable(_ index: Int) {
    guard let name = list.word(index), !list.is(index - 1, ".") || list.is(index - 2, "self") else {
      return
    }
    var next = index + 1
    if language == .swift, list.is(next, ":") {
      var type = next + 1
      while list.is(type, "[") || list.word(type) == "any" || list[type]?.kind == .attribute {
        type += 1
      }
      while list.is(type + 1, "."), list.word(type + 2) != nil { type += 2 }
      if let word = list.word(type), word.first?.isUppercase == true {
        types[name, default: []].insert(word)
        next = list.afterGenerics(type + 1)
        while ["?", "!", "]"].contains(list[next]?.text ?? "") { next += 1 }
        // A computed property.
        if list.is(next, "{"), ["var", "let"].contains(list.word(index - 1) ?? "") {
          values[name, default: []].append(next + 1..<min(list.partner[next], list.count))
        }
      }
    } else if language == .objectiveC, list.is(index - 1, "*"), let type = list.word(index - 2) {
      types[variable(name), default: []].insert(type)
    }
    if list.is(next, "=") {
      values[variable(name), default: []].append(next + 1..<end(of: next + 1))
    } else if list.word(next) == "in", list.word(index - 1) == "for" {
      values[name, default: []].append(next + 1..<end(of: next + 1))
    }
  }

  private func variable(_ name: String) -> String {
    language == .objectiveC && name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// The index after an expression: at the end of a statement, before the block of a condition or before a comma.
  private func end(of start: Int) -> Int {
    var next = start
    while let token = list[next] {
      if [")", "]", "}", ";", ","].contains(token.text), token.kind == .sign { break }
      if token.is("else") || token.is("{") && next > start { break }
      if next > start, language == .swift, token.startsLine, !token.is("."), !token.is("as"),
        !token.is("?"), !token.is(":"), !token.is("??")
      {
        break
      }
      next = list.after(next)
    }
    return min(next, list.count)
  }

  /// Returns the classes and identifiers that an expression stands for, through variables.
  private func names(in range: Range<Int>) -> Set<SourceUse.Value> {
    var names: Set<SourceUse.Value> = []
    var seen: Set<String> = []
    var open = [range]
    while let range = open.popLast() {
      for index in range {
        guard let word = list.word(index) else { continue }
        if ["withIdentifier", "identifier"].contains(word), list.is(index + 1, ":"),
          list.word(index - 2)?.hasPrefix("instantiateViewController") == true
        {
          let end = (index + 2..<range.upperBound).first { list.is($0, ")") || list.is($0, ",") }
          names.insert(
            NameUses.value(in: index + 2..<max(index + 2, end ?? range.upperBound), of: list))
        } else if word == "instantiateViewControllerWithIdentifier", list.is(index + 1, ":") {
          let end = (index + 2..<range.upperBound).first { list.is($0, "]") } ?? range.upperBound
          names.insert(NameUses.value(in: index + 2..<max(index + 2, end), of: list))
        } else if word.first?.isUppercase == true {
          if !list.is(index - 1, ".") { names.insert(.type(word)) }
        } else if !list.is(index - 1, ".") || list.is(index - 2, "self"),
          !list.is(index + 1, ":"), !list.is(index + 1, "("), seen.insert(variable(word)).inserted
        {
          names.formUnion((types[variable(word)] ?? []).map { .type($0) })
          open += values[variable(word)] ?? []
        }
      }
    }
    return names.filter { name in
      switch name {
      case .type(let type):
        !type.hasPrefix("UI") && !type.hasPrefix("NS") || type == Self.pageController
      case .computed: false
      default: true
      }
    }
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
        add(place(receiver(before: index), of: controller), controller, at: index)
      }
    } else if function == "setViewControllers" {
      add(isPaging(arguments) ? .child : .screen, first, at: index)
    } else if let label = Self.screens[function] {
      for argument in arguments {
        let own = list.is(argument.lowerBound + 1, ":") ? list.word(argument.lowerBound) : nil
        if own == label { add(.screen, unlabeled(argument), at: index) }
      }
    } else if function == "set", list.word(first.lowerBound) == "contentViewController" {
      add(.part, unlabeled(first), at: index)
    } else if let last = arguments.last, arguments.count == 2,
      Self.containers.contains(list.word(last.lowerBound) ?? ""), list.is(last.lowerBound + 1, ":")
    {
      let view = unlabeled(last)
      guard
        ["add", "embed", "insert", "install", "attach", "set"].contains(where: function.hasPrefix),
        list.word(view.upperBound - 1) != "self"
      else { return }
      add(place(chain(view), of: nil), unlabeled(first), at: index)
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
      for value in values[variable(name)] ?? [] where value.count > 2 {
        if let found = controller(ofView: value) { return found }
      }
      return nil
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
    // `child.view.frame = CGRect(…)`
    if let controller, let name = list.word(controller.upperBound - 1) {
      for index in list.tokens.indices
      where list.word(index) == name && list.is(index + 1, ".") && list.word(index + 2) == "view" {
        guard list.is(index + 3, "."), list.word(index + 4) == "frame", list.is(index + 5, "="),
          ["CGRect", "CGRectMake"].contains(list.word(index + 6) ?? "")
        else { continue }
        return .part
      }
    }
    return .child
  }

  private mutating func add(_ place: ShownController.Place, _ range: Range<Int>, at index: Int) {
    for name in names(in: range) { found.insert(ShownController(place, name, in: owner(index))) }
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
      add(place(names, of: controller), controller, at: index)
    } else if part.name == "setViewControllers" {
      let isPaging = message.parts.contains { $0.name == "direction" }
      add(isPaging ? .child : .screen, part.argument, at: index)
    } else if Self.screens[part.name] != nil {
      add(.screen, part.argument, at: index)
    }
  }

  // MARK: Assignments and pages

  private mutating func readAssignment(_ index: Int) {
    guard list.is(index + 1, "="), let name = list.word(index), list.is(index - 1, ".") else {
      return
    }
    switch name {
    case "contentViewController": add(.part, index + 2..<end(of: index + 2), at: index)
    case "rootViewController", "viewControllers":
      add(.screen, index + 2..<end(of: index + 2), at: index)
    default: break
    }
  }

  /// The pages of a page controller are all view controllers that it makes.
  private mutating func readPages() {
    for (name, range) in classes where pagers.contains(name) {
      // A page controller of this class, which it adds to a view of its own.
      let isPart = found.contains {
        $0.name == .type(Self.pageController) && $0.container == name && $0.place == .part
      }
      for index in range {
        let isMade = list.word(index)?.hasPrefix("instantiateViewController") == true
        let isClass =
          list.is(index + 1, "(")
          && list.word(index).map { $0.first?.isUppercase == true && $0.contains("ViewController") }
            ?? false
        guard isMade || isClass else { continue }
        for name in names(in: index..<end(of: index)) {
          found.insert(ShownController(isPart ? .part : .child, name, in: owner(index)))
        }
      }
    }
  }
}
