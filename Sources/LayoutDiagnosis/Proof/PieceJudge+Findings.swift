internal import AutoLayout

extension PieceJudge {
  /// Notes all findings of the piece; `before` is what the corner at its start is due to.
  func report(to sightings: inout Sightings, before: RangeProof.Cause?) {
    let whole = interval((0, 1), before: before, why: nil)
    for conflict in piece.conflicts {
      sightings.note(
        .init(kind: .conflict, subjects: [], detail: conflict.setAside.id), whole, ids: [],
        names: [], constraints: conflict.members.map { NamedConstraint($0) })
    }
    for (index, subject) in piece.subjects.enumerated() where subject.isVisible {
      for attribute in piece.ambiguous[index] {
        sightings.note(
          .init(kind: .ambiguity, subjects: [index], detail: attribute.word), whole,
          ids: [subject.id], names: [subject.name])
      }
      clipped(index, subject, before, &sightings)
      collapsed(index, subject, before, &sightings)
      if let parent = subject.parent { outside(index, parent, before, &sightings) }
    }
    overlaps(before, &sightings)
  }

  private func note(
    _ kind: RangeProof.Kind, _ indices: [Int], _ detail: String, _ span: Span,
    _ before: RangeProof.Cause?,
    why: RangeProof.Cause?, needed: Double? = nil, _ sightings: inout Sightings
  ) {
    sightings.note(
      .init(kind: kind, subjects: indices, detail: detail),
      interval(span, before: before, why: why, needed: needed),
      ids: indices.map { piece.subjects[$0].id },
      names: indices.map { piece.subjects[$0].name })
  }

  private func clipped(
    _ index: Int, _ subject: ProofSubject, _ before: RangeProof.Cause?, _ sightings: inout Sightings
  ) {
    guard let need = subject.need else { return }
    if need.hasTooManyLines {
      note(.clipped, [index], "lines", (0, 1), before, why: nil, &sightings)
    }
    let box = box(index)
    let lengths = [("width", box.width, need.width), ("height", box.height, need.height)]
    for (word, length, needed) in lengths where needed > 0 {
      let short = Line(low: needed, high: needed) - length
      guard let span = positive(short) else { continue }
      note(
        .clipped, [index], word, span, before,
        why: .needMet(attribute: word, need: needed), needed: needed, &sightings)
    }
  }

  private func collapsed(
    _ index: Int, _ subject: ProofSubject, _ before: RangeProof.Cause?, _ sightings: inout Sightings
  ) {
    guard subject.role != .container else { return }
    if subject.role == .text, subject.need == nil { return }
    for (word, length) in [("width", box(index).width), ("height", box(index).height)] {
      guard let span = vanishing(length) else { continue }
      note(.collapsed, [index], word, span, before, why: .vanishes(attribute: word), &sightings)
    }
  }

  /// Where a length is nothing.
  private func vanishing(_ length: Line) -> Span? {
    let isNothing = (length.low <= Self.slack, length.high <= Self.slack)
    if isNothing == (true, true) { return (0, 1) }
    if isNothing == (false, false) { return nil }
    let root = (length.low - Self.slack) / (length.low - length.high)
    return isNothing.0 ? (0, root) : (root, 1)
  }

  private func outside(
    _ index: Int, _ parent: Int, _ before: RangeProof.Cause?, _ sightings: inout Sightings
  ) {
    guard !piece.subjects[parent].scrolls else { return }
    let (box, outer) = (box(index), bounds(parent))
    let edges = [
      ("left", Line(low: outer.left, high: outer.left) - box.x),
      ("right", box.maxX - outer.right),
      ("top", Line(low: outer.top, high: outer.top) - box.y),
      ("bottom", box.maxY - outer.bottom),
    ]
    for (word, beyond) in edges {
      // An empty view shows nothing anywhere.
      let lines = [beyond, box.width, box.height]
      guard let span = allPositive(lines) else { continue }
      note(
        .outside, [index, parent], word, span, before, why: .edgesMeet, &sightings)
    }
  }

  private func overlaps(_ before: RangeProof.Cause?, _ sightings: inout Sightings) {
    var siblings: [Int: [Int]] = [:]
    for (index, subject) in piece.subjects.enumerated()
    where subject.isVisible && (subject.role == .text || subject.role == .control) {
      if let parent = subject.parent { siblings[parent, default: []].append(index) }
    }
    for (_, group) in siblings.sorted(by: { $0.key < $1.key }) where group.count > 1 {
      for (position, upper) in group.enumerated() {
        for lower in group[..<position] {
          for span in overlap(box(lower), box(upper)) {
            note(
              .overlap, [lower, upper], "", span, before, why: .viewsTouch, &sightings)
          }
        }
      }
    }
  }

  /// Where two boxes share points, and neither lies wholly within the other.
  private func overlap(_ one: Box, _ two: Box) -> [Span] {
    let common = [
      one.maxX - two.x, two.maxX - one.x, one.maxY - two.y, two.maxY - one.y, one.width,
      one.height, two.width, two.height,
    ]
    guard let span = allPositive(common) else { return [] }
    func within(_ inner: Box, _ outer: Box) -> Span? {
      // At the same edge counts as within.
      allPositive(
        [
          inner.x - outer.x, outer.maxX - inner.maxX, inner.y - outer.y, outer.maxY - inner.maxY,
        ].map { $0 - -2 * Self.slack })
    }
    return subtract(within(one, two), from: span).flatMap { subtract(within(two, one), from: $0) }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of a rectangle that a proof speaks of.
  var word: String {
    switch self {
    case .left: "x"
    case .top: "y"
    case .width: "width"
    default: "height"
    }
  }
}

extension Double {
  /// The number in points, with at most two decimals.
  package var inPoints: String {
    guard abs(self) < 1e13 else { return isFinite ? "\(self)" : self > 0 ? "∞" : "−∞" }
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let digits =
      rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "−" : "") + "\(whole)\(digits)"
  }
}
