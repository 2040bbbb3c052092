import UIKit

/// Names by their first letter, whose headers stay visible.
final class ContactsViewController: UIViewController {
  private let letters = ["A", "B", "C", "D"]
  private var configuration: UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    return configuration
  }
  private(set) lazy var collection = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  private var source: UICollectionViewDiffableDataSource<String, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collection.frame = view.bounds
    collection.backgroundColor = .systemBackground
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = UIListContentConfiguration.valueCell()
      content.text = name
      content.secondaryText = "Work"
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [letters] view, _, path in
      var content = UIListContentConfiguration.plainHeader()
      content.text = letters[path.section]
      view.contentConfiguration = content
      view.backgroundConfiguration = .listPlainHeaderFooter()
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source?.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(letters)
    for letter in letters {
      snapshot.appendItems((1...12).map { "\(letter)nna \($0)" }, toSection: letter)
    }
    source?.apply(snapshot, animatingDifferences: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collection.scrollToItem(at: IndexPath(item: 4, section: 1), at: .top, animated: false)
  }
}
