public import Foundation

/// A search bar.
///
/// Not implemented: layout of the text field, tokens, the scope bar.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchbar>
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The style of a search bar; raw values are Apple's.
  public enum Style: UInt, Sendable {
    /// The standard style.
    case `default` = 0
    /// The prominent style.
    case prominent = 1
    /// The minimal style.
    case minimal = 2
  }

  /// Creates a search bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a search bar.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The style of the search bar.
  open var searchBarStyle = Style.default
  /// The text.
  open var text: String?
  /// The text that is shown if the bar is empty.
  open var placeholder: String?
  /// A line of text above the field.
  open var prompt: String? { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the Cancel button is shown.
  open var showsCancelButton = false
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  var inputTraits = TextInputTraits()
  /// Whether the button for search results is shown.
  open var showsSearchResultsButton = false
  /// Whether the button for bookmarks is shown.
  open var showsBookmarkButton = false
  /// Whether the scope bar is shown.
  ///
  /// It takes no space.
  open var showsScopeBar = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The background image of the scope bar; has no effect.
  open var scopeBarBackgroundImage: UIImage?
  /// Shows or hides the scope bar.
  open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0
  /// The bar style.
  open var barStyle = UIBarStyle.default
  /// The background image.
  open var backgroundImage: UIImage?
  /// The text field.
  ///
  /// It has the text of the bar and is not laid out.
  public private(set) lazy var searchTextField: UISearchTextField = UISearchTextField(frame: .zero)
  /// Shows or hides the Cancel button, without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Sets the image of an icon; has no effect.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Sets the background image of the text field; has no effect.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
  }
  /// The offset of the text.
  open var searchTextPositionAdjustment = UIOffset()

  /// An icon of the bar; raw values are Apple's.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for search results.
    case resultsList = 3
  }

  open override var canBecomeFirstResponder: Bool { true }
  override var mayBeginEditing: Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
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
      items: showsCancelButton ? [ViewDescription.Item(title: "Cancel")] : [])
    let isEmpty = (text ?? "").isEmpty
    shown.text = ViewDescription.Text(
      string: (isEmpty ? placeholder ?? "Search" : text) ?? "", font: .systemFont(ofSize: 17),
      lines: [], color: isEmpty ? .placeholderText : .label, alignment: .natural,
      isPlaceholder: isEmpty)
  }
  package override var contentRole: ViewDescription.Role { .control }
  package override func drawsItself(_ subview: UIView) -> Bool { true }
  /// A button row above the keyboard.
  open var inputAssistantItem = UITextInputAssistantItem()
  /// Whether the button of the search results is selected.
  open var isSearchResultsButtonSelected = false
  /// Whether dictation is offered.
  open var isLookToDictateEnabled = false
  /// Whether the search bar is enabled.
  open var isEnabled = true
  /// The offset of the field's background.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  private var iconOffsets: [Icon: UIOffset] = [:]
  /// Sets the offset of an icon; it has no effect on layout.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon] = adjustment
  }
  /// Returns the offset of an icon.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }
  private var barImages: [Int: UIImage] = [:]
  /// Sets the image behind the bar, for all metrics of a position; it has no effect on layout.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    barImages[barPosition.rawValue] = backgroundImage
  }
  /// Returns the image behind the bar.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    barImages[barPosition.rawValue]
  }
  private var scopeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of the scope buttons' titles; they have no effect on layout.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state.rawValue] = attributes
  }
  /// Returns the attributes of the scope buttons' titles.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString
    .Key:
    Any]?
  { scopeAttributes[state.rawValue] }
}
