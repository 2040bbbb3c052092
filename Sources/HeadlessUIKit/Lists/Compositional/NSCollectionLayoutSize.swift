public import Foundation

/// A width or height in a compositional layout.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension>
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// Returns a fraction of the width of the container.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// Returns a fraction of the height of the container.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Returns a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Returns an estimate, which is replaced by the fitting length of the view when it is visible.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// Returns an estimate that is replaced by the greatest fitting length of the items in the group.
  open class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.uniform, estimatedDimension) }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is a length in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the dimension is an estimate.
  open var isEstimated: Bool { kind == .estimated }
  /// Whether the dimension is an estimate that becomes the same for all items of the group.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether the length follows from the content.
  var fitsContent: Bool { kind == .estimated || kind == .uniform }

  /// Returns the length in a container; for an estimate, the estimate.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(container.width * dimension, 0)
    case .fractionalHeight: max(container.height * dimension, 0)
    case .absolute, .estimated, .uniform: dimension
    }
  }

  /// The dimension as in Apple's reports, such as `.containerWidthFactor(1)`.
  open override var description: String {
    let number = String(format: "%g", Double(dimension))
    return switch kind {
    case .fractionalWidth: ".containerWidthFactor(\(number))"
    case .fractionalHeight: ".containerHeightFactor(\(number))"
    case .absolute: ".absolute(\(number))"
    case .estimated: ".estimated(\(number))"
    case .uniform: ".uniformAcrossSiblings(estimate: \(number))"
    }
  }
}

/// The width and height of an item in a compositional layout.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsize>
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// The axes on which the size follows from the content.
  var fittingAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.fitsContent { axes.insert(.horizontal) }
    if heightDimension.fitsContent { axes.insert(.vertical) }
    return axes
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The dimensions as in Apple's reports.
  open override var description: String { "{\(widthDimension), \(heightDimension)}" }
}
