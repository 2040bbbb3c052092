internal import AutoLayout
internal import Foundation

/// The layout of a tree of views: that of a window, or of a detached tree while it is laid out or
/// queried.
///
/// It updates the engine when views change, and performs the passes of a layout: updating
/// constraints from the bottom up, solving until sizes and insets are consistent, and setting
/// frames from the top down.
@MainActor
final class LayoutTree {
  let engine: LayoutEngine
  private let rootItem: EngineItem

  /// The view at the top, which owns the layout, also while it is being deallocated.
  var root: UIView {
    guard let view = rootItem.view else {
      failPrecondition("a layout was used after its root view was deallocated")
    }
    return view
  }

  /// The reference of the views to the tree.
  let ownReference = TreeReference.Own()

  /// Whether frames are being copied from the engine, so that setting a frame is not a change by
  /// the app.
  var isApplying = false

  /// The layouts and solves in progress.
  var activity = LayoutActivity()

  /// The conflicts of the last reported solve.
  var reportedConflicts: Set<String> = []

  /// Whether the conflicts of the last solve have been reported.
  var hasReported = false

  var needsSolving = true
  var staleContent = ViewQueue()
  /// Views whose intrinsic content size is being read, and was invalidated in the meantime.
  private var interruptedContent: [UIView] = []
  /// Constraints whose items were not in the hierarchy when they were added, by serial number.
  private var unprepared: [Int: NSLayoutConstraint] = [:]
  /// Labels that were measured at a width that results from layout, on which their intrinsic width
  /// depends.
  var huggingLabels = ViewQueue()
  /// Views whose frame the engine has changed since the insets were last computed, if their insets
  /// depend on it.
  var moved = ViewQueue()
  /// The number of the last computation of insets in any tree, which marks the views that it has
  /// visited.
  static var insetPass: Int32 = 0
  /// Views whose text may wrap differently at the width found by the engine.
  var resized = ViewQueue()
  /// Views whose size was still changing when the last layout stopped.
  var unsettled = ViewQueue()

  /// Views that are not in the hierarchy, but whose constraints are in the engine: cells that are kept for
  /// reuse, or measured before they are added, each with the view to which it is added.
  var waiting: [ObjectIdentifier: Kept] = [:]

  struct Kept {
    let cell: UIView
    weak var host: UIView?
  }

  /// Memory that the steps of a layout use one after the other, so that small changes allocate nothing.
  private var reusedViews: [UIView] = []
  private var reusedIdentifiers: Set<ObjectIdentifier> = []

  /// Views that were the root views of controllers when they were added or last laid out.
  private var controlled = ViewQueue()

  /// The number of views and constraints examined when they were added or removed, which tests
  /// limit.
  private(set) var membershipEffort = 0

  /// The number of views whose measured width was examined in order to forget it, which tests limit.
  var forgettingEffort = 0

  init(root: UIView) {
    rootItem = root.engineItem
    engine = LayoutEngine(root: root.engineItem)
    ownReference.refer(to: self)
    var (views, constraints, implicitRows) = (0, 0, 0)
    root.forEachInTree { view in
      views += 1
      constraints += view.constraintList.count
      // Two rows for each axis; a plain view has no content.
      if view.translatesAutoresizingMaskIntoConstraints { implicitRows += 4 }
      if type(of: view) != UIView.self { implicitRows += 4 }
    }
    engine.reserveCapacity(items: views, constraints: constraints, implicitRows: implicitRows)
    attach(root)
  }

  // MARK: Membership

  /// Adds a tree of views and their constraints.
  func attach(_ top: UIView) {
    MainThread.requireForLayout("-[UIView addSubview:]")
    var constraints: [NSLayoutConstraint] = []
    var stacks: [UIStackView] = []
    InheritedTraits.whileConstant { top.forEachInTree(attachOne) }
    func attachOne(_ view: UIView) {
      if let stack = view as? UIStackView { stacks.append(stack) }
      view.top = .layout(ownReference.reference)
      let above = view.superviewStorage?.flags.level ?? 0
      view.flags.level = view === root ? 0 : above + 1
      engine.attach(view.engineItem)
      let installed = view.installedConstraints
      membershipEffort += 1 + installed.count
      constraints += installed
      readFacts(of: view)
      for guide in view.storage.guides { engine.attach(guide.engineItem) }
      for guide in view.storage.systemGuides.values { engine.attach(guide.engineItem) }
      for guide in view.storage.specialGuides { engine.attach(guide.engineItem) }
      if let guide = view.storage.keyboardGuide { engine.attach(guide.engineItem) }
    }
    for place in SortedPlace.inOrderOfActivation(constraints) { enter(constraints[place.index]) }
    for stack in stacks { stack.rankArrangedViews() }
    setNeedsSolving()
  }

  /// Reads what the layout needs to know of a view that was added.
  func readFacts(of view: UIView) {
    view.syncFacts()
    view.presetInsets()
    engine.setPlacement(view.placement, of: view.engineItem)
    contentSizeIsStale(of: view)
    view.flags.factsAreFresh = true
    if view.viewController != nil { controlled.append(view, in: self) }
    if let label = view as? UILabel, label.hugsWrappedText, label.storage.measuredWidth != nil {
      didMeasureWidth(of: label)
    }
    view.flags[.insetsFollowFrame] = true
    moved.append(view, in: self)
  }

  /// Removes a tree of views.
  func detach(_ top: UIView) {
    MainThread.requireForLayout("-[UIView removeFromSuperview]")
    for kept in waiting.values where kept.host?.isDescendant(of: top) != false {
      release(kept.cell)
    }
    var views: [UIView] = []
    top.forEachInTree { view in
      let installed = view.installedConstraints
      membershipEffort += 1 + installed.count
      for constraint in installed {
        unprepared[constraint.serial] = nil
        constraint.leave(engine)
      }
      views.append(view)
    }
    // Until the superview is cleared or replaced, the views are in the window.
    let topAfterwards = rootItem.view is UIWindow ? TreeTop.window(rootItem) : .none
    // Children first, because the equations of a mask depend on the size of the container.
    for view in views.reversed() {
      if let guide = view.storage.keyboardGuide { engine.detach(guide.engineItem) }
      for guide in view.storage.specialGuides { engine.detach(guide.engineItem) }
      for guide in view.storage.systemGuides.values { engine.detach(guide.engineItem) }
      for guide in view.storage.guides { engine.detach(guide.engineItem) }
      engine.detach(view.engineItem)
      view.top = view.engineItem === rootItem ? .none : topAfterwards
      view.flags.contentSizeIsStale = false
    }
    setNeedsSolving()
  }

  func enter(_ constraint: NSLayoutConstraint) {
    MainThread.requireForLayout("-[UIView addConstraint:]")
    do { try constraint.enter(engine) } catch { unprepared[constraint.serial] = constraint }
    setNeedsSolving()
  }

  func leave(_ constraint: NSLayoutConstraint) {
    MainThread.requireForLayout("-[UIView removeConstraint:]")
    membershipEffort += 1
    unprepared[constraint.serial] = nil
    constraint.leave(engine)
    setNeedsSolving()
  }

  /// Counts views and constraints that were examined.
  func count(_ looked: Int) { membershipEffort += looked }

  func setNeedsSolving() { needsSolving = true }

  func contentSizeIsStale(of view: UIView) {
    needsSolving = true
    view.flags.factsAreFresh = false
    guard !view.flags.contentSizeIsStale else { return }
    view.flags.contentSizeIsStale = true
    staleContent.append(view, in: self)
  }

  /// Notes that a label that hugs its lines was measured at a width that results from layout.
  func didMeasureWidth(of label: UILabel) { huggingLabels.append(label, in: self) }

  // MARK: Solving

  /// Solves until intrinsic content sizes, insets and rectangles are consistent, and marks the
  /// views that need layout.
  ///
  /// Text is measured at the width that results from the first solve, and margins depend on the
  /// edges (`measured:M6`, `M12`); both may change the next solution. As in UIKit, there are two
  /// passes: a text that would need a third one, because its width depends on its height, keeps the
  /// size of the second pass, and the engine reports a finding (`engine:E11.4`). The number of
  /// iterations for margins is also limited.
  ///
  /// If content sizes or margins still change after the last iteration, because they are invalidated
  /// whenever they are read, that is reported as a loop.
  func solve() {
    MainThread.requireForLayout("-[UIView layoutIfNeeded]")
    activity.solves += 1
    defer {
      activity.solves -= 1
      activity.endIfIdle()
    }
    noteFreedControllers()
    // Setting frames moves views, and is followed by a call for each of them. Usually their insets do
    // not change, and then the solution does not either.
    if !needsSolving, !moved.isEmpty { updateInsets() }
    guard needsSolving else { return reportConflicts() }
    forgetWrappedWidths()
    var measured: Set<ObjectIdentifier> = []
    for round in 0..<Self.maximumRounds where needsSolving || !moved.isEmpty {
      root.updateConstraintsBottomUp()
      retryUnprepared()
      readContentSizes()
      // With the previous frames, so that the first solution is usually the last.
      updateInsets()
      // A content size that was invalidated while sizes or insets were read is read in the next round.
      needsSolving = !staleContent.isEmpty
      engine.solve { note($0) }
      hasReported = false
      // A width that new margins are about to change would be the only one that a text is measured at.
      guard !updateInsets() || round >= Self.roundsForInsets else { continue }
      measureText(again: &measured)
    }
    noteUnsettled()
    reportConflicts()
  }

  /// Marks views whose controller was freed before them, and whose margins were the controller's.
  ///
  /// The views hold their controllers weakly, and are not told.
  private func noteFreedControllers() {
    guard !controlled.isEmpty else { return }
    withReusedMemory { views, seen in
      controlled.move(to: &views, in: self)
      for view in views where seen.insert(ObjectIdentifier(view)).inserted {
        if view.viewController == nil {
          insetsMayHaveChanged(of: view)
        } else {
          controlled.append(view, in: self)
        }
      }
    }
  }

  private static let maximumRounds = 12

  /// The number of rounds after which texts are measured even if margins still change.
  private static let roundsForInsets = 6

  private func readContentSizes() {
    for view in staleContent.take(in: self) {
      view.flags.contentSizeIsStale = false
      guard !view.flags[.isReadingContentSize] else {
        interruptedContent.append(view)
        continue
      }
      guard view.mayRepeat() else { continue }
      if view.flags.factsAreFresh {
        view.flags.factsAreFresh = false
      } else {
        view.syncFacts()
      }
      engine.setContentSize(view.readContentSize(), of: view.engineItem)
      requeueInterrupted()
      // Text that has changed can wrap differently at the same width.
      if view.storage.measuredWidth == nil, view.isMeasuredAtItsWidth {
        resized.append(view, in: self)
      }
    }
  }

  /// Queues the views whose size was invalidated while it was being read, once that has ended.
  private func requeueInterrupted() {
    guard !interruptedContent.isEmpty else { return }
    let views = interruptedContent
    interruptedContent = []
    for view in views {
      if view.flags[.isReadingContentSize] {
        interruptedContent.append(view)
      } else {
        contentSizeIsStale(of: view)
      }
    }
  }

  private func retryUnprepared() {
    guard !unprepared.isEmpty else { return }
    let waiting = unprepared.values.sorted { $0.serial < $1.serial }
    unprepared.removeAll()
    for constraint in waiting {
      guard let holder = constraint.holder else { continue }
      do { try constraint.enter(engine) } catch {
        ConstraintProblem.outsideSubtree(constraint, of: holder).raise()
      }
    }
  }

  /// Marks the views that need layout or text measurement because a rectangle changed.
  private func note(_ changed: EngineItem) {
    switch changed.owner {
    case let view as UIView:
      // A cell that is measured is not yet a subview of its table.
      (view.flags[.isWaiting] ? view : view.superviewStorage ?? view).markNeedsLayout()
      // The size of a content area is set in the layout of the scroll view.
      if changed.scrollsContent { view.markNeedsLayout() }
      didMove(view)
      resized.append(view, in: self)
    case let guide as UILayoutGuide:
      guide.owningView?.markNeedsLayout()
    default: break
    }
  }

  /// Updates the input of a fitting size without solving.
  ///
  /// The content of a cell that is about to be measured need not fit its present frame, and
  /// conflicts with it are not reported.
  func prepareFitting() {
    root.updateConstraintsBottomUp()
    retryUnprepared()
    readContentSizes()
    let waiting = moved.views(in: self)
    readsOwnFrames = true
    updateInsets()
    readsOwnFrames = false
    _ = moved.take(in: self)
    for view in waiting { moved.append(view, in: self) }
    needsSolving = true
  }

  /// Calls `body` with an empty array and an empty set, whose memory is used again.
  ///
  /// A call from within `body`, when a view that is told of a change lays out, has memory of its own.
  func withReusedMemory(
    _ body: (_ views: inout [UIView], _ seen: inout Set<ObjectIdentifier>) -> Void
  ) {
    var (views, seen): ([UIView], Set<ObjectIdentifier>) = ([], [])
    swap(&views, &reusedViews)
    swap(&seen, &reusedIdentifiers)
    body(&views, &seen)
    // Without the views, which can be freed before the next layout.
    views.removeAll(keepingCapacity: views.count < 256)
    seen.removeAll(keepingCapacity: seen.count < 256)
    swap(&views, &reusedViews)
    swap(&seen, &reusedIdentifiers)
  }

  /// Whether insets are computed from the present frames of views, not from those in the engine.
  private var readsOwnFrames = false

  /// Returns the view's frame in the engine, before it is rounded and set.
  func solvedFrame(of view: UIView) -> CGRect {
    guard !readsOwnFrames, engine.represents(view.engineItem) else {
      return view.geometry.untransformedFrame
    }
    return CGRect(engine.frame(of: view.engineItem))
  }
}
