package import LayoutGeometry

/// A project's settings for the linter, as in its `.purlin.json`.
package struct LintSettings: Hashable, Sendable {
  /// The settings of one rule.
  package struct Rule: Hashable, Sendable {
    /// Whether the rule is checked.
    package var isOn = true
    /// The severity of its findings; nil for the rule's default.
    package var severity: FindingSeverity?
    /// Patterns of paths in which it is not checked.
    package var excluded: [PathPattern] = []

    /// Creates the settings of a rule that is checked.
    package init() {}
  }

  /// The settings of individual rules, by id.
  package var rules: [String: Rule] = [:]
  /// Patterns of paths that are checked; all if it is empty.
  package var included: [PathPattern] = []
  /// Patterns of paths that are not checked.
  package var excluded: [PathPattern] = []
  /// Whether folders are also searched where `.gitignore` says to ignore files, and in folders such as `Pods`.
  package var includesIgnored = false
  /// Names of devices for which documents are checked, in addition to their own canvas.
  package var devices: [String] = []
  /// The orientations of these devices.
  package var orientations: [String] = []
  /// Whether documents are checked in the size classes that their variations name.
  package var coversSizeClasses = false
  /// Whether documents are also checked from right to left.
  package var isRightToLeft = false
  /// Whether documents are also checked with texts of the length of translations.
  package var isPseudoLocalized = false
  /// Codes of languages in which documents are checked if they have translations.
  package var languages: [String] = []
  /// Names of text sizes for which documents are checked, in addition to the default.
  package var textSizes: [String] = []
  /// The path of the baseline, relative to the settings' folder.
  package var baseline: String?
  /// The oldest version of iOS that the app supports.
  package var deploymentTarget: SystemVersion?
  /// Whether documents of folders are checked against the sources there.
  package var checksSources = true
  /// Whether warnings are treated as errors.
  package var isStrict = false

  /// Creates default settings.
  package init() {}

  /// Returns whether a document is checked; one that is named explicitly need not be included.
  package func covers(_ file: String, isNamed: Bool = false) -> Bool {
    (isNamed || included.isEmpty || included.contains { $0.matches(file) })
      && !excluded.contains { $0.matches(file) }
  }

  /// Returns whether a rule of the linter or the audit, by its id, is checked in a document.
  package func asks(_ rule: String, in file: String) -> Bool {
    RulePage.described(rule).map { severity(of: $0, in: file) != nil } ?? true
  }

  /// Returns the severity of a rule in a document; nil if it is off.
  func severity(of page: RulePage, in file: String) -> FindingSeverity? {
    guard let rule = rules[page.id] else { return page.severity }
    guard rule.isOn, !rule.excluded.contains(where: { $0.matches(file) }) else { return nil }
    return rule.severity ?? page.severity
  }

  /// Returns the severity that settings give to a rule's findings, instead of the rule's own.
  package func chosenSeverity(of rule: String) -> FindingSeverity? { rules[rule]?.severity }
}

/// A pattern of paths: `*` for any part of a name, `**` for any number of folders, `?` for one
/// letter.
///
/// A pattern without `/` matches a name in any folder; one that ends in `/` everything in a folder.
package struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  package let text: String
  /// The names; nil stands for `**`.
  private let parts: [NamePattern?]

  /// Creates a pattern.
  package init(_ text: String) {
    self.text = text
    var pattern = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
    if pattern.hasSuffix("/") { pattern += "**" }
    if !pattern.contains("/") { pattern = "**/" + pattern }
    parts = pattern.split(separator: "/").map { part in
      part == "**" ? nil : NamePattern(wildcards: part)
    }
  }

  /// Returns whether a path, as passed to the command, matches.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }
    return StarPattern.matches(parts, names, isStar: { $0 == nil }) {
      $0?.matches($1) == true
    }
  }
}
