internal import AutoLayout
public import Foundation

/// A round field that shows a colour and would let another be chosen.
///
/// Its size of 28 × 28 points is from memory, as no measurement was found.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicolorwell>
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// Creates a field without a colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field without a colour.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    storage.horizontalHugging = .defaultHigh
    storage.verticalHugging = .defaultHigh
    if frame.size == .zero { frame.size = intrinsicContentSize }
  }

  /// The colour it shows.
  open var selectedColor: UIColor?
  /// Whether a colour may be translucent.
  open var supportsAlpha = true
  /// The title of the panel that would come up.
  open var title: String?

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
