import Foundation
import HeadlessUIKit
import Testing

/// Sections that scroll across the layout's scroll direction.
@MainActor @Suite struct OrthogonalSectionTests {
  private func cards(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    width: NSCollectionLayoutDimension = .absolute(100)
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(width, .absolute(80)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    return section
  }

  private func strip(_ grid: Grid) -> UIScrollView? {
    grid.view.layoutIfNeeded()
    return grid.view.subviews.compactMap { $0 as? UIScrollView }.first
  }

  @Test func `groups are side by side in a scroll view of their own`() {
    let section = cards()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 7, trailing: 20)
    let grid = Grid(section, count: 10)
    #expect(grid.frames == ["16 5 100 80", "126 5 100 80", "236 5 100 80"])
    #expect(strip(grid)?.frame == CGRect(x: 0, y: 5, width: 320, height: 80))
    #expect(strip(grid)?.contentSize == CGSize(width: 16 + 10 * 110 - 10 + 20, height: 80))
    #expect(grid.content == "320 92")
  }

  @Test func `scrolling the section shows other items`() {
    let grid = Grid(cards(), count: 100)
    strip(grid)?.contentOffset.x = 1100
    #expect(grid.frames == ["0 0 100 80", "110 0 100 80", "220 0 100 80"])
    #expect(grid.view.indexPathsForVisibleItems.map(\.item) == [10, 11, 12])
  }

  @Test func `scrolling to an item scrolls its section and the layout`() {
    let layout = UICollectionViewCompositionalLayout { [self] _, _ in cards() }
    let grid = Grid(
      layout, counts: Array(repeating: 20, count: 20), size: CGSize(width: 320, height: 200))
    grid.view.layoutIfNeeded()
    grid.view.scrollToItem(
      at: IndexPath(item: 10, section: 10), at: [.top, .centeredHorizontally], animated: false)
    grid.view.layoutIfNeeded()
    #expect(grid.view.contentOffset == CGPoint(x: 0, y: 800))
    let cell = grid.view.cellForItem(at: IndexPath(item: 10, section: 10))
    #expect(cell?.convert(CGPoint(x: 50, y: 0), to: grid.view).x == 160)
    grid.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    grid.view.layoutIfNeeded()
    #expect(grid.view.contentOffset == .zero)
  }

  @Test func `a fraction of the width leaves the next group in sight`() {
    let section = cards(.groupPaging, width: .fractionalWidth(0.9))
    section.contentInsets.leading = 10
    section.contentInsets.trailing = 10
    let grid = Grid(section, count: 3)
    #expect(grid.frames == ["10 0 270 80", "290 0 270 80"])
  }

  @Test func `centred paging starts with its first group in the centre`() {
    let grid = Grid(cards(.groupPagingCentered, width: .absolute(240)), count: 3)
    #expect(grid.frames == ["40 0 240 80", "290 0 240 80"])
    #expect(strip(grid)?.contentSize == CGSize(width: 820, height: 80))
  }

  @Test func `paging stops at multiples of the width`() {
    #expect(strip(Grid(cards(.paging), count: 9))?.isPagingEnabled == true)
    #expect(strip(Grid(cards(), count: 9))?.isPagingEnabled == false)
  }

  @Test func `a header stays while its section scrolls`() {
    let section = cards()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
    ]
    let grid = Grid(section, count: 10)
    strip(grid)?.contentOffset.x = 55
    #expect(grid.frame("header") == "0 0 320 30")
    #expect(grid.frames.first == "-55 30 100 80")
  }

  @Test func `the handler gets the offset of its section`() {
    let section = cards()
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
    let grid = Grid(section, count: 10)
    strip(grid)?.contentOffset.x = 70
    grid.view.layoutIfNeeded()
    #expect(offsets.first == 0 && offsets.last == 70)
  }

  @Test func `an item is found where it is shown`() {
    let grid = Grid(cards(), count: 100)
    strip(grid)?.contentOffset.x = 1100
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 5, y: 5))?.item == 10)
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 105, y: 5)) == nil)
  }
}
