public import Foundation

/// A view controller that manages a collection view and provides its items.
///
/// A subclass that provides sizes for a flow layout conforms to
/// ``UICollectionViewDelegateFlowLayout``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller>
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a document.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var collection: UICollectionView?

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view, a subview of the root view, or the root view.
  ///
  /// The controller provides its items if it has no data source, and is its delegate if it has none.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      guard newValue !== collection else { return }
      let old = collection
      collection = newValue
      adopt(newValue)
      guard let container = viewIfLoaded, container !== newValue else { return }
      if container === old { return view = newValue }
      old?.removeFromSuperview()
      install(newValue, in: container)
    }
  }

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var view: UIView! {
    get { super.view }
    set {
      super.view = newValue
      guard let made = newValue as? UICollectionView else { return }
      collection = made
      adopt(made)
    }
  }

  private func adopt(_ collection: UICollectionView?) {
    guard let collection else { return }
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  /// Puts the collection view into the root view, which it fills, behind other views.
  private func install(_ collection: UICollectionView?, in container: UIView) {
    guard let collection else { return }
    collection.frame = container.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(collection, at: 0)
  }
  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    collection?.collectionViewLayout ?? layout
  }

  open override func loadView() {
    super.loadView()
    // In a document, the collection view is the root view.
    guard let container = viewIfLoaded, !(container is UICollectionView) else { return }
    let collection =
      collection ?? UICollectionView(frame: container.bounds, collectionViewLayout: layout)
    install(collection, in: container)
    self.collection = collection
    adopt(collection)
  }

  // MARK: Items; declared here so that subclasses can override the methods

  /// Returns the number of sections: 1 unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns the number of items in a section: 0 unless overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  /// Returns the cell of an item.
  ///
  /// Override this method.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// Returns a supplementary view.
  ///
  /// Override this method if the layout has supplementary views.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Called when a cell is about to be displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called when the content was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when the content was zoomed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Returns the view that zooming scales: nil unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called when an animated scroll ends.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Called when the inset with the safe area has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // MARK: User interaction; only called by tests

  /// Called when the user has selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}
  /// Called when the user has deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Returns whether an item can be selected: true unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns whether an item can be deselected: true unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns whether a touch highlights an item: true unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when a touch has highlighted an item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Called when an item is no longer highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Called when a cell is no longer displayed.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called when a supplementary view is about to be displayed.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Returns whether an item can be moved: false unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { false }
  /// Called when the user has moved an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Dragging; never called

  /// Called when the user begins dragging.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the user is about to end dragging.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the user has ended dragging.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when scrolling begins to decelerate.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when scrolling has stopped decelerating.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the user is about to zoom.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called when the user has zoomed.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Returns whether a tap on the status bar scrolls to the top: true unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called when a tap on the status bar has scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Returns the menu of an item: nil unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the menu of items: nil unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview of the item while its menu opens: nil unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview of the item while its menu closes: nil unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called before the preview of a menu opens as a screen; never called.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called before a menu opens; never called.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before a menu closes; never called.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Returns whether an item has an action of its own: false unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called to perform the action of an item; never called.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Returns whether an item can be edited: true unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when a supplementary view is no longer displayed; never called.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
}
