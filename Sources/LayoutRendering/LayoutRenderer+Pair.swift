public import LayoutSnapshot

extension LayoutRenderer {
  /// A snapshot with a heading, in a picture of several.
  public struct Panel: Sendable {
    /// The title above the picture.
    public var title: String
    /// The snapshot to draw.
    public var snapshot: LayoutSnapshot
    /// The ids of views that are outlined because they differ.
    public var marked: Set<String>

    /// The layout before, from which arrows lead to the views that differ; nil for none.
    public var former: LayoutSnapshot?
    /// Light or dark system colors; nil for those of the renderer.
    public var appearance: Options.Appearance?

    /// Creates a panel.
    public init(
      _ title: String, _ snapshot: LayoutSnapshot, marked: Set<String> = [],
      former: LayoutSnapshot? = nil, appearance: Options.Appearance? = nil
    ) {
      self.title = title
      self.snapshot = snapshot
      self.marked = marked
      self.former = former
      self.appearance = appearance
    }
  }

  /// Returns one picture with panels side by side, such as before and after.
  ///
  /// - Parameters:
  ///   - panels: The snapshots with their headings, in row-major order.
  ///   - columns: The number of panels in a row; by default all of them.
  /// - Returns: The picture as SVG.
  /// - Complexity: O(*n*) in the number of views and constraints.
  public func svg(of panels: [Panel], columns: Int? = nil) -> String {
    let columns = max(1, columns ?? panels.count)
    let margin = max(0, options.padding.isFinite ? options.padding : 0)
    let heading = 28.0
    let (ground, ink, _) = sheetColors
    var body = ""
    var place = (x: 0.0, y: 0.0)
    var (width, height) = (0.0, 0.0)
    for (index, panel) in panels.enumerated() {
      if index % columns == 0 { place = (0, height) }
      var renderer = self
      // Ids within one file must be different.
      renderer.options.idPrefix = "\(options.idPrefix)\(index)"
      renderer.options.appearance = panel.appearance ?? options.appearance
      let inner = renderer.svg(of: panel.snapshot)
      let size = panel.snapshot.canvas
      body +=
        "<text x=\"\(SVGText.number(place.x + margin))\" y=\"\(SVGText.number(place.y + 20))\" "
        + "font-size=\"15\" font-weight=\"600\" fill=\"\(ink)\">" + SVGText.escaped(panel.title)
        + "</text>\n"
      body +=
        "<g transform=\"translate(\(SVGText.number(place.x)) "
        + "\(SVGText.number(place.y + heading)))\">\n" + inner
        + PanelMarks(panel, margin: margin).text
        + "</g>\n"
      // A letter of a heading is about half as wide as its font size.
      let headingWidth = columns < panels.count ? Double(panel.title.count) * 8 + 2 * margin : 0
      place.x += max(Self.sound(size.width) + 2 * margin, headingWidth)
      width = max(width, place.x)
      height = max(height, place.y + Self.sound(size.height) + 2 * margin + heading)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(SVGText.number(width))" \
      height="\(SVGText.number(height))" \
      viewBox="0 0 \(SVGText.number(width)) \(SVGText.number(height))" \
      font-family="\(SVGText.fontFamily)">
      <rect width="100%" height="100%" fill="\(ground)"/>
      \(body)</svg>

      """
  }

  private static func sound(_ length: Double) -> Double {
    length.isFinite && length > 0 ? min(length, 1e5) : 1
  }
}
