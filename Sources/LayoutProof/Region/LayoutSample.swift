internal import AutoLayout
internal import LayoutScene

/// One layout of a scene, as numbers for comparison.
struct LayoutSample {
  var size: LayoutSize
  /// Four numbers of each item's alignment rectangle, then the error or slack of each row.
  var values: [Double]
  /// How many of the values are numbers of rectangles.
  var frameCount: Int
  var facts: LayoutState.Facts
  var origins: [(x: Double, y: Double)]
  /// By how much each broken constraint contradicts the others, as a function of the size.
  ///
  /// A positive value proves that they cannot be satisfied together; nil if nothing is known.
  var contradictions: [SizePlane?] = []

  /// Lays a scene out and reads the result; contradictions cost as much as the layout.
  init(of stage: any ResizableStage, at size: LayoutSize, withContradictions: Bool) {
    stage.layOut(at: size)
    let state = LayoutState(stage.scene)
    let engine = stage.engine
    self.size = size
    values = []
    values.reserveCapacity(8 * state.frames.count + state.residuals.count)
    for frame in state.frames {
      values.append(frame.x)
      values.append(frame.y)
      values.append(frame.width)
      values.append(frame.height)
    }
    frameCount = values.count
    values += state.residuals
    for item in stage.engineItems { engine.appendImpliedResiduals(of: item, to: &values) }
    facts = state.facts
    origins = state.origins
    guard withContradictions, !facts.broken.isEmpty else { return }
    contradictions = engine.contradictions(of: stage.driver).map { found in
      found.map { amount, alongWidth, alongHeight in
        SizePlane(amount, at: size, alongWidth: alongWidth, alongHeight: alongHeight)
      }
    }
  }

  /// Returns whether the layout could belong to the same cell: all facts are equal.
  func agrees(with other: LayoutSample) -> Bool {
    frameCount == other.frameCount && values.count == other.values.count && facts == other.facts
  }
}

/// The continuation of a layout near a point, as long as no constraint becomes active or inactive.
struct LocalLayout {
  var sample: LayoutSample
  /// The change of each number of a rectangle per point of width.
  var alongWidth: [Double]
  /// The change of each number per point of height.
  var alongHeight: [Double]

  func plane(_ index: Int) -> SizePlane {
    SizePlane(
      sample.values[index], at: sample.size, alongWidth: alongWidth[index],
      alongHeight: alongHeight[index])
  }

  func value(_ index: Int, at size: LayoutSize) -> Double {
    sample.values[index] + alongWidth[index] * (size.width - sample.size.width)
      + alongHeight[index] * (size.height - sample.size.height)
  }

  /// Returns whether another layout has the rectangles of this continuation.
  func leads(to other: LayoutSample) -> Bool {
    guard sample.frameCount == other.frameCount else { return false }
    return (0..<sample.frameCount).allSatisfy {
      isNear(other.values[$0], value($0, at: other.size))
    }
  }

  /// Returns whether another layout continues this one, including facts.
  func holds(at other: LayoutSample) -> Bool { sample.agrees(with: other) && leads(to: other) }

  /// Returns the number of a rectangle whose rates differ most; nil if none differ.
  func turn(to other: LocalLayout) -> Int? {
    guard sample.frameCount == other.sample.frameCount else { return nil }
    var most = LayoutTolerance.computed
    var found: Int?
    for index in 0..<sample.frameCount {
      let difference =
        abs(alongWidth[index] - other.alongWidth[index])
        + abs(alongHeight[index] - other.alongHeight[index])
      // By more than noise, so that rounding does not choose between equal ones.
      if difference > most * (1 + LayoutTolerance.computed) { (most, found) = (difference, index) }
    }
    return found
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 4 * LayoutTolerance.computed * (1 + abs(value))
  }
}
