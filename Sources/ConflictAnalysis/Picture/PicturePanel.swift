internal import LayoutGeometry

/// The boxes and dimension lines of one axis.
struct PicturePanel {
  private let axis: PictureAxis
  private let boxes: PictureBoxes
  private let members: [Int]
  private let red: Set<Int>
  private let system: ConstraintSystem
  private let labels: [String]
  private let lanes: [Int]
  /// Where each lane of dimension lines is across the axis.
  private let laneOffsets: [Double]

  /// The extent on the page.
  let width: Double
  let height: Double

  init(_ axis: PictureAxis, _ members: [Int], red: Set<Int>, in system: ConstraintSystem) {
    self.axis = axis
    self.members = members
    self.red = red
    self.system = system
    boxes = PictureBoxes(axis, in: system)
    let texts = axis.spans.map { Self.label($0.member, in: system) }
    labels = texts
    // A label can be longer than its line.
    let ranges = axis.spans.enumerated().map { index, span in
      let middle = (span.from + span.to) / 2
      let half = axis.isVertical ? 12.0 : (PictureText.width(texts[index]) + 34) / 2
      return (from: min(span.from, middle - half), to: max(span.to, middle + half))
    }
    let found = PictureAxis.lanes(ranges)
    lanes = found
    var offsets: [Double] = []
    var offset = boxes.size + 26
    for lane in 0...(found.max() ?? 0) {
      offsets.append(offset)
      let widest =
        axis.spans.indices.filter { found[$0] == lane }
        .map { PictureText.width(texts[$0]) }.max() ?? 0
      offset += axis.isVertical ? widest + 56 : 34
    }
    laneOffsets = offsets
    let along = max(axis.length, ranges.map { $0.to }.max() ?? 0)
    width = axis.isVertical ? offset : along
    height = axis.isVertical ? along : (offsets.last ?? 0) + 10
  }

  /// What a constraint's line says, besides its number.
  private static func label(_ member: Int, in system: ConstraintSystem) -> String {
    let statement = system.statements[member]
    let bound = statement.relation == .equal ? "" : "\(statement.relation.sign) "
    let number = ConflictProse.number(abs(statement.writtenConstant ?? statement.constant))
    var text =
      statement.writtenConstant.map { $0 < 0 && statement.sized != nil } == true
      ? "\(bound)−\(number)" : "\(bound)\(number)"
    if let first = statement.first, let second = statement.second {
      if first.part == .center || second.part == .center {
        text = number == "0" ? "centred" : "centred, \(number) off"
      } else if first.part == .length, second.part == .length {
        let word = second.isVertical ? "height" : "width"
        text = statement.multiplier == 1 ? "" : "\(statement.multiplier.text(decimals: 6)) × "
        text = "\(bound)\(text)\(word)" + (number == "0" ? "" : " ± \(number)")
      }
    }
    switch statement.origin {
    case .mask: return text + " (mask)"
    case .imposed: return text + " (imposed)"
    case .author, .stack, .content, .system: return text
    }
  }

  // MARK: Drawing

  /// Draws the panel with its corner at a place.
  func draw(at corner: (x: Double, y: Double), into body: inout SVGText) {
    func point(_ along: Double, _ across: Double) -> (x: Double, y: Double) {
      axis.isVertical
        ? (corner.x + across, corner.y + along) : (corner.x + along, corner.y + across)
    }
    for box in boxes.boxes { draw(box, point, into: &body) }
    for (index, span) in axis.spans.enumerated() {
      draw(span, labels[index], laneOffsets[lanes[index]], point, into: &body)
    }
  }

  private typealias Point = (Double, Double) -> (x: Double, y: Double)

  private func color(_ item: Int) -> (name: String, color: String) {
    PictureColors.of(axis.items.firstIndex(of: item) ?? 0)
  }

  private func draw(_ box: PictureBoxes.Box, _ point: Point, into body: inout SVGText) {
    let (a, b) = (point(box.from, box.near), point(box.to, box.far))
    let (name, color) = color(box.item)
    let dash = system.isGuide(box.item) ? " stroke-dasharray=\"6 4\"" : ""
    let label = system.items[box.item].name
    body.rect(
      a.x, a.y, b.x - a.x, b.y - a.y, color,
      "class=\"\(name) \(name.replacing("v", with: "f"))\" fill-opacity=\"0.09\" stroke=\"\(color)\" "
        + "stroke-width=\"2\" rx=\"6\"\(dash)", title: label)
    let room = Int((b.x - a.x - 16) / 7)
    let shown = label.count > room ? label.prefix(max(1, room - 1)) + "…" : label
    body.text(String(shown), x: a.x + 10, y: a.y + 18, PictureColors.ink, title: label)
  }

  private func draw(
    _ span: PictureAxis.Span, _ label: String, _ lane: Double, _ point: Point,
    into body: inout SVGText
  ) {
    let isRed = red.contains(span.member)
    let (name, usual) = color(span.item)
    let color = isRed ? PictureColors.conflict.light : usual
    let line = isRed ? "red" : name
    let says = ConflictProse(system).line(span.member)
    // From the boxes to the line.
    for along in span.from == span.to ? [span.from] : [span.from, span.to] {
      let (a, b) = (point(along, edge(at: along, span)), point(along, lane + 5))
      body.line(
        a.x, a.y, b.x, b.y, color,
        "class=\"\(line)\" stroke-dasharray=\"2 3\" stroke-opacity=\"0.65\"")
    }
    let (a, b) = (point(span.from, lane), point(span.to, lane))
    body.line(
      a.x, a.y, b.x, b.y, color,
      "class=\"\(line)\" stroke-width=\"\(isRed ? "3.5" : "1.75")\"", title: says)
    for (along, way) in [(span.from, 1.0), (span.to, -1.0)] where span.to - span.from > 14 {
      let (tip, one, two) = (
        point(along, lane), point(along + 8 * way, lane - 4), point(along + 8 * way, lane + 4)
      )
      let path = [tip, one, two].map { "\(SVGText.number($0.x)) \(SVGText.number($0.y))" }
      body.add(
        "<path d=\"M\(path.joined(separator: " L"))Z\" fill=\"\(color)\" "
          + "class=\"\(isRed ? "redfill" : name.replacing("v", with: "f"))\"/>\n")
    }
    let number = (members.firstIndex(of: span.member) ?? 0) + 1
    let text = isRed ? "✕ \(label)" : label
    let middle = point((span.from + span.to) / 2, lane)
    let weight = isRed ? " font-weight=\"700\"" : ""
    let start =
      axis.isVertical
      // Beside the line, as a short one would be covered with its arrows.
      ? (x: middle.x + 17, y: middle.y)
      : (
        // The label of a short line at the beginning would be cut off.
        x: max(point(0, lane).x - 10, middle.x - (PictureText.width(text) + 22) / 2 + 9),
        y: middle.y - 14
      )
    Self.badge(number, start.x, start.y, isRed: isRed, &body)
    body.text(
      text, x: start.x + 13, y: start.y + 4.5,
      PictureColors.halo + weight, title: says)
  }

  /// The far side of the outermost box that ends at a place, from which a line leads to the dimension.
  private func edge(at along: Double, _ span: PictureAxis.Span) -> Double {
    let touching = boxes.boxes.filter { $0.from == along || $0.to == along }
    return touching.map { $0.far }.min() ?? boxes.size
  }

  /// Draws the number of a constraint in a circle, filled if it is one of those that collide.
  static func badge(_ number: Int, _ x: Double, _ y: Double, isRed: Bool, _ body: inout SVGText) {
    let color = isRed ? PictureColors.conflict.light : "#5f5f66"
    body.add(
      "<circle cx=\"\(SVGText.number(x))\" cy=\"\(SVGText.number(y))\" r=\"9\" "
        + "class=\"\(isRed ? "redfill" : "mark")\" fill=\"\(isRed ? color : "#ffffff")\" "
        + "stroke=\"\(color)\"/>\n")
    body.text(
      "\(number)", x: x, y: y + 4,
      "class=\"\(isRed ? "onred" : "ink")\" fill=\"\(isRed ? "#ffffff" : "#1c1c1e")\" text-anchor=\"middle\" font-size=\"11\" "
        + "font-weight=\"600\"")
  }
}
