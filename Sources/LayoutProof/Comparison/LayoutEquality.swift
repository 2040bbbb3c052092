public import LayoutGeometry

/// Whether two layouts are equal at every width and height of two ranges.
///
///     let equality = LayoutEquality(of: old, as: new, widths: 320...1366, heights: 320...1366)
///     print(equality.verdict, equality.example ?? "")
///
/// Both are divided into convex cells in which every frame is linear in width and height, as a
/// ``RegionProof`` divides them. On the intersection of two cells, the difference of two frames is linear,
/// so it is greatest at a corner, and nothing is sampled. Frames recorded elsewhere are compared at their
/// sizes only; ``isProven`` is then false.
public struct LayoutEquality: Sendable, Hashable, Codable {
  /// The result.
  public enum Verdict: String, Sendable, Hashable, Codable {
    /// No frame differs by more than the tolerance, and no view that can be seen lacks a counterpart.
    case equal
    /// At some size something differs.
    case different
    /// Nothing is known to differ, but sizes are left that were not decided.
    case undecided
  }

  /// The result.
  public var verdict: Verdict
  /// Whether the verdict holds at every size: nothing was only compared or left undecided, except strips thinner than
  /// 0.004 points.
  ///
  /// A difference is always certain, because both were laid out at its size.
  public var isProven: Bool
  /// The widths that are covered; nil if recorded sizes were compared.
  public var widths: ClosedRange<Double>?
  /// The heights that are covered; nil if recorded sizes were compared.
  public var heights: ClosedRange<Double>?
  /// The recorded sizes that were compared; empty for a proof.
  public var sizes: [LayoutSize] = []
  /// The views that were compared, and those without a counterpart.
  package var matching: ViewMatching
  /// The pairs of views that differ, in drawing order of the old layout.
  public var differences: [Difference]
  /// The smallest size at which something differs, by its area.
  public var example: LayoutSize?
  /// The share of the sizes whose layouts do not follow from constraints alone, so that they were compared and not
  /// proven.
  public var comparedShare = 0.0
  /// The share of the sizes that were not decided.
  public var undecidedShare = 0.0
  /// The share of the sizes in strips thinner than 0.004 points, which are not examined.
  public var thinShare = 0.0
  /// The numbers of cells of the old and of the new layout.
  package var cellCounts: [Int] = []
  /// The number of layouts that were computed.
  public var layoutCount = 0

  /// A pair of views that differ.
  public struct Difference: Sendable, Hashable, Codable {
    /// The kind of a difference.
    public enum Kind: String, Sendable, Hashable, Codable {
      /// Position or size differ.
      case frame
      /// Only one of the views is there and not hidden.
      case visibility
    }

    /// The kind.
    public var kind: Kind
    /// The id of the old view.
    public var old: String
    /// The id of the new view.
    public var new: String
    /// The view's name.
    public var name: String
    /// Of a frame, the numbers that differ somewhere: `x`, `y`, `width`, `height`.
    public var parts: [String]
    /// The greatest difference of a number, in points.
    public var greatest: Double
    /// The sizes at which they differ, as text.
    public var places: String
    /// The share of the sizes at which they differ, from 0 to 1.
    public var share: Double
    /// The smallest size at which they differ.
    public var example: LayoutSize
    /// The frame of the old view in the outermost one, at the example: x, y, width, height; nil if it is not there.
    public var oldFrame: [Double]?
    /// That of the new view.
    public var newFrame: [Double]?
    /// The recorded layout in which they differ, if it has a name.
    public var record: String?
  }
}

/// How far frames may differ and still be equal, in points.
public struct EqualityTolerance: Sendable, Hashable {
  /// The tolerance of views without one of their own.
  public var points: Double
  /// The tolerances of views, by id or name.
  public var views: [String: Double]

  /// Creates a tolerance, by default a hundredth of a point.
  public init(points: Double = 0.01, views: [String: Double] = [:]) {
    self.points = points
    self.views = views
  }

  /// Returns the tolerance of a pair; that of an id before that of a name.
  func of(_ pair: ViewMatching.Pair) -> Double {
    views[pair.old] ?? views[pair.new] ?? views[pair.name] ?? views[Self.bare(pair.name)] ?? points
  }

  /// Returns whether the tolerance of a view is that of a pair.
  package func concerns(_ view: String, _ matching: ViewMatching) -> Bool {
    matching.pairs.contains { [$0.old, $0.new, $0.name, Self.bare($0.name)].contains(view) }
  }

  /// Names that are texts are in quotation marks, which nobody types.
  private static func bare(_ name: String) -> String {
    name.hasPrefix("'") && name.hasSuffix("'") ? String(name.dropFirst().dropLast()) : name
  }
}
