package import AutoLayout
internal import ConflictAnalysis
package import LayoutScene

extension ValueReason {
  /// Determines why an attribute of a view has its value.
  ///
  /// The scene is solved a few times with changed constants, and restored at the end.
  ///
  /// - Parameters:
  ///   - subject: The id of one of the scene's subjects.
  ///   - attribute: An edge, a center, a width or a height.
  ///   - stage: A scene that has been laid out.
  /// - Throws: `unknownView` and `notSolved`.
  /// - Complexity: Two changes of a constant for each constraint that determines the value.
  package init(
    of subject: String, _ attribute: NSLayoutConstraint.Attribute, in stage: any Stage
  ) throws(ValueQuestionError) {
    let items = stage.items
    guard let index = items.firstIndex(where: { $0.id == subject }) else {
      throw .unknownView(subject, suggestions: [])
    }
    let word = NumberWord.all.first { $0.attribute == attribute }?.word ?? "\(attribute)"
    let engine = stage.engine
    let (asked, placed) = (items[index], stage.engineItems[index])
    guard let explanation = engine.explanation(of: placed, attribute) else {
      throw .notSolved(asked.name)
    }
    self.subject = subject
    name = asked.name
    self.attribute = word
    value = explanation.value
    let trial = ConstantTrial(stage, placed, items, attribute, of: asked.id)
    terms = explanation.parts.map { part in
      let constraint = stage.constraint(for: part.origin)
      return Term(
        id: constraint.id, text: constraint.locatedText, priority: part.priority, share: part.share,
        effect: trial.effect(of: part.origin))
    }
    terms += explanation.places.filter { abs($0.share) > LayoutTolerance.computed }.map { place in
      let owner = stage.engineItems.firstIndex { $0 === place.item }.map { items[$0].name }
      return Term(
        id: "", text: "\(owner ?? "something").\(place.attribute.word), which is not determined",
        priority: 0,
        share: place.share, effect: nil)
    }
    if [.left, .top, .width, .height].contains(attribute),
      let range = engine.range(of: placed, attribute),
      range.upperBound - range.lowerBound > LayoutTolerance.computed * (1 + abs(value))
    {
      openRange = OpenRange(
        least: range.lowerBound.isFinite ? range.lowerBound : nil,
        greatest: range.upperBound.isFinite ? range.upperBound : nil,
        isApproximate: engine.isRangeReliable(of: placed, attribute) ? nil : true)
    }
    others = Self.others(than: Set(terms.map(\.id)), placed, attribute, stage)
  }

  /// Returns the constraints on the view along the attribute's axis that are not among the terms.
  private static func others(
    than determining: Set<String>, _ asked: EngineItem,
    _ attribute: NSLayoutConstraint.Attribute, _ stage: any Stage
  ) -> [Other] {
    let engine = stage.engine
    let broken = Set(engine.brokenConstraints.map { stage.constraint(for: $0).id })
    var others: [Other] = []
    for constraint in engine.constraints(mentioning: asked)
    where constraint.isHorizontal == attribute.isHorizontal {
      let named = stage.constraint(for: .constraint(constraint))
      guard !determining.contains(named.id) else { continue }
      let residual = engine.residual(of: constraint)
      let error = constraint.error(residual)
      var other = Other(
        id: named.id, text: named.locatedText, priority: Double(constraint.priority.rawValue),
        state: .met, amount: abs(residual), against: [])
      if broken.contains(named.id) {
        other.state = .broken
      } else if error > LayoutTolerance.computed {
        other.state = .lost
        other.amount = error
        other.against = winners(
          over: engine.explanation(of: constraint), other.priority, stage)
      } else if abs(residual) > LayoutTolerance.computed {
        other.state = .slack
      }
      others.append(other)
    }
    for (origin, residual) in engine.impliedRows(of: asked)
    where origin.isHorizontal == attribute.isHorizontal {
      let named = stage.constraint(for: origin)
      guard !determining.contains(named.id) else { continue }
      var other = Other(
        id: named.id, text: named.locatedText, priority: origin.priority, state: .met,
        amount: abs(residual), against: [])
      switch origin {
      case .hugging where residual > LayoutTolerance.computed,
        .compression where residual < -LayoutTolerance.computed:
        other.state = .lost
        let length: NSLayoutConstraint.Attribute = attribute.isHorizontal ? .width : .height
        other.against = winners(
          over: engine.explanation(of: asked, length), origin.priority, stage)
      case .placement where abs(residual) > LayoutTolerance.computed: other.state = .lost
      default: other.state = abs(residual) > LayoutTolerance.computed ? .slack : .met
      }
      others.append(other)
    }
    return others
  }

  /// Returns the constraints that prevent a violated constraint from being satisfied.
  private static func winners(
    over explanation: LayoutExplanation?, _ priority: Double, _ stage: any Stage
  ) -> [NamedConstraint] {
    let parts = explanation?.parts.filter { $0.priority >= priority } ?? []
    // The scene's own frame is given.
    return parts.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map { NamedConstraint(located: stage.constraint(for: $0.element.origin)) }
  }
}

/// Changes a constant, solves, reads the result, and restores it.
struct ConstantTrial {
  let stage: any Stage
  private let asked: EngineItem
  private let items: [Scene.Item]
  private let attribute: NSLayoutConstraint.Attribute
  /// The id of the view whose attribute is asked for.
  private let id: String

  init(
    _ stage: any Stage, _ asked: EngineItem, _ items: [Scene.Item],
    _ attribute: NSLayoutConstraint.Attribute, of id: String
  ) {
    self.stage = stage
    self.asked = asked
    self.items = items
    self.attribute = attribute
    self.id = id
  }

  private var value: Double {
    stage.engine.explanation(of: asked, attribute)?.value ?? 0
  }

  /// Returns the effect of one point more or less; nil if there is no constant that could be
  /// changed.
  func effect(of origin: ConstraintOrigin) -> ValueReason.Effect? {
    guard let constant = constant(of: origin) else { return nil }
    let engine = stage.engine
    let before = items.map(\.rect)
    let old = value
    set(origin, to: constant + 1)
    let grown = value - old
    let after = stage.engineItems.map { engine.alignmentRect(of: $0) }
    set(origin, to: constant - 1)
    let shrunk = value - old
    set(origin, to: constant)
    var pushes: [ValueReason.Push] = []
    for (index, subject) in items.enumerated() {
      let moves = [
        ("x", after[index].x - before[index].x), ("y", after[index].y - before[index].y),
        ("width", after[index].width - before[index].width),
        ("height", after[index].height - before[index].height),
      ]
      for (word, amount) in moves where abs(amount) > LayoutTolerance.computed {
        guard subject.id != id || word != attribute.word else { continue }
        pushes.append(
          ValueReason.Push(
            subject: subject.id, name: subject.name, attribute: word, amount: amount))
      }
    }
    return ValueReason.Effect(grown: grown, shrunk: shrunk, pushes: pushes)
  }

  private func constant(of origin: ConstraintOrigin) -> Double? {
    switch origin {
    case .constraint(let constraint): constraint.constant
    case .hugging(let item, let axis), .compression(let item, let axis):
      axis == .horizontal ? item.contentSize.width : item.contentSize.height
    case .placement: nil
    }
  }

  private func set(_ origin: ConstraintOrigin, to constant: Double) {
    let engine = stage.engine
    switch origin {
    case .constraint(let constraint):
      engine.setConstant(constant, of: constraint)
      return stage.settle()
    case .hugging(let item, let axis), .compression(let item, let axis):
      var size = item.contentSize
      if axis == .horizontal { size.width = constant } else { size.height = constant }
      engine.setContentSize(size, of: item)
    case .placement: break
    }
    engine.solve()
  }
}
