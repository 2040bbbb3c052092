internal import AutoLayout
internal import LayoutScene

/// Finding the lines at which a linear layout ends.
extension RegionTracer {
  /// The end of a linear layout on the way to a point that does not match it.
  struct End {
    var point: LayoutSize
    /// The boundary line; nil if it must be found by comparing.
    var line: SizeLine?

    /// Returns whether a layout ends where it begins.
    func isNear(_ start: LayoutSize) -> Bool { point.distance(to: start) < 0.05 }
  }

  /// Returns where the layout ends on the way to a corner that does not match it, and along which
  /// line; nil if all corners match.
  mutating func search(
    _ function: LocalLayout, _ task: Task, _ probes: [LayoutSample]
  ) -> End? {
    let holds = probes.map { function.holds(at: $0) }
    if let line = knownLine(through: task.polygon, function.sample.size, holds) {
      return End(point: task.polygon.corners[0], line: line)
    }
    guard let failing = holds.firstIndex(of: false),
      var end = end(of: function, towards: probes[failing])
    else { return nil }
    if end.line == nil { end.line = comparedLine(function, probes, holds, failing, end.point) }
    return end
  }

  /// Returns whether the layout follows the engine's plan for a short distance in each direction.
  mutating func isTrue(_ function: LocalLayout?, _ polygon: ConvexPolygon) -> Bool {
    guard let function else { return false }
    let start = function.sample.size
    let step = min(LayoutTolerance.reported, polygon.thickness / 8)
    let near = sample(at: LayoutSize(width: start.width + step, height: start.height + 0.7 * step))
    return function.holds(at: near)
  }

  /// Returns the continuation of the layout by comparing layouts nearby.
  mutating func compared(
    at center: LayoutSample, in polygon: ConvexPolygon
  ) -> LocalLayout? {
    var step = min(0.5, polygon.thickness / 8)
    for _ in 0..<6 {
      let right = sample(
        at: LayoutSize(width: center.size.width + step, height: center.size.height))
      let down = sample(
        at: LayoutSize(width: center.size.width, height: center.size.height + step))
      let back = sample(
        at: LayoutSize(width: center.size.width - step, height: center.size.height - step))
      if right.frameCount == center.frameCount, down.frameCount == center.frameCount {
        let function = LocalLayout(
          sample: center,
          alongWidth: (0..<center.frameCount).map {
            (right.values[$0] - center.values[$0]) / step
          },
          alongHeight: (0..<center.frameCount).map {
            (down.values[$0] - center.values[$0]) / step
          })
        if function.holds(at: back) { return function }
      }
      step /= 8
    }
    return nil
  }

  /// Returns a known line such that the layout in the middle holds on one side and not on the
  /// other.
  private func knownLine(
    through polygon: ConvexPolygon, _ center: LayoutSize, _ holds: [Bool]
  ) -> SizeLine? {
    lines.first { line in
      let side = line.value(at: center)
      guard abs(side) > 2 * inside else { return false }
      var isCut = false
      for (corner, holds) in zip(polygon.corners, holds) {
        let value = line.value(at: corner)
        if abs(value) < LayoutTolerance.computed { continue }
        let isBeyond = (value > 0) != (side > 0)
        if isBeyond == holds { return false }
        isCut = isCut || isBeyond
      }
      return isCut
    }
  }

  private mutating func end(of function: LocalLayout, towards target: LayoutSample) -> End? {
    let (start, goal) = (function.sample.size, target.size)
    let length = start.distance(to: goal)
    guard length > LayoutTolerance.computed else { return nil }
    func point(_ part: Double) -> LayoutSize { start.moved(part, towards: goal) }
    var (low, high) = (0.0, 1.0)
    var beyond: LocalLayout?
    if let text = textBreak(function, towards: goal) {
      let part = max(0, text.part - inside / length)
      let before = sample(at: point(part))
      if part == 0 || function.holds(at: before) {
        return End(point: point(text.part), line: text.line)
      }
      high = part
      beyond = local(at: before)
    } else {
      _ = sample(at: goal)
      beyond = local(at: target)
    }
    var isTried = false
    var steps = 0
    while (high - low) * length > LayoutTolerance.residual, steps < 80 {
      steps += 1
      var part = low + (high - low) / 2
      var isCrossing = false
      if !isTried, let beyond, let crossing = crossing(function, beyond, towards: goal),
        crossing > low + LayoutTolerance.arithmetic, crossing < high - LayoutTolerance.arithmetic
      {
        (part, isCrossing, isTried) = (crossing, true, true)
      }
      let between = sample(at: point(part))
      if isCrossing, let beyond, function.leads(to: between), beyond.leads(to: between) {
        return End(point: point(part), line: line(function, beyond, at: point(part)))
      }
      if function.holds(at: between) {
        low = part
      } else {
        high = part
        // A layout that does not meet this one, as where a conflict begins, is found by bisection
        // only: its rates cost more than a layout.
        beyond = steps <= 4 ? local(at: between) : nil
        isTried = false
      }
    }
    let corner = point(high)
    // At a distance from the line, near which the plan may be that of the other side.
    let after = sample(at: point(min(1, high + inside / length)))
    if let other = local(at: after), let line = line(function, other, at: corner) {
      return End(point: corner, line: line)
    }
    return End(point: corner, line: limit(at: corner, beside: after, function.sample, goal))
  }

  /// Returns the line of a discontinuity, at which a constraint that reaches its limit begins to
  /// conflict.
  ///
  /// Where a conflict begins, an inequality of the layout without it reaches its limit, so the line
  /// on which it does is the boundary.
  private mutating func limit(
    at corner: LayoutSize, beside after: LayoutSample, _ center: LayoutSample, _ goal: LayoutSize
  ) -> SizeLine? {
    var planes = limits(at: after)
    stage.layOut(at: center.size)
    count.layouts += 1
    planes += limits(at: center)
    var nearest = 5 * inside
    var found: SizeLine?
    for plane in planes {
      guard let line = SizeLine(plane), line.constant.isFinite else { continue }
      let distance = abs(line.value(at: corner))
      // A line parallel to the way is not a boundary on it.
      guard distance < nearest,
        abs(line.value(at: goal) - line.value(at: center.size)) > LayoutTolerance.reported
      else { continue }
      nearest = distance
      found = SizeLine(through: corner, levelOf: plane)
    }
    guard let found else { return nil }
    return lines.first { $0.isNear(found, tolerance: LayoutTolerance.slack) } ?? found
  }

  /// Returns the slack of each required inequality in the present layout.
  private func limits(at sample: LayoutSample) -> [SizePlane] {
    guard let (right, down) = motions(from: sample.size) else { return [] }
    let engine = stage.engine
    var planes: [SizePlane] = []
    func add(_ value: Double, _ rate: Double, _ other: Double) {
      guard abs(rate) + abs(other) > LayoutTolerance.arithmetic else { return }
      planes.append(
        SizePlane(value, at: sample.size, alongWidth: rate, alongHeight: other))
    }
    for case let row? in stage.engineConstraints
    where row.relation != .equal && row.priority == .required {
      add(engine.residual(of: row), right.rate(of: row), down.rate(of: row))
    }
    for item in stage.engineItems {
      let rect = engine.alignmentRect(of: item)
      let (rates, others) = (right.rates(of: item), down.rates(of: item))
      add(rect.width, rates[2], others[2])
      add(rect.height, rates[3], others[3])
      for (origin, residual) in engine.impliedRows(of: item) where origin.priority >= 1000 {
        switch origin {
        case .hugging(_, let axis), .compression(_, let axis):
          let index = axis == .horizontal ? 2 : 3
          add(residual, rates[index], others[index])
        default: break
        }
      }
    }
    return planes
  }

  /// Returns where two linear layouts meet on a way, by the number that differs most.
  private func crossing(
    _ one: LocalLayout, _ two: LocalLayout, towards goal: LayoutSize
  ) -> Double? {
    guard one.sample.frameCount == two.sample.frameCount else { return nil }
    let start = one.sample.size
    var most = LayoutTolerance.computed
    var found: Double?
    for index in 0..<one.sample.frameCount {
      let gap = one.value(index, at: start) - two.value(index, at: start)
      let end = one.value(index, at: goal) - two.value(index, at: goal)
      guard abs(gap - end) > most * (1 + LayoutTolerance.computed) else { continue }
      (most, found) = (abs(gap - end), gap / (gap - end))
    }
    return found
  }

  /// Returns the line on which two linear layouts are equal, if it goes through a point.
  private func line(_ one: LocalLayout, _ two: LocalLayout, at point: LayoutSize) -> SizeLine? {
    guard let index = one.turn(to: two) else { return nil }
    // A discontinuity does not follow a plan.
    for index in 0..<one.sample.frameCount
    where abs(one.value(index, at: point) - two.value(index, at: point)) > 5 * inside {
      return nil
    }
    let difference = one.plane(index) - two.plane(index)
    guard let line = SizeLine(difference) else { return nil }
    let known = lines.first { $0.isNear(line, tolerance: LayoutTolerance.step) }
    if let known, abs(known.value(at: point)) < 2 * inside { return known }
    return abs(line.value(at: point)) < 2 * inside
      ? line : SizeLine(through: point, levelOf: difference)
  }

  /// Returns the first text on a way whose line breaks change, and the line on which they do.
  private func textBreak(
    _ function: LocalLayout, towards goal: LayoutSize
  ) -> (part: Double, line: SizeLine)? {
    var first: (part: Double, line: SizeLine)?
    for index in 0..<(function.sample.frameCount / 4) {
      let start = function.sample.values[4 * index + 2]
      let end = function.value(4 * index + 2, at: goal)
      guard abs(end - start) > LayoutTolerance.arithmetic,
        let width = stage.textBreak(ofItem: index, from: start, to: end)
      else { continue }
      let part = (width - start) / (end - start)
      guard part < first?.part ?? .infinity,
        let line = SizeLine(function.plane(4 * index + 2) - width)
      else { continue }
      first = (part, lines.first { $0.isNear(line) } ?? line)
    }
    return first
  }

  /// Returns a line on which the line breaks of a text change, although no rectangle does.
  ///
  /// The text of a view with a fixed height changes the size that the view would like to have, and
  /// with it the error of a row.
  func hiddenBreak(
    _ fit: LayoutFit, _ center: LayoutSample, _ probes: [LayoutSample]
  ) -> SizeLine? {
    for (index, box) in fit.boxes.enumerated() {
      let start = center.values[4 * index + 2]
      for probe in probes {
        let end = probe.values[4 * index + 2]
        guard abs(end - start) > LayoutTolerance.arithmetic,
          let width = stage.textBreak(ofItem: index, from: start, to: end),
          let line = SizeLine(box.width - width)
        else { continue }
        return lines.first { $0.isNear(line) } ?? line
      }
    }
    return nil
  }

  /// Returns a line through two points at which a layout ends, found by bisection.
  private mutating func comparedLine(
    _ function: LocalLayout, _ probes: [LayoutSample], _ holds: [Bool], _ failing: Int,
    _ point: LayoutSize
  ) -> SizeLine? {
    let count = probes.count
    for neighbour in [(failing + 1) % count, (failing + count - 1) % count] {
      // Along the edge if it matches at the other end, and from the middle if it does not.
      let (good, bad) =
        holds[neighbour]
        ? (probes[neighbour].size, probes[failing].size)
        : (function.sample.size, probes[neighbour].size)
      let other = halved(function, good, bad)
      if other.distance(to: point) > inside, let line = SizeLine(point, other) { return line }
    }
    return nil
  }

  private mutating func halved(
    _ function: LocalLayout, _ good: LayoutSize, _ bad: LayoutSize
  ) -> LayoutSize {
    var (good, bad) = (good, bad)
    while good.distance(to: bad) > LayoutTolerance.residual {
      let middle = good.moved(0.5, towards: bad)
      if function.holds(at: sample(at: middle)) { good = middle } else { bad = middle }
    }
    return bad
  }

  /// Returns the continuation of the present layout according to the engine's range plan; nil if
  /// there is none.
  func local(at sample: LayoutSample) -> LocalLayout? {
    guard let (right, down) = motions(from: sample.size) else { return nil }
    var local = LocalLayout(sample: sample, alongWidth: [], alongHeight: [])
    for item in stage.engineItems {
      local.alongWidth += right.rates(of: item)
      local.alongHeight += down.rates(of: item)
    }
    return local
  }

  /// Returns the engine's range plans for a wider and a higher scene; a short distance is sufficient for the rates.
  private func motions(from size: LayoutSize) -> (right: LayoutMotion, down: LayoutMotion)? {
    let (engine, driver, step) = (stage.engine, stage.driver, LayoutTolerance.step)
    return engine.motion(of: driver, .horizontal, to: size.width + step).flatMap { right in
      engine.motion(of: driver, .vertical, to: size.height + step).map { (right, $0) }
    }
  }
}
