// Optional methods that a subclass can add although its superclass conforms to the protocol; see
// `Documentation/OptionalMethods.md`.

/// Conform to this protocol to have `numberOfSections(in:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDataSource_numberOfSections: AnyObject {
  /// See ``UITableViewDataSource``.
  func numberOfSections(in tableView: UITableView) -> Int
}

/// Conform to this protocol to have `tableView(_:titleForHeaderInSection:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDataSource_titleForHeaderInSection: AnyObject {
  /// See ``UITableViewDataSource``.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

/// Conform to this protocol to have `tableView(_:titleForFooterInSection:)` of a subclass called.
@preconcurrency @MainActor
public protocol UITableViewDataSource_titleForFooterInSection: AnyObject {
  /// See ``UITableViewDataSource``.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

/// Calls the implementation of optional methods: that of a subclass, or of the class that conforms
/// to the protocol.
@MainActor
struct UITableViewDataSourceCalls {
  let target: any UITableViewDataSource

  func numberOfSections(in tableView: UITableView) -> Int {
    guard let own = target as? any UITableViewDataSource_numberOfSections else {
      return target.numberOfSections(in: tableView)
    }
    return own.numberOfSections(in: tableView)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard let own = target as? any UITableViewDataSource_titleForHeaderInSection else {
      return target.tableView(tableView, titleForHeaderInSection: section)
    }
    return own.tableView(tableView, titleForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard let own = target as? any UITableViewDataSource_titleForFooterInSection else {
      return target.tableView(tableView, titleForFooterInSection: section)
    }
    return own.tableView(tableView, titleForFooterInSection: section)
  }
}

extension UITableViewDataSource {
  var calls: UITableViewDataSourceCalls { UITableViewDataSourceCalls(target: self) }
}
