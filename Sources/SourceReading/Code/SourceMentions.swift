/// How the code of a file uses names of members, without its comments.
package struct SourceMentions {
  private let list: TokenList
  private let language: SourceLanguage

  /// Reads a file.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package init(_ bytes: [UInt8], _ language: SourceLanguage) {
    (list, self.language) = (TokenList(SourceLexer.tokens(of: bytes, language)), language)
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

  /// Whether a word names something else than a static member of some types: a type of the same name, a case, or a member
  /// of another type.
  private func isOther(
    _ name: String, at index: Int, than owners: Set<String>?, _ types: Set<String>
  ) -> Bool {
    guard list.is(index - 1, ".") else {
      return types.contains(name) && !list.is(index - 1, "func")
        || owners != nil && list.is(index - 1, "case")
    }
    guard let owners, let type = list.word(index - 2), !owners.contains(type) else { return false }
    return types.contains(type) || AppleClasses.contains(type)
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
