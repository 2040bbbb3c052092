public import AutoLayout

/// A scene that can be laid out at any length along one axis, for a `RangeProof`.
///
/// The engine contains the constraints; the scene provides everything else that depends on a size,
/// such as line breaks. All results refer to the last layout.
///
/// The engine may be replaced by each ``layOut(at:)``.
public protocol ProvableScene: DiagnosableScene {
  /// The item with the length that the proof varies.
  var driver: EngineItem { get }

  /// The axis of that length.
  var axis: NSLayoutConstraint.Axis { get }

  /// Lays out with the driver's length in points, with the same result as a new layout.
  func layOut(at length: Double)

  /// The lengths at which something other than a constraint changes, such as a size class.
  var boundaries: [ProofBoundary] { get }

  /// Returns the first length at which a fact changes that the motion assumes to be constant, such
  /// as a line break.
  func factChange(in motion: LayoutMotion) -> ProofBoundary?
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
