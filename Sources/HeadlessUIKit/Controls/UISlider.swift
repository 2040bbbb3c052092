public import Foundation

/// A control for selecting a value with a thumb on a track.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uislider>
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Creates a slider with values from 0 to 1.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a slider with values from 0 to 1.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var position: Float = 0 { didSet { valuesDidChange() } }

  /// The value, limited to the range of the slider.
  open var value: Float {
    get { position }
    set { position = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// Sets the value, without animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// The minimum value.
  open var minimumValue: Float = 0 { didSet { value = position } }
  /// The maximum value.
  open var maximumValue: Float = 1 { didSet { value = position } }
  /// Whether events are sent continuously while the thumb is dragged.
  open var isContinuous = true
  private var thumbImages: [UIControl.State.RawValue: UIImage] = [:]
  /// Sets the image of the thumb in a state; its size has no effect on layout.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state.rawValue] = image
  }
  /// Returns the image of the thumb in a state, or in the normal state.
  open func thumbImage(for state: UIControl.State) -> UIImage? {
    thumbImages[state.rawValue] ?? thumbImages[UIControl.State.normal.rawValue]
  }
  /// The image at the leading end.
  open var minimumValueImage: UIImage?
  /// The image at the trailing end.
  open var maximumValueImage: UIImage?
  /// The color of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb.
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
