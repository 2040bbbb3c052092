#if !canImport(Darwin)
public import Foundation

extension NSValue {
  /// Creates an object of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates an object of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The rectangle; only of an object made of one.
  public var cgRectValue: CGRect { rectValue }
  /// The point; only of an object made of one.
  public var cgPointValue: CGPoint { pointValue }
  /// The size; only of an object made of one.
  public var cgSizeValue: CGSize { sizeValue }
}
#endif
