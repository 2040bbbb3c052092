public import ConflictAnalysis
public import LayoutScene

/// The findings of a scene at every length of a range, with the exact lengths at which they change.
///
///     let proof = RangeProof(of: scene, over: 320...1366)
///     for finding in proof.findings { print(finding.kind, finding.subjects, finding.intervals) }
///
/// The proof uses exact rectangles, before they are rounded to pixels. Between two neighboring
/// breakpoints every rectangle is linear in the length, so whether a linear inequality holds
/// follows from the two ends; nothing is sampled.
public struct RangeProof: Sendable, Hashable, Codable {
  /// The lengths the proof covers.
  public var range: ClosedRange<Double>
  /// The findings, by kind and then in drawing order; one without intervals is not listed.
  public var findings: [Finding]
  /// The lengths at which the layout changes its rates, in ascending order, with the reasons.
  public var breakpoints: [Breakpoint]
  /// The assertions, in the given order, and where they apply.
  public var assertions: [AssertionOutcome]
  /// The inequalities that never hold with equality over the whole range.
  public var neverBinding: [IdleConstraint]
  /// The parts in which something other than constraints moves views.
  ///
  /// There, layouts at several lengths were compared, and breakpoints were found by bisection.
  public var unprovenParts: [ClosedRange<Double>]
  /// The length at which the proof stopped because of too many breakpoints; nil if it is complete.
  public var gaveUpAt: Double?

  /// More breakpoints than any layout by constraints has; code that rounds to pixels has more.
  static let breakpointLimit = 2000

  /// Whether everything is proven, and nothing only compared.
  public var isComplete: Bool { unprovenParts.isEmpty && gaveUpAt == nil }

  /// The reason for which something begins, ends or changes at a length.
  public typealias Cause = ChangeCause

  /// A length at which the layout changes its rates.
  public struct Breakpoint: Sendable, Hashable, Codable {
    /// The length in points.
    public var length: Double
    /// The causes, the most informative first.
    public var causes: [Cause]
  }

  /// A constraint that has no effect.
  public struct IdleConstraint: Sendable, Hashable, Codable {
    /// The constraint's id.
    public var id: String
    /// The constraint as text.
    public var text: String
    /// The least slack in points.
    package var leastSlack: Double
    /// The length at which the slack is least.
    public var length: Double
  }

  /// A finding in a scene, and the lengths at which it holds.
  public struct Finding: Sendable, Hashable, Codable {
    /// The kind.
    public var kind: Kind
    /// The ids of the views concerned.
    public var subjects: [String]
    /// Their names, in the same order.
    public var names: [String]
    /// The details: the ambiguous attributes, the crossed edges, the length that is too small.
    public var details: [String]
    /// The constraints: for a conflict all members, the broken one last; for a clipped text or a
    /// collapsed view those that determine the length that is too small.
    public var constraints: [NamedConstraint]
    /// The lengths at which it holds, in ascending order.
    public var intervals: [Interval]
  }

  /// The kinds of findings.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Required constraints cannot be satisfied together.
    case conflict
    /// A rectangle is ambiguous.
    case ambiguity
    /// Two texts or controls partly cover each other.
    case overlap
    /// A view extends beyond its superview.
    case outside
    /// A text is not completely visible.
    case clipped
    /// A view with content has no width or height.
    case collapsed
    /// An assertion does not hold.
    case assertion
  }

  /// Lengths at which a finding holds.
  public struct Interval: Sendable, Hashable, Codable {
    /// The first length.
    public var lower: Double
    /// The end.
    public var upper: Double
    /// The reason for the start; nil at the end of the range.
    public var lowerCause: Cause?
    /// The reason for the end; nil at the end of the range.
    public var upperCause: Cause?
    /// For a clipped text, the greatest length that it needs; nil for other findings.
    public var needed: Double?
  }
}
