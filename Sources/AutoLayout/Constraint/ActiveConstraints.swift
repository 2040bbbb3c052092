/// The active constraints that mention an item, whether or not they are in an engine.
///
/// When an item is removed from its container, only these are examined; the container may own
/// thousands of others. Constraints are not retained here; their owning views retain them.
struct ActiveConstraints {
  private struct Entry {
    weak var constraint: NSLayoutConstraint?
  }

  /// The key is the serial number, which changes each time a constraint is activated.
  private var entries: [Int: Entry] = [:]
  private var limit = 16

  @MainActor
  mutating func insert(_ constraint: NSLayoutConstraint) {
    if entries.count >= limit {
      // A holder that is deallocated deactivates its constraints without notifying items.
      entries = entries.filter { $1.constraint?.serial == $0 && $1.constraint?.isActive == true }
      limit = 2 * entries.count + 16
    }
    entries[constraint.serial] = Entry(constraint: constraint)
  }

  mutating func remove(serial: Int) { entries[serial] = nil }

  /// In order of activation.
  @MainActor
  var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for (serial, entry) in entries {
      guard let constraint = entry.constraint, constraint.serial == serial, constraint.isActive
      else { continue }
      found.append(constraint)
    }
    return found.count < 2 ? found : found.sorted { $0.serial < $1.serial }
  }
}

extension EngineItem {
  /// The active constraints that mention the item, in order of activation.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of constraints.
  @MainActor
  package var activeConstraints: [NSLayoutConstraint] { active.constraints }
}
