internal import AutoLayout
internal import ConflictAnalysis
internal import LayoutScene

/// A number that is linear over a piece, given by its values at both ends.
struct EvenNumber: LinearNumber {
  var low: Double
  var high: Double

  static func - (one: Self, two: Self) -> Self {
    Self(low: one.low - two.low, high: one.high - two.high)
  }
  static func + (one: Self, two: Self) -> Self {
    Self(low: one.low + two.low, high: one.high + two.high)
  }
  static func - (one: Self, number: Double) -> Self {
    Self(low: one.low - number, high: one.high - number)
  }
  static func - (number: Double, one: Self) -> Self {
    Self(low: number - one.low, high: number - one.high)
  }
  static func * (factor: Double, one: Self) -> Self {
    Self(low: factor * one.low, high: factor * one.high)
  }
}

extension LayoutPiece: LayoutCell {
  /// A part of the piece, from 0 to 1 within it.
  typealias Span = (from: Double, to: Double)

  func box(_ index: Int) -> LinearBox<EvenNumber> {
    let (start, end) = (low.frames[index], high.frames[index])
    return LinearBox(
      x: EvenNumber(low: start.x, high: end.x), y: EvenNumber(low: start.y, high: end.y),
      width: EvenNumber(low: start.width, high: end.width),
      height: EvenNumber(low: start.height, high: end.height))
  }

  func origin(_ index: Int) -> (x: Double, y: Double) { low.origins[index] }

  var safeAreaInsets: LayoutInsets { low.facts.safeArea }

  func limits(_ number: EvenNumber) -> (least: Double, greatest: Double) {
    (min(number.low, number.high), max(number.low, number.high))
  }

  var whole: Span { (0, 1) }

  func allPositive(_ numbers: [EvenNumber]) -> Span? {
    var span: Span = (0, 1)
    for number in numbers {
      guard let part = positive(number) else { return nil }
      span = (max(span.from, part.from), min(span.to, part.to))
      guard span.from < span.to else { return nil }
    }
    return span
  }

  func greatest(_ number: EvenNumber, in part: Span) -> Double {
    let rate = number.high - number.low
    return max(number.low + part.from * rate, number.low + part.to * rate)
  }

  /// Returns where a number is positive; nil if it never is.
  private func positive(_ number: EvenNumber) -> Span? {
    if max(number.low, number.high) <= LayoutTolerance.slack { return nil }
    if number.low >= 0 && number.high >= 0 { return (0, 1) }
    let root = number.low / (number.low - number.high)
    return number.low > 0 ? (0, root) : (root, 1)
  }

  func vanishing(_ length: EvenNumber) -> Span? {
    let slack = LayoutTolerance.slack
    let isNothing = (length.low <= slack, length.high <= slack)
    if isNothing == (true, true) { return (0, 1) }
    if isNothing == (false, false) { return nil }
    let root = (length.low - slack) / (length.low - length.high)
    return isNothing.0 ? (0, root) : (root, 1)
  }

  func subtract(_ hole: Span?, from span: Span) -> [Span] {
    guard let hole, hole.from < span.to, hole.to > span.from else { return [span] }
    return [(span.from, min(span.to, hole.from)), (max(span.from, hole.to), span.to)].filter {
      $0.1 - $0.0 > 1e-12
    }
  }
}

extension LayoutPiece {
  /// Records all findings of the piece; `before` is the cause of the breakpoint at its start.
  func report(
    to sightings: inout Sightings, before: RangeProof.Cause?, asserting run: inout AssertionRun
  ) {
    func note(_ sight: PieceJudge<LayoutPiece>.Sight) {
      sightings.note(sight, in: self, interval(of: sight, before: before))
    }
    PieceJudge(self).report(note)
    run.check(self, extent: range.upperBound - range.lowerBound, note)
  }

  /// Returns the part as lengths, with the reason if it ends within the piece.
  private func interval(
    of sight: PieceJudge<LayoutPiece>.Sight, before: RangeProof.Cause?
  ) -> RangeProof.Interval {
    let (span, lower, upper) = (sight.part, range.lowerBound, range.upperBound)
    let size = upper - lower
    return RangeProof.Interval(
      lower: span.from <= 0 ? lower : lower + span.from * size,
      upper: span.to >= 1 ? upper : lower + span.to * size,
      lowerCause: span.from <= 0 ? before : sight.why,
      upperCause: span.to >= 1 ? cause : sight.why, needed: sight.needed)
  }
}
