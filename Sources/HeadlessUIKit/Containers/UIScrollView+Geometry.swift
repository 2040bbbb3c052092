internal import Foundation

extension UIScrollView {
  // MARK: Offsets

  /// Returns the nearest offset at which only content and its insets are visible, if the content is
  /// large enough.
  func legalOffset(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func legal(
      _ value: CGFloat, _ content: CGFloat, _ view: CGFloat, _ before: CGFloat, _ after: CGFloat
    ) -> CGFloat { max(min(value, content + after - view), -before) }
    return CGPoint(
      x: legal(offset.x, contentSize.width, bounds.width, inset.left, inset.right),
      y: legal(offset.y, contentSize.height, bounds.height, inset.top, inset.bottom))
  }

  /// Returns the offset of a list after its content has changed.
  ///
  /// If the content is smaller than before, nothing below it or beside it is visible afterwards.
  func offset(afterShrinkingFrom size: CGSize) -> CGPoint {
    var offset = contentOffset
    let legal = legalOffset(offset)
    if contentSize.width < size.width { offset.x = min(offset.x, legal.x) }
    if contentSize.height < size.height { offset.y = min(offset.y, legal.y) }
    return offset
  }

  /// Scrolls a list back whose content has become smaller, and returns whether it has.
  func scrollBack(afterShrinkingFrom size: CGSize) -> Bool {
    let offset = offset(afterShrinkingFrom: size)
    guard offset != contentOffset else { return false }
    contentOffset = offset
    return true
  }

  /// Returns the nearest offset at which a rectangle of the content is visible.
  ///
  /// If it is too large, its start is visible.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    func nearest(
      _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ view: CGFloat, _ before: CGFloat,
      _ after: CGFloat
    ) -> CGFloat {
      var offset = offset
      if high > offset + view - after { offset = high - view + after }
      if low < offset + before { offset = low - before }
      return offset
    }
    return legalOffset(
      CGPoint(
        x: nearest(
          contentOffset.x, rect.minX, rect.maxX, bounds.width, inset.left, inset.right),
        y: nearest(
          contentOffset.y, rect.minY, rect.maxY, bounds.height, inset.top, inset.bottom)))
  }

  // MARK: Insets

  /// The axes on which the safe area is added to the insets (`scrollview:V4.2`).
  var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: return (false, false)
    case .always: return (true, true)
    case .automatic, .scrollableAxes:
      let horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
      let vertical = alwaysBounceVertical || contentSize.height > bounds.height
      let isFirst = contentInsetAdjustmentBehavior == .automatic && isContentOfNavigation
      return (horizontal, vertical || isFirst)
    }
  }

  /// Whether the view is the content of a controller under a bar.
  private var isContentOfNavigation: Bool {
    guard let controller = viewController ?? superview?.viewController,
      controller.automaticallyAdjustsScrollViewInsets, controller.navigationController != nil
    else { return false }
    return viewController === controller || superview?.subviews.first === self
  }

  /// Keeps content scrolled to its start when the inset changes.
  func insetMayHaveChanged() {
    let inset = adjustedContentInset
    guard inset != knownInset else {
      // Also if the inset is the same in the window as outside.
      if scrolledInset != inset { scrollToStart(from: inset) }
      return
    }
    let old = knownInset
    knownInset = inset
    scrollToStart(from: old)
    adjustedContentInsetDidChange()
    valuesDidChange()
    scrollDelegate?.calls.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Scrolls content that is at its start to the start with the known inset.
  ///
  /// - Parameter old: The inset before the last change, for which an app can have set the offset.
  func scrollToStart(from old: UIEdgeInsets) {
    // On a document's canvas, the content is not scrolled, and outside of a window it cannot be known
    // whether the view comes onto one: insets that are set there move the content afterwards.
    guard window?.rootViewController != nil else { return }
    let (scrolled, inset) = (scrolledInset, knownInset)
    scrolledInset = inset
    var offset = contentOffset
    if offset.y == -old.top || offset.y == -scrolled.top { offset.y = -inset.top }
    if offset.x == -old.left || offset.x == -scrolled.left { offset.x = -inset.left }
    if offset != contentOffset { contentOffset = offset }
  }

  // MARK: Zooming

  private var zoomedView: UIView? {
    guard let view = scrollDelegate?.calls.viewForZooming(in: self), view.isDescendant(of: self)
    else {
      return nil
    }
    return view
  }

  /// Scales the zoomed view and the content size (`scrollview:V3.10`).
  func zoomDidChange() {
    guard let view = zoomedView else { return }
    view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
    placeZoomedView()
    contentSize = view.frame.size
    setNeedsLayout()
    scrollDelegate?.calls.scrollViewDidZoom(self)
  }

  /// Moves the visible top-left corner of the zoomed view to the content's origin.
  func placeZoomedView() {
    guard zoomScale != 1, let view = zoomedView else { return }
    let size = view.bounds.size
    view.center = CGPoint(x: size.width * zoomScale / 2, y: size.height * zoomScale / 2)
  }

  func zoomIn(on rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: false)
    let centre = CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale)
    contentOffset = legalOffset(
      CGPoint(x: centre.x - bounds.width / 2, y: centre.y - bounds.height / 2))
  }

  // MARK: Refreshing

  /// Places the refresh control above the content.
  func placeRefreshControl() {
    guard let refreshControl else { return }
    let height = refreshControl.frame.height
    let frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    if refreshControl.frame != frame { refreshControl.frame = frame }
  }
}
