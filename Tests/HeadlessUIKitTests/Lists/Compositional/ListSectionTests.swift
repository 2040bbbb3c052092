import Foundation
import HeadlessUIKit
import Testing

/// Sections made from list configurations.
@MainActor @Suite struct ListSectionTests {
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, counts: [Int] = [3],
    width: CGFloat = 390, _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> Grid {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return Grid(
      .list(using: configuration), counts: counts, size: CGSize(width: width, height: 400))
  }

  @Test func `a plain list has rows from edge to edge`() {
    #expect(list(.plain).frames == ["0 0 390 30", "0 30 390 30", "0 60 390 30"])
  }

  @Test func `an inset group has the margins of a table view`() {
    #expect(list(.insetGrouped, counts: [1]).frames == ["16 18 358 30"])
    #expect(list(.insetGrouped, counts: [1], width: 428).frames == ["20 18 388 30"])
    #expect(list(.insetGrouped, counts: [1]).content == "390 66")
  }

  @Test func `groups without headers are two spaces apart`() {
    let grid = list(.grouped, counts: [1, 1])
    #expect(grid.frames == ["0 18 390 30", "0 84 390 30"])
  }

  @Test func `headers of plain lists pin`() {
    let kind = UICollectionView.elementKindSectionHeader
    let grid = list(.plain, counts: [40, 1]) { $0.headerMode = .supplementary }
    #expect(grid.frame(kind) == "0 0 390 25")
    grid.view.contentOffset.y = 100
    #expect(grid.frame(kind) == "0 100 390 25")
  }

  @Test func `headers of groups scroll`() {
    let kind = UICollectionView.elementKindSectionHeader
    let grid = list(.insetGrouped, counts: [40]) { $0.headerMode = .supplementary }
    #expect(grid.frame(kind) == "16 0 358 25")
    grid.view.contentOffset.y = 10
    #expect(grid.frame(kind) == "16 0 358 25")
  }

  @Test func `swipe actions are data`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete \(path.item)") { _, _, done in
          done(true)
        }
      ])
    }
    let grid = Grid(.list(using: configuration), counts: [3])
    _ = grid.frames
    let actions = configuration.trailingSwipeActionsConfigurationProvider?(
      IndexPath(item: 2, section: 0))
    #expect(actions?.actions.map(\.title) == ["Delete 2"])
  }

  @Test func `a list with little content is inset by the safe area, unless it does not bounce`()
    throws
  {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    func inset(_ layout: UICollectionViewLayout, bounces: Bool? = nil) throws -> CGFloat {
      let window = UIWindow(device: try #require(.named("iPhone 17")))
      let controller = UIViewController()
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      if let bounces { list.alwaysBounceVertical = bounces }
      controller.view = list
      window.rootViewController = controller
      window.layoutIfNeeded()
      return list.adjustedContentInset.top
    }
    // The safe area of an iPhone 17, measured.
    #expect(try inset(UICollectionViewCompositionalLayout.list(using: configuration)) == 62)
    let calm = UICollectionViewCompositionalLayout.list(using: configuration)
    #expect(try inset(calm, bounces: false) == 0)
    #expect(try inset(UICollectionViewFlowLayout()) == 0)
  }
}
