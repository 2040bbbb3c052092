// As a new app of Swift 6.2 is set up: everything is on the main actor unless it says otherwise.
import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// A value of the app; on the main actor like everything here.
struct Entry: Equatable {
  var name: String
  var detail: String
}

protocol EntryListener: AnyObject {
  func didPick(_ entry: Entry)
}

final class EntryCell: UITableViewCell {
  let name = UILabel()
  let detail = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    detail.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [name, detail])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

  func show(_ entry: Entry) {
    name.text = entry.name
    detail.text = entry.detail
  }
}

final class EntriesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let entries: [Entry]
  let tableView = UITableView()
  weak var listener: (any EntryListener)?

  init(_ entries: [Entry]) {
    self.entries = entries
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(EntryCell.self, forCellReuseIdentifier: "entry")
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    (cell as? EntryCell)?.show(entries[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    listener?.didPick(entries[indexPath.row])
  }
}

/// A view that draws its edges with layers.
final class CardView: UIView {
  let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 2)
    gradient.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    layer.insertSublayer(gradient, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    CATransaction.commit()
  }
}

@Suite struct DefaultIsolationTests {
  @Test func `a table of cells that size themselves`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = EntriesViewController([
      Entry(name: "One", detail: "short"),
      Entry(name: "Two", detail: String(repeating: "a long text ", count: 20)),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let cells = controller.tableView.visibleCells
    #expect(cells.count == 2)
    #expect(cells[1].frame.height > cells[0].frame.height + 20)
    #expect(cells[1].frame.minY == cells[0].frame.maxY)
  }

  @Test func `layers follow their view`() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    card.layoutIfNeeded()
    #expect(card.gradient.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    card.layer.bounds.size.width = 60
    card.layoutIfNeeded()
    #expect(card.gradient.frame.width == card.bounds.width)
  }

  @Test func `work elsewhere comes back to the main actor to touch views`() async {
    let label = UILabel()
    let text = await Task.detached { "from another thread" }.value
    label.text = text
    #expect(label.intrinsicContentSize.width > 0)
  }

  @Test func `closures of animations and actions are the view's own`() {
    let view = UIView()
    var isDone = false
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in isDone = true }
    #expect(view.alpha == 0)
    AnimationRecorder.runCompletions()
    #expect(isDone)
  }
}
