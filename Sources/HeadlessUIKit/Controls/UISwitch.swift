internal import AutoLayout
public import Foundation

/// A switch, which is on or off.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiswitch>
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The style of a switch; a checkbox exists only on Mac.
  public enum Style: Int, Sendable {
    /// The platform's default.
    case automatic = 0
    /// A checkbox.
    case checkbox = 1
    /// A sliding switch.
    case sliding = 2
  }

  /// Creates a switch.
  ///
  /// The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a switch.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    storage.horizontalHugging = .defaultHigh
    storage.verticalHugging = .defaultHigh
    frame.size = sizeThatFits(.zero)
  }

  /// Whether the switch is on.
  open var isOn = false { didSet { valuesDidChange() } }
  /// Sets whether the switch is on, without animation.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The color while the switch is on.
  open var onTintColor: UIColor?
  /// The color of the thumb.
  open var thumbTintColor: UIColor?
  /// The preferred style of the switch.
  open var preferredStyle = Style.automatic
  /// The title of a checkbox.
  open var title: String?

  open override var intrinsicContentSize: CGSize { controlSizes.switchSize }
  open override var alignmentRectInsets: UIEdgeInsets { controlSizes.switchInsets }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfFrame }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "switch"
    shown.state = ViewDescription.State(isEnabled: isEnabled, isOn: isOn)
    if onTintColor != nil || thumbTintColor != nil {
      shown.state?.tints = ViewDescription.Tints(main: onTintColor, thumb: thumbTintColor)
    }
  }
  package override func drawsItself(_ subview: UIView) -> Bool { true }
  /// The image of a switch that is on; it has no effect.
  open var onImage: UIImage?
  /// The image of a switch that is off; it has no effect.
  open var offImage: UIImage?
}

extension UIView {
  /// The size of the frame: the intrinsic content size with the alignment insets.
  var sizeOfFrame: CGSize {
    let (natural, insets) = (intrinsicContentSize, alignmentRectInsets)
    return CGSize(
      width: natural.width + insets.left + insets.right,
      height: natural.height + insets.top + insets.bottom)
  }
}
