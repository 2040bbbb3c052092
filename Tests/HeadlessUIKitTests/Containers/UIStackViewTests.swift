import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The numeric vectors of `stackview.md`: intrinsic sizes 160 × 200, 80 × 100 and 40 × 50.
@MainActor
@Suite struct UIStackViewTests {
  let window = UIWindow(screen: UIScreen(device: .standard))
  let stack: UIStackView
  let views: [Block]

  final class Block: UIView {
    var natural = CGSize.zero
    override var intrinsicContentSize: CGSize { natural }
  }

  init() {
    views = [(160, 200), (80, 100), (40, 50)].map { width, height in
      let view = Block()
      view.natural = CGSize(width: width, height: height)
      return view
    }
    stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
  }

  private func layOut(width: CGFloat? = nil, height: CGFloat? = nil) {
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    window.layoutIfNeeded()
  }

  private var spans: [[CGFloat]] { views.map { [$0.frame.minX, $0.frame.width] } }

  @Test(
    .rules("stackview:ST1, ST2"),
    arguments: [(0.0, [0.0, 160, 240], 280.0), (10, [0, 170, 260], 300)])
  func `a free stack is as long as its views`(
    _ spacing: CGFloat, _ starts: [CGFloat], _ length: CGFloat
  ) {
    stack.spacing = spacing
    layOut()

    #expect(views.map(\.frame.minX) == starts)
    #expect(stack.frame.size == CGSize(width: length, height: 200))
    #expect(views.map(\.frame.height) == [200, 200, 200])
  }

  @Test(.rules("measured:M13", "stackview:ST3, ST4"))
  func `equal lengths follow the longest, or the stack`() {
    stack.distribution = .fillEqually
    layOut()
    #expect(spans == [[0, 160], [160, 160], [320, 160]])

    stack.spacing = 10
    layOut(width: 320)
    #expect(spans == [[0, 100], [110, 100], [220, 100]])
  }

  @Test(.rules("stackview:ST6"))
  func `proportional lengths share the stack, the last takes the rest`() {
    stack.distribution = .fillProportionally
    stack.spacing = 10
    layOut(width: 320)

    #expect(spans.map { $0[1] } == [170.5, 85.5, 44])
  }

  @Test(.rules("stackview:ST7"))
  func `equal spacing keeps lengths and shares the rest among the gaps`() {
    stack.distribution = .equalSpacing
    stack.spacing = 10
    layOut(width: 400)

    #expect(spans == [[0, 160], [220, 80], [360, 40]])
  }

  @Test(.rules("stackview:ST8"))
  func `equal centering puts equal distances between centres`() {
    stack.distribution = .equalCentering
    layOut(width: 400)

    #expect(spans == [[0, 160], [190, 80], [360, 40]])
  }

  @Test(
    .rules("stackview:ST9, ST10"),
    arguments: [(UIStackView.Alignment.center, [0.0, 50, 75]), (.trailing, [0, 100, 150])])
  func `alignment decides across the axis`(
    _ alignment: UIStackView.Alignment, _ tops: [CGFloat]
  ) {
    stack.alignment = alignment
    layOut(height: 200)

    #expect(views.map(\.frame.minY) == tops)
    #expect(views.map(\.frame.height) == [200, 100, 50])
  }

  @Test(
    .rules("stackview:ST11, ST12", "measured:M15"),
    arguments: [(1, [0.0, 165, 170], 210.0), (0, [0, 0, 90], 130)])
  func `a hidden view takes neither length nor spacing`(
    _ hidden: Int, _ starts: [CGFloat], _ length: CGFloat
  ) {
    // stackview:ST11, ST12; measured:M15 parks it in the middle of the gap
    stack.spacing = 10
    views[hidden].isHidden = true
    layOut()

    #expect(views.map(\.frame.minX) == starts)
    #expect(views[hidden].frame.width == 0)
    #expect(stack.frame.width == length)
  }

  @Test(.rules("stackview:ST13, ST14"))
  func `the lowest hugging stretches, the lowest resistance shrinks`() {
    views[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    layOut(width: 300)
    #expect(views[2].frame.width == 60)

    let other = UIStackViewTests()
    other.views[0].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    other.layOut(width: 240)
    #expect(other.views[0].frame.width == 120)
  }

  @Test(.rules("measured:M14"))
  func `among equals the first is stretched and the first is compressed`() {
    layOut(width: 300)
    #expect(views.map(\.frame.width) == [180, 80, 40])

    let other = UIStackViewTests()
    other.layOut(width: 240)
    #expect(other.views.map(\.frame.width) == [120, 80, 40])
  }

  @Test(.rules("stackview:ST15"))
  func `margins count when asked for`() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layOut()

    #expect(views[0].frame.minX == 8)
    #expect(stack.frame.size == CGSize(width: 296, height: 216))
  }

  @Test(.rules("stackview:ST16"))
  func `custom spacing replaces the space after a view`() {
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[0])
    layOut()

    #expect(views.map(\.frame.minX) == [0, 190, 280])
  }
}
