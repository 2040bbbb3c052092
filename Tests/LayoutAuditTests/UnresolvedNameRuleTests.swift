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

  @Test func `a screen without names has no finding`() {
    let screen = LaidOutScreen(UIViewController(), in: LayoutConfiguration(screen: .size(320, 480)))
    #expect(screen.findings([.unresolvedName]).isEmpty)
  }
}
