public import AutoLayout
public import LayoutGeometry

/// A stage that can be laid out at any width and height, for proofs over lengths and sizes.
///
/// The engine contains the constraints; the stage provides everything else that depends on a size, such as
/// line breaks. All results refer to the last layout. The engine may be replaced by each layout.
public protocol ResizableStage: Stage {
  /// The item with the size that a proof varies.
  var driver: EngineItem { get }

  /// The axis of the length that a `RangeProof` varies.
  var axis: NSLayoutConstraint.Axis { get }

  /// Lays out with the driver's length along ``axis`` in points, with the same result as a new layout.
  func layOut(at length: Double)

  /// Lays out with the driver's size in points, with the same result as a new layout.
  func layOut(at size: LayoutSize)

  /// The lengths along ``axis`` at which something other than a constraint changes, such as a size class.
  var boundaries: [ProofBoundary] { get }

  /// The widths and heights at which something other than a constraint changes.
  var sizeBoundaries: [SizeBoundary] { get }

  /// Returns the first length at which a fact changes that the motion assumes to be constant, such
  /// as a line break.
  func factChange(in motion: LayoutMotion) -> ProofBoundary?

  /// Returns the first width of an item, between two widths, at which its line breaks change; nil if they never
  /// do.
  func textBreak(ofItem index: Int, from start: Double, to end: Double) -> Double?

  /// Creates the stage again with changes that apply at every size, so that repairs can be tried.
  ///
  /// - Returns: The changed stage, or nil if one of the changes cannot be applied.
  func changed(by changes: [SceneChange]) -> Self?
}

/// A length at which something other than a constraint changes.
public struct ProofBoundary: Hashable, Sendable {
  /// The length in points.
  public var length: Double
  /// The change.
  public var cause: ChangeCause

  /// Creates a boundary.
  public init(_ length: Double, _ cause: ChangeCause) {
    self.length = length
    self.cause = cause
  }
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
