public import Foundation

extension UISplitViewController {
  /// How many columns there are; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Two controllers beside each other, as before iOS 14.
    case unspecified = 0
    /// A list and its detail.
    case doubleColumn = 1
    /// A list of lists, a list, and its detail.
    case tripleColumn = 2
  }

  /// A place for a controller; raw values are Apple's.
  public enum Column: Int, Sendable {
    /// The column at the leading edge.
    case primary = 0
    /// The column between, where there are three.
    case supplementary = 1
    /// The column that takes what is left.
    case secondary = 2
    /// What shows instead of all columns in compact width.
    case compact = 3
  }

  /// Which columns show, and how; raw values are Apple's.
  public enum DisplayMode: Int, Sendable {
    /// As the system has it.
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
    /// Two columns that push a part of the secondary one away.
    case twoDisplaceSecondary = 6

    /// The name of before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name of before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How columns make space; raw values are Apple's.
  public enum SplitBehavior: Int, Sendable {
    /// As the system has it.
    case automatic = 0
    /// Beside the secondary column.
    case tile = 1
    /// Over it.
    case overlay = 2
    /// By pushing it away.
    case displace = 3
  }

  /// On which side the primary column is; raw values are Apple's.
  public enum PrimaryEdge: Int, Sendable {
    /// Where lines begin.
    case leading = 0
    /// Where lines end.
    case trailing = 1
  }

  /// Stands for a width that the system chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

/// Methods that control and report the display of columns; all are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Called when other columns are about to show.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The column that shows in compact width.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the primary controller alone shows in compact width, as before iOS 14.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called when one column shows.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when columns show.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// Nothing to do.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The secondary controller shows.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Nothing to do.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Nothing to do.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
