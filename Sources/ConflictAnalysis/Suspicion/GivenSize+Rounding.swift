extension ConstraintSystem {
  /// Returns whether a given size differs from that of its content only by rounding: by less than a point.
  ///
  /// A minimal conflict has only what contradicts the size, and the others may need far more. Nor is a difference
  /// known if a view of unknown length is between the members, since they conflict even where it has none.
  func isRounded(_ given: GivenSize, _ members: [Int], _ bounds: [Int]) -> Bool {
    guard let sum = sum(of: members, bounds, speakers: [given.member]), abs(sum.excess) < 1 else {
      return false
    }
    let areKnown = bounds.allSatisfy { bound in
      items.indices.contains { item in
        [false, true].contains { isVertical in
          items[item].frame.along(isVertical: isVertical).length == bound
            && isZero(item, isVertical)
        }
      }
    }
    return areKnown && abs(miss(of: given.member, among: requiredPlaces)) < 1
  }
}
