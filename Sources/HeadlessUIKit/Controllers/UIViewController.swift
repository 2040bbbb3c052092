internal import AutoLayout
public import Foundation
package import InterfaceBuilder

/// The owner of a view: makes it, hears of its layout, and says what bars cover of it.
///
/// State and everything a subclass may override stand in this file, because an override of a member
/// declared in an extension needs Objective-C; the work is done in `UIViewController+….swift`.
///
/// Not offered: storyboard segues by code, transitioning delegates and presentation controllers of
/// your own, sheet detents, popover arrows, search controllers, key commands, state restoration,
/// editing buttons.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment,
  UITraitChangeObservable
{
  /// Creates a controller whose view comes from ``loadView()``.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller whose view comes from the xib of that name in a bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller from a document.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The name the controller was made with.
  public let nibName: String?
  /// The bundle the controller was made with.
  public let nibBundle: Bundle?

  /// The scene of a storyboard that the controller was made of.
  var scene: NibScene?
  /// What making the view from a document noticed: outlets that are not set, unknown classes.
  package internal(set) var nibFindings: [DocumentFinding] = []

  /// Called after the document of the controller has been loaded and its outlets are set.
  open func awakeFromNib() {}

  /// Called before a segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue is performed; yes unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Whether an unwind segue may lead here: whether there is such a method, and the controller is not
  /// the source.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { hasUnwindAction(action, from: fromViewController) }

  /// The children in which the destination of an unwind segue is searched, in that order: all but the
  /// one that contains the source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }

  /// Shows the child that is, or contains, the destination of an unwind segue; has no effect unless
  /// overridden, as by navigation and tab bar controllers.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  /// A title for bars.
  open var title: String? { didSet { titleDidChange(from: oldValue) } }

  // MARK: State of UIViewController+….swift

  var appearance = Appearance()
  var presentation = Presentation()
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  var overrides = UITraitOverrides()
  var traitObservers = TraitObservers()

  // MARK: View

  private var loadedView: UIView?
  private var isLoading = false

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root view; made on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The root view, if there is one yet.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the root view if there is none.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    LayoutEnvironment.layingOut(in: layoutEnvironment) {
      loadView()
      isLoading = false
      viewDidLoad()
    }
  }

  /// Makes the root view: that of the storyboard or nib, else a plain one of the screen's size
  /// (`engine:E9.2`).
  open func loadView() {
    if loadViewFromDocument() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight])
    self.view = view
  }

  /// Called when the root view has been made.
  open func viewDidLoad() {}

  /// Called when the view is about to show.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the hierarchy with its final traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view shows.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to be covered or removed.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view no longer shows.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called when the root view is about to lay out.
  open func viewWillLayoutSubviews() {}

  /// Called when the root view has placed its subviews; theirs may still have to.
  open func viewDidLayoutSubviews() {}

  /// Updates the root view's constraints; call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called when the safe area of the root view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the root view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Has no effect: Purlin never sends memory warnings.
  open func didReceiveMemoryWarning() {}

  // MARK: Appearance

  /// Whether appearance callbacks are forwarded to children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance callbacks of a child, for containers that forward them.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() {
    if appearance.state == .appearing { didAppear() } else { didDisappear() }
  }

  /// Whether the controller appears because it was presented.
  open var isBeingPresented: Bool { appearance.reason == .presented }
  /// Whether the controller disappears because it was dismissed.
  open var isBeingDismissed: Bool { appearance.reason == .dismissed }
  /// Whether the controller appears because it was added to its parent.
  open var isMovingToParent: Bool { appearance.reason == .added }
  /// Whether the controller disappears because it was removed from its parent.
  open var isMovingFromParent: Bool { appearance.reason == .removed }

  /// Puts the container's content into its view; containers of ours do, others have none.
  func installContent(animated: Bool) {}

  /// Places the container's content and bars; called in the layout of ``ContainerView``.
  func layOutContent() {}

  // MARK: Transitions of size and traits

  /// Called when the size of the view is about to change; notifies the children of theirs.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOnTransition(to: size, with: coordinator)
    presentation.presented?.viewWillTransition(to: size, with: coordinator)
  }

  /// Called when the traits are about to change; notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.willTransition(to: traits(for: child, from: newCollection), with: coordinator)
    }
    presentation.presented?.willTransition(to: newCollection, with: coordinator)
  }

  /// The size that a child will have in a container of some size; that of the container unless
  /// overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The size the content would like, for popovers, sheets and containers that ask.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation.container?.setNeedsLayout()
    }
  }

  /// Called when a child would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when a child's constraints give another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits in effect: those of the surroundings, with what is overridden for this controller.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Overrides traits for a child, or takes an override back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    TraitChange.around(childViewController) {
      childTraits[ObjectIdentifier(childViewController)] = collection
    }
  }

  /// Returns the overridden traits of a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childTraits[ObjectIdentifier(childViewController)] }

  /// Light or dark for this controller and everything in it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if overrideUserInterfaceStyle == .unspecified {
        traitOverrides.remove(UITraitUserInterfaceStyle.self)
      } else {
        traitOverrides.userInterfaceStyle = overrideUserInterfaceStyle
      }
    }
  }

  // MARK: Insets

  /// Added to the safe area of the root view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  /// The part of the root view that the bars of a container cover, besides the container's own safe
  /// area.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.insetsMayHaveChanged() } }
  }

  /// Whether the root view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  /// The least leading and trailing margins of a root view: 16 points, 20 if there is more space.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = simulatedRootMargin ?? minimumSideMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The safe area to use instead of what the window and bars give.
  package var simulatedSafeAreaInsets: UIEdgeInsets? {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  /// The root margin to use instead of the one for the width.
  package var simulatedRootMargin: CGFloat? {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  /// The lengths of the strips outside the old layout guides to use instead of the safe area's.
  package var simulatedBarLengths: (top: CGFloat, bottom: CGFloat)? {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  // MARK: What bars cover

  /// The edges at which the view reaches under a container's bars; all unless set.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.contentDidChange() } }
  /// Whether the view reaches under bars that nothing shows through, too.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.contentDidChange() } }
  /// Whether a scroll view at the front of the view gets insets for bars, before iOS 11.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the tab bar goes when the controller is pushed.
  open var hidesBottomBarWhenPushed = false { didSet { parent?.contentDidChange() } }
  /// Whether the status bar is hidden; it keeps its place in the safe area here.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the line at the bottom fades; it keeps its place in the safe area here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// How the status bar looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether a controller that is presented and does not cover everything decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { presentationOptions.capturesStatusBar }
    set { presentationOptions.capturesStatusBar = newValue }
  }
  /// The child that determines the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Asks for ``prefersHomeIndicatorAutoHidden`` again, to no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges from which the system's gestures wait for the app's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The orientation in which the controller is presented at first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Asks for ``supportedInterfaceOrientations`` again, to no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  var presentationOptions = PresentationOptions()

  /// Provides animators and presentations of your own.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentationOptions.transitioningDelegate }
    set { presentationOptions.transitioningDelegate = newValue }
  }
  /// How the controller is presented: created on first access.
  open var presentationController: UIPresentationController? { madePresentationController }
  /// How the controller is presented if its style is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    madePresentationController as? UIPopoverPresentationController
  }
  /// How the controller is presented if its style is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    madePresentationController as? UISheetPresentationController
  }
  /// The transition that is taking place: none, as controllers change places at once.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// A button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem }
  /// The context of an extension; always nil.
  open var extensionContext: NSExtensionContext? { nil }

  /// Asks for ``prefersStatusBarHidden`` again, to no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The child that determines whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How the device may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether the controller turns with the device.
  open var shouldAutorotate: Bool { true }

  private var ownNavigationItem: UINavigationItem?
  private var ownTabBarItem: UITabBarItem?

  /// The content of the navigation bar for the controller.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title)
    ownNavigationItem = item
    return item
  }

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's tab.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }

  private func titleDidChange(from old: String?) {
    if ownNavigationItem?.title == old { ownNavigationItem?.title = title }
    if ownTabBarItem?.title == old { ownTabBarItem?.title = title }
  }

  /// The items of the navigation controller's toolbar.
  open var toolbarItems: [UIBarButtonItem]?

  /// Changes the toolbar's items, at once.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    navigationController?.contentDidChange()
  }

  /// Whether the content can be changed by the user.
  open var isEditing = false

  /// Says whether the content can be changed by the user.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Old layout guides

  var topLayoutGuideLength: CGFloat? { simulatedBarLengths?.top }
  var bottomLayoutGuideLength: CGFloat? { simulatedBarLengths?.bottom }

  /// Its bottom edge is where content under the bars at the top may begin.
  public private(set) lazy var topLayoutGuide: any UILayoutSupport = BarLayoutGuide(
    .topBar, in: view)

  /// Its top edge is where content above the bars at the bottom has to end.
  public private(set) lazy var bottomLayoutGuide: any UILayoutSupport = BarLayoutGuide(
    .bottomBar, in: view)

  // MARK: Containment

  /// The controllers whose views this one manages.
  open internal(set) var children: [UIViewController] = []

  /// The controller that manages this one's view.
  open internal(set) weak var parent: UIViewController?

  /// Makes `child` one of this controller's, after ``willMove(toParent:)``; its view is the
  /// caller's to place, and ``didMove(toParent:)`` the caller's to send.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the managing controller; ``didMove(toParent:)`` follows, ``willMove(toParent:)`` is the
  /// caller's to send before.
  open func removeFromParent() { leaveParent() }

  /// Called when the controller is about to be managed by another.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the controller is now managed by another.
  open func didMove(toParent parent: UIViewController?) {}

  /// Puts one child's view in the place of another's, at once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, animated: duration > 0, animations, completion)
  }

  /// Called when a property of a child changed on which the container's layout depends.
  func contentDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// Shows a controller where it fits: the nearest container that can, or a presentation.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the detail of what shows: in a split view, or by a presentation.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Presentation

  /// How the controller covers others when it is presented; as the system has it unless set.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it would come.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss it.
  open var isModalInPresentation = false
  /// Whether a presentation in context covers this controller's view and not the window.
  open var definesPresentationContext = false

  /// The controller that this one, or one it is in, presents.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one it is in.
  open var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// Covers the screen, or part of it, with a controller's view.
  ///
  /// The calls of appearing come as Apple's do: those of before at once, those of after once the
  /// window has laid out. `completion` follows them.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { cover(with: viewControllerToPresent, animated: flag, completion) }

  /// Ends the presentation of the presented controller, or this your own.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    uncover(animated: flag, completion)
  }

  /// The superview of the root view, or who presents it.
  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? presentation.presenting ?? parent
  }
}
