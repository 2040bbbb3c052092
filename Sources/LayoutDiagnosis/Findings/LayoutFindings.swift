public import AutoLayout

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

  /// Lays a scene out at a length and finds the findings.
  public init(of scene: some ProvableScene, at length: Double) {
    scene.layOut(at: length)
    self.init(of: scene)
  }

  /// Lays a scene out at a size and finds the findings.
  public init(of scene: some ResizableScene, at size: LayoutSize) {
    scene.layOut(at: size)
    self.init(of: scene)
  }

  /// Finds the findings of the present layout.
  private init(of scene: some DiagnosableScene) {
    let engine = scene.engine
    let subjects = scene.subjects
    for origin in engine.brokenConstraints {
      note(.conflict, [], scene.constraint(for: origin).id)
    }
    let rects = subjects.map { engine.alignmentRect(of: $0.item) }
    for (index, subject) in subjects.enumerated() where subject.isVisible {
      for attribute in engine.ambiguousAttributes(of: subject.item) {
        note(.ambiguity, [subject], attribute.word)
      }
      let rect = rects[index]
      judge(subject, rect)
      guard let parent = subject.parent, !subjects[parent].scrolls else { continue }
      let outer = engine.frame(of: subjects[parent].item)
      let origin = subjects[parent].item.boundsOrigin
      guard rect.width > 0, rect.height > 0 else { continue }
      let beyond = [
        ("left", origin.x - rect.x), ("right", rect.x + rect.width - origin.x - outer.width),
        ("top", origin.y - rect.y), ("bottom", rect.y + rect.height - origin.y - outer.height),
      ]
      for (edge, distance) in beyond where distance > Self.slack {
        note(.outside, [subject, subjects[parent]], edge)
      }
    }
    judgeOverlaps(subjects, rects)
    for constraint in scene.constraints {
      guard let entered = constraint.constraint, entered.relation != .equal else { continue }
      let slack = engine.residual(of: entered) * (entered.solvesUpwards ? 1 : -1)
      if slack < Self.slack { binding.insert(constraint.id) }
    }
  }

  private static let slack = ProofTolerance.slack

  private mutating func note(
    _ kind: RangeProof.Kind, _ subjects: [ProofSubject], _ detail: String
  ) {
    all.insert(Finding(kind: kind, subjects: subjects.map(\.id), detail: detail))
  }

  private mutating func judge(_ subject: ProofSubject, _ rect: LayoutRect) {
    if let need = subject.need {
      if need.hasTooManyLines { note(.clipped, [subject], "lines") }
      if need.width - rect.width > Self.slack { note(.clipped, [subject], "width") }
      if need.height - rect.height > Self.slack { note(.clipped, [subject], "height") }
    }
    if subject.role == .container || subject.role == .text && subject.need == nil { return }
    if rect.width <= Self.slack { note(.collapsed, [subject], "width") }
    if rect.height <= Self.slack { note(.collapsed, [subject], "height") }
  }

  private mutating func judgeOverlaps(_ subjects: [ProofSubject], _ rects: [LayoutRect]) {
    let shown = subjects.indices.filter {
      subjects[$0].isVisible && (subjects[$0].role == .text || subjects[$0].role == .control)
    }
    for upper in shown {
      for lower in shown where lower < upper && subjects[lower].parent == subjects[upper].parent {
        guard subjects[lower].parent != nil else { continue }
        let (one, two) = (rects[lower], rects[upper])
        let width = min(one.x + one.width, two.x + two.width) - max(one.x, two.x)
        let height = min(one.y + one.height, two.y + two.height) - max(one.y, two.y)
        guard width > Self.slack, height > Self.slack, !one.holds(two), !two.holds(one) else {
          continue
        }
        note(.overlap, [subjects[lower], subjects[upper]], "")
      }
    }
  }
}

extension LayoutRect {
  fileprivate func holds(_ other: LayoutRect) -> Bool {
    let slack = 2 * ProofTolerance.slack
    return other.x - x >= -slack && other.y - y >= -slack
      && x + width - other.x - other.width >= -slack
      && y + height - other.y - other.height >= -slack
  }
}

extension RangeProof {
  /// Returns the findings at a length, and those that may hold: their intervals end within
  /// `margin`.
  public func findings(
    at length: Double, margin: Double = 0.01
  ) -> (certain: Set<LayoutFindings.Finding>, possible: Set<LayoutFindings.Finding>) {
    var certain: Set<LayoutFindings.Finding> = []
    var possible: Set<LayoutFindings.Finding> = []
    for finding in findings {
      let plain = LayoutFindings.Finding(
        kind: finding.kind, subjects: finding.subjects, detail: finding.details.first ?? "")
      for interval in finding.intervals {
        if length > interval.lower + margin, length < interval.upper - margin {
          certain.insert(plain)
        }
        if length >= interval.lower - margin, length <= interval.upper + margin {
          possible.insert(plain)
        }
      }
    }
    return (certain, possible)
  }
}
