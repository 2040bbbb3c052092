internal import AutoLayout
public import Foundation

/// An activity indicator.
///
/// It also takes space while it is hidden. If it is not hidden, it is shown also while it is not
/// animating.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The style of the indicator; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Large, as before iOS 13.
    case whiteLarge = 0
    /// Medium, for dark backgrounds, as before iOS 13.
    case white = 1
    /// Medium, for light backgrounds, as before iOS 13.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// Creates an indicator with a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a medium indicator.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates a medium indicator.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    storage.horizontalHugging = .defaultHigh
    storage.verticalHugging = .defaultHigh
    if frame.size == .zero { frame.size = intrinsicContentSize }
    isHidden = hidesWhenStopped
  }

  /// The style of the indicator.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the indicator is hidden while it is not animating.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether the indicator is animating.
  open private(set) var isAnimating = false
  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the indicator.
  open var color: UIColor!

  /// Starts the animation.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    let sizes = controlSizes
    switch style {
    case .large, .whiteLarge: return sizes.largeActivityIndicatorSize
    case .medium, .white, .gray: return sizes.activityIndicatorSize
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "activityIndicator"
    shown.state = ViewDescription.State(
      isOn: isAnimating || placesCustomViews,
      style: style == .large || style == .whiteLarge ? "large" : nil)
    if let color { shown.state?.tints = ViewDescription.Tints(main: color) }
  }
}
