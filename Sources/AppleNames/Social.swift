public import Foundation
public import UIKit

/// The screen of a share extension: a text view in its view.
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text that is shared.
  open private(set) lazy var textView: UITextView! = UITextView()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text in the text view.
  open var contentText: String! { textView.text }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Has no effect.
  open var placeholder: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Has no effect.
  open var charactersRemaining: NSNumber!
  /// Whether the text can be shared.
  open func isContentValid() -> Bool { true }
  /// Has no effect.
  open func validateContent() {}
  /// Has no effect.
  open func presentationAnimationDidFinish() {}
  /// Has no effect.
  open func didSelectPost() {}
  /// Has no effect.
  open func didSelectCancel() {}
  /// Has no effect.
  open func cancel() {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Rows below the text, which are not shown.
  open func configurationItems() -> [Any]! { [] }
  /// Has no effect.
  open func reloadConfigurationItems() {}
  /// Has no effect.
  open func pushConfigurationViewController(_ viewController: UIViewController!) {}
  /// Has no effect.
  open func popConfigurationViewController() {}
  /// Adds the text view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textView.delegate = self
    view.addSubview(textView)
  }
}
/// A row below the text of a share extension.
open class SLComposeSheetConfigurationItem {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title.
  open var title: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The value.
  open var value: String!
  /// Has no effect.
  open var valuePending = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The closure for a tap, which is not called.
  open var tapHandler: (() -> Void)!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Creates a row.
  public init!() {}
}
