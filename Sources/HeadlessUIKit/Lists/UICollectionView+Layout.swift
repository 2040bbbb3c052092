internal import Foundation

/// What the collection view asks of its layout: invalidating it, and measuring and placing what is visible.
extension UICollectionView {
  /// Removes all views; the next layout requests them again.
  func discardItems() {
    guard !placing.isActive else {
      placing.isDiscarded = true
      return setNeedsLayout()
    }
    for path in shownCells.keys.sorted() { recycle(path) }
    for kind in shownSupplements.keys.sorted() { recycleSupplements(kind, except: []) }
    removeDecorations(except: [:])
    itemCounts = nil
    invalidateLayout { ($0.concernsEverything, $0.concernsCounts) = (true, true) }
  }

  /// Invalidates the layout with a context of its class.
  func invalidateLayout(_ change: (UICollectionViewLayoutInvalidationContext) -> Void) {
    let context = collectionViewLayout.makeInvalidationContext()
    change(context)
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// Measures and places what is visible.
  func layOutItems() {
    guard !placing.isActive else { return }
    placing.isActive = true
    // Content that becomes smaller scrolls back, where other items are measured. A layout of the app's own could go on
    // for ever.
    var passes = 0
    while measureVisible(), passes < 64, !placing.isDiscarded { passes += 1 }
    if !placing.isDiscarded { placeVisible() }
    let isDiscarded = placing.isDiscarded
    placing = ListPlacing()
    if isDiscarded { discardItems() }
  }

  /// Places what is visible, again while a layout of the app's own takes sizes that cells prefer.
  private func placeVisible() {
    var rounds = 0
    repeat {
      place(collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      rounds += 1
    } while rounds < 8 && !placing.isDiscarded && takesPreferredSizes()
  }

  /// Tells the layout what the visible cells prefer, and returns whether it is invalid for that.
  private func takesPreferredSizes() -> Bool {
    let layout = collectionViewLayout
    guard !layout.measuresItems else { return false }
    var isInvalid = false
    for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) {
      guard let original = layout.layoutAttributesForItem(at: path),
        let wish = original.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = cell.visiting(self) { cell.preferredLayoutAttributesFitting(wish) }
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      isInvalid = true
    }
    if isInvalid { _ = measureVisible() }
    return isInvalid
  }

  /// Measures what is visible, and returns whether something else is visible afterwards.
  private func measureVisible() -> Bool {
    let layout = collectionViewLayout
    invalidateLayoutForBounds()
    if itemCounts == nil { itemCounts = countedItems }
    layout.prepareIfNeeded()
    // Measuring an item moves the items after it, which may become visible or invisible.
    var rounds = 0
    while rounds < 4096, !placing.isDiscarded, layout.measureItems(in: bounds) {
      layout.prepareIfNeeded()
      rounds += 1
    }
    let size = contentSize
    contentSize = layout.collectionViewContentSize
    return scrollBack(afterShrinkingFrom: size)
  }

  private func invalidateLayoutForBounds() {
    let layout = collectionViewLayout
    if laidOutBounds.isNull {
      layout.invalidateLayout()
    } else if laidOutBounds.size != bounds.size
      || laidOutBounds != bounds && layout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      let context = layout.invalidationContext(forBoundsChange: bounds)
      context.concernsOrigin = laidOutBounds.size == bounds.size
      layout.invalidateLayout(with: context)
    }
    laidOutBounds = bounds
  }

  /// Returns the offset at which a rectangle has a position, which can be beyond the content.
  func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    var offset = self.offset(showing: frame)
    let inset = adjustedContentInset
    let (middleX, middleY) = (
      (bounds.width + inset.left - inset.right) / 2, (bounds.height + inset.top - inset.bottom) / 2
    )
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) { offset.y = frame.midY - middleY }
    if position.contains(.bottom) { offset.y = frame.maxY - bounds.height + inset.bottom }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - middleX }
    if position.contains(.right) { offset.x = frame.maxX - bounds.width + inset.right }
    return offset
  }
}
