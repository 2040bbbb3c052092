internal import AutoLayout

/// The place of an element in an array that is sorted by a number.
///
/// Places are sorted outside of the main actor: a closure of the main actor, given to a function that is not, checks
/// the thread each time that it is called.
struct SortedPlace {
  /// The number to sort by.
  let key: Int
  /// The index of the element in the array.
  let index: Int

  /// Sorts places by their keys, and those with equal keys by their indexes.
  static func sort(_ places: inout [SortedPlace]) {
    places.sort { ($0.key, $0.index) < ($1.key, $1.index) }
  }

  /// Returns the places of constraints in the order in which they were activated.
  ///
  /// Numbers are sorted, because exchanging references costs more.
  @MainActor
  static func inOrderOfActivation(_ constraints: [NSLayoutConstraint]) -> [SortedPlace] {
    var order: [SortedPlace] = []
    order.reserveCapacity(constraints.count)
    for (index, constraint) in constraints.enumerated() {
      order.append(SortedPlace(key: constraint.serial, index: index))
    }
    sort(&order)
    return order
  }

  /// Sorts views by their depth; allocates nothing if they are sorted.
  @MainActor
  static func putParentsFirst(_ views: inout [UIView]) {
    var (isSorted, last) = (true, Int32.min)
    for view in views where isSorted {
      isSorted = view.flags.level >= last
      last = view.flags.level
    }
    guard !isSorted else { return }
    var order: [SortedPlace] = []
    order.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      order.append(SortedPlace(key: Int(view.flags.level), index: index))
    }
    sort(&order)
    var sorted: [UIView] = []
    sorted.reserveCapacity(views.count)
    for place in order { sorted.append(views[place.index]) }
    views = sorted
  }
}
