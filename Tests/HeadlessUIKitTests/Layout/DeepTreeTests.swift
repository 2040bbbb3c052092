import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Trees that are thousands of views deep, as code can build them.
@MainActor
@Suite struct DeepTreeTests {
  private func window() -> UIWindow {
    UIWindow(screen: UIScreen(size: CGSize(width: 400, height: 800), scale: 2))
  }

  /// Views inside each other, each one point smaller at the top.
  private func nest(_ count: Int, in outer: UIView) -> [UIView] {
    var views: [UIView] = []
    var holder = outer
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
        view.topAnchor.constraint(equalTo: holder.topAnchor, constant: 0.5),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      views.append(view)
      holder = view
    }
    return views
  }

  private func work(_ count: Int) -> Int {
    let window = window()
    let views = nest(count, in: window)
    window.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame == CGRect(x: 0, y: 0.5, width: 400, height: 10) })
    let tree = window.layoutTree()
    let effort = tree.engine.effort
    return tree.membershipEffort + effort.entered + effort.evaluations + effort.decisions
      + effort.examinations
  }

  @Test func `work grows with the number of views, not with their depths`() {
    let (small, large) = (work(500), work(1000))
    #expect(large <= 22 * small / 10)
  }

  @Test func `ten thousand nested views are laid out and freed`() {
    let window = window()
    let views = nest(10_000, in: window)
    window.layoutIfNeeded()
    #expect(views[9_999].frame == CGRect(x: 0, y: 0.5, width: 400, height: 10))
    #expect(views[9_999].convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 5000))
    #expect(views[9_999].convert(CGPoint(x: 0, y: 5000), from: nil) == .zero)
    #expect(views[9_999].window === window)
    #expect(!views[9_999].hasAmbiguousLayout)
  }

  @Test func `the window of a view is the one above it, whatever is moved`() {
    var generator = SplitMix64.seeded()
    for _ in 0..<20 {
      let windows = [window(), window()]
      let views = (0..<12).map { _ in UIView() }
      for _ in 0..<80 {
        let view = views.randomElement(using: &generator) ?? views[0]
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: view.removeFromSuperview()
        case 1: windows.randomElement(using: &generator)?.addSubview(view)
        case 2: windows.randomElement(using: &generator)?.layoutIfNeeded()
        default:
          let holder = views.randomElement(using: &generator) ?? views[1]
          if !holder.isDescendant(of: view) { holder.addSubview(view) }
        }
        for view in views { #expect(view.window === view.root as? UIWindow) }
      }
    }
  }
}
