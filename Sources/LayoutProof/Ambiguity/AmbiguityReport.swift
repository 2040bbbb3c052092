package import ConflictAnalysis

/// The ambiguous numbers of a scene, the causes, and changes that would determine them.
///
///     let report = AmbiguityReport(of: scene)
///     for number in report.open { print(number.name, number.attribute, number.kind) }
///
/// All statements are verified: the alternative layouts are layouts of the scene, and each addition
/// was made, solved with, and removed.
public struct AmbiguityReport: Sendable, Hashable, Codable {
  /// The ambiguous numbers, in drawing order, at most ``limit``.
  public var open: [OpenNumber]
  /// How many more numbers are ambiguous.
  public var others: Int

  /// The greatest number of numbers that are described.
  ///
  /// Each takes two layouts, and each layout as much time as there are loose views below its view.
  public static let limit = 200

  /// Additions that determine everything together; empty if nothing is ambiguous.
  ///
  /// Each one determines most of what is left, and without any of them something stays ambiguous.
  public var remedy: [Addition]
  /// Whether ``remedy`` determines everything.
  public var isSettledByRemedy: Bool

  /// A number that has other values in equally good layouts.
  public struct OpenNumber: Sendable, Hashable, Codable {
    /// The view's id.
    public var subject: String
    /// The view's name.
    public var name: String
    /// Which number: x, y, width or height.
    public var attribute: String
    /// Its present value.
    public var value: Double
    /// The least possible value; nil if there is no limit.
    public var least: Double?
    /// The greatest possible value; nil if there is no limit.
    package var greatest: Double?
    /// True if the ends of the range are not reliable, because multipliers are of very different
    /// magnitude; otherwise nil.
    package var isApproximate: Bool?
    /// The cause of the ambiguity.
    public var kind: Kind
    /// The constraints of equal priority that compete.
    package var competing: [NamedConstraint]
    /// Another layout that is equally good.
    public var alternative: Alternative
  }

  /// The cause of an ambiguity.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// No constraint determines the number.
    case tooFewConstraints
    /// Constraints of equal priority compete, and either could be violated.
    case equalPriorities
  }

  /// A layout that is as good as the present one, but different.
  public struct Alternative: Sendable, Hashable, Codable {
    /// The value of the ambiguous number in it.
    public var value: Double
    /// The views with other frames in it, the view of the number first; at most ``differenceLimit`` others.
    package var differences: [Difference]
    /// How many views have other frames in it.
    package var moved: Int

    /// Every number of n views can move all of them, which would make n² differences.
    static let differenceLimit = 100
  }

  /// A view in two layouts.
  public struct Difference: Sendable, Hashable, Codable {
    /// The view's id.
    public var subject: String
    /// The view's name.
    public var name: String
    /// x, y, width and height of its alignment rectangle at present.
    public var present: [Double]
    /// The same in the alternative layout.
    public var other: [Double]
  }

  /// A change that would determine ambiguous numbers.
  public struct Addition: Sendable, Hashable, Codable {
    /// The change as text.
    public var text: String
    /// The numbers that it determines, such as `title.width`.
    public var settles: [String]
    /// The change as data.
    public var action: Action
  }

  /// A change.
  public enum Action: Sendable, Hashable, Codable {
    /// Give a coordinate of a view a value; positions are relative to the parent.
    case fix(subject: String, attribute: String, value: Double)
    /// Give a content priority of a view another value.
    case prioritize(subject: String, hugging: Bool, horizontal: Bool, priority: Double)
  }
}
