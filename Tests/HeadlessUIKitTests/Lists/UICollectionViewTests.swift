import Foundation
import HeadlessUIKit
import Testing

/// A section of items, with sizes of their own or that of the layout.
@MainActor
final class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var count: Int
  var sizes: [CGSize] = []

  init(_ count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes.isEmpty
      ? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
      : sizes[indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
}

@MainActor @Suite struct UICollectionViewTests {
  private func collection(_ source: ItemSource, _ layout: UICollectionViewFlowLayout)
    -> UICollectionView
  {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.delegate = source
    return view
  }

  @Test func `a full line spreads its items over its length`() {
    let source = ItemSource(7)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    let view = collection(source, layout)
    view.layoutIfNeeded()
    // Three of 90 leave 50 points, 25 between each; the last line keeps them.
    #expect(view.visibleCells.map(\.frame.minX) == [0, 115, 230, 0, 115, 230, 0])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 0, 0, 60, 60, 60, 120])
    #expect(view.contentSize == CGSize(width: 320, height: 170))
  }

  @Test func `insets and spacings count`() {
    let source = ItemSource(3)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    layout.minimumLineSpacing = 3
    layout.headerReferenceSize = .zero
    let view = collection(source, layout)
    view.layoutIfNeeded()
    #expect(
      view.visibleCells.map(\.frame) == [
        CGRect(x: 10, y: 5, width: 140, height: 40), CGRect(x: 170, y: 5, width: 140, height: 40),
        CGRect(x: 10, y: 48, width: 140, height: 40),
      ])
    #expect(view.contentSize.height == 95)
  }

  @Test func `items of different heights are centred in their line`() {
    let source = ItemSource(2)
    source.sizes = [CGSize(width: 50, height: 20), CGSize(width: 60, height: 40)]
    let view = collection(source, UICollectionViewFlowLayout())
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minY) == [10, 0])
    #expect(view.visibleCells.map(\.frame.minX) == [0, 60])
  }

  @Test func `sideways lines are columns`() {
    let source = ItemSource(5)
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 90)
    let view = collection(source, layout)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [0, 0, 110, 110, 220])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 110, 0, 110, 0])
    #expect(view.contentSize == CGSize(width: 320, height: 200))
  }

  @Test func `only items in view have cells and a cell fills its content view`() {
    let source = ItemSource(1000)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 90)
    let view = collection(source, layout)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1])
    #expect(view.visibleCells.first?.contentView.frame.size == CGSize(width: 320, height: 90))
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [10, 11])
  }

  @Test func `another width breaks lines anew`() {
    let source = ItemSource(4)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    let view = collection(source, layout)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 50)
    view.frame.size.width = 430
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 20)
  }

  @Test func `an index path names section and row`() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    path.row = 5
    #expect(path == IndexPath(item: 5, section: 2))
  }
}

@MainActor @Suite struct FlowLayoutPinningTests {
  @Test func `headers of a flow layout pin until their section ends`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    let source = ItemSource(10)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    view.dataSource = source
    func minY(_ kind: String) -> CGFloat? {
      view.layoutIfNeeded()
      return view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?
        .frame.minY
    }
    #expect(minY(UICollectionView.elementKindSectionHeader) == 0)
    #expect(minY(UICollectionView.elementKindSectionFooter) == 180)
    view.contentOffset.y = 100
    #expect(minY(UICollectionView.elementKindSectionHeader) == 100)
    view.contentOffset.y = 420
    #expect(minY(UICollectionView.elementKindSectionHeader) == 400)
    #expect(minY(UICollectionView.elementKindSectionFooter) == 430)
  }
}

@MainActor @Suite struct LayoutInvalidationTests {
  private final class Recorded: UICollectionViewFlowLayout {
    var calls: [String] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      let flags = [
        context.invalidateEverything ? "everything" : nil,
        context.invalidateDataSourceCounts ? "counts" : nil,
      ]
      calls.append((["invalidate"] + flags.compactMap { $0 }).joined(separator: " "))
      super.invalidateLayout(with: context)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(forBoundsChange newBounds: CGRect)
      -> UICollectionViewLayoutInvalidationContext
    {
      calls.append("bounds")
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? UICollectionViewFlowLayoutInvalidationContext)?
        .invalidateFlowLayoutDelegateMetrics = false
      return context
    }
  }

  @Test func `a layout receives a context of its class for each invalidation`() {
    let layout = Recorded()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    let source = ItemSource(100)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.layoutIfNeeded()
    layout.calls = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(layout.calls == ["invalidate everything counts"])
    layout.calls = []
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(layout.calls == ["bounds", "invalidate"])
    layout.calls = []
    layout.invalidateLayout()
    #expect(layout.calls == ["invalidate everything"])
    view.layoutIfNeeded()
    layout.calls = []
    view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    #expect(layout.calls == ["invalidate counts"])
    #expect(
      layout.invalidationContext(forBoundsChange: .zero)
        is UICollectionViewFlowLayoutInvalidationContext)
  }

  @Test func `a context moves the content`() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
    layout.invalidateLayout(with: context)
    #expect(view.contentOffset.y == 25)
  }
}
