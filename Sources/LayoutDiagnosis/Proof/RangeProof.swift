/// What is true of a scene at every length of a range, with the exact lengths where it changes.
///
///     let proof = RangeProof(of: scene, over: 320...1366)
///     for finding in proof.findings { print(finding.kind, finding.subjects, finding.intervals) }
///
/// Judged are exact rectangles, before they are rounded to pixels. Between two neighbouring
/// ``corners`` every rectangle is linear in the length, so what a linear inequality says there
/// follows from the two ends; nothing is sampled.
public struct RangeProof: Sendable, Hashable, Codable {
  /// The lengths the proof covers.
  public var range: ClosedRange<Double>
  /// What was found, by kind and then in drawing order; a finding without intervals is not listed.
  public var findings: [Finding]
  /// The lengths at which the layout changes its course, in ascending order, with the reasons.
  public var corners: [Corner]
  /// The inequalities that never hold with equality over the whole range.
  public var neverBinding: [IdleConstraint]
  /// The parts in which code moves views by rules the engine does not know.
  ///
  /// There the layout was compared at several lengths instead, and corners were found by halving.
  public var unprovenParts: [ClosedRange<Double>]
  /// Where the proof was given up because corners came too thick; nil for a whole proof.
  public var gaveUpAt: Double?

  /// Whether every statement is proven, and none rests on comparing.
  public var isComplete: Bool { unprovenParts.isEmpty && gaveUpAt == nil }

  /// A length at which the layout changes its course.
  public struct Corner: Sendable, Hashable, Codable {
    /// The length in points.
    public var length: Double
    /// What happens there, the most telling first.
    public var causes: [Cause]
  }

  /// A constraint that could as well be missing.
  public struct IdleConstraint: Sendable, Hashable, Codable {
    /// The constraint's id.
    public var id: String
    /// The constraint in words.
    public var text: String
    /// The least slack in points, and a length at which it is as small as that.
    public var leastSlack: Double
    /// The length at which the slack is least.
    public var length: Double
  }

  /// Something to know about a scene, and the lengths at which it is so.
  public struct Finding: Sendable, Hashable, Codable {
    /// What is the matter.
    public var kind: Kind
    /// The ids of the views concerned.
    public var subjects: [String]
    /// Their names, in the same order.
    public var names: [String]
    /// What exactly: the open attributes, the edges crossed, the length that is too small.
    public var details: [String]
    /// The constraints concerned: of a conflict all members, the one set aside last; of a clipped
    /// text or a collapsed view those that determine the length that is too small.
    public var constraints: [NamedConstraint]
    /// Where it is so, in ascending order.
    public var intervals: [Interval]
  }

  /// The kinds of findings.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Required constraints cannot be satisfied together.
    case conflict
    /// A rectangle could be another one.
    case ambiguity
    /// Two texts or controls cover each other partly.
    case overlap
    /// A view reaches beyond the one it is in.
    case outside
    /// A text does not show whole.
    case clipped
    /// A view with something to show has no width or height.
    case collapsed
  }

  /// Lengths at which a finding holds.
  public struct Interval: Sendable, Hashable, Codable {
    /// The first length.
    public var lower: Double
    /// The end.
    public var upper: Double
    /// Why it begins there; nil at the end of the range.
    public var lowerCause: Cause?
    /// Why it ends there; nil at the end of the range.
    public var upperCause: Cause?
    /// Of a clipped text, the most that it needs of the length; nil for anything else.
    public var needed: Double?
  }
}
