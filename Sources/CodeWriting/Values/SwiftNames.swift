/// Names that are legal in Swift and unique in their scope.
struct SwiftNames {
  private var taken: Set<String>

  /// Creates a scope in which the given names exist already.
  init(taken: Set<String> = []) { self.taken = taken }

  /// Returns a unique name for a property that begins as given, with a number if that is needed.
  mutating func property(_ wanted: String) -> String {
    unique(Self.identifier(wanted, isType: false) ?? "item")
  }

  /// Returns a unique name for a type.
  mutating func type(_ wanted: String) -> String {
    unique(Self.identifier(wanted, isType: true) ?? "Item")
  }

  private mutating func unique(_ name: String) -> String {
    let base = Self.keywords.contains(name) ? name + "Item" : name
    if taken.insert(base).inserted { return base }
    let end = base.last?.isNumber == true ? base + "_" : base
    var number = 2
    while !taken.insert("\(end)\(number)").inserted { number += 1 }
    return "\(end)\(number)"
  }

  /// A name that cannot be changed, in backquotes if it is a keyword.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Returns the words of a text in camel case; nil if no letter is left.
  static func identifier(_ text: String, isType: Bool) -> String? {
    let words = words(of: text)
    guard let first = words.first else { return nil }
    var name = isType ? capitalized(first) : uncapitalized(first)
    for word in words.dropFirst() { name += capitalized(word) }
    guard let start = name.unicodeScalars.first else { return nil }
    if start.properties.numericType != nil { name = (isType ? "Item" : "item") + name }
    return name
  }

  /// Returns the words of a text on screen or of the name of a file; an underscore divides them, too.
  static func identifier(ofText text: String) -> String? {
    identifier(String(text.map { $0 == "_" ? " " : $0 }), isType: false)
  }

  /// The parts of letters and digits, without apostrophes: “Don't ask” is two words.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text where character != "'" && character != "’" {
      // A mark that stays alone is no part of a name.
      if character == "_" || character.isLetter && character.unicodeScalars.count == 1
        || character.isASCII && character.isNumber
      {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.filter { $0.contains { $0 != "_" } }
  }

  static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The word with a small initial; an abbreviation at its start becomes small as a whole: `urlLabel`.
  private static func uncapitalized(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return word }
    if capitals.count == word.count { return word.lowercased() }
    let isWord = capitals.count > 1 && word.dropFirst(capitals.count).first?.isLetter == true
    let count = capitals.count - (isWord ? 1 : 0)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Words that a declaration cannot have as its name without backquotes, or that hide a type.
  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
