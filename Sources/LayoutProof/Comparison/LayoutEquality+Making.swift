internal import AutoLayout
internal import LayoutGeometry
internal import LayoutScene
internal import LayoutSnapshot

extension LayoutEquality {
  /// Compares two scenes at every size.
  ///
  /// Their sizes afterwards are unspecified.
  ///
  /// - Complexity: The layouts of two proofs, and O(overlapping cells × views).
  package init(
    of old: ComparedScene, as new: ComparedScene, widths: ClosedRange<Double>,
    heights: ClosedRange<Double>, tolerance: EqualityTolerance = EqualityTolerance()
  ) {
    let before = LinearLayout(old.stage, over: widths, heights)
    let after = LinearLayout(new.stage, over: widths, heights)
    let looks = (before.exampleSizes + after.exampleSizes).map { size in
      old.stage.layOut(at: size)
      new.stage.layOut(at: size)
      return LayoutLook(old: old.snapshot(), new: new.snapshot())
    }
    let whole = ConvexPolygon(width: widths, height: heights)
    matching = ViewMatching(
      looks, oldNames: before.names.merging(old.names) { $0 + $1 },
      newNames: after.names.merging(new.names) { $0 + $1 })
    var search = DifferenceSearch(matching.pairs, tolerance)
    search.run(before, after)
    var check = DifferenceCheck(old.stage, new.stage, matching.pairs, tolerance)
    differences = search.found(in: whole).compactMap { check.confirmed($0, widths, heights) }
    let open =
      before.count.undecided + after.count.undecided.subtracting(before.count.undecided)
    let compared = Self.comparedParts(before.count)
    let others = Self.comparedParts(after.count)
    // Where nothing is decided, a difference may still be seen.
    for polygon in open.prefix(50) where differences.isEmpty {
      differences = check.differences(at: polygon.inner)
    }
    self.widths = widths
    self.heights = heights
    cellCounts = [before.cells.count, after.cells.count]
    layoutCount = before.count.layouts + after.count.layouts + 2 * looks.count + check.layoutCount
    comparedShare = (compared + others.subtracting(compared)).area / whole.area
    undecidedShare = (open.area + check.unconfirmed) / whole.area
    thinShare = min(1, (before.count.thin + after.count.thin + search.thin) / whole.area)
    example = differences.map(\.example).min(by: Self.isSmaller)
    if let example { check.fill(&differences, at: example) }
    let isDifferent = !differences.isEmpty || !matching.isComplete
    verdict = isDifferent ? .different : undecidedShare > 0 ? .undecided : .equal
    isProven = isDifferent || undecidedShare == 0 && comparedShare == 0
  }

  /// Returns whether a size has less area than another or, of equal area, is narrower.
  static func isSmaller(_ one: LayoutSize, _ other: LayoutSize) -> Bool {
    (one.width * one.height, one.width) < (other.width * other.height, other.width)
  }

  private static func comparedParts(_ count: RegionCount) -> [ConvexPolygon] {
    RegionProof.Doubt.allCases.flatMap { count.compared[$0] ?? [] }
  }
}

extension DifferenceSearch.Found {
  /// The sizes at which the views differ, as text.
  fileprivate func places(
    _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>
  ) -> String {
    if share > 1 - LayoutTolerance.computed { return "at every size" }
    // Joining takes the square of their number.
    guard polygons.count <= 500 else { return "at some sizes" }
    return RegionWords(ConvexPolygon.joined(polygons), widths, heights).text
  }
}

/// Lays both scenes out at single sizes, and compares their views.
private struct DifferenceCheck {
  private let old: any ResizableStage
  private let new: any ResizableStage
  private let pairs: [ViewMatching.Pair]
  private let tolerance: EqualityTolerance
  private var present: (size: LayoutSize, old: PresentFrames, new: PresentFrames)?
  private(set) var layoutCount = 0
  /// The area of the differences that no layout confirmed.
  private(set) var unconfirmed = 0.0

  init(
    _ old: any ResizableStage, _ new: any ResizableStage, _ pairs: [ViewMatching.Pair],
    _ tolerance: EqualityTolerance
  ) {
    (self.old, self.new, self.pairs, self.tolerance) = (old, new, pairs, tolerance)
  }

  private mutating func frames(at size: LayoutSize) -> (old: PresentFrames, new: PresentFrames) {
    if let present, present.size == size { return (present.old, present.new) }
    old.layOut(at: size)
    new.layOut(at: size)
    layoutCount += 2
    let (before, after) = (PresentFrames(old.scene), PresentFrames(new.scene))
    present = (size, before, after)
    return (before, after)
  }

  /// Returns the difference with the frames at its smallest size at which layouts confirm it; nil if none does.
  mutating func confirmed(
    _ found: DifferenceSearch.Found, _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>
  ) -> LayoutEquality.Difference? {
    let pair = pairs[found.pair]
    for size in found.examples {
      let (before, after) = frames(at: size)
      guard
        var difference = LayoutEquality.Difference(
          pair, before[pair.old], after[pair.new], by: tolerance, at: size)
      else { continue }
      if difference.kind == .frame { difference.parts = found.parts }
      (difference.greatest, difference.share) = (found.greatest, found.share)
      difference.places = found.places(widths, heights)
      return difference
    }
    unconfirmed += found.area
    return nil
  }

  /// Returns what differs at a size, as differences of which nothing else is known.
  mutating func differences(at size: LayoutSize) -> [LayoutEquality.Difference] {
    let (before, after) = frames(at: size)
    return pairs.compactMap {
      .init(
        $0, before[$0.old], after[$0.new], by: tolerance, at: size,
        places: "at \(size.width.inPoints) × \(size.height.inPoints)")
    }
  }

  /// Moves the examples of differences that a layout has, too, to its size.
  mutating func fill(_ differences: inout [LayoutEquality.Difference], at size: LayoutSize) {
    let (before, after) = frames(at: size)
    for (index, difference) in differences.enumerated() {
      guard let pair = pairs.first(where: { $0.old == difference.old }),
        let there = LayoutEquality.Difference(
          pair, before[pair.old], after[pair.new], by: tolerance, at: size)
      else { continue }
      differences[index].example = size
      differences[index].oldFrame = there.oldFrame
      differences[index].newFrame = there.newFrame
    }
  }
}

extension LayoutEquality.Difference {
  /// The difference of two views in one layout of each, of which nothing else is known; nil if they are equal.
  init?(
    _ pair: ViewMatching.Pair, _ old: [Double]?, _ new: [Double]?, by tolerance: EqualityTolerance,
    at size: LayoutSize, places: String = ""
  ) {
    let amounts = zip(old ?? [], new ?? []).map { abs($0 - $1) }
    let limit = tolerance.of(pair)
    let parts = zip(DifferenceSearch.parts, amounts).filter { $0.1 > limit }.map(\.0)
    let isOnlyOne = (old == nil) != (new == nil)
    guard isOnlyOne || !parts.isEmpty else { return nil }
    self.init(
      kind: isOnlyOne ? .visibility : .frame, old: pair.old, new: pair.new, name: pair.name,
      parts: parts, greatest: amounts.max() ?? 0, places: places, share: 0, example: size,
      oldFrame: old, newFrame: new)
  }
}
