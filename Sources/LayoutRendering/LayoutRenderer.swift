public import LayoutSnapshot

/// Draws snapshots as SVG text.
///
///     let svg = LayoutRenderer(.init(drawsConstraints: true)).svg(of: snapshot)
public struct LayoutRenderer: Sendable {
  /// The options of the picture.
  public var options: Options

  /// Creates a renderer.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// Returns the picture of a snapshot as the text of an SVG file.
  ///
  /// The same snapshot and options give the same bytes on every machine. Each view is a group with
  /// its id in `data-view`, each constraint one with its id in `data-constraint`.
  ///
  /// - Complexity: O(*n*) in the number of views and constraints.
  public func svg(of snapshot: LayoutSnapshot) -> String {
    let canvas = LayoutSnapshot.Rect(origin: .zero, size: snapshot.canvas)
    let palette = options.appearance == .dark ? Palette.dark : Palette.light
    var picture = Picture(
      options: options, palette: palette, isRightToLeft: snapshot.direction == .rightToLeft)
    guard canvas.isDrawable, !canvas.isEmpty else {
      picture.svg.openDocument(
        showing: .init(x: 0, y: 0, width: 1, height: 1), title: snapshot.name)
      picture.svg.comment("The canvas has no size that could be drawn.")
      return picture.svg.closeDocument()
    }

    let bezel = options.bezel ? DeviceBezel(snapshot.device, canvas: canvas) : nil
    let margin = max(0, options.padding.isFinite ? options.padding : 0) + (bezel?.thickness ?? 0)
    let whole = LayoutSnapshot.Rect(
      x: -margin, y: -margin, width: canvas.width + 2 * margin, height: canvas.height + 2 * margin)
    picture.svg.openDocument(showing: whole, title: snapshot.heading)
    picture.defineImages()
    picture.drawPage(whole, canvas: canvas, bezel: bezel)

    let clip = picture.svg.clip(to: canvas, radius: bezel?.displayRadius ?? 0)
    picture.svg.open("g", [("clip-path", clip)])
    picture.drawViews(of: snapshot)
    picture.svg.close("g")

    if let bezel { picture.drawHints(of: bezel) }
    picture.drawOverlays(of: snapshot)
    return picture.svg.closeDocument()
  }
}
