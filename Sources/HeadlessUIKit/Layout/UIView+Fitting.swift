internal import AutoLayout
internal import Foundation

extension UIView {
  /// Returns the size of this view that results from solving its tree separately, with its size
  /// optional (`engine:E10.2`).
  ///
  /// The items are temporarily detached from their engine, which does not change.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    MainThread.requireForLayout("-[UIView systemLayoutSizeFittingSize:]")
    return inLayoutEnvironment {
      guard let tree else { return loneFittingSize(target, horizontal, vertical) }
      guard flags[.isWaiting], superviewStorage != nil, tree.activity.solves == 0 else {
        return fittingSizeInTree(target, horizontal, vertical)
      }
      return tree.fittingSize(
        ofKept: self,
        FittingTarget(
          width: Double(target.width), horizontal, height: Double(target.height), vertical))
    }
  }

  private func fittingSizeInTree(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let tree = layoutTree()
    if fitsWithoutSolving || tree.root === self { tree.prepareFitting() } else { tree.solve() }
    updateConstraintsBottomUp()
    var items: [EngineItem] = []
    var constraints: [NSLayoutConstraint] = []
    forEachInTree { view in
      items.append(view.engineItem)
      items += view.layoutGuides.map(\.engineItem)
      items += view.storage.specialGuides.map(\.engineItem)
      if let guide = view.storage.keyboardGuide { items.append(guide.engineItem) }
      constraints += view.installedConstraints
    }
    let entered = constraints.compactMap(\.engineConstraint).sorted { $0.serial < $1.serial }
    let pause = EnginePause(items: items, constraints: entered)
    defer { pause.end() }

    // The size that is sought is not that of the present frame, by which the insets can be limited.
    engineItem.alignmentInsets = LayoutInsets(alignmentRectInsets)
    let fitting = LayoutEngine(fitting: engineItem)
    for item in items { fitting.attach(item) }
    for view in subviewsStorage where view.isEncapsulated {
      fitting.setPlacement(view.placementByMask, of: view.engineItem)
    }
    for constraint in entered { try? fitting.activate(constraint) }
    fitting.setTargetSize(
      width: Double(target.width), horizontal, height: Double(target.height), vertical)
    let size = solveFitting(fitting)
    for item in items.reversed() { fitting.detach(item) }
    syncAlignmentInsets()
    return size
  }

  /// Solves, measures wrapped text at the resulting width, and solves again.
  private func solveFitting(_ fitting: LayoutEngine) -> CGSize {
    fitting.solve()
    var wrapped: [(UIView, CGFloat?)] = []
    forEachInTree { view in
      let width = CGFloat(fitting.frame(of: view.engineItem).width)
      let measured = view.storage.measuredWidth
      guard view.storage.contentSizeOverride == nil, view.rewrapsText(at: width) else { return }
      wrapped.append((view, measured))
      fitting.setContentSize(view.readContentSize(), of: view.engineItem)
    }
    if !wrapped.isEmpty { fitting.solve() }
    for (view, measured) in wrapped { view.storage.measuredWidth = measured }
    let frame = fitting.frame(of: engineItem)
    return CGSize(width: frame.width, height: frame.height)
  }

  /// Returns the fitting size of a tree that is not in an engine, using a temporary engine.
  ///
  /// Cells are measured in this way before they are visible. The references of the items are
  /// cleared together, because the engine is discarded.
  private func loneFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsBottomUp()
    var views: [UIView] = []
    var guides: [EngineItem] = []
    var constraints: [NSLayoutConstraint] = []
    forEachInTree { view in
      view.syncFacts()
      _ = view.updateInsets()
      views.append(view)
      // Sorted, because a dictionary has no order.
      guides += view.storage.systemGuides.sorted { $0.key.rawValue < $1.key.rawValue }
        .map(\.value.engineItem)
      guides += view.storage.guides.map(\.engineItem)
      guides += view.storage.specialGuides.map(\.engineItem)
      if let guide = view.storage.keyboardGuide { guides.append(guide.engineItem) }
      constraints += view.installedConstraints
    }
    let pause = EnginePause(items: views.map(\.engineItem) + guides, constraints: [])
    engineItem.alignmentInsets = LayoutInsets(alignmentRectInsets)
    let fitting = LayoutEngine(fitting: engineItem)
    for view in views {
      fitting.attach(view.engineItem)
      // The content of a cell has the size of the cell while it is measured.
      let isContent = view.superviewStorage === self
      if view !== self {
        fitting.setPlacement(
          isContent ? view.placementByMask : view.placement, of: view.engineItem)
      }
      fitting.setContentSize(view.readContentSize(), of: view.engineItem)
    }
    for guide in guides { fitting.attach(guide) }
    // Constraints that cannot be added are reported when the tree is laid out.
    for place in SortedPlace.inOrderOfActivation(constraints) {
      try? constraints[place.index].enter(fitting)
    }
    for case let stack as UIStackView in views {
      fitting.rank(stack.arrangedSubviews.map(\.engineItem))
    }
    fitting.setTargetSize(
      width: Double(target.width), horizontal, height: Double(target.height), vertical)
    let size = solveFitting(fitting)
    for constraint in constraints { constraint.forgetEngine() }
    pause.end()
    return size
  }
}
