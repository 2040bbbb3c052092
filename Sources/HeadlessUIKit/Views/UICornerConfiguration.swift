public import Foundation

/// The radius of a corner: fixed, or concentric with the corners of the view around.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicornerradius>
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(kind: .fixed(radius)) }

  /// A radius that is concentric with the corner of the view around, and at least `minimum`.
  public static func containerConcentric(minimum: CGFloat? = nil) -> Self {
    Self(kind: .concentric(minimum: minimum ?? 0))
  }

  private init(kind: Kind) { self.kind = kind }

  /// Creates a fixed radius.
  public init(floatLiteral value: Double) { self.init(kind: .fixed(CGFloat(value))) }
  /// Creates a fixed radius.
  public init(integerLiteral value: Int) { self.init(kind: .fixed(CGFloat(value))) }
}

/// The radii of the corners of a view, since iOS 26.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicornerconfiguration-swift.struct>
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case capsule(maximum: CGFloat)
    case corners([UICornerRadius?])
  }

  let shape: Shape

  /// Semicircles at the shorter sides, up to a radius.
  public static func capsule(maximumRadius: CGFloat? = nil) -> Self {
    Self(shape: .capsule(maximum: maximumRadius ?? .infinity))
  }

  /// The same radius for all corners.
  public static func corners(radius: UICornerRadius) -> Self {
    Self(shape: .corners([radius, radius, radius, radius]))
  }

  /// The same radius for all corners.
  public static func uniformCorners(radius: UICornerRadius) -> Self { corners(radius: radius) }

  /// A radius for each corner; square without one.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> Self {
    Self(shape: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// One radius for the upper corners and one for the lower corners.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> Self {
    Self(shape: .corners([topRadius, topRadius, bottomRadius, bottomRadius]))
  }

  /// One radius for the left corners and one for the right corners.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> Self {
    Self(shape: .corners([leftRadius, rightRadius, leftRadius, rightRadius]))
  }

  /// Returns the radius of a corner of a view, in the order top left, top right, bottom left, bottom right.
  @MainActor
  func radius(_ corner: Int, of view: UIView) -> CGFloat {
    let half = min(view.bounds.width, view.bounds.height) / 2
    switch shape {
    case .capsule(let maximum): return min(half, maximum)
    case .corners(let radii):
      switch radii[corner]?.kind {
      case .fixed(let radius): return min(radius, half)
      case .concentric(let minimum):
        guard let around = view.superview else { return min(minimum, half) }
        let distance = min(view.frame.minX, view.frame.minY)
        let outer = around.effectiveRadius(atCorner: corner)
        return min(max(outer - max(distance, 0), minimum), half)
      case nil: return 0
      }
    }
  }
}

extension UIView {
  /// The radii of the corners; the radius of the layer is used without one.
  ///
  /// A picture shows one radius for all corners: the greatest.
  public var cornerConfiguration: UICornerConfiguration? {
    get { rare(\.cornerConfiguration, nil) }
    set {
      setRare(\.cornerConfiguration, newValue)
      setNeedsLayout()
    }
  }

  /// Returns the radius of a corner in points.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return effectiveRadius(atCorner: order.firstIndex { corner.contains($0) } ?? 0)
  }

  func effectiveRadius(atCorner corner: Int) -> CGFloat {
    cornerConfiguration?.radius(corner, of: self) ?? storage.layer?.cornerRadius ?? 0
  }

  /// The greatest radius, with which a picture shows the corners.
  package var drawnCornerRadius: CGFloat {
    guard let cornerConfiguration else { return storage.layer?.cornerRadius ?? 0 }
    return (0..<4).map { cornerConfiguration.radius($0, of: self) }.max() ?? 0
  }
}
