internal import Foundation

/// An error in a geometry, with Apple's message.
package struct GeometryProblem: Error, Hashable, CustomStringConvertible {
  /// Apple's message.
  package let reason: String

  /// Creates a problem with Apple's message.
  package init(reason: String) { self.reason = reason }

  /// The exception and the message, as printed when an app terminates.
  package var description: String {
    "*** Terminating app due to uncaught exception 'CALayerInvalidGeometry', reason: '\(reason)'"
  }

  /// Traps: the error is a programming error.
  package func raise() -> Never { fatalError(description) }
}

extension LayerGeometry {
  /// The error for a NaN, which Apple's layers do not accept; infinite numbers are accepted.
  package var problem: GeometryProblem? {
    let position = position
    // The sum is NaN if one of its terms is, so one comparison is sufficient.
    let sum =
      position.x + position.y + bounds.origin.x + bounds.origin.y + bounds.size.width
      + bounds.size.height
    guard sum.isNaN else { return nil }
    if position.x.isNaN || position.y.isNaN {
      return GeometryProblem(
        reason: "CALayer position contains NaN: [\(Self.text(position.x, position.y))]")
    }
    let (origin, size) = (bounds.origin, bounds.size)
    guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else {
      return nil
    }
    return GeometryProblem(
      reason: "CALayer bounds contains NaN: "
        + "[\(Self.text(origin.x, origin.y)); \(Self.text(size.width, size.height))]")
  }

  private static func text(_ first: CGFloat, _ second: CGFloat) -> String {
    String(format: "%g %g", Double(first), Double(second))
  }
}
