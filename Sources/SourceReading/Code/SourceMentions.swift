/// How the code of a file uses names of members, without its comments.
package struct SourceMentions {
  private let list: TokenList
  private let language: SourceLanguage
  private let declarations: [(header: Range<Int>, code: Range<Int>)]

  /// Reads a file.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package init(_ bytes: [UInt8], _ language: SourceLanguage) {
    (list, self.language) = (TokenList(SourceLexer.tokens(of: bytes, language)), language)
    declarations = Self.declarations(in: list, language)
  }

  /// Returns how often names are mentioned: as words, or as the texts of selectors.
  package func counts(of names: Set<String>) -> [String: Int] {
    mentions(of: names).reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
  }

  /// Returns where names are mentioned.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - owners: The types of names that are static members: `Other.name` and `case name` are of others.
  ///   - types: The types of the sources. Of a name that is one of them, only `owner.name` mentions the member; `T.name` of
  ///     a type that is none of them can.
  /// - Returns: For each name the methods and static properties whose code mentions it, an empty name for all other
  ///   places, with the number of mentions.
  package func places(
    of names: Set<String>, owners: [String: Set<String>] = [:], types: Set<String> = []
  ) -> [String: [String: Int]] {
    let methods = MethodRanges(in: list, language)
    var places: [String: [String: Int]] = [:]
    for (name, index) in mentions(of: names) {
      if language == .swift, isOther(name, at: index, than: owners[name], types) {
        continue
      }
      let caller = CallableMember.name(around: index, list, language, methods) ?? ""
      places[name, default: [:]][caller, default: 0] += 1
    }
    return places
  }

  private func mentions(of names: Set<String>) -> [(name: String, index: Int)] {
    list.tokens.enumerated().compactMap { index, token in
      let name =
        token.kind == .string
        ? String(token.text.prefix { $0 != ":" && $0 != "(" }) : token.text
      guard names.contains(name), token.kind == .word || isSelector(index) else { return nil }
      return (name, index)
    }
  }

  /// The types of which code makes values from raw values or uses all cases; an empty name for one that is not written.
  package var typesMadeOfValues: Set<String> {
    var types: Set<String> = []
    for (index, token) in list.tokens.enumerated() where token.kind == .word {
      var type: Int?
      if token.text == "rawValue", list.is(index - 1, "("), list.is(index + 1, ":") {
        type = list.word(index - 2) == "init" && list.is(index - 3, ".") ? index - 4 : index - 2
      } else if token.text == "allCases", list.is(index - 1, ".") {
        type = index - 2
      }
      guard let type else { continue }
      let name = list.word(type) ?? ""
      types.insert(name.first?.isUppercase == true && name != "Self" ? name : "")
    }
    return types
  }

  /// Whether a word names something else than a static member or case of some types: a type of the same name, a member
  /// of another type, or what code outside of the types calls so; also whether it is only compared with a value.
  private func isOther(
    _ name: String, at index: Int, than owners: Set<String>?, _ types: Set<String>
  ) -> Bool {
    guard list.is(index - 1, ".") else {
      return types.contains(name) && !list.is(index - 1, "func")
        || owners.map { isDeclaredCase(index) || !isInside($0, index) } ?? false
    }
    if owners != nil, isPattern(index - 1) { return true }
    guard let owners, let type = list.word(index - 2), !owners.contains(type) else { return false }
    return types.contains(type) || AppleClasses.contains(type)
  }

  /// Whether code at an index is inside of one of some types, or of an extension of one.
  private func isInside(_ types: Set<String>, _ index: Int) -> Bool {
    declarations.contains { declaration in
      declaration.code.contains(index)
        && declaration.header.contains { types.contains(list.tokens[$0].text) }
    }
  }

  /// The declarations of types with code: the tokens from their names to the brace, and those in braces.
  private static func declarations(
    in list: TokenList, _ language: SourceLanguage
  ) -> [(header: Range<Int>, code: Range<Int>)] {
    guard language == .swift else { return [] }
    return list.tokens.indices.compactMap { index in
      guard let type = list.type(at: index, language), let brace = type.brace, brace < type.end
      else { return nil }
      return (index + 1..<brace, brace..<type.end)
    }
  }

  /// Whether a word is the name of a case in its declaration: `case first = "1", second(Int), third`.
  private func isDeclaredCase(_ index: Int) -> Bool {
    var place = index - 1
    while list.is(place, ",") {
      place -= 1
      while let token = list[place], !["case", ",", ".", "{", "}", "(", "["].contains(token.text) {
        place = token.text == ")" ? list.partner[place] - 1 : place - 1
      }
    }
    return list.is(place, "case")
  }

  /// Whether a case after a period is one of a pattern: `case .first, .second:`.
  private func isPattern(_ period: Int) -> Bool {
    var place = period - 1
    while list.is(place, ","), list.word(place - 1) != nil, list.is(place - 2, ".") { place -= 3 }
    return list.is(place, "case")
  }

  /// Whether a text is the argument of a function that makes a selector of it.
  private func isSelector(_ index: Int) -> Bool {
    list.is(index - 1, "(") && ["Selector", "NSSelectorFromString"].contains(list.word(index - 2))
  }

  /// Returns the members that code uses of the value of a property; nil if it also uses the value as a whole, so that
  /// other code may use members of it.
  package func members(of property: String) -> Set<String>? {
    var members: Set<String> = []
    for (index, token) in list.tokens.enumerated()
    where token.kind == .word && (token.text == property || token.text == "_" + property) {
      // A declaration, or a label of an argument; the middle of `a ? b : c` is neither.
      let isLabel =
        language == .swift && list.is(index + 1, ":")
        && (list.is(index - 1, "(") || list.is(index - 1, ","))
      if isLabel || ["var", "let", "*", "@synthesize"].contains(list[index - 1]?.text ?? "") {
        continue
      }
      var next = index + 1
      while list.is(next, "?") || list.is(next, "!") { next += 1 }
      if list.is(next, "."), let member = list.word(next + 1) {
        members.insert(member)
      } else if language == .objectiveC, let member = list.word(next) {
        // `[card show]`, `[self.card show:other]`
        members.insert(member)
      } else {
        return nil
      }
    }
    return members
  }
}
