/// What constraints leave open in a scene, why, and what would settle it.
///
///     let report = AmbiguityReport(of: scene)
///     for number in report.open { print(number.name, number.attribute, number.kind) }
///
/// Everything here was solved for: the two layouts of each witness are layouts of the scene, and each
/// addition was made, solved with, and taken back.
public struct AmbiguityReport: Sendable, Hashable, Codable {
  /// The open numbers, in drawing order.
  public var open: [OpenNumber]
  /// Additions that settle everything, one after the other; empty where nothing is open.
  ///
  /// Each is the one that settles most of what is left, and without any of them something stays open.
  public var remedy: [Addition]
  /// Whether ``remedy`` settles everything.
  public var isSettledByRemedy: Bool

  /// A number that could be another one in an equally good layout.
  public struct OpenNumber: Sendable, Hashable, Codable {
    /// The view's id.
    public var subject: String
    /// What the reader calls the view.
    public var name: String
    /// Which number: x, y, width or height.
    public var attribute: String
    /// What it is at present.
    public var value: Double
    /// The least it could be; nil where there is no end.
    public var least: Double?
    /// The greatest it could be; nil where there is no end.
    public var greatest: Double?
    /// Why it is open.
    public var kind: Kind
    /// The constraints of equal priority that compete.
    public var competing: [NamedConstraint]
    /// Another layout that is as good.
    public var witness: Witness
  }

  /// Why a number is open.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// Nothing says what the number is.
    case tooFewConstraints
    /// Wishes of equal priority compete, and either could give way.
    case equalPriorities
  }

  /// A layout that is as good as the present one, and differs.
  public struct Witness: Sendable, Hashable, Codable {
    /// The value of the open number in it.
    public var value: Double
    /// The views that lie elsewhere in it, the one asked about first.
    public var differences: [Difference]
  }

  /// A view in two layouts.
  public struct Difference: Sendable, Hashable, Codable {
    /// The view's id.
    public var subject: String
    /// What the reader calls it.
    public var name: String
    /// x, y, width and height of its alignment rectangle at present.
    public var present: [Double]
    /// The same in the witness.
    public var other: [Double]
  }

  /// Something that would settle open numbers.
  public struct Addition: Sendable, Hashable, Codable {
    /// What to do, in words.
    public var text: String
    /// What it settles, such as `title.width`.
    public var settles: [String]
    /// What to do, for a programme.
    public var action: Action
  }

  /// What to do.
  public enum Action: Sendable, Hashable, Codable {
    /// Give the number of a view a value: positions count from the parent's start.
    case fix(subject: String, attribute: String, value: Double)
    /// Give a content priority of a view another value.
    case prioritize(subject: String, hugging: Bool, horizontal: Bool, priority: Double)
  }
}
