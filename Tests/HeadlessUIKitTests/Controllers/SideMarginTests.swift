import Foundation
import HeadlessUIKit
import Testing

/// The least side margins of a root view (`anchors:A5.2`).
@MainActor
@Suite struct SideMarginTests {
  private func side(of controller: UIViewController) -> CGFloat {
    controller.systemMinimumLayoutMargins.leading
  }

  private func show(_ controller: UIViewController, on device: String, size: CGSize? = nil) throws {
    let window = UIWindow(screen: UIScreen(device: try #require(Device.named(device))))
    if let size { window.frame.size = size }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    withExtendedLifetime(window) {}
  }

  @Test func `a small window on a phone has the phone's margins`() throws {
    let controller = UIViewController()
    try show(controller, on: "iPhone 8", size: CGSize(width: 400, height: 400))
    #expect(side(of: controller) == 16)
  }

  @Test func `margins follow the size class that a controller is given`() throws {
    let (parent, child) = (UIViewController(), UIViewController())
    let window = UIWindow(screen: UIScreen(device: try #require(Device.named("iPhone 8"))))
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.makeKeyAndVisible()
    #expect(side(of: child) == 16)

    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    window.layoutIfNeeded()
    #expect(side(of: child) == 20)
    #expect(child.view.layoutMargins.left == 20)
  }

  @Test func `a compact controller on an iPad has narrow margins`() throws {
    let (parent, child) = (UIViewController(), UIViewController())
    let window = UIWindow(
      screen: UIScreen(device: try #require(Device.named("iPad Pro (9.7-inch)"))))
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    window.makeKeyAndVisible()
    #expect(side(of: child) == 20)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    #expect(side(of: child) == 16)
  }
}
