import LayoutSnapshot

/// The names of views and guides in the equations of constraints.
struct ItemNames {
  private var names: [String: String] = [:]

  init(_ snapshot: LayoutSnapshot) {
    snapshot.forEachView { placed in
      let view = placed.view
      names[view.id] = view.displayName
      for guide in view.layout.guides {
        names[guide.id] =
          guide.role == .layer ? guide.shortName : "\(view.displayName).\(guide.shortName)"
      }
    }
  }

  /// Returns the equation of a constraint, after its identifier if it has one.
  func equation(of constraint: LayoutSnapshot.Constraint) -> String {
    let formula = constraint.formula { names[$0] ?? $0 }
    return (constraint.identifier.map { "\($0): " } ?? "") + formula
      + (constraint.isBroken ? " (broken)" : "") + direction(of: constraint)
  }

  /// Explains which side of a directed constraint follows the other.
  private func direction(of constraint: LayoutSnapshot.Constraint) -> String {
    guard constraint.origin == .directed, let second = constraint.second else { return "" }
    let (one, other) = (names[constraint.first.item], names[second.item])
    return " (directed: it moves \(one ?? constraint.first.item), and never "
      + "\(other ?? second.item))"
  }
}
