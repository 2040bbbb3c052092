public import Foundation

/// Controllers in columns, or one of them in compact width.
///
/// Where the width is compact the top column's controller shows alone; its siblings are not pushed
/// under it, which Apple's system does.
///
/// Not offered: gestures, the button of display modes, pushing columns under each other where width
/// is compact, inspectors of iOS 26.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, ContentSwitching {
  /// Creates a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of the style of before iOS 14.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a document.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// How many columns there are.
  public let style: Style
  /// The delegate, which controls the columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  var shown: [UIViewController] = []
  var isSwitching = false
  /// The controllers as they were given, and as they show, in a navigation controller if need be.
  var given: [Column: UIViewController] = [:]
  var placed: [Column: UIViewController] = [:]
  /// The columns that the app asked to see, until the size changes.
  var askedMode: DisplayMode?
  /// The column that shows while there is little width.
  var topColumn: Column?
  var lastState: (isCollapsed: Bool, mode: DisplayMode)?

  // MARK: Controllers

  /// Puts a controller into a column, in a navigation controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    place(vc, in: column, wraps: style != .unspecified && column != .compact)
  }

  /// The controller that was put into a column.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// The controllers in their columns, the primary one first; one alone in compact width.
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

  /// Whether one controller shows alone because there is little width.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// Which columns show.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : expandedMode }
  /// Which columns are to show; as the system has it unless set.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      askedMode = nil
      contentDidChange()
    }
  }
  /// How columns are to make space.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { contentDidChange() } }
  /// How columns make space.
  open var splitBehavior: SplitBehavior {
    switch displayMode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    default: preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
    }
  }
  /// On which side the primary column is.
  open var primaryEdge = PrimaryEdge.leading { didSet { contentDidChange() } }
  /// Whether the user could pull columns in.
  open var presentsWithGesture = true

  /// The share of the width that the primary column would like.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The width that the primary column would like.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The least width of the primary column.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The greatest width of the primary column.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The share of the width that the column between would like.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The width that the column between would like.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The least width of the column between.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The greatest width of the column between.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { contentDidChange() }
  }
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// The width of the column between, in points.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  /// Columns beside the secondary one are compact, whatever the window is.
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
}
