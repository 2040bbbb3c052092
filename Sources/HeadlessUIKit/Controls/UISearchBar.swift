public import Foundation

/// A field to search with, as a bar.
///
/// Not offered: the field inside, tokens, scopes.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchbar>
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The emphasis of the bar; raw values are Apple's.
  public enum Style: UInt, Sendable {
    /// As anywhere.
    case `default` = 0
    /// Much.
    case prominent = 1
    /// Little.
    case minimal = 2
  }

  /// Creates a search bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a search bar.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The emphasis of the bar.
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
  var inputTraits = TextInputTraits()
  /// Whether the bar has a button for the results of the last search.
  open var showsSearchResultsButton = false
  /// Whether the bar has a button for bookmarks.
  open var showsBookmarkButton = false
  /// Whether a line of scopes shows below the field; it takes no space.
  open var showsScopeBar = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// Which scope is chosen.
  open var selectedScopeButtonIndex = 0
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The field in which the text is typed; it takes its text from the bar and is not shown.
  public private(set) lazy var searchTextField: UISearchTextField = UISearchTextField(frame: .zero)
  /// Shows or hides the button that ends the search, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Sets the image of a part of the bar, which is not shown.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Sets the image behind the field, which is not shown.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
  }
  /// How far the text is moved.
  open var searchTextPositionAdjustment = UIOffset()

  /// A part of the bar with an image; raw values are Apple's.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for the last results.
    case resultsList = 3
  }

  open override var canBecomeFirstResponder: Bool { true }
  override var allowsEditing: Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
  override var allowsEndingEditing: Bool { delegate?.searchBarShouldEndEditing(self) ?? true }
  override func editingDidBegin() { delegate?.searchBarTextDidBeginEditing(self) }
  override func editingDidEnd() { delegate?.searchBarTextDidEndEditing(self) }

  /// The delegate, which is notified of searching.
  open weak var delegate: (any UISearchBarDelegate)?

  open override var intrinsicContentSize: CGSize {
    let sizes = controlSizes
    let height = sizes.searchBarHeight + (prompt == nil ? 0 : sizes.promptHeight)
    return CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "searchBar"
    shown.state = ViewDescription.State(
      items: [ViewDescription.Item(title: text ?? placeholder ?? "Search")])
  }
  package override var contentRole: ViewDescription.Role { .control }
  package override func drawsItself(_ subview: UIView) -> Bool { true }
}
