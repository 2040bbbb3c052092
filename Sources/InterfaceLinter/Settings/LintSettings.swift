public import LayoutGeometry

/// What a project asks of the linter, as its `.purlin.json` says.
public struct LintSettings: Hashable, Sendable {
  /// What is asked of one rule.
  public struct Rule: Hashable, Sendable {
    /// Whether the rule is asked at all.
    public var isOn = true
    /// How much its findings matter; nothing for the rule's own measure.
    public var severity: FindingSeverity?
    /// Patterns of paths in which it is off.
    public var excluded: [PathPattern] = []

    /// Makes a rule that is on.
    public init() {}
  }

  /// What is asked of single rules, by id.
  public var rules: [String: Rule] = [:]
  /// Patterns of paths that are judged; none means all.
  public var included: [PathPattern] = []
  /// Patterns of paths that are not judged.
  public var excluded: [PathPattern] = []
  /// Names of devices on which documents are judged besides their own canvas.
  public var devices: [String] = []
  /// How these devices are held.
  public var orientations: [String] = []
  /// Whether documents are judged in the size classes that their variations name.
  public var coversSizeClasses = false
  /// Whether documents are judged from right to left, too.
  public var isRightToLeft = false
  /// Whether documents are judged with texts as long as translations, too.
  public var isPseudoLocalized = false
  /// Codes of languages in which documents are judged where their texts stand beside them.
  public var languages: [String] = []
  /// Names of text sizes at which documents are judged besides the usual one.
  public var textSizes: [String] = []
  /// The path of the baseline, from the settings' folder.
  public var baseline: String?
  /// The oldest iOS that the app runs on.
  public var deploymentTarget: SystemVersion?
  /// Whether warnings count as errors.
  public var isStrict = false

  /// Makes settings that ask for nothing.
  public init() {}

  /// Whether a document is judged; one that was named itself need not be included.
  public func covers(_ file: String, isNamed: Bool = false) -> Bool {
    (isNamed || included.isEmpty || included.contains { $0.matches(file) })
      && !excluded.contains { $0.matches(file) }
  }

  /// Whether a rule, by its id, is asked about a document.
  public func asks(_ rule: String, in file: String) -> Bool {
    RulePage.named(rule).map { severity(of: $0, in: file) != nil } ?? true
  }

  /// How severe a rule is in a document; nothing where it is off.
  func severity(of page: RulePage, in file: String) -> FindingSeverity? {
    guard let rule = rules[page.id] else { return page.severity }
    guard rule.isOn, !rule.excluded.contains(where: { $0.matches(file) }) else { return nil }
    return rule.severity ?? page.severity
  }

  /// The severity that settings give to a rule's findings, whatever the rule thinks.
  func chosenSeverity(of page: RulePage, in file: String) -> FindingSeverity? {
    rules[page.id]?.severity
  }
}

/// A pattern of paths: `*` for any part of a name, `**` for any number of folders, `?` for a letter.
///
/// A pattern without `/` matches a name anywhere; one that ends in `/` everything in a folder.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  public let text: String
  private let parts: [[Character]]

  /// Makes a pattern.
  public init(_ text: String) {
    self.text = text
    var pattern = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
    if pattern.hasSuffix("/") { pattern += "**" }
    if !pattern.contains("/") { pattern = "**/" + pattern }
    parts = pattern.split(separator: "/").map(Array.init)
  }

  /// Whether a path, as given to the command, matches.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    return Self.match(parts[...], names[...])
  }

  private static func match(
    _ parts: ArraySlice<[Character]>, _ names: ArraySlice<[Character]>
  ) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == ["*", "*"] {
      // `**` stands for no folder, or for one and more.
      return match(parts.dropFirst(), names)
        || (!names.isEmpty && match(parts, names.dropFirst()))
    }
    guard let name = names.first, matchName(part, name) else { return false }
    return match(parts.dropFirst(), names.dropFirst())
  }

  /// Matches one name, remembering the last star instead of trying every way.
  private static func matchName(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (p, n) = (0, 0)
    var star: (p: Int, n: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let last = star {
        p = last.p + 1
        n = last.n + 1
        star = (last.p, last.n + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
