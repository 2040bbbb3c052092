extension TokenList {
  /// A declaration of a type, or of a part of one.
  struct DeclaredType {
    let name: String
    /// Whether it adds to a type: an extension, or a category.
    let isExtension: Bool
    /// The index of its brace; nil in Objective-C.
    let brace: Int?
    /// The index of its end.
    let end: Int
  }

  /// Returns the type with code whose declaration begins at an index.
  func type(at index: Int, _ language: SourceLanguage) -> DeclaredType? {
    guard let token = self[index], let name = word(index + 1) else { return nil }
    if language == .objectiveC {
      guard token.is("@implementation") else { return nil }
      // It ends with the next one.
      return DeclaredType(
        name: name, isExtension: self.is(index + 2, "("), brace: nil, end: count)
    }
    guard token.kind == .word,
      ["class", "struct", "extension", "enum", "actor"].contains(token.text),
      !self.is(index - 1, "."), !["func", "var", "let", "subscript"].contains(name)
    else { return nil }
    var next = index + 2
    while let token = self[next], next < index + 400, !token.is("{"), !token.is("}"),
      !token.is(";")
    {
      next = after(next)
    }
    guard self.is(next, "{") else { return nil }
    return DeclaredType(
      name: name, isExtension: token.text == "extension", brace: next,
      end: min(partner[next], count))
  }
}
