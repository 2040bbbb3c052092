public import Foundation

// Optional methods that a subclass can add although its superclass conforms to the protocol; see
// `Documentation/OptionalMethods.md`.

/// Conform to this protocol to have `tableView(_:heightForRowAt:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDelegate_heightForRowAt: AnyObject {
  /// See ``UITableViewDelegate``.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

/// Conform to this protocol to have `tableView(_:estimatedHeightForRowAt:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDelegate_estimatedHeightForRowAt: AnyObject {
  /// See ``UITableViewDelegate``.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
}

/// Conform to this protocol to have `tableView(_:heightForHeaderInSection:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDelegate_heightForHeaderInSection: AnyObject {
  /// See ``UITableViewDelegate``.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
}

/// Conform to this protocol to have `tableView(_:heightForFooterInSection:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDelegate_heightForFooterInSection: AnyObject {
  /// See ``UITableViewDelegate``.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
}

/// Conform to this protocol to have `tableView(_:viewForHeaderInSection:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDelegate_viewForHeaderInSection: AnyObject {
  /// See ``UITableViewDelegate``.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
}

/// Conform to this protocol to have `tableView(_:viewForFooterInSection:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDelegate_viewForFooterInSection: AnyObject {
  /// See ``UITableViewDelegate``.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
}

/// Conform to this protocol to have `tableView(_:willDisplay:forRowAt:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDelegate_willDisplayForRowAt: AnyObject {
  /// See ``UITableViewDelegate``.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

/// Conform to this protocol to have `tableView(_:didEndDisplaying:forRowAt:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDelegate_didEndDisplayingForRowAt: AnyObject {
  /// See ``UITableViewDelegate``.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

/// Conform to this protocol to have `tableView(_:didSelectRowAt:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDelegate_didSelectRowAt: AnyObject {
  /// See ``UITableViewDelegate``.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

/// Adopt to have `tableView(_:willSelectRowAt:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDelegate_willSelectRowAt: AnyObject {
  /// See ``UITableViewDelegate``.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
}

/// Adopt to have `tableView(_:didDeselectRowAt:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDelegate_didDeselectRowAt: AnyObject {
  /// See ``UITableViewDelegate``.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

/// Calls the implementation of optional methods: that of a subclass, or of the class that conforms
/// to the protocol.
@MainActor
struct UITableViewDelegateCalls {
  let target: any UITableViewDelegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let own = target as? any UITableViewDelegate_heightForRowAt else {
      return target.tableView(tableView, heightForRowAt: indexPath)
    }
    return own.tableView(tableView, heightForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    guard let own = target as? any UITableViewDelegate_estimatedHeightForRowAt else {
      return target.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    return own.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard let own = target as? any UITableViewDelegate_heightForHeaderInSection else {
      return target.tableView(tableView, heightForHeaderInSection: section)
    }
    return own.tableView(tableView, heightForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard let own = target as? any UITableViewDelegate_heightForFooterInSection else {
      return target.tableView(tableView, heightForFooterInSection: section)
    }
    return own.tableView(tableView, heightForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let own = target as? any UITableViewDelegate_viewForHeaderInSection else {
      return target.tableView(tableView, viewForHeaderInSection: section)
    }
    return own.tableView(tableView, viewForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard let own = target as? any UITableViewDelegate_viewForFooterInSection else {
      return target.tableView(tableView, viewForFooterInSection: section)
    }
    return own.tableView(tableView, viewForFooterInSection: section)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let own = target as? any UITableViewDelegate_willDisplayForRowAt else {
      return target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    return own.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let own = target as? any UITableViewDelegate_didEndDisplayingForRowAt else {
      return target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    return own.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let own = target as? any UITableViewDelegate_didSelectRowAt else {
      return target.tableView(tableView, didSelectRowAt: indexPath)
    }
    return own.tableView(tableView, didSelectRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    guard let own = target as? any UITableViewDelegate_willSelectRowAt else {
      return target.tableView(tableView, willSelectRowAt: indexPath)
    }
    return own.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard let own = target as? any UITableViewDelegate_didDeselectRowAt else {
      return target.tableView(tableView, didDeselectRowAt: indexPath)
    }
    return own.tableView(tableView, didDeselectRowAt: indexPath)
  }
}

extension UITableViewDelegate {
  var rowCalls: UITableViewDelegateCalls { UITableViewDelegateCalls(target: self) }
}
