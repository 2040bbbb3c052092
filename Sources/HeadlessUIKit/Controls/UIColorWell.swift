internal import AutoLayout
public import Foundation

/// A control that shows a color and lets the user select another one.
///
/// The size of 28 × 28 points is from memory; no measurement was found.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicolorwell>
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// Creates a color well without a color.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a color well without a color.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    storage.horizontalHugging = .defaultHigh
    storage.verticalHugging = .defaultHigh
    if frame.size == .zero { frame.size = intrinsicContentSize }
  }

  /// The selected color.
  open var selectedColor: UIColor?
  /// Whether the user can select the opacity.
  open var supportsAlpha = true
  /// The title of the color picker.
  open var title: String?

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
