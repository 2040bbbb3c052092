public import Foundation

/// A controller who says what items a collection has.
///
/// A subclass that gives sizes to a flow layout adopts ``UICollectionViewDelegateFlowLayout`` itself.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller>
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout

  /// Makes a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller as a document does.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var collection: UICollectionView?

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection, which lies in the root view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set { collection = newValue }
  }
  /// Who says where items are.
  open var collectionViewLayout: UICollectionViewLayout {
    collection?.collectionViewLayout ?? layout
  }

  open override func loadView() {
    super.loadView()
    // A document's scene has the collection for its view.
    if let made = viewIfLoaded as? UICollectionView {
      collection = made
      return
    }
    let collection = UICollectionView(
      frame: viewIfLoaded?.bounds ?? .zero, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    viewIfLoaded?.addSubview(collection)
    self.collection = collection
    collection.dataSource = self
    collection.delegate = self
  }

  // MARK: Items; overridden, as protocol extensions cannot be

  /// How many sections there are; one unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// How many items a section has; none unless overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  /// The cell of an item; to be overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// A header or footer; to be overridden where the layout has them.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Hears that an item's cell is about to show.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Hears that the content was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Hears that the content was zoomed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The view that is scaled by zooming; none unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Hears that a scrolling asked for with animation is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Hears that the inset with the safe area has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
