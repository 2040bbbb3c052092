import Foundation
import HeadlessUIKit
import Testing

/// Headers, badges, decorations, and sections that follow each other or scroll by themselves.
@MainActor @Suite struct SectionTests {
  private func rows(_ height: CGFloat = 40) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    return NSCollectionLayoutSection(group: group)
  }

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment,
    height: NSCollectionLayoutDimension = .absolute(30)
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
  }

  @Test func `a header is above the insets and a footer below them`() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 6, trailing: 20)
    section.boundarySupplementaryItems = [boundary("header", .top), boundary("footer", .bottom)]
    let grid = Grid(section, count: 2)
    #expect(grid.frames == ["20 40 280 40", "20 80 280 40"])
    #expect(grid.frame("header") == "20 0 280 30")
    #expect(grid.frame("footer") == "20 126 280 30")
    #expect(grid.content == "320 156")
  }

  @Test func `headers need not follow the insets`() {
    let section = rows()
    section.contentInsets.leading = 20
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [boundary("header", .top)]
    let grid = Grid(section, count: 1)
    #expect(grid.frame("header") == "0 0 320 30")
  }

  @Test func `an estimated header has the height of its content`() {
    let section = rows()
    section.boundarySupplementaryItems = [boundary("header", .top, height: .estimated(80))]
    let grid = Grid(section, count: 1)
    #expect(grid.frames == ["0 25 320 40"])
    #expect(grid.frame("header") == "0 0 320 25")
  }

  @Test func `a header that does not extend the section covers its content`() {
    let section = rows()
    let header = boundary("header", .top)
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let grid = Grid(section, count: 1)
    #expect(grid.frames == ["0 0 320 40"] && grid.frame("header") == "0 0 320 30")
  }

  @Test func `a side view narrows the groups`() {
    let section = rows()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(60), .fractionalHeight(0.5)), elementKind: "header",
        alignment: .leading)
    ]
    let grid = Grid(section, count: 12)
    #expect(grid.frame(0) == "60 0 260 40")
    #expect(grid.frame("header") == "0 120 60 240")
  }

  @Test func `a pinned header stays until its section ends`() {
    let section = rows()
    let header = boundary("header", .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let grid = Grid(
      UICollectionViewCompositionalLayout(section: section), counts: [5, 20],
      size: CGSize(width: 320, height: 200))
    #expect(grid.frame("header") == "0 0 320 30")
    grid.view.contentOffset.y = 100
    #expect(grid.frame("header") == "0 100 320 30")
    grid.view.contentOffset.y = 215
    // The section ends at 230.
    #expect(grid.frame("header") == "0 200 320 30")
    #expect(grid.frame("header", IndexPath(item: 0, section: 1)) == "0 230 320 30")
  }

  @Test func `a pinned footer stays at the bottom`() {
    let section = rows()
    let footer = boundary("footer", .bottom)
    footer.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [footer]
    let grid = Grid(section, count: 20, size: CGSize(width: 320, height: 200))
    #expect(grid.frame("footer") == "0 170 320 30")
    #expect(grid.view.subviews.last is SizedView)
  }

  @Test func `sections follow each other at a distance`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [self] index, _ in rows(index == 0 ? 40 : 60) },
      configuration: configuration)
    let grid = Grid(layout, counts: [2, 1, 1])
    #expect(grid.frames == ["0 0 320 40", "0 40 320 40", "0 92 320 60", "0 164 320 60"])
    #expect(grid.content == "320 224")
  }

  @Test func `a layout has a header and a footer of its own`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      boundary("header", .top), boundary("footer", .bottom),
    ]
    let layout = UICollectionViewCompositionalLayout(section: rows(), configuration: configuration)
    let grid = Grid(layout, counts: [2])
    #expect(grid.frames == ["0 30 320 40", "0 70 320 40"])
    #expect(grid.frame("header", IndexPath(index: 0)) == "0 0 320 30")
    #expect(grid.frame("footer", IndexPath(index: 0)) == "0 110 320 30")
    #expect(grid.content == "320 140")
  }

  @Test func `a badge is placed by a fraction of its own size`() {
    // Apple's sample: 20 points at the top trailing corner, moved by 0.3 of the badge.
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let badged = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [badged])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 10
    let grid = Grid(section, count: 2)
    #expect(grid.frame("badge") == "86 4 20 20")
    #expect(grid.frame("badge", IndexPath(item: 1, section: 0)) == "186 4 20 20")
  }

  @Test func `the anchor of a badge is placed at that of its item`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(16)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 4)),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top))
    let captioned = NSCollectionLayoutItem(
      layoutSize: size(.absolute(80), .absolute(50)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [captioned])
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 1)
    #expect(grid.frame("badge") == "0 54 80 16")
  }

  @Test func `a background is behind its section`() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 3, trailing: 2)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(SizedView.self, forDecorationViewOfKind: "background")
    let grid = Grid(layout, counts: [2])
    _ = grid.frames
    #expect(grid.view.subviews.first?.frame == CGRect(x: 4, y: 5, width: 314, height: 92))
    #expect(grid.view.subviews.first is SizedView)
  }

  @Test func `an invalidation handler changes what is visible`() {
    let section = rows()
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      #expect(environment.container.contentSize.width == 320)
      for item in items { item.alpha = item.frame.minY < offset.y ? 0.5 : 1 }
    }
    let grid = Grid(section, count: 20, size: CGSize(width: 320, height: 100))
    grid.view.contentOffset.y = 20
    grid.view.layoutIfNeeded()
    #expect(grid.view.visibleCells.map(\.alpha) == [0.5, 1, 1])
  }

  @Test func `the insets of a section refer to the safe area at the sides`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    window.rootViewController = controller
    let section = rows()
    section.contentInsets.leading = 5
    let grid = Grid(section, count: 1)
    controller.view.addSubview(grid.view)
    window.layoutIfNeeded()
    #expect(grid.frames == ["35 0 275 40"])
    section.contentInsetsReference = .none
    grid.view.reloadData()
    #expect(grid.frames == ["5 0 315 40"])
  }
}
