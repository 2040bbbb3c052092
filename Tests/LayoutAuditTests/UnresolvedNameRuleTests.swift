import Foundation
import HeadlessUIKit
import LayoutAudit
import Testing

/// Names of images and colors that are not registered, as findings of a screen.
@MainActor
@Suite struct UnresolvedNameRuleTests {
  private final class Screen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for index in 0..<2 {
        let avatar = UIImageView(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 40, height: 40))
        avatar.image = UIImage(named: "missing avatar")
        view.addSubview(avatar)
      }
      view.backgroundColor = UIColor(named: "missing background")
    }
  }

  @Test func `each name is found once, with the views that lack it`() throws {
    let screen = LaidOutScreen(Screen(), in: LayoutConfiguration(screen: .size(320, 480)))
    let found = screen.findings([.unresolvedName])
    let image = try #require(found.first { $0.description.contains("image 'missing avatar'") })
    #expect(image.elements.count == 2)
    #expect(image.severity == .warning)
    let color = try #require(found.first { $0.description.contains("color 'missing background'") })
    #expect(color.severity == .note)
    #expect(found.count == 2)
  }

  @Test(arguments: [("HelveticaNeue-Thin", true), ("HelveticaNeue", false)])
  func `a clipped text says that the widths of its font are not known`(
    name: String, isEstimated: Bool
  ) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 60, height: 44))
    label.text = "iCloud for Tinylog"
    label.font = UIFont(name: name, size: 34)
    let view = UIView()
    view.addSubview(label)
    let screen = LaidOutScreen(view, in: LayoutConfiguration(screen: .size(320, 480)))
    let found = try #require(screen.findings([.clipped]).first)
    #expect(
      found.reason.hasSuffix(", estimated: the widths of \(name) are not known") == isEstimated)
  }

  @Test func `a screen without names has no finding`() {
    let screen = LaidOutScreen(UIViewController(), in: LayoutConfiguration(screen: .size(320, 480)))
    #expect(screen.findings([.unresolvedName]).isEmpty)
  }
}
