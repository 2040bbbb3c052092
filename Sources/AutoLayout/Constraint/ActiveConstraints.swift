/// The active constraints that mention one item, whether or not an engine has them.
///
/// They are what an item that leaves its place has to look at: its container may keep thousands of
/// others. Constraints are not retained; their holders do that.
struct ActiveConstraints {
  private struct Entry {
    weak var constraint: NSLayoutConstraint?
  }

  /// By serial number, so that one that is activated again is another.
  private var entries: [Int: Entry] = [:]
  private var limit = 16

  @MainActor
  mutating func insert(_ constraint: NSLayoutConstraint) {
    if entries.count >= limit {
      // A holder that is freed deactivates its constraints without a call.
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
  /// - Complexity: O(*n* log *n*) in their number.
  @MainActor
  package var activeConstraints: [NSLayoutConstraint] { active.constraints }
}
