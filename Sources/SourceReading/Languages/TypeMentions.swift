/// Finds which names the types and macros of a file mention, and in which of them a file gives names to UIKit.
struct TypeMentions {
  private let list: TokenList
  /// The names that the file gives to UIKit, by their places, and those of what is wrong with constraints.
  private let places: [SourcePlace: SourceUse.Kind?]
  /// The type or macro around the present token; empty for none.
  private var owner = ""
  private var names: [String: Set<String>] = [:]
  /// Those of the names of which code can make a text: not those with which it only makes an instance.
  private var named: [String: Set<String>] = [:]
  private var texts: [String: Set<String>] = [:]
  /// All texts of the file.
  private var read: Set<String> = []
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
    facts.named = reader.named
    facts.texts = reader.texts
    for name in facts.namedCases { facts.texts["." + name, default: []].insert(name) }
    // Names that declarations imply otherwise.
    facts.texts["", default: []].formUnion(
      facts.literals.subtracting(reader.read).subtracting(facts.namedCases))
    // What is in the text of a constant only, nothing else mentions.
    for owner in facts.texts.keys where owner.hasPrefix("#") {
      facts.mentions[owner, default: []].formUnion([])
    }
    for index in facts.codeFindings.indices {
      facts.codeFindings[index].owner = reader.owners[facts.codeFindings[index].place] ?? ""
    }
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
    places = Dictionary(
      facts.uses.map { ($0.place, $0.kind) } + facts.codeFindings.map { ($0.place, nil) },
      uniquingKeysWith: { first, _ in first })
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
    let use = places[token.place]
    if use != nil {
      owners[token.place] = owner
      if facts.language == .objectiveC { tests[token.place] = EqualTest.around(index, list) }
      callables[token.place] = CallableMember.name(around: index, list, facts.language, methods)
    }
    switch token.kind {
    case .word:
      guard Self.isTypeLike(token.text), constant(at: index) == nil, !isDeclaredOnly(index) else {
        return
      }
      names[owner, default: []].insert(token.text)
      if isNamed(index) { named[owner, default: []].insert(token.text) }
      if token.text == "NSClassFromString",
        list[index + 2]?.kind != .string
          || list[index + 2]?.isInterpolated == true
      {
        facts.makesClasses = true
      }
    case .string:
      let constant = list.is(index - 1, "=") ? valueOwner(before: index - 1) : nil
      let textOwner = constant ?? owner
      // What a constant of a type names, the type mentions.
      let owner = constant?.hasPrefix("#") == true ? textOwner : owner
      if !token.isInterpolated { read.insert(token.text) }
      // What is only the name of a cell or an image loads no document of that name.
      if !token.isInterpolated, use.map({ Self.loads($0) }) ?? true {
        texts[textOwner, default: []].insert(token.text)
      }
      // With the module of a class.
      let name = token.text.split(separator: ".").last.map(String.init) ?? ""
      if Self.isTypeLike(name) {
        names[owner, default: []].insert(name)
        named[textOwner, default: []].insert(name)
      }
      guard token.isInterpolated || token.text.contains("%") || isJoined(index) else { return }
      // A sentence is no name.
      guard !token.text.contains(where: \.isWhitespace) else { return }
      let parts = token.text.replacing(/%[0-9.]*(l|h|q|z)*[a-zA-Z@]/, with: "%")
        .split { !($0.isLetter || $0.isNumber || $0 == "_") }
      facts.nameParts.formUnion(parts.filter { $0.count > 2 }.map(String.init))
    default: break
    }
  }

  /// Whether code joins a text at an index with another one.
  private func isJoined(_ index: Int) -> Bool {
    list.is(index - 1, "+") || list.is(index + 1, "+") || list.is(index - 1, "+=")
      || list.word(index - 2) == "stringByAppendingString"
      || list.word(index + 1) == "stringByAppendingString"
  }

  /// Whether code can make a text of the name of a type at an index: in Swift a generic function of its result, too, in
  /// Objective-C only the class itself.
  ///
  /// A declaration makes none, and a type inside another one, of which code uses a member, is none of UIKit's.
  private func isNamed(_ index: Int) -> Bool {
    if ["class", "struct", "enum", "actor", "extension"].contains(list.word(index - 1) ?? "") {
      return false
    }
    let isInside =
      list.is(index - 1, ".") && list.word(index - 2).map(Self.isTypeLike) ?? false
      && list.is(index + 1, ".") && !list.is(index + 2, "self")
    return facts.language == .swift
      ? !list.is(index + 1, "(") && !isInside
      : list.word(index + 1) == "class" && list.is(index + 2, "]")
  }

  /// Returns the owner of the text that the name at an index stands for, if it is that of a constant or case which is
  /// declared with a text as its value; nil otherwise.
  ///
  /// What the text names is used only if the constant is.
  private func constant(at index: Int) -> String? {
    guard let name = list.word(index) else { return nil }
    let sign = facts.language == .swift && list.is(index + 1, ":") ? index + 3 : index + 1
    guard list.is(sign, "="), let value = list[sign + 1], value.kind == .string,
      !value.isInterpolated
    else { return nil }
    if facts.language == .objectiveC {
      return list.is(index - 1, "const") && list.is(sign + 2, ";") && Self.isTypeLike(name)
        ? "#" + name : nil
    }
    if list.is(index - 1, "case") { return "\(owner).\(name)" }
    guard list.is(index - 1, "let"),
      list[sign + 2]?.startsLine != false || list.is(sign + 2, "}")
    else { return nil }
    if Self.isTypeLike(name) { return "#" + name }
    // Other constants without a type, or of a function, are not followed.
    var place = index - 2
    while let word = list.word(place), Self.modifiers.contains(word) {
      if word == "static" { return "\(owner).\(name)" }
      place -= 1
    }
    return nil
  }

  private static let modifiers: Set = [
    "static", "public", "package", "internal", "fileprivate", "private", "final", "nonisolated",
  ]

  /// Returns the owner of the text that follows a sign.
  private func valueOwner(before sign: Int) -> String? {
    constant(at: sign - 1) ?? (list.is(sign - 2, ":") ? constant(at: sign - 3) : nil)
  }

  /// Whether the name at an index is that of a case, or of a constant whose value is elsewhere: `extern NSString *const`.
  private func isDeclaredOnly(_ index: Int) -> Bool {
    facts.language == .swift
      ? list.is(index - 1, "case") : list.is(index - 1, "const") && list.is(index + 1, ";")
  }

  /// Whether a name of a kind can be that of a document, or of a part of one.
  private static func loads(_ kind: SourceUse.Kind?) -> Bool {
    switch kind {
    case .reuseIdentifier, .registeredIdentifier, .image, .color, .font, .restorationIdentifier,
      .assignedRestorationIdentifier:
      false
    default: true
    }
  }

  /// Whether a name is written as those of types and constants are.
  static func isTypeLike(_ name: String) -> Bool {
    guard let first = name.first else { return false }
    return first.isUppercase || first == "k" && name.dropFirst().first?.isUppercase == true
  }
}
