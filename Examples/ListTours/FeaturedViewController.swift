import UIKit

/// Cards that scroll sideways, a grid with badges, and rows on a background.
final class FeaturedViewController: UIViewController {
  private enum Section: Int, CaseIterable {
    case cards, grid, rows

    var title: String {
      switch self {
      case .cards: "Featured"
      case .grid: "Categories"
      case .rows: "Recently added"
      }
    }
  }

  private static let background = "background"
  private static let badge = "badge"
  private(set) lazy var collection = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private var source: UICollectionViewDiffableDataSource<Section, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collection.frame = view.bounds
    collection.backgroundColor = .systemBackground
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    connect()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Array(0..<8), toSection: .cards)
    snapshot.appendItems(Array(10..<16), toSection: .grid)
    snapshot.appendItems(Array(20..<23), toSection: .rows)
    source?.apply(snapshot, animatingDifferences: false)
  }

  private func connect() {
    let card = UICollectionView.CellRegistration<CardCell, Int> { cell, _, item in
      cell.label.text = item < 10 ? "Card \(item + 1)" : "Tile \(item - 9)"
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Entry \(item - 19)"
      content.secondaryText = "Added today"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .clear()
    }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.label.text = Section(rawValue: path.section)?.title }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: Self.badge) {
      view, _, path in view.label.text = "\(path.item + 1)"
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      collection, path, item in
      if item < 20 {
        return collection.dequeueConfiguredReusableCell(using: card, for: path, item: item)
      }
      return collection.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    source?.supplementaryViewProvider = { collection, kind, path in
      if kind == Self.badge {
        return collection.dequeueConfiguredReusableSupplementary(using: badge, for: path)
      }
      return collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { [self] index, _ in
      let section =
        switch Section(rawValue: index) {
        case .cards: cards()
        case .grid: grid()
        default: rows()
        }
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
    layout.configuration.interSectionSpacing = 16
    layout.register(PanelView.self, forDecorationViewOfKind: Self.background)
    return layout
  }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ supplements: [NSCollectionLayoutSupplementaryItem] = []
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
      supplementaryItems: supplements)
  }

  private func cards() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(150)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return section
  }

  private func grid() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(24), heightDimension: .absolute(24)),
      elementKind: Self.badge,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.22)),
      repeatingSubitem: item(.fractionalWidth(0.3), .fractionalHeight(1), [badge]), count: 3)
    group.interItemSpacing = .flexible(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 8, trailing: 16)
    return section
  }

  private func rows() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 12, trailing: 16)
    let panel = NSCollectionLayoutDecorationItem.background(elementKind: Self.background)
    panel.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 4, trailing: 8)
    section.decorationItems = [panel]
    return section
  }
}
