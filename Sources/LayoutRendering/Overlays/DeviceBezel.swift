import LayoutSnapshot

/// The frame of a device around the canvas, derived from the shape of its display.
struct DeviceBezel {
  let canvas: LayoutSnapshot.Rect
  let safeArea: LayoutSnapshot.Insets
  let isLandscape: Bool

  /// The radius of the display's corners.
  let displayRadius: Double

  /// The width of the frame around the display.
  let thickness = 10.0

  init(_ device: LayoutSnapshot.Device?, canvas: LayoutSnapshot.Rect) {
    self.canvas = canvas
    safeArea = device?.safeAreaInsets ?? .zero
    isLandscape = device?.orientation == .landscape
    // Displays with a home indicator have round corners; 44 points fit all of them roughly.
    let isRound = safeArea.bottom >= 20
    let radius = device?.cornerRadius ?? (isRound ? 44 : 0)
    displayRadius = radius.isFinite ? min(max(radius, 0), min(canvas.width, canvas.height) / 4) : 0
  }

  var outline: LayoutSnapshot.Rect { canvas.insetBy(-thickness) }
  var outlineRadius: Double { displayRadius > 0 ? displayRadius + thickness : 18 }
}
