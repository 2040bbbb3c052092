import Foundation
import HeadlessUIKit
import Testing

/// Lines of a flow layout with space for one item, and sizes of which an app did not think.
@MainActor @Suite struct FlowLayoutLineTests {
  private func frames(
    _ count: Int, in size: CGSize, itemsOf sizes: [CGSize] = [],
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> [CGRect] {
    let source = ItemSource(count)
    source.sizes = sizes
    let layout = UICollectionViewFlowLayout()
    change(layout)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return (0..<count).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  @Test(
    arguments: [
      (item: 60, inset: 0, space: 100, y: 20), (90, 16, 110, 10), (122, 0, 122, 0), (60, 0, 131, 0),
      (60, 0, 130, 0), (60, 0, 129, 34.5),
    ] as [(item: CGFloat, inset: CGFloat, space: CGFloat, y: CGFloat)])
  func `a line with space for one item has it in the middle, also if it is too long`(
    _ line: (item: CGFloat, inset: CGFloat, space: CGFloat, y: CGFloat)
  ) {
    // The second line of a layout with space for two is full, the last has their places.
    let found = frames(3, in: CGSize(width: 250, height: line.space)) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 60, height: line.item)
      $0.sectionInset = UIEdgeInsets(
        top: line.inset, left: line.inset, bottom: line.inset, right: line.inset)
    }
    #expect(found.first?.minY == line.y)
    #expect(found.last?.minY == line.y)
  }

  @Test func `rows of one wide item are centered`() {
    let found = frames(2, in: CGSize(width: 402, height: 200)) {
      $0.itemSize = CGSize(width: 300, height: 50)
    }
    #expect(found.map(\.minX) == [51, 51])
  }

  @Test func `a last item is where it would be in a full line`() {
    #expect(frames(1, in: CGSize(width: 320, height: 200)).map(\.minX) == [0])
    let found = frames(
      3, in: CGSize(width: 320, height: 200),
      itemsOf: [200, 200, 100].map { CGSize(width: $0, height: 50) })
    #expect(found.map(\.minX) == [60, 0, 210].map { $0 == 0 ? 0 : $0 })
  }

  @Test func `items of a line are centered in its height`() {
    let found = frames(
      2, in: CGSize(width: 320, height: 200),
      itemsOf: [CGSize(width: 100, height: 50), CGSize(width: 100, height: 20)])
    #expect(found.map(\.minY) == [0, 15])
  }

  @Test(
    arguments: [
      0, -10, -.infinity, .infinity, .nan, .greatestFiniteMagnitude, -50,
    ] as [CGFloat])
  func `no spacing stops the layout`(_ spacing: CGFloat) {
    for width: CGFloat in [0, 50, 400, .infinity, .nan, .greatestFiniteMagnitude] {
      for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
        for inset: CGFloat in [0, spacing] {
          let found = frames(4, in: CGSize(width: 320, height: 200)) {
            $0.scrollDirection = direction
            $0.itemSize = CGSize(width: width, height: width)
            $0.minimumInteritemSpacing = spacing
            $0.minimumLineSpacing = spacing
            $0.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
          }
          #expect(found.count == 4)
        }
      }
    }
  }

  @Test func `items without width are laid out in one line`() {
    let found = frames(3, in: CGSize(width: 320, height: 200)) {
      $0.itemSize = CGSize(width: 0, height: 50)
      $0.minimumInteritemSpacing = 0
    }
    #expect(found == Array(repeating: CGRect(x: 0, y: 0, width: 0, height: 50), count: 3))
  }

  @Test func `section insets can be measured from the layout margins`() {
    let found = frames(1, in: CGSize(width: 320, height: 200)) {
      $0.sectionInset.left = 4
      $0.sectionInsetReference = .fromLayoutMargins
    }
    #expect(found.first?.minX == 12)
  }
}
