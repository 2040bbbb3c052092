/// An ordered collection of distinct objects, from which members are removed in constant time.
///
/// A short list, or one whose members are removed only from its ends, is an array. When a member is
/// first removed from the middle of a long list, the list records the index of each member and
/// leaves gaps, until the gaps outnumber the members or ``members`` is accessed.
///
/// - Complexity: Appending and removing take amortized constant time, inserting O(*n*).
struct ObjectList<Member: AnyObject> {
  private var dense: [Member] = []
  /// Members and gaps, which replace `dense` while members are removed from the middle.
  ///
  /// One or none, in memory of its own.
  private var sparse: [Sparse] = []
  private struct Sparse {
    var slots: [Member?]
    var places: [ObjectIdentifier: Int]

    mutating func append(_ member: Member) {
      places[ObjectIdentifier(member)] = slots.count
      slots.append(member)
    }
  }

  /// The number of members examined or moved, which tests limit.
  private(set) var effort = 0

  /// Creates an empty list.
  init() {}

  /// The number of members.
  var count: Int { sparse.first?.places.count ?? dense.count }

  /// Whether there are no members.
  var isEmpty: Bool { count == 0 }

  /// The members in order.
  ///
  /// - Complexity: O(1), or O(*n*) after members were removed from the middle.
  var members: [Member] {
    mutating get {
      if !sparse.isEmpty { close() }
      return dense
    }
  }

  /// Reserves memory for members that are about to be added.
  mutating func reserve(_ additional: Int) {
    if sparse.isEmpty { dense.reserveCapacity(dense.count + additional) }
  }

  /// Adds a member at the end.
  mutating func append(_ member: Member) {
    if sparse.isEmpty { dense.append(member) } else { sparse[0].append(member) }
  }

  /// Inserts a member at an index.
  mutating func insert(_ member: Member, at index: Int) {
    guard index < count else { return append(member) }
    close()
    dense.insert(member, at: index)
  }

  /// Exchanges the members at two indexes.
  mutating func swapAt(_ first: Int, _ second: Int) {
    close()
    dense.swapAt(first, second)
  }

  /// Removes a member.
  ///
  /// - Returns: Whether the object was a member.
  @discardableResult
  mutating func remove(_ member: Member) -> Bool {
    if sparse.isEmpty {
      if let index = place(of: member, within: Self.reach) {
        dense.remove(at: index)
        return true
      }
      if dense.count <= 2 * Self.reach { return false }
      open()
    }
    guard let place = sparse[0].places.removeValue(forKey: ObjectIdentifier(member)) else {
      return false
    }
    effort += 1
    sparse[0].slots[place] = nil
    if sparse[0].slots.count > 2 * sparse[0].places.count + Self.reach { close() }
    return true
  }

  /// The distance from either end within which a member is searched for.
  private static var reach: Int { 16 }

  private mutating func place(of member: Member, within reach: Int) -> Int? {
    for distance in 0..<min(reach, dense.count) {
      effort += 1
      let last = dense.count - 1 - distance
      if dense[last] === member { return last }
      if dense[distance] === member { return distance }
    }
    return nil
  }

  private mutating func open() {
    effort += dense.count
    var places: [ObjectIdentifier: Int] = [:]
    places.reserveCapacity(dense.count)
    for (place, member) in dense.enumerated() { places[ObjectIdentifier(member)] = place }
    sparse = [Sparse(slots: dense, places: places)]
    dense = []
  }

  private mutating func close() {
    guard let full = sparse.first else { return }
    effort += full.slots.count
    dense = full.slots.compactMap(\.self)
    sparse = []
  }
}
