internal import AutoLayout
internal import LayoutScene

/// A layout of a scene: numbers that change linearly, and facts that are constant within a piece.
struct LayoutState {
  /// The exact alignment rectangles of the items, in their parents' bounds.
  var frames: [LayoutRect]
  /// The origins of the items' bounds, which are not zero if they scroll.
  var origins: [(x: Double, y: Double)]
  /// Left minus right side of each observed constraint.
  var residuals: [Double]
  var facts: Facts

  /// The facts that do not change between two breakpoints.
  struct Facts: Equatable {
    var needs: [ContentNeed?]
    var visible: [Bool]
    /// The ids of broken constraints, in the engine's order.
    var broken: [String]
    var safeArea: LayoutInsets
  }

  /// Reads a layout.
  init(_ scene: Scene) {
    frames = scene.items.map(\.rect)
    origins = scene.items.map { ($0.originX, $0.originY) }
    residuals = scene.residuals
    facts = Facts(
      needs: scene.items.map(\.need), visible: scene.items.map(\.isVisible),
      broken: scene.broken.map(\.id), safeArea: scene.safeAreaInsets)
  }

  /// Returns whether this is the state at `place` of the line through two others.
  func lies(
    at place: Double, between start: (at: Double, state: LayoutState),
    and end: (at: Double, state: LayoutState)
  ) -> Bool {
    guard facts == start.state.facts, frames.count == start.state.frames.count,
      residuals.count == start.state.residuals.count, frames.count == end.state.frames.count,
      residuals.count == end.state.residuals.count
    else { return false }
    let part = (place - start.at) / (end.at - start.at)
    func isNear(_ value: Double, _ one: Double, _ two: Double) -> Bool {
      abs(one + part * (two - one) - value) <= 2 * LayoutTolerance.computed * (1 + abs(value))
        * max(1, abs(part))
    }
    return frames.indices.allSatisfy { index in
      let (frame, one, two) = (frames[index], start.state.frames[index], end.state.frames[index])
      return isNear(frame.x, one.x, two.x) && isNear(frame.y, one.y, two.y)
        && isNear(frame.width, one.width, two.width)
        && isNear(frame.height, one.height, two.height)
    }
      && residuals.indices.allSatisfy {
        isNear(residuals[$0], start.state.residuals[$0], end.state.residuals[$0])
      }
  }

  /// Returns the state at `place` on the line through this one and another.
  func moved(to place: Double, from start: Double, through end: (at: Double, state: LayoutState))
    -> LayoutState
  {
    guard end.at != start else { return self }
    let part = (place - start) / (end.at - start)
    func mix(_ one: Double, _ two: Double) -> Double { one + part * (two - one) }
    var moved = self
    for (index, other) in end.state.frames.enumerated() {
      let own = frames[index]
      moved.frames[index] = LayoutRect(
        x: mix(own.x, other.x), y: mix(own.y, other.y), width: mix(own.width, other.width),
        height: mix(own.height, other.height))
    }
    for (index, other) in end.state.residuals.enumerated() {
      moved.residuals[index] = mix(residuals[index], other)
    }
    return moved
  }
}
