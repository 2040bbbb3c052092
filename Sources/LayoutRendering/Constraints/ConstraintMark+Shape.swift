import LayoutSnapshot

extension ConstraintMark {
  /// Closer places count as the same: less than the smallest pixel's half.
  private static let coincidence = 0.26

  /// Returns the mark of a constraint, or `nil` when an item is unknown or not at a finite place.
  init?(_ constraint: LayoutSnapshot.Constraint, _ geometry: ItemGeometry) {
    let first = constraint.first
    guard let rect = geometry.rect(of: first.item), rect.isDrawable,
      let value = geometry.value(of: first), value.isFinite
    else { return nil }
    guard let second = constraint.second else {
      guard first.attribute.isDimension else { return nil }
      self.init(
        shape: .size(first.attribute.axis, rect),
        label: Self.distanceLabel(constraint, actual: value))
      return
    }
    guard let other = geometry.rect(of: second.item), other.isDrawable,
      let target = geometry.value(of: second), target.isFinite,
      first.attribute.isDimension == second.attribute.isDimension
    else { return nil }
    if first.attribute.isDimension {
      self.init(sizes: constraint, second, rect, other)
    } else if first.attribute.isHorizontal == second.attribute.isHorizontal {
      self.init(places: constraint, second, (rect, value), (other, target))
    } else {
      return nil
    }
  }

  private init(
    sizes constraint: LayoutSnapshot.Constraint, _ second: LayoutSnapshot.Constraint.Anchor,
    _ rect: Rect, _ other: Rect
  ) {
    if constraint.first.item == second.item {
      self.init(shape: .aspectRatio(rect), label: Self.ratioLabel(constraint))
    } else {
      self.init(
        shape: .equalSizes(
          constraint.first.attribute.axis, rect, second.attribute.axis, other),
        label: Self.equalSizeLabel(constraint))
    }
  }

  private init(
    places constraint: LayoutSnapshot.Constraint, _ second: LayoutSnapshot.Constraint.Anchor,
    _ first: (rect: Rect, at: Double), _ other: (rect: Rect, at: Double)
  ) {
    let axis = constraint.first.attribute.axis
    let own = axis.crossRange(of: first.rect)
    let its = axis.crossRange(of: other.rect)
    let overlap =
      max(
        own.lowerBound, its.lowerBound)...max(
        max(own.lowerBound, its.lowerBound), min(own.upperBound, its.upperBound))
    let overlaps = min(own.upperBound, its.upperBound) >= max(own.lowerBound, its.lowerBound)

    if abs(first.at - other.at) <= Self.coincidence {
      let label =
        constraint.isPlain ? "" : Self.distanceLabel(constraint, actual: first.at - other.at)
      self.init(
        shape: constraint.first.attribute.crossesContent
          ? .center(axis, at: first.at, Self.centerRanges(own, its))
          : Self.edge(axis, at: first.at, own, its), label: label)
      return
    }
    let ownMiddle = (own.lowerBound + own.upperBound) / 2
    let cross = overlaps ? (overlap.lowerBound + overlap.upperBound) / 2 : ownMiddle
    let reach: Double? =
      overlaps ? nil : ownMiddle < its.lowerBound ? its.lowerBound : its.upperBound
    self.init(
      shape: .span(axis, from: other.at, to: first.at, cross: cross, reach: reach),
      label: Self.distanceLabel(constraint, actual: first.at - other.at))
  }
}

extension ConstraintMark {
  /// Returns a shared edge: along the inner item, or along both neighbors.
  private static func edge(
    _ axis: LayoutAxis, at place: Double, _ one: ClosedRange<Double>, _ other: ClosedRange<Double>
  ) -> Shape {
    if let inner = inner(one, other) {
      return .edge(axis, at: place, from: inner.lowerBound, to: inner.upperBound)
    }
    return .edge(
      axis, at: place, from: min(one.lowerBound, other.lowerBound),
      to: max(one.upperBound, other.upperBound))
  }

  /// Returns where a center line is drawn: at both ends of the inner item, or between neighbors.
  private static func centerRanges(
    _ one: ClosedRange<Double>, _ other: ClosedRange<Double>
  ) -> [ClosedRange<Double>] {
    let reach = 7.0
    if let inner = inner(one, other) {
      let (low, high) = (inner.lowerBound, inner.upperBound)
      guard high - low > 2 * reach else { return [(low - reach)...(high + reach)] }
      return [(low - reach)...(low + reach / 2), (high - reach / 2)...(high + reach)]
    }
    let (before, after) = one.lowerBound <= other.lowerBound ? (one, other) : (other, one)
    let (low, high) = (before.upperBound, after.lowerBound)
    return [min(low, high) - reach...max(low, high) + reach]
  }

  /// Returns the range that lies inside the other one.
  private static func inner(
    _ one: ClosedRange<Double>, _ other: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    if other.lowerBound <= one.lowerBound, other.upperBound >= one.upperBound { return one }
    if one.lowerBound <= other.lowerBound, one.upperBound >= other.upperBound { return other }
    return nil
  }
}

extension LayoutSnapshot.Constraint {
  /// Whether the constraint only makes two positions equal.
  fileprivate var isPlain: Bool {
    relation == .equal && constant == 0 && multiplier == 1 && !isBroken
  }
}

extension LayoutAttribute {
  /// Whether a line at the attribute crosses the content of the item.
  fileprivate var crossesContent: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline,
      .lastBaseline:
      true
    default: false
    }
  }
}
