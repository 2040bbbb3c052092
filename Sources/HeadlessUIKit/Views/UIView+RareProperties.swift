// Properties that layout does not depend on and that few views have.
extension UIView {
  /// Whether the view receives several touches at once.
  public var isMultipleTouchEnabled: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }
  /// Whether other views receive no touches while this one does.
  public var isExclusiveTouch: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }
  /// Whether the bounds are cleared before drawing.
  public var clearsContextBeforeDrawing: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }
  /// The identifier with which the view is restored; nothing is restored.
  public var restorationIdentifier: String? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
  /// Whether the viewer of large content shows the view.
  public var showsLargeContentViewer: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }
  /// The title in the viewer of large content.
  public var largeContentTitle: String? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
  /// The image in the viewer of large content.
  public var largeContentImage: UIImage? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
  /// Whether the viewer enlarges the image.
  public var scalesLargeContentImage: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }
  /// The insets of the image in the viewer.
  public var largeContentImageInsets: UIEdgeInsets {
    get { rare(.zero) }
    set { setRare(newValue) }
  }
  /// The text sizes to which the view limits its subviews, in words; for debugging.
  public var appliedContentSizeCategoryLimitsDescription: String {
    "\(minimumContentSizeCategory?.rawValue ?? "no minimum"), "
      + "\(maximumContentSizeCategory?.rawValue ?? "no maximum")"
  }
  /// The smallest text size of the view; it has no effect.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
  /// The largest text size of the view; it has no effect.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
}
