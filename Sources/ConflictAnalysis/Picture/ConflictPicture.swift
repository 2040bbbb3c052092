internal import LayoutGeometry

/// A picture of a conflict: its views as boxes, its constraints as numbered dimension lines, and the sum.
///
/// The constraints that contradict each other are red, thicker and marked with a cross. Colors can be
/// distinguished with any kind of color vision, and names and numbers say the same. The picture is light,
/// or dark where the reader's system is.
package struct ConflictPicture: Sendable {
  private let conflict: ConflictDiagnosis
  private let seen: String?
  private let title: String
  private let system: ConstraintSystem
  private let prose: ConflictProse

  /// Draws the first conflict of a cause.
  ///
  /// Nil if there is no conflict to draw.
  package init?(_ cause: LogExplanation.Cause) {
    guard let first = cause.diagnosis.conflicts.first else { return nil }
    self.init(first, in: cause.diagnosis.system, title: cause.place, seen: cause.diagnosis.seen)
  }

  /// Draws a conflict.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - system: The system in which it was found.
  ///   - title: Where it was found, such as the name of a scene.
  package init(_ conflict: ConflictDiagnosis, in system: ConstraintSystem, title: String) {
    self.init(conflict, in: system, title: title, seen: nil)
  }

  private init(
    _ conflict: ConflictDiagnosis, in system: ConstraintSystem, title: String, seen: String?
  ) {
    (self.conflict, self.system, self.title, self.seen) = (conflict, system, title, seen)
    prose = ConflictProse(system)
  }

  private static let margin = 24.0

  /// The picture as the text of an SVG file.
  package var svg: String {
    let members = prose.order(conflict)
    let red = colliding(conflict)
    var body = SVGText()
    var y = Self.margin
    let axes = [false, true].map { PictureAxis(members, isVertical: $0, in: system) }
      .filter { !$0.spans.isEmpty }
    var width = 640.0
    var panels = SVGText()
    var panelY = 0.0
    for axis in axes {
      if axes.count > 1 {
        panels.text(
          axis.isVertical ? "Vertical" : "Horizontal", x: Self.margin, y: panelY + 14,
          "\(PictureColors.soft) font-weight=\"600\"")
        panelY += 26
      }
      let panel = PicturePanel(axis, members, red: red, in: system)
      panel.draw(at: (Self.margin, panelY), into: &panels)
      width = max(width, panel.width + 2 * Self.margin)
      panelY += panel.height + 20
    }
    let length = Int((width - 2 * Self.margin - 30) / 6.9)
    let count = members.count
    let head =
      seen
      ?? (count == 1
        ? "a constraint that cannot be satisfied"
        : "\(count) constraints that cannot be satisfied together")
    for line in PictureText.lines("\(title): \(head)", length) {
      body.text(line, x: Self.margin, y: y + 12, "\(PictureColors.ink) font-weight=\"600\"")
      y += 20
    }
    y += 10
    body.add("<g transform=\"translate(0 \(SVGText.number(y)))\">\n\(panels.markup)</g>\n")
    y += panelY
    if let sum = conflict.sum {
      for line in PictureText.lines(prose.text(sum, conflict), length) {
        body.text(line, x: Self.margin, y: y + 12, "\(PictureColors.ink) font-weight=\"600\"")
        y += 20
      }
      y += 8
    }
    for (index, member) in members.enumerated() {
      PicturePanel.badge(index + 1, Self.margin + 9, y + 8, isRed: red.contains(member), &body)
      for line in PictureText.lines(prose.line(member), length) {
        body.text(line, x: Self.margin + 28, y: y + 12, PictureColors.ink)
        y += 20
      }
      y += 4
    }
    body.text(
      "✕ and red: the ends that collide. Not to scale.", x: Self.margin, y: y + 14,
      "\(PictureColors.soft) font-size=\"11\"")
    y += 20 + Self.margin
    let (w, h) = (SVGText.number(width), SVGText.number(y))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(w)" height="\(h)" viewBox="0 0 \(w) \(h)" \
      role="img" font-family="-apple-system, Inter, 'Helvetica Neue', Arial, sans-serif" \
      font-size="13">
      <title>\(head.markupText)</title>
      <style>\(PictureColors.style)</style>
      <rect class="paper" width="100%" height="100%" fill="#ffffff"/>
      \(body.markup)</svg>

      """
  }

  /// The two ends that collide: the given size or what the sum is stated for, and what should change first.
  private func colliding(_ conflict: ConflictDiagnosis) -> Set<Int> {
    let given = GivenSize(of: conflict.members, in: system)?.member
    // Where no size is given, one of the framework's comes before one of the author's.
    let sizes = conflict.members.filter { system.statements[$0].sized != nil }
    let imposed = sizes.first { system.statements[$0].origin != .author }
    let candidates = [
      given, conflict.suspect?.member, conflict.sum?.member, imposed, sizes.first,
      conflict.members.last, conflict.members.first,
    ]
    var red: Set<Int> = []
    for candidate in candidates.compactMap({ $0 }) where red.count < 2 { red.insert(candidate) }
    return red
  }
}

/// The colors of a picture, for light and dark surroundings.
package enum PictureColors {
  /// A color for light and one for dark surroundings.
  package struct Pair: Sendable, Hashable {
    /// The color on a light ground.
    package var light: String
    /// The color on a dark ground.
    package var dark: String

    /// Creates a pair.
    package init(light: String, dark: String) { (self.light, self.dark) = (light, dark) }
  }

  /// What collides.
  package static let conflict = Pair(light: "#b83c00", dark: "#ff8f57")

  /// Source: Okabe and Ito, "Color Universal Design" (2008), without red and yellow, darker and lighter.
  private static let pairs = [
    ("#0067a3", "#6cb8ee"), ("#007a58", "#3fc99c"), ("#9a5b00", "#f0b13c"), ("#8f3f74", "#e295c4"),
    ("#4a5568", "#b8c2d3"), ("#00707d", "#5cced9"),
  ]

  /// The class and the color of an item.
  static func of(_ index: Int) -> (name: String, color: String) {
    ("v\(index % pairs.count)", pairs[index % pairs.count].0)
  }

  /// The attributes of a text, whose color the style replaces where the surroundings are dark.
  static let ink = "class=\"ink\" fill=\"#1c1c1e\""
  static let soft = "class=\"soft\" fill=\"#5f5f66\""
  /// A text that is readable on lines.
  static let halo =
    "class=\"ink halo\" fill=\"#1c1c1e\" stroke=\"#ffffff\" stroke-width=\"4\" "
    + "stroke-linejoin=\"round\" paint-order=\"stroke\""

  static var style: String {
    func rules(_ isDark: Bool) -> String {
      let (paper, ink, soft) =
        isDark ? ("#1c1c1e", "#f2f2f7", "#a6a6ad") : ("#ffffff", "#1c1c1e", "#5f5f66")
      let red = isDark ? conflict.dark : conflict.light
      var text = ".paper{fill:\(paper)}.ink{fill:\(ink)}.soft{fill:\(soft)}"
      text += ".halo{stroke:\(paper);stroke-width:4px;stroke-linejoin:round;paint-order:stroke}"
      text += ".mark{fill:\(paper)}.red{stroke:\(red)}.redfill{fill:\(red)}.onred{fill:\(paper)}"
      for (index, pair) in pairs.enumerated() {
        let color = isDark ? pair.1 : pair.0
        text += ".v\(index){stroke:\(color)}.f\(index){fill:\(color)}"
      }
      return text
    }
    return rules(false) + "@media (prefers-color-scheme:dark){\(rules(true))}"
  }
}
