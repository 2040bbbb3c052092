internal import ConflictAnalysis
internal import LayoutGeometry

/// A picture of proofs: lengths from left to right, a row for each finding, colored where it
/// holds.
package struct ProofStrip: Sendable {
  /// The proofs that are drawn.
  package var proofs: [SceneProof]
  /// The width of the axis, in points.
  package var width = 720.0

  /// Creates a picture.
  package init(_ proofs: [SceneProof]) { self.proofs = proofs }

  private static let labelWidth = 400.0
  private static let rowHeight = 20.0

  /// The picture as the text of an SVG file.
  ///
  /// - Complexity: O(*n*) in the number of intervals.
  package var svg: String {
    var body = SVGText()
    var y = 16.0
    for proof in proofs { draw(proof, at: &y, into: &body) }
    let total = Self.labelWidth + width + 40
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(n(total))" height="\(n(y + 8))" \
      viewBox="0 0 \(n(total)) \(n(y + 8))" font-family="-apple-system, Inter, 'Helvetica Neue', \
      Arial, sans-serif" font-size="12">
      <rect width="100%" height="100%" fill="#ffffff"/>
      \(body.markup)</svg>

      """
  }

  private func draw(_ scene: SceneProof, at y: inout Double, into body: inout SVGText) {
    body.text(scene.scene, x: 16, y: y + 12, "font-weight=\"600\" font-size=\"14\"")
    y += 26
    for entry in scene.cases {
      if !entry.condition.isEmpty {
        body.text(entry.condition, x: 16, y: y + 12, "fill=\"#444444\" font-weight=\"600\"")
        y += 20
      }
      draw(entry.proof, scene.axis, at: &y, into: &body)
      y += 14
    }
  }

  private func draw(
    _ proof: RangeProof, _ axis: String, at y: inout Double, into body: inout SVGText
  ) {
    func x(_ length: Double) -> Double {
      Self.labelWidth + (length - proof.range.lowerBound)
        / (proof.range.upperBound - proof.range.lowerBound) * width
    }
    let top = y
    if proof.findings.isEmpty {
      body.text("nothing found", x: 16, y: y + 13, "fill=\"#2f7d3b\"")
      body.rect(x(proof.range.lowerBound), y + 4, width, 12, "#cfe8d3")
      y += Self.rowHeight
    }
    for group in proof.groups(axis) {
      let finding = group[0]
      let sentence = RangeProof.Finding.sentence(group)
      body.text(Self.shortened(sentence), x: 16, y: y + 13, title: sentence)
      body.rect(x(proof.range.lowerBound), y + 4, width, 12, "#f1f1f4")
      for interval in finding.intervals {
        let from = x(interval.lower)
        // A finding at a single length must still be visible.
        body.rect(
          from, y + 4, max(1, x(interval.upper) - from), 12, finding.kind.color,
          title: Self.title(interval))
      }
      ends(of: finding, proof, x, y + 14, into: &body)
      y += Self.rowHeight
    }
    for part in proof.unprovenParts {
      let from = x(part.lowerBound)
      body.rect(
        from, top, x(part.upperBound) - from, y - top, "none",
        "stroke=\"#999999\" stroke-dasharray=\"3 3\"", title: "compared, not proven")
    }
    axisLine(proof, axis, x, at: &y, into: &body)
  }

  /// The lengths at which bars begin and end, if there is space for them.
  private func ends(
    of finding: RangeProof.Finding, _ proof: RangeProof, _ x: (Double) -> Double, _ y: Double,
    into body: inout SVGText
  ) {
    let room = 48.0
    var free = x(proof.range.lowerBound)
    let intervals = finding.intervals
    for (index, interval) in intervals.enumerated() {
      let (from, to) = (x(interval.lower), x(interval.upper))
      if interval.lower > proof.range.lowerBound, from - free >= room {
        body.text(
          interval.lower.inPoints, x: from - 3, y: y,
          "text-anchor=\"end\" fill=\"#555555\" font-size=\"10\"")
      }
      let next =
        index + 1 < intervals.count ? x(intervals[index + 1].lower) : x(proof.range.upperBound)
      free = to
      guard interval.upper < proof.range.upperBound, next - to >= room else { continue }
      body.text(
        interval.upper.inPoints, x: to + 3, y: y,
        "fill=\"#555555\" font-size=\"10\"")
      free = to + room
    }
  }

  private func axisLine(
    _ proof: RangeProof, _ axis: String, _ x: (Double) -> Double, at y: inout Double,
    into body: inout SVGText
  ) {
    body.line(x(proof.range.lowerBound), y + 3, x(proof.range.upperBound), y + 3, "#888888")
    for breakpoint in proof.breakpoints {
      body.line(
        x(breakpoint.length), y, x(breakpoint.length), y + 6, "#555555",
        title: "\(breakpoint.length.inPoints): "
          + breakpoint.causes.map(\.words).joined(separator: "; "))
    }
    // First the ends of the range, then the ends of intervals, if there is space.
    var marks: [Double] = []
    let ends = proof.findings.flatMap { $0.intervals.flatMap { [$0.lower, $0.upper] } }.sorted()
    for length in [proof.range.lowerBound, proof.range.upperBound] + ends
    where marks.allSatisfy({ abs(x($0) - x(length)) >= 44 }) {
      marks.append(length)
    }
    for length in marks {
      body.text(
        length.inPoints, x: x(length), y: y + 19,
        "text-anchor=\"middle\" fill=\"#555555\" font-size=\"11\"")
    }
    body.text(
      axis, x: Self.labelWidth - 30, y: y + 19,
      "text-anchor=\"end\" fill=\"#888888\" font-size=\"11\"")
    y += 26
  }

  private static func title(_ interval: RangeProof.Interval) -> String {
    var text = "\(interval.lower.inPoints) to \(interval.upper.inPoints)"
    if let cause = interval.lowerCause { text += "; begins where \(cause.words)" }
    if let cause = interval.upperCause { text += "; ends where \(cause.words)" }
    return text
  }

  private static func shortened(_ text: String) -> String {
    text.count > 62 ? text.prefix(61) + "…" : text
  }

  private func n(_ value: Double) -> String { SVGText.number(value) }
}
