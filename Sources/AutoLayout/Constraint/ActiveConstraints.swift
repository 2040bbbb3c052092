/// The active constraints that mention an item, whether or not they are in an engine.
///
/// When an item is removed from its container, only these are examined; the container may own
/// thousands of others. Constraints are not retained here; their owning views retain them.
struct ActiveConstraints {
  /// A constraint; a gap once it was deallocated.
  private struct Entry: SerialEntry {
    weak var constraint: NSLayoutConstraint?

    static var gap: Entry { Entry() }
    var isGap: Bool { constraint == nil }
  }

  /// The key is the serial number, which changes each time a constraint is activated.
  private var entries = SerialTable<Entry>()
  private var limit: Int32 = 16

  @MainActor
  mutating func insert(_ constraint: NSLayoutConstraint) {
    if entries.count >= Int(limit) {
      // A holder that is deallocated deactivates its constraints without notifying items.
      entries.removeAll { $1.constraint?.serial != $0 || $1.constraint?.isActive != true }
      limit = Int32(2 * entries.count + 16)
    }
    entries.insert(Entry(constraint: constraint), serial: constraint.serial)
  }

  mutating func remove(serial: Int) { entries.remove(serial: serial) }

  /// In order of activation.
  @MainActor
  var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for (serial, entry) in entries.entries {
      guard let constraint = entry.constraint, constraint.serial == serial, constraint.isActive
      else { continue }
      found.append(constraint)
    }
    return found
  }
}

extension EngineItem {
  /// The active constraints that mention the item, in order of activation.
  ///
  /// - Complexity: O(*n*), where *n* is the number of constraints.
  @MainActor
  package var activeConstraints: [NSLayoutConstraint] { active.constraints }
}
