public import AutoLayout
public import LayoutScene

/// The findings of a scene at a single size, computed directly.
///
/// Tests compare proofs with it: at any length, these are the findings whose intervals contain it.
public struct LayoutFindings: Sendable, Hashable {
  /// A finding without the lengths at which it holds.
  public struct Finding: Sendable, Hashable {
    /// The kind.
    public var kind: RangeProof.Kind
    /// The ids of the views concerned.
    public var subjects: [String]
    /// The detail; for a conflict the id of the broken constraint.
    public var detail: String
  }

  /// The findings.
  public var all: Set<Finding> = []

  /// The ids of inequalities that hold with equality or are violated.
  public var binding: Set<String> = []

  /// Lays out a scene at a length and determines its findings.
  public init(of stage: any ResizableStage, at length: Double) {
    stage.layOut(at: length)
    self.init(of: stage.completeScene)
  }

  /// Lays out a scene at a size and determines its findings.
  public init(of stage: any ResizableStage, at size: LayoutSize) {
    stage.layOut(at: size)
    self.init(of: stage.completeScene)
  }

  /// Determines the findings of a scene with its conflicts and ambiguity.
  private init(of scene: Scene) {
    PieceJudge(SingleLayout(of: scene)).report { sight in
      all.insert(
        Finding(
          kind: sight.kind, subjects: sight.subjects.map { scene.items[$0].id },
          detail: sight.detail))
    }
    for (index, constraint) in scene.constraints.enumerated() {
      guard let slack = scene.slack(index) else { continue }
      if slack < LayoutTolerance.slack { binding.insert(constraint.id) }
    }
  }
}

extension RangeProof {
  /// Returns the findings at a length, and those that can hold there because their intervals end
  /// within `margin`.
  public func findings(
    at length: Double, margin: Double = 0.01
  ) -> (certain: Set<LayoutFindings.Finding>, possible: Set<LayoutFindings.Finding>) {
    findings.plain {
      $0.intervals.contains { length > $0.lower + margin && length < $0.upper - margin }
    } possibly: {
      $0.intervals.contains { length >= $0.lower - margin && length <= $0.upper + margin }
    }
  }
}

extension Array where Element: ProofFinding {
  /// Returns the findings that certainly hold and those that may, as a single layout has them.
  func plain(
    certainly isCertain: (Element) -> Bool, possibly isPossible: (Element) -> Bool
  ) -> (certain: Set<LayoutFindings.Finding>, possible: Set<LayoutFindings.Finding>) {
    func plain(_ finding: Element) -> LayoutFindings.Finding {
      .init(
        kind: finding.kind, subjects: finding.subjects, detail: finding.details.first ?? "")
    }
    return (Set(filter(isCertain).map(plain)), Set(filter(isPossible).map(plain)))
  }
}
