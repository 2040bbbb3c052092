import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite struct WindowLayoutTests {
  let window = UIWindow(screen: UIScreen(device: .standard))

  private func constrained(_ view: UIView = UIView(), in superview: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test(.rules("ibdocuments:D11.2"))
  func `margins follow the device and its orientation`() {
    let controller = UIViewController()
    window.rootViewController = controller
    let box = constrained(in: controller.view)
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 16, y: 30, width: 343, height: 171.5))

    // No status bar, and 16 points at the sides of a compact width.
    window.rotate(to: .landscape)
    #expect(box.frame == CGRect(x: 16, y: 10, width: 635, height: 317.5))
  }

  @Test func `a mask and constraints of the children agree`() {
    let panel = UIView(frame: CGRect(x: 10, y: 10, width: 355, height: 100))
    panel.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    window.addSubview(panel)
    let box = constrained(in: panel)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
      box.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.2),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 142, y: 45, width: 71, height: 10))

    window.resize(to: CGSize(width: 420, height: 667))
    #expect(panel.frame == CGRect(x: 10, y: 10, width: 400, height: 100))
    #expect(box.frame == CGRect(x: 160, y: 45, width: 80, height: 10))
  }

  @Test(.rules("constraints:C9.1, T12"))
  func `leaving a superview drops the constraints that reach outside`() {
    let box = constrained(in: window)
    let outside = box.leadingAnchor.constraint(equalTo: window.leadingAnchor)
    let inside = box.widthAnchor.constraint(equalTo: box.heightAnchor)
    NSLayoutConstraint.activate([outside, inside])
    window.layoutIfNeeded()
    box.removeFromSuperview()

    #expect(!outside.isActive)
    #expect(inside.isActive)
    #expect(window.constraints.isEmpty)
  }

  @Test func `a tree of masks leaves its window whole`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: outer.bounds)
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(middle)
    let inner = constrained(in: middle)
    inner.widthAnchor.constraint(equalTo: middle.widthAnchor).isActive = true
    window.addSubview(outer)
    window.layoutIfNeeded()
    outer.removeFromSuperview()
    window.addSubview(outer)
    window.layoutIfNeeded()

    #expect(inner.frame.width == 100)
  }

  @Test func `a fitting size is the smallest that holds, and changes nothing`() {
    let card = constrained(in: window)
    let inner = constrained(in: card)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -4),
      inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
      inner.heightAnchor.constraint(equalToConstant: 30),
      card.widthAnchor.constraint(equalTo: window.widthAnchor),
      card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      card.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()

    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 116, height: 38))
    #expect(card.frame == CGRect(x: 0, y: 0, width: 375, height: 38))
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 4, width: 359, height: 30))
  }
}
