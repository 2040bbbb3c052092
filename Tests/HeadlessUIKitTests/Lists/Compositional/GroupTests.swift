import Foundation
import HeadlessUIKit
import Testing

/// Frames of groups and items, computed by hand from Apple's descriptions of the types.
@MainActor @Suite struct GroupTests {
  @Test func `three thirds of a width are a row`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))])
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 4)
    #expect(
      grid.frames == [
        "0 0 106.67 50", "106.67 0 106.67 50", "213.33 0 106.67 50", "0 50 106.67 50",
      ])
    #expect(grid.content == "320 100")
  }

  @Test func `a height can be a fraction of the width`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1))])
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 6)
    #expect(grid.frames.suffix(2) == ["256 0 64 64", "0 64 64 64"])
  }

  @Test func `insets of items are inside their size`() {
    let inset = item(.fractionalWidth(0.5), .fractionalHeight(1))
    inset.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [inset])
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 2)
    #expect(grid.frames == ["6 5 146 88", "166 5 146 88"])
  }

  @Test func `insets of a group reduce what fractions refer to`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 3)
    #expect(grid.frames == ["20 10 140 80", "160 10 140 80", "20 110 140 80"])
  }

  @Test func `insets of a section reduce the width of its groups`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 10, bottom: 12, trailing: 30)
    section.interGroupSpacing = 5
    let grid = Grid(section, count: 4)
    #expect(
      grid.frames == ["10 8 140 40", "150 8 140 40", "10 53 140 40", "150 53 140 40"])
    #expect(grid.content == "320 105")
  }

  @Test func `a fixed space between items leaves space for fewer`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.absolute(100), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(15)
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 3)
    // Three would need 330 points.
    #expect(grid.frames == ["0 0 100 40", "115 0 100 40", "0 40 100 40"])
  }

  @Test func `flexible spaces share what is left`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.absolute(90), .fractionalHeight(1))])
    group.interItemSpacing = .flexible(5)
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 3)
    #expect(grid.frames == ["0 0 90 40", "115 0 90 40", "230 0 90 40"])
  }

  @Test func `an incomplete last row keeps the spaces of the others`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.absolute(90), .fractionalHeight(1))])
    group.interItemSpacing = .flexible(5)
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 5)
    #expect(grid.frames.suffix(2) == ["0 40 90 40", "115 40 90 40"])
  }

  @Test func `a count divides a row equally whatever the width of its item`() {
    // As measured by others: the width of the item is ignored.
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: item(.absolute(100), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(10)
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 3)
    #expect(grid.frames == ["0 0 155 44", "165 0 155 44", "0 44 155 44"])
  }

  @Test func `a repeated item keeps its own width`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      repeatingSubitem: item(.absolute(80), .fractionalHeight(1)), count: 2)
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 3)
    #expect(grid.frames == ["0 0 80 44", "80 0 80 44", "0 44 80 44"])
  }

  @Test func `a column divides its height equally`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(90)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 4)
    #expect(grid.frames == ["0 0 320 30", "0 30 320 30", "0 60 320 30", "0 90 320 30"])
  }

  @Test func `groups nest`() {
    // Apple's example: a large leading item and two small ones beside it.
    let leading = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [leading, trailing])
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 4)
    #expect(
      grid.frames == ["0 0 224 200", "224 0 96 100", "224 100 96 100", "0 200 224 200"])
  }

  @Test func `items of different sizes repeat in their order`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(90)),
      subitems: [
        item(.fractionalWidth(1), .absolute(20)), item(.fractionalWidth(0.5), .absolute(25)),
      ])
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 5)
    #expect(
      grid.frames == [
        "0 0 320 20", "0 20 160 25", "0 45 320 20", "0 65 160 25", "0 90 320 20",
      ])
  }

  @Test func `an item larger than its group is alone in it`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(40)),
      subitems: [item(.absolute(150), .fractionalHeight(1))])
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 2)
    #expect(grid.frames == ["0 0 150 40", "0 40 150 40"])
  }

  @Test func `flexible edges centre an item across its line`() {
    let centred = item(.absolute(100), .absolute(20))
    centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: centred, count: 1)
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 1)
    #expect(grid.frames == ["110 20 100 20"])
  }

  @Test func `fixed edge spaces are outside the size`() {
    let spaced = item(.absolute(100), .absolute(20))
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .fixed(5), trailing: .fixed(20), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [spaced])
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 3)
    #expect(grid.frames == ["10 5 100 20", "140 5 100 20", "10 65 100 20"])
  }

  @Test func `the edge spaces of a group separate groups`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(40)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .fixed(4), trailing: nil, bottom: .fixed(6))
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 2)
    #expect(grid.frames == ["10 4 300 40", "10 54 300 40"])
    #expect(grid.content == "320 100")
  }

  @Test func `a custom group has the frames of its provider`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: width / 2, height: 60)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 2, y: 40, width: width / 2, height: 60), zIndex: 1),
      ]
    }
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 3)
    #expect(grid.frames == ["0 0 160 60", "160 40 160 60", "0 100 160 60"])
  }

  @Test func `a horizontal layout has its groups side by side`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let grid = Grid(layout, counts: [3], size: CGSize(width: 320, height: 200))
    #expect(grid.frames == ["0 0 100 100", "0 100 100 100", "110 0 100 100"])
    #expect(grid.content == "210 200")
  }

  @Test func `from right to left everything is mirrored`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.absolute(100), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 10
    let grid = Grid(section, count: 2)
    grid.view.semanticContentAttribute = .forceRightToLeft
    #expect(grid.frames == ["210 0 100 50", "110 0 100 50"])
  }
}
