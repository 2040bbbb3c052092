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
}
