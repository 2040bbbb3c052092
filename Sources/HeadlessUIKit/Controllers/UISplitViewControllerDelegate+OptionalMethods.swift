// Optional methods that a subclass can add although its superclass conforms to the protocol; see
// `Documentation/OptionalMethods.md`.

/// Conform to this protocol to have `splitViewController(_:willChangeTo:)` of a subclass called.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate_willChangeTo: AnyObject {
  /// See ``UISplitViewControllerDelegate``.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

/// Conform to this protocol to have
/// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` of a subclass called.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate_topColumnForCollapsing: AnyObject {
  /// See ``UISplitViewControllerDelegate``.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

/// Conform to this protocol to have `splitViewController(_:collapseSecondary:onto:)` of a subclass
/// called.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate_collapseSecondary: AnyObject {
  /// See ``UISplitViewControllerDelegate``.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

/// Conform to this protocol to have `splitViewControllerDidCollapse(_:)` of a subclass called.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate_splitViewControllerDidCollapse: AnyObject {
  /// See ``UISplitViewControllerDelegate``.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
}

/// Conform to this protocol to have `splitViewControllerDidExpand(_:)` of a subclass called.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate_splitViewControllerDidExpand: AnyObject {
  /// See ``UISplitViewControllerDelegate``.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

/// Calls the implementation of optional methods: that of a subclass, or of the class that conforms
/// to the protocol.
@MainActor
struct UISplitViewControllerDelegateCalls {
  let target: any UISplitViewControllerDelegate

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    guard let own = target as? any UISplitViewControllerDelegate_willChangeTo else {
      return target.splitViewController(svc, willChangeTo: displayMode)
    }
    return own.splitViewController(svc, willChangeTo: displayMode)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    guard let own = target as? any UISplitViewControllerDelegate_topColumnForCollapsing else {
      return target.splitViewController(
        svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }
    return own.splitViewController(
      svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let own = target as? any UISplitViewControllerDelegate_collapseSecondary else {
      return target.splitViewController(
        splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController
      )
    }
    return own.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    guard let own = target as? any UISplitViewControllerDelegate_splitViewControllerDidCollapse
    else {
      return target.splitViewControllerDidCollapse(svc)
    }
    return own.splitViewControllerDidCollapse(svc)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    guard let own = target as? any UISplitViewControllerDelegate_splitViewControllerDidExpand else {
      return target.splitViewControllerDidExpand(svc)
    }
    return own.splitViewControllerDidExpand(svc)
  }
}

extension UISplitViewControllerDelegate {
  var calls: UISplitViewControllerDelegateCalls { UISplitViewControllerDelegateCalls(target: self) }
}
