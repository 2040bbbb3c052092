/// The selectors of Swift methods, by the rules of the compiler.
///
/// `PurlinSources` has the same rules: it is a package that does not depend on this one.
///
/// Source: `AbstractFunctionDecl::getObjCSelector` and `PartsOfSpeech.def` of the Swift compiler.
enum ObjectiveCSelector {
  /// The selector of a method.
  ///
  /// - Parameters:
  ///   - base: The base name.
  ///   - labels: The argument labels; nil for `_`.
  /// - Returns: The name with a colon for each argument.
  static func of(_ base: String, _ labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    var piece = base
    if let label = first {
      if !isPreposition(firstWord(label)), !isPreposition(lastWord(base)) { piece += "With" }
      piece += label.prefix(1).uppercased() + label.dropFirst()
    }
    return ([piece] + labels.dropFirst().map { $0 ?? "" }).map { $0 + ":" }.joined()
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
