public import Foundation

// Optional methods that a subclass can add although its superclass conforms to the protocol; see
// `Documentation/OptionalMethods.md`.

/// Conform to this protocol to have `numberOfSections(in:)` of a subclass called.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource_numberOfSections: AnyObject {
  /// See ``UICollectionViewDataSource``.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

/// Conform to this protocol to have `collectionView(_:viewForSupplementaryElementOfKind:at:)` of a
/// subclass called.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource_viewForSupplementaryElementOfKind: AnyObject {
  /// See ``UICollectionViewDataSource``.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

/// Calls the implementation of optional methods: that of a subclass, or of the class that conforms
/// to the protocol.
@MainActor
struct UICollectionViewDataSourceCalls {
  let target: any UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    guard let own = target as? any UICollectionViewDataSource_numberOfSections else {
      return target.numberOfSections(in: collectionView)
    }
    return own.numberOfSections(in: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let own = target as? any UICollectionViewDataSource_viewForSupplementaryElementOfKind
    else {
      return target.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    return own.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}

extension UICollectionViewDataSource {
  var calls: UICollectionViewDataSourceCalls { UICollectionViewDataSourceCalls(target: self) }
}
