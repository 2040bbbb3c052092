import AutoLayout
import Foundation
import HeadlessUIKit
import Testing

/// Insets are not computed again whenever a view moves; these are the ways in which they still depend on
/// frames that change after the first layout.
@MainActor
@Suite struct InsetDependenceTests {
  private let window: UIWindow
  private let host = UIView()
  private let container = UIView()
  private let inner = UIView()
  private let top: NSLayoutConstraint
  private let width: NSLayoutConstraint

  /// A host inside the safe area, and in its corner a container with a view in its corner.
  init() throws {
    window = UIWindow(device: try #require(.named("iPhone X")))
    for view in [host, container, inner] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    window.addSubview(host)
    host.addSubview(container)
    container.addSubview(inner)
    top = host.topAnchor.constraint(equalTo: window.topAnchor, constant: 300)
    width = container.widthAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([
      top, width, host.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      host.widthAnchor.constraint(equalTo: window.widthAnchor),
      host.heightAnchor.constraint(equalToConstant: 300),
      container.topAnchor.constraint(equalTo: host.topAnchor),
      container.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      container.heightAnchor.constraint(equalToConstant: 200),
      inner.topAnchor.constraint(equalTo: container.topAnchor),
      inner.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 100),
      inner.heightAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
  }

  @Test func `a view gets the safe area when its superview moves under it`() {
    #expect(inner.safeAreaInsets == .zero)
    top.constant = 10
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets.top == 34)
    top.constant = 300
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test func `preserved margins follow the size of a superview in which the view stays`() {
    container.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 30)
    inner.preservesSuperviewLayoutMargins = true
    window.layoutIfNeeded()
    #expect(inner.layoutMargins.right == 8)
    width.constant = 110
    window.layoutIfNeeded()
    #expect(inner.layoutMargins.right == 20)
  }

  @Test func `the readable width of a view that grew is known when its guide is first used`() {
    width.constant = 1300
    window.layoutIfNeeded()
    let guide = container.readableContentGuide
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 920)
    width.constant = 1100
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 920)
    width.constant = 800
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 784)
  }

  @Test func `a keyboard guide follows the place of a superview in the window`() {
    let guide = inner.keyboardLayoutGuide
    guide.usesBottomSafeArea = false
    window.show(.docked(height: 400))
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.height == 0)
    // The keyboard covers the window from 412 points.
    top.constant = 372
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.height == 60)
  }

  @Test func `a view that becomes a controller's has its margins`() {
    let controller = UIViewController()
    controller.view = container
    window.layoutIfNeeded()
    #expect(container.layoutMargins.left == 16)
  }
}
