import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The law that a layout depends on the present state alone: after any changes, frames are those of the
/// same views made anew.
@MainActor
@Suite struct IncrementalLayoutTests {
  /// What a view shows, from which it can be made again.
  @MainActor
  final class Node {
    enum Kind: CaseIterable { case label, image, button, box, stack, scroll }

    let kind: Kind
    /// Distinct for each container: which of two views in different containers stretches depends on the
    /// order in which constraints first mention them.
    let level: Float
    var text = "A text"
    var isLarge = false
    var isScaled = false
    var isHidden = false
    var isMirrored = false
    var spacing = 0
    var axis = NSLayoutConstraint.Axis.vertical
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var children: [Node] = []
    /// The view that is changed with the node.
    var view: UIView?

    init(_ kind: Kind, level: Float) { (self.kind, self.level) = (kind, level) }

    /// All nodes from this one down.
    var tree: [Node] { [self] + children.flatMap(\.tree) }

    func make() -> UIView {
      let made: UIView =
        switch kind {
        case .label: UILabel()
        case .image: UIImageView()
        case .button: UIButton(type: .system)
        case .box: UIView()
        case .stack: UIStackView()
        case .scroll: UIScrollView()
        }
      made.translatesAutoresizingMaskIntoConstraints = false
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        made.setContentHuggingPriority(UILayoutPriority(200 + level), for: axis)
        made.setContentCompressionResistancePriority(UILayoutPriority(700 + level), for: axis)
      }
      if kind == .box {
        prefer(made.widthAnchor.constraint(equalToConstant: 30))
        prefer(made.heightAnchor.constraint(equalToConstant: 12))
      }
      apply(to: made)
      for child in children { (made as? UIStackView)?.addArrangedSubview(child.make()) }
      if let scroll = made as? UIScrollView, let content = children.first?.make() {
        scroll.addSubview(content)
        let (area, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: area.topAnchor),
          content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
          content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
          content.widthAnchor.constraint(equalTo: frame.widthAnchor),
        ])
        prefer(scroll.heightAnchor.constraint(equalToConstant: 60))
      }
      return made
    }

    /// Not required, because the constraint that a conflict breaks depends on the order of activation.
    private func prefer(_ constraint: NSLayoutConstraint) {
      constraint.priority = UILayoutPriority(500 + level)
      constraint.isActive = true
    }

    /// Makes the views, and keeps them to be changed.
    func makeKept() -> UIView {
      let made = make()
      keep(made)
      return made
    }

    private func keep(_ made: UIView) {
      view = made
      let views = (made as? UIStackView)?.arrangedSubviews ?? made.subviews
      for (child, view) in zip(children, views) { child.keep(view) }
    }

    func apply(to view: UIView) {
      if view.isHidden != isHidden { view.isHidden = isHidden }
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
      switch view {
      case let label as UILabel:
        label.text = text
        label.numberOfLines = 0
        label.font =
          isScaled ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: isLarge ? 24 : 15)
        label.adjustsFontForContentSizeCategory = isScaled
      case let image as UIImageView:
        image.image = UIImage(
          blankOfSize: CGSize(width: isLarge ? 40 : 20, height: isLarge ? 22 : 31))
      case let button as UIButton: button.setTitle(text, for: .normal)
      case let stack as UIStackView:
        stack.spacing = CGFloat(spacing)
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
      default: break
      }
    }

    /// The frames of the views, which were made from this node, as text.
    func frames(of view: UIView) -> [String] {
      let content = (view as? UIScrollView)?.contentSize
      // Frames are whole pixels; the size of a content is not rounded.
      func rounded(_ length: CGFloat) -> CGFloat { (length * 1024).rounded() / 1024 }
      let area = content.map { "\(rounded($0.width)) × \(rounded($0.height))" } ?? ""
      let own = "\(kind) \(view.frame) \(area)"
        .replacing("Foundation.", with: "")
      let views = (view as? UIStackView)?.arrangedSubviews ?? view.subviews
      guard kind == .stack || kind == .scroll else { return [own] }
      return [own] + zip(children, views).flatMap { $0.frames(of: $1) }
    }
  }

  @MainActor
  private struct Drawing {
    var random: SplitMix64
    var levels: Float = 0

    mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    mutating func node(depth: Int, level: Float) -> Node {
      let kinds: [Node.Kind] = depth < 3 ? Node.Kind.allCases : [.label, .image, .button, .box]
      let node = Node(kinds[pick(kinds.count)], level: level)
      fill(node, depth: depth)
      return node
    }

    mutating func container(_ kind: Node.Kind, depth: Int, level: Float) -> Node {
      let node = Node(kind, level: level)
      fill(node, depth: depth)
      return node
    }

    private mutating func fill(_ node: Node, depth: Int) {
      change(node)
      levels += 1
      let level = levels
      switch node.kind {
      case .stack:
        for _ in 0..<(1 + pick(4)) {
          node.children.append(self.node(depth: depth + 1, level: level))
        }
      case .scroll: node.children = [container(.stack, depth: depth + 1, level: level)]
      default: break
      }
    }

    mutating func change(_ node: Node) {
      switch pick(7) {
      case 0: node.text = String(repeating: "Words that wrap ", count: 1 + pick(6))
      case 1: node.isLarge.toggle()
      case 2: node.isScaled.toggle()
      case 3: node.isMirrored.toggle()
      case 4: node.spacing = pick(9)
      case 5: node.axis = pick(3) == 0 ? .horizontal : .vertical
      default: node.alignment = [.fill, .leading, .center, .trailing][pick(4)]
      }
      if pick(4) == 0 { node.distribution = UIStackView.Distribution.allCases[pick(5)] }
    }
  }

  /// Adds views to a window, at the top of which they have their fitting height.
  private func show(_ view: UIView, width: CGFloat, category: UIContentSizeCategory) -> UIWindow {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: width, height: 900), scale: 2))
    window.traitOverrides.preferredContentSizeCategory = category
    window.addSubview(view)
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    view.trailingAnchor.constraint(equalTo: window.trailingAnchor).isActive = true
    window.layoutIfNeeded()
    return window
  }

  @Test(arguments: 0..<Rounds.of(400, ordinarily: 6))
  func `after any changes a screen is one that was made anew`(_ round: Int) {
    var drawing = Drawing(random: .seeded(UInt64(5_000 + round)))
    for _ in 0..<round { _ = drawing.pick(2) }
    let root = drawing.container(.stack, depth: 0, level: 0)
    let categories: [UIContentSizeCategory] = [.large, .extraExtraLarge, .accessibilityMedium]
    var category = categories[0]
    var width: CGFloat = 320
    let window = show(root.makeKept(), width: width, category: category)
    for step in 0..<12 {
      var done: [String] = []
      for _ in 0...drawing.pick(3) {
        let nodes = root.tree
        let node = nodes[drawing.pick(nodes.count)]
        let stack = node.view as? UIStackView
        let place = drawing.pick(node.children.count + 1)
        let choice = drawing.pick(10)
        done.append("\(choice) \(node.kind) \(nodes.firstIndex { $0 === node } ?? 0)")
        switch choice {
        case 0:
          category = categories[drawing.pick(3)]
          window.traitOverrides.preferredContentSizeCategory = category
        case 1:
          width = CGFloat(240 + 40 * drawing.pick(5))
          window.resize(to: CGSize(width: width, height: 900))
        case 2 where stack != nil:
          drawing.levels += 1
          // A new level, so that it shares none with what was removed.
          let level = node.children.first?.level ?? drawing.levels
          let made = drawing.node(depth: 2, level: level)
          node.children.insert(made, at: place)
          stack?.insertArrangedSubview(made.makeKept(), at: place)
        case 4 where stack != nil && place < node.children.count:
          node.children.remove(at: place).view?.removeFromSuperview()
        case 3, 5, 6:
          node.isHidden.toggle()
          node.view.map(node.apply(to:))
        default:
          drawing.change(node)
          node.view.map(node.apply(to:))
        }
      }
      window.layoutIfNeeded()
      guard let kept = root.view else { return }
      let made = root.make()
      let fresh = show(made, width: width, category: category)
      // A hidden stack has the height 0, which its required spaces can contradict: the order of activation
      // decides which constraint is broken.
      let conflicts = [window, fresh].map { $0.layoutTree().engine.conflicts.count }
      #expect((conflicts[0] == 0) == (conflicts[1] == 0), "round \(round), step \(step): \(done)")
      guard conflicts[1] == 0 else { continue }
      let (changed, new) = (root.frames(of: kept), root.frames(of: made))
      #expect(changed == new, "round \(round), step \(step): \(done)")
      withExtendedLifetime(fresh) {}
      guard changed == new else { return }
    }
  }
}
