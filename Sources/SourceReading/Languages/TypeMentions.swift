/// Finds which names the types and macros of a file mention, and in which of them a file gives names to UIKit.
struct TypeMentions {
  private let list: TokenList
  private let places: Set<SourcePlace>
  /// The type or macro around the present token; empty for none.
  private var owner = ""
  private var names: [String: Set<String>] = [:]
  private var owners: [SourcePlace: String] = [:]
  private var callables: [SourcePlace: String] = [:]
  private var tests: [SourcePlace: [EqualTest]] = [:]
  private lazy var methods = MethodRanges(in: list, facts.language)
  private var facts: SourceFacts

  static func add(from list: TokenList, to facts: inout SourceFacts) {
    var reader = TypeMentions(list, facts)
    switch facts.language {
    case .swift: reader.readSwift()
    case .objectiveC: reader.readObjectiveC()
    }
    facts.mentions = reader.names
    for index in facts.uses.indices {
      facts.uses[index].owner = reader.owners[facts.uses[index].place] ?? ""
      facts.uses[index].tests = reader.tests[facts.uses[index].place] ?? []
      facts.uses[index].callable = reader.callables[facts.uses[index].place]
    }
    facts.nameParts = reader.facts.nameParts
    facts.makesClasses = reader.facts.makesClasses
  }

  private init(_ list: TokenList, _ facts: SourceFacts) {
    (self.list, self.facts) = (list, facts)
    places = Set(facts.uses.map(\.place))
  }

  private mutating func readSwift() {
    var end = 0
    for index in list.tokens.indices {
      if index >= end { owner = "" }
      if owner.isEmpty, let type = list.type(at: index, .swift) {
        (owner, end) = (type.name, type.end)
        if isEntry(index) { names["", default: []].insert(type.name) }
      }
      read(index)
    }
  }

  /// Whether an app starts with a type: `@main` is before its declaration.
  private func isEntry(_ index: Int) -> Bool {
    (max(0, index - 6)..<index).contains {
      ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains(list.tokens[$0].text)
    }
  }

  private mutating func readObjectiveC() {
    var (outer, line, isForward) = ("", 0, false)
    for (index, token) in list.tokens.enumerated() {
      if line > 0, token.place.line > line {
        // The rest of a macro follows a backslash.
        line = list.is(index - 1, "\\") ? token.place.line : 0
        if line == 0 { owner = outer }
      }
      switch token.text {
      case "@class": isForward = true
      case ";" where token.kind == .sign: isForward = false
      case "@interface", "@implementation", "@protocol":
        let declares = !list.is(index + 2, ";") && !list.is(index + 2, ",")
        if declares, let name = list.word(index + 1) { owner = name }
      case "@end": owner = ""
      case "#define":
        if line == 0 { outer = owner }
        line = token.place.line
        if let name = list.word(index + 1), Self.isTypeLike(name) { owner = "#" + name }
      default: break
      }
      if !isForward { read(index) }
    }
  }

  private mutating func read(_ index: Int) {
    let token = list.tokens[index]
    if places.contains(token.place) {
      owners[token.place] = owner
      if facts.language == .objectiveC { tests[token.place] = EqualTest.around(index, list) }
      callables[token.place] = CallableMember.name(around: index, list, facts.language, methods)
    }
    switch token.kind {
    case .word:
      guard Self.isTypeLike(token.text), constant(at: index) == nil else { return }
      names[owner, default: []].insert(token.text)
      if token.text == "NSClassFromString",
        list[index + 2]?.kind != .string
          || list[index + 2]?.isInterpolated == true
      {
        facts.makesClasses = true
      }
    case .string:
      // With the module of a class.
      let name = token.text.split(separator: ".").last.map(String.init) ?? ""
      if Self.isTypeLike(name) {
        let constant = list.is(index - 1, "=") ? valueOwner(before: index - 1) : nil
        names[constant.map { "#" + $0 } ?? owner, default: []].insert(name)
      }
      guard token.isInterpolated || token.text.contains("%@") else { return }
      // A sentence is no name.
      guard !token.text.contains(where: \.isWhitespace) else { return }
      let parts = token.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      facts.nameParts.formUnion(parts.filter { $0.count > 2 }.map(String.init))
    default: break
    }
  }

  /// Returns the name at an index if it is that of a constant of Swift that is declared with a text as its value.
  ///
  /// What the text names is used only if the constant is.
  private func constant(at index: Int) -> String? {
    guard facts.language == .swift, list.is(index - 1, "let"), let name = list.word(index),
      Self.isTypeLike(name)
    else { return nil }
    let sign = list.is(index + 1, ":") ? index + 3 : index + 1
    guard list.is(sign, "="), let value = list[sign + 1], value.kind == .string,
      !value.isInterpolated, list[sign + 2]?.startsLine != false || list.is(sign + 2, "}")
    else { return nil }
    return name
  }

  /// Returns the constant whose value follows a sign.
  private func valueOwner(before sign: Int) -> String? {
    constant(at: sign - 1) ?? (list.is(sign - 2, ":") ? constant(at: sign - 3) : nil)
  }

  /// Whether a name is written as those of types and constants are.
  private static func isTypeLike(_ name: String) -> Bool {
    guard let first = name.first else { return false }
    return first.isUppercase || first == "k" && name.dropFirst().first?.isUppercase == true
  }
}

extension SourceIndex {
  /// What the types have with which a process starts.
  private static let entries: Set = [
    "App", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
  ]

  fileprivate func isFoundBySystem(_ name: String) -> Bool {
    let all = declarations(of: name).map(\.type)
    if all.contains(where: { $0.kind == .class }), lineage(of: name)?.root == nil { return true }
    return all.contains { type in
      type.members.contains { $0.isStatic && $0.name == "load" }
        || type.inherited.contains { inherited in
          !declares(inherited)
            && (Self.entries.contains(inherited)
              || ["Intent", "Widget", "Preview"].contains { inherited.contains($0) })
        }
    }
  }
}

/// What the types and macros of an app mention, and which of them are used.
///
/// What code outside of types mentions is used, and what in turn is mentioned by what is used. A type that an
/// unknown class is a superclass of, or that the system finds by itself, is used.
struct TypeUses {
  /// The names of the types and macros, the macros with `#` before their names.
  let owners: Set<String>
  private var mentions: [String: Set<String>] = [:]
  /// What is used whatever documents name.
  private var entries: Set<String>
  /// The names that types have in Swift, by those in Objective-C.
  private var others: [String: Set<String>] = [:]

  init(_ index: SourceIndex) {
    for file in index.files { mentions.merge(file.mentions) { $0.union($1) } }
    let owners = Set(mentions.keys.filter { $0.hasPrefix("#") || index.declares($0) })
    self.owners = owners
    entries = Set(mentions.filter { !owners.contains($0.key) }.flatMap(\.value))
    entries.formUnion(owners.filter { !$0.hasPrefix("#") && index.isFoundBySystem($0) })
    let makesClasses = index.files.contains(where: \.makesClasses)
    let parts = makesClasses ? Set(index.files.flatMap(\.nameParts)) : []
    for type in index.files.flatMap(\.types) {
      if let name = type.objectiveCName { others[name, default: []].insert(type.name) }
      if parts.contains(where: { type.name.hasPrefix($0) || type.name.hasSuffix($0) }) {
        entries.insert(type.name)
      }
    }
  }

  /// Returns all names that are used if some names are.
  func reached(from names: Set<String>) -> Set<String> {
    var open = names.union(entries)
    var used: Set<String> = []
    while let name = open.popFirst() {
      for owner in [name, "#" + name] + (others[name] ?? []) where used.insert(owner).inserted {
        open.formUnion(mentions[owner] ?? [])
      }
    }
    return used
  }
}
