/// The result of dividing the plane.
struct RegionCount {
  /// The area of the whole, in square points.
  var whole = 0.0
  var cells = 0
  /// The number of layouts that were computed.
  var layouts = 0
  /// Parts whose layouts were compared, because they do not follow from constraints alone.
  var compared: [RegionProof.Doubt: [ConvexPolygon]] = [:]
  /// Parts that were not decided.
  var undecided: [ConvexPolygon] = []
  /// The area of strips that are too thin to examine.
  var thin = 0.0
}
