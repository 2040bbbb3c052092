public import Foundation

extension UISplitViewController {
  /// The number of columns; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Two controllers side by side, as before iOS 14.
    case unspecified = 0
    /// Two columns: primary and secondary.
    case doubleColumn = 1
    /// Three columns: primary, supplementary and secondary.
    case tripleColumn = 2
  }

  /// A column; raw values are Apple's.
  public enum Column: Int, Sendable {
    /// The column at the leading edge.
    case primary = 0
    /// The middle one of three columns.
    case supplementary = 1
    /// The column that takes the remaining width.
    case secondary = 2
    /// The controller shown instead of all columns in compact width.
    case compact = 3
  }

  /// The columns that are shown, and their arrangement; raw values are Apple's.
  public enum DisplayMode: Int, Sendable {
    /// The system's default.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns that displace the secondary one.
    case twoDisplaceSecondary = 6

    /// The name before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The relation of the other columns to the secondary one; raw values are Apple's.
  public enum SplitBehavior: Int, Sendable {
    /// The system's default.
    case automatic = 0
    /// Beside the secondary column.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
    /// The secondary column is displaced.
    case displace = 3
  }

  /// The side of the primary column; raw values are Apple's.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  /// The value for a width that the system determines.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

/// Methods that control and report the display of columns; all are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called when the display mode is about to change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the column that is shown in compact width.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns whether only the primary controller is shown in compact width, as before iOS 14.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called when the interface has collapsed to one column.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when the interface has expanded to several columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// The default implementation does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns false: the secondary controller is shown.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// The default implementation does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// The default implementation does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
