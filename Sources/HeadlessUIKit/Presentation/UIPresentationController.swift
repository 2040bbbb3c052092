public import Foundation

/// A presentation controller, which manages the presentation of a controller.
///
/// The frame of the presented view depends on the style. A custom presentation controller of a
/// transitioning delegate is stored, but does not determine the frame.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? UIViewController()
    super.init()
  }

  /// The presented controller.
  open private(set) unowned var presentedViewController: UIViewController
  /// The presenting controller.
  open private(set) var presentingViewController: UIViewController
  /// The delegate, which controls the adaptation and is notified of the dismissal.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The style for the current traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Returns the style for traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  /// The container view during the presentation; otherwise nil.
  open var containerView: UIView? { presentedViewController.presentation.container }
  /// The view of the presented controller.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The frame of the presented view in the container.
  open var frameOfPresentedViewInContainerView: CGRect {
    presentedView?.frame ?? containerView?.bounds ?? .zero
  }
  /// Whether the presented view covers the screen: true unless overridden.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view of the presenting controller is removed: false unless overridden.
  open var shouldRemovePresentersView: Bool { false }
  /// Traits that override those of the presented controller.
  open var overrideTraitCollection: UITraitCollection?
  /// The traits: those of the presented controller.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Called when the traits have changed; Purlin never calls it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the presentation begins; Purlin never calls it.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended; Purlin never calls it.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins; Purlin never calls it.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended; Purlin never calls it.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the layout of the container view; Purlin never calls it.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the layout of the container view; Purlin never calls it.
  open func containerViewDidLayoutSubviews() {}
  /// Called when the size is about to change; Purlin never calls it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when the traits are about to change; Purlin never calls it.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the preferred size of a child has changed; Purlin never calls it.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the fitting size of a child has changed; Purlin never calls it.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of a child in a container of a size: that of the container unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

/// Methods that control the adaptation of a presentation, and are called for its dismissal; all are
/// optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style in compact width.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns the style for traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the controller to present in a style.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Returns whether the user can dismiss the presentation.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called when the user begins to dismiss the presentation; only tests call it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed the presentation; only tests call it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has attempted to dismiss the presentation; only tests call it.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the system's default.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
  /// Returns the style for compact width.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns nil: the presented controller is used.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// The default implementation does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// The default implementation does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// A set of directions of a popover's arrow.
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
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// The presentation controller of a popover.
///
/// On iPad, the popover is centered (Documentation/Differences.md).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow: always unknown.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The view to which the arrow points.
  open var sourceView: UIView?
  /// The item from which the popover opens: a bar button item or a view.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet {
      barButtonItem = sourceItem as? UIBarButtonItem
      if let view = sourceItem as? UIView { sourceView = view }
    }
  }
  /// The part of the source view to which the arrow points; null for the whole view.
  open var sourceRect = CGRect.null
  /// The bar button item to which the arrow points.
  open var barButtonItem: UIBarButtonItem?
  /// Whether the popover can overlap its source.
  open var canOverlapSourceViewRect = false
  /// The background color of the popover.
  open var backgroundColor: UIColor?
  /// The views with which the user can interact while the popover is visible.
  open var passthroughViews: [UIView]?
  /// The margins between the popover and the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The delegate, which controls the adaptation and is notified of the dismissal.
  open override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}

/// Methods that control a popover, and are called for its dismissal; all are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented; only tests call it.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether a tap outside dismisses the popover.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when a tap outside has dismissed the popover; only tests call it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Yes.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The presentation controller of a sheet.
///
/// On iPhone in portrait, the selected detent determines the height of the sheet; that of the system's detents
/// is an estimate (Documentation/Differences.md). Users cannot drag sheets.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
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
    /// Returns a detent with a custom height.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }
    /// Returns the height in a context; nil if the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  /// The detents of the sheet.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The selected detent; nil for the first one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }

  /// The detent at which the sheet rests.
  var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }
  /// The largest detent at which the content behind the sheet is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet shows a grabber.
  open var prefersGrabberVisible = false { didSet { invalidateDetents() } }
  /// Whether the sheet is attached to the edge in compact height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width of an edge-attached sheet is the preferred content width.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether the sheet has the size of a page sheet on iPad.
  open var prefersPageSizing = true
  /// The corner radius; nil for the system's.
  open var preferredCornerRadius: CGFloat?
  /// The source view of the sheet.
  open var sourceView: UIView?
  /// Performs changes of the sheet, without animation.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Resolves the detents again in the next layout.
  open func invalidateDetents() { containerView?.setNeedsLayout() }
}

/// The values on which a detent's height depends.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Methods that are called for changes of a sheet; all are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has selected another detent; only tests call it.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// An item from which a popover opens.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in a view; nil if it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the view in another.
  public func frame(in referenceView: UIView) -> CGRect? { convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns nil, because an item does not know its view.
  public func frame(in referenceView: UIView) -> CGRect? { nil }
}
