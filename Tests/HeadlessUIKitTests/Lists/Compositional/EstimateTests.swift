import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Items whose size follows from their content.
@MainActor @Suite struct EstimateTests {
  private func column(
    _ estimate: CGFloat = 44, spacing: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .estimated(estimate))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.interGroupSpacing = spacing
    return section
  }

  @Test(.rules("scrollview:V6.3")) func `rows have the heights of their content`() {
    let grid = Grid(column(spacing: 5), count: 4)
    grid.height = { CGFloat(20 + 10 * $0.item) }
    #expect(grid.frames == ["0 0 320 20", "0 25 320 30", "0 60 320 40", "0 105 320 50"])
    #expect(grid.content == "320 155")
  }

  @Test func `rows that are not visible keep their estimate`() {
    let grid = Grid(column(), count: 1000, size: CGSize(width: 320, height: 100))
    // Four rows of 30 are visible, the last one by 10 points.
    #expect(grid.content == "320 \(4 * 30 + 996 * 44)")
  }

  @Test func `the insets of an item are ignored where its size is estimated`() {
    let row = item(.fractionalWidth(1), .estimated(44))
    row.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 10, bottom: 9, trailing: 20)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [row])
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 2)
    #expect(grid.frames == ["10 0 290 30", "10 30 290 30"])
  }

  @Test func `a row is as high as its highest item`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      subitems: [item(.fractionalWidth(0.5), .estimated(44))])
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 4)
    grid.height = { [60, 20, 30, 35][$0.item] }
    #expect(grid.frames == ["0 0 160 60", "160 0 160 20", "0 60 160 30", "160 60 160 35"])
    #expect(grid.content == "320 95")
  }

  @Test func `siblings can have the same height`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      subitems: [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))])
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 4)
    grid.height = { [60, 20, 30, 35][$0.item] }
    #expect(grid.frames == ["0 0 160 60", "160 0 160 60", "0 60 160 35", "160 60 160 35"])
  }

  @Test func `tags flow into rows by their widths`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [item(.estimated(60), .estimated(30))])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    let grid = Grid(section, count: 5)
    grid.width = { [150, 150, 100, 200, 50][$0.item] }
    grid.height = { _ in 24 }
    #expect(
      grid.frames == [
        "0 0 150 24", "160 0 150 24", "0 32 100 24", "110 32 200 24", "0 64 50 24",
      ])
    #expect(grid.content == "320 88")
  }

  @Test func `a column of an estimated height has each of its items`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(100)),
      subitems: [
        item(.fractionalWidth(1), .estimated(80)), item(.fractionalWidth(1), .absolute(50)),
      ])
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 4)
    #expect(
      grid.frames == ["0 0 320 30", "0 30 320 50", "0 80 320 30", "0 110 320 50"])
  }

  @Test func `the last group is as high as the items it has`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(80)),
      repeatingSubitem: item(.fractionalWidth(1), .absolute(40)), count: 2)
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 3)
    #expect(grid.content == "320 120")
  }

  @Test func `a section that scrolls by itself is as high as its highest visible group`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .estimated(44)),
      subitems: [item(.fractionalWidth(1), .estimated(44))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let grid = Grid(section, count: 30)
    grid.height = { [20, 50, 30, 10][$0.item % 4] }
    #expect(grid.content == "320 50")
    #expect(grid.frames.prefix(2) == ["0 0 100 20", "100 0 100 50"])
  }

  @Test func `another width measures again`() {
    let grid = Grid(column(), count: 2)
    _ = grid.frames
    grid.view.frame.size.width = 200
    #expect(grid.frames == ["0 0 200 30", "0 30 200 30"])
  }

  @Test func `a hundred thousand rows cost what is visible`() {
    let grid = Grid(column(), count: 100_000)
    #expect(grid.frames.count == 16)
    #expect(grid.requested == 16)
    grid.view.contentOffset.y = 3_000_000
    #expect(grid.frames.count == 16 || grid.frames.count == 17)
    #expect(grid.requested <= 34)
    grid.view.contentOffset.y += 30
    _ = grid.frames
    #expect(grid.requested <= 37)
  }

  @Test func `a hundred thousand items of known size cost what is visible`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)),
      subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
    let grid = Grid(NSCollectionLayoutSection(group: group), count: 100_001)
    #expect(grid.content == "320 \(25_001 * 80)")
    grid.view.contentOffset.y = 80 * 25_001 - 480
    #expect(grid.frames.last == "0 2000000 80 80")
    #expect(grid.requested <= 24 + 21)
  }

  @Test func `a thousand sections cost what is visible`() {
    let layout = UICollectionViewCompositionalLayout { [self] _, _ in column() }
    let grid = Grid(layout, counts: Array(repeating: 2, count: 1000))
    _ = grid.frames
    grid.view.contentOffset.y = 40_000
    #expect(grid.frames.count <= 17)
    #expect(grid.requested <= 34)
  }
}
