import AutoLayout
import Foundation
import Testing
import TextMetrics

@testable import HeadlessUIKit

@MainActor @Suite struct EnvironmentTests {
  private let phone: SideBySide.Setting
  private let pad: SideBySide.Setting

  init() throws {
    phone = SideBySide.Setting(
      device: try #require(.named("iPhone SE (1st generation)")),
      environment: LayoutEnvironment(generation: .iOS10, textMeasurer: TestFont()))
    pad = SideBySide.Setting(
      device: try #require(.named("iPad (10th generation)")),
      environment: LayoutEnvironment(generation: .iOS26))
  }

  // MARK: Two windows

  @Test func `two windows that take turns are laid out as each alone`() {
    let alone = (SideBySide.alone(phone), SideBySide.alone(pad))
    let (first, second) = (SideBySide(phone), SideBySide(pad))
    for step in SideBySide.steps.indices {
      first.take(step)
      second.take(step)
    }
    #expect(first.frames == alone.0)
    #expect(second.frames == alone.1)
    #expect(alone.0 != alone.1)
  }

  @Test func `two windows of tasks that interleave are laid out as each alone`() async {
    let alone = [SideBySide.alone(phone), SideBySide.alone(pad)]
    let turns = Turns()
    let tasks = [phone, pad].enumerated().map { number, setting in
      Task { @MainActor in
        let screen = SideBySide(setting)
        for step in SideBySide.steps.indices {
          turns.order.append(number)
          screen.take(step)
          await Task.yield()
        }
        return screen.frames
      }
    }
    var found: [[[CGRect]]] = []
    for task in tasks { found.append(await task.value) }
    #expect(found == alone)
    // Otherwise the test shows nothing.
    #expect(turns.order != turns.order.sorted() && turns.order != turns.order.sorted(by: >))
  }

  /// Who took a step when.
  @MainActor private final class Turns { var order: [Int] = [] }

  @Test func `the standard environment has no effect on a window with its own`() {
    let alone = SideBySide.alone(phone)
    var other = LayoutEnvironment(generation: .iOS14)
    other.textMeasurer = SystemTextMeasurer(generation: .twoCuts)
    #expect(LayoutEnvironment.with(other) { SideBySide.alone(phone) } == alone)
    #expect(LayoutGeneration.with(.iOS26) { SideBySide.alone(phone) } == alone)
    let screen = SideBySide(phone)
    LayoutEnvironment.with(other) {
      for step in SideBySide.steps.indices { screen.take(step) }
    }
    #expect(screen.frames == alone)
  }

  @Test func `a window without one has the environment that is stated around it`() {
    let stated = SideBySide.alone(phone)
    let screen = UIScreen(device: phone.device)
    let bar = UISearchBar()
    let window = UIWindow(screen: screen)
    window.addSubview(bar)
    LayoutEnvironment.with(phone.environment) {
      #expect(bar.intrinsicContentSize.height == 44)
      #expect(SideBySide.alone(phone) == stated)
    }
    #expect(bar.intrinsicContentSize.height == 56)
  }

  @Test func `a layout within another window's layout keeps its own environment`() {
    final class Nesting: UIView {
      let inner = UIWindow(screen: UIScreen(size: CGSize(width: 100, height: 100)))
      let bar = UISearchBar()
      var height: CGFloat = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        inner.addSubview(bar)
        inner.layoutIfNeeded()
        height = bar.intrinsicContentSize.height
      }
    }
    let window = UIWindow(
      screen: UIScreen(device: phone.device), environment: phone.environment)
    let view = Nesting()
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.height == 56)
  }

  // MARK: Moving between windows

  @Test func `a view that comes to another environment is measured again`() {
    let old = UIWindow(screen: UIScreen(device: phone.device), environment: phone.environment)
    let new = UIWindow(screen: UIScreen(device: phone.device), environment: pad.environment)
    let label = UILabel()
    label.text = "Text"
    label.font = .systemFont(ofSize: 10)
    let bar = UISearchBar()
    for view in [label, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      old.addSubview(view)
    }
    old.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 40, height: 10))
    #expect(bar.frame.height == 44)

    for view in [label, bar] { new.addSubview(view) }
    new.layoutIfNeeded()
    #expect(label.frame.size != CGSize(width: 40, height: 10))
    #expect(bar.frame.height == 64)

    for view in [label, bar] { old.addSubview(view) }
    old.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 40, height: 10))
    #expect(bar.frame.height == 44)
  }

  @Test func `a table that comes to another environment measures its rows again`() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.textLabel?.font = .systemFont(ofSize: 30)
        cell.detailTextLabel?.text = "Subtitle"
        return cell
      }
    }
    let source = Source()
    func height(_ settings: [SideBySide.Setting]) -> CGFloat {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      table.dataSource = source
      for setting in settings {
        let window = UIWindow(
          screen: UIScreen(device: phone.device), environment: setting.environment)
        window.addSubview(table)
        window.layoutIfNeeded()
      }
      return table.contentSize.height
    }
    #expect(height([phone, pad]) == height([pad]))
    #expect(height([pad, phone]) == height([phone]))
    #expect(height([pad]) != height([phone]))
  }

  // MARK: What has no view

  @Test func `what has no view follows the layout and nothing afterwards`() {
    final class Asking: UIView {
      var heights: [CGFloat] = []
      var widths: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        heights.append(UIFont.systemFont(ofSize: 10).lineHeight)
        widths.append(UIScreen.main.bounds.width)
      }
    }
    let before = (UIFont.systemFont(ofSize: 10).lineHeight, UIScreen.main.bounds.width)
    let view = Asking()
    let window = UIWindow(screen: UIScreen(device: pad.device), environment: phone.environment)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.heights == [10])
    #expect(view.widths == [pad.device.size(in: .portrait).width])
    #expect(before == (UIFont.systemFont(ofSize: 10).lineHeight, UIScreen.main.bounds.width))
    #expect(before.0 != 10)
  }

  @Test func `images of two environments have the same names and other sizes`() {
    final class Picture: UIViewController {
      let picture = UIImageView()
      override func viewDidLoad() {
        super.viewDidLoad()
        picture.image = UIImage(named: "logo")
      }
    }
    func size(_ side: CGFloat) -> CGSize {
      let images = ImageLibrary()
      images.register(name: "logo", size: CGSize(width: side, height: side))
      let window = UIWindow(
        screen: UIScreen(device: phone.device), environment: LayoutEnvironment(images: images))
      let controller = Picture()
      window.rootViewController = controller
      #expect(images.unresolvedNames.isEmpty)
      return controller.picture.intrinsicContentSize
    }
    #expect(size(20) == CGSize(width: 20, height: 20))
    #expect(size(30) == CGSize(width: 30, height: 30))
    #expect(UIImage(named: "logo") == nil)
  }

  @Test func `conflicts go to the log of their window`() {
    func window(_ log: LayoutLog) -> UIWindow {
      UIWindow(screen: UIScreen(device: phone.device), environment: LayoutEnvironment(log: log))
    }
    func collide(in window: UIWindow) {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      window.layoutIfNeeded()
    }
    let shared = LayoutLog.shared.report
    defer { LayoutLog.shared.report = shared }
    LayoutLog.shared.report = { Issue.record("the shared log got \($0)") }
    let (one, two) = (LayoutLog(), LayoutLog())
    var reports = [0, 0]
    one.report = { _ in reports[0] += 1 }
    two.report = { _ in reports[1] += 1 }
    let (first, second) = (window(one), window(two))
    collide(in: first)
    #expect(reports == [1, 0])
    collide(in: second)
    #expect(reports == [1, 1])
    collide(in: window(.silent()))
    #expect(reports == [1, 1])

    var written: [String] = []
    let writing = LayoutLog()
    writing.write = { written.append($0) }
    collide(in: window(writing))
    #expect(written.count == 1)
  }
}
