public import Foundation

/// A field to search with, as a bar.
///
/// Not offered: the field inside, tokens, scopes.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchbar>
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How much the bar stands out; raw values are Apple's.
  public enum Style: UInt, Sendable {
    /// As anywhere.
    case `default` = 0
    /// Much.
    case prominent = 1
    /// Little.
    case minimal = 2
  }

  /// Makes a search bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a search bar.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How much the bar stands out.
  open var searchBarStyle = Style.default
  /// The text.
  open var text: String?
  /// What shows while there is no text.
  open var placeholder: String?
  /// A line above the field.
  open var prompt: String? { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a button beside the field ends the search.
  open var showsCancelButton = false
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true
  /// Who hears of searching.
  open weak var delegate: (any UISearchBarDelegate)?

  open override var intrinsicContentSize: CGSize {
    let sizes = controlSizes
    let height = sizes.searchBarHeight + (prompt == nil ? 0 : sizes.promptHeight)
    return CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

/// Hears of searching, of which there is none without a keyboard.
@MainActor
public protocol UISearchBarDelegate: AnyObject {}
