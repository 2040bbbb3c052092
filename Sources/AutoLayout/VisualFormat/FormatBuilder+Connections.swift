internal import Foundation

extension FormatBuilder {
  /// The two edges on the format's axis, near edge first.
  private struct Ends {
    let near: NSLayoutConstraint.Attribute
    let far: NSLayoutConstraint.Attribute
    let nearMargin: NSLayoutConstraint.Attribute
    let farMargin: NSLayoutConstraint.Attribute
    /// Whether the format is laid out opposite to the coordinates, which exchanges the items
    /// (`vfl:F2.8`).
    var isReversed = false
  }

  private var ends: Ends {
    guard format.axis == .horizontal else {
      return Ends(near: .top, far: .bottom, nearMargin: .topMargin, farMargin: .bottomMargin)
    }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight:
      return Ends(near: .left, far: .right, nearMargin: .leftMargin, farMargin: .rightMargin)
    case .directionRightToLeft:
      return Ends(
        near: .right, far: .left, nearMargin: .rightMargin, farMargin: .leftMargin,
        isReversed: true)
    default:
      return Ends(
        near: .leading, far: .trailing, nearMargin: .leadingMargin, farMargin: .trailingMargin)
    }
  }

  /// `[a]-c-[b]`: `b.near = a.far + c`, so that c is the visible space (`vfl:F2.2`).
  mutating func connect(
    _ one: any LayoutItem, _ two: any LayoutItem, by connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    let ends = ends
    var (near, far) = (ends.near, ends.far)
    if format.axis == .vertical, options.contains(.spacingBaselineToBaseline) {
      (near, far) = (.firstBaseline, .lastBaseline)
    }
    for (distance, symbol) in spaces(connection, standard: FormatBuilder.standardSpace) {
      if ends.isReversed {
        try add(one, far, distance, two, near, constant(distance), symbol: symbol)
      } else {
        try add(two, near, distance, one, far, constant(distance), symbol: symbol)
      }
    }
  }

  /// `|-c-[v]`: `v.near = S.near + c`, or to the margin for `-` alone (`vfl:F2.1`, `F4.2`).
  mutating func connectLeading(
    _ item: any LayoutItem, by connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    guard let container = item.container else { return }
    let ends = ends
    let edge = meansMargin(connection) ? ends.nearMargin : ends.near
    for (distance, symbol) in spaces(connection, standard: superviewSpacing.length) {
      if ends.isReversed {
        try add(container, edge, distance, item, ends.near, constant(distance), symbol: symbol)
      } else {
        try add(item, ends.near, distance, container, edge, constant(distance), symbol: symbol)
      }
    }
  }

  /// `[v]-c-|`: `S.far = v.far + c` (`vfl:F2.3`).
  mutating func connectTrailing(
    _ item: any LayoutItem, by connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    guard let container = item.container else { return }
    let ends = ends
    let edge = meansMargin(connection) ? ends.farMargin : ends.far
    for (distance, symbol) in spaces(connection, standard: superviewSpacing.length) {
      if ends.isReversed {
        try add(item, ends.far, distance, container, edge, constant(distance), symbol: symbol)
      } else {
        try add(container, edge, distance, item, ends.far, constant(distance), symbol: symbol)
      }
    }
  }

  /// The space between siblings for `-` alone (`vfl:F4.1`).
  private static var standardSpace: Double { 8 }

  private func meansMargin(_ connection: VisualFormat.Connection) -> Bool {
    connection == .standard && superviewSpacing == .margins
  }

  /// Returns the predicates of a connection.
  ///
  /// `-` alone is the standard space, printed as a symbol unless it is a margin.
  private func spaces(
    _ connection: VisualFormat.Connection, standard: Double
  ) -> [(VisualFormat.Predicate, NSLayoutConstraint.SpaceSymbol?)] {
    switch connection {
    case .flush: [(VisualFormat.Predicate(object: .number(0)), nil)]
    case .standard:
      [(VisualFormat.Predicate(object: .number(standard)), standard == 0 ? nil : .space)]
    case .distances(let distances): distances.map { ($0, nil) }
    }
  }

  private func constant(_ distance: VisualFormat.Predicate) -> CGFloat {
    guard case .number(let number) = distance.object else {
      preconditionFailure("a connection does not consist of numbers")
    }
    return CGFloat(number)
  }
}
