internal import AutoLayout
internal import ConflictAnalysis
internal import LayoutScene

/// Tries repairs of the findings of a proof, each in a new scene.
struct RegionRepairSearch {
  let stage: any ResizableStage
  let proof: RegionProof
  /// The number of remaining layouts.
  private var effort: Int
  /// The regions of the findings without a repair, and those in which texts and controls with
  /// different superviews overlap.
  private var known: [FindingKey: [ConvexPolygon]]
  private var outcomes: [RegionRepair?]
  /// Repairs that do not cause new findings, with the findings that remain.
  private var results: [[SceneChange]: RepairResult] = [:]

  /// The maximum number of repairs that are tried for a finding.
  private let limit = 24

  init(_ stage: any ResizableStage, _ proof: RegionProof, effort: Int) {
    self.stage = stage
    self.proof = proof
    self.effort = effort
    outcomes = proof.findings.map { _ in nil }
    known = Dictionary(grouping: proof.findings, by: { FindingKey($0) }).mapValues {
      $0.flatMap(\.polygons)
    }
  }

  /// Tries repairs and returns the result for each finding; nil for findings that are not reported.
  mutating func run() -> [RegionRepair?] {
    if effort > 0, proof.findings.contains(where: { proof.isTold($0) }) { findCrossings() }
    for (index, finding) in proof.findings.enumerated()
    where outcomes[index] == nil && proof.isTold(finding) {
      let candidates = effort > 0 ? candidates(for: finding) : []
      var tried = 0
      for changes in candidates.prefix(limit) where outcomes[index] == nil && effort > 0 {
        tried += 1
        guard let result = result(of: changes, for: finding) else { continue }
        settle(changes, result, triedCount: tried)
      }
      if outcomes[index] == nil {
        outcomes[index] = RegionRepair(
          changes: [], triedCount: tried, isCutShort: effort <= 0 || candidates.count > limit,
          isCompared: false)
      }
    }
    return outcomes
  }

  /// Records where texts and controls with different superviews overlap without a repair.
  private mutating func findCrossings() {
    var tracer = RegionTracer(stage)
    var found = known
    tracer.run(over: proof.widths, proof.heights) { cell, _ in
      PieceJudge(cell).crossings {
        found[FindingKey($0, in: cell), default: []].append($0.part)
      }
      return true
    }
    known = found
    effort -= tracer.count.layouts
  }

  /// Records changes as the repair of each finding that they remove.
  private mutating func settle(_ changes: [SceneChange], _ result: RepairResult, triedCount: Int) {
    for (index, finding) in proof.findings.enumerated()
    where outcomes[index]?.changes.isEmpty ?? proof.isTold(finding) {
      guard !result.holds(finding) else { continue }
      outcomes[index] = RegionRepair(
        changes: changes, triedCount: triedCount, isCutShort: false,
        isCompared: result.isCompared)
    }
  }

  /// Returns the findings that remain with changes; nil if the finding remains or a new finding
  /// occurs.
  private mutating func result(
    of changes: [SceneChange], for finding: RegionProof.Finding
  ) -> RepairResult? {
    if let result = results[changes] { return result.holds(finding) ? nil : result }
    guard let changed = stage.changed(by: changes) else { return nil }
    // Creating the views costs as much as several layouts.
    effort -= 10
    guard
      finding.polygons.sorted(by: { $0.area > $1.area }).prefix(3).allSatisfy({ polygon in
        ([polygon.inner] + polygon.probes).allSatisfy { removes(finding, in: changed, at: $0) }
      })
    else { return nil }
    let result = prove(changed, without: finding)
    results[changes] = result
    return result
  }

  /// Returns whether a changed scene at a single size has neither the finding nor a new one.
  private mutating func removes(
    _ finding: RegionProof.Finding, in changed: any ResizableStage, at size: LayoutSize
  ) -> Bool {
    effort -= 1
    let (_, possible) = proof.findings(at: size)
    var conflicts = possible.count { $0.kind == .conflict } - (finding.kind == .conflict ? 1 : 0)
    for found in LayoutFindings(of: changed, at: size).all {
      if found.kind == .conflict {
        conflicts -= 1
        guard conflicts >= 0 else { return false }
        continue
      }
      let isFinding =
        found.kind == finding.kind && found.subjects == finding.subjects
        && found.detail == finding.details.first ?? ""
      guard !isFinding, possible.contains(found) else { return false }
    }
    return true
  }

  /// Proves a changed scene over the whole plane.
  ///
  /// Returns nil as soon as a new finding occurs.
  private mutating func prove(_ changed: any ResizableStage, without finding: RegionProof.Finding)
    -> RepairResult?
  {
    var result = RepairResult()
    let target = FindingKey(finding)
    var tracer = RegionTracer(changed)
    var assertions = AssertionRun(
      proof.assertions.compactMap { try? LayoutAssertion($0.text) })
    let most = effort
    var doesHarm = false
    tracer.run(over: proof.widths, proof.heights) { cell, layouts in
      func judge(_ sight: PieceJudge<RegionCell>.Sight) {
        guard !doesHarm else { return }
        let key = FindingKey(sight, in: cell)
        let rest = [sight.part].subtracting(known[key] ?? [])
        if rest.contains(where: \.isWide) { doesHarm = true }
        if key == target, finding.polygons.contains(where: { $0.shares(sight.part) }) {
          doesHarm = true
        }
        result.left[key, default: []].append(sight.part)
      }
      PieceJudge(cell).report(judge)
      assertions.check(cell, extent: 0, judge)
      if !doesHarm { PieceJudge(cell).crossings(judge) }
      return !doesHarm && layouts < most
    }
    effort -= tracer.count.layouts
    guard !doesHarm, effort > 0 else { return nil }
    // Parts that were not decided could contain any finding.
    let undecided = tracer.count.undecided.area / proof.whole.area
    guard undecided <= proof.undecidedShare + LayoutTolerance.computed else { return nil }
    result.isCompared = !tracer.count.compared.isEmpty
    return result
  }
}

/// The identity of a finding, without its region.
///
/// Conflicts are distinguished by the text of the broken constraint, because the ids of constraints
/// created in code are indices in the order of activation, which a change can shift.
private struct FindingKey: Hashable {
  var kind: RangeProof.Kind
  var subjects: [String]
  var detail: String

  init(_ finding: RegionProof.Finding) {
    kind = finding.kind
    subjects = finding.subjects
    detail =
      kind == .conflict ? finding.constraints.last?.text ?? "" : finding.details.first ?? ""
  }

  init(_ sight: PieceJudge<RegionCell>.Sight, in cell: RegionCell) {
    kind = sight.kind
    subjects = sight.subjects.map { cell.items[$0].id }
    detail = kind == .conflict ? sight.constraints.last?.text ?? "" : sight.detail
  }
}

/// The result of proving a scene with changes.
private struct RepairResult {
  /// The regions of the remaining findings.
  var left: [FindingKey: [ConvexPolygon]] = [:]
  var isCompared = false

  /// Returns whether a finding still holds in a part of its region.
  func holds(_ finding: RegionProof.Finding) -> Bool {
    (left[FindingKey(finding)] ?? []).contains { part in
      finding.polygons.contains { $0.shares(part) }
    }
  }
}

extension ConvexPolygon {
  /// Whether the polygon is wider than the strips that proofs do not examine.
  fileprivate var isWide: Bool { thickness >= LayoutTolerance.reported }

  /// Returns whether the intersection of two polygons is wider than such a strip.
  fileprivate func shares(_ other: ConvexPolygon) -> Bool {
    guard widths.overlaps(other.widths), heights.overlaps(other.heights) else { return false }
    return intersection(with: other)?.isWide ?? false
  }

  /// Points slightly inside the corners.
  fileprivate var probes: [LayoutSize] {
    let middle = middle
    return corners.map { corner in
      let length = corner.distance(to: middle)
      return corner.moved(length > 0.2 ? 0.05 / length : 0.25, towards: middle)
    }
  }
}
