internal import AutoLayout
internal import ConflictAnalysis
public import LayoutScene

extension RegionProof {
  /// Proves a scene over ranges of the driver's width and height: unless given, from the narrowest
  /// iPhone to the longer side of the largest iPad.
  ///
  /// The scene is laid out about ten times for each line between cells, and once more for each
  /// finding that is explained; its size afterwards is unspecified.
  ///
  /// - Precondition: The ranges begin above 0 points and are not empty.
  /// - Complexity: O(cells) layouts, each of which costs as much as the change.
  public init(
    of stage: any ResizableStage, widths: ClosedRange<Double> = 320...1366,
    heights: ClosedRange<Double> = 320...1366, asserting assertions: [LayoutAssertion] = []
  ) {
    self.init(of: stage, widths: widths, heights: heights, asserting: assertions, noting: nil)
  }

  /// Proves a scene, and passes each region in which the layout is linear to `note`.
  package init(
    of stage: any ResizableStage, widths: ClosedRange<Double>, heights: ClosedRange<Double>,
    asserting assertions: [LayoutAssertion] = [], noting note: ((LayoutRegion) -> Void)?
  ) {
    for range in [widths, heights] {
      precondition(
        range.lowerBound > 0 && range.upperBound > range.lowerBound && range.upperBound < 1e6,
        "a proof covers some lengths above 0 points")
    }
    var sightings = RegionSightings()
    var run = AssertionRun(assertions)
    var tracer = RegionTracer(stage)
    tracer.run(over: widths, heights) { cell, _ in
      PieceJudge(cell).report { sightings.note($0, in: cell) }
      run.check(cell, extent: cell.polygon.area) { sightings.note($0, in: cell) }
      note?(LayoutRegion(cell))
      return true
    }
    self.widths = widths
    self.heights = heights
    let whole = ConvexPolygon(width: widths, height: heights)
    findings = sightings.findings(in: whole)
    self.assertions = run.outcomes(of: whole.area)
    cellCount = tracer.count.cells
    comparedParts = Doubt.allCases.compactMap { doubt in
      tracer.count.compared[doubt].map {
        ComparedPart(doubt: doubt, polygons: ConvexPolygon.joined($0))
      }
    }
    undecidedParts = ConvexPolygon.joined(tracer.count.undecided)
    thinShare = tracer.count.thin / whole.area
    layoutCount = tracer.count.layouts
    for index in findings.indices where !findings[index].exceptions.isEmpty {
      findings[index].confirmExceptions(in: stage, of: whole)
    }
    var present: LayoutSize?
    for index in findings.indices { findings[index].explain(in: stage, at: &present) }
    findFreeEnds(in: stage)
    explainAmbiguities(in: stage)
  }

  /// Adds the cause of each ambiguity, at the place where its region is widest.
  ///
  /// Findings that hold at one place are explained together, as equal priorities are told from missing
  /// constraints by solving all of the scene once more.
  private mutating func explainAmbiguities(in stage: any ResizableStage) {
    var left = findings.indices.filter { findings[$0].kind == .ambiguity }
    while let first = left.first {
      guard let widest = findings[first].polygons.max(by: { $0.area < $1.area }) else { return }
      let place = widest.inner
      let here = left.filter { index in
        index == first
          || findings[index].polygons.contains { $0.depth(of: place) > LayoutTolerance.reported }
      }
      left.removeAll { here.contains($0) }
      stage.layOut(at: place)
      let causes = OpenCauses(of: stage)
      for index in here {
        guard let id = findings[index].subjects.first, let word = findings[index].details.first,
          let cause = causes.cause(of: id, word)
        else { continue }
        findings[index].ambiguity = cause.kind
        findings[index].constraints = cause.competing
      }
    }
  }
}

extension RegionProof.Finding {
  /// The greatest number of lengths of each axis that are tried.
  private static let mostExceptions = 16

  /// Keeps the exceptions at which the scene has no such conflict, and notes those that are told.
  ///
  /// The sizes at which constraints hold are convex: where they hold at more sizes than those of one length, no single
  /// length is an exception. One of the same constraints can be broken there in place of another.
  fileprivate mutating func confirmExceptions(
    in stage: any ResizableStage, of whole: ConvexPolygon
  ) {
    let own = Set(constraints.map(\.id))
    func isFree(at size: LayoutSize?) -> (ofThis: Bool, ofRelated: Bool) {
      guard let size else { return (false, false) }
      stage.layOut(at: size)
      let conflicts = stage.reportedConflicts
      return (
        !conflicts.contains { details == [stage.constraint(for: $0.broken).id] },
        !conflicts.contains { conflict in
          let members = Set(conflict.members.map { stage.constraint(for: $0).id })
          return 2 * own.intersection(members).count > min(own.count, members.count)
        }
      )
    }
    func lengths(_ all: [Double], ofWidth isWidth: Bool) -> (kept: [Double], told: [Double]) {
      var (kept, told): ([Double], [Double]) = ([], [])
      for length in all.prefix(Self.mostExceptions).map({ ($0 * 1e6).rounded() / 1e6 }) {
        let around = polygons.first {
          let extent = $0.extent(ofWidth: isWidth)
          return extent.lowerBound < length + LayoutTolerance.reported
            && length - LayoutTolerance.reported < extent.upperBound
        }
        let free = isFree(at: around.map { $0.inner.with(length, ofWidth: isWidth) })
        guard free.ofThis else { continue }
        kept.append(length)
        if free.ofRelated, whole.isFilled(beside: length, across: isWidth, by: polygons) {
          told.append(length)
        }
      }
      return (kept, told)
    }
    let widths = lengths(exceptions.widths, ofWidth: true)
    let heights = lengths(exceptions.heights, ofWidth: false)
    exceptions = RegionProof.Exceptions(widths: widths.kept, heights: heights.kept)
    told = RegionProof.Exceptions(widths: widths.told, heights: heights.told)
  }

  /// Adds the constraints that determine the finding at the place where its region is widest.
  ///
  /// The present layout is used if the finding holds in it.
  fileprivate mutating func explain(in stage: any ResizableStage, at present: inout LayoutSize?) {
    guard kind != .ambiguity, let polygon = polygons.max(by: { $0.area < $1.area }) else { return }
    guard kind != .conflict else {
      explainConflict(in: stage)
      present = nil
      return
    }
    if present.map({ size in polygon.depth(of: size) > LayoutTolerance.reported }) != true {
      stage.layOut(at: polygon.inner)
      present = polygon.inner
    }
    let items = stage.items
    let concerned = subjects.compactMap { id in items.first { $0.id == id } }
    guard concerned.count == subjects.count else { return }
    for (item, attribute) in deciding(concerned) {
      guard let explanation = stage.explanation(of: item.id, attribute) else { continue }
      for part in explanation.parts where abs(part.share) > LayoutTolerance.computed {
        let constraint = NamedConstraint(located: stage.constraint(for: part.origin))
        if !constraints.contains(constraint) { constraints.append(constraint) }
      }
    }
  }

  /// Returns the coordinates that a finding is about.
  func deciding(
    _ subjects: [Scene.Item]
  ) -> [(Scene.Item, NSLayoutConstraint.Attribute)] {
    let detail = details.first ?? ""
    switch (kind, detail) {
    case (.clipped, "height"), (.collapsed, "height"): return [(subjects[0], .height)]
    case (.clipped, _), (.collapsed, _): return [(subjects[0], .width)]
    case (.outside, "left"): return [(subjects[0], .left)]
    case (.outside, "right"): return [(subjects[0], .right), (subjects[1], .width)]
    case (.outside, "top"): return [(subjects[0], .top)]
    case (.outside, _): return [(subjects[0], .bottom), (subjects[1], .height)]
    case (.assertion, _):
      let attributes = (try? LayoutAssertion(detail))?.attributes ?? []
      return subjects.flatMap { subject in attributes.map { (subject, $0) } }
    default: break
    }
    // For two overlapping views, the edges with the least overlap.
    let (one, two) = (subjects[0].rect, subjects[1].rect)
    let ways: [(Double, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (one.x + one.width - two.x, .right, .left), (two.x + two.width - one.x, .left, .right),
      (one.y + one.height - two.y, .bottom, .top), (two.y + two.height - one.y, .top, .bottom),
    ]
    guard let least = ways.min(by: { $0.0 < $1.0 }) else { return [] }
    return [(subjects[0], least.1), (subjects[1], least.2)]
  }
}
