public import AutoLayout

/// What is true of a scene at every width and height of two ranges, with the exact regions.
///
///     let proof = RegionProof(of: scene, widths: 320...1366, heights: 320...1366)
///     for finding in proof.findings { print(finding.kind, finding.names, finding.polygons) }
///
/// Judged are exact rectangles, before they are rounded to pixels. The plane is divided into convex
/// cells in each of which every rectangle is linear in width and height, so where a linear inequality
/// holds follows from the cell's corners; nothing is sampled.
public struct RegionProof: Sendable, Hashable, Codable {
  /// The widths the proof covers.
  public var widths: ClosedRange<Double>
  /// The heights the proof covers.
  public var heights: ClosedRange<Double>
  /// What was found, by kind and then in drawing order.
  public var findings: [Finding]
  /// How many cells the plane was divided into.
  public var cellCount: Int
  /// How many layouts the proof took.
  public var layoutCount: Int
  /// The parts in which layouts were compared, and the result is not proven.
  public var comparedParts: [ComparedPart]
  /// The parts that were given up, because lines came too thick.
  public var undecidedParts: [ConvexPolygon]
  /// The share of the plane, from 0 to 1, that lies in strips thinner than 0.004 points.
  ///
  /// There the solver's own tolerance is larger than the strip, and nothing is claimed.
  public var thinShare: Double

  /// Why a part of the plane was compared instead.
  public enum Doubt: String, Sendable, Hashable, Codable, CaseIterable {
    /// Something else than constraints moves views: code in `layoutSubviews()`, readable margins.
    case movedByCode
    /// Something that no view shows, such as a guide, does not move evenly.
    case hiddenTurn
    /// No contradiction is known that lasts throughout the part, although the same constraint is broken at
    /// its corners.
    case otherMembers
  }

  /// A part that was compared.
  public struct ComparedPart: Sendable, Hashable, Codable {
    /// Why it was.
    public var doubt: Doubt
    /// Where: convex parts that do not overlap.
    public var polygons: [ConvexPolygon]
  }

  /// Something to know about a scene, and the sizes at which it is so.
  public struct Finding: Sendable, Hashable, Codable {
    /// What is the matter.
    public var kind: RangeProof.Kind
    /// The ids of the views concerned.
    public var subjects: [String]
    /// Their names, in the same order.
    public var names: [String]
    /// What exactly: the open attribute, the edge crossed, the length that is too small.
    public var details: [String]
    /// The constraints concerned: of a conflict all members, the one set aside last; of anything else
    /// those whose shares decide it.
    public var constraints: [NamedConstraint]
    /// Of a clipped text, the most that it needs of the length.
    public var needed: Double?
    /// Where it is so: convex parts that do not overlap.
    public var polygons: [ConvexPolygon]
    /// The share of the plane in which it is so, from 0 to 1.
    public var share: Double
    /// What came of looking for a repair; nil where none was looked for.
    public var repair: RegionRepair?
  }

  /// The whole that is covered.
  public var whole: ConvexPolygon { ConvexPolygon(width: widths, height: heights) }

  /// The share of the plane whose layouts were compared, and not proven.
  public var comparedShare: Double {
    comparedParts.reduce(0) { $0 + $1.polygons.reduce(0) { $0 + $1.area } } / whole.area
  }

  /// The share of the plane that was given up.
  public var undecidedShare: Double { undecidedParts.reduce(0) { $0 + $1.area } / whole.area }

  /// Whether every statement is proven, and none rests on comparing.
  public var isComplete: Bool { comparedParts.isEmpty && undecidedParts.isEmpty }

  /// Whether a finding holds at every size that was decided: old debt, and not for want of room.
  public func isAlways(_ finding: Finding) -> Bool {
    finding.share >= 1 - undecidedShare - thinShare - 1e-6
  }
}

extension RegionProof {
  /// The findings that hold at a size, and those that may: its distance from where they begin or end is
  /// less than `margin`.
  public func findings(
    at size: LayoutSize, margin: Double = 0.01
  ) -> (certain: Set<LayoutFindings.Finding>, possible: Set<LayoutFindings.Finding>) {
    var certain: Set<LayoutFindings.Finding> = []
    var possible: Set<LayoutFindings.Finding> = []
    for finding in findings {
      let plain = LayoutFindings.Finding(
        kind: finding.kind, subjects: finding.subjects, detail: finding.details.first ?? "")
      for polygon in finding.polygons {
        let depth = polygon.depth(of: size)
        if depth > margin { certain.insert(plain) }
        if depth > -margin { possible.insert(plain) }
      }
    }
    return (certain, possible)
  }

  /// Whether a size lies where nothing is claimed.
  public func isUndecided(at size: LayoutSize) -> Bool {
    undecidedParts.contains { $0.depth(of: size) > -0.01 }
  }
}
