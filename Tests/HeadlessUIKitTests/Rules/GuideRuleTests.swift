import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Layout guides, the keyboard's among them (`anchors.md`, sections 4 and 7 to 9).
@MainActor
@Suite struct GuideRuleTests {
  private func window(_ name: String) throws -> (UIWindow, UIViewController) {
    let window = UIWindow(screen: UIScreen(device: try #require(Device.named(name))))
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    return (window, controller)
  }

  @Test(.rules("anchors:A4.3"))
  func `a guide has neither content nor a place of its own`() throws {
    let (window, controller) = try window("iPhone 8")
    let guide = UILayoutGuide()
    controller.view.addLayoutGuide(guide)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()

    #expect(box.hasAmbiguousLayout)
    #expect(guide.layoutFrame.width == 0)
  }

  @Test(.rules("anchors:A4.4"))
  func `system guides have Apple's names`() throws {
    // What a guide reads of its view is a fact of ours, and no constraint.
    let (_, controller) = try window("iPhone 8")
    let view = try #require(controller.view)

    #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
    #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
    #expect(view.readableContentGuide.identifier == "UIViewReadableContentGuide")
    #expect(view.keyboardLayoutGuide.identifier == "UIViewKeyboardLayoutGuide")
    #expect(view.layoutGuides.count == 4)
  }

  @Test(.rules("anchors:A8.1, A8.5"))
  func `the readable guide keeps within the margins, and equals them on phones`() throws {
    for name in ["iPhone SE (1st generation)", "iPhone 15", "iPhone 15 Plus"] {
      let (shown, controller) = try window(name)
      defer { shown.isHidden = true }
      let view = try #require(controller.view)
      #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
    }
    let (window, controller) = try window("iPad Pro (12.9-inch) (6th generation)")
    window.rotate(to: .landscape)
    let view = try #require(controller.view)
    let (readable, margins) = (
      view.readableContentGuide.layoutFrame, view.layoutMarginsGuide.layoutFrame
    )
    #expect(margins.contains(readable) && readable.width < margins.width)
    #expect(readable.midX == margins.midX)
    #expect(readable.minY == margins.minY && readable.height == margins.height)
  }

  @Test(.rules("anchors:A7.1–A7.3"))
  func `top and bottom layout guides are as long as the safe area`() throws {
    let (window, controller) = try window("iPhone X")
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    window.layoutIfNeeded()

    #expect(controller.topLayoutGuide.length == 44)
    #expect(controller.bottomLayoutGuide.length == 34)
    #expect(box.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
  }

  // MARK: The keyboard

  private func field(above guide: UILayoutGuide, in view: UIView) -> UIView {
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.widthAnchor.constraint(equalTo: view.widthAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
      field.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    return field
  }

  @Test(.rules("anchors:A9.1, AT13"))
  func `a docked keyboard lifts what stands on its guide`() throws {
    let (window, controller) = try window("iPhone X")
    let view = try #require(controller.view)
    let guide = view.keyboardLayoutGuide
    let field = field(above: guide, in: view)
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 778)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 778, width: 375, height: 34))

    window.keyboard = .docked(height: 300)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 512, width: 375, height: 300))
    #expect(field.frame.maxY == 512)

    window.keyboard = nil
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 812)
  }

  @Test func `a view that ends above the keyboard is not covered`() throws {
    let (window, controller) = try window("iPhone X")
    let upper = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    controller.view.addSubview(upper)
    let field = field(above: upper.keyboardLayoutGuide, in: upper)
    window.keyboard = .docked(height: 300)
    window.layoutIfNeeded()

    // The keyboard's top at 512 is 88 points above this view's bottom.
    #expect(field.frame.maxY == 512)
    window.keyboard = .docked(height: 100)
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 600)
  }

  @Test(.rules("anchors:A9.2, A9.3, A9.4"))
  func `a floating keyboard counts only for guides that follow it`() throws {
    let (window, controller) = try window("iPad Pro (11-inch) (4th generation)")
    let view = try #require(controller.view)
    let guide = view.keyboardLayoutGuide
    let field = field(above: guide, in: view)
    let near = field.heightAnchor.constraint(equalToConstant: 60)
    let away = field.heightAnchor.constraint(equalToConstant: 80)
    for constraint in field.constraints where constraint.firstAttribute == .height {
      constraint.isActive = false
    }
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    window.keyboard = .floating(CGRect(x: 200, y: 300, width: 320, height: 250))
    window.layoutIfNeeded()
    #expect(field.frame.maxY == view.bounds.height - view.safeAreaInsets.bottom)
    #expect(field.frame.height == 60)

    guide.followsUndockedKeyboard = true
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 200, y: 300, width: 320, height: 250))
    #expect(field.frame == CGRect(x: 0, y: 220, width: view.bounds.width, height: 80))
    #expect(guide.constraintsActive(whenAwayFrom: .bottom) == [away])
    #expect(guide.keyboardDismissPadding == 0)

    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && !away.isActive)
  }
}
