import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What is not determined, and what determines (`engine.md`, section 4).
@MainActor
@Suite struct AmbiguityRuleTests {
  let window = UIWindow(screen: UIScreen(size: CGSize(width: 400, height: 800), scale: 2))

  private func box() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    return view
  }

  @Test(.rules("engine:E4.1"))
  func `ambiguity needs a layout, and ends with the last missing constraint`() {
    let lone = UIView()
    lone.translatesAutoresizingMaskIntoConstraints = false
    #expect(!lone.hasAmbiguousLayout)

    let view = box()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)

    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    window.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
  }

  @Test(.rules("engine:E4.3"))
  func `exercising shows another layout each time, of an ambiguous view only`() {
    let view = box()
    let inside = [
      view.leadingAnchor.constraint(greaterThanOrEqualTo: window.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: window.trailingAnchor),
    ]
    NSLayoutConstraint.activate(
      inside + [
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 10),
      ])
    window.layoutIfNeeded()
    let first = view.frame
    view.exerciseAmbiguityInLayout()
    let second = view.frame
    view.exerciseAmbiguityInLayout()

    #expect(second != first && view.frame != second)
    #expect(second.size == first.size && second.minX >= 0 && second.maxX <= 400)
    #expect(view.hasAmbiguousLayout)

    let pinned = view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 7)
    pinned.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minX == 7)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.minX == 7)
    #expect(!view.hasAmbiguousLayout)
    view.removeFromSuperview()
  }

  @Test(.rules("engine:E4.4"))
  func `what affects a view reaches further than what mentions it`() {
    let (first, second) = (box(), box())
    let start = first.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20)
    let width = first.widthAnchor.constraint(equalToConstant: 30)
    let gap = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
    let own = second.widthAnchor.constraint(equalToConstant: 50)
    let across = second.topAnchor.constraint(equalTo: window.topAnchor)
    NSLayoutConstraint.activate([start, width, gap, own, across])
    window.layoutIfNeeded()

    #expect(Set(second.constraintsAffectingLayout(for: .horizontal)) == [start, width, gap, own])
    #expect(second.constraintsAffectingLayout(for: .vertical) == [across])
  }
}
