import Testing
import UIKit

/// Lists as apps write them: subclasses registered by class, controllers that are data sources.
final class NameCell: UITableViewCell {
  let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(name)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      name.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      name.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class NameHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class NamesController: UITableViewController {
  let names = ["Ada", "Grace", "Barbara"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
    tableView.register(NameCell.self, forCellReuseIdentifier: "name")
    tableView.register(NameHeader.self, forHeaderFooterViewReuseIdentifier: "header")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    (cell as? NameCell)?.name.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  { 30 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

final class TileCell: UICollectionViewCell {
  var isMade = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMade = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor
@Suite struct ListTests {
  @Test func `a registered class makes the cells, and a controller pushes another`() {
    let names = NamesController(style: .plain)
    let navigation = UINavigationController(rootViewController: names)
    let window = UIWindow(device: .standard)
    window.rootViewController = navigation
    window.makeKeyAndVisible()

    #expect(navigation.navigationBar.topItem?.title == "Names")
    #expect(names.tableView.visibleCells.count == 3)
    #expect(names.tableView.visibleCells.allSatisfy { $0 is NameCell })
    #expect(names.tableView.headerView(forSection: 0) is NameHeader)
    #expect(names.tableView.contentOffset.y == -names.view.safeAreaInsets.top)

    names.tableView(names.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    window.layoutIfNeeded()
    #expect(navigation.viewControllers.count == 2)
    #expect(names.view.window == nil)
  }

  @Test func `a registered class makes the items of a collection`() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 7 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 7)
    #expect(view.visibleCells.allSatisfy { ($0 as? TileCell)?.isMade == true })
  }

  @Test func `controllers adapt when the window turns`() {
    final class Adapting: UIViewController {
      var heights: [UIUserInterfaceSizeClass] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        heights.append(traitCollection.verticalSizeClass)
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.view.setNeedsLayout() })
      }
    }
    let adapting = Adapting()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: adapting)]
    let window = UIWindow(device: .standard)
    window.rootViewController = tabs
    window.layoutIfNeeded()
    window.rotate(to: .landscape)
    #expect(adapting.heights == [.compact])
    window.rotate(to: .portrait)
    #expect(adapting.heights == [.compact, .regular])
  }
}
