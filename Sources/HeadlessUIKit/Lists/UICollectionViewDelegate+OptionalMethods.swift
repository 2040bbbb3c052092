public import Foundation

// Optional methods that a subclass can add although its superclass conforms to the protocol; see
// `Documentation/OptionalMethods.md`.

/// Conform to this protocol to have `collectionView(_:willDisplay:forItemAt:)` of a subclass
/// called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate_willDisplayForItemAt: AnyObject {
  /// See ``UICollectionViewDelegate``.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

/// Calls the implementation of optional methods: that of a subclass, or of the class that conforms
/// to the protocol.
@MainActor
struct UICollectionViewDelegateCalls {
  let target: any UICollectionViewDelegate

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let own = target as? any UICollectionViewDelegate_willDisplayForItemAt else {
      return target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    return own.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }
}

extension UICollectionViewDelegate {
  var itemCalls: UICollectionViewDelegateCalls { UICollectionViewDelegateCalls(target: self) }
}
