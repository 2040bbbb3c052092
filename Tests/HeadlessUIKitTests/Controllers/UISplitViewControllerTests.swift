import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct UISplitViewControllerTests {
  private func show(
    _ split: UISplitViewController, on name: String, _ orientation: Device.Orientation = .landscape
  ) throws -> UIWindow {
    let device = try #require(Device.named(name))
    let window = UIWindow(screen: UIScreen(device: device, orientation: orientation))
    window.rootViewController = split
    window.layoutIfNeeded()
    return window
  }

  @Test func `two controllers share a large screen held sideways`() throws {
    let split = UISplitViewController()
    let (list, detail) = (UIViewController(), UIViewController())
    split.viewControllers = [list, detail]
    let window = try show(split, on: "iPad Air 2")
    // As on Apple's: 320 points, and 703.5 beside a line of one pixel.
    #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(detail.view.frame == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)

    window.rotate(to: .portrait)
    #expect(split.displayMode == .secondaryOnly)
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
    #expect(list.view.window == nil)
  }

  @Test func `a large phone held sideways has columns, upright it has one`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = try show(split, on: "iPhone 8 Plus")
    // Two fifths of 736 points.
    #expect(split.primaryColumnWidth == CGFloat(295))
    #expect(!split.isCollapsed)
    #expect(list.navigationController != nil)

    window.rotate(to: .portrait)
    #expect(split.isCollapsed)
    #expect(list.view.window == nil)
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 414, height: 736))
  }

  @Test func `a delegate has the list show where there is little width`() throws {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = Delegate()
    split.delegate = delegate
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = try show(split, on: "iPhone 8", .portrait)
    #expect(list.view.window === window)
    split.show(.secondary)
    window.layoutIfNeeded()
    #expect(detail.view.window === window)
    #expect(list.view.window == nil)
  }

  @Test func `widths follow preferences within limits`() throws {
    let split = UISplitViewController(style: .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(UIViewController(), for: column)
    }
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredPrimaryColumnWidth = 200
    split.minimumSupplementaryColumnWidth = 340
    split.maximumSupplementaryColumnWidth = 400
    split.preferredSupplementaryColumnWidthFraction = 0.5
    let window = try show(split, on: "iPad Pro (12.9-inch) (6th generation)")
    let frames = split.viewControllers.map(\.view.frame)
    #expect(frames.map(\.minX) == [0, 200.5, 601])
    #expect(frames.map(\.width) == [200, 400, 765])

    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.viewControllers[1].view.frame.minX == CGFloat(0))
  }

  @Test func `a column over the secondary one leaves it its size`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let window = try show(split, on: "iPad (9th generation)", .portrait)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary)
    let controllers = split.viewControllers
    #expect(controllers[1].view.frame == split.view.bounds)
    #expect(controllers[0].view.frame.size == CGSize(width: 320, height: 1080))
    #expect(split.view.subviews.last === controllers[0].view)
  }
}
