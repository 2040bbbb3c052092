/// Where the boxes of the views are across the axis: nested in those of their superviews, side by side where
/// they would overlap.
struct PictureBoxes {
  /// A box, along and across the axis.
  struct Box {
    var item: Int
    var from: Double
    var to: Double
    var near: Double
    var far: Double
    var depth: Int
  }

  /// The boxes, outer ones first.
  private(set) var boxes: [Box] = []
  /// The extent across the axis.
  private(set) var size = 0.0

  private let axis: PictureAxis
  private let system: ConstraintSystem

  init(_ axis: PictureAxis, in system: ConstraintSystem) {
    self.axis = axis
    self.system = system
    size = place(nil, at: 0, depth: 0)
  }

  private func children(of parent: Int?) -> [Int] {
    axis.items.filter { axis.parents[$0] == parent }
  }

  private func least(_ item: Int) -> Double {
    axis.isVertical ? max(96, PictureText.width(system.items[item].name) + 24) : 40
  }

  /// Places the views inside a view, and returns the extent across the axis that they need.
  private mutating func place(_ parent: Int?, at near: Double, depth: Int) -> Double {
    let inner = children(of: parent)
    let (before, after) = parent == nil ? (0.0, 0.0) : axis.isVertical ? (14, 14) : (28, 12)
    guard !inner.isEmpty else { return parent.map { least($0) } ?? 0 }
    let lanes = PictureAxis.lanes(inner.map { (axis.start($0), axis.end($0)) })
    var end = near + before
    for lane in 0...(lanes.max() ?? 0) {
      let offset = lane == 0 ? end : end + 10
      var extent = 0.0
      for (index, item) in inner.enumerated() where lanes[index] == lane {
        let place = boxes.count
        boxes.append(
          Box(
            item: item, from: axis.start(item), to: axis.end(item), near: offset, far: offset,
            depth: depth))
        let needed = self.place(item, at: offset, depth: depth + 1)
        boxes[place].far = offset + needed
        extent = max(extent, needed)
      }
      end = offset + extent
    }
    return max(end - near + after, parent.map { least($0) } ?? 0)
  }
}
