/// The start and length of an item on an axis.
struct AxisPlacement: Equatable {
  var start: Double
  var length: Double

  /// Creates the placement that results from one or two given values (`caconstraint:K2.2`, `K2.4`).
  ///
  /// With one value, the present length is the second; with none, the placement does not change. A
  /// negative length is kept for the caller to handle.
  init(_ given: Given, present: AxisPlacement) {
    self = present
    switch (given.min, given.mid, given.max, given.length) {
    case (let min?, let mid?, _, _): (start, length) = (min, 2 * (mid - min))
    case (let min?, _, let max?, _): (start, length) = (min, max - min)
    case (_, let mid?, let max?, _): (start, length) = (2 * mid - max, 2 * (max - mid))
    case (let min?, _, _, let given): (start, length) = (min, given ?? length)
    case (_, let mid?, _, let given):
      length = given ?? length
      start = mid - length / 2
    case (_, _, let max?, let given):
      length = given ?? length
      start = max - length
    case (nil, nil, nil, let given): length = given ?? length
    }
  }

  init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// The values that constraints determine on an axis, at most two.
  struct Given {
    var min: Double?
    var mid: Double?
    var max: Double?
    var length: Double?

    mutating func set(_ attribute: CAConstraintAttribute, _ value: Double) {
      switch attribute {
      case .minX, .minY: min = value
      case .midX, .midY: mid = value
      case .maxX, .maxY: max = value
      case .width, .height: length = value
      }
    }
  }
}
