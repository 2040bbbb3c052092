public import AutoLayout
internal import ConflictAnalysis
public import LayoutScene

extension ValueReason {
  /// Determines why an attribute of a view has its value.
  ///
  /// The scene is solved a few times with changed constants, and restored at the end.
  ///
  /// - Parameters:
  ///   - subject: The id of one of the scene's subjects.
  ///   - attribute: An edge, a center, a width or a height.
  ///   - scene: A scene that has been laid out.
  /// - Throws: `unknownView` and `notSolved`.
  /// - Complexity: Two changes of a constant for each constraint that determines the value.
  public init(
    of subject: String, _ attribute: NSLayoutConstraint.Attribute, in scene: some DiagnosableScene
  ) throws(ValueQuestionError) {
    let subjects = scene.subjects
    guard let asked = subjects.first(where: { $0.id == subject }) else {
      throw .unknownView(subject, suggestions: [])
    }
    let word = NumberWord.all.first { $0.attribute == attribute }?.word ?? "\(attribute)"
    let engine = scene.engine
    guard let explanation = engine.explanation(of: asked.item, attribute) else {
      throw .notSolved(asked.name)
    }
    self.subject = subject
    name = asked.name
    self.attribute = word
    value = explanation.value
    let trial = ConstantTrial(scene, asked, attribute)
    terms = explanation.parts.map { part in
      let constraint = scene.constraint(for: part.origin)
      return Term(
        id: constraint.id, text: constraint.locatedText, priority: part.priority, share: part.share,
        effect: trial.effect(of: part.origin))
    }
    terms += explanation.places.filter { abs($0.share) > 1e-6 }.map { place in
      let owner = subjects.first { $0.item === place.item }?.name ?? "something"
      return Term(
        id: "", text: "\(owner).\(place.attribute.word), which is not determined", priority: 0,
        share: place.share, effect: nil)
    }
    if let coordinate = attribute.rectangleAttribute,
      let range = engine.range(of: asked.item, coordinate),
      range.upperBound - range.lowerBound > 1e-6 * (1 + abs(value))
    {
      openRange = OpenRange(
        least: range.lowerBound.isFinite ? range.lowerBound : nil,
        greatest: range.upperBound.isFinite ? range.upperBound : nil,
        isApproximate: engine.isRangeReliable(of: asked.item, coordinate) ? nil : true)
    }
    others = Self.others(than: Set(terms.map(\.id)), asked, attribute, scene)
  }

  /// Returns the constraints on the view along the attribute's axis that are not among the terms.
  private static func others(
    than determining: Set<String>, _ asked: ProofSubject,
    _ attribute: NSLayoutConstraint.Attribute, _ scene: some DiagnosableScene
  ) -> [Other] {
    let engine = scene.engine
    let broken = Set(engine.brokenConstraints.map { scene.constraint(for: $0).id })
    var others: [Other] = []
    for constraint in engine.constraints(mentioning: asked.item)
    where constraint.isHorizontal == attribute.isHorizontal {
      let named = scene.constraint(for: .constraint(constraint))
      guard !determining.contains(named.id) else { continue }
      let residual = engine.residual(of: constraint)
      let error = constraint.error(residual)
      var other = Other(
        id: named.id, text: named.locatedText, priority: Double(constraint.priority.rawValue),
        state: .met, amount: abs(residual), against: [])
      if broken.contains(named.id) {
        other.state = .broken
      } else if error > 1e-6 {
        other.state = .lost
        other.amount = error
        other.against = winners(
          over: engine.explanation(of: constraint), other.priority, scene)
      } else if abs(residual) > 1e-6 {
        other.state = .slack
      }
      others.append(other)
    }
    for (origin, residual) in engine.impliedRows(of: asked.item)
    where origin.isHorizontal == attribute.isHorizontal {
      let named = scene.constraint(for: origin)
      guard !determining.contains(named.id) else { continue }
      var other = Other(
        id: named.id, text: named.locatedText, priority: origin.priority, state: .met,
        amount: abs(residual), against: [])
      switch origin {
      case .hugging where residual > 1e-6, .compression where residual < -1e-6:
        other.state = .lost
        let length: NSLayoutConstraint.Attribute = attribute.isHorizontal ? .width : .height
        other.against = winners(
          over: engine.explanation(of: asked.item, length), origin.priority, scene)
      case .placement where abs(residual) > 1e-6: other.state = .lost
      default: other.state = abs(residual) > 1e-6 ? .slack : .met
      }
      others.append(other)
    }
    return others
  }

  /// Returns the constraints that prevent a violated constraint from being satisfied.
  private static func winners(
    over explanation: LayoutExplanation?, _ priority: Double, _ scene: some DiagnosableScene
  ) -> [NamedConstraint] {
    let parts = explanation?.parts.filter { $0.priority >= priority } ?? []
    // The scene's own frame is given.
    return parts.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map { NamedConstraint(located: scene.constraint(for: $0.element.origin)) }
  }
}

/// Changes a constant, solves, reads the result, and restores it.
struct ConstantTrial<Scene: DiagnosableScene> {
  let scene: Scene
  let asked: ProofSubject
  let attribute: NSLayoutConstraint.Attribute

  init(_ scene: Scene, _ asked: ProofSubject, _ attribute: NSLayoutConstraint.Attribute) {
    self.scene = scene
    self.asked = asked
    self.attribute = attribute
  }

  private var value: Double {
    scene.engine.explanation(of: asked.item, attribute)?.value ?? 0
  }

  /// Returns the effect of one point more or less; nil if there is no constant that could be
  /// changed.
  func effect(of origin: ConstraintOrigin) -> ValueReason.Effect? {
    guard let constant = constant(of: origin) else { return nil }
    let engine = scene.engine
    let subjects = scene.subjects
    let before = subjects.map { engine.alignmentRect(of: $0.item) }
    let old = value
    set(origin, to: constant + 1)
    let grown = value - old
    let after = subjects.map { engine.alignmentRect(of: $0.item) }
    set(origin, to: constant - 1)
    let shrunk = value - old
    set(origin, to: constant)
    var pushes: [ValueReason.Push] = []
    for (index, subject) in subjects.enumerated() {
      let moves = [
        ("x", after[index].x - before[index].x), ("y", after[index].y - before[index].y),
        ("width", after[index].width - before[index].width),
        ("height", after[index].height - before[index].height),
      ]
      for (word, amount) in moves where abs(amount) > 1e-6 {
        guard subject.id != asked.id || word != attribute.word else { continue }
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
    let engine = scene.engine
    switch origin {
    case .constraint(let constraint): engine.setConstant(constant, of: constraint)
    case .hugging(let item, let axis), .compression(let item, let axis):
      var size = item.contentSize
      if axis == .horizontal { size.width = constant } else { size.height = constant }
      engine.setContentSize(size, of: item)
    case .placement: break
    }
    engine.solve()
  }
}
