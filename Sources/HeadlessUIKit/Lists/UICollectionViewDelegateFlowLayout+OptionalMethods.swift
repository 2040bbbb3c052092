public import Foundation

// Optional methods that a subclass can add although its superclass conforms to the protocol; see
// `Documentation/OptionalMethods.md`.

/// Conform to this protocol to have `collectionView(_:layout:sizeForItemAt:)` of a subclass called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout_sizeForItemAt: AnyObject {
  /// See ``UICollectionViewDelegateFlowLayout``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

/// Conform to this protocol to have `collectionView(_:layout:insetForSectionAt:)` of a subclass
/// called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout_insetForSectionAt: AnyObject {
  /// See ``UICollectionViewDelegateFlowLayout``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
}

/// Conform to this protocol to have `collectionView(_:layout:minimumLineSpacingForSectionAt:)` of a
/// subclass called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout_minimumLineSpacingForSectionAt: AnyObject {
  /// See ``UICollectionViewDelegateFlowLayout``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
}

/// Conform to this protocol to have `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`
/// of a subclass called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout_minimumInteritemSpacingForSectionAt: AnyObject {
  /// See ``UICollectionViewDelegateFlowLayout``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
}

/// Conform to this protocol to have `collectionView(_:layout:referenceSizeForHeaderInSection:)` of
/// a subclass called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout_referenceSizeForHeaderInSection: AnyObject {
  /// See ``UICollectionViewDelegateFlowLayout``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
}

/// Conform to this protocol to have `collectionView(_:layout:referenceSizeForFooterInSection:)` of
/// a subclass called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout_referenceSizeForFooterInSection: AnyObject {
  /// See ``UICollectionViewDelegateFlowLayout``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

/// Calls the implementation of optional methods: that of a subclass, or of the class that conforms
/// to the protocol.
@MainActor
struct UICollectionViewDelegateFlowLayoutCalls {
  let target: any UICollectionViewDelegateFlowLayout

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let own = target as? any UICollectionViewDelegateFlowLayout_sizeForItemAt else {
      return target.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
    return own.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    guard let own = target as? any UICollectionViewDelegateFlowLayout_insetForSectionAt else {
      return target.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
    return own.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    guard let own = target as? any UICollectionViewDelegateFlowLayout_minimumLineSpacingForSectionAt
    else {
      return target.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
    return own.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    guard
      let own = target
        as? any UICollectionViewDelegateFlowLayout_minimumInteritemSpacingForSectionAt
    else {
      return target.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
    return own.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    guard
      let own = target as? any UICollectionViewDelegateFlowLayout_referenceSizeForHeaderInSection
    else {
      return target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
    return own.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    guard
      let own = target as? any UICollectionViewDelegateFlowLayout_referenceSizeForFooterInSection
    else {
      return target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
    return own.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

extension UICollectionViewDelegateFlowLayout {
  var flowCalls: UICollectionViewDelegateFlowLayoutCalls {
    UICollectionViewDelegateFlowLayoutCalls(target: self)
  }
}
