public import AutoLayout

/// Something that can be laid out at any width and height: what a ``RegionProof`` asks of it.
///
/// All answers are about the layout that was asked for last. The engine may be another one after each
/// ``layOut(at:)-(LayoutSize)``.
public protocol ResizableScene: DiagnosableScene {
  /// The item whose frame has the size that the proof moves.
  var driver: EngineItem { get }

  /// Lays out as if afresh with the driver's size as given, in points.
  func layOut(at size: LayoutSize)

  /// The widths and heights at which rules other than constraints change, such as a size class.
  var sizeBoundaries: [SizeBoundary] { get }

  /// The first width of a subject, on the way from one to another, at which its text breaks
  /// otherwise; nil where it never does.
  func textBreak(ofSubject index: Int, from start: Double, to end: Double) -> Double?
}

/// A width or height at which something changes that no constraint says.
public struct SizeBoundary: Hashable, Sendable {
  /// Whether the length is a width or a height.
  public var axis: NSLayoutConstraint.Axis
  /// The length in points.
  public var length: Double
  /// What changes there.
  public var cause: RangeProof.Cause

  /// Makes a boundary.
  public init(_ axis: NSLayoutConstraint.Axis, _ length: Double, _ cause: RangeProof.Cause) {
    self.axis = axis
    self.length = length
    self.cause = cause
  }
}
