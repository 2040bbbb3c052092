public import Foundation

/// The container of a section or group.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer>
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size reduced by the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section is laid out for.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment>
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The container of the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) {
    contentSize = size
    contentInsets = insets
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

final class ContainerEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: any NSCollectionLayoutContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
  }
}

extension CGSize {
  /// Returns the size reduced by insets, at least 0.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

extension CGRect {
  /// Returns the rectangle reduced by insets, with leading at the left.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: minX + insets.leading, y: minY + insets.top),
      size: size.inset(by: insets))
  }
}
