internal import LayoutGeometry

/// A tab stop.
public struct TabStop: Sendable, Hashable {
  /// The part of the text after the tab that is aligned with the stop.
  public enum Alignment: Sendable, Hashable {
    /// Its beginning.
    case leading
    /// Its middle.
    case center
    /// Its end.
    case trailing
  }

  /// The distance from the leading edge, in points.
  public var location: Double
  /// The part of the text that is aligned.
  public var alignment: Alignment

  /// Creates a stop.
  public init(_ location: Double, _ alignment: Alignment = .leading) {
    self.location = location
    self.alignment = alignment
  }
}

/// The tab stops of a paragraph: its own, then one per interval.
struct TabStops {
  let stops: [TabStop]
  let interval: Double

  init(_ style: ParagraphStyle) {
    stops = style.tabStops
    interval = style.tabInterval
  }

  /// Returns the first stop after a position; nil if there is none.
  func next(after place: Double) -> TabStop? {
    var nearest: TabStop?
    for stop in stops where stop.location > place {
      if nearest.map({ stop.location < $0.location }) ?? true { nearest = stop }
    }
    if let nearest { return nearest }
    guard interval > 0 else { return nil }
    return TabStop(((place / interval).wholeBelow + 1) * interval)
  }
}
