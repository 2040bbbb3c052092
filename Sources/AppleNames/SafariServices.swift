public import UIKit

/// A page of the web as a controller: an empty box.
open class SFSafariViewController: UIViewController {
  /// The settings.
  public final class Configuration: NSObject {
    /// Has no effect.
    public var entersReaderIfAvailable = false
    /// Has no effect.
    public var barCollapsingEnabled = true
  }
  /// The style of the button that closes it.
  public enum DismissButtonStyle: Sendable {
    /// Its title.
    case done, close, cancel
  }
  /// Receives nothing.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the bars.
  open var preferredBarTintColor: UIColor?
  /// The color of the controls.
  open var preferredControlTintColor: UIColor?
  /// The style of the button that closes it.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates an empty box.
  public init(url: URL) { super.init(nibName: nil, bundle: nil) }
  /// Creates an empty box.
  public init(url: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
  /// Creates an empty box.
  public init(url: URL, entersReaderIfAvailable: Bool) { super.init(nibName: nil, bundle: nil) }
  /// Documents have no such controller.
  public required init?(coder: NSCoder) { nil }
}
/// Receives nothing.
@MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {}
