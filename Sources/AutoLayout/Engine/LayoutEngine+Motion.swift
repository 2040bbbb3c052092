internal import ConstraintSolver

/// How a layout moves while one length changes, up to the next corner: everything is linear in it.
///
/// Facts (intrinsic content sizes, margins) count as fixed; whoever keeps them knows when they
/// change.
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

  /// The item's alignment rectangle at a length within ``lengths``, in its parent's bounds.
  ///
  /// Nil for an item the engine does not solve for; see ``LayoutEngine/represent(_:)``.
  public func alignmentRect(of item: EngineItem, at length: Double) -> LayoutRect? {
    guard let own = item.variables else { return nil }
    let constant = length - offset
    return LayoutRect(
      x: segment.value(of: own.minX, at: constant), y: segment.value(of: own.minY, at: constant),
      width: segment.value(of: own.width, at: constant),
      height: segment.value(of: own.height, at: constant))
  }

  /// By how much the item's x, y, width and height grow with each point; zeros for an item that the
  /// engine does not solve for.
  public func rates(of item: EngineItem) -> [Double] {
    guard let own = item.variables else { return [0, 0, 0, 0] }
    let start = segment.constants.lowerBound
    return [own.minX, own.minY, own.width, own.height].map {
      segment.value(of: $0, at: start + 1) - segment.value(of: $0, at: start)
    }
  }

  /// By how much left minus right side of a constraint grows with each point.
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

  /// The item's frame at a length within ``lengths``.
  public func frame(of item: EngineItem, at length: Double) -> LayoutRect? {
    alignmentRect(of: item, at: length).map { $0.outset(by: item.alignmentInsets) }
  }
}

extension LayoutEngine {
  /// Returns how the layout moves while the length of an item that its frame places grows to `end`.
  ///
  /// - Returns: The motion from the present length to the first corner, or to `end`; nil when the
  ///   item's length is not given by its frame.
  /// - Complexity: That of one change of the length there and back.
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

  /// By how much each broken constraint contradicts the kept ones, as a linear function of the
  /// size of an item that its frame places, in the order of ``brokenConstraints``.
  ///
  /// Nil where the item's size is not given by its frame, or rounding hides the contradiction.
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

  /// The row that gives an item its length, and the length of the frame.
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
  func outset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
