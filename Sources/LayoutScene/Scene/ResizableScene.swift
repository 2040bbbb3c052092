public import AutoLayout

/// A scene that can be laid out at any width and height, for a `RegionProof`.
///
/// All results refer to the last layout. The engine may be replaced by each
/// ``layOut(at:)-(LayoutSize)``.
public protocol ResizableScene: DiagnosableScene {
  /// The item with the size that the proof varies.
  var driver: EngineItem { get }

  /// Lays out with the driver's size in points, with the same result as a new layout.
  func layOut(at size: LayoutSize)

  /// The widths and heights at which something other than a constraint changes, such as a size
  /// class.
  var sizeBoundaries: [SizeBoundary] { get }

  /// Returns the first width of a subject, between two widths, at which its line breaks change; nil
  /// if they never do.
  func textBreak(ofSubject index: Int, from start: Double, to end: Double) -> Double?
}

/// A width or height at which something other than a constraint changes.
public struct SizeBoundary: Hashable, Sendable {
  /// Whether the length is a width or a height.
  public var axis: NSLayoutConstraint.Axis
  /// The length in points.
  public var length: Double
  /// The change.
  public var cause: ChangeCause

  /// Creates a boundary.
  public init(_ axis: NSLayoutConstraint.Axis, _ length: Double, _ cause: ChangeCause) {
    self.axis = axis
    self.length = length
    self.cause = cause
  }
}
