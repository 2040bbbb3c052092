public import UIKit

/// The style of a button that pays.
public enum PKPaymentButtonStyle: Int, Sendable {
  /// The colors.
  case white, whiteOutline, black, automatic
}
/// The title of a button that pays.
public enum PKPaymentButtonType: Int, Sendable {
  /// The title.
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp,
    order,
    rent, support, contribute, tip, `continue`
}
/// A button that pays: a box of its least size.
///
/// Apple: <https://developer.apple.com/documentation/passkit/pkpaymentbutton>
open class PKPaymentButton: UIButton {
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 4
  /// Creates a button.
  public convenience init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    backgroundColor = style == .white || style == .whiteOutline ? .white : .black
    layer.cornerRadius = cornerRadius
  }
  /// The size that Apple's guidelines give.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
/// The style of a button that adds a card.
public enum PKAddPassButtonStyle: Int, Sendable {
  /// The colors.
  case black, blackOutline
}
/// A button that adds a card: a box.
open class PKAddPassButton: UIButton {
  /// Creates a button.
  public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
    self.init(frame: .zero)
    backgroundColor = .black
  }
}
/// A card.
open class PKPass: NSObject {
  /// Takes a card, which is not read.
  public init(data: Data) throws {}
}
/// The cards: none.
open class PKPassLibrary: NSObject {
  /// Creates a library.
  public override init() {}
  /// Whether there can be cards: no.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// Whether a card is there: no.
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {}
/// The system's screen that adds cards: empty.
open class PKAddPassesViewController: UIViewController {
  /// Receives nothing.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  /// Whether cards can be added: no.
  open class func canAddPasses() -> Bool { false }
  /// Creates an empty screen.
  public convenience init?(pass: PKPass) { self.init(nibName: nil, bundle: nil) }
  /// Creates an empty screen.
  public convenience init?(passes: [PKPass]) { self.init(nibName: nil, bundle: nil) }
}
