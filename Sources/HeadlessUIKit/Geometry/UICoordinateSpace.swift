public import Foundation

/// A frame of reference: a view, a screen, a window scene.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicoordinatespace>
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle that the space covers, in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Returns the view that a space is, or nil for a screen.
///
/// A cast from the protocol itself crashes the optimizer of Swift 6.3 (`OwnershipModelEliminator`).
private func view(_ space: AnyObject) -> UIView? { space as? UIView }

extension UIView: UICoordinateSpace {
  /// Converts a point to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: view(coordinateSpace))
  }
  /// Converts a point from another space.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: view(coordinateSpace))
  }
  /// Converts a rectangle to another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: view(coordinateSpace))
  }
  /// Converts a rectangle from another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: view(coordinateSpace))
  }
}

extension UIScreen: UICoordinateSpace {
  /// The space of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The space of the screen in portrait, which is that of ``coordinateSpace`` in any orientation here.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// Converts a point to another space; windows lie at the screen's origin.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(coordinateSpace)?.convert(point, from: nil as UIView?) ?? point
  }
  /// Converts a point from another space.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(coordinateSpace)?.convert(point, to: nil as UIView?) ?? point
  }
  /// Converts a rectangle to another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(coordinateSpace)?.convert(rect, from: nil as UIView?) ?? rect
  }
  /// Converts a rectangle from another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(coordinateSpace)?.convert(rect, to: nil as UIView?) ?? rect
  }
}

extension UIWindowScene {
  /// The space of the scene's screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
