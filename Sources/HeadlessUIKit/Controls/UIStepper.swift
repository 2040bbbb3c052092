internal import AutoLayout
public import Foundation

/// A control that increments and decrements a value.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistepper>
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Creates a stepper with values from 0 to 100.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a stepper with values from 0 to 100.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    storage.horizontalHugging = .defaultHigh
    storage.verticalHugging = .defaultHigh
    frame.size = intrinsicContentSize
  }

  private var position: Double = 0

  /// The value, limited to the range of the stepper.
  open var value: Double {
    get { position }
    set { position = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// The minimum value.
  open var minimumValue: Double = 0 { didSet { value = position } }
  /// The maximum value.
  open var maximumValue: Double = 100 { didSet { value = position } }
  /// The change of the value per tap.
  open var stepValue: Double = 1
  /// Whether events are sent for each change while a button is held.
  open var isContinuous = true
  /// Whether holding a button repeats the change.
  open var autorepeat = true
  /// Whether the value wraps around at the limits.
  open var wraps = false

  private var decrementImages: [UInt: UIImage] = [:]
  private var incrementImages: [UInt: UIImage] = [:]

  /// Returns the image of the decrement button for a state; nil is the system's.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    decrementImages[state.rawValue]
  }
  /// Sets the image of the decrement button, which does not change the size of the stepper.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrementImages[state.rawValue] = image
  }
  /// Returns the image of the increment button for a state; nil is the system's.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    incrementImages[state.rawValue]
  }
  /// Sets the image of the increment button, which does not change the size of the stepper.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    incrementImages[state.rawValue] = image
  }

  open override var intrinsicContentSize: CGSize { controlSizes.stepperSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func describe(in shown: inout ViewDescription) { shown.kind = "stepper" }
  package override func drawsItself(_ subview: UIView) -> Bool { true }
}
