package import AutoLayout
package import ConflictAnalysis
package import LayoutScene

/// A constraint of the author's that determines a number of a layout.
package struct DecidingConstraint {
  /// The name of the constraint.
  package var named: NamedConstraint
  /// The constraint in the engine.
  package var entered: EngineConstraint
  /// The change of the number when the constant increases by one point.
  package var coefficient: Double

  /// Returns the constraints of the author's that determine numbers: fixed lengths first, then those with the
  /// largest shares.
  package static func all(
    for numbers: [(Scene.Item, NSLayoutConstraint.Attribute)], in stage: some Stage
  ) -> [DecidingConstraint] {
    var parts: [(part: DecidingConstraint, share: Double)] = []
    for (item, attribute) in numbers {
      for part in stage.explanation(of: item.id, attribute)?.parts ?? [] {
        guard let (named, entered) = ofAuthor(part.origin, in: stage),
          !parts.contains(where: { $0.part.named == named })
        else { continue }
        let deciding = DecidingConstraint(
          named: named, entered: entered, coefficient: part.coefficient)
        parts.append((deciding, abs(part.share)))
      }
    }
    return parts.enumerated().sorted { one, two in
      let (a, b) = (one.element.part.entered.second == nil, two.element.part.entered.second == nil)
      if a != b { return a }
      return (-one.element.share, one.offset) < (-two.element.share, two.offset)
    }.map(\.element.part)
  }

  /// Returns the constraint of a row; nil if it is not the author's.
  static func ofAuthor(
    _ origin: ConstraintOrigin, in stage: some Stage
  ) -> (named: NamedConstraint, entered: EngineConstraint)? {
    guard case .constraint(let entered) = origin, !entered.isSystem else { return nil }
    return (NamedConstraint(stage.constraint(for: origin)), entered)
  }
}

extension SceneChange {
  /// Creates the change of a scene that a remedy of ambiguities is; nil for a position without a parent, and for one
  /// outside of it: there the solver put the view, and no author would.
  package init?(_ action: AmbiguityReport.Action, in subjects: [Scene.Item]) {
    switch action {
    case .fix(let id, let attribute, let value):
      guard let subject = subjects.first(where: { $0.id == id }) else { return nil }
      let parent = subject.parent.map { subjects[$0] }
      let isPosition = attribute == "x" || attribute == "y"
      if isPosition, parent == nil || value < -0.01 { return nil }
      let edge: NewConstraint.Attribute =
        switch attribute {
        case "x": .left
        case "y": .top
        case "width": .width
        default: .height
        }
      self = .add(
        constraint: NewConstraint(
          first: NamedSubject(subject), attribute: edge, relation: .equal,
          second: isPosition ? parent.map { NamedSubject($0) } : nil,
          otherAttribute: isPosition ? edge : nil, constant: value))
    case .prioritize(let id, let isHugging, let isHorizontal, let priority):
      guard let subject = subjects.first(where: { $0.id == id }) else { return nil }
      self = .setContentPriority(
        subject: NamedSubject(subject), isHugging: isHugging, isHorizontal: isHorizontal,
        priority: priority)
    }
  }
}
