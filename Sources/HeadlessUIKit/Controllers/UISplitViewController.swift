public import Foundation

/// A container that shows controllers in columns, or one of them in compact width.
///
/// In compact width, only the controller of the top column is shown. Unlike in UIKit, the other
/// controllers are not pushed below it.
///
/// Not implemented: gestures, the display mode button, pushing columns in compact width, inspectors
/// of iOS 26.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, ContentSwitching {
  /// Creates a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the style before iOS 14.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a document.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The number of columns.
  public let style: Style
  /// The delegate, which controls the columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  var shown: [UIViewController] = []
  var isSwitching = false
  /// The controllers as set, and as shown, in a navigation controller if necessary.
  var given: [Column: UIViewController] = [:]
  var placed: [Column: UIViewController] = [:]
  /// The display mode that the app requested, until the size changes.
  var askedMode: DisplayMode?
  /// The column that is shown in compact width.
  var topColumn: Column?
  var lastState: (isCollapsed: Bool, mode: DisplayMode)?

  // MARK: Controllers

  /// Sets the controller of a column, in a navigation controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    place(vc, in: column, wraps: style != .unspecified && column != .compact)
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// The controllers of the columns, the primary one first; only one in compact width.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return collapsedController.map { [$0] } ?? [] }
      return [Column.primary, .supplementary, .secondary].compactMap { placed[$0] }
    }
    set {
      let columns: [Column] =
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in columns.enumerated() {
        place(
          newValue.indices.contains(index) ? newValue[index] : nil, in: column,
          wraps: style != .unspecified)
      }
    }
  }

  /// Shows a controller in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    topColumn = .secondary
    contentDidChange()
  }

  /// Shows a column.
  open func show(_ column: Column) { reveal(column) }
  /// Hides a column.
  open func hide(_ column: Column) { conceal(column) }

  // MARK: Columns

  /// Whether only one controller is shown because the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// The present display mode.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : expandedMode }
  /// The preferred display mode.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      askedMode = nil
      contentDidChange()
    }
  }
  /// The preferred behavior of the columns.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { contentDidChange() } }
  /// The present behavior of the columns.
  open var splitBehavior: SplitBehavior {
    switch displayMode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    default: preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
    }
  }
  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { contentDidChange() } }
  /// Whether a gesture shows hidden columns.
  open var presentsWithGesture = true

  /// The preferred width of the primary column, as a fraction of the total width.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The preferred width of the primary column, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The preferred width of the supplementary column, as a fraction of the total width.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The preferred width of the supplementary column, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The maximum width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  /// Returns compact traits for the columns beside the secondary one, regardless of the window.
  open override func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    let given = super.overrideTraitCollection(forChild: childViewController)
    guard !isCollapsed,
      childViewController === placed[.primary] || childViewController === placed[.supplementary]
    else { return given }
    let compact = UITraitCollection { $0.horizontalSizeClass = .compact }
    return given.map { UITraitCollection(traitsFrom: [compact, $0]) } ?? compact
  }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = container
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    askedMode = nil
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func installContent(animated: Bool) { showColumns() }

  override func layOutContent() {
    showColumns()
    placeColumns()
  }
  /// Whether a button hides the other columns.
  open var showsSecondaryOnlyButton = false
  /// The background of the primary column; it has no effect.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The background of a column; raw values are Apple's.
  public enum BackgroundStyle: Int, Sendable {
    /// None.
    case none = 0
    /// That of a sidebar.
    case sidebar = 1
  }
  /// A button that changes the display mode: an item without content.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
}
