public import AutoLayout
public import ConflictAnalysis

/// The findings of a scene at every width and height of two ranges, with the exact regions.
///
///     let proof = RegionProof(of: scene, widths: 320...1366, heights: 320...1366)
///     for finding in proof.findings { print(finding.kind, finding.names, finding.polygons) }
///
/// The proof uses exact rectangles, before they are rounded to pixels. The plane is divided into
/// convex cells in which every rectangle is linear in width and height, so the region in which a
/// linear inequality holds follows from the cell's corners; nothing is sampled.
public struct RegionProof: Sendable, Hashable, Codable {
  /// The widths the proof covers.
  public var widths: ClosedRange<Double>
  /// The heights the proof covers.
  public var heights: ClosedRange<Double>
  /// The findings, by kind and then in drawing order.
  public var findings: [Finding]
  /// The assertions, in the given order, and where they apply.
  public var assertions: [AssertionOutcome]
  /// The number of cells.
  public var cellCount: Int
  /// The number of layouts that were computed.
  public var layoutCount: Int
  /// The parts in which layouts were compared, but not proven.
  public var comparedParts: [ComparedPart]
  /// The parts that were not decided, because of too many cells or layouts.
  public var undecidedParts: [ConvexPolygon]
  /// The share of the plane, from 0 to 1, that lies in strips thinner than 0.004 points.
  ///
  /// The solver's tolerance is larger than these strips, so they are not examined.
  public var thinShare: Double

  /// The reason for which a part of the plane was only compared.
  public enum Doubt: String, Sendable, Hashable, Codable, CaseIterable {
    /// Something other than constraints moves views: code in `layoutSubviews()`, readable margins.
    case movedByCode
    /// Something invisible, such as a guide, does not move linearly.
    case hiddenTurn
    /// A constraint is broken at all corners of the part, but no contradiction is known that holds
    /// throughout it.
    case otherMembers
  }

  /// A part that was compared.
  public struct ComparedPart: Sendable, Hashable, Codable {
    /// The reason.
    public var doubt: Doubt
    /// Convex parts that do not overlap.
    public var polygons: [ConvexPolygon]
  }

  /// A finding in a scene, and the sizes at which it holds.
  public struct Finding: Sendable, Hashable, Codable {
    /// The kind.
    public var kind: RangeProof.Kind
    /// The ids of the views concerned.
    public var subjects: [String]
    /// Their names, in the same order.
    public var names: [String]
    /// The details: the ambiguous attribute, the crossed edge, the length that is too small.
    public var details: [String]
    /// The constraints: for a conflict all members, the broken one last; otherwise those that
    /// determine the finding.
    public var constraints: [NamedConstraint]
    /// For an ambiguity, whether a constraint is missing or ``constraints`` of equal priority compete.
    public var ambiguity: AmbiguityReport.Kind?
    /// For a clipped text, the greatest length that it needs.
    public var needed: Double?
    /// The region in which it holds: convex parts that do not overlap.
    public var polygons: [ConvexPolygon]
    /// The single widths and heights inside the region at which a conflict does not hold: from both sides, the
    /// contradiction shrinks to nothing there.
    public var exceptions = Exceptions()
    /// Those of the exceptions at which nothing else contradicts the same constraints, and whose both sides the region
    /// fills: the others are ends of its parts.
    package var told = Exceptions()
    /// The single widths and heights at which the region meets those of related conflicts, and none of them holds.
    package var freeEnds = Exceptions()
    /// The share of the plane in which it holds, from 0 to 1.
    public var share: Double
    /// The result of the search for a repair; nil if there was no search.
    public var repair: RegionRepair?
  }

  /// Widths and heights at which something does not hold, in points.
  public struct Exceptions: Sendable, Hashable, Codable {
    /// The widths, in ascending order.
    public var widths: [Double] = []
    /// The heights, in ascending order.
    public var heights: [Double] = []
    /// Whether there are none.
    public var isEmpty: Bool { widths.isEmpty && heights.isEmpty }

    /// Returns whether a size has one of the lengths.
    public func contains(_ size: LayoutSize) -> Bool {
      isNear(size, within: LayoutTolerance.slack)
    }

    func isNear(_ size: LayoutSize, within margin: Double) -> Bool {
      widths.contains { abs($0 - size.width) < margin }
        || heights.contains { abs($0 - size.height) < margin }
    }
  }

  /// The whole plane of sizes.
  public var whole: ConvexPolygon { ConvexPolygon(width: widths, height: heights) }

  /// The share of the plane whose layouts were compared, but not proven.
  public var comparedShare: Double {
    comparedParts.reduce(0) { $0 + $1.polygons.area } / whole.area
  }

  /// The share of the plane that was not decided.
  public var undecidedShare: Double { undecidedParts.area / whole.area }

  /// Whether everything is proven, and nothing only compared.
  public var isComplete: Bool { comparedParts.isEmpty && undecidedParts.isEmpty }

  /// Returns whether a finding holds at every decided size, so that it is not caused by resizing.
  public func isAlways(_ finding: Finding) -> Bool {
    finding.told.isEmpty && covers(finding)
  }

  /// Returns whether a finding holds at every decided size but for its exceptions.
  func covers(_ finding: Finding) -> Bool { coversAll(finding.share) }

  /// Returns whether a share of the plane is all of it that was decided.
  func coversAll(_ share: Double) -> Bool {
    share >= 1 - undecidedShare - thinShare - LayoutTolerance.computed
  }
}

extension RegionProof {
  /// Returns the findings at a size, and those that may hold: its distance from the region's
  /// boundary is less than `margin`.
  public func findings(
    at size: LayoutSize, margin: Double = 0.01
  ) -> (certain: Set<LayoutFindings.Finding>, possible: Set<LayoutFindings.Finding>) {
    findings.plain { finding in
      finding.polygons.contains { $0.depth(of: size) > margin }
        && !finding.exceptions.isNear(size, within: margin)
    } possibly: {
      $0.polygons.contains { $0.depth(of: size) > -margin }
    }
  }

  /// Returns whether a size lies in a part that is not decided.
  public func isUndecided(at size: LayoutSize) -> Bool {
    undecidedParts.contains { $0.depth(of: size) > -LayoutTolerance.reported }
  }
}
