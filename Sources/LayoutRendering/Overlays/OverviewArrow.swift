internal import LayoutSnapshot

/// The curve of an arrow between two scenes of an overview.
struct OverviewArrow {
  private let start: LayoutSnapshot.Point
  private let end: LayoutSnapshot.Point
  private let isAcross: Bool

  /// Chooses the sides that face each other.
  ///
  /// - Parameters:
  ///   - one: The scene at which it begins.
  ///   - other: The scene to which it leads.
  ///   - number: The number of arrows between the two before this one.
  init(from one: LayoutSnapshot.Rect, to other: LayoutSnapshot.Rect, number: Int) {
    let shift = 50 * Double(number)
    let gapAcross = max(other.minX - one.maxX, one.minX - other.maxX)
    let gapDown = max(other.minY - one.maxY, one.minY - other.maxY)
    isAcross = gapAcross >= gapDown
    let isForward = isAcross ? other.midX >= one.midX : other.midY >= one.midY
    if isAcross {
      // Level, where the two stand beside each other.
      let (low, high) = (max(one.minY, other.minY), min(one.maxY, other.maxY))
      let level = low < high ? low + min(120, (high - low) / 2) : nil
      start = .init(
        x: isForward ? one.maxX : one.minX,
        y: (level ?? one.minY + min(200, one.height / 2)) + shift)
      end = .init(
        x: isForward ? other.minX : other.maxX,
        y: (level ?? other.minY + min(120, other.height / 2)) + shift)
    } else {
      start = .init(x: one.midX + shift, y: isForward ? one.maxY : one.minY)
      end = .init(x: other.midX + shift, y: isForward ? other.minY : other.maxY)
    }
  }

  /// The curve, its head and its words.
  func elements(
    _ arrow: LayoutRenderer.Overview.Arrow, color: String, ink: String, ground: String
  ) -> String {
    let n = SVGText.number
    let length = isAcross ? end.x - start.x : end.y - start.y
    let way = length < 0 ? -1.0 : 1.0
    let reach = way * max(30, abs(length) / 2)
    let (x, y) = isAcross ? (reach, 0) : (0, reach)
    let middle = ((start.x + end.x) / 2, (start.y + end.y) / 2)
    let (back, side) = (way * 14, 6.0)
    let head =
      isAcross
      ? "M\(n(end.x)) \(n(end.y))L\(n(end.x - back)) \(n(end.y - side))L\(n(end.x - back)) \(n(end.y + side))Z"
      : "M\(n(end.x)) \(n(end.y))L\(n(end.x - side)) \(n(end.y - back))L\(n(end.x + side)) \(n(end.y - back))Z"
    return
      "<path d=\"M\(n(start.x)) \(n(start.y))C\(n(start.x + x)) \(n(start.y + y)) "
      + "\(n(end.x - x)) \(n(end.y - y)) \(n(end.x)) \(n(end.y))\" fill=\"none\" stroke=\"\(color)\" "
      + "stroke-width=\"2.5\"\(arrow.isDashed ? " stroke-dasharray=\"8 5\"" : "")/>\n"
      + "<path d=\"\(head)\" fill=\"\(color)\"/>\n"
      + "<text x=\"\(n(middle.0))\" y=\"\(n(middle.1 - 8))\" text-anchor=\"middle\" font-size=\"20\" stroke=\"\(ground)\" stroke-width=\"4\" paint-order=\"stroke\" "
      + "fill=\"\(ink)\">\(SVGText.escaped(arrow.words))</text>\n"
  }
}
