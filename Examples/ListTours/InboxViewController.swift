import UIKit

/// Messages with accessories, and swipe actions at both edges.
final class InboxViewController: UIViewController {
  struct Message: Hashable {
    let sender: String
    let subject: String
    var isFlagged = false
  }

  private(set) var messages = [
    Message(sender: "Ada", subject: "The engine is ready", isFlagged: true),
    Message(sender: "Grace", subject: "A moth, of all things, in relay number seventy of panel F"),
    Message(sender: "Edsger", subject: "Considered harmful"),
  ]
  private(set) var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  private(set) lazy var collection = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  private var source: UICollectionViewDiffableDataSource<Int, Message>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    view.backgroundColor = .systemGroupedBackground
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.trailingActions(path)
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.leadingActions(path)
    }
    collection.frame = view.bounds
    collection.backgroundColor = .systemGroupedBackground
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Message> {
      cell, _, message in
      var content = cell.defaultContentConfiguration()
      content.text = message.sender
      content.secondaryText = message.subject
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listGroupedCell()
      cell.accessories =
        message.isFlagged ? [.checkmark(), .disclosureIndicator()] : [.disclosureIndicator()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    source?.apply(snapshot, animatingDifferences: false)
  }

  private func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.messages.remove(at: path.item)
      self?.show()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func leadingActions(_ path: IndexPath) -> UISwipeActionsConfiguration {
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.messages[path.item].isFlagged.toggle()
      self?.show()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
  }
}
