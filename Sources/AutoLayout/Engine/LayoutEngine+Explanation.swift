internal import ConstraintSolver

/// The reason for a coordinate of a layout: a sum over the constraints that hold with equality.
public struct LayoutExplanation {
  /// A constraint's share in the number.
  public struct Part {
    /// The origin of the constraint.
    public let origin: ConstraintOrigin
    /// How much the number moves when the constraint's right-hand side moves by 1.
    public let coefficient: Double
    /// The right-hand side, in points, with all variables on the left.
    public let constant: Double
    /// How strongly the constraint insists.
    public let priority: Double
    /// The share of the constraint in the value, in points.
    public var share: Double { coefficient * constant }
  }

  /// A number that nothing determines, or that lies at its own limit, and its share.
  public struct Place {
    /// Whose number it is.
    public let item: EngineItem
    /// Which of the item's numbers: left, top, width or height.
    public let attribute: NSLayoutConstraint.Attribute
    /// The share in the value, in points.
    public let share: Double
    /// Whether it is a length of 0, and not one that nothing determines.
    public let isAtLimit: Bool
  }

  /// The number, in points.
  public let value: Double
  /// The constraints, in the engine's order.
  public let parts: [Part]
  /// The places.
  public let places: [Place]
}

extension LayoutEngine {
  /// Explains an attribute of an item's alignment rectangle, in the parent's bounds.
  ///
  /// Baselines and margins are explained by the edges they count from; nil for those, and for an item
  /// the engine does not solve for.
  ///
  /// - Complexity: O(number of terms on which the value depends).
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

  /// Explains the error of a constraint by the constraints that determine its sides.
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

  /// The least and greatest value of a number over all equally good layouts.
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
    default: preconditionFailure("a rectangle has left, top, width and height, not \(attribute)")
    }
  }

  /// The constraints that read an item, in order of activation.
  public func constraints(mentioning item: EngineItem) -> [EngineConstraint] {
    item.mentions.values.sorted { $0.serial < $1.serial }
  }

  /// The rows that an item's frame and intrinsic content size amount to, with how far each is from
  /// holding.
  ///
  /// The residual is the left minus the right side: of hugging it is an error above 0, of compression
  /// resistance below.
  public func impliedRows(of item: EngineItem) -> [(origin: ConstraintOrigin, residual: Double)] {
    (item.implicit.placementRows + item.implicit.contentRows).compactMap { row in
      origins[row].map { ($0, solver.residual(of: row)) }
    }
  }
}

extension LayoutEngine {
  /// Appends the residuals of ``impliedRows(of:)``, without saying whose they are.
  package func appendImpliedResiduals(of item: EngineItem, to values: inout [Double]) {
    for row in item.implicit.placementRows where origins[row] != nil {
      values.append(solver.residual(of: row))
    }
    for row in item.implicit.contentRows where origins[row] != nil {
      values.append(solver.residual(of: row))
    }
  }
}

extension ConstraintOrigin {
  /// How strongly the row insists, 1 to 1000.
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
