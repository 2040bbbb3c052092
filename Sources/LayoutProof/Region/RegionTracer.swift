internal import AutoLayout
internal import LayoutScene

/// Divides the plane of sizes into convex cells in which the layout is linear.
///
/// A polygon is a cell if the layouts just inside its corners and the one in its middle have the
/// same facts and lie on one linear function; `Documentation/Proofs.md` proves that the function
/// then holds throughout. Otherwise, the line is found on which the layout in the middle ends, and
/// the two parts of the polygon are examined in turn.
struct RegionTracer {
  let stage: any ResizableStage
  var count = RegionCount()

  /// The lines found so far, most of which continue in other polygons.
  var lines: [SizeLine] = []

  private var isStopped = false

  /// More cells than a layout by constraints has; code that rounds to pixels has more.
  private let limit = 4000
  /// More layouts than those of scenes with hundreds of lines; a scene with another layout at each
  /// size would take all of the time otherwise.
  private let layoutLimit = 20_000
  /// The distance from the edges at which a cell is examined, in points.
  ///
  /// The solver ignores contradictions below a thousandth of a point, so nearer to a line the
  /// layout may be that of the other side.
  let inside = 2 * LayoutTolerance.slack

  /// A polygon to examine, with the layouts near its corners that are already known.
  struct Task {
    var polygon: ConvexPolygon
    var probes: [LayoutSample?]
    /// The reason for which the layouts can only be compared, if any.
    var doubt: RegionProof.Doubt?
  }

  init(_ stage: any ResizableStage) { self.stage = stage }

  /// Divides the plane; each cell is passed to `note` with the number of layouts so far, and not stored.
  ///
  /// Stops when `note` returns false.
  mutating func run(
    over widths: ClosedRange<Double>, _ heights: ClosedRange<Double>,
    note: (_ cell: RegionCell, _ layoutCount: Int) -> Bool
  ) {
    let whole = ConvexPolygon(width: widths, height: heights)
    count.whole = whole.area
    for part in parts(of: whole) where !isStopped {
      var open = [Task(polygon: part, probes: part.corners.map { _ in nil })]
      let start = count.cells
      while !isStopped, let task = open.popLast() {
        guard count.cells - start + open.count < limit, count.layouts < layoutLimit else {
          count.undecided += ([task] + open).map(\.polygon)
          break
        }
        look(at: task, &open, note)
      }
    }
  }

  /// Returns the parts of the plane in which size classes and margins are constant.
  private func parts(of whole: ConvexPolygon) -> [ConvexPolygon] {
    var parts = [whole]
    for boundary in stage.sizeBoundaries {
      let line: SizeLine =
        boundary.axis == .horizontal
        ? .vertical(at: boundary.length) : .horizontal(at: boundary.length)
      parts = parts.flatMap { part in part.split(by: line).map { [$0.0, $0.1] } ?? [part] }
    }
    return parts
  }

  /// Lays the scene out; a sample in which a cell may lie also has the contradictions of conflicts.
  mutating func sample(at size: LayoutSize, ofCell: Bool = false) -> LayoutSample {
    count.layouts += 1
    return LayoutSample(of: stage, at: size, withContradictions: ofCell)
  }

  // MARK: Cells

  private mutating func look(
    at task: Task, _ open: inout [Task], _ note: (RegionCell, Int) -> Bool
  ) {
    let polygon = task.polygon
    guard polygon.thickness > 2 * inside else {
      count.thin += polygon.area
      return
    }
    let middle = polygon.inner
    var probes: [LayoutSample] = []
    for (index, known) in task.probes.enumerated() {
      probes.append(known ?? sample(at: probe(of: polygon, index, middle), ofCell: true))
    }
    let center = sample(at: middle, ofCell: true)
    let fit = LayoutFit(probes, around: polygon, center)
    switch fit.verdict {
    case .linear:
      switch ConflictProof(probes, center) {
      case .throughout: take(task, fit, center, note)
      case .upTo(let line):
        if !cut(task, probes, along: line, &open) {
          take(task, fit, center, doubt: .otherMembers, note)
        }
      case .unknown: take(task, fit, center, doubt: .otherMembers, note)
      }
    case .crosses(let line):
      // Not a line between layouts, but one on which a row's error changes its sign.
      if !cut(task, probes, along: line, &open) { take(task, fit, center, note) }
    case .hidden(let doubt):
      if let line = hiddenBreak(fit, center, probes), cut(task, probes, along: line, &open) {
        if !lines.contains(where: { $0.isNear(line) }) { lines.append(line) }
      } else {
        take(task, fit, center, doubt: doubt, note)
      }
    case .turns:
      divide(task, probes, center, &open)
    }
  }

  /// Returns a point slightly inside a corner.
  private func probe(of polygon: ConvexPolygon, _ index: Int, _ middle: LayoutSize) -> LayoutSize {
    let corners = polygon.corners
    let (corner, next) = (corners[index], corners[index + 1 < corners.count ? index + 1 : 0])
    let last = corners[index > 0 ? index - 1 : corners.count - 1]
    // The part of the way to the middle at which the point has the right distance from both edges.
    let depths = [SizeLine(last, corner), SizeLine(corner, next)].compactMap {
      $0.map { abs($0.value(at: middle)) }
    }
    let depth = depths.min() ?? 0
    return corner.moved(depth > 4 * inside ? inside / depth : 0.25, towards: middle)
  }

  /// Records a cell; the layout in its middle is the present one.
  private mutating func take(
    _ task: Task, _ fit: LayoutFit, _ center: LayoutSample, doubt: RegionProof.Doubt? = nil,
    _ note: (RegionCell, Int) -> Bool
  ) {
    count.cells += 1
    let items = stage.items
    let cell = RegionCell(
      polygon: task.polygon, items: items, boxes: fit.boxes, origins: center.origins,
      verdict: stage.verdict(on: items), safeAreaInsets: stage.safeAreaInsets)
    guard note(cell, count.layouts) else {
      isStopped = true
      return
    }
    let reason =
      doubt ?? task.doubt ?? (fit.agrees(with: local(at: center)) ? nil : .movedByCode)
    if let reason { count.compared[reason, default: []].append(task.polygon) }
  }

  /// Cuts a polygon where the layout in its middle ends.
  private mutating func divide(
    _ task: Task, _ probes: [LayoutSample], _ center: LayoutSample, _ open: inout [Task]
  ) {
    var task = task
    var function = local(at: center)
    var found = function.flatMap { search($0, task, probes) }
    if found.map({ $0.isNear(center.size) && !isTrue(function, task.polygon) }) ?? true {
      // Something other than constraints moves views here.
      task.doubt = .movedByCode
      stage.layOut(at: center.size)
      function = compared(at: center, in: task.polygon)
      found = function.flatMap { search($0, task, probes) }
    }
    guard let found else {
      // No line was found from here; one may be found from the middle of either half.
      let half = task.polygon.halvingLine
      if task.polygon.thickness < 0.1 || !cut(task, probes, along: half, &open) {
        count.undecided.append(task.polygon)
      }
      return
    }
    if let line = found.line, cut(task, probes, along: line, &open) {
      if !lines.contains(where: { $0.isNear(line) }) { lines.append(line) }
      return
    }
    // The line touches the polygon only. Any cut is sufficient, because both parts are examined
    // again.
    let way = found.point - center.size
    let across: SizeLine =
      abs(way.width) > abs(way.height)
      ? .vertical(at: (found.point.width + center.size.width) / 2)
      : .horizontal(at: (found.point.height + center.size.height) / 2)
    if !cut(task, probes, along: across, &open) { count.undecided.append(task.polygon) }
  }

  /// Cuts a polygon in two, and keeps the layouts near corners that remain.
  private func cut(
    _ task: Task, _ probes: [LayoutSample], along line: SizeLine,
    _ open: inout [Task]
  ) -> Bool {
    guard let (below, above) = task.polygon.split(by: line) else { return false }
    for part in [above, below] {
      let known = part.corners.map { corner -> LayoutSample? in
        guard let index = task.polygon.corners.firstIndex(of: corner),
          part.depth(of: probes[index].size) > inside / 2
        else { return nil }
        return probes[index]
      }
      open.append(
        Task(polygon: part, probes: known, doubt: task.doubt))
    }
    return true
  }
}
