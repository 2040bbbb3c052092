/// Entries by serial number, in order of the numbers.
///
/// Serial numbers grow, so entries are mostly appended, and a sorted array takes half of the memory of a
/// dictionary. A removed entry leaves a gap, until gaps outnumber the entries.
///
/// - Complexity: Inserting the greatest number takes constant time and removing O(log *n*), both
///   amortized; inserting another number for which there is no gap takes O(*n*).
struct SerialTable<Entry: SerialEntry> {
  private var slots: [Entry] = []
  private var gaps: Int32 = 0

  /// The number of entries.
  var count: Int { slots.count - Int(gaps) }

  /// The entries in order of their numbers; some may be gaps, which refer to nothing.
  var entries: some Sequence<Entry> { slots }

  /// The entry with a number; nil if there is none.
  subscript(serial: Int) -> Entry? {
    let place = place(of: serial)
    return place < slots.count && slots[place].serial == serial ? slots[place] : nil
  }

  /// Adds an entry, or replaces the one with the same number.
  mutating func insert(_ entry: Entry) {
    let place = place(of: entry.serial)
    if place == slots.count {
      slots.append(entry)
    } else if slots[place].serial == entry.serial {
      if slots[place].isGap { gaps -= 1 }
      slots[place] = entry
    } else {
      slots.insert(entry, at: place)
    }
  }

  /// Removes the entry with a number, if there is one.
  mutating func remove(serial: Int) {
    let place = place(of: serial)
    guard place < slots.count, slots[place].serial == serial, !slots[place].isGap else { return }
    slots[place] = .gap(serial)
    gaps += 1
    if Int(gaps) > 8 + count { removeAll { _ in false } }
  }

  /// Removes the entries that satisfy a predicate, and all gaps.
  mutating func removeAll(where isUnwanted: (Entry) -> Bool) {
    slots.removeAll { $0.isGap || isUnwanted($0) }
    if slots.isEmpty { slots = [] }
    gaps = 0
  }

  /// The first place with this number or a greater one.
  private func place(of serial: Int) -> Int {
    guard let last = slots.last, last.serial >= serial else { return slots.count }
    var (low, high) = (0, slots.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].serial < serial { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// An entry of a ``SerialTable``, which may be a gap.
protocol SerialEntry {
  /// The number of the entry, which does not change.
  var serial: Int { get }
  /// What an entry leaves that was removed.
  static func gap(_ serial: Int) -> Self
  /// Whether the entry was removed.
  var isGap: Bool { get }
}

/// A constraint that reads an item, in one reference: an item has several.
enum Mention: SerialEntry {
  case constraint(EngineConstraint)
  case removed(Gap)

  /// What keeps the number of a removed constraint.
  final class Gap {
    let serial: Int

    init(_ serial: Int) { self.serial = serial }
  }

  var serial: Int {
    switch self {
    case .constraint(let constraint): constraint.serial
    case .removed(let gap): gap.serial
    }
  }

  static func gap(_ serial: Int) -> Mention { .removed(Gap(serial)) }

  var isGap: Bool { constraint == nil }

  /// The constraint; nil if it was removed.
  var constraint: EngineConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }
}
