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

  /// A tree that joins another may bring flags the other's ancestors do not know of.
  func markSubtreeNeedsUpdateConstraints() {
    flags.subtreeNeedsUpdateConstraints = true
    markNeedsUpdateConstraints()
  }

  /// Updates constraints where needed, children before parents (`engine:E8.1`).
  func updateConstraintsBottomUp() {
    if flags.subtreeNeedsUpdateConstraints {
      flags.subtreeNeedsUpdateConstraints = false
      for view in subviewsStorage { view.updateConstraintsBottomUp() }
    }
    guard flags.needsUpdateConstraints else { return }
    // Cleared first: what an update asks for again belongs to the next pass.
    flags.needsUpdateConstraints = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// The layout of the tree this view is in; made on first use.
  func layoutTree() -> LayoutTree {
    if let tree { return tree }
    let top = root
    let made = LayoutTree(root: top)
    top.ownedTree = made
    return made
  }

  func layOutNow() { inLayoutEnvironment { layOutTree() } }

  private func layOutTree() {
    let tree = layoutTree()
    for _ in 0..<8 {
      tree.solve()
      guard flags.needsLayout || flags.subtreeNeedsLayout else { return }
      // An ancestor that waits would move this view once more: it goes first.
      layOutAncestors()
      layOutSubtree(in: tree)
    }
  }

  /// Lays out ancestors that need it, from the top, without their other subtrees.
  private func layOutAncestors() {
    guard let superview = superviewStorage else { return }
    superview.layOutAncestors()
    guard superview.flags.needsLayout else { return }
    superview.layOutSelf()
  }

  private func layOutSubtree(in tree: LayoutTree) {
    if flags.needsLayout {
      layOutSelf()
      tree.solve()
    }
    guard flags.subtreeNeedsLayout else { return }
    flags.subtreeNeedsLayout = false
    for view in subviewsStorage where view.flags.needsLayout || view.flags.subtreeNeedsLayout {
      view.layOutSubtree(in: tree)
    }
  }

  private func layOutSelf() {
    flags.needsLayout = false
    viewController?.viewWillLayoutSubviews()
    if let layer = storage.layer {
      // Views that override this have a layer; for the others it is a longer way to the same.
      layer.layOutHost { layoutSublayers(of: layer) }
    } else {
      layoutSubviews()
    }
    viewController?.viewDidLayoutSubviews()
  }

  /// Copies the engine's rectangles into the direct subviews, edges on whole pixels.
  func applyEngineFrames() {
    guard let tree else { return }
    let grid = PixelGrid(scale: pixelScale)
    let wasApplying = tree.isApplying
    tree.isApplying = true
    defer { tree.isApplying = wasApplying }
    for view in subviewsStorage where tree.engine.represents(view.engineItem) {
      let exact = tree.engine.frame(of: view.engineItem)
      // Views that keep their frame are never rounded (`measured:M3`).
      let frame = view.translatesAutoresizingMaskIntoConstraints ? exact : grid.round(exact)
      view.placeUntransformed(CGRect(frame))
    }
    for guide in guides {
      guide.take(CGRect(tree.engine.alignmentRect(of: guide.engineItem)))
    }
  }

  /// Pixels per point where this view is shown.
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
