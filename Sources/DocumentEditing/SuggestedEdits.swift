package import ConflictAnalysis
internal import InterfaceBuilder
package import InterfaceLinter
internal import LayoutGeometry
internal import LayoutProof

/// Operations each of which removes a finding and creates none as severe, verified by checking the edited
/// document.
///
///     let edits = SuggestedEdits(for: finding, in: checked, bytes, checker: checker)
///     print(edits.operations.map(\.description))
@MainActor
package struct SuggestedEdits {
  /// The operations, the one to try first at the front.
  package private(set) var operations: [EditOperation] = []

  /// The greatest number of operations that are returned.
  private static let most = 3
  /// The greatest number of bytes of a document in which many operations are tried.
  private static let largest = 200_000

  /// Finds operations for a finding.
  ///
  /// - Parameters:
  ///   - finding: What is to be removed.
  ///   - result: All findings of the document.
  ///   - bytes: The document.
  ///   - repairs: Operations that are known to remove the cause, which are tried first.
  ///   - likely: Those of them that change what is likely the mistake.
  ///   - checker: What found it.
  /// - Complexity: The document is solved and checked for each operation that is tried, at most 16.
  package init(
    for finding: LintFinding, in result: LintResult, _ bytes: [UInt8],
    repairs: [EditOperation] = [], likely: Set<EditOperation> = [], checker: DocumentChecker
  ) {
    guard let id = finding.objectID,
      let editor = try? DocumentEditor(bytes, file: result.file, linter: checker.linter)
    else { return }
    let before = Set(result.findings.map(\.identity))
    let candidates = repairs + Self.candidates(for: finding, id, in: bytes)
    let saved = SavedFrames(bytes)
    /// What an operation changes of the saved frames, which are the layout that the author saw.
    func cost(of operation: EditOperation, _ edited: [UInt8]) -> Int {
      let frames = SavedFrames(edited)
      if case .updateFrames = operation {
        return frames.isInside(id) || !saved.isInside(id) ? 0 : 100
      }
      return frames.count(differentFrom: saved)
    }
    // What an edit breaks at other sizes counts, too; it is looked for last, because it takes longest.
    var everySize = checker
    (everySize.checksSizes, everySize.auditor) = (true, nil)
    lazy var beforeResizing = Self.resizing(in: bytes, result.file, everySize)
    var found: [(operation: EditOperation, cost: Int)] = []
    var tried: Set<EditOperation> = []
    for operation in candidates.prefix(bytes.count > Self.largest ? 4 : 16)
    where found.count < 2 * Self.most && tried.insert(operation).inserted {
      var copy = editor
      guard let outcome = try? copy.perform(operation, updatesFrames: true), !outcome.isUnchanged,
        let after = try? checker.check(outcome.bytes, file: result.file),
        !after.findings.contains(where: { $0.identity == finding.identity })
      else { continue }
      // What the finding hid may appear, if it is less severe.
      let new = after.findings.filter { !before.contains($0.identity) && $0.severity >= .warning }
      guard !new.contains(where: { $0.severity >= finding.severity }),
        !SavedFrames(outcome.bytes).isFartherOutside(than: saved),
        finding.severity > .warning
          || Self.resizing(in: outcome.bytes, result.file, everySize).isSubset(of: beforeResizing)
      else { continue }
      // Saved frames decide only among what is likely.
      let others = likely.contains(operation) ? 0 : 1000
      found.append(
        (operation, 1_000_000 * new.count + others + cost(of: operation, outcome.bytes)))
    }
    operations = found.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }.prefix(Self.most).map(\.element.operation)
  }

  /// Returns the warnings about other sizes of a document's screens.
  private static func resizing(
    in bytes: [UInt8], _ file: String, _ checker: DocumentChecker
  ) -> Set<LintFinding.Identity> {
    let found = (try? checker.check(bytes, file: file))?.findings ?? []
    let rules = Set(RulePage.sizes.map(\.id))
    return Set(
      found.filter { rules.contains($0.ruleID) && $0.severity >= .warning }.map(\.identity))
  }

  // MARK: What is tried

  /// Returns the operations that may remove a finding about a view or a constraint.
  private static func candidates(
    for finding: LintFinding, _ id: String, in bytes: [UInt8]
  ) -> [EditOperation] {
    // The frames of views that an edit moves are updated, so that every edit would remove this one.
    guard finding.ruleID != "misplaced-view" else {
      return [.updateFrames(views: [id]), .updateConstants(views: [id])]
    }
    guard let document = try? InterfaceDocument(parsing: bytes) else { return [] }
    let views = document.islands.flatMap(\.views)
    if finding.ruleID == "hit-area" {
      let width = EditOperation.Pin.width(.points(44))
      let height = EditOperation.Pin.height(.points(44))
      return [[height], [width], [width, height]].map { .pin(views: [id], $0) }
    }
    // What an audit finds about texts needs space; another place is no answer to it.
    let isLayout = RulePage.all.contains { $0.id == finding.ruleID }
    let isView = views.contains { $0.id == id }
    let found: [EditOperation] = isLayout && isView ? [.addMissing(views: [id])] : []
    // Its own constraint, those of the view, and those of other members.
    let ids = Set([id] + finding.related.map(\.objectID))
    var changes: [EditOperation] = []
    var removals: [EditOperation] = []
    for view in views {
      for constraint in view.constraints where !constraint.id.isEmpty {
        let items = [constraint.firstItem ?? view.id, constraint.secondItem ?? ""]
        guard ids.contains(constraint.id) || items.contains(id) else { continue }
        changes += relaxed(constraint)
        guard isLayout else { continue }
        changes += reversed(constraint)
        removals.append(.remove(constraints: [constraint.id]))
      }
    }
    return found + changes + removals
  }

  /// Returns the operation that lets a fixed size grow; none for other constraints.
  private static func relaxed(_ constraint: ConstraintElement) -> [EditOperation] {
    guard constraint.secondItem == nil, constraint.relation == .equal else { return [] }
    var values = EditOperation.ConstraintValues()
    values.relation = .greaterThanOrEqual
    return [.set(constraint: constraint.id, values)]
  }

  /// Returns the operation that gives the constant of a spacing the other sign.
  private static func reversed(_ constraint: ConstraintElement) -> [EditOperation] {
    guard constraint.secondItem != nil, let constant = constraint.writtenConstant, constant != 0
    else { return [] }
    var values = EditOperation.ConstraintValues()
    values.constant = .points(-constant)
    return [.set(constraint: constraint.id, values)]
  }
}

extension EditOperation {
  /// Creates the operation that makes a repair of a conflict in a document; nil if it is not of a constraint
  /// that can be named.
  package init?(_ change: Repair.Change, in system: ConstraintSystem) {
    let statement = system.statements[change.place]
    guard statement.origin == .author, !statement.id.isEmpty else { return nil }
    var values = ConstraintValues()
    switch change {
    case .lower: values.priority = 999
    case .setConstant(_, let constant): values.constant = .points(constant)
    case .relax(_, let relation):
      // The statement can be the constraint with its sides exchanged.
      let isMore = (relation == .atLeast) == (statement.sign > 0)
      values.relation =
        relation == .equal ? .equal : isMore ? .greaterThanOrEqual : .lessThanOrEqual
    case .remove:
      self = .remove(constraints: [statement.id])
      return
    case .moveAnchor, .setMultiplier, .turnOffMask, .resize, .closeSpacing: return nil
    }
    self = .set(constraint: statement.id, values)
  }
}

/// The saved frames of a document's views, with those of their superviews.
private struct SavedFrames {
  private var frames: [String: (own: LayoutRect, outer: LayoutRect?)] = [:]

  init(_ bytes: [UInt8]) {
    guard let document = try? InterfaceDocument(parsing: bytes) else { return }
    for parent in document.islands.flatMap(\.views) {
      // What a scroll view contains may be larger.
      let outer = parent.kind == .scrollView ? nil : parent.frame
      for view in parent.subviews {
        if let frame = view.frame { frames[view.id] = (frame, outer) }
      }
    }
  }

  /// Returns whether a view is inside its superview, or may be: where constraints are the mistake, the frame
  /// that they give often is not.
  func isInside(_ id: String) -> Bool {
    guard let (frame, around) = frames[id], let outer = around else { return true }
    return frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= outer.width + 0.5
      && frame.maxY <= outer.height + 0.5
  }

  /// Whether a view is farther outside its superview than before: out of sight, nothing is found about it.
  func isFartherOutside(than other: Self) -> Bool {
    frames.contains { id, frame in
      guard let outer = frame.outer, let before = other.frames[id], before.own != frame.own else {
        return false
      }
      let old = before.outer.map { Self.overhang(of: before.own, $0) } ?? 0
      let new = Self.overhang(of: frame.own, outer)
      return new > old + LayoutTolerance.reported
        || new > 0
          && frame.own.intersection(
            LayoutRect(x: 0, y: 0, width: outer.width, height: outer.height)) == nil
    }
  }

  /// Returns by how many points a frame is beyond the edges of a superview, in all.
  private static func overhang(of frame: LayoutRect, _ outer: LayoutRect) -> Double {
    [-frame.minX, -frame.minY, frame.maxX - outer.width, frame.maxY - outer.height]
      .reduce(0) { $0 + max(0, $1) }
  }

  /// Returns the number of views that have other frames.
  func count(differentFrom other: Self) -> Int {
    frames.count { id, frame in other.frames[id].map { $0.own != frame.own } ?? false }
  }
}
