import AutoLayout
import Foundation
import TextMetrics

@testable import HeadlessUIKit

/// A screen with everything whose size follows the environment, in a window of its own.
@MainActor
final class SideBySide {
  /// Where the screen is shown.
  struct Setting {
    var device: Device
    var environment: LayoutEnvironment
  }

  let window: UIWindow
  private let screen = EverythingController()
  /// The frames of all views after each step.
  private(set) var frames: [[CGRect]] = []

  init(_ setting: Setting) {
    window = UIWindow(
      screen: UIScreen(device: setting.device), environment: setting.environment)
  }

  /// The steps by which the screen is made and changed.
  static let steps: [(SideBySide) -> Void] = [
    {
      $0.window.rootViewController = $0.screen
      $0.window.makeKeyAndVisible()
    },
    {
      $0.screen.label.text = "A text that is longer than before and takes a line or two more of it"
    },
    { $0.screen.button.setTitle("Another title", for: .normal) },
    { $0.screen.stack.addArrangedSubview($0.screen.later) },
    { $0.screen.rows.append("A row that comes late, with a text of several lines at this width") },
    { $0.window.rotate(to: .landscape) },
    { $0.screen.table.contentOffset.y = 60 },
    { $0.window.rotate(to: .portrait) },
  ]

  func take(_ step: Int) {
    Self.steps[step](self)
    window.layoutIfNeeded()
    var found: [CGRect] = []
    window.forEachInTree { found.append($0.frame) }
    frames.append(found)
  }

  /// The frames of the screen with nothing else going on.
  static func alone(_ setting: Setting) -> [[CGRect]] {
    let screen = SideBySide(setting)
    for step in steps.indices { screen.take(step) }
    return screen.frames
  }
}

/// Text measured by code of the app's, through API that has no view.
private final class HandMeasured: UIView {
  private let font = UIFont.preferredFont(forTextStyle: .callout)

  override var intrinsicContentSize: CGSize {
    let text = "By hand".size(withAttributes: [.font: font])
    return CGSize(
      width: max(text.width, UIScreen.main.bounds.width / 3), height: font.lineHeight + text.height)
  }
}

private final class Row: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not in a document") }
}

@MainActor
private final class EverythingController: UIViewController, UITableViewDataSource {
  let stack = UIStackView()
  let label = UILabel()
  let button = UIButton(type: .system)
  let later = UISegmentedControl(items: ["First", "The second one"])
  let table = UITableView(frame: .zero, style: .plain)
  var rows = ["One", "Two, with a text that takes more than a line on a narrow screen", "Three"] {
    didSet { table.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "A text that takes some lines on a narrow screen, fewer on a wide one"
    label.numberOfLines = 0
    button.setTitle("Title", for: .normal)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Text"
    // A view that was measured before it came into the window.
    let measured = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    measured.text = "Measured by frame"
    measured.sizeToFit()
    for part in [
      label, button, field, UISwitch(), UISlider(), UIStepper(), UIProgressView(),
      UISearchBar(), UIPageControl(), HandMeasured(), measured,
    ] { stack.addArrangedSubview(part) }
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    table.translatesAutoresizingMaskIntoConstraints = false
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    view.addSubview(stack)
    view.addSubview(table)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safe.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      table.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      table.heightAnchor.constraint(equalToConstant: 180),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Header"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Row)?.label.text = rows[indexPath.row]
    return cell
  }
}
