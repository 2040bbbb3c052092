internal import AutoLayout
internal import Foundation

/// The layout of one tree of views: a window's, or a detached tree's while it is laid out or asked.
///
/// It keeps the engine in step with the views, and runs the passes: constraints bottom up, solving
/// until sizes and insets agree, frames top down.
@MainActor
final class LayoutTree {
  let engine: LayoutEngine
  unowned let root: UIView

  /// Whether frames are being copied from the engine, so that setting one is no wish of the app's.
  var isApplying = false

  /// Conflicts of the last solve that has been reported.
  var reportedConflicts: Set<String> = []

  private var needsSolving = true
  private var staleContent: [UIView] = []
  /// Constraints whose items the hierarchy did not hold when they came.
  private var unprepared: [NSLayoutConstraint] = []
  /// Constraints whose numbers no solver can use, and why; layout goes on without them.
  private(set) var leftOut: [(constraint: NSLayoutConstraint, reason: String)] = []
  /// Labels whose natural width follows the width that layout gave them.
  private var huggingLabels: [UILabel] = []
  /// Views whose frame the engine has changed since insets were last worked out.
  private var moved: [UIView] = []

  init(root: UIView) {
    self.root = root
    engine = LayoutEngine(root: root.engineItem)
    attach(root)
  }

  // MARK: Membership

  /// Takes a tree of views in, with the constraints its views keep.
  func attach(_ top: UIView) {
    var constraints: [NSLayoutConstraint] = []
    var stacks: [UIStackView] = []
    top.forEachInTree { view in
      if let stack = view as? UIStackView { stacks.append(stack) }
      view.tree = self
      engine.attach(view.engineItem)
      view.syncFacts()
      view.presetInsets()
      engine.setPlacement(view.placement, of: view.engineItem)
      for guide in view.guides { engine.attach(guide.engineItem) }
      for guide in view.storage.systemGuides.values { engine.attach(guide.engineItem) }
      for guide in view.storage.specialGuides { engine.attach(guide.engineItem) }
      if let guide = view.storage.keyboardGuide { engine.attach(guide.engineItem) }
      contentSizeIsStale(of: view)
      view.flags.factsAreFresh = true
      if let label = view as? UILabel, label.hugsWrappedText { huggingLabels.append(label) }
      constraints += view.installedConstraints
      moved.append(view)
    }
    for constraint in constraints.sorted(by: { $0.serial < $1.serial }) { enter(constraint) }
    for stack in stacks { stack.rankArrangedViews() }
    setNeedsSolving()
  }

  /// Gives a tree of views up.
  func detach(_ top: UIView) {
    var views: [UIView] = []
    top.forEachInTree { view in
      for constraint in view.installedConstraints { constraint.leave(engine) }
      views.append(view)
    }
    // Children first: a mask's equations read the container's size.
    for view in views.reversed() {
      if let guide = view.storage.keyboardGuide { engine.detach(guide.engineItem) }
      for guide in view.storage.specialGuides { engine.detach(guide.engineItem) }
      for guide in view.storage.systemGuides.values { engine.detach(guide.engineItem) }
      for guide in view.guides { engine.detach(guide.engineItem) }
      engine.detach(view.engineItem)
      view.tree = nil
      view.flags.contentSizeIsStale = false
    }
    staleContent.removeAll { $0.tree !== self }
    huggingLabels.removeAll { $0.tree !== self }
    moved.removeAll { $0.tree !== self }
    setNeedsSolving()
  }

  func enter(_ constraint: NSLayoutConstraint) {
    do { try constraint.enter(engine) } catch {
      switch error {
      case .unpreparedHierarchy: unprepared.append(constraint)
      case .unsolvable(let reason): leaveOut(constraint, reason)
      }
    }
    setNeedsSolving()
  }

  func leave(_ constraint: NSLayoutConstraint) {
    unprepared.removeAll { $0 === constraint }
    leftOut.removeAll { $0.constraint === constraint }
    constraint.leave(engine)
    setNeedsSolving()
  }

  func setNeedsSolving() { needsSolving = true }

  func contentSizeIsStale(of view: UIView) {
    needsSolving = true
    view.flags.factsAreFresh = false
    guard !view.flags.contentSizeIsStale else { return }
    view.flags.contentSizeIsStale = true
    staleContent.append(view)
  }

  func insetsMayHaveChanged(of view: UIView) {
    needsSolving = true
    moved.append(view)
  }

  // MARK: Solving

  /// Solves until natural sizes, insets and rectangles agree; then views know whether to lay out.
  ///
  /// Text is measured at the width the first solve found, margins follow the edges it found
  /// (`measured:M6`, `M12`); both may move the next solution. The number of rounds is bounded, as a
  /// layout can chase its own tail.
  func solve() {
    if needsSolving || !moved.isEmpty { forgetWrappedWidths() }
    for _ in 0..<Self.maximumRounds where needsSolving || !moved.isEmpty {
      root.updateConstraintsBottomUp()
      retryUnprepared()
      readContentSizes()
      // With the frames of before, so that the first solution is mostly the last.
      updateInsets()
      needsSolving = false
      let changed = engine.solve()
      note(changed)
      updateInsets()
    }
    reportConflicts()
  }

  /// Lets labels that hug their lines start unwrapped again, so that what they come to depends on the
  /// constraints of now and not on the widths of before.
  private func forgetWrappedWidths() {
    for label in huggingLabels where label.storage.measuredWidth != nil {
      label.storage.measuredWidth = nil
      contentSizeIsStale(of: label)
    }
  }

  private static let maximumRounds = 12

  private func readContentSizes() {
    let views = staleContent
    staleContent.removeAll(keepingCapacity: true)
    for view in views where view.tree === self {
      view.flags.contentSizeIsStale = false
      if view.flags.factsAreFresh {
        view.flags.factsAreFresh = false
      } else {
        view.syncFacts()
      }
      engine.setContentSize(view.readContentSize(), of: view.engineItem)
    }
  }

  private func retryUnprepared() {
    guard !unprepared.isEmpty else { return }
    let waiting = unprepared
    unprepared.removeAll()
    for constraint in waiting where constraint.holder != nil {
      do { try constraint.enter(engine) } catch {
        switch error {
        case .unpreparedHierarchy:
          fatalError(
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
              + "reason: 'Impossible to set up layout with view hierarchy unprepared for "
              + "constraint.' constraint:\(constraint)")
        case .unsolvable(let reason): leaveOut(constraint, reason)
        }
      }
    }
  }

  /// Goes on without a constraint whose numbers are out of all proportion, and says so.
  private func leaveOut(_ constraint: NSLayoutConstraint, _ reason: String) {
    leftOut.append((constraint, reason))
    LayoutLog.shared.write("Unable to use the numbers of the constraint: \(constraint) (\(reason))")
  }

  /// Marks who has to lay out because of changed rectangles, and whose text to measure again.
  private func note(_ changed: [EngineItem]) {
    for item in changed {
      switch item.owner {
      case let view as UIView:
        (view.superviewStorage ?? view).markNeedsLayout()
        // A content area is copied in the scroll view's own layout.
        if item.scrollsContent { view.markNeedsLayout() }
        moved.append(view)
        if view.storage.contentSizeOverride == nil,
          view.rewrapsText(at: CGFloat(engine.frame(of: item).width))
        {
          contentSizeIsStale(of: view)
        }
      case let guide as UILayoutGuide:
        guide.owningView?.markNeedsLayout()
      default: break
      }
    }
  }

  /// Works out insets again for what moved, parents before children; downwards only while they differ.
  private func updateInsets() {
    // Depths are counted once a view: comparing counts them again and again.
    var waiting = moved.map { (depth: $0.depth, view: $0) }
      .sorted { $0.depth < $1.depth }.map(\.view)
    moved.removeAll(keepingCapacity: true)
    var done: Set<ObjectIdentifier> = []
    var index = 0
    while index < waiting.count {
      let view = waiting[index]
      index += 1
      guard view.tree === self, done.insert(ObjectIdentifier(view)).inserted else { continue }
      let changed = view.updateInsets()
      if changed { needsSolving = true }
      // A child's insets depend on its distance from this view's edges, even if it did not move.
      let concerns = changed || view.storage.safeAreaInsets != .zero || root.storage.keyboard != nil
      for child in view.subviewsStorage where concerns || child.preservesSuperviewLayoutMargins {
        waiting.append(child)
      }
    }
  }

  /// Brings up to date what a fitting reads, without solving: a cell that is about to be measured has
  /// a frame that its content need not fit into, and no conflict with it is worth a report.
  func prepareFitting() {
    root.updateConstraintsBottomUp()
    retryUnprepared()
    readContentSizes()
    let waiting = moved
    readsOwnFrames = true
    updateInsets()
    readsOwnFrames = false
    moved = waiting
    needsSolving = true
  }

  /// Whether insets follow the frames that views have, and not those that the engine will find.
  private var readsOwnFrames = false

  /// The view's frame as the engine has it, before it is copied and rounded.
  func solvedFrame(of view: UIView) -> CGRect {
    guard !readsOwnFrames, engine.represents(view.engineItem) else {
      return view.geometry.untransformedFrame
    }
    return CGRect(engine.frame(of: view.engineItem))
  }
}
