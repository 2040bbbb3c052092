public import Foundation

// Optional methods that a subclass may add although its base class adopts the protocol; see
// `Documentation/OptionalMethods.md`.

/// Adopt to have `collectionView(_:willDisplay:forItemAt:)` of a subclass called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate_willDisplayForItemAt: AnyObject {
  /// See ``UICollectionViewDelegate``.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

/// Sends the optional methods to their implementation: that of a subclass, or of the class that
/// adopts the protocol.
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
