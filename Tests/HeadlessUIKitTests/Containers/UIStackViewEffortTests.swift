import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a change in a stack view costs the engine: counts, which are the same on every machine.
@MainActor
@Suite struct UIStackViewEffortTests {
  private let window = UIWindow(screen: UIScreen(size: CGSize(width: 400, height: 2000), scale: 2))

  final class Block: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 10) }
  }

  private func stack(_ count: Int, _ alignment: UIStackView.Alignment = .fill) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in Block() })
    stack.axis = .vertical
    stack.spacing = 4
    stack.alignment = alignment
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    return stack
  }

  private func effort(_ change: () -> Void) -> LayoutEffort {
    let engine = window.layoutTree().engine
    let before = engine.effort
    change()
    window.layoutIfNeeded()
    return engine.effort.since(before)
  }

  @Test(.rules("engine:E17.3, E17.4"))
  func `hiding and showing a view costs the same in a short and in a long stack`() {
    var costs: [[Int]] = []
    for count in [10, 100] {
      let stack = stack(count)
      let view = stack.arrangedSubviews[count / 2]
      let hiding = effort { view.isHidden = true }
      let showing = effort { view.isHidden = false }
      costs.append([hiding.entered, hiding.left, showing.entered, showing.left])
    }
    #expect(costs[0] == costs[1])
    #expect(costs[0] == [1, 0, 0, 1])
  }

  @Test func `adding and removing a last view costs what it touches`() {
    var costs: [Int] = []
    for count in [10, 100] {
      let stack = stack(count)
      let view = Block()
      let adding = effort { stack.addArrangedSubview(view) }
      let removing = effort { view.removeFromSuperview() }
      costs += [adding.entered + adding.left, removing.entered + removing.left]
    }
    #expect(costs[0] == costs[2] && costs[1] == costs[3], "\(costs)")
    #expect(costs.allSatisfy { $0 <= 24 }, "\(costs)")
  }

  @Test func `another spacing renews no constraint`() {
    let stack = stack(50)
    let change = effort { stack.spacing = 9 }
    #expect(change.entered == 0 && change.left == 0)
    #expect(stack.arrangedSubviews[1].frame.minY == 19)
  }

  @Test(arguments: [UIStackView.Distribution.fill, .fillEqually, .equalSpacing, .equalCentering])
  func `a stack that was changed lays out as one made anew`(
    _ distribution: UIStackView.Distribution
  ) {
    var random = SplitMix64.seeded(7)
    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    let changed = stack(6)
    changed.distribution = distribution
    changed.heightAnchor.constraint(equalToConstant: 150).isActive = true
    for step in 0..<40 {
      let views = changed.arrangedSubviews
      switch pick(5) {
      case 0 where views.count > 3: views[pick(3)].removeFromSuperview()
      case 1: changed.insertArrangedSubview(Block(), at: pick(3))
      case 2: changed.spacing = CGFloat(pick(9))
      case 3: changed.alignment = [.fill, .leading, .center, .trailing][pick(4)]
      default:
        let view = views[pick(views.count)]
        view.isHidden.toggle()
      }
      window.layoutIfNeeded()

      let fresh = UIWindow(screen: window.screen)
      let copy = UIStackView(
        arrangedSubviews: changed.arrangedSubviews.map { view in
          let block = Block()
          block.isHidden = view.isHidden
          return block
        })
      (copy.axis, copy.spacing) = (changed.axis, changed.spacing)
      (copy.alignment, copy.distribution) = (changed.alignment, changed.distribution)
      copy.translatesAutoresizingMaskIntoConstraints = false
      fresh.addSubview(copy)
      copy.leadingAnchor.constraint(equalTo: fresh.leadingAnchor).isActive = true
      copy.topAnchor.constraint(equalTo: fresh.topAnchor).isActive = true
      copy.heightAnchor.constraint(equalToConstant: 150).isActive = true
      fresh.layoutIfNeeded()
      #expect(
        changed.arrangedSubviews.map(\.frame) == copy.arrangedSubviews.map(\.frame), "step \(step)")
    }
  }

  @Test(.rules("engine:E17.1, E17.2"))
  func `a constant in one of many rows touches that row only`() {
    var costs: [LayoutEffort] = []
    for count in [10, 200] {
      let window = UIWindow(screen: self.window.screen)
      var widths: [NSLayoutConstraint] = []
      for row in 0..<count {
        let views = (0..<3).map { _ in UIView() }
        var last = window.leadingAnchor
        for view in views {
          view.translatesAutoresizingMaskIntoConstraints = false
          window.addSubview(view)
          widths.append(view.widthAnchor.constraint(equalToConstant: 20))
          NSLayoutConstraint.activate([
            widths[widths.count - 1], view.leadingAnchor.constraint(equalTo: last, constant: 8),
            view.topAnchor.constraint(equalTo: window.topAnchor, constant: CGFloat(row * 5)),
            view.heightAnchor.constraint(equalToConstant: 4),
          ])
          last = view.trailingAnchor
        }
      }
      window.layoutIfNeeded()
      let engine = window.layoutTree().engine
      let before = engine.effort
      widths[count].constant = 33
      window.layoutIfNeeded()
      costs.append(engine.effort.since(before))
    }
    for cost in costs {
      #expect(cost.entered == 0 && cost.left == 0)
      #expect(cost.evaluations <= 3 && cost.decisions == 0)
    }
  }
}
