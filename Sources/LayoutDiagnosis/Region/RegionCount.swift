/// What a division of the plane came to.
struct RegionCount {
  /// The area of the whole, in square points.
  var whole = 0.0
  var cells = 0
  /// How many layouts were made.
  var layouts = 0
  /// Parts whose layouts were compared, and do not follow from constraints alone.
  var compared: [RegionProof.Doubt: [ConvexPolygon]] = [:]
  /// Parts that were given up.
  var undecided: [ConvexPolygon] = []
  /// The area of what is thinner than a layout can be told from that beside it.
  var thin = 0.0
}
