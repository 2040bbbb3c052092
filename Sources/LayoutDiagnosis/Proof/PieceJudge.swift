internal import AutoLayout

/// Finds out where in a piece its linear inequalities hold.
struct PieceJudge {
  /// Less than this is nothing: far below a pixel, and what text may lack without being cut.
  static let slack = 0.001

  let piece: LayoutPiece
  private let lower: Double
  private let upper: Double

  init(_ piece: LayoutPiece) {
    self.piece = piece
    lower = piece.range.lowerBound
    upper = piece.range.upperBound
  }

  /// A number that moves evenly through the piece.
  struct Line {
    var low: Double
    var high: Double

    static func - (one: Line, two: Line) -> Line {
      Line(low: one.low - two.low, high: one.high - two.high)
    }
    static func + (one: Line, two: Line) -> Line {
      Line(low: one.low + two.low, high: one.high + two.high)
    }
    static func - (one: Line, number: Double) -> Line {
      Line(low: one.low - number, high: one.high - number)
    }
  }

  /// A rectangle that moves evenly.
  struct Box {
    var x: Line
    var y: Line
    var width: Line
    var height: Line
    var maxX: Line { x + width }
    var maxY: Line { y + height }

    init(_ low: LayoutRect, _ high: LayoutRect) {
      x = Line(low: low.x, high: high.x)
      y = Line(low: low.y, high: high.y)
      width = Line(low: low.width, high: high.width)
      height = Line(low: low.height, high: high.height)
    }
  }

  func box(_ index: Int) -> Box { Box(piece.low.frames[index], piece.high.frames[index]) }

  /// The edges of a subject's bounds, in its own coordinates.
  func bounds(_ index: Int) -> (left: Double, top: Double, right: Line, bottom: Line) {
    let (box, insets) = (box(index), piece.subjects[index].item.alignmentInsets)
    let origin = piece.low.origins[index]
    return (
      origin.x, origin.y, box.width - -(origin.x + insets.left + insets.right),
      box.height - -(origin.y + insets.top + insets.bottom)
    )
  }

  /// A part of the piece, from 0 to 1 within it.
  typealias Span = (from: Double, to: Double)

  /// Where a line is above zero; nowhere if it is never above more than nothing.
  func positive(_ line: Line) -> Span? {
    if max(line.low, line.high) <= Self.slack { return nil }
    if line.low >= 0 && line.high >= 0 { return (0, 1) }
    let root = line.low / (line.low - line.high)
    return line.low > 0 ? (0, root) : (root, 1)
  }

  /// Where all lines are above zero.
  func allPositive(_ lines: [Line]) -> Span? {
    var span: Span = (0, 1)
    for line in lines {
      guard let part = positive(line) else { return nil }
      span = (max(span.from, part.from), min(span.to, part.to))
      guard span.from < span.to else { return nil }
    }
    return span
  }

  /// What of a span is left outside another.
  func subtract(_ hole: Span?, from span: Span) -> [Span] {
    guard let hole, hole.from < span.to, hole.to > span.from else { return [span] }
    return [(span.from, min(span.to, hole.from)), (max(span.from, hole.to), span.to)].filter {
      $0.1 - $0.0 > 1e-12
    }
  }

  /// A span as lengths; `why` is said where it ends within the piece.
  func interval(
    _ span: Span, before: RangeProof.Cause?, why: RangeProof.Cause?, needed: Double? = nil
  ) -> RangeProof.Interval {
    let size = upper - lower
    return RangeProof.Interval(
      lower: span.from <= 0 ? lower : lower + span.from * size,
      upper: span.to >= 1 ? upper : lower + span.to * size,
      lowerCause: span.from <= 0 ? before : why, upperCause: span.to >= 1 ? piece.cause : why,
      needed: needed)
  }
}
