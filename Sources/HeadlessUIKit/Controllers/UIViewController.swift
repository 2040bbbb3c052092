internal import AutoLayout
public import Foundation

/// The owner of a view: makes it, hears of its layout, and says what bars cover of it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Makes a controller whose view comes from ``loadView()``.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; the name is kept, documents are read by whoever holds one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller as a document does.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The name the controller was made with.
  public let nibName: String?
  /// The bundle the controller was made with.
  public let nibBundle: Bundle?

  /// A title for bars.
  open var title: String?

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

  /// Makes the root view if there is none.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    viewDidLoad()
  }

  /// Makes the root view; a plain one of the screen's size unless overridden (`engine:E9.2`).
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight])
    self.view = view
  }

  /// Hears that the root view has been made.
  open func viewDidLoad() {}

  /// Hears that the view is about to show.
  open func viewWillAppear(_ animated: Bool) {}

  /// Hears that the view is in the hierarchy with its final traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Hears that the view shows.
  open func viewDidAppear(_ animated: Bool) {}

  /// Hears that the view is about to be covered or removed.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Hears that the view no longer shows.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Hears that the root view is about to lay out.
  open func viewWillLayoutSubviews() {}

  /// Hears that the root view has placed its subviews; theirs may still have to.
  open func viewDidLayoutSubviews() {}

  /// Updates the root view's constraints; call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Hears that the safe area of the root view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Hears that the margins of the root view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Hears that memory is short, which it never is.
  open func didReceiveMemoryWarning() {}

  /// Hears that the view is about to get another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Hears that the traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Hears that the traits have changed.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  /// The traits in effect: the parent's or the window's.
  open var traitCollection: UITraitCollection {
    parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection ?? .current
  }

  // MARK: Insets

  /// Added to the safe area of the root view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  /// Whether the root view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  /// The least leading and trailing margins of a root view: 16 points, 20 where there is more room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let view = viewIfLoaded
    let side =
      simulatedRootMargin
      ?? (view?.window?.screen ?? .main).minimumMargin(forWidth: view?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// What a document's canvas says instead of the device.
  var simulatedSafeAreaInsets: UIEdgeInsets? {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  /// What a document's canvas says of the root margins instead of the width.
  var simulatedRootMargin: CGFloat? {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  /// What a document's canvas says of the strips that the old layout guides leave free.
  var simulatedBarLengths: (top: CGFloat, bottom: CGFloat)? {
    didSet { viewIfLoaded?.insetsMayHaveChanged() }
  }

  var topLayoutGuideLength: CGFloat? { simulatedBarLengths?.top }
  var bottomLayoutGuideLength: CGFloat? { simulatedBarLengths?.bottom }

  var standardMargins: UIEdgeInsets {
    let minimum = systemMinimumLayoutMargins
    return UIEdgeInsets(top: 0, left: minimum.leading, bottom: 0, right: minimum.trailing)
  }

  /// The sides below which the root view's margins do not go; nil where the system asks for nothing.
  var minimumMargins: UIEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? standardMargins : nil
  }

  // MARK: Old layout guides

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

  /// Makes `child` one of this controller's; its view is the caller's to place.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Leaves the managing controller.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Hears that the controller is about to be managed by another.
  open func willMove(toParent parent: UIViewController?) {}

  /// Hears that the controller is now managed by another.
  open func didMove(toParent parent: UIViewController?) {}

  /// The superview of the root view.
  open override var next: UIResponder? { viewIfLoaded?.superview }
}

/// What accompanies a change of size; without animation there is nothing to accompany.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs `animation` along with the change and `completion` after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

/// Runs what accompanies a change of size, at once.
final class ImmediateTransition: UIViewControllerTransitionCoordinator {
  private var completions: [(any UIViewControllerTransitionCoordinator) -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func finish() {
    for completion in completions { completion(self) }
  }
}
