/// The Objective-C names of Swift declarations, by the rules of the compiler.
///
/// Source: `AbstractFunctionDecl::getObjCSelector` and `PartsOfSpeech.def` of the Swift compiler.
enum ObjectiveCName {
  /// The selector of a method.
  ///
  /// - Parameters:
  ///   - base: The base name.
  ///   - labels: The argument labels; nil for `_`.
  ///   - isThrowing: Whether the method throws, for which Objective-C has one more argument.
  /// - Returns: The name with a colon for each argument.
  static func method(_ base: String, _ labels: [String?], isThrowing: Bool = false) -> String {
    var pieces: [String] = []
    if let first = labels.first {
      var piece = base
      if let label = first {
        if !isPreposition(firstWord(label)), !isPreposition(lastWord(base)) { piece += "With" }
        piece += capitalized(label)
      }
      pieces.append(piece)
      pieces += labels.dropFirst().map { $0 ?? "" }
      if isThrowing { pieces.append("error") }
    } else if isThrowing {
      pieces.append(base + "AndReturnError")
    } else {
      return base
    }
    return pieces.map { $0 + ":" }.joined()
  }

  /// The selector that sets a property.
  static func setter(_ name: String) -> String { "set" + capitalized(name) + ":" }

  /// The Objective-C name of a property that Swift imports, by the name that Swift gives it.
  ///
  /// Swift names a Boolean property by its getter, `isHidden` for `hidden`, and lowercases an acronym
  /// at the start of a name, `url` for `URL`.
  ///
  /// - Returns: nil for a name with such an acronym, because some properties, such as `url` of
  ///   classes written in Swift, are named so in Objective-C too.
  static func importedProperty(_ name: String) -> String? {
    let words = name.split { $0.isUppercase || $0.isNumber }
    guard let first = words.first, !acronyms.contains(String(first)) else { return nil }
    guard first == "is", name != "isAccessibilityElement", name.count > 2 else { return name }
    let rest = name.dropFirst(2)
    // "isHDRVideo": where the acronym ends is not known.
    guard rest.first?.isUppercase ?? false, !(rest.dropFirst().first?.isUppercase ?? true)
    else { return nil }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// First words that are acronyms in the properties of Apple's frameworks.
  private static let acronyms: Set = [
    "ca", "cf", "cg", "ci", "cv", "gl", "hdr", "html", "http", "https", "id", "io", "ip",
    "json", "ns", "pdf", "rgb", "sk", "ui", "uri", "url", "utf", "uuid", "xml",
  ]

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(_ name: String) -> String {
    String(name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase }).lowercased()
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
