public import Foundation

/// Methods that are called when a navigation controller shows a controller; all are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called when a controller is about to show.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called when a controller shows.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Nothing to do.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Nothing to do.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// A stack of controllers, of which the last shows, under a bar.
///
/// The stack changes at once; views are exchanged in the next layout, as on Apple's systems, so
/// controllers that nobody sees are never loaded. The calls of appearing come in Apple's order: the
/// old controller's before the new one's, the last ones once the window has laid out.
///
/// Not offered: interactive pops, transitions of your own, bars that hide by gestures; items of
/// bars are kept, not placed; large titles do not follow scrolling.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationcontroller>
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ContentSwitching {
  /// How long bars would take to come or go, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// Creates a controller that shows another.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller with bars of classes of your own.
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
  /// Whether the change that waits for layout was asked to be seen.
  var isChangeAnimated = false

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }
  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the bottom, hidden by default.
  open var toolbar: UIToolbar! { tools }
  /// The delegate, which is notified of the displayed controller.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  /// The controllers from the first to the one that shows.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Changes the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Shows a controller on top of the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported "
        + "(\(viewController))")
    precondition(
      !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported")
    change(to: stack + [viewController], animated: animated)
  }

  /// Goes back by one and returns what showed, or `nil` at the first.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return last
  }

  /// Goes back to a controller and returns what lay on top of it.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist.")
    }
    let gone = Array(stack[(index + 1)...])
    guard !gone.isEmpty else { return nil }
    change(to: Array(stack[...index]), animated: animated)
    return gone
  }

  /// Goes back to the first controller and returns what lay on top of it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// The last controller of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// What shows: the last controller, or what is presented over it.
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
  /// Hides or shows the bar at the top, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Whether the bar at the bottom is hidden, which it is unless shown.
  open var isToolbarHidden = true { didSet { contentDidChange() } }
  /// Hides or shows the bar at the bottom, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether bars would go when the user scrolls.
  open var hidesBarsOnSwipe = false
  /// Whether bars would go when the user taps.
  open var hidesBarsOnTap = false
  /// Whether bars would go with the keyboard.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether bars would go in little height.
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
    // Whether the tab bar shows is the stack's to say.
    parent?.contentDidChange()
  }

  override func installContent(animated: Bool) { showTop(animated: animated) }

  override func layOutContent() {
    showTop(animated: isChangeAnimated)
    placeBars()
  }
}
