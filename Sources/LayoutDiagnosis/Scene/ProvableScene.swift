public import AutoLayout

/// Something that can be laid out at any width or height: what a proof asks of it.
///
/// The engine knows constraints; the scene knows everything else that moves with a size, such as
/// where text breaks into lines. All answers are about the layout that was asked for last.
///
/// The engine may be another one after each ``layOut(at:)``.
public protocol ProvableScene: DiagnosableScene {
  /// The item whose frame has the length that the proof moves along.
  var driver: EngineItem { get }

  /// Which of the driver's lengths it is.
  var axis: NSLayoutConstraint.Axis { get }

  /// Lays out as if afresh with the driver's length as given, in points.
  func layOut(at length: Double)

  /// The lengths at which rules other than constraints change, such as a size class.
  var boundaries: [ProofBoundary] { get }

  /// The first length at which a fact changes that the motion takes as fixed: a text that breaks
  /// otherwise, say.
  func factChange(in motion: LayoutMotion) -> ProofBoundary?
}

/// A length at which something changes that no constraint says.
public struct ProofBoundary: Hashable, Sendable {
  /// The length in points.
  public var length: Double
  /// What changes there.
  public var cause: RangeProof.Cause

  /// Makes a boundary.
  public init(_ length: Double, _ cause: RangeProof.Cause) {
    self.length = length
    self.cause = cause
  }
}
