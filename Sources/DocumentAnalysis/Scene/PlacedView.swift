internal import InterfaceBuilder
package import LayoutSnapshot

/// A view with its frame after layout, in the coordinates of the outermost view.
package struct PlacedView {
  package let view: LayoutSnapshot.View
  package let frame: LayoutRect
  package let parent: String?

  static func collect(
    _ view: LayoutSnapshot.View, x: Double, y: Double, parent: String?,
    into found: inout [String: PlacedView]
  ) {
    let frame = LayoutRect(
      x: x + (parent == nil ? 0 : view.frame.minX), y: y + (parent == nil ? 0 : view.frame.minY),
      width: view.frame.size.width, height: view.frame.size.height)
    found[view.id] = PlacedView(view: view, frame: frame, parent: parent)
    for subview in view.subviews {
      collect(
        subview, x: frame.x - view.boundsOrigin.x, y: frame.y - view.boundsOrigin.y,
        parent: view.id, into: &found)
    }
  }

  /// The rectangle that the text covers, in the coordinates of the outermost view; nil without
  /// text.
  package var ink: LayoutRect? {
    guard let text = view.text, !text.lines.isEmpty else { return nil }
    let size = text.font.size
    var left = Double.infinity
    var right = -Double.infinity
    var top = Double.infinity
    var bottom = -Double.infinity
    for line in text.lines where line.width > 0 {
      let x = line.x ?? 0
      left = min(left, x)
      right = max(right, x + line.width)
      top = min(top, line.baseline - size * 0.75)
      bottom = max(bottom, line.baseline + size * 0.2)
    }
    guard left < right else { return nil }
    return LayoutRect(
      x: frame.x + left, y: frame.y + top, width: right - left, height: bottom - top)
  }
}
