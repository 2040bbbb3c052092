public import Foundation
public import HeadlessQuartzCore

/// An area to which the focus can move; it never does.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusguide>
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether the focus can move to the guide.
  open var isEnabled = true
  /// Where the focus goes from the guide.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}

/// The appearance of a focused item; it has no effect.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocuseffect>
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Creates the system's effect.
  public override init() { super.init() }
}

/// A ring around a focused item; it has no effect.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocushaloeffect>
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The outline of the ring; nil for the item's.
  public let path: UIBezierPath?
  /// The view that contains the ring.
  open weak var containerView: UIView?
  /// The view below the ring.
  open weak var referenceView: UIView?

  /// Creates a ring around the item.
  public override init() {
    path = nil
    super.init()
  }
  /// Creates a ring around a rectangle.
  public init(rect: CGRect) {
    path = UIBezierPath(rect: rect)
    super.init()
  }
  /// Creates a ring around a rectangle with round corners.
  public init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    path = UIBezierPath(roundedRect: roundedRect, cornerRadius: cornerRadius)
    super.init()
  }
  /// Creates a ring around a path.
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }
}

extension UIView {
  /// The group in which the Tab key moves the focus; has no effect.
  public var focusGroupIdentifier: String? {
    get { storage.interactions?.focusGroupIdentifier }
    set { madeInteractions.focusGroupIdentifier = newValue }
  }
  /// The appearance of the focused view; has no effect.
  public var focusEffect: UIFocusEffect? {
    get { storage.interactions?.focusEffect }
    set { madeInteractions.focusEffect = newValue }
  }
}
