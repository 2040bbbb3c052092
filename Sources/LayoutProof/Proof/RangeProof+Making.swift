internal import AutoLayout
internal import ConflictAnalysis
public import LayoutScene

extension RangeProof {
  /// Proves a scene over a range of the driver's length.
  ///
  /// The scene is laid out three times between two breakpoints, and once more for each finding that
  /// is explained; its length afterwards is unspecified.
  ///
  /// - Precondition: The range begins above 0 points and is not empty.
  /// - Complexity: O(breakpoints) layouts, each of which costs as much as the change.
  public init(
    of stage: any ResizableStage, over range: ClosedRange<Double>,
    asserting assertions: [LayoutAssertion] = []
  ) {
    precondition(
      range.lowerBound > 0 && range.upperBound > range.lowerBound && range.upperBound < 1e6,
      "a proof covers some lengths above 0 points")
    var tracer = RangeTracer(stage, over: range)
    tracer.run()
    var sightings = Sightings()
    var run = AssertionRun(assertions)
    var breakpoints: [Breakpoint] = []
    var before: Cause?
    let pieces = Self.withoutIdleMargins(tracer.pieces)
    for (position, piece) in pieces.enumerated() {
      piece.report(to: &sightings, before: before, asserting: &run)
      guard position + 1 < pieces.count else { break }
      let causes = Self.causes(between: piece, and: pieces[position + 1])
      before = causes.first
      // A limit of the plan at which nothing changes is not a breakpoint.
      guard !causes.isEmpty else { continue }
      breakpoints.append(Breakpoint(length: piece.range.upperBound, causes: causes))
      sightings.explainEnds(at: piece.range.upperBound, causes[0])
    }
    for index in breakpoints.indices { breakpoints[index].length.roundToMillionths() }
    self.range = range
    self.assertions = run.outcomes(of: range.upperBound - range.lowerBound)
    findings = Self.explained(sightings.findings, in: stage)
    self.breakpoints = breakpoints
    neverBinding = Self.idle(in: tracer.pieces)
    unprovenParts = Self.joined(tracer.pieces.filter { !$0.isProven }.map(\.range))
    gaveUpAt = tracer.gaveUpAt
  }

  /// Returns the findings with the constraints that determine a length that is too small.
  ///
  /// Findings of one length are explained in one layout.
  private static func explained(
    _ findings: [Finding], in stage: any ResizableStage
  ) -> [Finding] {
    let isLength = { (kind: Kind) in kind == .clipped || kind == .collapsed }
    var findings = findings
    let places = findings.indices.compactMap { index -> (index: Int, length: Double)? in
      guard isLength(findings[index].kind), let interval = findings[index].intervals.first else {
        return nil
      }
      return (index, interval.lower + (interval.upper - interval.lower) / 2)
    }
    var present: Double?
    var items: [String: EngineItem] = [:]
    for (index, length) in places.sorted(by: { ($0.length, $0.index) < ($1.length, $1.index) }) {
      if length != present {
        stage.layOut(at: length)
        items = Dictionary(
          zip(stage.items.map(\.id), stage.engineItems), uniquingKeysWith: { first, _ in first })
        present = length
      }
      guard let item = findings[index].subjects.first.flatMap({ items[$0] }),
        let explanation = stage.engine.explanation(
          of: item, findings[index].details.first == "height" ? .height : .width)
      else { continue }
      for part in explanation.parts where abs(part.share) > LayoutTolerance.computed {
        let constraint = NamedConstraint(stage.constraint(for: part.origin))
        if !findings[index].constraints.contains(constraint) {
          findings[index].constraints.append(constraint)
        }
      }
    }
    return findings
  }

  private static func joined(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var joined: [ClosedRange<Double>] = []
    for range in ranges {
      if let last = joined.last, range.lowerBound - last.upperBound < LayoutTolerance.computed {
        joined[joined.count - 1] = last.lowerBound...range.upperBound
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  /// The pieces, without the system's margins as the cause of an end at which no rectangle changes.
  private static func withoutIdleMargins(_ pieces: [LayoutPiece]) -> [LayoutPiece] {
    var pieces = pieces
    for index in pieces.indices.dropLast() {
      if case .systemMargins = pieces[index].cause, pieces[index + 1].continues(pieces[index]) {
        pieces[index].cause = nil
      }
    }
    return pieces
  }

  /// Returns the causes of the breakpoint between two pieces; empty if nothing changes.
  private static func causes(between one: LayoutPiece, and two: LayoutPiece) -> [Cause] {
    var causes = one.cause.map { [$0] } ?? []
    let (old, new) = (one.broken, two.broken)
    for constraint in new where !old.contains(where: { $0.id == constraint.id }) {
      causes.append(.conflictBegins(constraint: NamedConstraint(constraint)))
    }
    for constraint in old where !new.contains(where: { $0.id == constraint.id }) {
      causes.append(.conflictEnds(constraint: NamedConstraint(constraint)))
    }
    let broken = Set((old + new).map(\.id))
    var systems: [Cause] = []
    for (index, constraint) in one.constraints.enumerated()
    where index < two.constraints.count && !broken.contains(constraint.id) {
      let (wasTight, isTight) = (one.isTight(index), two.isTight(index))
      if wasTight == isTight || constraint.id != two.constraints[index].id { continue }
      let named = NamedConstraint(constraint)
      let error = max(one.error(index), two.error(index))
      let isWish = constraint.priority < 1000
      let change: Cause =
        switch (isTight, isWish && error > LayoutTolerance.residual) {
        case (false, true): .givesWay(constraint: named)
        case (true, true): .regains(constraint: named)
        case (false, false): .releases(constraint: named)
        case (true, false): .binds(constraint: named)
        }
      if constraint.origin == .system {
        systems.append(change)
      } else {
        causes.append(change)
      }
    }
    for size in two.lost where !one.lost.contains(size) {
      causes.append(.givesWay(constraint: size))
    }
    for size in one.lost where !two.lost.contains(size) {
      causes.append(.regains(constraint: size))
    }
    // Constraints of containers are listed last.
    causes += systems
    if causes.isEmpty, !two.continues(one) {
      causes.append(.turns)
    }
    return causes
  }

  /// Returns the inequalities that are inactive in all pieces, and in no conflict.
  private static func idle(in pieces: [LayoutPiece]) -> [IdleConstraint] {
    var found: [String: IdleConstraint] = [:]
    var order: [String] = []
    var binding: Set<String> = []
    for piece in pieces {
      // A constraint in a conflict would bind if another of them were not broken.
      binding.formUnion((piece.verdict?.conflicts ?? []).flatMap(\.members).map(\.id))
      for (index, constraint) in piece.constraints.enumerated() {
        guard constraint.origin != .system, let low = constraint.slack(piece.low.residuals[index]),
          let high = constraint.slack(piece.high.residuals[index])
        else { continue }
        let slacks = [(low, piece.range.lowerBound), (high, piece.range.upperBound)]
        for (slack, length) in slacks {
          if slack < LayoutTolerance.slack { binding.insert(constraint.id) }
          if found[constraint.id] == nil { order.append(constraint.id) }
          if found[constraint.id].map({ slack < $0.leastSlack }) ?? true {
            found[constraint.id] = IdleConstraint(
              id: constraint.id, text: constraint.text, leastSlack: slack, length: length)
          }
        }
      }
    }
    return order.filter { !binding.contains($0) }.compactMap { found[$0] }
  }
}

extension LayoutPiece {
  /// The constraints that layout breaks.
  fileprivate var broken: [Scene.Constraint] { (verdict?.conflicts ?? []).map(\.broken) }

  /// Returns by how much a constraint is violated somewhere in the piece.
  fileprivate func error(_ index: Int) -> Double {
    max(
      constraints[index].error(low.residuals[index]),
      constraints[index].error(high.residuals[index]))
  }

  /// Returns whether a constraint holds with equality throughout.
  fileprivate func isTight(_ index: Int) -> Bool {
    abs(low.residuals[index]) < LayoutTolerance.residual
      && abs(high.residuals[index]) < LayoutTolerance.residual
  }

  /// Returns whether this piece continues the previous one.
  fileprivate func continues(_ other: LayoutPiece) -> Bool {
    guard low.frames.count == other.low.frames.count else { return false }
    let size = range.upperBound - range.lowerBound
    let before = other.range.upperBound - other.range.lowerBound
    guard size > LayoutTolerance.slack, before > LayoutTolerance.slack else { return true }
    return low.frames.indices.allSatisfy { index in
      func isSame(_ path: KeyPath<LayoutRect, Double>) -> Bool {
        let rate = (high.frames[index][keyPath: path] - low.frames[index][keyPath: path]) / size
        let old =
          (other.high.frames[index][keyPath: path] - other.low.frames[index][keyPath: path])
          / before
        return abs(rate - old) < LayoutTolerance.rate
          && abs(low.frames[index][keyPath: path] - other.high.frames[index][keyPath: path])
            < LayoutTolerance.slack
      }
      return isSame(\.x) && isSame(\.y) && isSame(\.width) && isSame(\.height)
    }
  }
}

extension Sightings {
  /// Sets the reason for findings that end at a breakpoint.
  mutating func explainEnds(at length: Double, _ cause: RangeProof.Cause) {
    for (key, sighting) in found {
      guard let last = sighting.intervals.indices.last,
        abs(sighting.intervals[last].upper - length) < LayoutTolerance.step,
        sighting.intervals[last].upperCause == nil
      else { continue }
      found[key]?.intervals[last].upperCause = cause
    }
  }
}
