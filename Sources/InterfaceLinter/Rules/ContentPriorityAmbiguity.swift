internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof

/// Reports views that compete for space with equal content priorities.
struct ContentPriorityAmbiguity: LintRule {
  let page = RulePage(
    "content-priority-ambiguity", .ambiguity, .error,
    "Content priorities are equal, so it is ambiguous which view stretches or shrinks",
    why: """
      If views have more or less space than they need, hugging and compression resistance priorities \
      determine which one changes its size. With equal priorities the choice is arbitrary, and can be \
      different for another text or version of iOS.
      Not reported are differences of a point or two, content that is higher than the canvas of a cell, and content that \
      is lower than the canvas of a cell with automatic height.
      Of buttons with a configuration that a stack view fills itself with from side to side, it is a note: Interface \
      Builder gives them equal widths, and what an app does was not measured.
      """,
    mend: """
      Change one of the priorities by 1: decrease hugging for the view that may grow, or compression \
      resistance for the one that may shrink.
      """,
    example: """
      <label text="Name" horizontalHuggingPriority="251" id="name"/>
      <label text="Value" horizontalHuggingPriority="251" id="value"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
      <constraint firstItem="value" firstAttribute="leading" secondItem="name" secondAttribute="trailing" constant="8" id="value-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="value" secondAttribute="trailing" constant="16" id="safe-trailing"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="name-top"/>
      <constraint firstItem="value" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="value-top"/>
      """,
    corrected: """
      <label text="Name" horizontalHuggingPriority="251" id="name"/>
      <label text="Value" horizontalHuggingPriority="250" id="value"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
      <constraint firstItem="value" firstAttribute="leading" secondItem="name" secondAttribute="trailing" constant="8" id="value-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="value" secondAttribute="trailing" constant="16" id="safe-trailing"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="name-top"/>
      <constraint firstItem="value" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="value-top"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    var groups: [Group] = []
    var known: Set<Group> = []
    var rivals: [Group: [ViewElement]] = [:]
    for view in scene.views.dropFirst() where view.ambiguityCheck == .always {
      for axis in NSLayoutConstraint.Axis.allCases {
        let length: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        guard scene.ambiguities.tied[view.id]?.contains(length) == true,
          !isSharedInProportion(view, axis, in: scene)
        else { continue }
        let group = Group(parent: scene.parent(of: view.id)?.id ?? "", axis: axis)
        rivals[group, default: []].append(view)
        if !scene.isLeftOut(view.id), known.insert(group).inserted { groups.append(group) }
      }
    }
    return groups.compactMap { group in
      let all = rivals[group] ?? []
      guard var found = finding(all, group.axis, in: scene) else { return nil }
      if isRowOfButtons(all, group, in: scene) { found.severity = .note }
      return found
    }
  }

  /// Returns whether a view is in an arranged view whose length a stack view gives it in proportion to the contents of all.
  @MainActor
  private func isSharedInProportion(
    _ view: ViewElement, _ axis: NSLayoutConstraint.Axis, in scene: DocumentScene
  ) -> Bool {
    scene.superviews(of: view.id).dropFirst().contains { id in
      guard let stack = scene.staged.views[id] as? UIStackView else { return false }
      return stack.axis == axis && stack.distribution == .fillProportionally
    }
  }

  /// Returns whether the rivals are buttons with a configuration that a stack view fills itself with.
  ///
  /// On the canvas all nine such rows that we know, in two projects, have buttons of equal widths, also where their titles
  /// alone give the stack view its width, and none is flagged.
  @MainActor
  private func isRowOfButtons(
    _ rivals: [ViewElement], _ group: Group, in scene: DocumentScene
  ) -> Bool {
    guard group.axis == .horizontal,
      let stack = scene.staged.views[group.parent] as? UIStackView,
      stack.axis == .horizontal, stack.distribution == .fill
    else { return false }
    return rivals.allSatisfy { $0.button?.configuration != nil && !$0.isAmbiguous }
  }

  private struct Group: Hashable {
    let parent: String
    let axis: NSLayoutConstraint.Axis
  }

  /// Returns a finding at the competing view that changes its size at present, with the priority
  /// that does this.
  @MainActor
  private func finding(
    _ rivals: [ViewElement], _ axis: NSLayoutConstraint.Axis, in scene: DocumentScene
  ) -> LintFinding? {
    let word = axis == .horizontal ? "horizontal" : "vertical"
    var best: (view: ViewElement, excess: Double)?
    for rival in rivals {
      guard let excess = excess(of: rival, axis, in: scene) else { continue }
      if abs(excess) > abs(best?.excess ?? 0) { best = (rival, excess) }
    }
    // A difference of a point or two may be caused by measuring; if the canvas of a cell is too low
    // for its content, the cell grows.
    guard let best, rivals.count > 1, best.excess > 0.75 || best.excess < -2 else { return nil }
    let stretches = best.excess > 0
    // A length that cannot be measured may be shorter than the saved one.
    if !stretches, rivals.contains(where: \.needsTheApp) { return nil }
    guard axis == .horizontal || scene.hasRealSize || stretches && !isSizedByContent(rivals, scene)
    else { return nil }
    let priority = priority(of: best.view, axis, hugging: stretches, in: scene)
    // A view without content of its own is as long as what is in it, whose priority counts.
    let competing = rivals.filter { $0.id != best.view.id }.map { rival in
      guard excess(of: rival, axis, in: scene) == nil,
        let inside = content(of: rival, axis, priority, hugging: stretches, in: scene)
      else { return (view: rival, name: "\"\(rival.outlineName)\"") }
      return (inside, "\"\(inside.outlineName)\" in \"\(rival.outlineName)\"")
    }
    let others = competing.map(\.name)
    let list = others.prefix(3).joined(separator: ", ") + (others.count > 3 ? ", …" : "")
    let name = stretches ? "hugging" : "compression resistance"
    let message =
      "Decrease \(word) \(name) of \"\(best.view.outlineName)\" to make it "
      + "\(stretches ? "grow" : "shrink") before other views: "
      + "\(list) \(others.count == 1 ? "has" : "have") the same priority, \(priority.short)."
    let attribute = "\(word)\(stretches ? "HuggingPriority" : "CompressionResistancePriority")"
    let repair: DocumentRepair? =
      priority >= 2 && priority < 1000
      ? .setAttributes(
        at: best.view.position, [DocumentRepair.Attribute(attribute, (priority - 1).short)])
      : nil
    return self.finding(
      message, best.view, detail: "\(word) \(name)",
      related: competing.map { .init($0.view, "\($0.name) competes for the same space") },
      repair: repair)
  }

  /// Returns the view inside another one whose content gives it its length, with the priority that competes.
  @MainActor
  private func content(
    of view: ViewElement, _ axis: NSLayoutConstraint.Axis, _ priority: Double, hugging: Bool,
    in scene: DocumentScene
  ) -> ViewElement? {
    for inside in view.islandMembers {
      if excess(of: inside, axis, in: scene) != nil,
        self.priority(of: inside, axis, hugging: hugging, in: scene) == priority
      {
        return inside
      }
      if let deeper = content(of: inside, axis, priority, hugging: hugging, in: scene) {
        return deeper
      }
    }
    return nil
  }

  /// Returns whether the scene is a row that can be as high as its content, and Interface Builder does not disagree.
  ///
  /// The table view that uses a row of a xib is in another document, and it does not read the row's height in the xib.
  @MainActor
  private func isSizedByContent(_ rivals: [ViewElement], _ scene: DocumentScene) -> Bool {
    let root = scene.island.root
    let isOfXib = root.kind == .tableViewCell && scene.island.context.isTopLevel
    return (isOfXib || scene.facts.isSelfSizingCell(root.id))
      && !rivals.contains(where: \.isAmbiguous)
  }

  /// Returns how much longer the view is than its content; nil for views without intrinsic size.
  @MainActor
  private func excess(
    of view: ViewElement, _ axis: NSLayoutConstraint.Axis, in scene: DocumentScene
  ) -> Double? {
    guard let placed = scene.staged.views[view.id] else { return nil }
    let natural = placed.engineItem.contentSize
    guard let length = axis == .horizontal ? natural.width : natural.height else { return nil }
    let rect = placed.alignmentRect(forFrame: placed.frame)
    return Double(axis == .horizontal ? rect.width : rect.height) - length
  }

  @MainActor
  private func priority(
    of view: ViewElement, _ axis: NSLayoutConstraint.Axis, hugging: Bool, in scene: DocumentScene
  ) -> Double {
    guard let placed = scene.staged.views[view.id] else { return 0 }
    return Double(
      (hugging
        ? placed.contentHuggingPriority(for: axis)
        : placed.contentCompressionResistancePriority(for: axis)).rawValue)
  }
}
