internal import AutoLayout
internal import Foundation
internal import HeadlessQuartzCore

extension UIView {
  /// Changes the frame, bounds or center, outside of layout by the engine.
  func setGeometry(_ change: (inout LayerGeometry) -> Void) {
    let old = geometry
    change(&geometry)
    if let problem = geometry.problem { problem.raise() }
    guard geometry != old else { return }
    AnimationRecorder.note(self, from: old.frame)
    if old.bounds.origin != geometry.bounds.origin {
      engineItem.boundsOrigin = (Double(geometry.bounds.origin.x), Double(geometry.bounds.origin.y))
    }
    if tree?.isApplying != true { placementDidChange() }
    boundsDidChange(from: old.bounds)
    geometryDidChange()
  }

  /// Notifies the observers of the view and its layer.
  func geometryDidChange() {
    knownObservers?.objectDidChange()
    storage.layer?.valuesDidChange()
  }

  /// Sets a frame that results from layout, with setters that a subclass can override.
  func placeUntransformed(_ frame: CGRect) {
    guard geometry.untransformedFrame != frame else { return }
    guard !geometry.isUpright else {
      self.frame = frame
      return
    }
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(
      x: frame.origin.x + frame.size.width * anchorPoint.x,
      y: frame.origin.y + frame.size.height * anchorPoint.y)
  }

  /// Updates subviews and the engine after a change of the bounds.
  private func boundsDidChange(from old: CGRect) {
    let new = geometry.bounds
    if old.size != new.size {
      markNeedsLayout()
      if autoresizesSubviews { resizeSubviews(from: old.size) }
      if let tree, tree.isApplying { tree.didMove(self) } else { insetsMayHaveChanged() }
    } else if old.origin != new.origin {
      markNeedsLayout()
    }
  }

  /// Resizes subviews by their autoresizing masks, except those that the engine positions.
  private func resizeSubviews(from old: CGSize) {
    for view in subviewsStorage where view.translatesAutoresizingMaskIntoConstraints {
      if let tree, tree.engine.represents(view.engineItem) {
        // The equations depend on the container. If the app resizes the container, new equations
        // are needed.
        if !tree.isApplying { view.classicResize(from: old, to: bounds.size) }
      } else {
        view.classicResize(from: old, to: bounds.size)
      }
    }
  }

  private func classicResize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else {
      // The frame is the same, but the container has changed.
      placementDidChange()
      return
    }
    var rect = geometry.untransformedFrame
    (rect.origin.x, rect.size.width) = autoresized(
      rect.origin.x, rect.size.width, old.width, new.width,
      autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
      autoresizingMask.contains(.flexibleRightMargin))
    (rect.origin.y, rect.size.height) = autoresized(
      rect.origin.y, rect.size.height, old.height, new.height,
      autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
      autoresizingMask.contains(.flexibleBottomMargin))
    // A frame with a negative length is stored as the same area with a positive one.
    if rect.size.width < 0 || rect.size.height < 0 { flags[.hasExhaustedMask] = true }
    setGeometry { $0.untransformedFrame = rect }
  }

  /// Whether the autoresizing mask has left nothing of the flexible parts since the view was created.
  ///
  /// Afterwards, proportions of the flexible parts are lost, and the frame depends on the sizes that
  /// the superview has had.
  package var hasExhaustedMask: Bool { flags[.hasExhaustedMask] }

  /// Distributes a container's change of size among the flexible parts, in proportion
  /// (`engine:E7.7`).
  private func autoresized(
    _ o: CGFloat, _ s: CGFloat, _ old: CGFloat, _ new: CGFloat, _ flexibleMin: Bool,
    _ flexibleSize: Bool, _ flexibleMax: Bool
  ) -> (CGFloat, CGFloat) {
    let a = old - o - s
    let change = new - old
    let whole =
      (flexibleMin ? o : 0) + (flexibleSize ? s : 0) + (flexibleMax ? a : 0)
    guard whole != 0 else {
      // The flexible parts are 0, so the change is distributed equally.
      let count = CGFloat([flexibleMin, flexibleSize, flexibleMax].count { $0 })
      guard count > 0 else { return (o, s) }
      if count > 1 { flags[.hasExhaustedMask] = true }
      return (
        o + (flexibleMin ? change / count : 0), s + (flexibleSize ? change / count : 0)
      )
    }
    return (
      o + (flexibleMin ? change * o / whole : 0), s + (flexibleSize ? change * s / whole : 0)
    )
  }

  /// Passes the placement of the view to the engine.
  func placementDidChange() {
    guard let tree else { return }
    tree.engine.setPlacement(placement, of: engineItem)
    if engineItem.alignmentInsets != .zero { syncAlignmentInsets() }
    tree.setNeedsSolving()
  }

  var placement: Placement {
    if flags[.isWaiting], let target = storage.fittingTarget { return .fitting(target) }
    if storage.isEncapsulated { return .encapsulated(LayoutRect(geometry.untransformedFrame)) }
    return placementByMask
  }

  /// Whether the view is the content of a visible cell, whose size the table or collection
  /// determines (`scrollview:V5.4`).
  var isEncapsulated: Bool {
    get { storage.isEncapsulated }
    set {
      guard storage.isEncapsulated != newValue else { return }
      storage.isEncapsulated = newValue
      placementDidChange()
    }
  }

  /// The placement of the view unless a table or collection determines its size.
  var placementByMask: Placement {
    // A window has the size of its screen. The placement of other root views depends on
    // `translatesAutoresizingMaskIntoConstraints`.
    guard translatesAutoresizingMaskIntoConstraints || self is UIWindow else {
      return .constrained
    }
    let frame = LayoutRect(geometry.untransformedFrame)
    guard let superview = superviewStorage else { return .framed(frame, [], container: nil) }
    return .framed(
      frame, AutoresizingRule(rawValue: autoresizingMask.rawValue),
      container: LayoutRect(superview.bounds))
  }
}
