public import Foundation

/// The point of an item or its container by which a supplementary view is placed.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor>
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges; without an edge of an axis, the center of that axis.
  public let edges: NSDirectionalRectEdge
  /// The offset, in points or as a fraction of the supplementary view's size.
  public let offset: CGPoint
  /// Whether the offset is a fraction of the supplementary view's size.
  public let isFractionalOffset: Bool
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFraction: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFraction
  }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFraction: false)
  }
  /// Creates an anchor at an offset from edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFraction: false)
  }
  /// Creates an anchor at an offset from edges, as a fraction of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFraction: true)
  }

  /// Returns the fraction of a size at which the anchor is, from the top leading corner.
  var position: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  func offset(of size: CGSize) -> CGPoint {
    isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// The alignment of a rectangle in another; raw values are Apple's.
public enum NSRectAlignment: Int, Sendable {
  /// No alignment.
  case none = 0
  /// At the top, in the center.
  case top = 1
  /// At the top leading corner.
  case topLeading = 2
  /// At the leading edge, in the center.
  case leading = 3
  /// At the bottom leading corner.
  case bottomLeading = 4
  /// At the bottom, in the center.
  case bottom = 5
  /// At the bottom trailing corner.
  case bottomTrailing = 6
  /// At the trailing edge, in the center.
  case trailing = 7
  /// At the top trailing corner.
  case topTrailing = 8
}

extension NSRectAlignment {
  /// The edges at which the rectangle is.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
