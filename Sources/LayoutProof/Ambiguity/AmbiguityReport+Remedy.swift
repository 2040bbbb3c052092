internal import AutoLayout
internal import LayoutScene

extension OpenSurvey {
  /// Returns additions that determine everything, the most effective first, none of them
  /// superfluous.
  func remedy(for open: [Number]) -> (additions: [AmbiguityReport.Addition], isSettled: Bool) {
    // If constraints compete, other priorities determine which is satisfied at any size. A fixed
    // number is right for one size only.
    var (chosen, isSettled) = choose(for: open) { prioritizing($0) }
    if !isSettled || chosen.count > 4 {
      (chosen, isSettled) = choose(for: open) { prioritizing($0) + fixing($0) }
    }
    if isSettled, chosen.count > 1 {
      // An earlier addition may be superfluous because of later ones.
      for index in chosen.indices.reversed() {
        var fewer = chosen
        fewer.remove(at: index)
        if apply(fewer[...], { self.open().isEmpty }) == true { chosen = fewer }
      }
    }
    var additions: [AmbiguityReport.Addition] = []
    var left = open
    for count in chosen.indices {
      let rest = apply(chosen[...count]) { Set(self.open()) } ?? []
      additions.append(
        AmbiguityReport.Addition(
          text: words(chosen[count]),
          settles: left.filter { !rest.contains($0) }.map {
            "\(subjects[$0.subject].name).\($0.attribute.word)"
          }, action: action(chosen[count])))
      left.removeAll { !rest.contains($0) }
    }
    return (additions, isSettled)
  }

  /// Returns the most effective addition, and additions for the rest.
  private func choose(
    for open: [Number], depth: Int = 0, among candidates: ([Number]) -> [Candidate]
  ) -> (chosen: [Candidate], isSettled: Bool) {
    guard !open.isEmpty else { return ([], true) }
    // A greater number of additions is not useful to a developer.
    guard depth < 12 else { return ([], false) }
    var best: (candidate: Candidate, left: [Number])?
    for candidate in candidates(open) {
      guard let left = apply(candidate, { self.open() }), left.count < open.count else { continue }
      if left.count < best?.left.count ?? .max { best = (candidate, left) }
      if left.isEmpty { break }
    }
    guard let best else { return ([], false) }
    let rest = apply(best.candidate) { choose(for: best.left, depth: depth + 1, among: candidates) }
    return ([best.candidate] + (rest?.chosen ?? []), rest?.isSettled ?? false)
  }

  /// Applies all candidates, each within the previous one.
  private func apply<Result>(_ candidates: ArraySlice<Candidate>, _ body: () -> Result) -> Result? {
    guard let first = candidates.first else { return body() }
    return apply(first) { apply(candidates.dropFirst(), body) }.flatMap { $0 }
  }

  private enum Candidate {
    case fix(Number, Double)
    case prioritize(Int, ContentPriority, UILayoutPriority)
  }

  /// Returns other content priorities for the ambiguous views.
  private func prioritizing(_ open: [Number]) -> [Candidate] {
    var candidates: [Candidate] = []
    for number in open.prefix(24) {
      for priority in ContentPriority.all
      where priority.isHorizontal == number.attribute.isHorizontal {
        let size = items[number.subject].contentSize
        guard (priority.isHorizontal ? size.width : size.height) != nil else { continue }
        let present = size[keyPath: priority.path].rawValue
        for step: Float in priority.isHugging ? [1, -1] : [-1, 1]
        where (1..<1000).contains(present + step) {
          candidates.append(.prioritize(number.subject, priority, UILayoutPriority(present + step)))
        }
      }
    }
    return candidates
  }

  /// Returns a value for each ambiguous number.
  private func fixing(_ open: [Number]) -> [Candidate] {
    var candidates: [Candidate] = []
    for number in open.prefix(24) {
      let item = items[number.subject]
      // The saved value is preferred to the present one.
      let rect = subjects[number.subject].savedFrame ?? engine.alignmentRect(of: item)
      let value: Double =
        switch number.attribute {
        case .left: rect.x
        case .top: rect.y
        case .width: rect.width
        default: rect.height
        }
      // At this size, it may not be one of the equally good values.
      let range = engine.range(of: item, number.attribute)
      candidates.append(
        .fix(number, range.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value))
    }
    return candidates
  }

  private func apply<Result>(_ candidate: Candidate, _ body: () -> Result) -> Result? {
    switch candidate {
    case .fix(let number, let value):
      let conflicts = engine.brokenConstraints.count
      return with(number, value, .required) {
        engine.brokenConstraints.count == conflicts ? body() : nil
      }.flatMap { $0 }
    case .prioritize(let index, let priority, let value):
      let old = items[index].contentSize
      var size = old
      size[keyPath: priority.path] = value
      engine.setContentSize(size, of: items[index])
      engine.solve()
      let result = body()
      engine.setContentSize(old, of: items[index])
      engine.solve()
      return result
    }
  }

  private func distance(_ value: Double) -> String {
    abs(value) < 0.005 ? "" : value < 0 ? " − \((-value).inPoints)" : " + \(value.inPoints)"
  }

  private func words(_ candidate: Candidate) -> String {
    switch candidate {
    case .fix(let number, let value):
      let subject = subjects[number.subject]
      let word = number.attribute.word
      let parent = subject.parent.map { subjects[$0].name } ?? "its parent"
      switch number.attribute {
      case .left: return "\(subject.name).left = \(parent).left\(distance(value))"
      case .top: return "\(subject.name).top = \(parent).top\(distance(value))"
      default: return "\(subject.name).\(word) = \(value.inPoints)"
      }
    case .prioritize(let index, let priority, let value):
      return "\(priority.words) of \(subjects[index].name) \(Double(value.rawValue).inPoints)"
    }
  }

  private func action(_ candidate: Candidate) -> AmbiguityReport.Action {
    switch candidate {
    case .fix(let number, let value):
      .fix(
        subject: subjects[number.subject].id, attribute: number.attribute.word, value: value)
    case .prioritize(let index, let priority, let value):
      .prioritize(
        subject: subjects[index].id, hugging: priority.isHugging,
        horizontal: priority.isHorizontal, priority: Double(value.rawValue))
    }
  }
}
