// Properties that layout does not depend on and that few views have.
extension UIView {
  /// Whether the view receives several touches at once.
  public var isMultipleTouchEnabled: Bool {
    get { rare(\.isMultipleTouchEnabled, false) }
    set { setRare(\.isMultipleTouchEnabled, newValue) }
  }
  /// Whether other views receive no touches while this one does.
  public var isExclusiveTouch: Bool {
    get { rare(\.isExclusiveTouch, false) }
    set { setRare(\.isExclusiveTouch, newValue) }
  }
  /// Whether the bounds are cleared before drawing.
  public var clearsContextBeforeDrawing: Bool {
    get { rare(\.clearsContextBeforeDrawing, true) }
    set { setRare(\.clearsContextBeforeDrawing, newValue) }
  }
  /// The identifier with which the view is restored; nothing is restored.
  public var restorationIdentifier: String? {
    get { rare(\.restorationIdentifier, nil) }
    set { setRare(\.restorationIdentifier, newValue) }
  }
  /// Whether the viewer of large content shows the view.
  public var showsLargeContentViewer: Bool {
    get { rare(\.showsLargeContentViewer, false) }
    set { setRare(\.showsLargeContentViewer, newValue) }
  }
  /// The title in the viewer of large content.
  public var largeContentTitle: String? {
    get { rare(\.largeContentTitle, nil) }
    set { setRare(\.largeContentTitle, newValue) }
  }
  /// The image in the viewer of large content.
  public var largeContentImage: UIImage? {
    get { rare(\.largeContentImage, nil) }
    set { setRare(\.largeContentImage, newValue) }
  }
  /// Whether the viewer enlarges the image.
  public var scalesLargeContentImage: Bool {
    get { rare(\.scalesLargeContentImage, false) }
    set { setRare(\.scalesLargeContentImage, newValue) }
  }
  /// The insets of the image in the viewer.
  public var largeContentImageInsets: UIEdgeInsets {
    get { rare(\.largeContentImageInsets, .zero) }
    set { setRare(\.largeContentImageInsets, newValue) }
  }
  /// The text sizes to which the view limits its subviews, in words; for debugging.
  public var appliedContentSizeCategoryLimitsDescription: String {
    "\(minimumContentSizeCategory?.rawValue ?? "no minimum"), "
      + "\(maximumContentSizeCategory?.rawValue ?? "no maximum")"
  }
  /// The smallest text size of the view; it has no effect.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare(\.minimumContentSizeCategory, nil) }
    set { setRare(\.minimumContentSizeCategory, newValue) }
  }
  /// The largest text size of the view; it has no effect.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare(\.maximumContentSizeCategory, nil) }
    set { setRare(\.maximumContentSizeCategory, newValue) }
  }
}
