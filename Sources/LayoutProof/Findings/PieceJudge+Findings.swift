internal import AutoLayout
internal import ConflictAnalysis
internal import LayoutScene

extension PieceJudge {
  /// Records all findings of the cell.
  func report(_ note: (Sight) -> Void) {
    for conflict in cell.verdict?.conflicts ?? [] {
      // Autoresizing masks give frames, which are negative at worst, and contradict nothing but constraints.
      if conflict.members.allSatisfy({ $0.id.hasPrefix("mask:") }) { continue }
      note(
        Sight(
          kind: .conflict, subjects: [], detail: conflict.broken.id,
          constraints: conflict.members.map { NamedConstraint(located: $0) }, part: cell.whole))
    }
    for (index, subject) in cell.items.enumerated() where subject.isVisible {
      for attribute in cell.verdict?.ambiguous[index] ?? [] {
        note(
          Sight(kind: .ambiguity, subjects: [index], detail: attribute.word, part: cell.whole))
      }
      clipped(index, subject, note)
      collapsed(index, subject, note)
      if let parent = subject.parent, !subject.isTransformed { outside(index, parent, note) }
    }
    overlaps(note)
  }

  /// Returns whether an edge or length counts: it is not given by a conflict that does not.
  private func counts(_ index: Int, _ word: String) -> Bool {
    let isHorizontal = word == "left" || word == "right" || word == "width"
    return cell.verdict?.leavesOut(index, isHorizontal ? .horizontal : .vertical) != true
  }

  private func clipped(_ index: Int, _ subject: Scene.Item, _ note: (Sight) -> Void) {
    guard let need = subject.need else { return }
    if need.hasTooManyLines {
      note(Sight(kind: .clipped, subjects: [index], detail: "lines", part: cell.whole))
    }
    let box = cell.box(index)
    let lengths = [("width", box.width, need.width), ("height", box.height, need.height)]
    for (word, length, needed) in lengths where needed > 0 && counts(index, word) {
      guard let part = cell.allPositive([needed - length]) else { continue }
      note(
        Sight(
          kind: .clipped, subjects: [index], detail: word, part: part,
          why: .needMet(attribute: word, need: needed), needed: needed))
    }
  }

  private func collapsed(_ index: Int, _ subject: Scene.Item, _ note: (Sight) -> Void) {
    guard subject.role != .container else { return }
    if subject.role == .text, subject.need == nil { return }
    let box = cell.box(index)
    for (word, length) in [("width", box.width), ("height", box.height)]
    where counts(index, word) {
      guard let part = cell.vanishing(length) else { continue }
      note(
        Sight(
          kind: .collapsed, subjects: [index], detail: word, part: part,
          why: .vanishes(attribute: word)))
    }
  }

  private func outside(_ index: Int, _ parent: Int, _ note: (Sight) -> Void) {
    guard !cell.items[parent].scrolls else { return }
    let (boxes, outer) = (shown(index), bounds(parent))
    let edges = [
      ("left", boxes.map { outer.left - $0.x }), ("right", boxes.map { $0.maxX - outer.right }),
      ("top", boxes.map { outer.top - $0.y }), ("bottom", boxes.map { $0.maxY - outer.bottom }),
    ]
    // A view without content has nothing that can be clipped or covered.
    let extents = boxes.flatMap { [$0.width, $0.height] }
    for (word, beyond) in edges where counts(index, word) {
      guard let part = cell.allPositive(beyond + extents) else { continue }
      note(
        Sight(
          kind: .outside, subjects: [index, parent], detail: word, part: part, why: .edgesMeet))
    }
  }

  private func overlaps(_ note: (Sight) -> Void) {
    var siblings: [Int: [Int]] = [:]
    for (index, subject) in cell.items.enumerated()
    where subject.isVisible && (subject.role == .text || subject.role == .control)
      && !subject.isTransformed && counts(index, "left") && counts(index, "top")
    {
      if let parent = subject.parent { siblings[parent, default: []].append(index) }
    }
    for (_, group) in siblings.sorted(by: { $0.key < $1.key }) where group.count > 1 {
      let boxes = group.map { shown($0) }
      for (lower, upper) in ExtentPairs(boxes.map(extent)).pairs {
        for part in overlap(boxes[lower], boxes[upper]) {
          note(
            Sight(
              kind: .overlap, subjects: [group[lower], group[upper]], detail: "", part: part,
              why: .viewsTouch))
        }
      }
    }
  }

  /// Reports where texts and controls with different superviews partly overlap.
  ///
  /// This is not a finding of a proof, because overlaps of different views are often intended; but a repair
  /// must not cause it. Views inside different scrolling views are ignored.
  func crossings(_ note: (Sight) -> Void) {
    forEachPair { lower, upper in
      guard cell.items[lower.index].parent != cell.items[upper.index].parent else { return }
      for part in overlap(lower.boxes, upper.boxes) {
        note(
          Sight(
            kind: .overlap, subjects: [lower.index, upper.index], detail: "of different parents",
            part: part))
      }
    }
  }

  /// Reports where a text lies completely over another text.
  ///
  /// This is not a finding of a proof or the linter, because views at one place in a document are often
  /// alternatives, of which code shows one.
  func coverings(_ note: (Sight) -> Void) {
    forEachPair { lower, upper in
      guard cell.items[lower.index].role == .text, cell.items[upper.index].role == .text,
        let one = lower.boxes.last, let two = upper.boxes.last,
        let part = covering(one, two) ?? covering(two, one)
      else { return }
      note(
        Sight(
          kind: .overlap, subjects: [lower.index, upper.index], detail: "completely", part: part))
    }
  }

  /// A text or control with the rectangles that bound what it shows, in the root's coordinates.
  private struct Placed {
    var index: Int
    var boxes: [LinearBox<Cell.Number>]
    /// The scrolling views around it.
    var scrollers: [Int]
  }

  /// Calls `body` with each two visible texts or controls of one scrolling area that may touch, neither
  /// inside the other.
  private func forEachPair(_ body: (_ lower: Placed, _ upper: Placed) -> Void) {
    var places: [Placed] = []
    for (index, subject) in cell.items.enumerated()
    where subject.isVisible && (subject.role == .text || subject.role == .control) {
      var boxes = shown(index)
      var scrollers: [Int] = []
      var outer = subject.parent
      var isTransformed = subject.isTransformed
      while let parent = outer {
        let (frame, insets) = (cell.box(parent), cell.items[parent].insets)
        let origin = cell.origin(parent)
        for place in boxes.indices {
          boxes[place].x = boxes[place].x + (frame.x - (insets.left + origin.x))
          boxes[place].y = boxes[place].y + (frame.y - (insets.top + origin.y))
        }
        if cell.items[parent].scrolls { scrollers.append(parent) }
        isTransformed = isTransformed || cell.items[parent].isTransformed
        outer = cell.items[parent].parent
      }
      // The linear arithmetic has no rotations.
      if isTransformed { continue }
      places.append(Placed(index: index, boxes: boxes, scrollers: scrollers))
    }
    for pair in ExtentPairs(places.map { extent($0.boxes) }).pairs {
      let (lower, upper) = (places[pair.lower], places[pair.upper])
      guard lower.scrollers == upper.scrollers, !cell.isInside(upper.index, lower.index),
        !cell.isInside(lower.index, upper.index)
      else { continue }
      body(lower, upper)
    }
  }

  /// The extent of rectangles anywhere in the cell, with what counts as being at one place.
  private func extent(_ boxes: [LinearBox<Cell.Number>]) -> ExtentPairs.Extent {
    var extent = ExtentPairs.Extent()
    for box in boxes {
      extent.add(
        x: (cell.limits(box.x).least, cell.limits(box.maxX).greatest),
        y: (cell.limits(box.y).least, cell.limits(box.maxY).greatest))
    }
    return extent.widened(by: 2 * LayoutTolerance.slack)
  }

  /// Returns where two boxes overlap and neither lies completely within the other.
  private func overlap(
    _ ones: [LinearBox<Cell.Number>], _ twos: [LinearBox<Cell.Number>]
  ) -> [Cell.Part] {
    var common = (ones + twos).flatMap { [$0.width, $0.height] }
    for one in ones {
      for two in twos {
        common += [one.maxX - two.x, two.maxX - one.x, one.maxY - two.y, two.maxY - one.y]
      }
    }
    guard let one = ones.last, let two = twos.last, let part = cell.allPositive(common) else {
      return []
    }
    return cell.subtract(cell.allPositive(margins(one, two)), from: part).flatMap {
      cell.subtract(cell.allPositive(margins(two, one)), from: $0)
    }
  }

  /// Returns where a box that is not empty lies completely within another.
  private func covering(
    _ inner: LinearBox<Cell.Number>, _ outer: LinearBox<Cell.Number>
  ) -> Cell.Part? {
    cell.allPositive([inner.width, inner.height] + margins(inner, outer))
  }

  /// Returns numbers that are positive where a box lies within another; one at the same edge does.
  private func margins(
    _ inner: LinearBox<Cell.Number>, _ outer: LinearBox<Cell.Number>
  ) -> [Cell.Number] {
    [
      inner.x - outer.x, outer.maxX - inner.maxX, inner.y - outer.y, outer.maxY - inner.maxY,
    ].map { $0 + 2 * LayoutTolerance.slack }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The name of a rectangle's attribute.
  package var word: String {
    switch self {
    case .left: "x"
    case .top: "y"
    case .width: "width"
    default: "height"
    }
  }
}
