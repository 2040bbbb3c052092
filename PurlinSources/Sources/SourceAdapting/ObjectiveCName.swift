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
