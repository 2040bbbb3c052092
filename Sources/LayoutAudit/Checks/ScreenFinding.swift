/// A fact about a screen in one combination that a rule found: which elements, and why.
public struct ScreenFinding: Hashable, Sendable, Codable {
  /// A view that a finding is about.
  public struct Element: Hashable, Sendable, Codable {
    /// The id: a document's, or a path such as `root/2/0`.
    public var id: String
    /// What people call it.
    public var name: String

    /// Makes an element.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// How much a finding matters.
  public enum Severity: String, Hashable, Sendable, Codable, Comparable, CaseIterable {
    /// Something to know; tests do not fail for it.
    case note
    /// Something that people will notice.
    case warning
    /// Something that is broken.
    case error

    private var rank: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
    /// Whether one severity is milder than another.
    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }
  }

  /// The rule.
  public var rule: ScreenRule
  /// How much it matters.
  public var severity: Severity
  /// The views, the one to change first.
  public var elements: [Element]
  /// What is the matter, without numbers: `'Sign in' is clipped`.
  public var claim: String
  /// The numbers, which differ from combination to combination: `80 wide, its text needs 96.5`.
  public var reason: String
  /// Tells findings of the same rule and elements apart, such as `width`.
  public var detail: String
  /// The constraints concerned, in words.
  public var constraints: [String]

  /// Makes a finding.
  public init(
    _ rule: ScreenRule, severity: Severity = .error, _ elements: [Element], claim: String,
    reason: String = "", detail: String = "", constraints: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.elements = elements
    self.claim = claim
    self.reason = reason
    self.detail = detail
    self.constraints = constraints
  }

  /// What findings of several combinations have in common when they have the same cause.
  struct Cause: Hashable {
    var rule: ScreenRule
    var elements: [String]
    var detail: String
  }

  var cause: Cause { Cause(rule: rule, elements: elements.map(\.id), detail: detail) }
}

extension ScreenFinding: CustomStringConvertible {
  /// The claim, the numbers and the rule: `'Sign in' is clipped: 80 wide, … [clipped-text]`.
  public var description: String {
    claim + (reason.isEmpty ? "" : ": \(reason)") + " [\(rule.rawValue)]"
      + constraints.map { "\n  · \($0)" }.joined()
  }
}

extension ScreenElement {
  /// The element as a finding names it.
  var named: ScreenFinding.Element { ScreenFinding.Element(id: id, name: name) }
}
