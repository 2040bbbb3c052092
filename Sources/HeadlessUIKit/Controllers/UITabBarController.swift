public import Foundation

/// Methods that control and report changes of tabs; all are optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tab that the user tapped can be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user has selected a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// A container that shows one of several controllers, selected by a tab bar.
///
/// The view of a controller is loaded when it is first shown.
///
/// Not implemented: the More list, moving tabs, the sidebar of iOS 18, custom transitions.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbarcontroller>
@preconcurrency @MainActor
open class UITabBarController: UIViewController, ContentSwitching {
  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
  private var contents: [UIViewController] = []
  private var selection = 0
  var shown: [UIViewController] = []
  var isSwitching = false
  private var barVisibility = BarVisibility()

  /// The tab bar.
  open var tabBar: UITabBar { bar }
  /// The delegate, which controls the tabs.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { contents.isEmpty ? nil : contents }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controllers whose tabs the user can move.
  open var customizableViewControllers: [UIViewController]?

  /// Sets the controllers.
  ///
  /// The selected controller stays selected if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let selected = selectedViewController
    let gone = contents.filter { old in !new.contains { $0 === old } }
    let added = new.filter { controller in !contents.contains { $0 === controller } }
    for controller in gone { controller.willMove(toParent: nil) }
    contents = new
    for controller in added { addChild(controller) }
    children = contents + children.filter { child in !contents.contains { $0 === child } }
    selection =
      contents.firstIndex { $0 === selected } ?? min(selection, max(contents.count - 1, 0))
    updateBarItems()
    if isViewLoaded { showSelected() }
    for controller in gone { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
    contentDidChange()
  }

  /// The index of the selected tab; `NSNotFound` if there are none.
  open var selectedIndex: Int {
    get { contents.isEmpty ? NSNotFound : selection }
    set {
      guard contents.indices.contains(newValue), newValue != selection else { return }
      selection = newValue
      if isViewLoaded { showSelected() }
      contentDidChange()
      valuesDidChange()
    }
  }

  /// The selected controller.
  open var selectedViewController: UIViewController? {
    get { contents.indices.contains(selection) ? contents[selection] : nil }
    set {
      guard let newValue else { return }
      guard let index = contents.firstIndex(where: { $0 === newValue }) else {
        failPrecondition(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
      }
      selectedIndex = index
    }
  }

  /// Selects the child that is, or contains, the destination of an unwind segue.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { selectedViewController = subsequentVC }

  /// Whether the tab bar is hidden.
  open var isTabBarHidden = false { didSet { contentDidChange() } }
  /// Hides or shows the tab bar, without animation.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// Whether the tab bar takes space.
  var showsTabBar: Bool { !bar.isHidden }

  /// Whether the controller hides the tab bar; an app can hide the bar itself as well.
  private var hidesTabBar: Bool {
    guard !isTabBarHidden else { return true }
    return (selectedViewController as? UINavigationController)?.hidesBottomBar ?? false
  }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = container
    container.addSubview(bar)
  }

  override func installContent(animated: Bool) { showSelected() }

  // MARK: More tabs than the bar shows

  /// The controller of the tabs behind More; it has no list, and a selected tab is shown without its bar.
  open private(set) lazy var moreNavigationController: UINavigationController = {
    let list = UIViewController()
    list.title = "More"
    let controller = UINavigationController(rootViewController: list)
    controller.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return controller
  }()

  /// Whether the fifth item stands for the tabs from the fifth: if there are more than five in a compact
  /// width.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/morenavigationcontroller>
  /// Source: Apple's documentation and public tutorials, of iPhones; the number on iPads is not documented.
  private var hasMore: Bool {
    contents.count > 5 && traitCollection.horizontalSizeClass == .compact
  }

  private func updateBarItems() {
    var items = contents.compactMap(\.tabBarItem)
    if hasMore {
      items = items.prefix(4) + [moreNavigationController.tabBarItem].compactMap { $0 }
    }
    let known = bar.items ?? []
    guard !items.elementsEqual(known, by: ===) else { return }
    bar.setItems(items, animated: false)
  }

  private func showSelected() {
    updateBarItems()
    bar.selectedItem =
      hasMore && selection > 3
      ? moreNavigationController.tabBarItem : selectedViewController?.tabBarItem
    show(selectedViewController.map { [$0] } ?? [], order: .newFirst, animated: false)
  }

  /// Lays out the tab bar, and the content under or above it (`anchors:A6.7`).
  override func layOutContent() {
    showSelected()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let height = bar.standardTabBarHeight
    barVisibility.apply(hidesTabBar, to: bar)
    if standing(bar, in: view) { return fill(with: shown.last) }
    bar.frame = CGRect(
      x: 0, y: bounds.height - safe.bottom - height, width: bounds.width,
      height: height + safe.bottom)
    guard let content = shown.last, let contentView = content.viewIfLoaded else { return }
    var frame = bounds
    var insets = UIEdgeInsets(top: 0, left: 0, bottom: showsTabBar ? height : 0, right: 0)
    if showsTabBar, !content.reaches(under: bar.isTranslucent, .bottom) {
      frame.size.height = max(frame.size.height - safe.bottom - height, 0)
      insets.bottom = 0
    }
    content.barInsets = insets
    if contentView.frame != frame { contentView.frame = frame }
  }
  /// The tabs since iOS 18, whose controllers replace ``viewControllers``.
  open var tabs: [UITab] = [] { didSet { showTabs() } }
  /// The selected tab.
  open var selectedTab: UITab? {
    get { tabs.first { $0.made != nil && $0.made === selectedViewController } }
    set { selectedViewController = newValue?.viewController ?? selectedViewController }
  }
  /// The sidebar, which is not shown.
  public let sidebar = Sidebar()
  /// Whether tabs are below the content or in a sidebar; it has no effect.
  open var mode = Mode.automatic
  /// The identifier of the customized tabs.
  open var customizationIdentifier: String?
  /// When the bar becomes small while content scrolls (iOS 26); it never does.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// The place of the tabs; raw values are Apple's.
  public enum Mode: Int, Sendable {
    /// As the device does.
    case automatic = 0
    /// In a bar.
    case tabBar = 1
    /// In a bar or a sidebar.
    case tabSidebar = 2
  }
  /// When the bar becomes small; raw values are Apple's.
  public enum MinimizeBehavior: Int, Sendable {
    /// As the system does.
    case automatic = 0
    /// Never.
    case never = 1
    /// While content scrolls down.
    case onScrollDown = 2
    /// While content scrolls up.
    case onScrollUp = 3
  }
  /// Called when an item of the bar was selected; never called, as tests select tabs.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
