import Foundation
import Testing

@testable import HeadlessUIKit

/// Colors in the descriptions of views, which pictures use.
@MainActor
@Suite struct DescribedColorTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func described(_ view: UIView) -> ViewDescription {
    var shown = ViewDescription()
    view.describe(in: &shown)
    return shown
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `cells are opaque in the color of the table's style`(style: UITableView.Style) throws {
    let (controller, rows) = (UIViewController(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.dataSource = rows
    controller.view.addSubview(table)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    #expect(
      described(cell).background?.color
        == (style == .plain ? .systemBackground : .secondarySystemGroupedBackground))
    cell.backgroundColor = .clear
    #expect(described(cell).background == nil)
    #expect(
      described(table).background?.color
        == (style == .plain ? .systemBackground : .systemGroupedBackground))
  }

  @Test func `the title of a disabled custom button keeps its color`() {
    let button = UIButton(type: .custom)
    button.setTitle("Send", for: .normal)
    button.setTitleColor(.green, for: .normal)
    button.isEnabled = false
    #expect(described(button).text?.color == .green)
    button.setTitleColor(.red, for: .disabled)
    #expect(described(button).text?.color == .red)
    let system = UIButton(type: .system)
    system.setTitle("Send", for: .normal)
    system.isEnabled = false
    #expect(described(system).text?.color == nil)
  }

  @Test func `an image that is drawn as it is has the color that it was given`() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.originalColor == nil)
    #expect(symbol.withTintColor(.red).originalColor == nil)
    #expect(symbol.withTintColor(.red, renderingMode: .alwaysOriginal).originalColor == .red)
    #expect(symbol.withTintColor(.red, renderingMode: .alwaysTemplate).originalColor == nil)
    #expect(symbol.withRenderingMode(.alwaysOriginal).originalColor == .black)
    #expect(UIImage().withTintColor(.red).originalColor == .red)
  }

  @Test func `controls have the colors of their parts`() {
    let (toggle, slider, dots) = (UISwitch(), UISlider(), UIPageControl())
    #expect(described(toggle).state?.tints == nil)
    toggle.onTintColor = .red
    slider.maximumTrackTintColor = .green
    dots.currentPageIndicatorTintColor = .blue
    #expect(described(toggle).state?.tints?.main == .red)
    #expect(described(slider).state?.tints?.track == .green)
    #expect(described(dots).state?.tints?.main == .blue)
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    #expect(described(segments).state?.tints?.selectedText == .white)
  }

  @Test func `a scroll view says which indicators it hides`() {
    let scroll = UIScrollView()
    #expect(described(scroll).state?.axesWithoutIndicator == nil)
    scroll.showsHorizontalScrollIndicator = false
    #expect(described(scroll).state?.axesWithoutIndicator == ["horizontal"])
  }

  @Test func `an item of a bar has its color, and shows its image`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UIBarButtonItem(title: "Log out", style: .plain, target: nil, action: nil)
    item.tintColor = .red
    bar.items = [UINavigationItem(title: "Title")]
    bar.topItem?.rightBarButtonItem = item
    #expect(described(bar).state?.items.first?.tint == .red)
    item.image = UIImage(systemName: "star")?.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(described(bar).state?.items.first?.tint == .green)
  }

  @Test func `a navigation bar has the colors of its appearance`() {
    let content = UIViewController()
    content.title = "Title"
    let navigation = UINavigationController(rootViewController: content)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = navigation
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    #expect(described(bar).state?.tints?.main == .clear)
    #expect(described(bar).text?.color == .label)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.orange]
    bar.scrollEdgeAppearance = appearance
    #expect(described(bar).state?.tints?.main == .systemIndigo)
    #expect(described(bar).text?.color == .orange)
  }

  @Test func `items of the system are symbols or words`() {
    let content = UIViewController()
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
    ]
    let navigation = UINavigationController(rootViewController: content)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = navigation
    window.layoutIfNeeded()
    let items = described(navigation.navigationBar).state?.items ?? []
    #expect(items.map(\.image) == ["plus", nil])
    #expect(items.map(\.title) == [nil, "Done"])
  }

  @Test func `a button's subtitle is among its lines, and a capsule is round`() throws {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Buy", "Free for a week")
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let shown = described(button)
    #expect(shown.text?.lines.map(\.text) == ["Buy", "Free for a week"])
    let run = try #require(shown.text?.lines.last?.runs.first)
    #expect(run.font == button.subtitleLabel?.font)
    #expect(shown.background?.cornerRadius == 30)
  }

  @Test func `cells have the separators of their table`() throws {
    let (controller, rows) = (UIViewController(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = rows
    controller.view.addSubview(table)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    #expect(described(cell).state?.style == nil)
    table.separatorColor = .red
    #expect(described(cell).state?.tints?.track == .red)
    table.separatorStyle = .none
    #expect(described(cell).state?.style == "plain")
  }
}
