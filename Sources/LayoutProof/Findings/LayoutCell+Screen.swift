internal import AutoLayout
internal import LayoutScene

extension LayoutCell {
  /// The alignment rectangles of the subjects in the coordinates of the outermost view.
  var boxesOnScreen: [LinearBox<Number>] {
    var boxes: [LinearBox<Number>] = []
    boxes.reserveCapacity(items.count)
    for (index, subject) in items.enumerated() {
      var box = box(index)
      if let parent = subject.parent {
        let origin = origin(parent)
        if parent == 0 {
          box.x = box.x - origin.x
          box.y = box.y - origin.y
        } else {
          let insets = items[parent].insets
          box.x = box.x + (boxes[parent].x - (insets.left + origin.x))
          box.y = box.y + (boxes[parent].y - (insets.top + origin.y))
        }
      } else {
        box.x = 0 * box.x
        box.y = 0 * box.y
      }
      boxes.append(box)
    }
    return boxes
  }

  /// The frames of the subjects in the coordinates of the outermost view: what is drawn, around the
  /// alignment rectangles.
  var framesOnScreen: [LinearBox<Number>] {
    zip(boxesOnScreen, items).map { box, subject in
      let insets = subject.insets
      guard subject.parent != nil, insets != .zero else { return box }
      return LinearBox(
        x: box.x - insets.left, y: box.y - insets.top,
        width: box.width + (insets.left + insets.right),
        height: box.height + (insets.top + insets.bottom))
    }
  }
}
