internal import Foundation

/// An error in a geometry, with Apple's message.
package struct GeometryProblem: Error, Hashable, CustomStringConvertible {
  /// Apple's text.
  package let reason: String

  /// Creates a problem with Apple's text.
  package init(reason: String) { self.reason = reason }

  /// The exception and the text, as a crash report prints them.
  package var description: String {
    "*** Terminating app due to uncaught exception 'CALayerInvalidGeometry', reason: '\(reason)'"
  }

  /// Stops the program: the mistake is in its code.
  package func raise() -> Never { fatalError(description) }
}

extension LayerGeometry {
  /// A number that is none, as Apple's layers refuse it; infinite numbers are let through, as there.
  package var problem: GeometryProblem? {
    let position = position
    // One sum instead of eight questions: it is NaN if one of its parts is.
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
