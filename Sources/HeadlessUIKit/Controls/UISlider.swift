public import Foundation

/// A value chosen by a knob on a line.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uislider>
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Creates a slider from 0 to 1.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a slider from 0 to 1.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var position: Float = 0

  /// The value, kept between the limits.
  open var value: Float {
    get { position }
    set { position = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// Changes the value, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { value = position } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { value = position } }
  /// Whether every step of a drag counts.
  open var isContinuous = true
  /// A picture at the leading end.
  open var minimumValueImage: UIImage?
  /// A picture at the trailing end.
  open var maximumValueImage: UIImage?
  /// The colour of the line before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the line behind the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: controlSizes.sliderHeight)
  }

  open override var alignmentRectInsets: UIEdgeInsets { controlSizes.sliderInsets }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: sizeOfFrame.height)
  }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "slider"
    shown.state = ViewDescription.State(
      isEnabled: isEnabled, value: Double(value), minimum: Double(minimumValue),
      maximum: Double(maximumValue))
  }
  package override func drawsItself(_ subview: UIView) -> Bool { true }
}
