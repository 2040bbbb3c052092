import Foundation
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@MainActor
@Suite struct LayoutAttributesTests {
  @Test func `a transform is that of three dimensions if it has two`() throws {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 1, section: 0))
    attributes.transform3D = CATransform3DMakeScale(0.5, 2, 1)
    #expect(attributes.transform == CGAffineTransform(scaleX: 0.5, y: 2))
    attributes.transform = CGAffineTransform(translationX: 3, y: 4)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy.transform3D == CATransform3DMakeTranslation(3, 4, 0))
  }

  @Test func `an index path of Foundation has rows, items and sections`() {
    let path = IndexPath(row: 3, section: 2) as NSIndexPath
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    #expect(NSIndexPath(row: 3, section: 2).isEqual(path))
    #expect(NSIndexPath(item: 3, section: 2) as IndexPath == IndexPath(item: 3, section: 2))
  }

  @Test func `a layout of the app's own is asked about the sizes that its cells prefer`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 50), collectionViewLayout: TagLayout())
    let source = TagSource()
    view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    view.dataSource = source
    view.layoutIfNeeded()
    // The widths of the cells, and the spacing of the layout between them.
    #expect(view.visibleCells.map(\.frame.minX).sorted() == [0, 40, 100])
    #expect(view.visibleCells.map(\.frame.width).sorted() == [40, 60, 80])
    let layout = try #require(view.collectionViewLayout as? TagLayout)
    #expect(layout.contexts == 3)
    #expect(view.contentSize.width == 180)
  }
}

/// A row whose items are ten points wide until cells prefer another width.
private final class TagLayout: UICollectionViewLayout {
  private var widths: [IndexPath: CGFloat] = [:]
  private(set) var contexts = 0

  private var all: [UICollectionViewLayoutAttributes] {
    var x: CGFloat = 0
    return (0..<3).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: x, y: 0, width: widths[attributes.indexPath] ?? 10, height: 50)
      x = attributes.frame.maxX
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: all.last?.frame.maxX ?? 0, height: 50)
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { all }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { all[indexPath.item] }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    guard widths[path] != preferredAttributes.frame.width else { return false }
    widths[path] = preferredAttributes.frame.width
    return true
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    contexts += 1
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }
}

private final class TagCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.width = 40 + 20 * CGFloat(layoutAttributes.indexPath.item)
    return layoutAttributes
  }
}

private final class TagSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
  }
}
