/// Reads the declarations of a Swift file, and the names that its code gives to UIKit.
///
/// It reads all parts of conditional compilation, because it does not know which of them an app is built with.
struct SwiftReader {
  private let list: TokenList
  private var facts: SourceFacts
  private var scopes: [Scope] = []
  private var attributes: [String: Range<Int>] = [:]
  private var modifiers: Set<String> = []

  private struct Scope {
    /// The index of the type in the facts; nil for other braces.
    var type: Int?
    /// The index of the closing brace.
    var end: Int
    /// Whether Objective-C can use all members, by `@objcMembers` or `@objc extension`.
    var exposesMembers = false
    var isEnumeration = false
    /// Whether cases without a value have their name as value.
    var namesCases = false
  }

  static func facts(of list: TokenList, file: String) -> SourceFacts {
    var reader = SwiftReader(list, file)
    reader.run()
    var facts = reader.facts
    NameUses.add(from: list, to: &facts)
    facts.codeFindings = LayoutCode(list).findings
    return facts
  }

  private init(_ list: TokenList, _ file: String) {
    self.list = list
    facts = SourceFacts(file: file, language: .swift)
  }

  private static let modifierWords: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "weak",
    "unowned", "lazy", "override", "dynamic", "convenience", "required", "mutating", "nonmutating",
    "nonisolated", "indirect", "optional", "distributed", "isolated", "consuming", "borrowing",
  ]

  private mutating func run() {
    var index = 0
    while let token = list[index] {
      while let last = scopes.last, last.end <= index { scopes.removeLast() }
      index = read(token, index)
    }
  }

  /// Reads what begins at an index, and returns the index after what was read.
  private mutating func read(_ token: SourceToken, _ index: Int) -> Int {
    switch token.kind {
    case .attribute:
      let hasArguments = list.is(index + 1, "(") && list[index + 1]?.startsLine == false
      let end = hasArguments ? list.after(index + 1) : index + 1
      attributes[token.text] = index..<end
      return end
    case .string:
      if !token.isInterpolated { facts.literals.insert(token.text) }
      return skip(index)
    case .word where Self.modifierWords.contains(token.text):
      modifiers.insert(token.text)
      // `private(set)` and `unowned(unsafe)`.
      guard list.is(index + 1, "(") else { return index + 1 }
      if list.word(index + 2) == "set" { modifiers.remove(token.text) }
      return list.after(index + 1)
    case .word: return readWord(token.text, index)
    case .sign where token.text == "{":
      scopes.append(Scope(end: list.partner[index]))
      return skip(index)
    default: return skip(index)
    }
  }

  /// Ends the attributes and modifiers of a declaration.
  private mutating func skip(_ index: Int) -> Int {
    if !attributes.isEmpty { attributes = [:] }
    if !modifiers.isEmpty { modifiers = [] }
    return index + 1
  }

  private mutating func readWord(_ word: String, _ index: Int) -> Int {
    // A member's name after a dot, or an argument's label.
    guard !list.is(index - 1, "."), !list.is(index + 1, ":") else { return skip(index) }
    switch word {
    case "import" where list[index]?.startsLine == true || list[index - 1]?.kind == .attribute:
      let isKind = ["class", "struct", "func", "enum", "protocol", "typealias", "let", "var"]
        .contains(list.word(index + 1) ?? "")
      if let name = list.word(index + (isKind ? 2 : 1)) { facts.imports.insert(name) }
      var next = index + 1
      while let token = list[next], !token.startsLine, !token.is(";") { next += 1 }
      _ = skip(index)
      return next
    case "class" where ["func", "var", "let"].contains(list.word(index + 1) ?? ""),
      "class" where Self.modifierWords.contains(list.word(index + 1) ?? ""):
      modifiers.insert("static")
      return index + 1
    case "class", "struct", "enum", "actor", "protocol", "extension":
      if let name = list.word(index + 1) { return readType(word, name, index + 1) }
    // Inside a type, it is a name for the type's own code only.
    case "typealias" where !scopes.contains { $0.type != nil }:
      if let name = list.word(index + 1) {
        let equals = list.afterGenerics(index + 2)
        if list.is(equals, "="), let type = typeName(from: equals + 1).name {
          facts.aliases[name, default: []].insert(type)
        }
      }
    case "func": return readMethod(index)
    case "var", "let": return readProperty(index)
    case "case" where scopes.last?.isEnumeration == true: readCases(index)
    default: break
    }
    return skip(index)
  }

  // MARK: Types

  private mutating func readType(_ word: String, _ name: String, _ index: Int) -> Int {
    var type = SourceType(
      name: name, kind: .other, place: list.tokens[index].place, language: .swift)
    switch word {
    case "class": type.kind = .class
    case "protocol": type.kind = .protocol
    case "extension": type.kind = .extension
    default: break
    }
    var next = index + 1
    // An extension can name a nested type.
    while list.is(next, "."), let inner = list.word(next + 1) {
      type.name = inner
      type.place = list.tokens[next + 1].place
      next += 2
    }
    let generics = list.afterGenerics(next)
    type.isGeneric = generics > next
    next = generics
    if list.is(next, ":") {
      repeat {
        next += 1
        while list[next]?.kind == .attribute { next += 1 }
        let (inherited, end) = typeName(from: next)
        if let inherited { type.inherited.append(inherited) }
        next = max(end, next)
      } while list.is(next, ",") || list.is(next, "&")
    }
    while let token = list[next], !token.is("{"), !token.is("}"), !token.is(";") {
      next = list.after(next)
    }
    guard list.is(next, "{") else { return skip(index) }
    type.objectiveCName = objectiveCName(of: attributes["@objc"])
    type.isNested = scopes.contains {
      $0.type == nil || facts.types[$0.type ?? 0].kind != .extension
    }
    type.isPrivate = !modifiers.isDisjoint(with: ["private", "fileprivate"])
    let exposes =
      attributes["@objcMembers"] != nil || (word == "extension" && attributes["@objc"] != nil)
    scopes.append(
      Scope(
        type: facts.types.count, end: list.partner[next], exposesMembers: exposes,
        isEnumeration: word == "enum", namesCases: type.inherited.first == "String"))
    facts.types.append(type)
    return skip(next)
  }

  private func objectiveCName(of attribute: Range<Int>?) -> String? {
    guard let attribute, attribute.count > 3 else { return nil }
    return attribute.dropFirst(2).dropLast().map { list.tokens[$0].text }.joined()
  }

  /// Returns the name of a type, without the types around it, generic arguments and marks of optionals, and the index
  /// after it; no name for tuples, functions and lists.
  private func typeName(from index: Int) -> (name: String?, end: Int) {
    var (next, name): (Int, String?) = (index, nil)
    while ["any", "some", "inout", "borrowing", "consuming"].contains(list.word(next) ?? "")
      || list[next]?.kind == .attribute
    {
      next += 1
    }
    while let word = list.word(next) {
      name = word
      next = list.afterGenerics(next + 1)
      guard list.is(next, "."), list.word(next + 1) != nil else { break }
      next += 1
    }
    while list.is(next, "?") || list.is(next, "!") { next += 1 }
    // `A & B` is no one type.
    if list.is(next, "&") { name = nil }
    return (name, next)
  }

  // MARK: Members

  /// The type whose member a declaration is; nil inside of functions.
  private var owner: Scope? { scopes.last?.type == nil ? nil : scopes.last }

  private func member(
    _ kind: SourceMember.Kind, _ name: String, _ index: Int, in scope: Scope
  ) -> SourceMember {
    let marks = [
      "@objc", "@IBOutlet", "@IBInspectable", "@IBAction", "@NSManaged", "@IBSegueAction",
    ]
    let isHidden = !modifiers.isDisjoint(with: ["private", "fileprivate"])
    let isExposed =
      marks.contains { attributes[$0] != nil } || modifiers.contains("dynamic")
      || (scope.exposesMembers && !isHidden) || modifiers.contains("override")
    return SourceMember(
      kind: kind, name: objectiveCName(of: attributes["@objc"]) ?? name, writtenName: name,
      isExposed: isExposed, isOutlet: attributes["@IBOutlet"] != nil,
      isAction: attributes["@IBAction"] != nil || attributes["@IBSegueAction"] != nil,
      isInspectable: attributes["@IBInspectable"] != nil,
      isStatic: modifiers.contains("static"), place: list.tokens[index].place)
  }

  private mutating func readMethod(_ index: Int) -> Int {
    guard let owner, let type = owner.type, let name = list.word(index + 1) else {
      return skip(index)
    }
    let parenthesis = list.afterGenerics(index + 2)
    guard list.is(parenthesis, "(") else { return skip(index) }
    var method = member(.method, name, index + 1, in: owner)
    var labels: [String?] = []
    var isFirstPlain = false
    for argument in list.arguments(of: parenthesis, areParameters: true) {
      var start = argument.lowerBound
      while list[start]?.kind == .attribute { start = list.after(start) }
      let label = list.word(start)
      if labels.isEmpty { isFirstPlain = label != "_" && list.is(start + 1, ":") }
      labels.append(label == "_" ? nil : label)
      let colon = argument.first { list.is($0, ":") }
      method.parameters.append(colon.flatMap { typeName(from: $0 + 1).name } ?? "")
    }
    if method.name == name {
      method.name = ObjectiveCSelector.of(name, labels)
      if isFirstPlain {
        method.olderName = ObjectiveCSelector.of(name, [nil] + labels.dropFirst())
      }
    }
    facts.types[type].members.append(method)
    // What follows, such as a default value, is read like other code.
    return skip(index + 1)
  }

  private mutating func readProperty(_ index: Int) -> Int {
    let isConstant = list.is(index, "let")
    var next = index + 1
    while let name = list.word(next) {
      let place = next
      next += 1
      var (type, isCollection): (String?, Bool) = (nil, false)
      var (isForced, isOptional) = (false, false)
      if list.is(next, ":") {
        (type, isCollection, next) = propertyType(from: next + 1)
        (isForced, isOptional) = (list.is(next - 1, "!"), list.is(next - 1, "?"))
      }
      var isComputed = false
      if list.is(next, "{") {
        isComputed = !hasSetter(next)
      } else if list.is(next, "=") {
        readConstant(name, next + 1)
        if type == nil, let made = list.word(next + 1), made.first?.isUppercase == true {
          let after = list.afterGenerics(next + 2)
          if list.is(after, "(") { type = made }
        }
      }
      if let owner, let ownerType = owner.type {
        var property = member(.property, name, place, in: owner)
        property.isSettable = !isConstant && !isComputed
        (property.type, property.isCollection) = (type, isCollection)
        property.isForced = isForced
        property.isOptional = isOptional
        facts.types[ownerType].members.append(property)
      }
      // `var a: A, b: B`; what follows `=` is code.
      guard list.is(next, ","), owner != nil else { break }
      next += 1
    }
    return skip(index)
  }

  private func propertyType(from index: Int) -> (String?, isCollection: Bool, end: Int) {
    if list.is(index, "[") {
      let (name, inner) = typeName(from: index + 1)
      var end = list.after(index)
      while list.is(end, "?") || list.is(end, "!") { end += 1 }
      // `[Key: Value]` is no outlet collection.
      return (list.is(inner, "]") ? name : nil, list.is(inner, "]"), end)
    }
    if ["Array", "Optional"].contains(list.word(index) ?? ""), list.is(index + 1, "<") {
      let inner = propertyType(from: index + 2)
      return (inner.0, list.is(index, "Array") || inner.isCollection, list.afterGenerics(index + 1))
    }
    if list.is(index, "(") {
      // `(A & B)!` and functions.
      var end = list.after(index)
      while let token = list[end], ["?", "!", "->"].contains(token.text) {
        end = token.is("->") ? typeName(from: end + 1).end : end + 1
      }
      return (nil, false, end)
    }
    let (name, end) = typeName(from: index)
    return (name, false, end)
  }

  /// Whether the accessors in braces can set a property.
  private func hasSetter(_ brace: Int) -> Bool {
    let end = min(list.partner[brace], list.count)
    var next = brace + 1
    while next < end {
      if ["set", "didSet", "willSet", "_modify"].contains(list.word(next) ?? "") { return true }
      next = list.after(next)
    }
    return false
  }

  // MARK: Constants

  private mutating func readConstant(_ name: String, _ value: Int) {
    guard let token = list[value], token.kind == .string, !token.isInterpolated else {
      // `String(describing: Cell.self)`.
      if case .type(let type) = NameUses.value(in: value..<min(value + 9, list.count), of: list) {
        facts.constants[name, default: []].insert(type)
      }
      return
    }
    facts.constants[name, default: []].insert(token.text)
  }

  private mutating func readCases(_ index: Int) {
    let namesCases = scopes.last?.namesCases == true
    var next = index + 1
    while let name = list.word(next) {
      let place = next
      next = list.is(next + 1, "(") ? list.after(next + 1) : next + 1
      if let owner, let type = owner.type {
        facts.types[type].members.append(member(.enumerationCase, name, place, in: owner))
      }
      if list.is(next, "=") {
        readConstant(name, next + 1)
        next += 2
      } else if namesCases {
        facts.constants[name, default: []].insert(name)
        facts.literals.insert(name)
        facts.namedCases.insert(name)
      }
      guard list.is(next, ",") else { return }
      next += 1
    }
  }
}
