import Foundation
import HeadlessUIKit
import LayoutSnapshot
import Testing
import ViewAnalysis

/// Names of images, colors and symbols that are not registered, as findings.
@MainActor
@Suite struct UnresolvedNameTests {
  private final class Screen: UIViewController {
    let avatar = UIImageView()
    let brand = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      avatar.accessibilityIdentifier = "avatar"
      brand.accessibilityIdentifier = "brand"
      avatar.image = UIImage(named: "missing avatar")
      brand.backgroundColor = UIColor(named: "missing brand")
      _ = UIImage(named: "missing icon") ?? UIImage()
      view.addSubview(avatar)
      view.addSubview(brand)
    }
  }

  private func findings(_ controller: UIViewController) -> [LayoutSnapshot.Finding] {
    let environment = LayoutEnvironment(images: ImageLibrary())
    let window = UIWindow(BareScreen(width: 320, height: 480), environment: environment)
    window.rootViewController = controller
    return LayoutSnapshot(of: window, name: "screen").findings.filter {
      $0.id.hasPrefix("unresolved") || $0.id == "estimated-symbol"
    }
  }

  @Test func `each name is reported once, with the view that lacks it`() {
    let found = findings(Screen())
    #expect(
      found.map(\.message) == [
        "the image 'missing avatar' of avatar is not registered",
        "the color 'missing brand' of brand is not registered",
        "the image 'missing icon', requested by Screen, is not registered",
      ])
    #expect(found.map(\.severity) == [.warning, .note, .warning])
    #expect(found.map(\.views.count) == [1, 1, 0])
  }

  @Test func `an image that is set later resolves the name`() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.avatar.image = UIImage()
    screen.brand.backgroundColor = .red
    #expect(!findings(screen).contains { $0.message.contains("avatar") })
  }

  @Test func `other windows are not concerned`() {
    _ = findings(Screen())
    #expect(findings(UIViewController()).isEmpty)
  }

  @Test func `views that were made before their window keep the names they lack`() {
    let view = UIImageView(image: UIImage(named: "made early"))
    let controller = UIViewController()
    controller.view.addSubview(view)
    #expect(findings(controller).map(\.id) == ["unresolved-image"])
  }
}
