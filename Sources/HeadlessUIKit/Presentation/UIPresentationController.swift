public import Foundation

/// How a controller is presented: what it covers and where its view lies.
///
/// The frame follows from the style, as the presented controller's own does; a controller of one's
/// own, made by a transitioning delegate, is kept and does not place the view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// Creates a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? UIViewController()
    super.init()
  }

  /// The controller that is presented.
  open private(set) unowned var presentedViewController: UIViewController
  /// The controller that presents it.
  open private(set) var presentingViewController: UIViewController
  /// The delegate, which controls how the presentation adapts and is notified of its end.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The style for the present traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The style for traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  /// The view in which the presentation takes place, while it does.
  open var containerView: UIView? { presentedViewController.presentation.container }
  /// The view of the controller that is presented.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The rectangle of that view in the container.
  open var frameOfPresentedViewInContainerView: CGRect {
    presentedView?.frame ?? containerView?.bounds ?? .zero
  }
  /// Whether the presented view covers everything; true unless overridden.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the views of the presenting controller leave; no unless overridden.
  open var shouldRemovePresentersView: Bool { false }
  /// Traits that override those of the presented controller; nil unless set.
  open var overrideTraitCollection: UITraitCollection?
  /// Called when the presentation begins; not here.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has been made; not here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the presentation begins to end; not here.
  open func dismissalTransitionWillBegin() {}
  /// Called when the presentation has ended; not here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Is called before the container is laid out; not here.
  open func containerViewWillLayoutSubviews() {}
  /// Is called after the container has been laid out; not here.
  open func containerViewDidLayoutSubviews() {}
  /// Called when the size changes; not here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Decides how a presentation adapts, and is told of its end; all methods are optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in compact width.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style for traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller to present in that style.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Whether a drag dismisses.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called when a drag begins to dismiss; by tests only.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a drag has dismissed; by tests only.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a drag was not let dismiss; by tests only.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As the system decides.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
  /// As in compact width.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// The same.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// A direction that a popover's arrow points in.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt
  /// Creates directions with Apple's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// How a popover is presented; its place on an iPad is the middle (Documentation/Differences.md).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// Where the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow points: not known.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The view the popover points at.
  open var sourceView: UIView?
  /// The part of that view; null for all of it.
  open var sourceRect = CGRect.null
  /// The bar button the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// Whether the popover may lie over what it points at.
  open var canOverlapSourceViewRect = false
  /// The colour of the popover.
  open var backgroundColor: UIColor?
  /// The views that can be touched in the meantime.
  open var passthroughViews: [UIView]?
  /// Room that the popover keeps to the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  private weak var popoverDelegate: (any UIPopoverPresentationControllerDelegate)?
  /// The delegate, which controls how the popover adapts and is notified of its end.
  open override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}

/// Methods that control a popover and report its end; all are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Is called before the popover shows; by tests only.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a tap outside dismisses.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when a tap outside has dismissed; by tests only.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Yes.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// How a sheet is presented.
///
/// Sheets are as high as Documentation/Differences.md says; detents are kept and do not change that.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height that a sheet rests at.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Nearly all of the screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }
    /// The name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }
    /// Half of the screen.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// Nearly all of the screen.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of your own.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }
    /// The height in a context; nil if the sheet does not rest.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  /// The heights that the sheet rests at.
  open var detents: [Detent] = [.large()]
  /// The height that the sheet rests at now.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which the content behind it is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet has a handle.
  open var prefersGrabberVisible = false
  /// Whether the sheet lies at the edge in compact height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width follows the preferred content size.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether the sheet is a page on an iPad.
  open var prefersPageSizing = true
  /// The radius of the corners; nil is the system's.
  open var preferredCornerRadius: CGFloat?
  /// The view that the sheet lies at.
  open var sourceView: UIView?
  /// Runs changes of the sheet, at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Asks for the heights again.
  open func invalidateDetents() {}
}

/// The values on which a detent's height depends.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Methods that report a sheet's height; all are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has chosen another height; by tests only.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
