/// The active constraints that mention an item, whether or not they are in an engine.
///
/// When an item is removed from its container, only these are examined; the container may own
/// thousands of others. Constraints are not retained here; their owning views retain them. A constraint that is
/// deallocated removes itself.
struct ActiveConstraints {
  @safe private struct Entry: SerialEntry {
    /// The key, which changes each time a constraint is activated.
    let serial: Int
    var constraint: Unmanaged<NSLayoutConstraint>?

    static func gap(_ serial: Int) -> Entry { unsafe Entry(serial: serial, constraint: nil) }
    var isGap: Bool { unsafe constraint == nil }
  }

  private var entries = SerialTable<Entry>()

  mutating func insert(_ constraint: NSLayoutConstraint, serial: Int) {
    entries.insert(unsafe Entry(serial: serial, constraint: .passUnretained(constraint)))
  }

  mutating func remove(serial: Int) { entries.remove(serial: serial) }

  /// In order of activation, without those whose owning view was deallocated.
  @MainActor
  var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for entry in entries.entries {
      guard let constraint = unsafe entry.constraint?.takeUnretainedValue(), constraint.isActive
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
