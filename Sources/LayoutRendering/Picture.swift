import LayoutSnapshot

/// A picture that is being created: the text so far, and the values that all drawings use.
///
/// Each kind of view draws in an extension of its own file.
struct Picture {
  typealias Point = LayoutSnapshot.Point
  typealias Rect = LayoutSnapshot.Rect

  var svg: SVGText
  let options: LayoutRenderer.Options
  let palette: Palette
  let isRightToLeft: Bool

  init(options: LayoutRenderer.Options, palette: Palette, isRightToLeft: Bool) {
    svg = SVGText(idPrefix: options.idPrefix)
    self.options = options
    self.palette = palette
    self.isRightToLeft = isRightToLeft
  }
}

/// A view with what its drawing inherits from its surroundings.
struct DrawnView {
  let view: LayoutSnapshot.View

  /// The frame on the canvas.
  var frame: LayoutSnapshot.Rect

  /// The tint, its own or inherited.
  let tint: Paint

  /// How a cell lies among its neighbors in a table.
  var cellPlace: CellPlace?

  /// The height of the status bar above a navigation bar.
  var spaceAbove = 0.0

  /// The height of the area of the home indicator below a toolbar.
  var spaceBelow = 0.0

  var control: LayoutSnapshot.ControlState { view.control ?? .init() }
  var isEnabled: Bool { view.control?.isEnabled ?? true }

  /// A rectangle in the view's bounds, on the canvas.
  func onCanvas(_ rect: LayoutSnapshot.Rect) -> LayoutSnapshot.Rect {
    rect.offset(x: frame.minX - view.boundsOrigin.x, y: frame.minY - view.boundsOrigin.y)
  }
}
