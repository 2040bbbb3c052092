internal import LayoutGeometry

extension FormatEquations {
  /// The two edges on the format's axis, near edge first.
  private struct Ends {
    let near: LayoutAttribute
    let far: LayoutAttribute
    let nearMargin: LayoutAttribute
    let farMargin: LayoutAttribute
    /// Whether the format is laid out opposite to the coordinates, which exchanges the items
    /// (`vfl:F2.8`).
    var isReversed = false
  }

  private var ends: Ends {
    guard format.axis == .horizontal else {
      return Ends(near: .top, far: .bottom, nearMargin: .topMargin, farMargin: .bottomMargin)
    }
    switch style.direction {
    case .leftToRight:
      return Ends(near: .left, far: .right, nearMargin: .leftMargin, farMargin: .rightMargin)
    case .rightToLeft:
      return Ends(
        near: .right, far: .left, nearMargin: .rightMargin, farMargin: .leftMargin,
        isReversed: true)
    case .leadingToTrailing:
      return Ends(
        near: .leading, far: .trailing, nearMargin: .leadingMargin, farMargin: .trailingMargin)
    }
  }

  /// `[a]-c-[b]`: `b.near = a.far + c`, so that c is the visible space (`vfl:F2.2`).
  mutating func connect(
    _ one: FormatEquation.Item, _ two: FormatEquation.Item, by connection: VisualFormat.Connection
  ) {
    let ends = ends
    var (near, far) = (ends.near, ends.far)
    if format.axis == .vertical, style.measuresBaselines {
      (near, far) = (.firstBaseline, .lastBaseline)
    }
    for space in spaces(connection, standard: Self.standardSpace) {
      if ends.isReversed {
        add(one, far, two, near, space)
      } else {
        add(two, near, one, far, space)
      }
    }
  }

  /// `|-c-[v]`: `v.near = S.near + c`, or to the margin for `-` alone (`vfl:F2.1`, `F4.2`).
  mutating func connectLeading(_ name: String, by connection: VisualFormat.Connection) {
    let ends = ends
    let edge = meansMargin(connection) ? ends.nearMargin : ends.near
    for space in spaces(connection, standard: style.superviewSpace ?? 0) {
      if ends.isReversed {
        add(.superview(of: name), edge, .view(name), ends.near, space)
      } else {
        add(.view(name), ends.near, .superview(of: name), edge, space)
      }
    }
  }

  /// `[v]-c-|`: `S.far = v.far + c` (`vfl:F2.3`).
  mutating func connectTrailing(_ name: String, by connection: VisualFormat.Connection) {
    let ends = ends
    let edge = meansMargin(connection) ? ends.farMargin : ends.far
    for space in spaces(connection, standard: style.superviewSpace ?? 0) {
      if ends.isReversed {
        add(.view(name), ends.far, .superview(of: name), edge, space)
      } else {
        add(.superview(of: name), edge, .view(name), ends.far, space)
      }
    }
  }

  /// The space between siblings for `-` alone (`vfl:F4.1`).
  private static var standardSpace: Double { 8 }

  private func meansMargin(_ connection: VisualFormat.Connection) -> Bool {
    connection == .standard && style.superviewSpace == nil
  }

  private struct Space {
    var predicate: VisualFormat.Predicate
    var length: Double
    var isStandard = false
  }

  /// Returns the predicates of a connection.
  ///
  /// `-` alone is the standard space, printed as a symbol unless it is a margin.
  private func spaces(_ connection: VisualFormat.Connection, standard: Double) -> [Space] {
    switch connection {
    case .flush: [Space(predicate: VisualFormat.Predicate(object: .number(0)), length: 0)]
    case .standard:
      [
        Space(
          predicate: VisualFormat.Predicate(object: .number(standard)), length: standard,
          isStandard: standard != 0)
      ]
    case .distances(let distances):
      distances.map { Space(predicate: $0, length: number($0.object)) }
    }
  }

  private func number(_ object: VisualFormat.Object) -> Double {
    guard case .number(let number) = object else {
      preconditionFailure("a connection does not consist of numbers")
    }
    return number
  }

  private mutating func add(
    _ first: FormatEquation.Item, _ one: LayoutAttribute, _ second: FormatEquation.Item,
    _ two: LayoutAttribute, _ space: Space
  ) {
    add(
      first, one, space.predicate, second, two, space.length, isStandardSpace: space.isStandard)
  }
}
