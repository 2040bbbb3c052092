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

/// Adopt to have `collectionView(_:didEndDisplaying:forItemAt:)` of a subclass called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate_didEndDisplayingForItemAt: AnyObject {
  /// See ``UICollectionViewDelegate``.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

/// Adopt to have `collectionView(_:shouldSelectItemAt:)` of a subclass called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate_shouldSelectItemAt: AnyObject {
  /// See ``UICollectionViewDelegate``.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
}

/// Adopt to have `collectionView(_:didSelectItemAt:)` of a subclass called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate_didSelectItemAt: AnyObject {
  /// See ``UICollectionViewDelegate``.
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  )
}

/// Adopt to have `collectionView(_:didDeselectItemAt:)` of a subclass called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate_didDeselectItemAt: AnyObject {
  /// See ``UICollectionViewDelegate``.
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  )
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

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let own = target as? any UICollectionViewDelegate_didEndDisplayingForItemAt else {
      return target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    return own.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let own = target as? any UICollectionViewDelegate_shouldSelectItemAt else {
      return target.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
    return own.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let own = target as? any UICollectionViewDelegate_didSelectItemAt else {
      return target.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    return own.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    guard let own = target as? any UICollectionViewDelegate_didDeselectItemAt else {
      return target.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    return own.collectionView(collectionView, didDeselectItemAt: indexPath)
  }
}

extension UICollectionViewDelegate {
  var itemCalls: UICollectionViewDelegateCalls { UICollectionViewDelegateCalls(target: self) }
}
