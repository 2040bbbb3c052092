import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TextMetrics

/// A content that is compared, with the state for which it was updated.
private struct ComparedConfiguration: Hashable {
  var state: UICellConfigurationState?
}

/// A content of the app: a colored box of a height.
private struct BoxConfiguration: UIContentConfiguration {
  var height: CGFloat
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { BoxView(self) }

  func updated(for state: any UIConfigurationState) -> BoxConfiguration {
    var updated = self
    updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    return updated
  }
}

private final class BoxView: UIView, UIContentView {
  private let box = UIView()
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
  @MainActor static var made = 0

  var configuration: any UIContentConfiguration { didSet { show() } }
  var isSelected: Bool { (configuration as? BoxConfiguration)?.isSelected ?? false }

  init(_ configuration: BoxConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    BoxView.made += 1
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: topAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor), height,
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() { height.constant = (configuration as? BoxConfiguration)?.height ?? 0 }
}

/// A list whose cells are configured by a closure.
@MainActor
private final class List: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  let view: UICollectionView
  let count: Int
  let registration: UICollectionView.CellRegistration<UICollectionViewListCell, Int>

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, count: Int = 1,
    width: CGFloat = 320, _ configure: @escaping (UICollectionViewListCell, Int) -> Void
  ) {
    self.count = count
    registration = UICollectionView.CellRegistration { cell, _, item in configure(cell, item) }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)))
    super.init()
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: indexPath.item)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    cell.contentConfiguration = content
    return cell
  }

  var cell: UICollectionViewListCell? {
    view.layoutIfNeeded()
    return view.visibleCells.first as? UICollectionViewListCell
  }

  /// The frames of the labels and images of a cell, in the cell.
  func frames(of kind: UIView.Type) -> [CGRect] {
    guard let cell else { return [] }
    return cell.contentView.subviews.filter { type(of: $0) == kind }.map {
      $0.convert($0.bounds, to: cell)
    }
  }
}

@MainActor @Suite(.serialized) struct ConfigurationTests {
  private func content(_ text: String, _ secondary: String? = nil) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.secondaryText = secondary
    return content
  }

  private var line: CGFloat {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Row"
    return label.intrinsicContentSize.height
  }

  @Test func `a cell of one line is at least 44 points high, with its text in the middle`() {
    let list = List { cell, _ in cell.contentConfiguration = content("Row") }
    #expect(list.cell?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    let label = list.frames(of: UILabel.self).first
    #expect(label?.minX == 16 && label?.maxX == 304)
    #expect(abs((label?.midY ?? 0) - 22) < 0.6)
  }

  @Test func `a secondary text is below the text`() {
    let list = List { cell, _ in cell.contentConfiguration = content("Row", "Detail") }
    let labels = list.frames(of: UILabel.self)
    #expect(labels.count == 2 && labels.last?.minY == (labels.first?.maxY ?? 0) + 3)
    let height = list.cell?.frame.height ?? 0
    #expect(abs(height - (11 + line + 3 + (labels.last?.height ?? 0) + 11)) < 0.6)
  }

  @Test func `a value is at the trailing end`() {
    let list = List { cell, _ in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Name"
      content.secondaryText = "Value"
      cell.contentConfiguration = content
    }
    let labels = list.frames(of: UILabel.self)
    #expect(labels.first?.minX == 16 && labels.last?.maxX == 304)
    #expect(labels.first?.midY == labels.last?.midY && list.cell?.frame.height == 44)
  }

  @Test(.rules("scrollview:V6.5")) func `text wraps and makes the cell higher`() {
    let text = String(repeating: "Wrapped text ", count: 12)
    let list = List { cell, _ in cell.contentConfiguration = content(text) }
    let height = list.frames(of: UILabel.self).first?.height ?? 0
    #expect(height > 3 * line)
    #expect(abs((list.cell?.frame.height ?? 0) - (height + 22)) < 0.6)
  }

  @Test func `an image moves the text`() {
    let list = List { cell, _ in
      var content = content("Row")
      content.image = ImageRegistry.blankImage(size: CGSize(width: 30, height: 50))
      cell.contentConfiguration = content
    }
    #expect(list.frames(of: UIImageView.self).first?.origin == CGPoint(x: 16, y: 11))
    #expect(list.frames(of: UILabel.self).first?.minX == CGFloat(62))
    #expect(list.cell?.frame.height == 72)
  }

  @Test func `images are scaled down and centred in their space`() {
    let list = List { cell, _ in
      var content = content("Row")
      content.image = ImageRegistry.blankImage(size: CGSize(width: 80, height: 40))
      content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
      content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
      cell.contentConfiguration = content
    }
    #expect(
      list.frames(of: UIImageView.self).first == CGRect(x: 26, y: 12, width: 40, height: 20))
    #expect(list.frames(of: UILabel.self).first?.minX == CGFloat(92))
  }

  @Test func `margins and spaces can be set`() {
    let list = List { cell, _ in
      var content = content("Row", "Detail")
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 20, leading: 40, bottom: 30, trailing: 50)
      content.textToSecondaryTextVerticalPadding = 10
      cell.contentConfiguration = content
    }
    let labels = list.frames(of: UILabel.self)
    #expect(labels.first?.minX == 40 && labels.first?.maxX == 270)
    #expect(labels.last?.minY == (labels.first?.maxY ?? 0) + 10)
    #expect((list.cell?.frame.height ?? 0) >= 20 + line + 10 + 30)
  }

  @Test func `accessories narrow the content`() {
    let list = List { cell, _ in
      cell.contentConfiguration = content("Row")
      cell.accessories = [.checkmark(), .disclosureIndicator()]
    }
    // 20.5 and 10.5 points as in a table, and 16 between and after them; 8 before them.
    #expect(list.frames(of: UILabel.self).first?.maxX == CGFloat(249))
  }

  @Test func `a view of the app is an accessory`() {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let list = List { cell, _ in
      cell.contentConfiguration = content("Row")
      cell.accessories = [
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: badge, placement: .leading()))
      ]
    }
    _ = list.cell
    #expect(badge.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
    #expect(list.frames(of: UILabel.self).first?.minX == CGFloat(62))
  }

  @Test func `a view is reused for another configuration of its type`() {
    BoxView.made = 0
    let list = List { cell, _ in cell.contentConfiguration = BoxConfiguration(height: 70) }
    #expect(list.cell?.frame.height == 70)
    list.cell?.contentConfiguration = BoxConfiguration(height: 90)
    #expect(BoxView.made == 1 && list.cell?.contentView is BoxView)
    list.view.reloadData()
    #expect(list.cell?.frame.height == 70)
  }

  @Test func `content follows the state of its cell`() {
    let list = List { cell, _ in cell.contentConfiguration = BoxConfiguration(height: 70) }
    _ = list.cell
    list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect((list.cell?.contentView as? BoxView)?.isSelected == true)
  }

  @Test func `a handler changes the content for the state`() {
    var states: [Bool] = []
    let list = List { cell, _ in
      cell.configurationUpdateHandler = { cell, state in
        states.append(state.isSelected)
        cell.contentConfiguration = BoxConfiguration(height: state.isSelected ? 60 : 50)
      }
    }
    #expect(list.cell?.frame.height == 50)
    list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    _ = list.cell
    #expect(states == [false, true])
  }

  @Test func `a background is behind the content`() {
    let list = List { cell, _ in
      cell.contentConfiguration = content("Row")
      var background = UIBackgroundConfiguration.listPlainCell()
      background.cornerRadius = 8
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 2, leading: 4, bottom: 6, trailing: 8)
      cell.backgroundConfiguration = background
    }
    let background = list.cell?.subviews.first
    #expect(background?.frame == CGRect(x: 4, y: 2, width: 308, height: 36))
    #expect(background?.layer.cornerRadius == 8)
    #expect(background?.backgroundColor == .systemBackground)
  }

  @Test func `rows of a table have configurations too`() {
    let list = List(count: 3) { _, _ in }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = list
    table.layoutIfNeeded()
    let cell = table.visibleCells.first
    #expect(cell?.contentView is UIListContentView)
    #expect(table.visibleCells.count == 3 && (cell?.frame.height ?? 0) >= 42)
    let label = cell?.contentView.subviews.first
    #expect(label?.convert(label?.bounds ?? .zero, to: cell).minX == 16)
  }

  @Test func `a list content view stands anywhere`() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIListContentView(configuration: content("Row"))
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      view.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    #expect(abs(view.frame.height - (line + 22)) < 0.6)
  }

  @Test func `states are equal if their values are`() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    var state = UICellConfigurationState(traitCollection: traits)
    let first = ComparedConfiguration(state: state)
    #expect(first == ComparedConfiguration(state: state))
    state[UIConfigurationStateCustomKey("unread")] = true
    #expect(first != ComparedConfiguration(state: state))
    #expect(
      UIViewConfigurationState(traitCollection: traits)
        == UIViewConfigurationState(traitCollection: traits))
  }
}
