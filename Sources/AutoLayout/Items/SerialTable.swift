/// Entries by serial number, in order of the numbers.
///
/// Serial numbers grow, so entries are mostly appended, and a sorted array takes half of the memory of a
/// dictionary. A removed entry leaves a gap, until gaps outnumber the entries.
///
/// - Complexity: Inserting the greatest number takes constant time and removing O(log *n*), both
///   amortized; inserting another number for which there is no gap takes O(*n*).
struct SerialTable<Entry: SerialEntry> {
  private var slots: [(serial: Int, entry: Entry)] = []
  private var gaps: Int32 = 0

  /// The number of entries.
  var count: Int { slots.count - Int(gaps) }

  /// The entries in order of their numbers; some may be gaps, which refer to nothing.
  var entries: some Sequence<(serial: Int, entry: Entry)> { slots }

  /// The entry with a number; nil if there is none.
  subscript(serial: Int) -> Entry? {
    let place = place(of: serial)
    return place < slots.count && slots[place].serial == serial ? slots[place].entry : nil
  }

  /// Adds an entry, or replaces the one with the same number.
  mutating func insert(_ entry: Entry, serial: Int) {
    let place = place(of: serial)
    if place == slots.count {
      slots.append((serial, entry))
    } else if slots[place].serial == serial {
      if slots[place].entry.isGap { gaps -= 1 }
      slots[place].entry = entry
    } else {
      slots.insert((serial, entry), at: place)
    }
  }

  /// Removes the entry with a number, if there is one.
  mutating func remove(serial: Int) {
    let place = place(of: serial)
    guard place < slots.count, slots[place].serial == serial, !slots[place].entry.isGap else {
      return
    }
    slots[place].entry = .gap
    gaps += 1
    if Int(gaps) > 8 + count { removeAll { _, _ in false } }
  }

  /// Removes the entries that satisfy a predicate, and all gaps.
  mutating func removeAll(where isUnwanted: (Int, Entry) -> Bool) {
    slots.removeAll { $0.entry.isGap || isUnwanted($0.serial, $0.entry) }
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
  /// What a removed entry leaves.
  static var gap: Self { get }
  /// Whether the entry was removed.
  var isGap: Bool { get }
}

/// A constraint that reads an item.
struct Mention: SerialEntry {
  var constraint: EngineConstraint?

  static var gap: Mention { Mention() }
  var isGap: Bool { constraint == nil }
}
