import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutAudit
import TestSupport
import Testing

@testable import LayoutSnapshotTesting
@testable import LayoutTesting

/// Tests that were written for swift-snapshot-testing record layouts, and compare with them.
@MainActor
@Suite(.snapshots(record: .missing)) struct AssertSnapshotTests {
  /// A card with a title, pinned to the safe area.
  final class CardController: UIViewController {
    let card = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      card.text = "A card"
      card.font = .preferredFont(forTextStyle: .body)
      card.adjustsFontForContentSizeCategory = true
      card.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(card)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
        card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ])
    }
  }

  /// Compares or records on a machine that is not continuous integration, wherever the tests run.
  private func verify<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, in folder: Scratch,
    test: String = #function
  ) -> String? {
    SnapshotSettings.$environment.withValue([:]) {
      verifySnapshot(
        of: value, as: strategy, named: name, record: record, snapshotDirectory: folder.url.path,
        testName: test)
    }
  }

  @Test func `a snapshot is recorded once, and compared afterwards`() throws {
    let folder = try Scratch()
    let first = verify(
      CardController() as UIViewController, as: .image(on: .iPhoneX), named: "a", in: folder,
      test: "testCard()")
    #expect(
      first?.hasPrefix("recorded \(folder.url.path)/testCard.a.svg, as there was none") == true)
    #expect(
      verify(
        CardController() as UIViewController, as: .image(on: .iPhoneX), named: "a", in: folder,
        test: "testCard()") == nil)
    try "<svg/>".write(
      to: folder.url.appending(path: "testCard.a.svg"), atomically: true, encoding: .utf8)
    let other = verify(
      CardController() as UIViewController, as: .image(on: .iPhoneX), named: "a", in: folder,
      test: "testCard()")
    #expect(other?.contains("the layout is not as recorded in") == true)
    let again = verify(
      CardController() as UIViewController, as: .image(on: .iPhoneX), named: "a", record: true,
      in: folder, test: "testCard()")
    #expect(again?.hasPrefix("recorded") == true)
  }

  @Test func `snapshots without a name are numbered`() throws {
    let folder = try Scratch()
    for _ in 1...2 {
      _ = verify(UIView() as UIView, as: .recursiveDescription, in: folder, test: "testTwo()")
    }
    #expect(try folder.names == ["testTwo.1.txt", "testTwo.2.txt"])
  }

  @Test func `values are written as text`() throws {
    struct Point: Codable {
      var x = 1
      var y = 2
    }
    let folder = try Scratch()
    _ = verify("a\nb", as: .lines, named: "lines", in: folder, test: "values")
    _ = verify(Point(), as: .json, named: "json", in: folder, test: "values")
    _ = verify(Point(), as: .dump, named: "dump", in: folder, test: "values")
    _ = verify(Point(), as: .plist, named: "plist", in: folder, test: "values")
    _ = verify(7, as: .description, named: "description", in: folder, test: "values")
    _ = verify("c", as: .wait(for: 0, on: .lines), named: "wait", in: folder, test: "values")
    _ = verify(
      3, as: Snapshotting<String, String>.lines.pullback { "\($0 + 1)" }, named: "pulled",
      in: folder, test: "values")
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
    }
    #expect(try text("values.lines.txt") == "a\nb")
    #expect(try text("values.json.json") == "{\n  \"x\" : 1,\n  \"y\" : 2\n}")
    #expect(try text("values.dump.txt").contains("- x: 1"))
    #expect(try text("values.pulled.txt") == "4")
    #expect(try text("values.plist.plist").contains("<key>x</key>\n\t<integer>1</integer>"))
    #expect(try text("values.description.txt") == "7")
    #expect(try text("values.wait.txt") == "c")
  }

  @Test func `each snapshot that is missing is a failure of the test`() {
    func fails(_ body: () -> Void) {
      withKnownIssue {
        body()
      } matching: {
        "\($0)".contains("there is no snapshot")
      }
    }
    fails { assertSnapshot(of: "a", as: .lines, record: .never) }
    fails { SnapshotTesting.assertSnapshot(of: "a", as: .lines, record: .never) }
    fails { assertSnapshots(of: "a", as: [.lines, .lines], record: .never) }
    fails { assertSnapshots(of: "a", as: ["x": .lines, "y": .lines], record: .never) }
  }

  @Test func `a device has its size and its safe area`() {
    for (config, width, top) in [
      (ViewImageConfig.iPhoneSe, 320.0, 20.0), (.iPhoneX, 375, 44), (.iPhoneX(.landscape), 812, 0),
      (.iPadPro11, 1194, 20), (.iPadMini(.portrait), 768, 20),
    ] {
      let controller = CardController()
      let screen = SnapshotSurface(config, size: nil, traits: UITraitCollection()).layOut(
        controller)
      #expect(controller.view.frame.width == CGFloat(width))
      #expect(controller.card.frame.minY >= min(top, 20), "\(width): \(controller.card.frame)")
      #expect(config.size == controller.view.frame.size)
      screen.dismantle()
    }
  }

  @Test func `a safe area, a size and traits of one's own count`() {
    let controller = CardController()
    let config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 0),
      size: CGSize(width: 300, height: 400),
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    let screen = SnapshotSurface(config, size: nil, traits: UITraitCollection()).layOut(controller)
    #expect(controller.view.frame.size == CGSize(width: 300, height: 400))
    #expect(controller.card.frame.origin == CGPoint(x: 13, y: 30))
    #expect(controller.card.frame.height > 40)
    screen.dismantle()
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    let own = SnapshotSurface(nil, size: nil, traits: UITraitCollection()).layOut(view)
    #expect(view.frame.size == CGSize(width: 50, height: 60))
    own.dismantle()
  }

  @Test func `settings of a suite and of a call say when to record`() throws {
    #expect(SnapshotTestingConfiguration.current?.record == .missing)
    withSnapshotTesting(record: .never) {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
    }
    let folder = try Scratch()
    let refused = verify("a", as: .lines, named: "a", record: .never, in: folder, test: "settings")
    #expect(refused?.contains("there is no snapshot") == true)
  }
}
