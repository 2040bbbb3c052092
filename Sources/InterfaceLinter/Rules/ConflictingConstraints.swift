internal import AutoLayout
internal import DocumentAnalysis
internal import InterfaceBuilder

/// Reports required constraints that cannot be satisfied together.
struct ConflictingConstraints: LintRule {
  let page = RulePage(
    "conflicting-constraints", .conflict, .error,
    "Required constraints cannot be satisfied together",
    why: """
      When the app runs, one of them is broken, which you cannot control, and the conflict is reported in \
      the console. The finding lists a minimal conflict: without any one of its members the others can \
      be satisfied.
      A conflict of less than a pixel, which rounded constants can cause, is a note. Conflicts with one given size that \
      have most members in common, such as of a column that is too high, are one finding.
      If the conflict depends on the size that a cell or a freeform view has on the canvas, it is \
      reported as canvas-size. Not reported are conflicts that depend on the size of an image that is \
      not in the document, or on the width of a text that wraps.
      """,
    mend: """
      Delete the constraint that is wrong, lower the priority of one of them below 1000, or turn an \
      equality into an inequality.
      """,
    example: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="height" constant="40" id="height"/>
          <constraint firstAttribute="width" constant="200" id="width-1"/>
          <constraint firstAttribute="width" constant="240" id="width-2"/>
        </constraints>
      </view>
      """,
    corrected: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="height" constant="40" id="height"/>
          <constraint firstAttribute="width" constant="200" id="width-1"/>
          <constraint firstAttribute="width" constant="240" priority="750" id="width-2"/>
        </constraints>
      </view>
      """)

  var isAboutSpace: Bool { true }

  func findings(in scene: DocumentScene) -> [LintFinding] {
    let conflicts = scene.classifiedConflicts
    var isDone = conflicts.map { _ in false }
    // Only conflicts that a given size takes part in can be of one cause.
    let given = conflicts.indices.filter { conflicts[$0].members.contains(where: isGiven) }
    return conflicts.indices.compactMap { index in
      guard !isDone[index] else { return nil }
      var others: [SceneConflict] = []
      if conflicts[index].members.contains(where: isGiven) {
        for other in given where other > index && !isDone[other] {
          guard isOfOneCause(conflicts[index], conflicts[other]) else { continue }
          isDone[other] = true
          others.append(conflicts[other])
        }
      }
      return finding(conflicts[index], with: others, in: scene)
    }
  }

  /// The greatest number of members that a line names, and how many it names of more.
  private static let (mostNamed, fewNamed) = (8, 5)

  private func isGiven(_ member: ConstraintOrigin) -> Bool {
    if case .placement = member { true } else { false }
  }

  /// Whether two conflicts are about one given size and have most members in common.
  private func isOfOneCause(_ one: SceneConflict, _ other: SceneConflict) -> Bool {
    guard one.scope == other.scope else { return false }
    let shared = one.members.filter(other.members.contains)
    return 2 * shared.count > min(one.members.count, other.members.count)
      && shared.contains(where: isGiven)
  }

  /// Returns the finding of a conflict and others of its cause; nil if it is none of the app, or one of a constraint of a view to
  /// itself, which is reported as such.
  @MainActor
  private func finding(
    _ conflict: SceneConflict, with others: [SceneConflict], in scene: DocumentScene
  ) -> LintFinding? {
    let amount: Double?
    switch conflict.scope {
    case .app: amount = nil
    case .rounding(let points): amount = points
    case .canvas, .unknown: return nil
    }
    if conflict.members.count == 1, let only = scene.constraint(of: conflict.members[0]),
      SelfRelation(only) == .fails
    {
      return nil
    }
    var related: [LintFinding.Related] = []
    var ids: [String] = []
    var texts: [String] = []
    // What is required of contents is rarely meant.
    var contents: [String] = []
    for member in conflict.members {
      switch member {
      case .constraint:
        if let constraint = scene.constraint(of: member) {
          let place = LintFinding.Related(constraint, in: scene)
          ids.append(place.objectID)
          texts.append(place.message)
          related.append(place)
        } else if let stack = scene.stackView(of: member) {
          texts.append("the arrangement of \"\(scene.name(of: stack))\"")
        }
      case .placement(let item, let axis, _):
        guard let id = scene.id(of: item) else {
          texts.append("the size of the canvas")
          continue
        }
        if id == scene.island.root.id || scene.isCellContent(id) {
          texts.append("the \(axis == .horizontal ? "width" : "height") of the canvas")
        } else {
          ids.append(id)
          texts.append("the frame of \"\(scene.name(of: id))\", from its autoresizing mask")
        }
      case .hugging(let item, let axis), .compression(let item, let axis):
        guard let id = scene.id(of: item) else { continue }
        ids.append(id)
        let text =
          "the intrinsic \(axis == .horizontal ? "width" : "height") of "
          + "\"\(scene.name(of: id))\", required by its priority"
        texts.append(text)
        contents.append(text)
      }
    }
    guard let place = related.last else { return nil }
    var unique: [String] = []
    for text in texts where !unique.contains(text) { unique.append(text) }
    if unique.count > Self.mostNamed {
      let named = Array(
        (unique.filter(contents.contains) + unique.filter { !contents.contains($0) })
          .prefix(Self.fewNamed))
      unique = named + ["and \(unique.count - named.count) more, which purlin explain names"]
    }
    return LintFinding(
      rule: page.id, amount == nil ? page.severity : .note,
      "Unable to simultaneously satisfy constraints: " + unique.joined(separator: "; ")
        + (amount.map { " (by \($0.short) points, less than a pixel)" } ?? "")
        + remark(conflict, others),
      at: place.position, of: place.objectID, detail: ids.sorted().joined(separator: " "),
      related: Array(related.dropLast()))
  }

  /// Returns what is said about further conflicts of a cause.
  private func remark(_ conflict: SceneConflict, _ others: [SceneConflict]) -> String {
    guard !others.isEmpty else { return "" }
    let excess = others.reduce(conflict.excess) { $0 + $1.excess }
    let sets = others.count == 1 ? "another set" : "\(others.count) other sets"
    let isVertical = conflict.members.contains {
      if case .placement(_, .vertical, _) = $0 { true } else { false }
    }
    return " (with \(sets) of nearly the same constraints"
      + (excess.isFinite ? ", by \(excess.short) points in all" : "") + ")"
      + (isVertical ? ". A scroll view has space for what is too high" : "")
  }
}
