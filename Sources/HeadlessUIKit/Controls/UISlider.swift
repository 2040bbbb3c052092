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

  /// The value, limited to the range of the slider; a NaN is ignored.
  open var value: Float {
    get { position }
    set {
      guard !newValue.isNaN else { return }
      position = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
    }
  }

  /// Sets the value, without animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// The minimum value; a maximum below it is set to it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = position
    }
  }
  /// The maximum value; a minimum above it is set to it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = position
    }
  }
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
    if minimumTrackTintColor != nil || maximumTrackTintColor != nil || thumbTintColor != nil {
      shown.state?.tints = ViewDescription.Tints(
        main: minimumTrackTintColor, track: maximumTrackTintColor, thumb: thumbTintColor)
    }
  }
  package override func drawsItself(_ subview: UIView) -> Bool { true }
  private var minimumTrackImages: [UIControl.State.RawValue: UIImage] = [:]
  private var maximumTrackImages: [UIControl.State.RawValue: UIImage] = [:]
  /// Sets the image of the track before the thumb; its size has no effect on layout.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state.rawValue] = image
  }
  /// Sets the image of the track after the thumb; its size has no effect on layout.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state.rawValue] = image
  }
  /// Returns the image of the track before the thumb, in a state or the normal one.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    minimumTrackImages[state.rawValue] ?? minimumTrackImages[UIControl.State.normal.rawValue]
  }
  /// Returns the image of the track after the thumb, in a state or the normal one.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    maximumTrackImages[state.rawValue] ?? maximumTrackImages[UIControl.State.normal.rawValue]
  }
  /// The image of the thumb.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track before the thumb.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track after the thumb.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
  /// Returns the rectangle of the track: 4 points high, in the middle; overriding it has no effect on pictures.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }
  /// Returns the rectangle of the thumb, a square as high as the bounds or 28 points, at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + share * (rect.width - side.width), y: rect.midY - side.height / 2,
      width: side.width, height: side.height)
  }
  /// Returns the rectangle of the image at the leading end; empty without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle of the image at the trailing end; empty without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
