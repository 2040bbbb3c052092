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

  /// Whether frames are being copied from the engine, so that setting one is no preference of the
  /// app's.
  var isApplying = false

  /// Conflicts of the last solve that has been reported.
  var reportedConflicts: Set<String> = []

  private var needsSolving = true
  private var staleContent = ViewQueue()
  /// Constraints whose items the hierarchy did not hold when they came, by serial number.
  private var unprepared: [Int: NSLayoutConstraint] = [:]
  /// Labels whose intrinsic width follows the width that layout gave them.
  private var huggingLabels = ViewQueue()
  /// Views whose frame the engine has changed since insets were last worked out.
  private var moved = ViewQueue()
  /// Views whose text may break otherwise at the width that the engine found.
  private var resized = ViewQueue()
  /// Views whose size was still changing when the last layout stopped.
  private var unsettled = ViewQueue()

  /// Views and constraints looked at while they came and went; tests hold it to a number.
  private(set) var membershipEffort = 0

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
      view.flags.level = view === root ? 0 : (view.superviewStorage?.flags.level ?? 0) + 1
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
      if let label = view as? UILabel, label.hugsWrappedText {
        huggingLabels.append(label, in: self)
      }
      let installed = view.installedConstraints
      membershipEffort += 1 + installed.count
      constraints += installed
      moved.append(view, in: self)
    }
    for constraint in constraints.sorted(by: { $0.serial < $1.serial }) { enter(constraint) }
    for stack in stacks { stack.rankArrangedViews() }
    setNeedsSolving()
  }

  /// Gives a tree of views up.
  func detach(_ top: UIView) {
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
    setNeedsSolving()
  }

  func enter(_ constraint: NSLayoutConstraint) {
    do { try constraint.enter(engine) } catch { unprepared[constraint.serial] = constraint }
    setNeedsSolving()
  }

  func leave(_ constraint: NSLayoutConstraint) {
    membershipEffort += 1
    unprepared[constraint.serial] = nil
    constraint.leave(engine)
    setNeedsSolving()
  }

  /// Counts views and constraints that were looked at.
  func count(_ looked: Int) { membershipEffort += looked }

  func setNeedsSolving() { needsSolving = true }

  func contentSizeIsStale(of view: UIView) {
    needsSolving = true
    view.flags.factsAreFresh = false
    guard !view.flags.contentSizeIsStale else { return }
    view.flags.contentSizeIsStale = true
    staleContent.append(view, in: self)
  }

  func insetsMayHaveChanged(of view: UIView) {
    needsSolving = true
    moved.append(view, in: self)
  }

  // MARK: Solving

  /// Solves until intrinsic content sizes, insets and rectangles agree; then views know whether to
  /// lay out.
  ///
  /// Text is measured at the width the first solve found, margins follow the edges it found
  /// (`measured:M6`, `M12`); both may move the next solution. As in UIKit there are two passes: a
  /// text that would need a third, because its width follows its height, keeps the size of the
  /// second, and the engine has a finding for it (`engine:E11.4`). The rounds in which margins come to
  /// rest are bounded as well.
  func solve() {
    guard needsSolving || !moved.isEmpty else { return reportConflicts() }
    forgetWrappedWidths()
    var measured: Set<ObjectIdentifier> = []
    for _ in 0..<Self.maximumRounds where needsSolving || !moved.isEmpty {
      root.updateConstraintsBottomUp()
      retryUnprepared()
      readContentSizes()
      // With the frames of before, so that the first solution is mostly the last.
      updateInsets()
      needsSolving = false
      note(engine.solve())
      updateInsets()
      measureText(again: &measured)
    }
    noteUnsettled()
    reportConflicts()
  }

  /// Lets labels that hug their lines start unwrapped again, so that what they come to depends on the
  /// constraints of now and not on the widths of before; likewise what did not settle.
  private func forgetWrappedWidths() {
    for view in huggingLabels.views(in: self) + unsettled.take(in: self)
    where view.storage.measuredWidth != nil {
      view.storage.measuredWidth = nil
      contentSizeIsStale(of: view)
    }
  }

  /// Measures text at the width that the engine found, each at most once a layout.
  private func measureText(again measured: inout Set<ObjectIdentifier>) {
    for view in resized.take(in: self) where view.storage.contentSizeOverride == nil {
      let width = CGFloat(engine.frame(of: view.engineItem).width)
      guard measured.contains(ObjectIdentifier(view)) else {
        guard view.rewrapsText(at: width) else { continue }
        measured.insert(ObjectIdentifier(view))
        contentSizeIsStale(of: view)
        continue
      }
      let before = view.storage.measuredWidth
      if view.rewrapsText(at: width) { unsettled.append(view, in: self) }
      view.storage.measuredWidth = before
    }
  }

  /// Reports to the engine which sizes depend on themselves.
  private func noteUnsettled() {
    var views: [UIView] = []
    for view in unsettled.views(in: self) + (needsSolving ? moved.views(in: self) : [])
    where !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    engine.noteUnsettled(views.map(\.engineItem))
  }

  private static let maximumRounds = 12

  private func readContentSizes() {
    for view in staleContent.take(in: self) {
      view.flags.contentSizeIsStale = false
      if view.flags.factsAreFresh {
        view.flags.factsAreFresh = false
      } else {
        view.syncFacts()
      }
      engine.setContentSize(view.readContentSize(), of: view.engineItem)
      // Other text wraps otherwise also where the width stays.
      if view.storage.measuredWidth == nil, view.wrapsToItsWidth || view is UITextView {
        resized.append(view, in: self)
      }
    }
  }

  private func retryUnprepared() {
    guard !unprepared.isEmpty else { return }
    let waiting = unprepared.values.sorted { $0.serial < $1.serial }
    unprepared.removeAll()
    for constraint in waiting where constraint.holder != nil {
      do { try constraint.enter(engine) } catch {
        fatalError(
          "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
            + "reason: 'Impossible to set up layout with view hierarchy unprepared for "
            + "constraint.' constraint:\(constraint)")
      }
    }
  }

  /// Marks who has to lay out because of changed rectangles, and whose text to measure again.
  private func note(_ changed: [EngineItem]) {
    for item in changed {
      switch item.owner {
      case let view as UIView:
        (view.superviewStorage ?? view).markNeedsLayout()
        // A content area is copied in the scroll view's own layout.
        if item.scrollsContent { view.markNeedsLayout() }
        moved.append(view, in: self)
        resized.append(view, in: self)
      case let guide as UILayoutGuide:
        guide.owningView?.markNeedsLayout()
      default: break
      }
    }
  }

  /// Works out insets again for what moved, parents before children; downwards only while they differ.
  private func updateInsets() {
    var waiting = Self.parentsFirst(moved.take(in: self))
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

  private static func parentsFirst(_ views: [UIView]) -> [UIView] {
    views.sorted { $0.flags.level < $1.flags.level }
  }

  /// Brings up to date what a fitting reads, without solving: a cell that is about to be measured has
  /// a frame that its content need not fit into, and no conflict with it is worth a report.
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
