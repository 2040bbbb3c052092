public import Foundation

/// The base class of layouts of a collection view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from a document.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView? {
    didSet { if isList { collectionView?.alwaysBounceVertical = true } }
  }

  /// Whether all sections are lists.
  var isList = false

  var isStale = true

  /// Computes positions before they are requested.
  open func prepare() {}

  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of decoration views, which are created with `init(frame:)`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// The registered classes of decoration views.
  var decorationClasses: [String: AnyClass] = [:]

  /// Returns the scroll view of a section that scrolls by itself; nil for other sections.
  func strip(inSection section: Int) -> SectionStrip? { nil }

  /// Returns whether the layout is invalid for other bounds: unless overridden, if the size
  /// changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Invalidates the whole layout; calls ``invalidateLayout(with:)``.
  open func invalidateLayout() {
    isStale = true
    collectionView?.setNeedsLayout()
    guard !isInvalidating else { return }
    isInvalidating = true
    defer { isInvalidating = false }
    let context = makeInvalidationContext()
    context.concernsEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the layout.
  ///
  /// The collection view calls this method when items are reloaded, inserted, deleted or moved, and when its bounds
  /// change. The default implementation also calls `invalidateLayout()`, so that subclasses can override either.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isStale = true
    collectionView?.setNeedsLayout()
    let change = context.contentOffsetAdjustment
    if let collectionView, change != .zero {
      let offset = collectionView.contentOffset
      collectionView.contentOffset = CGPoint(x: offset.x + change.x, y: offset.y + change.y)
    }
    guard !isInvalidating else { return }
    isInvalidating = true
    defer { isInvalidating = false }
    invalidateLayout()
  }

  /// Whether one of the methods that invalidate the layout has called the other.
  private var isInvalidating = false

  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let made =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return made?.init() ?? UICollectionViewLayoutInvalidationContext()
  }
  /// The class of the contexts of the layout.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// The class of the attributes of the layout.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Returns a context for a change of the bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeInvalidationContext() }
  /// Returns a context for the attributes that a visible cell prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
  /// Returns whether the layout is invalid for the attributes that a visible cell prefers: no, unless overridden.
  ///
  /// Flow and compositional layouts are not asked: they measure items with an estimated size.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns the offset at which scrolling stops; never called, because nothing decelerates.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the offset after a change of the items.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }
  /// Called when the items have changed, after ``prepare()``.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called when the items are laid out after a change.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the first attributes of an inserted item; never called, because nothing is animated.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Returns the last attributes of a deleted item; never called, because nothing is animated.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Whether the layout is mirrored from right to left: yes, unlike Apple's default for subclasses.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Whether ``measureItems(in:)`` does what cells prefer.
  var measuresItems: Bool { false }

  /// Measures estimated items in a rectangle; returns whether positions have changed.
  func measureItems(in rect: CGRect) -> Bool { false }

  func prepareIfNeeded() {
    guard isStale else { return }
    isStale = false
    prepare()
  }
  /// Returns the first attributes of an inserted supplementary view; never called.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the last attributes of a deleted supplementary view; never called.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the first attributes of an inserted decoration view; never called.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of an item that is moved; never called.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// Returns the place of an item that is moved; never called.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }
  /// Prepares for another bounds; never called, because nothing is animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Ends a change of the bounds; never called.
  open func finalizeAnimatedBoundsChange() {}
  /// Prepares for a change from another layout; never called.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Prepares for a change to another layout; never called.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Ends a change of the layout; never called.
  open func finalizeLayoutTransition() {}
  /// The direction for which the layout was made: that of the app's language.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
