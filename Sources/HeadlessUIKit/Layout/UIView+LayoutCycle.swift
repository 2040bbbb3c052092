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
    guard flags.needsUpdateConstraints else { return }
    // Cleared first, because an update that is requested during the update belongs to the next
    // pass.
    flags.needsUpdateConstraints = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Returns the layout of this view's tree, created on first use.
  func layoutTree() -> LayoutTree {
    if let tree { return tree }
    let top = root
    let made = LayoutTree(root: top)
    top.storage.ownedTree = made
    return made
  }

  func layOutNow() { inLayoutEnvironment { layOutTree() } }

  private func layOutTree() {
    let tree = layoutTree()
    for _ in 0..<8 {
      tree.solve()
      guard flags.needsLayout || flags.subtreeNeedsLayout else { return }
      // Ancestors that need layout are laid out first, because they could move this view.
      layOutAncestors()
      layOutSubtree(in: tree)
    }
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
      if view.flags.needsLayout {
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

  private func layOutSelf() {
    flags.needsLayout = false
    viewController?.viewWillLayoutSubviews()
    if let layer = storage.layer {
      // Only views that override this method need the call through the layer.
      layer.layOutHost { layoutSublayers(of: layer) }
    } else {
      layoutSubviews()
    }
    viewController?.viewDidLayoutSubviews()
  }

  /// Sets the frames of the direct subviews from the engine's rectangles, with edges on whole
  /// pixels.
  func applyEngineFrames() {
    guard let tree else { return }
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
