import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Changes of a stack: what they cost, and that their history leaves no trace.
@MainActor
@Suite struct UIStackViewChangeTests {
  private let window = UIWindow(screen: UIScreen(size: CGSize(width: 400, height: 900), scale: 2))

  /// A view with a size and a baseline, from which a copy is made.
  final class Block: UIView {
    let size: CGSize
    let level: Int

    /// Creates a block in a stack at a level: which of two levels stretches is not left to the order in which
    /// constraints mention them.
    init(_ size: CGSize, level: Int = 0) {
      self.size = size
      self.level = level
      super.init(frame: .zero)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        setContentHuggingPriority(UILayoutPriority(250 + Float(level)), for: axis)
        setContentCompressionResistancePriority(UILayoutPriority(750 + Float(level)), for: axis)
      }
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  // MARK: Cost

  private struct Cost: Equatable {
    var examined: Int
    var entered: Int
    var left: Int
    var made: Int
  }

  /// The cost of hiding, showing, inserting and removing one view in the middle of a stack.
  private func costs(
    _ count: Int, _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment
  ) -> [Cost] {
    let window = UIWindow(screen: window.screen)
    let stack = UIStackView(
      arrangedSubviews: (0..<count).map { _ in Block(CGSize(width: 9, height: 2)) })
    (stack.axis, stack.distribution, stack.alignment) = (.vertical, distribution, alignment)
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    let engine = window.layoutTree().engine
    func cost(_ change: () -> Void) -> Cost {
      let (before, examined) = (engine.effort, stack.arrangementEffort)
      let serials = Set(stack.constraints.map(\.serial))
      change()
      window.layoutIfNeeded()
      let effort = engine.effort.since(before)
      return Cost(
        examined: stack.arrangementEffort - examined, entered: effort.entered, left: effort.left,
        made: stack.constraints.count { !serials.contains($0.serial) })
    }
    let middle = stack.arrangedSubviews[count / 2]
    let added = Block(CGSize(width: 9, height: 2))
    return [
      cost { middle.isHidden = true },
      cost { middle.isHidden = false },
      cost { stack.insertArrangedSubview(added, at: count / 3) },
      cost { stack.removeArrangedSubview(added) },
      cost { stack.setCustomSpacing(5, after: middle) },
    ]
  }

  @Test(arguments: [UIStackView.Distribution.fill, .fillEqually, .equalSpacing])
  func `a change in the middle costs the same in a stack four times as long`(
    _ distribution: UIStackView.Distribution
  ) {
    for alignment in [UIStackView.Alignment.fill, .leading, .center] {
      let (short, long) = (costs(25, distribution, alignment), costs(100, distribution, alignment))
      for (few, many) in zip(short, long) {
        #expect((few.entered, few.left, few.made) == (many.entered, many.left, many.made))
        // A binary search takes two more steps.
        #expect(many.examined <= few.examined + 2 * 40, "\(few) \(many)")
        #expect(many.entered + many.left <= 16)
      }
    }
  }

  // MARK: History

  /// The constraints of a stack in terms of its views, and the frames.
  private func state(of stack: UIStackView) -> (constraints: [String], frames: [CGRect]) {
    let views = stack.arrangedSubviews
    func name(_ item: AnyObject?) -> String {
      if item === stack { return "stack" }
      if item === stack.layoutMarginsGuide { return "margins" }
      if let place = views.firstIndex(where: { $0 === item }) { return "\(place)" }
      if let guide = item as? UILayoutGuide {
        let owner = stack.order.members.first { $0.gap === guide }
        return owner.map { "gap after \(name($0.view))" } ?? guide.identifier
      }
      return item == nil ? "nothing" : "another"
    }
    let all = ([stack] + views).flatMap(\.constraints)
    let texts = all.filter { $0.identifier?.hasPrefix("UISV-") == true }.map {
      "\($0.identifier ?? "") \(name($0.firstItem)).\($0.firstAttribute.rawValue) "
        + "\($0.relation.rawValue) \($0.multiplier) × \(name($0.secondItem))."
        + "\($0.secondAttribute.rawValue) + \($0.constant) @\($0.priority.rawValue)"
    }
    return (texts.sorted(), views.map(\.frame) + [stack.frame])
  }

  private func pin(_ stack: UIStackView, in window: UIWindow) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 380).isActive = true
    stack.heightAnchor.constraint(equalToConstant: 700).isActive = true
  }

  private func copy(of view: UIView) -> UIView {
    guard let block = view as? Block else { return UIView() }
    return Block(block.size, level: block.level)
  }

  /// A new stack with copies of the views of another.
  private func copy(of stack: UIStackView) -> UIStackView {
    let copies = stack.arrangedSubviews.map { view -> UIView in
      let made: UIView =
        if let nested = view as? UIStackView { copy(of: nested) } else { copy(of: view) }
      made.isHidden = view.isHidden
      return made
    }
    let made = UIStackView(arrangedSubviews: copies)
    (made.axis, made.distribution, made.alignment) = (
      stack.axis, stack.distribution, stack.alignment
    )
    made.spacing = stack.spacing
    made.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
    made.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
    for (view, copy) in zip(stack.arrangedSubviews, copies) {
      made.setCustomSpacing(stack.customSpacing(after: view), after: copy)
    }
    return made
  }

  @Test(arguments: UIStackView.Distribution.allCases)
  func `after any changes a stack is one that was made anew`(
    _ distribution: UIStackView.Distribution
  ) {
    var random = SplitMix64.seeded(50 + UInt64(distribution.rawValue))
    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    func block(_ level: Int = 0) -> Block {
      Block(CGSize(width: 10 + pick(5) * 6, height: 8 + pick(4) * 5), level: level)
    }
    let inner = UIStackView(arrangedSubviews: [block(1), block(1), block(1)])
    inner.axis = .horizontal
    let outer = UIStackView(arrangedSubviews: [block(), inner, block(), block(), block()])
    (outer.axis, outer.distribution) = (.vertical, distribution)
    pin(outer, in: window)
    for step in 0..<60 {
      for _ in 0...pick(3) {
        let stack = pick(4) == 0 ? inner : outer
        let views = stack.arrangedSubviews
        let view = views.isEmpty ? nil : views[pick(views.count)]
        switch pick(12) {
        case 0:
          stack.insertArrangedSubview(block(stack === inner ? 1 : 0), at: pick(views.count + 1))
        case 1 where view !== inner: view?.removeFromSuperview()
        case 2: if let view { stack.insertArrangedSubview(view, at: pick(views.count)) }
        case 3: stack.spacing = CGFloat(pick(7))
        case 4: if let view { stack.setCustomSpacing(CGFloat(pick(9)), after: view) }
        case 5: stack.alignment = [.fill, .leading, .center, .trailing][pick(4)]
        case 6: stack.isBaselineRelativeArrangement.toggle()
        case 7: stack.isLayoutMarginsRelativeArrangement.toggle()
        case 8: for view in views where pick(3) == 0 { view.isHidden = true }
        default: view?.isHidden.toggle()
        }
      }
      window.layoutIfNeeded()
      let fresh = UIWindow(screen: window.screen)
      let made = copy(of: outer)
      pin(made, in: fresh)
      fresh.layoutIfNeeded()
      let (changed, new) = (state(of: outer), state(of: made))
      #expect(changed.constraints == new.constraints, "step \(step)")
      #expect(changed.frames == new.frames, "step \(step)")
      guard changed == new else { return }
    }
  }
}
