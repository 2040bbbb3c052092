internal import AutoLayout
internal import Foundation
internal import HeadlessQuartzCore

extension UIView {
  func markNeedsLayout() {
    guard !flags.needsLayout || superviewStorage?.flags.subtreeNeedsLayout == false else { return }
    flags.needsLayout = true
    var ancestor = superviewStorage
    while let view = ancestor, !view.flags.subtreeNeedsLayout {
      view.flags.subtreeNeedsLayout = true
      ancestor = view.superviewStorage
    }
  }

  func markNeedsUpdateConstraints() {
    flags.needsUpdateConstraints = true
    var ancestor = superviewStorage
    while let view = ancestor, !view.flags.subtreeNeedsUpdateConstraints {
      view.flags.subtreeNeedsUpdateConstraints = true
      ancestor = view.superviewStorage
    }
    tree?.setNeedsSolving()
    markNeedsLayout()
  }

  /// Propagates the flags of a subtree to its new ancestors.
  func markSubtreeNeedsUpdateConstraints() {
    flags.subtreeNeedsUpdateConstraints = true
    markNeedsUpdateConstraints()
  }

  /// Updates constraints if needed, children before parents (`engine:E8.1`).
  func updateConstraintsBottomUp() {
    // Without recursion, so that a deep tree does not overflow the stack.
    var path: [(view: UIView, subviews: [UIView], next: Int)] = []
    func enter(_ view: UIView) {
      let isOpen = view.flags.subtreeNeedsUpdateConstraints
      view.flags.subtreeNeedsUpdateConstraints = false
      path.append((view, isOpen ? view.subviewsStorage : [], 0))
    }
    enter(self)
    while let last = path.last {
      guard last.next < last.subviews.count else {
        path.removeLast()
        last.view.updateOwnConstraintsIfNeeded()
        continue
      }
      path[path.count - 1].next += 1
      enter(last.subviews[last.next])
    }
  }

  private func updateOwnConstraintsIfNeeded() {
    guard flags.needsUpdateConstraints, !flags[.isUpdatingConstraints] else { return }
    // Cleared first, because an update that is requested during the update belongs to the next
    // pass.
    flags.needsUpdateConstraints = false
    guard mayRepeat() else { return }
    flags[.isUpdatingConstraints] = true
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    flags[.isUpdatingConstraints] = false
  }

  /// Returns whether the view may be laid out, measured or updated again within the present layout;
  /// reports a loop if not.
  func mayRepeat() -> Bool {
    guard let tree, !tree.activity.mayRepeat(self) else { return true }
    if tree.activity.isFirstRefusal(of: self) { tree.reportLoop(below: self) }
    return false
  }

  /// Returns the layout of this view's tree, created on first use.
  func layoutTree() -> LayoutTree {
    if let tree { return tree }
    MainThread.requireForLayout("-[UIView layoutIfNeeded]")
    let top = root
    let made = LayoutTree(root: top)
    top.storage.ownedTree = made
    return made
  }

  func layOutNow() {
    // Before the first closure, which would stop the program without words on another thread.
    MainThread.requireForLayout("-[UIView layoutIfNeeded]")
    LayoutActivity.nesting += 1
    inLayoutEnvironment { layOutTree() }
    LayoutActivity.nesting -= 1
    if LayoutActivity.nesting == 0 { RecentConstraints.release() }
  }

  private func layOutTree() {
    let tree = layoutTree()
    tree.activity.layouts += 1
    defer {
      tree.activity.layouts -= 1
      tree.activity.endIfIdle()
    }
    for round in 1...LayoutActivity.roundLimit {
      tree.solve()
      guard hasLayoutToDo else { return }
      if round == LayoutActivity.roundLimit { tree.activity.listsViews = true }
      // Ancestors that need layout are laid out first, because they could move this view.
      layOutAncestors()
      layOutSubtree(in: tree)
    }
    tree.solve()
    if let dirty = firstUnsettled { tree.reportLoop(below: dirty) }
  }

  /// Whether this view or a descendant needs layout, and is not being laid out.
  private var hasLayoutToDo: Bool {
    flags.needsLayout && !flags[.isLayingOut] || flags.subtreeNeedsLayout
  }

  /// The nearest view of this tree whose layout was requested again, or would change frames, and that
  /// is not being laid out.
  ///
  /// A `layoutSubviews()` that tries several sizes of a subview changes its frame in each round, but ends
  /// with the same one.
  private var firstUnsettled: UIView? {
    var waiting = [self]
    var index = 0
    while index < waiting.count {
      let view = waiting[index]
      index += 1
      if view.flags.needsLayout, !view.flags[.isLayingOut],
        view.flags[.layoutIsRequested] || view.hasOtherEngineFrames
      {
        return view
      }
      if view.flags.subtreeNeedsLayout { waiting += view.subviewsStorage }
    }
    return nil
  }

  /// Whether a layout would change the frame of a subview.
  private var hasOtherEngineFrames: Bool {
    guard let tree else { return false }
    let grid = PixelGrid(scale: pixelScale)
    for view in subviewsStorage where tree.engine.represents(view.engineItem) {
      let exact = tree.engine.frame(of: view.engineItem)
      let frame = view.translatesAutoresizingMaskIntoConstraints ? exact : grid.round(exact)
      if view.geometry.untransformedFrame != CGRect(frame) { return true }
    }
    return false
  }

  /// Lays out the ancestors that need layout, from the top, without their other subtrees.
  private func layOutAncestors() {
    var ancestors: [UIView] = []
    var ancestor = superviewStorage
    while let view = ancestor {
      ancestors.append(view)
      ancestor = view.superviewStorage
    }
    for view in ancestors.reversed() where view.flags.needsLayout { view.layOutSelf() }
  }

  private func layOutSubtree(in tree: LayoutTree) {
    // Without recursion, so that a deep tree does not overflow the stack.
    var path: [(subviews: [UIView], next: Int)] = []
    func enter(_ view: UIView) {
      if view.flags.needsLayout, !view.flags[.isLayingOut] {
        view.layOutSelf()
        tree.solve()
      }
      guard view.flags.subtreeNeedsLayout else { return }
      view.flags.subtreeNeedsLayout = false
      path.append((view.subviewsStorage, 0))
    }
    enter(self)
    while let last = path.last {
      guard last.next < last.subviews.count else {
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let view = last.subviews[last.next]
      if view.flags.needsLayout || view.flags.subtreeNeedsLayout { enter(view) }
    }
  }

  /// Lays out the subviews; has no effect while that is already in progress.
  private func layOutSelf() {
    guard !flags[.isLayingOut] else { return }
    flags.needsLayout = false
    flags[.layoutIsRequested] = false
    guard mayRepeat() else { return }
    if let tree, tree.activity.listsViews { tree.activity.list(self) }
    updateDueProperties()
    flags[.isLayingOut] = true
    viewController?.viewWillLayoutSubviews()
    if let layer = storage.layer {
      // Only views that override this method need the call through the layer.
      layer.layOutHost { layoutSublayers(of: layer) }
    } else {
      layoutSubviews()
    }
    viewController?.viewDidLayoutSubviews()
    flags[.isLayingOut] = false
    // A layout within this one has passed over this view, and its ancestors may have no mark of it.
    if flags.needsLayout { markAncestorsOfDirtyView() }
  }

  /// Calls `updateProperties()` of the controller and of the view if it is due.
  func updateDueProperties() {
    guard !flags[.propertiesAreCurrent] else { return }
    flags[.propertiesAreCurrent] = true
    viewController?.updateProperties()
    updateProperties()
  }

  private func markAncestorsOfDirtyView() {
    var ancestor = superviewStorage
    while let view = ancestor {
      view.flags.subtreeNeedsLayout = true
      ancestor = view.superviewStorage
    }
  }

  /// Sets the frames of the direct subviews from the engine's rectangles, with edges on whole
  /// pixels.
  func applyEngineFrames() {
    guard let tree else { return }
    // A `layoutSubviews()` that has set frames before it calls this one would get the previous ones
    // back, without the sizes that the masks of their subviews have followed.
    if tree.needsSolving, !tree.isApplying { tree.solve() }
    let grid = PixelGrid(scale: pixelScale)
    let wasApplying = tree.isApplying
    tree.isApplying = true
    defer { tree.isApplying = wasApplying }
    for view in subviewsStorage where tree.engine.represents(view.engineItem) {
      let exact = tree.engine.frame(of: view.engineItem)
      // Frames of views that are positioned by their frame are not rounded (`measured:M3`).
      let frame = view.translatesAutoresizingMaskIntoConstraints ? exact : grid.round(exact)
      view.placeUntransformed(CGRect(frame))
    }
    for guide in storage.guides {
      guide.take(CGRect(tree.engine.alignmentRect(of: guide.engineItem)))
    }
  }

  /// The number of pixels per point of this view.
  package var pixelScale: Double {
    Double(window?.screen.scale ?? UIScreen.main.scale)
  }

  var depth: Int {
    var count = 0
    var view = superviewStorage
    while let next = view {
      count += 1
      view = next.superviewStorage
    }
    return count
  }
}
