import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct InsetTests {
  /// A window of the device's size with a controller's root view in it.
  private func root(_ name: String) throws -> (UIWindow, UIView) {
    let device = try #require(Device.named(name))
    let window = UIWindow(screen: UIScreen(device: device))
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    return (window, controller.view)
  }

  @Test(
    .rules("anchors:AT2, AT3"),
    arguments: [
      // The x, y, width and height of the margins guide, without bars.
      ("iPhone 8", [16.0, 20, 343, 647]), ("iPhone 8 Plus", [20, 20, 374, 716]),
      ("iPhone X", [16, 44, 343, 734]),
    ])
  func `a root view's margins are its device's`(_ name: String, _ expected: [Double]) throws {
    let (_, view) = try root(name)
    let frame = view.layoutMarginsGuide.layoutFrame

    #expect([frame.minX, frame.minY, frame.width, frame.height].map { Double($0) } == expected)
  }

  @Test(
    .rules("anchors:AT4–AT6", "measured:M18"),
    arguments: [
      // The frame's top and height, the safe area's top and bottom.
      (20.0, 100.0, 24.0, 0.0), (100, 100, 0, 0), (-10, 100, 44, 0), (790, 22, 0, 34),
    ])
  func `a safe area reaches as far into a view as into its superview`(
    _ y: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat
  ) throws {
    let (window, view) = try root("iPhone X")
    let inner = UIView(frame: CGRect(x: 0, y: y, width: 375, height: height))
    view.addSubview(inner)
    window.layoutIfNeeded()

    #expect(inner.safeAreaInsets.top == top)
    #expect(inner.safeAreaInsets.bottom == bottom)
  }

  @Test(.rules("anchors:AT9", "measured:M19"))
  func `a preserved margin reaches to the superview's`() throws {
    let (window, view) = try root("iPhone 8 Plus")
    let inner = UIView(frame: CGRect(x: 5, y: 300, width: 300, height: 100))
    inner.preservesSuperviewLayoutMargins = true
    view.addSubview(inner)
    window.layoutIfNeeded()

    #expect(inner.layoutMargins.left == 15)
    #expect(inner.layoutMargins.right == 8)
  }

  @Test(.rules("measured:M19"), arguments: [(true, 20.0), (false, 8)])
  func `content preserves the side margins of its scroll view`(
    preserves: Bool, side: Double
  ) throws {
    let (window, view) = try root("iPhone 8 Plus")
    let scroll = UIScrollView(frame: view.bounds)
    scroll.preservesSuperviewLayoutMargins = preserves
    view.addSubview(scroll)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 1000))
    content.preservesSuperviewLayoutMargins = true
    scroll.addSubview(content)
    window.layoutIfNeeded()

    #expect(Double(content.layoutMargins.left) == side)
    #expect(Double(content.layoutMargins.right) == side)
    #expect(content.layoutMargins.top == 8)
  }

  @Test func `a view that grows with its margins does not chase its own edge`() throws {
    let (window, view) = try root("iPhone 8")
    let stack = UIStackView(arrangedSubviews: [UIView()])
    stack.preservesSuperviewLayoutMargins = true
    stack.isLayoutMarginsRelativeArrangement = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let trailing = stack.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor), trailing,
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.arrangedSubviews[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 340),
    ])
    window.layoutIfNeeded()
    trailing.isActive = false
    stack.widthAnchor.constraint(greaterThanOrEqualToConstant: 380).isActive = true
    window.layoutIfNeeded()

    #expect(stack.frame.width < 500)
  }

  @Test(.rules("anchors:AT7"))
  func `margins without the safe area count from the bounds`() throws {
    let (window, view) = try root("iPhone X")
    view.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()

    #expect(view.layoutMargins.top == 0)
  }

  @Test(.rules("measured:M12"))
  func `a safe area follows solved edges`() throws {
    // 44 points of content above the safe area make the bar 44 + 34 high.
    let (window, view) = try root("iPhone X")
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(content)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      content.widthAnchor.constraint(equalToConstant: 10),
      content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.heightAnchor.constraint(equalToConstant: 44),
      content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()

    #expect(bar.frame.height == 78)
  }

  @Test(.rules("measured:M20"), arguments: [(1000.0, 960.0), (1024, 920), (900, 860)])
  func `the readable guide is narrower only in wide views`(
    _ width: CGFloat, _ expected: CGFloat
  ) {
    // With margins of 20.
    let window = UIWindow(screen: UIScreen(size: CGSize(width: width, height: 700)))
    let view = UIView(frame: window.bounds)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    window.addSubview(view)
    let guide = view.readableContentGuide
    window.layoutIfNeeded()

    #expect(guide.layoutFrame.width == expected)
  }
}
