import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Layout margins and safe areas (`anchors.md`, sections 5, 6 and 11).
@MainActor
@Suite struct MarginRuleTests {
  private func root(_ name: String) throws -> (UIWindow, UIViewController, UIView) {
    let window = UIWindow(screen: UIScreen(device: try #require(Device.named(name))))
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    return (window, controller, try #require(controller.view))
  }

  @Test(.rules("anchors:A5.1, A5.8, AT1", "measured:M17"))
  func `a view's own margins are eight points, and its guide lies inside`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(
      view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 84))
  }

  @Test(.rules("anchors:A5.2, A5.6, A5.7"))
  func `a root view has the system's sides and nothing above and below`() throws {
    let (window, controller, view) = try root("iPhone X")
    #expect(view.layoutMargins == UIEdgeInsets(top: 44, left: 16, bottom: 34, right: 16))
    #expect(controller.systemMinimumLayoutMargins.leading == 16)

    view.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    #expect(view.layoutMargins.top == 0)

    let (plus, _, wide) = try root("iPhone 8 Plus")
    #expect(wide.layoutMargins.left == 20 && plus.bounds.width == 414)
  }

  @Test(.rules("anchors:A5.3, AT8"))
  func `a root view's margins are at least the system's unless it says otherwise`() throws {
    let (window, controller, view) = try root("iPhone 8")
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 8, bottom: 0, trailing: 30)
    window.layoutIfNeeded()
    #expect(view.layoutMargins.left == 16)
    #expect(view.layoutMargins.right == 30)

    controller.viewRespectsSystemMinimumLayoutMargins = false
    window.layoutIfNeeded()
    #expect(view.layoutMargins.left == 8)
  }

  @Test(.rules("anchors:A5.4"))
  func `physical and directional margins are one value, and the last one set wins`() {
    final class Watching: UIView {
      var changes = 0
      override func layoutMarginsDidChange() { changes += 1 }
    }
    let view = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))

    view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
    #expect(view.changes >= 2)
  }

  @Test(.rules("anchors:A5.5"))
  func `an inner margin reaches to the line of the outer one`() throws {
    let (window, _, view) = try root("iPhone 8")
    let inner = UIView(frame: CGRect(x: 10, y: 100, width: 355, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    inner.preservesSuperviewLayoutMargins = true
    view.addSubview(inner)
    window.layoutIfNeeded()

    #expect(inner.layoutMargins.left == 30)
    #expect(inner.layoutMargins.right == 30)
    #expect(inner.layoutMargins.top == 8)
  }

  // MARK: Safe area

  @Test(.rules("anchors:A6.1, A6.2"))
  func `a safe area needs a window, and a window as large as its screen`() throws {
    let lone = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(lone.safeAreaInsets == .zero)

    let (window, _, view) = try root("iPhone X")
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(
      view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 375, height: 734))
    window.resize(to: CGSize(width: 375, height: 400))
    #expect(view.safeAreaInsets == .zero)
  }

  @Test(
    .rules("anchors:A6.3"),
    arguments: [
      // The frame's y and height; the safe area's top and bottom.
      (20.0, 100.0, 24.0, 0.0), (-30, 100, 44, 0), (700, 112, 0, 34), (500, 400, 0, 34),
    ])
  func `what the superview's safe area still covers counts, and never more`(
    _ y: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat
  ) throws {
    let (window, _, view) = try root("iPhone X")
    let inner = UIView(frame: CGRect(x: 0, y: y, width: 375, height: height))
    view.addSubview(inner)
    window.layoutIfNeeded()

    #expect(inner.safeAreaInsets.top == top)
    #expect(inner.safeAreaInsets.bottom == bottom)
  }

  @Test(.rules("anchors:A6.4, A6.6"))
  func `a child controller adds its own insets to those that reach it`() throws {
    final class Child: UIViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
    let (window, controller, view) = try root("iPhone X")
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
    let child = Child()
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: -50, right: 0)
    controller.addChild(child)
    view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 20, width: 375, height: 792)
    child.didMove(toParent: controller)
    window.layoutIfNeeded()

    // 44 + 6 − 20 of the parent's, and 10 of its own; below nothing is left of 34 − 50.
    #expect(
      child.view.safeAreaInsets == UIEdgeInsets(top: 40, left: 5, bottom: 0, right: 0))
    #expect(child.changes > 0)
  }

  @Test(.rules("anchors:A6.9"))
  func `a safe area is told before the layout that uses it`() throws {
    final class Watching: UIViewController {
      var log: [String] = []
      override func viewSafeAreaInsetsDidChange() { log.append("safe area") }
      override func viewWillLayoutSubviews() { log.append("will layout") }
    }
    let window = UIWindow(screen: UIScreen(device: try #require(Device.named("iPhone X"))))
    let controller = Watching()
    window.rootViewController = controller
    window.layoutIfNeeded()

    #expect(controller.log.first == "safe area")
    #expect(controller.log.contains("will layout"))
  }

  @Test(.rules("anchors:A11.2"))
  func `a phone on its side adds the notch to its margins`() throws {
    let (window, _, view) = try root("iPhone X")
    window.rotate(to: .landscape)

    #expect(view.safeAreaInsets.left == 44)
    #expect(view.layoutMargins.left == 60)
  }

  @Test(.rules("vfl:F4.5"))
  func `a format that starts at the superview clears the status bar`() throws {
    let (window, _, view) = try root("iPhone X")
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[box(10)]", options: [], metrics: nil, views: ["box": box])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "|-[box(10)]", options: [], metrics: nil, views: ["box": box]))
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 16, y: 44, width: 10, height: 10))
  }

  @Test(.rules("anchors:A6.8"))
  func `what scrolls under the bars is covered by as much as it lies there`() throws {
    let (window, _, view) = try root("iPhone X")
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    view.addSubview(scroll)
    let content = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 50))
    scroll.addSubview(content)
    scroll.contentOffset = CGPoint(x: 0, y: 80)
    window.layoutIfNeeded()
    #expect(content.safeAreaInsets.top == 24)
  }
}
