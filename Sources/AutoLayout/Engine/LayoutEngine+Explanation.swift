internal import ConstraintSolver

/// An explanation of a coordinate: a sum over the active constraints.
public struct LayoutExplanation {
  /// The contribution of a constraint to the value.
  public struct Part {
    /// The origin of the constraint.
    public let origin: ConstraintOrigin
    /// The change of the value when the constraint's right-hand side changes by 1.
    public let coefficient: Double
    /// The right-hand side, in points, with all variables on the left.
    public let constant: Double
    /// The priority of the constraint.
    public let priority: Double
    /// The contribution of the constraint, in points.
    public var share: Double { coefficient * constant }
  }

  /// A variable that no constraint determines, or that is at its bound, and its contribution.
  public struct Place {
    /// The item of the variable.
    public let item: EngineItem
    /// The attribute of the item: left, top, width or height.
    public let attribute: NSLayoutConstraint.Attribute
    /// The contribution to the value, in points.
    public let share: Double
    /// Whether the variable is a length at its bound 0, and not undetermined.
    public let isAtLimit: Bool
  }

  /// The value, in points.
  public let value: Double
  /// The constraints, in the engine's order.
  public let parts: [Part]
  /// The variables that no constraint determines, or that are at their bounds.
  public let places: [Place]
}

extension LayoutEngine {
  /// Returns an explanation of an attribute of an item's alignment rectangle, in the parent's
  /// bounds.
  ///
  /// Returns nil for baselines and margins, which are relative to edges, and for an item without
  /// variables.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms on which the value depends.
  public func explanation(
    of item: EngineItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExplanation? {
    guard let own = item.variables else { return nil }
    let x = (start: own.minX, length: own.width)
    let y = (start: own.minY, length: own.height)
    let isMirrored = (item.parent ?? item).direction == .rightToLeft
    switch attribute.resolved(in: isMirrored ? .rightToLeft : .leftToRight) {
    case .left, .leading: return explanation([Term(x.start)])
    case .right, .trailing: return explanation([Term(x.start), Term(x.length)])
    case .centerX: return explanation([Term(x.start), Term(x.length, 0.5)])
    case .width: return explanation([Term(x.length)])
    case .top: return explanation([Term(y.start)])
    case .bottom: return explanation([Term(y.start), Term(y.length)])
    case .centerY: return explanation([Term(y.start), Term(y.length, 0.5)])
    case .height: return explanation([Term(y.length)])
    default: return nil
    }
  }

  /// Returns an explanation of the residual of a constraint by the constraints that determine its
  /// sides.
  public func explanation(of constraint: EngineConstraint) -> LayoutExplanation? {
    guard let form = try? constraint.equation() else { return nil }
    var numbers = Representable()
    return explanation(numbers.terms(form.terms))
  }

  private func explanation(_ terms: [Term]) -> LayoutExplanation {
    var value = 0.0
    var shares: [Constraint: Double] = [:]
    var order: [Constraint] = []
    var places: [LayoutExplanation.Place] = []
    for term in terms {
      value += term.coefficient * solver.value(of: term.variable)
      let explanation = solver.explanation(of: term.variable)
      for part in explanation.parts {
        if shares[part.constraint] == nil { order.append(part.constraint) }
        shares[part.constraint, default: 0] += term.coefficient * part.coefficient
      }
      for place in explanation.places {
        guard let item = items[place.variable] else { continue }
        let share = term.coefficient * place.coefficient * solver.value(of: place.variable)
        places.append(
          LayoutExplanation.Place(
            item: item, attribute: item.attribute(of: place.variable), share: share,
            isAtLimit: place.isOnBound))
      }
    }
    let parts = order.compactMap { row -> LayoutExplanation.Part? in
      guard let coefficient = shares[row], abs(coefficient) > 1e-9, let origin = origins[row] else {
        return nil
      }
      return LayoutExplanation.Part(
        origin: origin, coefficient: coefficient, constant: solver.constant(of: row),
        priority: origin.priority)
    }
    return LayoutExplanation(value: value, parts: parts, places: places)
  }

  /// Returns the least and greatest value of an attribute among all optimal layouts.
  ///
  /// - Precondition: The attribute is left, top, width or height.
  public func range(
    of item: EngineItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> ClosedRange<Double>? {
    variable(of: item, attribute).map(solver.range(of:))
  }

  /// Whether the ends of ``range(of:_:)`` are reliable: multipliers of very different magnitude can
  /// amplify rounding.
  ///
  /// - Precondition: The attribute is left, top, width or height.
  public func isRangeReliable(
    of item: EngineItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> Bool {
    variable(of: item, attribute).map { solver.rangeLimits(of: $0).isEmpty } ?? true
  }

  private func variable(
    of item: EngineItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> Variable? {
    guard let own = item.variables else { return nil }
    switch attribute {
    case .left: return own.minX
    case .top: return own.minY
    case .width: return own.width
    case .height: return own.height
    default: preconditionFailure("a rectangle has no attribute \(attribute)")
    }
  }

  /// Returns the constraints that read an item, in order of activation.
  public func constraints(mentioning item: EngineItem) -> [EngineConstraint] {
    item.mentions.entries.compactMap(\.constraint)
  }

  /// Returns the rows of an item's frame and intrinsic content size, with their residuals.
  ///
  /// The residual is the left-hand side minus the right-hand side. Hugging is violated if it is
  /// greater than 0, compression resistance if it is less.
  public func impliedRows(of item: EngineItem) -> [(origin: ConstraintOrigin, residual: Double)] {
    (item.implicit.placementRows + item.implicit.contentRows).compactMap { row in
      origins[row].map { ($0, solver.residual(of: row)) }
    }
  }
}

extension LayoutEngine {
  /// Appends the residuals of ``impliedRows(of:)``, without their origins.
  package func appendImpliedResiduals(of item: EngineItem, to values: inout [Double]) {
    for row in item.implicit.placementRows where origins.contains(row) {
      values.append(solver.residual(of: row))
    }
    for row in item.implicit.contentRows where origins.contains(row) {
      values.append(solver.residual(of: row))
    }
  }
}

extension ConstraintOrigin {
  /// The priority of the row, 1 to 1000.
  public var priority: Double {
    switch self {
    case .constraint(let constraint): Double(constraint.priority.rawValue)
    case .placement: 1000
    case .hugging(let item, let axis): Double(item.implicit.contentSize.hugging(axis).rawValue)
    case .compression(let item, let axis):
      Double(item.implicit.contentSize.compression(axis).rawValue)
    }
  }
}

extension EngineItem {
  fileprivate func attribute(of variable: Variable) -> NSLayoutConstraint.Attribute {
    guard let own = variables else { return .notAnAttribute }
    switch variable {
    case own.minX: return .left
    case own.minY: return .top
    case own.width: return .width
    case own.height: return .height
    default: return variable == contentVariables?.width ? .width : .height
    }
  }
}
