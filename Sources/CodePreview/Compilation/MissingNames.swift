internal import Foundation
internal import LayoutGeometry
internal import PreviewRunner

/// Which names the modules here do not have, and which errors are therefore no mistakes in the sources.
///
/// It knows the texts alone, so that the answers are the same in each run.
struct MissingNames {
  /// What the text of each file says, by its path; listings, which need the text around them, have none.
  private let facts: [String: AdaptedSources.Facts]
  /// The names of values and functions that the sources declare anywhere.
  private let declared: Set<String>
  /// The names of types that the sources declare.
  private let types: Set<String>
  private let hasObjectiveC: Bool

  /// Creates an instance.
  ///
  /// - Parameters:
  ///   - sources: The adapted files.
  ///   - declared: The names of values and functions that the sources declare anywhere.
  ///   - packages: The modules whose sources are among the files.
  ///   - packageFiles: Their files, which have no mistakes of the app's.
  ///   - hasObjectiveC: Whether Objective-C is beside the sources.
  init(
    in sources: AdaptedSources, declaring declared: Set<String>, packages: Set<String> = [],
    packageFiles: Set<String> = [], hasObjectiveC: Bool = false
  ) {
    self.declared = declared
    types = sources.declaredTypes
    self.hasObjectiveC = hasObjectiveC
    let listings = Set(sources.previews.filter(\.isFragment).map(\.path))
    var facts: [String: AdaptedSources.Facts] = [:]
    for file in sources.files where !listings.contains(file.path) {
      var known = file.facts
      known.missingModules.removeAll(where: packages.contains)
      if packageFiles.contains(file.path) { known.hasSyntaxError = false }
      facts[file.path] = known
    }
    areUsed = hasObjectiveC || facts.values.contains { !$0.missingModules.isEmpty }
    for path in packageFiles { facts[path] = nil }
    self.facts = facts
  }

  /// Whether files import modules that are not here, or are compiled beside Objective-C.
  let areUsed: Bool

  // MARK: Mistakes

  /// Whether an error is surely a mistake in its file: one of syntax, or one that no missing name can be the cause of.
  func isMistake(_ message: CompilerMessage) -> Bool {
    guard message.severity == .error, let facts = facts[message.path] else { return false }
    if facts.hasSyntaxError { return true }
    let quoted = message.quoted
    let name = quoted.first ?? ""
    let isValue =
      message.text.hasPrefix("cannot find '") && name.first?.isLowercase ?? false
      && !declared.contains(String(name)) && !Self.isApplesValue(name)
    // The compiler knows the name that was meant.
    if isValue, message.text.contains("; did you mean '") { return true }
    guard facts.missingModules.isEmpty, !hasObjectiveC else { return false }
    if isValue { return true }
    // What the sources declare takes other arguments.
    if Self.isAboutArguments(message) {
      return Self.callee(of: message).map(types.contains) ?? false
    }
    if message.text.hasPrefix("cannot convert ") || message.text.hasPrefix("cannot assign value ") {
      return !quoted.isEmpty && quoted.allSatisfy(Self.isOfSwift)
    }
    return message.text.hasPrefix("missing return in ")
      || message.text.hasPrefix("value of optional type ")
      || message.text.hasPrefix("use of '=' in a boolean context")
  }

  private static func isAboutArguments(_ message: CompilerMessage) -> Bool {
    [
      "missing argument for parameter ", "missing argument label ", "incorrect argument label ",
      "extra argument ", "extraneous argument label ",
    ].contains(where: message.text.hasPrefix)
  }

  /// The name before the parenthesis in whose arguments a message is.
  static func callee(of message: CompilerMessage) -> String? {
    guard let line = SourceLine.text(message.line, of: message.path) else { return nil }
    var bytes = Array(line.utf8.prefix(message.column))
    // A message is at the parenthesis that opens the arguments, at one of them, or at the one that ends them.
    if bytes.last == UInt8(ascii: ")") { bytes.removeLast() }
    var depth = 0
    while let byte = bytes.popLast() {
      if byte == UInt8(ascii: ")") { depth += 1 }
      guard byte == UInt8(ascii: "(") else { continue }
      if depth == 0 { break }
      depth -= 1
    }
    let name = bytes.reversed().prefix(while: SourceLine.isOfName)
    return name.isEmpty ? nil : String(decoding: name.reversed(), as: UTF8.self)
  }

  /// Whether an error can follow from what was left out of its file, such as a statement that returns.
  static func canFollow(_ message: CompilerMessage) -> Bool {
    ["missing return in ", "value of optional type "].contains(where: message.text.hasPrefix)
  }

  /// Whether an error is about making an object of a type of which something was left out of files, such as the initializer
  /// that is meant.
  static func canFollow(_ message: CompilerMessage, fromPartsOf paths: Set<String>) -> Bool {
    // The initializer that remains can be `init?(coder:)`.
    let isOptional = message.text.hasPrefix("value of optional type '")
    let type = isOptional ? message.quoted.first.map { String($0.prefix { $0 != "?" }) } : nil
    guard let name = type ?? (isAboutArguments(message) ? callee(of: message) : nil) else {
      return false
    }
    let declaration = "\\b(class|struct|enum|actor|extension) +\(name)\\b"
    return paths.contains { path in
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return text.range(of: declaration, options: .regularExpression) != nil
    }
  }

  /// Whether a name is one of C, such as `kSecClass` or `objc_getClass`.
  private static func isApplesValue(_ name: Substring) -> Bool {
    name.contains("_") || name.first == "k" && name.dropFirst().first?.isUppercase ?? false
  }

  private static func isOfSwift(_ type: Substring) -> Bool {
    let name = type.prefix { $0 != "?" }
    return ["String", "Int", "Double", "Float", "Bool", "Character", "Substring", "UInt", "()"]
      .contains(name)
  }

  // MARK: Names of Apple's

  /// Whether an error is about a name that Foundation has on Apple's systems only.
  static func isUnavailable(_ message: CompilerMessage) -> Bool {
    message.severity == .error && message.text.contains("swift-corelibs-foundation")
  }

  /// Whether an error says that a name of Apple's, such as `NSUserActivity`, is not here, or a member of one.
  static func isOfApple(_ message: CompilerMessage) -> Bool {
    guard message.severity == .error else { return false }
    let quoted = message.quoted
    // The second name is the type that lacks the first.
    if message.text.contains("' is not a member type of ") {
      return quoted.contains(where: isApples)
    }
    let isAbout =
      ["cannot find '", "cannot find type '", "no type named '"]
      .contains(where: message.text.hasPrefix) || message.text.contains("' has no member '")
    return isAbout && quoted.first.map(isApples) ?? false
  }

  private static func isApples(_ name: Substring) -> Bool {
    prefixes.contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  private static let prefixes = [
    "UI", "NS", "CA", "CG", "CL", "MK", "AV", "WK", "UN", "PH", "CK", "SK", "ML",
  ]

  /// The modules that a source imports.
  static func imports(of text: String) -> Set<String> {
    var found: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
      var words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
      while let word = words.first, access.contains(word) { words.removeFirst() }
      guard words.first == "import" else { continue }
      words.removeFirst()
      if let word = words.first, words.count > 1, kinds.contains(word) { words.removeFirst() }
      guard let name = words.first?.split(separator: ".").first else { continue }
      found.insert(String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    return found
  }

  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// Whether Objective-C is in a folder, beside the Swift files of an app.
  static func hasObjectiveC(_ folder: String) -> Bool {
    FileManager.default.paths(below: folder).contains { path in
      (path.hasSuffix(".m") || path.hasSuffix("-Bridging-Header.h"))
        && !path.split(separator: "/").contains { ProjectFolder.isWithoutSources($0) }
    }
  }
}

extension CompilerMessage {
  /// What the message quotes.
  fileprivate var quoted: [Substring] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }
}
