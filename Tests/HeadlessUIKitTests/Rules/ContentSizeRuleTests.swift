import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Natural sizes, alignment rectangles, priorities and pixels (`engine.md`, sections 2, 5, 6 and 13).
@MainActor
@Suite struct ContentSizeRuleTests {
  let window = UIWindow(screen: UIScreen(size: CGSize(width: 400, height: 800), scale: 2))

  final class Block: UIView {
    var natural = CGSize(width: -1, height: -1) { didSet { invalidateIntrinsicContentSize() } }
    var reads = 0
    var insets = UIEdgeInsets.zero
    override var intrinsicContentSize: CGSize {
      reads += 1
      return natural
    }
    override var alignmentRectInsets: UIEdgeInsets { insets }
  }

  private func block(_ width: CGFloat, _ height: CGFloat) -> Block {
    let view = Block()
    view.natural = CGSize(width: width, height: height)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10).isActive = true
    view.topAnchor.constraint(equalTo: window.topAnchor, constant: 20).isActive = true
    return view
  }

  @Test(.rules("engine:E5.1, E5.5"))
  func `a plain view has no intrinsic size, and zero is one`() {
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))

    let none = block(-1, 0)
    none.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    let height = none.heightAnchor.constraint(equalToConstant: 50)
    height.priority = UILayoutPriority(249)
    height.isActive = true
    window.layoutIfNeeded()
    #expect(none.frame.height == 0)
    #expect(none.hasAmbiguousLayout)
  }

  @Test(.rules("engine:E5.3, E5.8"))
  func `views hug at 250 and resist at 750`() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == UILayoutPriority(250))
      #expect(view.contentCompressionResistancePriority(for: axis) == UILayoutPriority(750))
      #expect(UILabel().contentHuggingPriority(for: axis) == UILayoutPriority(250))
      #expect(UIImageView().contentHuggingPriority(for: axis) == UILayoutPriority(250))
      #expect(UISwitch().contentHuggingPriority(for: axis) == UILayoutPriority(750))
      #expect(UIStepper().contentHuggingPriority(for: axis) == UILayoutPriority(750))
      #expect(UIActivityIndicatorView().contentHuggingPriority(for: axis) == UILayoutPriority(750))
    }
    #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == UILayoutPriority(250))
    #expect(UIProgressView().contentHuggingPriority(for: .vertical) == UILayoutPriority(750))
  }

  @Test(.rules("engine:E5.3"))
  func `a required intrinsic size holds against an optional preference`() {
    let view = block(100, 40)
    view.setContentHuggingPriority(.required, for: .horizontal)
    let wish = view.widthAnchor.constraint(equalToConstant: 200)
    wish.priority = UILayoutPriority(999)
    wish.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test(.rules("engine:E5.4, E17.5"))
  func `an intrinsic size is read again when it was invalidated, and only then`() {
    let view = block(100, 40)
    window.layoutIfNeeded()
    let before = view.reads
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.reads == before)

    view.natural = CGSize(width: 120, height: 40)
    window.layoutIfNeeded()
    #expect(view.frame.width == 120)

    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    label.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    label.text = "a"
    window.layoutIfNeeded()
    let narrow = label.frame.width
    label.text = "a longer text"
    window.layoutIfNeeded()
    #expect(label.frame.width > narrow)
  }

  @Test(.rules("engine:E5.6, E13.1, E13.2"))
  func `an intrinsic size is not rounded by the engine, frames are`() {
    let view = block(33.3, 10)
    let next = block(10, 10)
    for constraint in window.constraints where constraint.firstItem === next {
      constraint.isActive = false
    }
    next.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    next.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 0.24).isActive = true
    window.layoutIfNeeded()

    // 43.3 snaps to 43.5 on a grid of half points, at both views; 53.3 to 53.5.
    #expect(view.frame == CGRect(x: 10, y: 20, width: 33.5, height: 10))
    #expect(next.frame == CGRect(x: 43.5, y: 30, width: 10, height: 10))
  }

  @Test(.rules("engine:E13.3"))
  func `a view in no window is laid out for the main screen's pixels`() {
    let main = UIScreen.main
    defer { UIScreen.main = main }
    UIScreen.main = UIScreen(size: CGSize(width: 400, height: 800), scale: 3)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10.2),
      child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 20),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    parent.layoutIfNeeded()
    #expect(abs(child.frame.minX * 3 - 31) < 1e-9)
  }

  @Test(.rules("measured:M3"))
  func `views that keep their frame are never rounded, nor is a fitting size`() {
    let kept = UIView(frame: CGRect(x: 1.23, y: 4.56, width: 7.89, height: 10.11))
    window.addSubview(kept)
    let box = block(33.3, 10.1)
    box.leadingAnchor.constraint(equalTo: kept.trailingAnchor).isActive = false
    window.layoutIfNeeded()

    #expect(kept.frame == CGRect(x: 1.23, y: 4.56, width: 7.89, height: 10.11))
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 33.3, height: 10.1))
  }

  // MARK: Alignment rectangles

  @Test(.rules("engine:E6.1, E6.2", "constraints:C2.5"))
  func `constraints see the alignment rectangle, frames get the rest`() {
    let view = block(50, 30)
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 8, y: 19, width: 56, height: 34))
    #expect(
      view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 20, width: 50, height: 30))
    let frame = CGRect(x: 3, y: 4, width: 50, height: 60)
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
  }

  // MARK: Priorities

  @Test(.rules("engine:E2.1"))
  func `no number of lower preferences outweighs a higher one`() {
    let view = block(-1, 10)
    func wish(_ width: CGFloat, _ priority: Float) {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
    wish(100, 251)
    for _ in 0..<100 { wish(200, 250) }
    window.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test(.rules("engine:E2.3, E2.5"))
  func `within a priority the sum of errors decides, and fractions are priorities`() {
    let view = block(-1, 10)
    for (width, priority) in [(100, 500), (100, 500), (200, 500)] as [(CGFloat, Float)] {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
    window.layoutIfNeeded()
    #expect(view.frame.width == 100)

    let stronger = view.widthAnchor.constraint(equalToConstant: 300)
    stronger.priority = UILayoutPriority(500.5)
    stronger.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 300)
  }

  @Test(.rules("engine:E2.6"))
  func `what is implied already changes nothing`() {
    let view = block(100, 40)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    window.layoutIfNeeded()
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.trailingAnchor.constraint(equalTo: window.leadingAnchor, constant: 110).isActive = true
    window.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(!view.hasAmbiguousLayout)
  }
}
