internal import AutoLayout
internal import ConflictAnalysis
internal import LayoutScene

/// Follows the layout along the lengths from breakpoint to breakpoint.
///
/// Just after a breakpoint, the engine's range plan gives the rates and the next limit, and the
/// scene gives the length up to which its facts are constant. The layout just before the next
/// breakpoint is then computed: if it differs from the plan, views are moved by something other
/// than constraints, and the line is followed by comparing layouts, in doubled steps and then by
/// bisection.
struct RangeTracer {
  let stage: any ResizableStage
  let range: ClosedRange<Double>
  private(set) var pieces: [LayoutPiece] = []
  private(set) var gaveUpAt: Double?

  /// Far below a pixel, and above the solver's tolerance for the breakpoint itself.
  private let inside = 4 * LayoutTolerance.residual

  init(_ stage: any ResizableStage, over range: ClosedRange<Double>) {
    self.stage = stage
    self.range = range
  }

  mutating func run() {
    let boundaries = stage.boundaries.filter { $0.length > range.lowerBound }
      .sorted { $0.length < $1.length }
    var place = range.lowerBound
    repeat {
      guard pieces.count < RangeProof.breakpointLimit else {
        gaveUpAt = place
        return
      }
      let boundary = boundaries.first { $0.length > place && $0.length <= range.upperBound }
      var piece = piece(from: place, to: boundary?.length ?? range.upperBound)
      if let boundary, piece.range.upperBound >= boundary.length { piece.cause = boundary.cause }
      place = piece.range.upperBound
      pieces.append(piece)
    } while place < range.upperBound
  }

  private func state(at length: Double) -> LayoutState {
    stage.layOut(at: length)
    return LayoutState(stage.scene)
  }

  private func piece(from start: Double, to end: Double) -> LayoutPiece {
    let first = start + min(inside, (end - start) / 4)
    stage.layOut(at: first)
    let scene = stage.scene
    let low = LayoutState(scene)
    var piece = LayoutPiece(
      range: start...end, low: low, high: low, isProven: true, items: scene.items,
      constraints: scene.constraints)
    guard end > first else {
      piece.take(from: stage)
      return piece
    }
    let motion = stage.engine.motion(of: stage.driver, stage.axis, to: end)
    let change = motion.flatMap { stage.factChange(in: $0) }
    piece.cause = change?.cause
    let breakpoint = max(
      first + inside, min(motion?.lengths.upperBound ?? end, change?.length ?? end))
    piece.range = start...min(breakpoint, end)
    let last = piece.range.upperBound - min(inside, (piece.range.upperBound - first) / 4)
    guard last > first else {
      piece.take(from: stage)
      return piece
    }
    let planned = motion.flatMap { motion in
      stage.engineItems.map {
        motion.alignmentRect(of: $0, at: min(last, motion.lengths.upperBound))
      }
    }
    let high = state(at: last)
    let isAsPlanned =
      planned.map { planned in
        high.facts == low.facts && high.frames.count == planned.count
          && zip(high.frames, planned).allSatisfy { $0.isNear($1) }
      } ?? false
    guard isAsPlanned else {
      return compared(piece, low, at: first, to: piece.range.upperBound)
    }
    // Close to a breakpoint, ranges of ambiguous numbers are too small to be detected; so are
    // conflicts.
    let middle = first + (last - first) / 2
    let between = state(at: middle)
    guard between.lies(at: middle, between: (first, low), and: (last, high)) else {
      return compared(piece, low, at: first, to: piece.range.upperBound)
    }
    if let length = lengthWithOtherMembers(from: first, to: last) {
      return self.piece(from: start, to: length)
    }
    piece.take(from: stage)
    piece.close(low, at: first, high, at: last)
    return piece
  }

  /// Returns the length at which conflicts begin to have other members, although the same constraints are broken; nil
  /// if they have the same from one length to another.
  ///
  /// The stage is laid out between them before and, if there is none, afterwards.
  private func lengthWithOtherMembers(from first: Double, to last: Double) -> Double? {
    guard !stage.reportedConflicts.isEmpty, last - first > LayoutTolerance.reported else {
      return nil
    }
    func members(at length: Double) -> Set<Set<String>> {
      stage.layOut(at: length)
      return Set(
        stage.reportedConflicts.map { Set($0.members.map { stage.constraint(for: $0).id }) })
    }
    // At a breakpoint, a conflict is too small to be detected.
    let margin = (last - first) / 64
    let middle = first + (last - first) / 2
    var low = first + margin
    let own = members(at: low)
    guard var high = [last - margin, middle].reversed().first(where: { members(at: $0) != own })
    else {
      stage.layOut(at: middle)
      return nil
    }
    while high - low > LayoutTolerance.computed {
      let place = low + (high - low) / 2
      if members(at: place) == own { low = place } else { high = place }
    }
    return high
  }

  /// Follows the line from `first` by comparing layouts.
  private func compared(
    _ piece: LayoutPiece, _ low: LayoutState, at first: Double, to end: Double
  ) -> LayoutPiece {
    var piece = piece
    piece.isProven = false
    piece.cause = nil
    var known = (at: first, state: low)
    var step = min(LayoutTolerance.slack, (end - first) / 4)
    var bad = end
    var next = state(at: first + step)
    if next.facts == low.facts {
      known = (first + step, next)
      while known.at < end - inside {
        step *= 2
        let place = min(first + step, end - inside)
        next = state(at: place)
        guard next.lies(at: place, between: (first, low), and: known) else {
          bad = place
          break
        }
        known = (place, next)
      }
    } else {
      bad = first + step
    }
    while bad < end, bad - known.at > LayoutTolerance.computed {
      let place = known.at + (bad - known.at) / 2
      next = state(at: place)
      let isStraight =
        known.at > first
        ? next.lies(at: place, between: (first, low), and: known) : next.facts == low.facts
      if isStraight { known = (place, next) } else { bad = place }
    }
    piece.range = piece.range.lowerBound...bad
    _ = state(at: first + (known.at - first) / 2)
    piece.take(from: stage)
    piece.close(low, at: first, known.state, at: known.at)
    return piece
  }
}

extension LayoutPiece {
  /// Records the engine's present conflicts and ambiguous attributes.
  ///
  /// Both are the same everywhere inside a piece: where a conflict has other members, the piece has been ended.
  /// The range of an ambiguous number is concave in the length, as maximal values of a linear program are, and
  /// never negative: if it is zero somewhere inside, it is zero throughout.
  fileprivate mutating func take(from stage: any ResizableStage) {
    let engine = stage.engine
    verdict = stage.verdict(on: items)
    lost = zip(items, stage.engineItems).filter(\.0.isVisible).flatMap { _, placed in
      engine.impliedRows(of: placed).compactMap { origin, residual in
        switch origin {
        case .hugging where residual > LayoutTolerance.residual,
          .compression where residual < -LayoutTolerance.residual:
          NamedConstraint(stage.constraint(for: origin))
        default: nil
        }
      }
    }
  }

  /// Extrapolates the line through two inner states to both ends.
  fileprivate mutating func close(
    _ low: LayoutState, at first: Double, _ high: LayoutState, at last: Double
  ) {
    self.low = low.moved(to: range.lowerBound, from: first, through: (last, high))
    self.high = low.moved(to: range.upperBound, from: first, through: (last, high))
  }
}

extension LayoutRect {
  /// Returns whether this is where a plan expected it; true if there is no plan.
  fileprivate func isNear(_ planned: LayoutRect?) -> Bool {
    guard let planned else { return self == .zero }
    func isNear(_ one: Double, _ two: Double) -> Bool {
      abs(one - two) <= 2 * LayoutTolerance.computed * (1 + abs(one))
    }
    return isNear(x, planned.x) && isNear(y, planned.y) && isNear(width, planned.width)
      && isNear(height, planned.height)
  }
}
