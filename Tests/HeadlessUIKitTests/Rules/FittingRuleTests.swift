import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TextMetrics

/// Fitting sizes and directions (`engine.md`, sections 10 and 14).
@MainActor
@Suite struct FittingRuleTests {
  /// A view around one inner view, with margins of 10 points.
  private func wrapper(_ inner: UIView) -> UIView {
    let outer = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10),
    ])
    return outer
  }

  final class Block: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 30) }
  }

  @Test(.rules("engine:E10.1, E10.3"))
  func `the short form fits at the lowest priority`() {
    let view = wrapper(Block())
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    for target in [CGSize.zero, CGSize(width: 500, height: 7)] {
      #expect(
        view.systemLayoutSizeFitting(target)
          == view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel))
    }
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 50))
  }

  @Test(.rules("engine:E10.2"))
  func `fitting changes nothing, and leaves out what reaches outside`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = wrapper(Block())
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    window.layoutIfNeeded()
    let frame = view.frame
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 44))
    window.layoutIfNeeded()
    #expect(view.frame == frame && frame.width == 400)
  }

  @Test(.rules("engine:E10.4, E11.1"))
  func `a required width gives the height for it`() {
    TextMeasuring.with(TestFont()) {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 10)
      label.text = "one two three four"
      let view = wrapper(label)
      let one = view.systemLayoutSizeFitting(.zero)
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size.width == 70)
      #expect(size.height > one.height)
    }
  }

  @Test(.rules("engine:E10.5, E10.6"))
  func `a fitting size is that of the frame`() {
    final class Inset: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 30) }
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    #expect(Inset().systemLayoutSizeFitting(.zero) == CGSize(width: 56, height: 34))
  }

  @Test(.rules("engine:E10.8"))
  func `sizeThatFits is another matter`() {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(view.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 50, height: 60))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 50, height: 60))
    let label = UILabel(frame: CGRect(x: 7, y: 8, width: 0, height: 0))
    label.text = "text"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 7, y: 8))
    #expect(label.frame.size == label.sizeThatFits(.zero))
  }

  // MARK: Directions

  @Test(.rules("engine:E14.1–E14.3"))
  func `a view's own attribute and its traits make its direction`() {
    #expect(UISemanticContentAttribute.unspecified.rawValue == 0)
    #expect(UISemanticContentAttribute.playback.rawValue == 1)
    #expect(UISemanticContentAttribute.spatial.rawValue == 2)
    #expect(UISemanticContentAttribute.forceLeftToRight.rawValue == 3)
    #expect(UISemanticContentAttribute.forceRightToLeft.rawValue == 4)
    for attribute in [
      UISemanticContentAttribute.playback, .spatial, .forceLeftToRight,
    ] {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
          == .leftToRight)
    }
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)

    let window = UIWindow(screen: UIScreen(size: CGSize(width: 100, height: 100), scale: 2))
    let (outer, inner) = (UIView(), UIView())
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)

    window.screen.traitOverrides = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test(.rules("engine:E12.2"))
  func `baselines are those of the view that is named for them`() {
    final class Named: UIView {
      let label = UILabel()
      override var forFirstBaselineLayout: UIView { label }
      override var forLastBaselineLayout: UIView { label }
    }
    let plain = UIView()
    #expect(plain.forFirstBaselineLayout === plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let named = Named(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    named.label.text = "text"
    named.label.frame = CGRect(x: 0, y: 20, width: 100, height: 21)
    named.addSubview(named.label)
    window.addSubview(named)
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.topAnchor.constraint(equalTo: named.firstBaselineAnchor),
      follower.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      follower.widthAnchor.constraint(equalToConstant: 10),
      follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(follower.frame.minY > 80 && follower.frame.minY < 91)
  }

  @Test(.rules("engine:E12.4"))
  func `a stack's baselines are those of its tallest, or of its first and last view`() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("a", "a")
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 30)
    let stack = UIStackView(arrangedSubviews: [small, large])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(stack.forFirstBaselineLayout === large && stack.forLastBaselineLayout === large)

    stack.axis = .vertical
    window.layoutIfNeeded()
    #expect(stack.forFirstBaselineLayout === small && stack.forLastBaselineLayout === large)
  }
}
