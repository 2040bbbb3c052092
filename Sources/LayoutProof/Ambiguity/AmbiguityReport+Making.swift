public import AutoLayout
internal import ConflictAnalysis
public import LayoutScene

extension AmbiguityReport {
  /// Finds what is ambiguous in a scene.
  ///
  /// The scene is solved repeatedly with additional constraints, and restored at the end.
  ///
  /// - Parameters:
  ///   - stage: A scene that has been laid out.
  ///   - counts: Returns whether a coordinate of the view with an id is examined; by default all are.
  /// - Complexity: A few solutions of the scene for each ambiguous number that is described.
  public init(
    of stage: any Stage,
    where counts: (_ id: String, _ attribute: NSLayoutConstraint.Attribute) -> Bool = { _, _ in true
    }
  ) {
    let survey = OpenSurvey(stage)
    let open = survey.open().filter { counts(survey.subjects[$0.subject].id, $0.attribute) }
    let untied = survey.withDistinctPriorities { Set(survey.open()) }
    others = max(0, open.count - Self.limit)
    self.open = open.prefix(Self.limit).compactMap { number in
      survey.describe(number, isTied: !untied.contains(number))
    }
    (remedy, isSettledByRemedy) = survey.remedy(for: open)
  }
}

/// Solves a scene with additional constraints, and removes them again.
struct OpenSurvey {
  /// One number of a subject.
  struct Number: Hashable {
    var subject: Int
    var attribute: NSLayoutConstraint.Attribute
  }

  let stage: any Stage
  let subjects: [Scene.Item]
  /// The engine's items of the subjects.
  let items: [EngineItem]

  init(_ stage: any Stage) {
    self.stage = stage
    subjects = stage.items
    items = stage.engineItems
  }

  var engine: LayoutEngine { stage.engine }

  /// Weaker than any constraint of an app: it decides only what is ambiguous.
  private var weakest: UILayoutPriority { UILayoutPriority(0.5) }

  func open() -> [Number] {
    items.indices.flatMap { index in
      engine.ambiguousAttributes(of: items[index]).map {
        Number(subject: index, attribute: $0)
      }
    }
  }

  // MARK: Descriptions

  func describe(_ number: Number, isTied: Bool) -> AmbiguityReport.OpenNumber? {
    let (subject, item) = (subjects[number.subject], items[number.subject])
    guard let range = engine.range(of: item, number.attribute),
      let value = engine.explanation(of: item, number.attribute)?.value
    else { return nil }
    let (below, above) = (value - range.lowerBound, range.upperBound - value)
    // The end that is farther away; if the range is unbounded, a visible distance.
    let goal =
      above >= below ? min(range.upperBound, value + 100) : max(range.lowerBound, value - 100)
    guard let alternative = alternative(number, value, goal) else { return nil }
    return AmbiguityReport.OpenNumber(
      subject: subject.id, name: subject.name, attribute: number.attribute.word, value: value,
      least: range.lowerBound.isFinite ? range.lowerBound : nil,
      greatest: range.upperBound.isFinite ? range.upperBound : nil,
      isApproximate: engine.isRangeReliable(of: item, number.attribute) ? nil : true,
      kind: isTied ? .equalPriorities : .tooFewConstraints,
      competing: isTied ? competitors(number, goal) : [], alternative: alternative)
  }

  /// Returns the layout for another value, given to the number by the weakest constraint.
  private func alternative(
    _ number: Number, _ value: Double, _ goal: Double
  ) -> AmbiguityReport.Alternative? {
    let before = items.map { engine.alignmentRect(of: $0) }
    let conflicts = engine.brokenConstraints.count
    let found = with(number, goal, weakest) { () -> AmbiguityReport.Alternative? in
      guard engine.brokenConstraints.count == conflicts,
        let reached = engine.explanation(of: items[number.subject], number.attribute)?
          .value,
        abs(reached - value) > LayoutTolerance.step
      else { return nil }
      var differences: [AmbiguityReport.Difference] = []
      var moved = 0
      for (index, subject) in subjects.enumerated() {
        let (old, new) = (before[index], engine.alignmentRect(of: items[index]))
        guard old.distance(to: new) > LayoutTolerance.computed else { continue }
        moved += 1
        guard index == number.subject || moved <= AmbiguityReport.Alternative.differenceLimit else {
          continue
        }
        let difference = AmbiguityReport.Difference(
          subject: subject.id, name: subject.name, present: old.numbers, other: new.numbers)
        if index == number.subject {
          differences.insert(difference, at: 0)
        } else {
          differences.append(difference)
        }
      }
      return AmbiguityReport.Alternative(value: reached, differences: differences, moved: moved)
    }
    return found ?? nil
  }

  /// Returns constraints of equal priority, some of which are violated here and others in the
  /// alternative.
  ///
  /// One that is violated by the same distance in both competes with nothing.
  private func competitors(_ number: Number, _ goal: Double) -> [NamedConstraint] {
    let present = lost(number.attribute.isHorizontal)
    let other = with(number, goal, weakest) { lost(number.attribute.isHorizontal) } ?? []
    func isEqual(_ wish: Lost, in others: [Lost]) -> Bool {
      others.contains {
        $0.named == wish.named && abs($0.residual - wish.residual) <= LayoutTolerance.computed
      }
    }
    let changed =
      present.filter { !isEqual($0, in: other) } + other.filter { !isEqual($0, in: present) }
    var byPriority: [Double: [NamedConstraint]] = [:]
    for wish in changed where byPriority[wish.priority]?.contains(wish.named) != true {
      byPriority[wish.priority, default: []].append(wish.named)
    }
    return byPriority.filter { $0.value.count > 1 }.max { $0.key < $1.key }?.value ?? []
  }

  /// An optional constraint that is violated, and by how much.
  private typealias Lost = (priority: Double, named: NamedConstraint, residual: Double)

  /// Returns the optional constraints along an axis that are violated.
  private func lost(_ isHorizontal: Bool) -> [Lost] {
    var found: [Lost] = []
    for item in items {
      for (origin, residual) in engine.impliedRows(of: item)
      where origin.isHorizontal == isHorizontal {
        switch origin {
        case .hugging where residual > LayoutTolerance.computed,
          .compression where residual < -LayoutTolerance.computed:
          let named = NamedConstraint(located: stage.constraint(for: origin))
          found.append((origin.priority, named, residual))
        default: break
        }
      }
    }
    for (constraint, entered) in zip(stage.constraints, stage.engineConstraints) {
      guard let entered, entered.isHorizontal == isHorizontal, entered.priority.rawValue < 1000
      else { continue }
      let residual = engine.residual(of: entered)
      guard entered.error(residual) > LayoutTolerance.computed else { continue }
      found.append(
        (Double(entered.priority.rawValue), NamedConstraint(located: constraint), residual))
    }
    return found
  }

  // MARK: Trials

  /// Gives a number a value at a priority while `body` runs.
  func with<Result>(
    _ number: Number, _ value: Double, _ priority: UILayoutPriority, _ body: () -> Result
  ) -> Result? {
    let item = items[number.subject]
    let holder = item.parent ?? item
    let serial = 1 << 30
    let trial: EngineConstraint
    switch number.attribute {
    case .left, .top:
      guard item.parent != nil else { return nil }
      let insets = holder.alignmentInsets
      let start = number.attribute == .left ? insets.left : insets.top
      let origin = number.attribute == .left ? holder.boundsOrigin.x : holder.boundsOrigin.y
      trial = EngineConstraint(
        .attribute(item, number.attribute), .equal, .attribute(holder, number.attribute),
        constant: value - start - origin, priority: priority, in: holder, serial: serial)
    default:
      trial = EngineConstraint(
        .attribute(item, number.attribute), .equal, constant: value, priority: priority, in: holder,
        serial: serial)
    }
    guard (try? engine.activate(trial)) != nil else { return nil }
    engine.solve()
    let result = body()
    engine.deactivate(trial)
    engine.solve()
    return result
  }

  /// Makes equal content priorities different while `body` runs; the earlier view's is higher.
  func withDistinctPriorities<Result>(
    ofContentsOnly: Bool = false, _ body: () -> Result
  ) -> Result {
    let sizes = items.map(\.contentSize)
    let step = 0.4 / Float(subjects.count + 1)
    for (index, item) in items.enumerated() {
      var size = sizes[index]
      let offset = Float(subjects.count - index) * step
      for path in ContentPriority.paths where size[keyPath: path].rawValue < 999 {
        size[keyPath: path] = UILayoutPriority(size[keyPath: path].rawValue + offset)
      }
      engine.setContentSize(size, of: item)
    }
    let wishes =
      ofContentsOnly
      ? [] : stage.engineConstraints.compactMap(\.self).filter { $0.priority.rawValue < 999 }
    let old = wishes.map(\.priority)
    for (index, wish) in wishes.enumerated() {
      let offset = 0.4 * Float(index + 1) / Float(wishes.count + 1)
      engine.setPriority(UILayoutPriority(wish.priority.rawValue + 0.5 + offset), of: wish)
    }
    engine.solve()
    let result = body()
    for (wish, priority) in zip(wishes, old) { engine.setPriority(priority, of: wish) }
    for (item, size) in zip(items, sizes) { engine.setContentSize(size, of: item) }
    engine.solve()
    return result
  }
}

/// One of the four content priorities of a view.
struct ContentPriority {
  let path: WritableKeyPath<ContentSize, UILayoutPriority>
  let isHugging: Bool
  let isHorizontal: Bool

  var words: String {
    "\(isHorizontal ? "horizontal" : "vertical") \(isHugging ? "hugging" : "compression resistance")"
  }

  static var all: [ContentPriority] {
    [
      ContentPriority(path: \.horizontalHugging, isHugging: true, isHorizontal: true),
      ContentPriority(path: \.verticalHugging, isHugging: true, isHorizontal: false),
      ContentPriority(path: \.horizontalCompression, isHugging: false, isHorizontal: true),
      ContentPriority(path: \.verticalCompression, isHugging: false, isHorizontal: false),
    ]
  }

  static var paths: [WritableKeyPath<ContentSize, UILayoutPriority>] { all.map(\.path) }
}
