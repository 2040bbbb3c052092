internal import AutoLayout
internal import LayoutScene

/// Finds where in a cell an assertion does not hold.
struct AssertionCheck<Cell: LayoutCell> {
  typealias Number = Cell.Number
  typealias Scope = AssertionScope<Cell>

  private let assertion: LayoutAssertion
  private var scope: Scope

  init(_ assertion: LayoutAssertion, in scope: Scope) {
    self.assertion = assertion
    self.scope = scope
  }

  /// Records each part in which the assertion does not hold.
  ///
  /// - Throws: An absence, if a view of the assertion is not in the cell.
  mutating func run(_ note: (PieceJudge<Cell>.Sight) -> Void) throws(Scope.Absence) {
    guard let (kind, offset) = quantified else { return try check(note) }
    guard let views = scope.views(of: kind) else { throw .none(name: kind, at: offset) }
    for view in views {
      scope.each = view
      guard let (otherKind, otherOffset) = otherQuantified else {
        try check(note)
        continue
      }
      guard let others = scope.views(of: otherKind) else {
        throw .none(name: otherKind, at: otherOffset)
      }
      for other in others
      where other != view && !(kind == otherKind && other < view && isSymmetric)
        && !scope.cell.isInside(view, other) && !scope.cell.isInside(other, view)
      {
        scope.other = other
        try check(note)
      }
    }
  }

  private var quantified: (String, Int)? {
    for item in assertion.items {
      var inner = item
      while case .superview(let next) = inner { inner = next }
      if case .every(let kind, let offset) = inner { return (kind, offset) }
    }
    return nil
  }

  private var otherQuantified: (String, Int)? {
    for case .everyOther(let kind, let offset) in assertion.items { return (kind, offset) }
    return nil
  }

  /// Whether two views can be exchanged.
  private var isSymmetric: Bool {
    assertion.claims.allSatisfy {
      guard case .predicate(_, .doesNotOverlap, _) = $0 else { return false }
      return true
    }
  }

  private func check(_ note: (PieceJudge<Cell>.Sight) -> Void) throws(Scope.Absence) {
    var conditions: [Number] = []
    for condition in assertion.conditions {
      guard case .comparison(let sums, let relations) = condition else { continue }
      conditions += try differences(sums, relations).map { number, relation in
        // An equation holds on a line, which is as narrow as the tolerance.
        relation == .atMost ? 0 - number : number
      }
    }
    var subjects: [Int] = []
    for item in assertion.items {
      if case .view(let index) = try scope.place(item), !subjects.contains(index) {
        subjects.append(index)
      }
    }
    // A view can be beyond two edges at once; parts of one finding do not overlap.
    var noted: [Cell.Part] = []
    for claim in assertion.claims {
      for numbers in try violations(of: claim) {
        guard let whole = scope.cell.allPositive(numbers + conditions) else { continue }
        var parts = [whole]
        for hole in noted { parts = parts.flatMap { scope.cell.subtract(hole, from: $0) } }
        noted += parts
        for part in parts {
          note(
            PieceJudge<Cell>.Sight(
              kind: .assertion, subjects: subjects, detail: assertion.text, part: part,
              needed: numbers.count == 1 ? scope.cell.greatest(numbers[0], in: part) : nil))
        }
      }
    }
  }

  // MARK: Claims

  /// Returns the ways in which a claim can be false: each holds where all of its numbers are positive.
  private func violations(of claim: LayoutAssertion.Claim) throws(Scope.Absence) -> [[Number]] {
    switch claim {
    case .comparison(let sums, let relations):
      return try differences(sums, relations).flatMap { number, relation -> [[Number]] in
        switch relation {
        case .atMost: [[number]]
        case .atLeast: [[0 - number]]
        case .equal: [[number], [0 - number]]
        }
      }
    case .predicate(let item, let predicate, let other):
      var second: Scope.Place?
      if let other { second = try scope.place(other) }
      return try violations(of: predicate, scope.place(item), second)
    }
  }

  private func differences(
    _ sums: [AssertionSum], _ relations: [LayoutAssertion.Relation]
  ) throws(Scope.Absence) -> [(Number, LayoutAssertion.Relation)] {
    var found: [(Number, LayoutAssertion.Relation)] = []
    for (index, relation) in relations.enumerated() {
      found.append((try scope.value(sums[index]) - scope.value(sums[index + 1]), relation))
    }
    return found
  }

  private func violations(
    of predicate: LayoutAssertion.Predicate, _ place: Scope.Place, _ other: Scope.Place?
  ) throws(Scope.Absence) -> [[Number]] {
    let box = scope.box(place)
    switch predicate {
    case .isWhole:
      guard case .view(let index) = place, let need = scope.cell.items[index].need else {
        return []
      }
      if need.hasTooManyLines { return [[]] }
      return [(need.width, box.width), (need.height, box.height)].filter { $0.0 > 0 }.map {
        [$0 - $1]
      }
    case .isInside:
      guard let other else { return beyond(box, scope.box(try parent(of: place))) }
      return beyond(box, scope.box(other))
    case .isOnScreen:
      guard case .view(let index) = place else { return [] }
      return beyond(scope.box(.view(scope.reachable(index))), try scope.box(scope.place(.screen)))
    case .isVisible:
      if case .view(let index) = place, !scope.cell.items[index].isVisible { return [[]] }
      let screen = try scope.box(scope.place(.screen))
      return [
        [3 * LayoutTolerance.slack - box.width], [3 * LayoutTolerance.slack - box.height],
        [screen.x - box.maxX], [box.x - screen.maxX], [screen.y - box.maxY],
        [box.y - screen.maxY],
      ]
    default: break
    }
    guard let next = other.map(scope.box) else { return [] }
    let isMirrored = scope.isMirrored(place)
    switch predicate {
    case .isAbove: return [[box.maxY - next.y]]
    case .isBelow: return [[next.maxY - box.y]]
    case .isLeftOf: return [[box.maxX - next.x]]
    case .isRightOf: return [[next.maxX - box.x]]
    case .isBefore: return isMirrored ? [[next.maxX - box.x]] : [[box.maxX - next.x]]
    case .isAfter: return isMirrored ? [[box.maxX - next.x]] : [[next.maxX - box.x]]
    default:
      return [
        [
          box.width, box.height, next.width, next.height, box.maxX - next.x, next.maxX - box.x,
          box.maxY - next.y, next.maxY - box.y,
        ]
      ]
    }
  }

  private func parent(of place: Scope.Place) throws(Scope.Absence) -> Scope.Place {
    guard case .view(let index) = place, let parent = scope.cell.items[index].parent else {
      return try scope.place(.screen)
    }
    return .view(parent)
  }

  /// Returns how far each edge of a box lies outside another.
  private func beyond(
    _ box: LinearBox<Number>, _ outer: LinearBox<Number>
  ) -> [[Number]] {
    [
      [outer.x - box.x], [box.maxX - outer.maxX], [outer.y - box.y], [box.maxY - outer.maxY],
    ]
  }
}
