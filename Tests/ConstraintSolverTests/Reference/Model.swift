/// A constraint as the reference and the engine are both given it.
struct ModelConstraint: Equatable {
  var terms: [ModelTerm]
  /// −1 for ≤, 0 for =, 1 for ≥.
  var relation: Int
  var constant: Rational
  var priority: Double
  var rank: Int

  var isRequired: Bool { priority >= 1000 }

  /// The power of two that brings the greatest coefficient into 1..<2, as the engine scales rows.
  var scale: Double {
    let largest = terms.map { abs($0.coefficient.double) }.max() ?? 0
    return largest == 0 ? 1 : Double(sign: .plus, exponent: -Int(largest.exponent), significand: 1)
  }
}

/// A variable, by its position in the model, times a coefficient.
struct ModelTerm: Equatable {
  var variable: Int
  var coefficient: Rational

  init(_ variable: Int, _ coefficient: Rational) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// What a variable must stay within; nil where there is no bound.
struct ModelBounds: Equatable {
  var lower: Rational?
  var upper: Rational?

  /// Where the variable lies when nothing says otherwise: the point nearest to 0.
  var rest: Rational {
    if let lower, lower.isPositive { return lower }
    if let upper, upper.isNegative { return upper }
    return .zero
  }
}

/// A system of constraints: the constraints in the order in which they were added.
struct Model {
  var bounds: [ModelBounds] = []
  var constraints: [ModelConstraint] = []

  /// Positions of the constraints by rank; equal ranks count in the order of adding.
  var order: [Int] {
    constraints.indices.sorted {
      let (a, b) = (constraints[$0].rank, constraints[$1].rank)
      return a != b ? a < b : $0 < $1
    }
  }

  /// The system with every number as the engine is given it, the nearest of double precision; nil where
  /// that changes nothing.
  ///
  /// Which of two answers is right may hang on the difference: both are, then.
  var asGiven: Model? {
    func given(_ number: Rational) -> Rational { Rational(exactly: number.double) ?? .overflow }
    var model = self
    for index in model.bounds.indices {
      model.bounds[index].lower = model.bounds[index].lower.map(given)
      model.bounds[index].upper = model.bounds[index].upper.map(given)
    }
    for index in model.constraints.indices {
      model.constraints[index].constant = given(model.constraints[index].constant)
      for term in model.constraints[index].terms.indices {
        let coefficient = model.constraints[index].terms[term].coefficient
        model.constraints[index].terms[term].coefficient = given(coefficient)
      }
    }
    if model.bounds == bounds, model.constraints == constraints { return nil }
    let hasAllNumbers =
      model.bounds.allSatisfy { $0.lower?.isOverflow != true && $0.upper?.isOverflow != true }
      && model.constraints.allSatisfy {
        !$0.constant.isOverflow && $0.terms.allSatisfy { !$0.coefficient.isOverflow }
      }
    return hasAllNumbers ? model : nil
  }

  /// Whether all coefficients are simple fractions: values then agree to 1e-6, whatever the system.
  var isSimple: Bool {
    constraints.allSatisfy { constraint in
      constraint.terms.allSatisfy {
        abs($0.coefficient.numerator) <= 20 && $0.coefficient.denominator <= 20
      }
    }
  }
}
