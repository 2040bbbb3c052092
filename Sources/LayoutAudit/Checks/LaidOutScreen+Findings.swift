internal import AutoLayout
internal import ConflictAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import LayoutProof
internal import LayoutScene
internal import ViewAnalysis

extension LaidOutScreen {
  /// The findings of rules that need a single layout.
  ///
  /// Rules that compare layouts (``ScreenRule/dynamicType``, ``ScreenRule/unmirrored`` and those about
  /// large sizes and translations) find nothing here; ``ScreenAudit`` checks them.
  ///
  /// Rectangles are examined as in proofs and the linter. As nothing that is shown here is an alternative
  /// for something else, texts and controls in different superviews overlap, too, and a text completely
  /// over another one; not over what an opaque view between them hides.
  ///
  /// - Complexity: O(*n*) in the number of views, and O(*m*²) in the number of texts and controls.
  public func findings(_ rules: Set<ScreenRule> = ScreenRule.layout) -> [ScreenFinding] {
    var found: [ScreenFinding] = []
    if rules.contains(.conflict) { found += conflicts() }
    if rules.contains(.unsettled) { found += unsettled() }
    if rules.contains(.ambiguity) { found += ambiguities() }
    for place in elements.indices where elements[place].isVisible {
      if rules.contains(.clipped) { found += clipped(elements[place]) }
      if rules.contains(.collapsed) { found += collapsed(elements[place]) }
      if rules.contains(.outside) { found += outside(elements[place]) }
      if rules.contains(.safeArea) { found += outsideSafeArea(elements[place]) }
      if rules.contains(.hitArea) { found += smallHitArea(elements[place]) }
      if rules.contains(.missingLabel) { found += missingLabel(elements[place]) }
    }
    if rules.contains(.overlap) { found += overlaps() }
    if rules.contains(.contrast) { found += lowContrast() }
    if rules.contains(.unresolvedName) { found += unresolvedNames() }
    return located(found)
  }

  /// Adds the line that created the first view of each finding, where no other line is known.
  func located(_ findings: [ScreenFinding]) -> [ScreenFinding] {
    findings.map { finding in
      // Notes are counted, and seldom read.
      guard finding.location == nil, finding.severity > .note, let id = finding.elements.first?.id
      else { return finding }
      var finding = finding
      finding.location = element(withID: id)?.location
      return finding
    }
  }

  // MARK: Constraints

  private func conflicts() -> [ScreenFinding] {
    let conflicts = stage.engine.conflicts
    guard !conflicts.isEmpty else { return [] }
    return conflicts.map { conflict in
      let members = conflict.members.map { stage.constraint(for: $0) }
      let broken = stage.constraint(for: conflict.broken)
      return ScreenFinding(
        .conflict, [],
        claim: ConflictClaim.sentence(ofCount: members.count),
        reason: "broken: \(broken.text)", detail: members.map(\.id).sorted().joined(separator: " "),
        constraints: members.map(\.locatedText),
        // A view's own size has the line of the view, and another constraint is more likely the mistake.
        location: ([broken] + members.filter { $0.origin != .view && $0.origin != .imposed }
          + members)
          .lazy.compactMap(\.location).first)
    }
  }

  /// All minimal sets of required constraints that cannot be satisfied together, with repairs.
  ///
  /// - Returns: The report that `purlin explain` prints; empty without a conflict.
  /// - Complexity: Up to 400 solves of the screen's constraints.
  public func conflictReport() -> String {
    guard !stage.engine.conflicts.isEmpty else { return "" }
    let system = ConstraintSystem(of: stage)
    let found = system.search()
    return ConflictProse(system).text(found.conflicts, isComplete: found.isComplete)
  }

  /// The part of ``conflictReport()`` about each of some findings.
  ///
  /// - Parameter findings: Findings of this screen.
  /// - Returns: The texts by the details of the findings; each conflict is in one of them, and one that is no finding's
  ///   is in the first.
  /// - Complexity: As that of ``conflictReport()``.
  func conflictReports(for findings: [ScreenFinding]) -> [String: String] {
    let keys = findings.filter { $0.rule == .conflict }.map(\.detail)
    guard let first = keys.first else { return [:] }
    let system = ConstraintSystem(of: stage)
    let found = system.search()
    var parts: [String: [ConflictDiagnosis]] = [:]
    for conflict in found.conflicts {
      let key = conflict.members.map { system.statements[$0].id }.sorted().joined(separator: " ")
      parts[keys.contains(key) ? key : first, default: []].append(conflict)
    }
    var texts: [String: String] = [:]
    for (key, conflicts) in parts {
      texts[key] = ConflictProse(system)
        .text(conflicts, isComplete: key != first || found.isComplete)
    }
    return texts
  }

  private func unsettled() -> [ScreenFinding] {
    stage.engine.findings.filter { $0.kind.isError }.map { finding in
      let items = finding.items.compactMap { item in elements.first { $0.view === item.owner } }
      let text = finding.text(
        constraint: { self.stage.constraint(for: $0).text },
        item: { item in items.first { $0.view === item.owner }?.name ?? "a view" })
      return ScreenFinding(.unsettled, items.map(\.named), claim: text, detail: finding.kind.id)
    }
  }

  private func ambiguities() -> [ScreenFinding] {
    let ambiguous = stage.verdict(on: stage.items).ambiguous
    let openByItem = Dictionary(
      uniqueKeysWithValues: zip(stage.engineItems.map(ObjectIdentifier.init), ambiguous))
    return elements.compactMap { element in
      guard element.isVisible else { return nil }
      let open = (openByItem[ObjectIdentifier(element.view.engineItem)] ?? []).map(\.word)
      guard !open.isEmpty else { return nil }
      let words = open.joined(separator: " and ")
      return ScreenFinding(
        .ambiguity, severity: .warning, [element.named],
        claim: "constraints leave the \(words) of \(element.name) open", detail: words)
    }
  }
}
