public import LayoutGeometry

/// A finding of a rule about a screen in one combination, with elements and reason.
public struct ScreenFinding: Finding, Hashable, Codable {
  /// A view that a finding concerns.
  public struct Element: Hashable, Sendable, Codable {
    /// The id in the document, or a path such as `root/2/0`.
    public var id: String
    /// The name of the view in the source.
    public var name: String

    /// Creates an element.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The rule.
  public var rule: ScreenRule
  /// The severity; a note does not fail a test.
  public var severity: FindingSeverity
  /// The views, the one to change first.
  public var elements: [Element]
  /// The problem, without numbers: `'Sign in' is clipped`.
  public var claim: String
  /// The numbers, which differ from combination to combination: `80 wide, its text needs 96.5`.
  public var reason: String
  /// Distinguishes findings of the same rule and elements, such as `width`.
  public var detail: String
  /// Descriptions of the constraints concerned.
  public var constraints: [String]
  /// The line to look at first: that of the broken constraint, or of the view; nil if it is not known.
  public var location: CodeLocation?

  /// Creates a finding.
  public init(
    _ rule: ScreenRule, severity: FindingSeverity = .error, _ elements: [Element], claim: String,
    reason: String = "", detail: String = "", constraints: [String] = [],
    location: CodeLocation? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.elements = elements
    self.claim = claim
    self.reason = reason
    self.detail = detail
    self.constraints = constraints
    self.location = location
  }

  /// What findings in several combinations share if they have the same cause.
  struct Cause: Hashable {
    var rule: ScreenRule
    var elements: [String]
    var detail: String
  }

  var cause: Cause { Cause(rule: rule, elements: elements.map(\.id), detail: detail) }

  /// The views and the detail, which distinguish it from other findings of its rule on a screen.
  package var identity: String { (elements.map(\.id) + [detail]).joined(separator: " ") }
}

extension ScreenFinding: CustomStringConvertible {
  /// The rule's name.
  public var id: String { rule.rawValue }
  /// The problem and the numbers: `'Sign in' is clipped: 80 wide, its text needs 96.5`.
  public var message: String { claim + (reason.isEmpty ? "" : ": \(reason)") }

  /// The line in parentheses, after a blank; empty if it is not known.
  var locationText: String { location.map { " (\($0))" } ?? "" }

  /// The message, the rule and the constraints: `'Sign in' is clipped: 80 wide, … [clipped-text]`.
  public var description: String {
    "\(message)\(locationText) [\(id)]"
      + constraints.map { "\n  · \($0)" }.joined()
  }
}

extension ScreenElement {
  /// The element as a finding names it.
  var named: ScreenFinding.Element { ScreenFinding.Element(id: id, name: name) }
}
