#if !canImport(Darwin)
public import Foundation

/// An affine map of the plane, applied to row vectors: `[x y 1] · matrix`.
///
///     x′ = a·x + c·y + tx
///     y′ = b·x + d·y + ty
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The entry in the first row and column: how x contributes to x.
  public var a: CGFloat
  /// The entry in the first row, second column: how x contributes to y.
  public var b: CGFloat
  /// The entry in the second row, first column: how y contributes to x.
  public var c: CGFloat
  /// The entry in the second row and column: how y contributes to y.
  public var d: CGFloat
  /// The translation along x, applied after the linear part.
  public var tx: CGFloat
  /// The translation along y, applied after the linear part.
  public var ty: CGFloat

  /// The transform that maps every point to itself.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the transform whose six entries are all 0, which maps every point to the origin.
  ///
  /// Use ``identity`` for the identity transform.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a transform from its six entries, row by row.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six entries under the names of their matrix, row by row.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a transform that moves every point by the same distance.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a transform that multiplies coordinates, keeping the origin in place.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin, in radians.
  ///
  /// If y increases downward, as in views, a positive angle rotates clockwise.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a transform from the six unkeyed numbers that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    a = try container.decode(CGFloat.self)
    b = try container.decode(CGFloat.self)
    c = try container.decode(CGFloat.self)
    d = try container.decode(CGFloat.self)
    tx = try container.decode(CGFloat.self)
    ty = try container.decode(CGFloat.self)
  }

  /// Writes the six entries unkeyed and row by row, as Core Graphics does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] { try container.encode(entry) }
  }
}
#endif
