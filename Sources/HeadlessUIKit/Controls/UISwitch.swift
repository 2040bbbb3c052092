internal import AutoLayout
public import Foundation

/// Something that is on or off.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiswitch>
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// How the control looks; a checkbox exists on the Mac only.
  public enum Style: Int, Sendable {
    /// As the platform has it.
    case automatic = 0
    /// A box with a tick.
    case checkbox = 1
    /// A knob that slides.
    case sliding = 2
  }

  /// Creates a switch; the size of the frame does not count.
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

  /// Whether it is on.
  open var isOn = false
  /// Changes whether it is on, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// How the control should look.
  open var preferredStyle = Style.automatic
  /// A word beside a checkbox.
  open var title: String?

  open override var intrinsicContentSize: CGSize { controlSizes.switchSize }
  open override var alignmentRectInsets: UIEdgeInsets { controlSizes.switchInsets }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfFrame }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "switch"
    shown.state = ViewDescription.State(isEnabled: isEnabled, isOn: isOn)
  }
  package override func drawsItself(_ subview: UIView) -> Bool { true }
}

extension UIView {
  /// The frame size of the intrinsic content size: with the alignment insets.
  var sizeOfFrame: CGSize {
    let (natural, insets) = (intrinsicContentSize, alignmentRectInsets)
    return CGSize(
      width: natural.width + insets.left + insets.right,
      height: natural.height + insets.top + insets.bottom)
  }
}
