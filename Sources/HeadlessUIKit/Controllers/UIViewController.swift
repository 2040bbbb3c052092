internal import AutoLayout
public import Foundation
package import InterfaceBuilder

/// A controller that manages a view: creates it, and receives callbacks for its appearance and
/// layout.
///
/// This file contains the stored properties and all members that a subclass can override, because
/// overriding a member declared in an extension would require Objective-C. The implementation is in
/// `UIViewController+….swift`.
///
/// Not implemented: custom transitions and presentation controllers, sheet detents, popover arrows,
/// key commands, state restoration.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment,
  UITraitChangeObservable
{
  /// Creates a controller whose view comes from ``loadView()``.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller whose view is loaded from a nib in a bundle.
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

  /// Encodes nothing: archives are not supported.
  open func encode(with coder: NSCoder) {}

  /// The name of the controller's nib.
  public let nibName: String?
  /// The bundle of the controller's nib.
  public let nibBundle: Bundle?

  /// The storyboard scene from which the controller was created.
  var scene: NibScene?
  /// The findings of loading the view from a document, such as unset outlets and unknown classes.
  package internal(set) var nibFindings: [DocumentFinding] = []

  /// Called after the controller has been loaded from a document and its outlets are set.
  open func awakeFromNib() {}

  /// Called by Interface Builder before it shows a designable controller; Purlin never calls it.
  open func prepareForInterfaceBuilder() {}

  /// Called before a segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether a segue is performed: true unless overridden.
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
  /// The root view, loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView?.insetsMayHaveChanged()
      loadedView = newValue
      newValue?.viewController = self
      newValue?.insetsMayHaveChanged()
    }
  }

  /// The root view; nil if it has not been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the root view if it has not been loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    LayoutEnvironment.layingOut(in: layoutEnvironment) {
      LayoutEnvironment.current.requests.asking(for: "\(type(of: self))") {
        loadView()
        isLoading = false
        viewDidLoad()
      }
    }
  }

  /// Creates the root view: that of the storyboard or nib, or else an empty view with the size of
  /// the screen (`engine:E9.2`).
  open func loadView() {
    if loadViewFromDocument() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight])
    self.view = view
  }

  /// Called when the root view has been loaded.
  open func viewDidLoad() {}

  /// Called when the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the hierarchy with its final traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called when the root view is about to lay out.
  open func viewWillLayoutSubviews() {}

  /// Called when the root view has laid out its subviews, before the subviews lay out theirs.
  open func viewDidLayoutSubviews() {}

  /// Updates properties that follow from the app's data, since iOS 26; by default, nothing.
  ///
  /// It is called before `UIView.updateProperties()` of the root view.
  open func updateProperties() {}
  /// Marks the controller for ``updateProperties()`` before the next layout.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  /// Calls ``updateProperties()`` now if it is due.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  /// Sets what is shown instead of content for a state; by default, nothing changes.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// The actions of a preview, until iOS 13; nothing is previewed.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Updates the root view's constraints; call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called when the safe area of the root view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the root view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Has no effect: Purlin never sends memory warnings.
  open func didReceiveMemoryWarning() {}
  /// Called after state was restored; Purlin never calls it.
  open func applicationFinishedRestoringState() {}

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

  /// Adds the views of the container's content.
  ///
  /// Overridden by the containers of this module.
  func installContent(animated: Bool) {}

  /// Lays out the container's content and bars; called in the layout of ``ContainerView``.
  func layOutContent() {}

  // MARK: Transitions of size and traits

  /// Called when the size of the view is about to change; notifies the children.
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

  /// Returns the size of a child in a container of a size: the size of the container unless
  /// overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The preferred size of the content, for popovers, sheets and containers.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation.container?.setNeedsLayout()
    }
  }

  /// Called when the preferred size of a child has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the fitting size of a child has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The current traits: those of the parent or window, with the overrides for this controller.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Sets or removes the trait overrides for a child.
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

  /// The interface style of this controller and its descendants.
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

  /// Insets added to the safe area of the root view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  /// The insets of the bars of a container that cover the root view, in addition to the container's
  /// safe area.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.insetsMayHaveChanged() } }
  }

  /// Whether the root view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  /// The minimum leading and trailing margins of a root view: 16 or 20 points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = simulatedRootMargin ?? minimumSideMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// A safe area that replaces the one determined by window and bars.
  package var simulatedSafeAreaInsets: UIEdgeInsets? {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  /// A margin of the root view that replaces the one determined by the width.
  package var simulatedRootMargin: CGFloat? {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  /// Lengths of the top and bottom layout guides that replace those of the safe area.
  package var simulatedBarLengths: (top: CGFloat, bottom: CGFloat)? {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  // MARK: What bars cover

  /// The edges at which the view extends under a container's bars; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.contentDidChange() } }
  /// Whether the view also extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.contentDidChange() } }
  /// Whether the insets of a scroll view in the view are adjusted for bars, before iOS 11.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the bar at the bottom is hidden when the controller is pushed.
  open var hidesBottomBarWhenPushed = false { didSet { parent?.contentDidChange() } }
  /// Whether the status bar is hidden.
  ///
  /// Unlike in UIKit, it stays part of the safe area.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the Home indicator is hidden.
  ///
  /// Unlike in UIKit, it stays part of the safe area.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The preferred style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The preferred animation of the status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether a presented controller that does not cover the screen determines the status bar.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { presentationOptions.capturesStatusBar }
    set { presentationOptions.capturesStatusBar = newValue }
  }
  /// The child that determines the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests an update of ``prefersHomeIndicatorAutoHidden``; has no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the app's gestures take precedence over the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child whose edges take precedence over gestures of the system; nil for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Returns the nearest controller around this one that overrides a method of a segue or a presentation: nil, because
  /// messages are not sent by name.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nil
  }
  /// The initial orientation when the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Requests an update of ``supportedInterfaceOrientations``; has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  var presentationOptions = PresentationOptions()

  /// The delegate that provides custom animators and presentation controllers.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentationOptions.transitioningDelegate }
    set { presentationOptions.transitioningDelegate = newValue }
  }
  /// The presentation controller, created on first access.
  open var presentationController: UIPresentationController? { madePresentationController }
  /// The presentation controller if the style is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    madePresentationController as? UIPopoverPresentationController
  }
  /// The presentation controller if the style is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    madePresentationController as? UISheetPresentationController
  }
  /// The coordinator of the current transition: always nil, because transitions are not animated.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// A button that toggles editing.
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem }
  /// The context of an extension; always nil.
  open var extensionContext: NSExtensionContext? { nil }

  /// Requests an update of the status bar; has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The child that determines whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The supported orientations.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .standard(for: traitCollection.userInterfaceIdiom)
  }
  /// Whether the interface rotates with the device.
  open var shouldAutorotate: Bool { true }

  private var ownNavigationItem: UINavigationItem?
  var ownTabBarItem: UITabBarItem?

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
    valuesDidChange()
  }

  /// The items of the navigation controller's toolbar.
  open var toolbarItems: [UIBarButtonItem]?

  /// Sets the toolbar's items, without animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    navigationController?.contentDidChange()
  }

  /// Whether the user can edit the content.
  open var isEditing = false

  /// Sets whether the user can edit the content.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Old layout guides

  var topLayoutGuideLength: CGFloat? { simulatedBarLengths?.top }
  var bottomLayoutGuideLength: CGFloat? { simulatedBarLengths?.bottom }

  /// The layout guide whose bottom edge is below the bars at the top.
  public private(set) lazy var topLayoutGuide: any UILayoutSupport = BarLayoutGuide(
    .topBar, in: view)

  /// The layout guide whose top edge is above the bars at the bottom.
  public private(set) lazy var bottomLayoutGuide: any UILayoutSupport = BarLayoutGuide(
    .bottomBar, in: view)

  // MARK: Containment

  /// The child controllers.
  open internal(set) var children: [UIViewController] = []

  /// The parent controller.
  open internal(set) weak var parent: UIViewController?

  /// Adds a child controller, after calling its ``willMove(toParent:)``.
  ///
  /// The caller adds its view and calls ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent, and calls ``didMove(toParent:)``.
  ///
  /// The caller calls ``willMove(toParent:)`` first.
  open func removeFromParent() { leaveParent() }

  /// Called when the parent of the controller is about to change.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the parent of the controller has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces the view of a child by that of another, without animation.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, animated: duration > 0, animations, completion)
  }

  /// Called when a property of a child has changed on which the container's layout depends.
  func contentDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// Shows a controller in the nearest container that can show it, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as detail: in the secondary column of a split view controller, or else by
  /// presenting it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Presentation

  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition with which the controller is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user is prevented from dismissing the controller.
  open var isModalInPresentation = false
  /// Whether the keyboard stays when no field is first responder; by default that of form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether this controller's view is covered by presentations in a context.
  open var definesPresentationContext = false

  /// The controller that this controller or one of its ancestors presents.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this controller or one of its ancestors.
  open var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// Presents a controller.
  ///
  /// The order of the appearance callbacks is Apple's: `viewWillAppear` and `viewWillDisappear` are
  /// called immediately, and the others after the layout of the window, followed by `completion`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { cover(with: viewControllerToPresent, animated: flag, completion) }

  /// Dismisses the presented controller, or this controller if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    uncover(animated: flag, completion)
  }

  /// The superview of the root view, or the presenting controller.
  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? presentation.presenting ?? parent
  }
}
