internal import AutoLayout

/// Which repairs are tried, the least invasive first.
extension RegionRepairSearch {
  /// The repairs to try for a finding, derived from the largest part in which it holds.
  ///
  /// The scene is laid out, and has the size of that place afterwards.
  func candidates(for finding: RegionProof.Finding) -> [[SceneChange]] {
    guard let widest = finding.polygons.max(by: { $0.area < $1.area }) else { return [] }
    scene.layOut(at: widest.inner)
    var found: [[SceneChange]]
    switch finding.kind {
    case .conflict:
      found = conflictRepairs(finding)
      // Where most is missing other constants may be needed: usually at the least sizes.
      if let corner = finding.polygons.flatMap(\.corners).min(by: { $0.order < $1.order }) {
        scene.layOut(at: corner.moved(0.01, towards: widest.middle))
        found += conflictRepairs(finding)
        found += descending(finding)
      }
    case .ambiguity: found = ambiguityRepairs(finding)
    case .overlap, .outside, .clipped, .collapsed: found = shareRepairs(finding, widest)
    }
    var seen: Set<[SceneChange]> = []
    return found.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  // MARK: Conflicts

  /// The repairs of the conflict at the present size, each tried on the constraints alone.
  private func conflictRepairs(_ finding: RegionProof.Finding) -> [[SceneChange]] {
    let system = ConstraintSystem(of: scene)
    let rows = ConstraintSystem.statedRows(of: scene.engine)
    let last = finding.constraints.last?.id
    let conflicts = system.conflicts(limit: 4, effort: 100)
    let own = conflicts.filter { conflict in
      conflict.members.contains { system.statements[$0].id == last }
    }
    return (own.isEmpty ? conflicts : own).flatMap { conflict in
      conflict.repairs.compactMap { repair in
        change(repair.change, rows[repair.change.place]).map { [$0] }
      }
    }
  }

  /// A repair of the constraints alone as one of the scene; nil where the scene has none such.
  private func change(_ change: Repair.Change, _ row: EngineRow) -> SceneChange? {
    switch (change, row.origin) {
    case (.lower, .constraint):
      return constraint(row.origin).map { .setPriority(constraint: $0, priority: 999) }
    case (.lower, .compression(let item, let axis)), (.lower, .hugging(let item, let axis)):
      guard let subject = subject(item) else { return nil }
      var isHugging = false
      if case .hugging = row.origin { isHugging = true }
      return .setContentPriority(
        subject: subject, isHugging: isHugging, isHorizontal: axis == .horizontal, priority: 999)
    case (.setConstant(_, let constant), .constraint):
      return constraint(row.origin).map { .setConstant(constraint: $0, constant: constant) }
    case (.relax(_, let relation), .constraint):
      // As written, the other way round where the row is.
      let atLeast = (relation == .atLeast) != (row.sign < 0)
      return constraint(row.origin).map {
        .setRelation(constraint: $0, relation: atLeast ? .atLeast : .atMost)
      }
    case (.remove, .constraint): return constraint(row.origin).map { .remove(constraint: $0) }
    case (.turnOffMask, .placement(let item, _, _)):
      return subject(item).map { .turnOffMask(subject: $0) }
    default: return nil
    }
  }

  /// Priorities from 749 down for all spaces of a conflict, so that one after the other is given up.
  private func descending(_ finding: RegionProof.Finding) -> [[SceneChange]] {
    let own = Set(finding.constraints.map(\.id))
    let spaces = scene.constraints.filter { constraint in
      guard own.contains(constraint.id), let entered = constraint.constraint, !entered.isSystem
      else { return false }
      return entered.priority == .required && entered.relation == .equal && entered.second != nil
        && entered.constant != 0
    }
    guard (2...8).contains(spaces.count) else { return [] }
    return [
      spaces.enumerated().map { index, constraint in
        .setPriority(constraint: NamedConstraint(constraint), priority: 749 - Double(index))
      }
    ]
  }

  // MARK: Ambiguities

  /// What settles the finding's number at the present size: all additions, or one of them.
  private func ambiguityRepairs(_ finding: RegionProof.Finding) -> [[SceneChange]] {
    let report = AmbiguityReport(of: scene)
    let subjects = scene.subjects
    func change(_ action: AmbiguityReport.Action) -> SceneChange? {
      switch action {
      case .fix(let id, let attribute, let value):
        guard let subject = subjects.first(where: { $0.id == id }) else { return nil }
        let parent = subject.parent.map { subjects[$0] }
        let isPosition = attribute == "x" || attribute == "y"
        if isPosition, parent == nil { return nil }
        let edge: SceneChange.NewConstraint.Attribute =
          switch attribute {
          case "x": .left
          case "y": .top
          case "width": .width
          default: .height
          }
        return .add(
          constraint: SceneChange.NewConstraint(
            first: SceneChange.NamedSubject(subject), attribute: edge, relation: .equal,
            second: isPosition ? parent.map { SceneChange.NamedSubject($0) } : nil,
            otherAttribute: isPosition ? edge : nil, constant: value))
      case .prioritize(let id, let isHugging, let isHorizontal, let priority):
        guard let subject = subjects.first(where: { $0.id == id }) else { return nil }
        return .setContentPriority(
          subject: SceneChange.NamedSubject(subject), isHugging: isHugging,
          isHorizontal: isHorizontal, priority: priority)
      }
    }
    let all = report.remedy.compactMap { change($0.action) }
    // What settles the number itself comes first; the rest may be open for reasons of its own.
    let number = "\(finding.names.first ?? "").\(finding.details.first ?? "")"
    let single = report.remedy.filter { $0.settles.contains(number) }
      .compactMap { change($0.action) }
    return single.map { [$0] } + (all.count == report.remedy.count ? [all] : [])
  }

  // MARK: Findings about rectangles

  /// Changes of the constraints whose shares decide the finding, and bounds that forbid it.
  private func shareRepairs(
    _ finding: RegionProof.Finding, _ widest: ConvexPolygon
  ) -> [[SceneChange]] {
    let subjects = scene.subjects
    let concerned = finding.subjects.compactMap { id in subjects.first { $0.id == id } }
    guard concerned.count == finding.subjects.count, let first = concerned.first else { return [] }
    let numbers = finding.deciding(concerned, scene.engine)
    let isHorizontal =
      numbers.first.map { [.left, .right, .width].contains($0.1) } ?? false
    var found: [[SceneChange]] = []
    let named = SceneChange.NamedSubject(first)
    if first.role == .text, finding.kind == .clipped, finding.details.first != "height" {
      found.append([.allowAnyLineCount(subject: named)])
    }
    if finding.kind == .clipped || finding.kind == .collapsed,
      let least = [999, 1000].first(where: { $0 > compression(first, isHorizontal) })
    {
      found.append([
        .setContentPriority(
          subject: named, isHugging: false, isHorizontal: isHorizontal, priority: least)
      ])
    }
    let bound = bound(finding, concerned, numbers)
    if let bound { found.append([bound]) }
    let priority = min(749, max(1, compression(first, isHorizontal) - 1))
    let parts = decidingConstraints(numbers)
    for part in parts where part.entered.priority.rawValue > Float(priority) {
      let lower = SceneChange.setPriority(constraint: part.named, priority: priority)
      if let bound { found.append([lower, bound]) }
      found.append([lower])
    }
    let missing = missing(finding, concerned, widest)
    for part in parts {
      if part.entered.relation == .equal {
        for relation in [ConstraintSystem.Relation.atLeast, .atMost] {
          found.append([.setRelation(constraint: part.named, relation: relation)])
        }
      }
      guard let missing, abs(part.coefficient) > 1e-6 else { continue }
      let step = (missing / abs(part.coefficient)).rounded(.up)
      for constant in [part.entered.constant - step, part.entered.constant + step]
      where Self.wouldWrite(constant, insteadOf: part.entered) {
        found.append([.setConstant(constraint: part.named, constant: constant)])
      }
    }
    return found + parts.map { [.remove(constraint: $0.named)] }
  }

  /// A constraint that an author made, with its share in what a finding is about.
  private struct Part {
    var named: NamedConstraint
    var entered: EngineConstraint
    /// How much the number moves with a point more on the right side.
    var coefficient: Double
  }

  /// The authors' constraints that decide numbers: fixed lengths first, then the largest shares.
  private func decidingConstraints(
    _ numbers: [(ProofSubject, NSLayoutConstraint.Attribute)]
  ) -> [Part] {
    var parts: [(part: Part, share: Double)] = []
    for (subject, attribute) in numbers {
      for part in scene.engine.explanation(of: subject.item, attribute)?.parts ?? [] {
        guard case .constraint(let entered) = part.origin, let named = constraint(part.origin),
          !parts.contains(where: { $0.part.named == named })
        else { continue }
        parts.append(
          (Part(named: named, entered: entered, coefficient: part.coefficient), abs(part.share)))
      }
    }
    return parts.enumerated().sorted { one, two in
      let (a, b) = (one.element.part.entered.second == nil, two.element.part.entered.second == nil)
      if a != b { return a }
      return (-one.element.share, one.offset) < (-two.element.share, two.offset)
    }.map(\.element.part)
  }

  /// A constraint that keeps a view inside its parent, or two apart, along the finding's way.
  private func bound(
    _ finding: RegionProof.Finding, _ concerned: [ProofSubject],
    _ numbers: [(ProofSubject, NSLayoutConstraint.Attribute)]
  ) -> SceneChange? {
    guard concerned.count == 2 else { return nil }
    func make(
      _ attribute: SceneChange.NewConstraint.Attribute, _ relation: ConstraintSystem.Relation,
      _ other: SceneChange.NewConstraint.Attribute
    ) -> SceneChange {
      .add(
        constraint: SceneChange.NewConstraint(
          first: SceneChange.NamedSubject(concerned[0]), attribute: attribute, relation: relation,
          second: SceneChange.NamedSubject(concerned[1]), otherAttribute: other, constant: 0))
    }
    switch (finding.kind, finding.details.first ?? "") {
    case (.outside, "left"): return make(.left, .atLeast, .left)
    case (.outside, "right"): return make(.right, .atMost, .right)
    case (.outside, "top"): return make(.top, .atLeast, .top)
    case (.outside, _): return make(.bottom, .atMost, .bottom)
    case (.overlap, _):
      switch numbers.first?.1 {
      case .right: return make(.right, .atMost, .left)
      case .left: return make(.left, .atLeast, .right)
      case .bottom: return make(.bottom, .atMost, .top)
      case .top: return make(.top, .atLeast, .bottom)
      default: return nil
      }
    default: return nil
    }
  }

  /// By how many points a view is too far or too small where it is worst: at the region's corners.
  private func missing(
    _ finding: RegionProof.Finding, _ concerned: [ProofSubject], _ widest: ConvexPolygon
  ) -> Double? {
    var most: Double?
    for corner in widest.corners {
      scene.layOut(at: corner.moved(1e-4, towards: widest.middle))
      let subjects = scene.subjects
      guard let first = subjects.first(where: { $0.id == concerned[0].id }) else { continue }
      let rect = scene.engine.alignmentRect(of: first.item)
      var amount: Double?
      switch (finding.kind, finding.details.first ?? "") {
      case (.clipped, "width"): amount = first.need.map { $0.width - rect.width }
      case (.clipped, "height"): amount = first.need.map { $0.height - rect.height }
      case (.outside, let edge):
        guard let parent = first.parent else { break }
        let outer = scene.engine.frame(of: subjects[parent].item)
        switch edge {
        case "left": amount = -rect.x
        case "right": amount = rect.x + rect.width - outer.width
        case "top": amount = -rect.y
        default: amount = rect.y + rect.height - outer.height
        }
      case (.overlap, _):
        guard let other = subjects.first(where: { $0.id == concerned[1].id }) else { break }
        let two = scene.engine.alignmentRect(of: other.item)
        amount = min(
          min(rect.x + rect.width - two.x, two.x + two.width - rect.x),
          min(rect.y + rect.height - two.y, two.y + two.height - rect.y))
      default: break
      }
      if let amount, amount > most ?? 0 { most = amount }
    }
    scene.layOut(at: widest.inner)
    return most
  }

  /// Whether somebody would write a constant: no negative length, no turned sign.
  private static func wouldWrite(_ constant: Double, insteadOf entered: EngineConstraint) -> Bool {
    if entered.second == nil { return constant > 0 }
    let old = entered.constant
    return constant == 0 || (constant < 0) == (old < 0) && abs(constant) <= max(40, 4 * abs(old))
  }

  // MARK: Names

  /// The constraint behind a row as it is mentioned; nil for one that no author made.
  private func constraint(_ origin: ConstraintOrigin) -> NamedConstraint? {
    guard case .constraint(let entered) = origin, !entered.isSystem else { return nil }
    let named = scene.constraint(for: origin)
    return named.isImposed ? nil : NamedConstraint(named)
  }

  private func subject(_ item: EngineItem) -> SceneChange.NamedSubject? {
    scene.subjects.first { $0.item === item }.map { SceneChange.NamedSubject($0) }
  }

  private func compression(_ subject: ProofSubject, _ isHorizontal: Bool) -> Double {
    let size = subject.item.contentSize
    let has = isHorizontal ? size.width != nil : size.height != nil
    guard has else { return 1000 }
    return Double((isHorizontal ? size.horizontalCompression : size.verticalCompression).rawValue)
  }
}

extension LayoutSize {
  /// The smaller, the earlier.
  fileprivate var order: (Double, Double, Double) { (width + height, width, height) }
}
