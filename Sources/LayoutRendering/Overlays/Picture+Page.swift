import LayoutSnapshot

extension Picture {
  /// Draws the background of the views: the page, the device or a soft shadow, and the canvas.
  mutating func drawPage(_ whole: Rect, canvas: Rect, bezel: DeviceBezel?) {
    let page = options.background ?? (palette.isDark ? Self.darkPage : Self.lightPage)
    if page.alpha > 0 { svg.rect(whole, fill: Paint(page)) }
    if let bezel {
      svg.rect(
        bezel.outline, radius: bezel.outlineRadius, fill: Paint("1B1B1F"),
        stroke: Stroke(paint: Paint("55555C"), width: 1.5))
    } else if whole.width > canvas.width {
      svg.rect(canvas.offset(x: 0, y: 2).insetBy(-2), radius: 3, fill: .black.faded(0.05))
      svg.rect(canvas.offset(x: 0, y: 1).insetBy(-0.5), radius: 1, fill: .black.faded(0.08))
    }
    svg.rect(canvas, radius: bezel?.displayRadius ?? 0, fill: palette[.systemBackground])
  }

  private static let lightPage = LayoutSnapshot.Color(red: 0xEC, green: 0xEE, blue: 0xF2)
  private static let darkPage = LayoutSnapshot.Color(red: 0x26, green: 0x28, blue: 0x2D)

  /// Draws the status bar's clock, the camera's cut-out and the home indicator.
  mutating func drawHints(of bezel: DeviceBezel) {
    let canvas = bezel.canvas
    let ink = palette[.label]
    svg.open("g", [("class", "device-hints")])
    if !bezel.isLandscape, bezel.safeArea.top >= 44 {
      let size = WordStyle(size: 15, weight: 600, paint: ink)
      let baseline = bezel.safeArea.top / 2 + 7
      svg.word("9:41", at: Point(x: 52, y: baseline), room: 40, anchor: .middle, size)
      drawBattery(right: canvas.width - 30, centerY: baseline - 5.5, ink)
      if bezel.safeArea.top >= 51 {
        svg.rect(
          Rect(x: canvas.midX - 62, y: 11, width: 124, height: 36), radius: 18, fill: .black)
      } else {
        svg.rect(
          Rect(x: canvas.midX - 80, y: -1, width: 160, height: 31), topRadius: 0, bottomRadius: 15,
          fill: Paint("1B1B1F"))
      }
    } else if !bezel.isLandscape, bezel.safeArea.top >= 20 {
      svg.word(
        "9:41", at: Point(x: canvas.midX, y: 14.5), room: 40, anchor: .middle,
        WordStyle(size: 12, weight: 600, paint: ink))
      // Clear of a round corner.
      drawBattery(right: canvas.width - max(6, bezel.displayRadius / 2), centerY: 10, ink)
    }
    if bezel.safeArea.bottom >= 20 {
      let width = bezel.isLandscape ? 200.0 : 135
      svg.rect(
        Rect(x: canvas.midX - width / 2, y: canvas.maxY - 13, width: width, height: 5), radius: 2.5,
        fill: ink)
    }
    svg.close("g")
  }

  private mutating func drawBattery(right: Double, centerY: Double, _ ink: Paint) {
    let body = Rect(x: right - 24, y: centerY - 5.5, width: 22, height: 11)
    svg.rect(body, radius: 3, stroke: Stroke(paint: ink.faded(0.4)))
    svg.rect(body.insetBy(2), radius: 1.5, fill: ink)
    svg.rect(
      Rect(x: right - 1, y: centerY - 2, width: 1.5, height: 4), radius: 0.75, fill: ink.faded(0.4))
  }
}
