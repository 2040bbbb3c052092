import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Frames of layouts that constraints leave open, as UIKit's tests of layout libraries record them.
@MainActor
@Suite struct UndeterminedLayoutTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func horizontal(_ constraints: NSLayoutConstraint...) -> [CGFloat] {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    return [view.frame.minX, view.frame.width]
  }

  @Test(.rules("engine:E4.2"))
  func `one edge alone leaves a view without width at that edge`() {
    #expect(
      horizontal(view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -13)) == [362, 0])
  }

  @Test func `a centre alone leaves a view without width at the centre`() {
    #expect(horizontal(view.centerXAnchor.constraint(equalTo: root.centerXAnchor)) == [187.5, 0])
  }

  @Test func `a length is as small as its limits allow`() {
    #expect(horizontal(view.widthAnchor.constraint(lessThanOrEqualToConstant: 323)) == [0, 0])
  }

  @Test func `a least length is the length`() {
    #expect(horizontal(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 323)) == [0, 323])
  }

  @Test func `an edge that may lie before another lies at it`() {
    #expect(
      horizontal(view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 20)) == [
        20, 0,
      ])
  }

  @Test func `two limits leave a view at the one activated first, without length`() {
    #expect(
      horizontal(
        view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 20),
        view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -20)) == [20, 0])
  }

  @Test func `the order of activation of equations makes no difference`() {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    let constraints = [
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.leftAnchor.constraint(equalTo: view.rightAnchor),
      root.rightAnchor.constraint(equalTo: other.rightAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect([view.frame.width, other.frame.width] == [0, 375])
    NSLayoutConstraint.deactivate([constraints[0]])
    constraints[0].isActive = true
    root.layoutIfNeeded()
    #expect([view.frame.width, other.frame.width] == [0, 375])
  }

  @Test func `a top view that constraints place has no size of its own`() {
    root.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)

    let width = root.widthAnchor.constraint(equalToConstant: 120)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
  }
}
