package import AutoLayout
internal import ConflictAnalysis
internal import LayoutGeometry

/// A picture of proofs over width and height: the plane of sizes, with the regions of findings.
///
/// Width increases to the right and height downward, so that a point is the lower right corner of
/// a window whose upper left corner is that of the map. Kinds of findings differ in color and
/// pattern.
package struct RegionMap: Sendable {
  /// A size to mark on the maps, such as a device's.
  package struct Mark: Sendable, Hashable {
    /// The name of the size.
    package var name: String
    /// The size in points.
    package var size: LayoutSize
    /// What the size is one of, such as `iPad landscape`; a frame surrounds all sizes of a group.
    package var group: String?

    /// Creates a mark.
    package init(_ name: String, _ size: LayoutSize, group: String? = nil) {
      self.name = name
      self.size = size
      self.group = group
    }
  }

  /// The proofs that are drawn.
  package var proofs: [SceneRegionProof]
  /// The sizes that are marked, if they are in range.
  package var marks: [Mark]

  /// Creates a picture.
  package init(_ proofs: [SceneRegionProof], marks: [Mark] = []) {
    self.proofs = proofs
    self.marks = marks
  }

  /// The side of a single map, and of one of several, in points of the picture.
  private static let (side, smallSide) = (460.0, 200.0)
  private static let width = 1000.0
  private static let left = 56.0
  /// The most findings that the legend lists; the page lists all.
  private static let legendCount = 14
  /// The radius of a device's dot.
  static let dot = 1.8
  private static let doubtful = "stroke=\"#666666\" stroke-dasharray=\"3 3\""

  /// The picture as the text of an SVG file.
  ///
  /// - Complexity: O(*n*) in the number of polygons.
  package var svg: String { svg(idPrefix: "") }

  /// The picture for a page that has several; its ids begin with `idPrefix`.
  package func svg(idPrefix: String) -> String {
    var body = SVGText()
    var y = 16.0
    for proof in proofs { draw(proof, at: &y, into: &body) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(n(Self.width))" height="\(n(y + 8))" \
      viewBox="0 0 \(n(Self.width)) \(n(y + 8))" font-family="-apple-system, Inter, \
      'Helvetica Neue', Arial, sans-serif" font-size="12">
      <defs>
      \(RangeProof.Kind.allCases.map { Self.pattern($0, idPrefix) }.joined())</defs>
      <rect width="100%" height="100%" fill="#ffffff"/>
      \(body.markup.replacing("url(#", with: "url(#\(idPrefix)").replacing(
        "<mask id=\"", with: "<mask id=\"\(idPrefix)"))</svg>

      """
  }

  private func draw(_ scene: SceneRegionProof, at y: inout Double, into body: inout SVGText) {
    body.text(scene.scene, x: 16, y: y + 14, "font-weight=\"600\" font-size=\"16\"")
    y += 24
    body.text(scene.regime, x: 16, y: y + 10, "fill=\"#555555\"")
    y += 28
    guard let first = scene.cases.first, scene.cases.count > 1 else {
      if let only = scene.cases.first { drawAlone(only, at: &y, into: &body) }
      return
    }
    let columns = 4
    for (index, entry) in scene.cases.enumerated() {
      let column = index % columns
      let x = 40 + Double(column) * (Self.smallSide + 36)
      let plot = Plot(entry.proof, x: x, y: y + 18, side: Self.smallSide)
      body.text(entry.condition, x: x, y: y + 10, "font-weight=\"600\" font-size=\"11\"")
      draw(entry.proof, on: plot, isSmall: true, into: &body)
      if column == columns - 1 || index == scene.cases.count - 1 {
        y += plot.height + 58
      }
    }
    let kinds = RangeProof.Kind.allCases.filter { kind in
      scene.cases.contains { $0.proof.findings.contains { $0.kind == kind } }
    }
    var x = 40.0
    for kind in kinds {
      swatch(kind, x, y, into: &body)
      body.text(kind.word, x: x + 30, y: y + 11)
      x += 120
    }
    y += kinds.isEmpty ? 0 : 24
    x = 40
    if marks.contains(where: { Plot(first.proof, x: 0, y: 0, side: 1).shows($0) }) {
      body.circle(x + 11, y + 6.5, Self.dot, "#111111")
      body.text("a device", x: x + 30, y: y + 11)
      x += 120
    }
    body.text("width →, height ↓ in points", x: x, y: y + 11, "fill=\"#555555\"")
    legendOfDoubt(scene.cases.map(\.proof), x + 240, y, into: &body)
    y += 34
  }

  private func drawAlone(
    _ entry: SceneRegionProof.Case, at y: inout Double, into body: inout SVGText
  ) {
    if !entry.condition.isEmpty {
      body.text(entry.condition, x: 16, y: y + 4, "font-weight=\"600\"")
      y += 18
    }
    let plot = Plot(entry.proof, x: Self.left, y: y, side: Self.side)
    let marked = draw(entry.proof, on: plot, isSmall: false, into: &body)
    // The legend beside the map: the findings, their regions, and the marked sizes.
    let x = plot.x + plot.width + 36
    var line = y + 10
    let proof = entry.proof
    for (title, findings) in [
      ("Broken by resizing", proof.findings.filter { !proof.isAlways($0) }),
      ("Broken at every size", proof.findings.filter { proof.isAlways($0) }),
    ] {
      let groups = RegionProof.groups(findings.filter { proof.isTold($0) })
      guard !groups.isEmpty else { continue }
      body.text(title, x: x, y: line, "font-weight=\"600\" font-size=\"13\"")
      line += 18
      for group in groups.prefix(Self.legendCount) {
        swatch(group[0].kind, x, line - 10, into: &body)
        let sentence = RegionProof.Finding.sentence(group)
        for part in Self.wrapped(sentence, 64) {
          body.text(part, x: x + 30, y: line, title: sentence)
          line += 15
        }
        if !proof.isAlways(group[0]) {
          for part in Self.wrapped(proof.places(group[0]), 70) {
            body.text(part, x: x + 30, y: line, "fill=\"#555555\" font-size=\"11\"")
            line += 14
          }
        }
        line += 6
      }
      if groups.count > Self.legendCount {
        body.text(
          "and \(groups.count - Self.legendCount) more", x: x + 30, y: line, "fill=\"#555555\"")
        line += 20
      }
      line += 6
    }
    if proof.findings.isEmpty {
      body.text("Nothing found at any size", x: x, y: line, "fill=\"#2f7d3b\" font-weight=\"600\"")
      line += 22
    }
    legendOfDoubt([proof], x, line - 10, into: &body)
    if proof.comparedShare > LayoutTolerance.share || proof.undecidedShare > LayoutTolerance.share {
      line += 22
    }
    // Below both, in as many columns as the longest names allow.
    let columns = 3
    let rows = (marked.count + columns - 1) / columns
    y = max(y + plot.height + 64, line + 12)
    for (index, mark) in marked.enumerated() {
      let left = 16 + Double(index / max(1, rows)) * (Self.width - 16) / Double(columns)
      let below = y + Double(index % max(1, rows)) * 16
      body.text(
        "\(index + 1)", x: left + 8, y: below,
        "text-anchor=\"middle\" font-size=\"10\" font-weight=\"600\"")
      body.text(
        "\(mark.name), \(mark.size.width.inPoints) × \(mark.size.height.inPoints)", x: left + 22,
        y: below, "fill=\"#333333\" font-size=\"10\"")
    }
    y += Double(rows) * 16
  }

  /// Explains the dashed and the gray parts, if there are any.
  private func legendOfDoubt(
    _ proofs: [RegionProof], _ x: Double, _ y: Double, into body: inout SVGText
  ) {
    var x = x
    if proofs.contains(where: { $0.comparedShare > LayoutTolerance.share }) {
      body.rect(x, y, 22, 13, "none", Self.doubtful)
      body.text("compared, not proven", x: x + 30, y: y + 11)
      x += 170
    }
    if proofs.contains(where: { $0.undecidedShare > LayoutTolerance.share }) {
      body.rect(x, y, 22, 13, "#bbbbbb")
      body.text("undecided", x: x + 30, y: y + 11)
    }
  }

  // MARK: A map

  /// The position of a proof's plane in the picture.
  struct Plot {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var scale: Double
    var widths: ClosedRange<Double>
    var heights: ClosedRange<Double>

    init(_ proof: RegionProof, x: Double, y: Double, side: Double) {
      (widths, heights) = (proof.widths, proof.heights)
      let (across, down) = (
        widths.upperBound - widths.lowerBound, heights.upperBound - heights.lowerBound
      )
      scale = side / max(across, down)
      (self.x, self.y) = (x, y)
      (width, height) = (scale * across, scale * down)
    }

    func point(_ size: LayoutSize) -> (x: Double, y: Double) {
      (x + scale * (size.width - widths.lowerBound), y + scale * (size.height - heights.lowerBound))
    }

    func shows(_ mark: Mark) -> Bool {
      widths.contains(mark.size.width) && heights.contains(mark.size.height)
    }

    func path(_ polygon: ConvexPolygon) -> String {
      let points = polygon.corners.map { corner in
        let (x, y) = point(corner)
        return "\(RegionMap.n(x)) \(RegionMap.n(y))"
      }
      return "M" + points.joined(separator: "L") + "Z"
    }
  }

  /// Draws a map and returns the marks on it, in the order of their numbers.
  @discardableResult
  private func draw(
    _ proof: RegionProof, on plot: Plot, isSmall: Bool, into body: inout SVGText
  ) -> [Mark] {
    body.rect(plot.x, plot.y, plot.width, plot.height, "#f3f5f3")
    axes(plot, isSmall: isSmall, into: &body)
    var outlines: [(path: String, kind: RangeProof.Kind)] = []
    for kind in RangeProof.Kind.allCases.reversed() {
      let findings = proof.findings.filter { $0.kind == kind && proof.isTold($0) }
      let polygons = Set(findings.flatMap(proof.seen)).sorted { $0.order < $1.order }
      guard !polygons.isEmpty else { continue }
      let path = polygons.map(plot.path).joined()
      let title = findings.prefix(6).map { "\($0.sentence): \(proof.places($0))" }
        .joined(separator: "\n")
      // Corners of all polygons have the same orientation, so overlapping parts are filled once. Where
      // several kinds hold, the most severe one has the ground; all have their boundaries.
      body.path(path, "#f3f5f3")
      body.path(path, kind.color, "fill-opacity=\"0.26\"")
      body.path(path, "url(#\(kind.rawValue))", title: title)
      outlines.append((path, kind))
    }
    for (path, kind) in outlines { outline(path, kind, plot, isSmall: isSmall, into: &body) }
    for part in proof.undecidedParts {
      body.path(plot.path(part), "#bbbbbb", title: "undecided")
    }
    for part in proof.comparedParts {
      for polygon in part.polygons where polygon.area / proof.whole.area > LayoutTolerance.share {
        body.path(
          plot.path(polygon), "none", Self.doubtful,
          title: "compared, not proven: \(part.doubt.words)")
      }
    }
    let shown = marks.filter(plot.shows)
    draw(shown, on: plot, isSmall: isSmall, into: &body)
    return shown
  }

  /// Draws the boundary of touching polygons, without the edges between them: what is inside is masked.
  private func outline(
    _ path: String, _ kind: RangeProof.Kind, _ plot: Plot, isSmall: Bool, into body: inout SVGText
  ) {
    let id = "\(kind.rawValue)-\(n(plot.x))-\(n(plot.y))"
    let bounds =
      "x=\"\(n(plot.x - 4))\" y=\"\(n(plot.y - 4))\" width=\"\(n(plot.width + 8))\" "
      + "height=\"\(n(plot.height + 8))\""
    body.add(
      "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(bounds)><rect \(bounds) fill=\"#ffffff\"/>"
        + "<path d=\"\(path)\" fill=\"#000000\" stroke=\"#000000\" stroke-width=\"0.4\"/></mask>\n"
        + "<path d=\"\(path)\" fill=\"none\" stroke=\"\(kind.ink.light)\" "
        + "stroke-width=\"\(isSmall ? 1.2 : 1.8)\" stroke-linejoin=\"round\" mask=\"url(#\(id))\"/>\n"
    )
  }

  private func axes(_ plot: Plot, isSmall: Bool, into body: inout SVGText) {
    let step = isSmall ? 400.0 : 200.0
    func places(_ range: ClosedRange<Double>) -> [Double] {
      var places = [range.lowerBound]
      var next = (range.lowerBound / step).rounded(.down) * step + step
      while next < range.upperBound {
        if next - range.lowerBound > step / 3, range.upperBound - next > step / 3 {
          places.append(next)
        }
        next += step
      }
      return places + [range.upperBound]
    }
    let style = "fill=\"#555555\" font-size=\"\(isSmall ? 9 : 11)\""
    for place in places(plot.widths) {
      let (x, y) = plot.point(LayoutSize(width: place, height: plot.heights.upperBound))
      body.line(x, plot.y, x, y + 4, "#d4d8d4")
      body.text(
        place.inPoints, x: x, y: y + (isSmall ? 14 : 18), style + " text-anchor=\"middle\"")
    }
    for place in places(plot.heights) {
      let (x, y) = plot.point(LayoutSize(width: plot.widths.lowerBound, height: place))
      body.line(x - 4, y, plot.x + plot.width, y, "#d4d8d4")
      body.text(place.inPoints, x: x - 7, y: y + 4, style + " text-anchor=\"end\"")
    }
    guard !isSmall else { return }
    body.text(
      "width →", x: plot.x + plot.width, y: plot.y + plot.height + 34,
      style + " text-anchor=\"end\"")
    body.text("height ↓", x: plot.x, y: plot.y + plot.height + 34, style)
  }

  private func swatch(_ kind: RangeProof.Kind, _ x: Double, _ y: Double, into body: inout SVGText) {
    // A pattern begins at the origin of its element.
    body.add("<g transform=\"translate(\(n(x)) \(n(y)))\" stroke=\"\(kind.ink.light)\">")
    for fill in ["\(kind.color)\" fill-opacity=\"0.26", "url(#\(kind.rawValue))"] {
      body.add("<rect width=\"22\" height=\"13\" fill=\"\(fill)\"/>")
    }
    body.add("</g>\n")
  }

  private static func pattern(_ kind: RangeProof.Kind, _ idPrefix: String) -> String {
    let side = n(RangeProof.Kind.patternSide)
    return "<pattern id=\"\(idPrefix)\(kind.rawValue)\" width=\"\(side)\" height=\"\(side)\" "
      + "patternUnits=\"userSpaceOnUse\"><path d=\"\(kind.pattern)\" fill=\"none\" "
      + "stroke=\"\(kind.ink.light)\" stroke-width=\"1.1\" stroke-opacity=\"0.45\" "
      + "stroke-linecap=\"round\"/></pattern>\n"
  }

  private static func wrapped(_ text: String, _ limit: Int) -> [String] {
    let lines = PictureText.lines(text, limit)
    return lines.count > 6 ? Array(lines.prefix(5)) + [lines[5] + " …"] : lines
  }

  static func n(_ value: Double) -> String { SVGText.number(value) }
  func n(_ value: Double) -> String { SVGText.number(value) }
}

extension ConvexPolygon {
  /// A key that sorts polygons, so that pictures are deterministic.
  fileprivate var order: (Double, Double, Double) {
    (heights.lowerBound, widths.lowerBound, area)
  }
}
