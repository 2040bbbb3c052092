public import Foundation

/// Methods that are called when a navigation controller shows a controller; all are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called when a controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called when a controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// The default implementation does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// The default implementation does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// A container with a stack of controllers, of which it shows the last, and a navigation bar.
///
/// The stack changes immediately, and views are exchanged in the next layout, as in UIKit. The
/// views of controllers that are never shown are not loaded. The order of the appearance callbacks
/// is Apple's: those of the old controller before those of the new one, and the last ones after the
/// layout of the window.
///
/// Not implemented: interactive pops, custom transitions, hiding bars by gestures, layout of bar
/// items, and the change of large titles during scrolling.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationcontroller>
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ContentSwitching {
  /// The duration of showing or hiding bars, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// Creates a controller with a root controller.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller with custom classes of bars.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar =
      UIView.make(navigationBarClass, as: UINavigationBar.self)
      ?? UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    tools =
      UIView.make(toolbarClass, as: UIToolbar.self)
      ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without content.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a document.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(coder: coder)
  }

  private let bar: UINavigationBar
  private let tools: UIToolbar
  var shown: [UIViewController] = []
  var isSwitching = false
  var stack: [UIViewController] = []
  /// Whether the pending change was requested with animation.
  var isChangeAnimated = false
  var barVisibility = BarVisibility()
  var toolVisibility = BarVisibility()

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }
  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the bottom, hidden by default.
  open var toolbar: UIToolbar! { tools }
  /// The delegate, which is notified of the displayed controller.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's tab: its own if it was set or the controller has a title, otherwise that of the
  /// root controller.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard ownTabBarItem == nil, title == nil, let root = stack.first else {
        return super.tabBarItem
      }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  // MARK: The stack

  /// The controllers, from the root to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Shows a controller on top of the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    checkPrecondition(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported "
        + "(\(viewController))")
    checkPrecondition(
      !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported")
    change(to: stack + [viewController], animated: animated)
  }

  /// Pops the top controller and returns it; returns nil if it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return last
  }

  /// Pops to a controller and returns the controllers that were above it.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      failPrecondition("Tried to pop to a view controller that doesn't exist.")
    }
    let gone = Array(stack[(index + 1)...])
    guard !gone.isEmpty else { return nil }
    change(to: Array(stack[...index]), animated: animated)
    return gone
  }

  /// Pops to the root controller and returns the controllers that were above it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// The last controller of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The visible controller: the top controller, or the one presented over it.
  open var visibleViewController: UIViewController? {
    presentation.presented ?? stack.last?.presentedViewController ?? stack.last
  }

  /// The children in which the destination of an unwind segue is searched, from the top.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// Pops to the child that is, or contains, the destination of an unwind segue.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { popToViewController(subsequentVC, animated: false) }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden = false { didSet { contentDidChange() } }
  /// Hides or shows the bar at the top, without animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Whether the bar at the bottom is hidden; true by default.
  open var isToolbarHidden = true { didSet { contentDidChange() } }
  /// Hides or shows the bar at the bottom, without animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether swiping hides the bars.
  open var hidesBarsOnSwipe = false
  /// Whether tapping hides the bars.
  open var hidesBarsOnTap = false
  /// Whether the stack grows or shrinks; raw values are Apple's.
  public enum Operation: Int, Sendable {
    /// Neither.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// A controller is popped.
    case pop = 2
  }

  /// The recognizer of the gesture that pops a controller; it recognizes nothing, because pops come from
  /// code.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  /// The recognizer of the tap that hides bars; it recognizes nothing.
  public private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// The recognizer of the swipe that hides bars; it recognizes nothing.
  public private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// Whether bars are hidden when the keyboard appears.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether bars are hidden when the vertical size class is compact.
  open var hidesBarsWhenVerticallyCompact = false { didSet { contentDidChange() } }

  // MARK: Layout

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = container
    container.addSubview(bar)
    container.addSubview(tools)
  }

  override func contentDidChange() {
    super.contentDidChange()
    // The stack determines whether the tab bar is shown.
    parent?.contentDidChange()
  }

  override func installContent(animated: Bool) { showTop(animated: animated) }

  override func layOutContent() {
    showTop(animated: isChangeAnimated)
    placeBars()
  }
  /// The recognizer of the gesture that pops a controller from anywhere in its content (iOS 26); it
  /// recognizes nothing.
  public private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()
}
