/// The active constraints that mention an item, whether or not they are in an engine.
///
/// When an item is removed from its container, only these are examined; the container may own
/// thousands of others. Constraints are not retained here; their owning views retain them.
struct ActiveConstraints {
  /// A constraint; a gap once it was deallocated.
  private struct Entry: SerialEntry {
    /// The key, which changes each time a constraint is activated.
    let serial: Int
    weak var constraint: NSLayoutConstraint?

    static func gap(_ serial: Int) -> Entry { Entry(serial: serial) }
    var isGap: Bool { constraint == nil }
  }

  private var entries = SerialTable<Entry>()
  private var limit: Int32 = 16

  @MainActor
  mutating func insert(_ constraint: NSLayoutConstraint) {
    if entries.count >= Int(limit) {
      // A holder that is deallocated deactivates its constraints without notifying items.
      entries.removeAll {
        $0.constraint?.serial != $0.serial || $0.constraint?.isActive != true
      }
      limit = Int32(2 * entries.count + 16)
    }
    entries.insert(Entry(serial: constraint.serial, constraint: constraint))
  }

  mutating func remove(serial: Int) { entries.remove(serial: serial) }

  /// In order of activation.
  @MainActor
  var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for entry in entries.entries {
      guard let constraint = entry.constraint, constraint.serial == entry.serial,
        constraint.isActive
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
