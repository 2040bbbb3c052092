import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What scroll views make of constraints (`scrollview.md`, sections 1 to 4 and 8 to 10).
@MainActor
@Suite struct ScrollViewRuleTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let scroll = UIScrollView()
  let content = UIView()

  init() {
    window.addSubview(scroll)
    scroll.frame = window.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
  }

  private func pin(_ view: UIView, in area: UIScrollView, _ inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: inset),
      area.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: area.topAnchor, constant: inset),
      area.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }

  private func size(_ view: UIView, _ width: CGFloat?, _ height: CGFloat?) {
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  @Test(
    .rules("scrollview:V1.1, V1.4, V1.5, V1.6, V3.1, V3.5, V10.2, VT1, VT2"), arguments: [0.0, 20])
  func `content pinned to four edges makes the content size`(_ inset: Double) {
    pin(content, in: scroll, inset)
    size(content, 600, 900)
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 600 + 2 * inset, height: 900 + 2 * inset))
    #expect(content.frame == CGRect(x: inset, y: inset, width: 600, height: 900))
    #expect(scroll.frame == window.bounds)

    // What is tied to the content does not move in it.
    scroll.contentOffset = CGPoint(x: 50, y: 100)
    window.layoutIfNeeded()
    #expect(scroll.bounds.origin == CGPoint(x: 50, y: 100))
    #expect(content.frame.origin == CGPoint(x: inset, y: inset))
    #expect(content.convert(.zero, to: window) == CGPoint(x: inset - 50, y: inset - 100))
  }

  @Test(.rules("scrollview:V1.3, V3.2, V10.1, VT3, VT14"))
  func `a page as wide as the frame scrolls up and down only`() {
    pin(content, in: scroll)
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    size(content, nil, 1000)
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 1000))
    scroll.contentOffset.y = 100
    window.frame.size = CGSize(width: 480, height: 320)
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 480, height: 1000))
    #expect(scroll.contentOffset.y == CGFloat(100))
  }

  @Test(.rules("scrollview:V2.1, V2.2, V2.4, V2.5, VT4"))
  func `guides say the same as edges and lengths`() {
    let (area, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      // The old way beside the new one.
      scroll.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    size(content, nil, 1000)
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 1000))
    #expect(area.layoutFrame == CGRect(x: 0, y: 0, width: 320, height: 1000))
    scroll.contentOffset.y = 70
    window.layoutIfNeeded()
    #expect(frame.layoutFrame == CGRect(x: 0, y: 70, width: 320, height: 480))
    #expect(area.identifier == "UIScrollView-contentLayoutGuide")
    #expect(frame.identifier == "UIScrollView-frameLayoutGuide")
  }

  @Test(.rules("scrollview:V3.3, VT5"), arguments: [(200.0, 480.0), (700, 700)])
  func `a page is at least as high as the frame`(_ wish: Double, _ height: Double) {
    pin(content, in: scroll)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    size(inner, nil, wish)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(
        greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
      inner.topAnchor.constraint(equalTo: content.topAnchor),
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      inner.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor),
    ])
    let small = content.heightAnchor.constraint(equalToConstant: 0)
    small.priority = .defaultLow
    small.isActive = true
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: height))
  }

  @Test(.rules("scrollview:V3.4, VT6"))
  func `an intrinsic size may make the content size, a stack's too`() {
    final class Picture: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 1000, height: 700) }
    }
    let stack = UIStackView(arrangedSubviews: [Picture(), Picture()])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    content.removeFromSuperview()
    pin(stack, in: scroll)
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 1000, height: 1400))
  }

  @Test(.rules("scrollview:V1.6, VT7"))
  func `what is tied to the frame stays in view`() {
    pin(content, in: scroll)
    size(content, 320, 2000)
    let header = UIView()
    header.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(header)
    NSLayoutConstraint.activate([
      header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    window.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 100, width: 320, height: 40))
    #expect(header.convert(header.bounds, to: window).minY == CGFloat(0))
  }

  @Test(.rules("scrollview:V3.9, V9.1, VT8"))
  func `centres are those of the frame, unscrolled, at any depth`() {
    pin(content, in: scroll)
    size(content, 640, 480)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(child)
    size(child, 10, 10)
    child.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
    child.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
    scroll.contentOffset.x = 100
    window.layoutIfNeeded()
    #expect(child.center.x == CGFloat(160))
    let seen = UIView()
    seen.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(seen)
    size(seen, 10, 10)
    seen.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor).isActive = true
    seen.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(seen.center.x == CGFloat(260))
  }

  /// The usual way to make content as wide as its scroll view without a constraint between widths.
  @Test(.rules("scrollview:V3.9"))
  func `content that is pinned and centred is as wide as the frame`() {
    pin(content, in: scroll)
    let wide = UIView()
    wide.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(wide)
    NSLayoutConstraint.activate([
      wide.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      wide.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      wide.topAnchor.constraint(equalTo: content.topAnchor),
      wide.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    size(wide, nil, 700)
    let width = wide.widthAnchor.constraint(equalToConstant: 640)
    width.priority = .defaultHigh
    width.isActive = true
    content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
    let low = content.centerYAnchor.constraint(equalTo: scroll.centerYAnchor)
    low.priority = .defaultLow
    low.isActive = true
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 700))
  }

  @Test(.rules("scrollview:V3.7, V3.8, V9.4, VT9"))
  func `without an end the content has no size of its own`() {
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 0))
    #expect(content.hasAmbiguousLayout)
  }

  @Test(.rules("scrollview:V2.3, VT13"))
  func `a guide's own size is the content size`() {
    scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 1500).isActive = true
    window.layoutIfNeeded()
    #expect(scroll.contentSize.height == CGFloat(1500))
  }

  @Test(.rules("scrollview:V1.5, V1.7, V3.6"))
  func `a content size set by hand stays where no constraint gives one`() {
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = CGRect(x: 0, y: 0, width: 500.25, height: 700)
    scroll.contentSize = content.frame.size
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500.25, height: 700))
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    size(label, 50, 50)
    label.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500.25, height: 700))
  }

  @Test(.rules("scrollview:V1.2, VT15"))
  func `seen from outside the edges are the frame's`() {
    let outside = UIView()
    outside.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(outside)
    size(outside, 10, 10)
    outside.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
    outside.trailingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true
    pin(content, in: scroll)
    size(content, 600, 900)
    scroll.contentOffset.y = 50
    window.layoutIfNeeded()
    #expect(outside.frame == CGRect(x: 310, y: 470, width: 10, height: 10))
  }

  @Test(.rules("scrollview:V9.2"))
  func `content tied to the outside keeps its place on the screen`() {
    pin(content, in: scroll)
    size(content, 320, 2000)
    let (floating, mate) = (UIView(), UIView())
    for view in [floating, mate] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
      size(view, 30, 30)
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true
    }
    floating.topAnchor.constraint(equalTo: window.topAnchor, constant: 60).isActive = true
    mate.topAnchor.constraint(equalTo: floating.bottomAnchor, constant: 5).isActive = true
    window.layoutIfNeeded()
    #expect(floating.frame.minY == CGFloat(60))
    scroll.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(floating.frame.minY == CGFloat(160))
    #expect(mate.frame.minY == CGFloat(195))
    #expect(floating.convert(CGPoint.zero, to: window).y == CGFloat(60))
  }

  @Test(.rules("scrollview:V9.3"))
  func `each of two nested scroll views has its own content`() {
    let inner = UIScrollView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(inner)
    content.removeFromSuperview()
    pin(inner, in: scroll)
    size(inner, 320, 600)
    let leaf = UIView()
    leaf.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(leaf)
    pin(leaf, in: inner)
    size(leaf, 900, 600)
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 600))
    #expect(inner.contentSize == CGSize(width: 900, height: 600))
  }

  @Test(.rules("scrollview:V3.11"))
  func `from right to left the content begins on its right`() {
    scroll.semanticContentAttribute = .forceRightToLeft
    pin(content, in: scroll)
    size(content, 600, 480)
    let first = UIView()
    first.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(first)
    size(first, 10, 10)
    first.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
    first.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(first.frame.maxX == CGFloat(600))
    // The offset does not turn by itself.
    #expect(scroll.contentOffset.x == CGFloat(0))
  }

  @Test(.rules("scrollview:V4.1"))
  func `insets extend what can be scrolled to, not the content`() {
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    pin(content, in: scroll)
    size(content, 600, 900)
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 600, height: 900))
    #expect(content.frame.origin == CGPoint.zero)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 890, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == CGFloat(900 + 30 - 480))
  }

  @Test(.rules("scrollview:V4.3"))
  func `a safe area that scrolls with the content is none for the content`() {
    let screen = UIWindow(screen: UIScreen(device: .standard))
    let controller = UIViewController()
    screen.rootViewController = controller
    controller.view.addSubview(scroll)
    scroll.frame = controller.view.bounds
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = scroll.bounds
    scroll.contentSize = CGSize(width: 320, height: 2000)
    screen.layoutIfNeeded()
    #expect(scroll.safeAreaInsets.top == CGFloat(20))
    #expect(scroll.adjustedContentInset.top == CGFloat(20))
    #expect(content.safeAreaInsets.top == CGFloat(0))
  }

  @Test(.rules("scrollview:V4.4"))
  func `the margins guide is inside the bounds, the margins are inside the content`() {
    scroll.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    pin(content, in: scroll)
    size(content, 600, 900)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: scroll.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: scroll.layoutMarginsGuide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: scroll.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: scroll.layoutMarginsGuide.bottomAnchor),
    ])
    let marked = UIView()
    marked.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(marked)
    for attribute in [
      NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom,
    ] {
      let margin: NSLayoutConstraint.Attribute =
        switch attribute {
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        default: .bottomMargin
        }
      NSLayoutConstraint(
        item: marked, attribute: attribute, relatedBy: .equal, toItem: scroll, attribute: margin,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    window.layoutIfNeeded()
    #expect(marked.frame == CGRect(x: 6, y: 5, width: 586, height: 888))
    #expect(inner.frame == CGRect(x: 6, y: 5, width: 306, height: 468))
    // It keeps its place on the screen.
    scroll.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 6, y: 105, width: 306, height: 468))
  }
}
