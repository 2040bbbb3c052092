// Changes of one side of a constraint.
extension ConstraintSystem {
  /// Ties a statement to another edge, or to the center, of one of its items.
  ///
  /// Without an effect where the position of the item is not among the unknowns, as that of a scroll view's content.
  mutating func moveAnchor(of place: Int, isSecond: Bool, to part: Anchor.Part) {
    guard let anchor = isSecond ? statements[place].second : statements[place].first,
      let old = anchor.part.distanceFromStart, let new = part.distanceFromStart,
      let start = items[anchor.item].frame.along(isVertical: anchor.isVertical).start,
      let coefficient = statements[place].terms.first(where: { $0.unknown == start })?.coefficient
    else { return }
    let length = length(of: anchor.item, isVertical: anchor.isVertical)
    statements[place].terms = Self.collected(
      statements[place].terms + [Term(unknown: length, coefficient: coefficient * (new - old))])
    if isSecond {
      statements[place].second?.part = part
    } else {
      statements[place].first?.part = part
    }
  }

  /// The unknown length of an item, which is added if no statement has it.
  private mutating func length(of item: Int, isVertical: Bool) -> Int {
    if let known = items[item].frame.along(isVertical: isVertical).length { return known }
    let word = isVertical ? "height" : "width"
    unknowns.append(Unknown(isLength: true, text: "the \(word) of \(items[item].name)"))
    let added = unknowns.count - 1
    if isVertical { items[item].frame.height = added } else { items[item].frame.width = added }
    return added
  }

  /// Gives the second length of a statement another factor.
  mutating func setMultiplier(of place: Int, to multiplier: Double) {
    let statement = statements[place]
    guard statement.multiplier != 0, let second = statement.second, second.part == .length,
      let length = items[second.item].frame.along(isVertical: second.isVertical).length,
      let term = statement.terms.firstIndex(where: { $0.unknown == length })
    else { return }
    statements[place].terms[term].coefficient *= multiplier / statement.multiplier
    statements[place].multiplier = multiplier
  }

  /// Returns whether the statements at some places allow that one item ends before another one begins.
  func mayBeBefore(_ item: Int, _ other: Int, _ isVertical: Bool, _ places: [Int]) -> Bool {
    allowsEnd(of: item, .atMost, 0, other, isVertical, places)
  }

  /// Returns whether the statements at some places allow that one item ends after another one begins.
  func mayEnd(_ item: Int, after other: Int, _ isVertical: Bool, _ places: [Int]) -> Bool {
    allowsEnd(of: item, .atLeast, 1, other, isVertical, places)
  }

  /// Returns whether the statements at some places allow that one item neither begins nor ends after another one.
  func mayReach(
    into other: Int, _ item: Int, _ isVertical: Bool, _ places: [Int]
  ) -> Bool {
    guard let begins = comparison(of: item, .atMost, 0, other, isVertical, ends: false),
      let ends = comparison(of: item, .atMost, 0, other, isVertical, ends: true, endsOther: true)
    else { return true }
    return isFeasible(places, with: [begins, ends])
  }

  private func allowsEnd(
    of item: Int, _ relation: Relation, _ distance: Double, _ other: Int, _ isVertical: Bool,
    _ places: [Int]
  ) -> Bool {
    comparison(of: item, relation, distance, other, isVertical, ends: true).map {
      isFeasible(places, with: [$0])
    } ?? true
  }

  private func isFeasible(_ places: [Int], with further: [Statement]) -> Bool {
    var system = self
    system.statements += further
    return system.isFeasible(places + (statements.count..<system.statements.count))
  }

  /// Returns the statement that compares where two items begin or end; nil if it is not known where they begin.
  private func comparison(
    of item: Int, _ relation: Relation, _ distance: Double, _ other: Int, _ isVertical: Bool,
    ends: Bool, endsOther: Bool = false
  ) -> Statement? {
    let one = items[item].frame.along(isVertical: isVertical)
    let two = items[other].frame.along(isVertical: isVertical)
    guard let start = one.start, let otherStart = two.start else { return nil }
    var terms = [
      Term(unknown: start, coefficient: 1), Term(unknown: otherStart, coefficient: -1),
    ]
    if ends, let length = one.length { terms.append(Term(unknown: length, coefficient: 1)) }
    if endsOther, let length = two.length { terms.append(Term(unknown: length, coefficient: -1)) }
    return Statement(
      id: "", says: "", origin: .system, terms: terms, relation: relation, constant: distance)
  }

  /// Returns the change that ties a member to another edge of one of its items; nil if it does not satisfy all of
  /// `members`, or leaves the item on the other side no length.
  func moving(
    _ member: Int, isSecond: Bool, to part: Anchor.Part, among members: [Int]
  ) -> Repair.Change? {
    let change = Repair.Change.moveAnchor(member, isSecond: isSecond, part)
    let system = applying(change)
    guard system.statements[member].terms != statements[member].terms,
      system.statements[member].terms.count > 1,
      let kept = isSecond ? statements[member].first : statements[member].second
    else { return nil }
    guard let length = system.items[kept.item].frame.along(isVertical: kept.isVertical).length
    else { return system.isFeasible(members) ? change : nil }
    return system.allows(length, atLeast: 1, members) ? change : nil
  }
}

extension ConstraintSystem.Anchor.Part {
  /// How far it is from the start of its item, as a part of the item's length; nil if it has no place that is known.
  fileprivate var distanceFromStart: Double? {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    case .length, .baseline: nil
    }
  }

  /// The edge on the other side; nil if it is no edge.
  var opposite: Self? { self == .start ? .end : self == .end ? .start : nil }
}
