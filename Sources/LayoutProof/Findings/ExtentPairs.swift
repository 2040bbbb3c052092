/// The pairs of rectangles that may touch, found by sweeping along an axis.
///
/// Source: M. de Berg et al., "Computational Geometry", 3rd edition, chapter 2, on plane sweeps.
struct ExtentPairs {
  /// The extent of a rectangle along both axes; empty before something is added.
  struct Extent {
    private(set) var x = (least: Double.infinity, greatest: -Double.infinity)
    private(set) var y = (least: Double.infinity, greatest: -Double.infinity)

    mutating func add(x: (Double, Double), y: (Double, Double)) {
      self.x = (min(self.x.least, x.0), max(self.x.greatest, x.1))
      self.y = (min(self.y.least, y.0), max(self.y.greatest, y.1))
    }

    func widened(by room: Double) -> Extent {
      var wide = self
      wide.x = (x.least - room, x.greatest + room)
      wide.y = (y.least - room, y.greatest + room)
      return wide
    }

    /// Whether the two have a point in common; also if a number is NaN.
    func meets(_ other: Extent) -> Bool {
      !(x.greatest < other.x.least || other.x.greatest < x.least || y.greatest < other.y.least
        || other.y.greatest < y.least)
    }
  }

  /// The places of two rectangles that may touch, the earlier first, ordered by the later one.
  let pairs: [(lower: Int, upper: Int)]

  /// Finds the pairs.
  ///
  /// - Complexity: O(*n* log *n* + *k*), where *k* is the number of pairs that meet along one of the axes,
  ///   whichever is less.
  init(_ extents: [Extent]) {
    guard extents.count > 1 else {
      pairs = []
      return
    }
    let axis: (Extent) -> (least: Double, greatest: Double) =
      Self.meetings(extents.map(\.x)) < Self.meetings(extents.map(\.y)) ? { $0.x } : { $0.y }
    let order = extents.indices.sorted {
      let (one, two) = (axis(extents[$0]).least, axis(extents[$1]).least)
      return one != two ? one < two : $0 < $1
    }
    var found: [(lower: Int, upper: Int)] = []
    for (position, one) in order.enumerated() {
      let end = axis(extents[one]).greatest
      for other in order[(position + 1)...] {
        if axis(extents[other]).least > end { break }
        if extents[one].meets(extents[other]) {
          found.append((min(one, other), max(one, other)))
        }
      }
    }
    pairs = found.sorted { ($0.upper, $0.lower) < ($1.upper, $1.lower) }
  }

  /// The number of pairs of intervals that meet.
  private static func meetings(_ intervals: [(least: Double, greatest: Double)]) -> Int {
    let starts = intervals.map(\.least).sorted()
    let ends = intervals.map(\.greatest).sorted()
    // For each start the intervals that have begun and not ended.
    var (ended, count) = (0, 0)
    for (begun, start) in starts.enumerated() {
      while ended < ends.count, ends[ended] < start { ended += 1 }
      count += max(0, begun - ended)
    }
    return count
  }
}
