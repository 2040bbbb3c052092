import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What it costs to take constraints and views away: counts that follow what is taken, and not what
/// stays.
@MainActor
@Suite struct RemovalEffortTests {
  enum Order: CaseIterable {
    case forward, backward, shuffled

    func apply<Element>(to elements: [Element]) -> [Element] {
      switch self {
      case .forward: return elements
      case .backward: return elements.reversed()
      case .shuffled:
        var generator = SplitMix64(seed: 7)
        return elements.shuffled(using: &generator)
      }
    }
  }

  /// Members looked at in a view's lists and its tree, and equations taken back, a removed thing.
  private func effort(of view: UIView, count: Int, _ change: () -> Void) -> Double {
    let tree = view.layoutTree()
    func read() -> Int {
      tree.membershipEffort + tree.engine.effort.left + tree.engine.effort.entered
        + view.subviewList.effort + view.constraintList.effort
    }
    let before = read()
    change()
    return Double(read() - before) / Double(count)
  }

  private func window() -> UIWindow {
    UIWindow(screen: UIScreen(size: CGSize(width: 400, height: 800), scale: 2))
  }

  /// Siblings in a row, each constrained to the superview.
  private func siblings(_ count: Int, in window: UIWindow) -> [UIView] {
    (0..<count).map { index in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: CGFloat(index)),
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
      ])
      return view
    }
  }

  private func nest(_ count: Int, in window: UIWindow) -> [UIView] {
    var parent: UIView = window
    return (0..<count).map { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 1),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
      ])
      parent = view
      return view
    }
  }

  @Test(arguments: Order.allCases)
  func `a deactivated constraint costs the same among few and among many`(order: Order) {
    var costs: [Double] = []
    for count in [100, Rounds.of(1000, ordinarily: 400)] {
      let window = window()
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      let constraints = (0..<count).map { _ in
        view.widthAnchor.constraint(greaterThanOrEqualTo: window.widthAnchor, multiplier: 0.1)
      }
      NSLayoutConstraint.activate(constraints)
      window.layoutIfNeeded()
      costs.append(
        effort(of: window, count: count) {
          for constraint in order.apply(to: constraints) { constraint.isActive = false }
        })
      #expect(window.constraints.isEmpty)
      NSLayoutConstraint.activate(constraints)
      window.layoutIfNeeded()
      costs.append(
        effort(of: window, count: count) {
          NSLayoutConstraint.deactivate(order.apply(to: constraints))
        })
    }
    #expect(costs.max() ?? 0 <= 7, "\(costs)")
  }

  @Test(arguments: Order.allCases)
  func `a removed subview costs the same among few siblings and among many`(order: Order) {
    var costs: [Double] = []
    for count in [100, Rounds.of(1000, ordinarily: 400)] {
      let window = window()
      let views = siblings(count, in: window)
      window.layoutIfNeeded()
      for _ in 0..<2 {
        costs.append(
          effort(of: window, count: count) {
            for view in order.apply(to: views) { view.removeFromSuperview() }
            window.layoutIfNeeded()
          })
        #expect(window.constraints.isEmpty && window.subviews.isEmpty)
        for view in views { window.addSubview(view) }
        window.layoutIfNeeded()
      }
    }
    #expect(costs.max() ?? 0 <= 32, "\(costs)")
  }

  @Test(arguments: [Order.forward, .backward])
  func `a nested view costs the same in a shallow and in a deep tree`(order: Order) {
    var costs: [Double] = []
    for count in [25, 250] {
      let window = window()
      let views = nest(count, in: window)
      window.layoutIfNeeded()
      costs.append(
        effort(of: window, count: count) {
          for view in order.apply(to: views) { view.removeFromSuperview() }
        })
      #expect(window.subviews.isEmpty)
    }
    #expect(costs.max() ?? 0 <= 24, "\(costs)")
  }

  @Test func `moving a subview to the front of many and back costs as among few`() {
    var costs: [Double] = []
    for count in [100, Rounds.of(1000, ordinarily: 400)] {
      let window = window()
      let views = siblings(count, in: window)
      window.layoutIfNeeded()
      costs.append(
        effort(of: window, count: count) {
          for view in views { window.bringSubviewToFront(view) }
        })
      #expect(window.subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init))
    }
    #expect(costs.max() ?? 0 <= 4, "\(costs)")
  }

  @Test func `the order of what stays is kept`() {
    var generator = SplitMix64(seed: 11)
    let window = window()
    var expected = (0..<200).map { _ in UIView() }
    for view in expected { window.addSubview(view) }
    for _ in 0..<500 {
      let index = Int.random(in: 0..<expected.count, using: &generator)
      let view = expected.remove(at: index)
      if Bool.random(using: &generator) { view.removeFromSuperview() }
      if Bool.random(using: &generator) {
        window.addSubview(view)
        expected.append(view)
      } else {
        let place = Int.random(in: 0...expected.count, using: &generator)
        window.insertSubview(view, at: place)
        // A view that stays a subview moves past its own place.
        expected = window.subviews
        #expect(expected.contains { $0 === view })
      }
    }
    #expect(window.subviews.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    #expect(Set(window.subviews.map(ObjectIdentifier.init)).count == 200)
  }

  @Test func `a tree of ten thousand nested views is freed`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let root = UIView()
        var parent = root
        for _ in 0..<10_000 {
          let view = UIView()
          parent.addSubview(view)
          parent = view
        }
      }
    }
  }
}
