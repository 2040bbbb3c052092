internal import ConstraintSolver

/// The change of a layout as a linear function of one length, up to the next breakpoint.
///
/// Facts such as intrinsic content sizes and margins are treated as fixed; the client determines
/// the lengths at which they change.
public struct LayoutMotion {
  /// The values of the length for which the motion holds.
  public let lengths: ClosedRange<Double>

  private let segment: RangePlan.Segment
  /// The difference between the row's constant and the length: the alignment insets.
  private let offset: Double

  init(_ segment: RangePlan.Segment, offset: Double) {
    self.segment = segment
    self.offset = offset
    lengths =
      (segment.constants.lowerBound + offset)...(segment.constants.upperBound + offset)
  }

  /// Returns the item's alignment rectangle at a length within ``lengths``, in its parent's bounds.
  ///
  /// Returns nil for an item without variables; see ``LayoutEngine/represent(_:)``.
  public func alignmentRect(of item: EngineItem, at length: Double) -> LayoutRect? {
    guard let own = item.variables else { return nil }
    let constant = length - offset
    return LayoutRect(
      x: segment.value(of: own.minX, at: constant), y: segment.value(of: own.minY, at: constant),
      width: segment.value(of: own.width, at: constant),
      height: segment.value(of: own.height, at: constant))
  }

  /// Returns the rates of the item's x, y, width and height; 0 for an item without variables.
  public func rates(of item: EngineItem) -> [Double] {
    guard let own = item.variables else { return [0, 0, 0, 0] }
    let start = segment.constants.lowerBound
    return [own.minX, own.minY, own.width, own.height].map {
      segment.value(of: $0, at: start + 1) - segment.value(of: $0, at: start)
    }
  }

  /// Returns the rate of the residual of a constraint.
  public func rate(of constraint: EngineConstraint) -> Double {
    guard let form = try? constraint.equation() else { return 0 }
    let start = segment.constants.lowerBound
    var numbers = Representable()
    return numbers.terms(form.terms).reduce(0) { sum, term in
      let variable = term.variable
      return sum + term.coefficient
        * (segment.value(of: variable, at: start + 1) - segment.value(of: variable, at: start))
    }
  }

  /// Returns the item's frame at a length within ``lengths``.
  public func frame(of item: EngineItem, at length: Double) -> LayoutRect? {
    alignmentRect(of: item, at: length).map { $0.outset(by: item.alignmentInsets) }
  }
}

extension LayoutEngine {
  /// Returns the change of the layout as the length of an item that is placed by its frame grows to
  /// `end`.
  ///
  /// - Returns: The motion from the present length to the first breakpoint or to `end`; nil if the
  ///   length is not given by the item's frame.
  /// - Complexity: The same as two changes of the length.
  public func motion(
    of item: EngineItem, _ axis: NSLayoutConstraint.Axis, to end: Double
  ) -> LayoutMotion? {
    guard let (row, length) = givenLength(of: item, axis) else { return nil }
    let offset = item.alignmentInsets.start(axis) + item.alignmentInsets.end(axis)
    guard end > length,
      var plan = try? solver.rangePlan(of: row, over: (length - offset)...(end - offset)),
      let segment = plan.next()
    else { return nil }
    return LayoutMotion(segment, offset: offset)
  }

  /// Returns the violation of each broken constraint as a linear function of the length of an item
  /// that is placed by its frame, in the order of ``brokenConstraints``.
  ///
  /// Returns nil if the length is not given by the item's frame, or if the violation is smaller
  /// than rounding errors.
  package func contradictions(
    of item: EngineItem
  ) -> [(amount: Double, alongWidth: Double, alongHeight: Double)?] {
    guard let (across, _) = givenLength(of: item, .horizontal),
      let (down, _) = givenLength(of: item, .vertical)
    else { return brokenConstraints.map { _ in nil } }
    return solver.contradictions(moving: [across, down]).map { found in
      found.map { ($0.amount, $0.rates[0], $0.rates[1]) }
    }
  }

  /// Returns the row that determines the length of an item, and the length of its frame.
  private func givenLength(
    of item: EngineItem, _ axis: NSLayoutConstraint.Axis
  ) -> (row: Constraint, length: Double)? {
    for row in item.implicit.placementRows {
      guard case .placement(_, axis, .length(share: 0, let length))? = origins[row] else {
        continue
      }
      return (row, length)
    }
    return nil
  }

  /// Adds variables for an item that is positioned only by its frame and that no constraint
  /// mentions.
  public func represent(_ item: EngineItem) {
    guard item.engine === self, item.shape == .free else { return }
    _ = variables(of: item)
  }
}

extension LayoutRect {
  /// Returns the rectangle with insets around it: the frame of an alignment rectangle.
  package func outset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
