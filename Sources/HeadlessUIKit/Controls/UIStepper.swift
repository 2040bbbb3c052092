internal import AutoLayout
public import Foundation

/// A value changed by a minus and a plus button.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistepper>
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Creates a stepper from 0 to 100.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a stepper from 0 to 100.
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

  /// The value, kept between the limits.
  open var value: Double {
    get { position }
    set { position = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// The least value.
  open var minimumValue: Double = 0 { didSet { value = position } }
  /// The greatest value.
  open var maximumValue: Double = 100 { didSet { value = position } }
  /// How much a tap changes the value.
  open var stepValue: Double = 1
  /// Whether every step counts.
  open var isContinuous = true
  /// Whether holding a button repeats it.
  open var autorepeat = true
  /// Whether the value goes round at the limits.
  open var wraps = false

  open override var intrinsicContentSize: CGSize { controlSizes.stepperSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func describe(in shown: inout ViewDescription) { shown.kind = "stepper" }
  package override func drawsItself(_ subview: UIView) -> Bool { true }
}
