import Foundation
import HeadlessUIKit
import LayoutAudit
import Testing

/// What a person sees overlap, beyond what proofs and the linter report of siblings.
@MainActor
@Suite struct OverlapTests {
  private let root = UIView()

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in parent: UIView? = nil) {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 200, height: 20.5))
    label.text = text
    (parent ?? root).addSubview(label)
  }

  private func box(_ y: CGFloat, height: CGFloat = 100, _ color: UIColor? = nil) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: y, width: 320, height: height))
    box.backgroundColor = color
    root.addSubview(box)
    return box
  }

  private var claims: [String] {
    LaidOutScreen(root, in: LayoutConfiguration(screen: .size(320, 480)))
      .findings([.overlap]).map(\.description)
  }

  @Test func `texts in different superviews overlap in the window`() {
    label("Above", 16, 80, in: box(0))
    label("Below", 16, 0, in: box(90))
    #expect(
      claims == [
        "'Above' and 'Below' overlap: by 41.9 × 1.22 at (18, 94.64) [overlapping-views]"
      ])
  }

  @Test func `a text at the place of another covers it`() {
    label("A long name", 16, 100)
    label("Name", 16, 100)
    #expect(claims.count == 1)
    #expect(claims.first?.hasPrefix("'A long name' and 'Name' overlap: by ") == true)
  }

  @Test func `a text on a control is part of it`() {
    root.addSubview(UIButton(frame: CGRect(x: 0, y: 90, width: 320, height: 44)))
    label("Name", 16, 100)
    #expect(claims == [])
  }

  @Test func `an opaque view hides what is behind it`() {
    label("Behind", 16, 100)
    label("On the sheet", 16, 50, in: box(50, .white))
    #expect(claims == [])
  }

  @Test func `only letters cover letters`() {
    label("A", 16, 100)
    label("B", 116, 100)
    #expect(claims == [])
  }

  @Test func `content of different scroll views does not overlap`() {
    for _ in 0..<2 {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      root.addSubview(scroll)
      label("Text", 16, 20, in: scroll)
    }
    #expect(claims == [])
  }

  @Test func `views with a transform are drawn elsewhere`() {
    // Two texts that run downwards beside each other: without their rotation they would overlap.
    for x in [20.0, 50.0] {
      label("pin.layoutMargins", x, 120)
      let label = root.subviews.last
      label?.layer.anchorPoint = CGPoint(x: 0, y: 1)
      label?.layer.position = CGPoint(x: x, y: 120)
      label?.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    #expect(claims == [])
  }
}
