internal import AutoLayout
internal import ConflictAnalysis
internal import LayoutScene

/// The repairs that are tried, the least invasive first.
extension RegionRepairSearch {
  /// Returns the repairs to try for a finding, derived from the largest part of its region.
  ///
  /// The scene is laid out at a size in that part and keeps this size.
  func candidates(for finding: RegionProof.Finding) -> [[SceneChange]] {
    guard let widest = finding.polygons.max(by: { $0.area < $1.area }) else { return [] }
    stage.layOut(at: widest.inner)
    var found: [[SceneChange]]
    switch finding.kind {
    case .conflict:
      found = conflictRepairs(finding)
      // Where the deficit is greatest, usually at the smallest sizes, other constants can be
      // necessary.
      if let corner = finding.polygons.flatMap(\.corners).min(by: { $0.order < $1.order }) {
        stage.layOut(at: corner.moved(LayoutTolerance.reported, towards: widest.middle))
        found += conflictRepairs(finding)
        found += descending(finding)
      }
    case .ambiguity: found = ambiguityRepairs(finding)
    case .overlap, .outside, .clipped, .collapsed, .assertion: found = shareRepairs(finding, widest)
    }
    var seen: Set<[SceneChange]> = []
    return found.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  // MARK: Conflicts

  /// Returns the repairs of the conflict at the present size, each tested on the constraints only.
  private func conflictRepairs(_ finding: RegionProof.Finding) -> [[SceneChange]] {
    let system = ConstraintSystem(of: stage)
    let rows = ConstraintSystem.statedRows(of: stage.engine)
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

  /// Converts a repair of the constraints into a change of the scene; nil if there is no
  /// corresponding change.
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
      // As written, or reversed if the row is reversed.
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

  /// Returns descending priorities from 749 for all spaces of a conflict, so that they are violated
  /// one after the other.
  private func descending(_ finding: RegionProof.Finding) -> [[SceneChange]] {
    let own = Set(finding.constraints.map(\.id))
    let spaces = zip(stage.constraints, stage.engineConstraints).filter { constraint, entered in
      guard own.contains(constraint.id), let entered, !entered.isSystem
      else { return false }
      return entered.priority == .required && entered.relation == .equal && entered.second != nil
        && entered.constant != 0
    }.map(\.0)
    guard (2...8).contains(spaces.count) else { return [] }
    return [
      spaces.enumerated().map { index, constraint in
        .setPriority(constraint: NamedConstraint(constraint), priority: 749 - Double(index))
      }
    ]
  }

  // MARK: Ambiguities

  /// Returns the additions that determine the ambiguous number at the present size: all of them, or
  /// one of them.
  private func ambiguityRepairs(_ finding: RegionProof.Finding) -> [[SceneChange]] {
    let report = AmbiguityReport(of: stage)
    let subjects = stage.items
    let all = report.remedy.compactMap { SceneChange($0.action, in: subjects) }
    // Additions that determine the number itself come first; other numbers can be ambiguous for
    // other reasons.
    let number = "\(finding.names.first ?? "").\(finding.details.first ?? "")"
    let single = report.remedy.filter { $0.settles.contains(number) }
      .compactMap { SceneChange($0.action, in: subjects) }
    return single.map { [$0] } + (all.count == report.remedy.count ? [all] : [])
  }

  // MARK: Findings about rectangles

  /// Returns changes of the constraints that determine the finding, and bounds that exclude it.
  private func shareRepairs(
    _ finding: RegionProof.Finding, _ widest: ConvexPolygon
  ) -> [[SceneChange]] {
    let subjects = stage.items
    let concerned = finding.subjects.compactMap { id in subjects.first { $0.id == id } }
    guard concerned.count == finding.subjects.count, let first = concerned.first else { return [] }
    let numbers = finding.deciding(concerned)
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
    let parts = DecidingConstraint.all(for: numbers, in: stage)
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
      guard let missing, abs(part.coefficient) > LayoutTolerance.computed else { continue }
      let step = (missing / abs(part.coefficient)).rounded(.up)
      for constant in [part.entered.constant - step, part.entered.constant + step]
      where Self.wouldWrite(constant, insteadOf: part.entered) {
        found.append([.setConstant(constraint: part.named, constant: constant)])
      }
    }
    return found + parts.map { [.remove(constraint: $0.named)] }
  }

  /// Returns a constraint that keeps a view inside its parent, or two views apart, along the axis
  /// of the finding.
  private func bound(
    _ finding: RegionProof.Finding, _ concerned: [Scene.Item],
    _ numbers: [(Scene.Item, NSLayoutConstraint.Attribute)]
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

  /// Returns the maximum number of points by which a view is outside or too small, which is reached
  /// at a corner of the region.
  private func missing(
    _ finding: RegionProof.Finding, _ concerned: [Scene.Item], _ widest: ConvexPolygon
  ) -> Double? {
    var most: Double?
    for corner in widest.corners {
      stage.layOut(at: corner.moved(LayoutTolerance.step, towards: widest.middle))
      let subjects = stage.items
      guard let first = subjects.first(where: { $0.id == concerned[0].id }) else { continue }
      let rect = first.rect
      var amount: Double?
      switch (finding.kind, finding.details.first ?? "") {
      case (.clipped, "width"): amount = first.need.map { $0.width - rect.width }
      case (.clipped, "height"): amount = first.need.map { $0.height - rect.height }
      case (.outside, let edge):
        guard let parent = first.parent else { break }
        let outer = subjects[parent].frame
        switch edge {
        case "left": amount = -rect.x
        case "right": amount = rect.x + rect.width - outer.width
        case "top": amount = -rect.y
        default: amount = rect.y + rect.height - outer.height
        }
      case (.overlap, _):
        guard let other = subjects.first(where: { $0.id == concerned[1].id }) else { break }
        let two = other.rect
        amount = min(
          min(rect.x + rect.width - two.x, two.x + two.width - rect.x),
          min(rect.y + rect.height - two.y, two.y + two.height - rect.y))
      default: break
      }
      if let amount, amount > most ?? 0 { most = amount }
    }
    stage.layOut(at: widest.inner)
    return most
  }

  /// Returns whether a constant is plausible: it is not a negative length and does not change its
  /// sign.
  private static func wouldWrite(_ constant: Double, insteadOf entered: EngineConstraint) -> Bool {
    if entered.second == nil { return constant > 0 }
    let old = entered.constant
    return constant == 0 || (constant < 0) == (old < 0) && abs(constant) <= max(40, 4 * abs(old))
  }

  // MARK: Names

  /// Returns the named constraint of a row; nil for a constraint that is not the author's.
  private func constraint(_ origin: ConstraintOrigin) -> NamedConstraint? {
    DecidingConstraint.ofAuthor(origin, in: stage)?.named
  }

  private func subject(_ item: EngineItem) -> SceneChange.NamedSubject? {
    stage.engineItems.firstIndex { $0 === item }.map { SceneChange.NamedSubject(stage.items[$0]) }
  }

  private func compression(_ item: Scene.Item, _ isHorizontal: Bool) -> Double {
    guard let size = stage.engineItem(withID: item.id)?.contentSize,
      (isHorizontal ? size.width : size.height) != nil
    else { return 1000 }
    return Double((isHorizontal ? size.horizontalCompression : size.verticalCompression).rawValue)
  }
}

extension LayoutSize {
  /// Repairs with smaller values come first.
  fileprivate var order: (Double, Double, Double) { (width + height, width, height) }
}
