import Foundation
import HeadlessQuartzCore
import Testing

@Suite struct CALayerTests {
  @Test func `position, bounds and anchor point make the frame`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))

    layer.bounds.size = CGSize(width: 40, height: 50)
    #expect(layer.frame == CGRect(x: 40, y: 20, width: 40, height: 50))

    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 40, height: 50))
    layer.bounds.size.width = 10
    #expect(layer.frame.minX == 60)
  }

  @Test func `the frame of a turned layer is the box around it`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(layer.frame == CGRect(x: 25, y: -25, width: 50, height: 100))

    layer.anchorPoint = .zero
    layer.position = .zero
    #expect(layer.frame == CGRect(x: -50, y: 0, width: 50, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(layer.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test func `a transform in space shows in the frame through its perspective`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(CATransform3DIsAffine(layer.transform))
    #expect(abs(layer.frame.width - 100) < 1e-9)

    // Moved half way towards an eye 100 points off, a layer looks twice as large.
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    layer.transform = CATransform3DTranslate(perspective, 0, 0, 50)
    #expect(!CATransform3DIsAffine(layer.transform))
    #expect(layer.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
    #expect(layer.affineTransform().isIdentity)
    layer.setAffineTransform(.identity)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `sublayers keep their order and leave one superlayer for another`() {
    let (top, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    #expect(top.sublayers == nil)
    top.addSublayer(a)
    top.insertSublayer(b, at: 0)
    top.insertSublayer(c, above: b)
    #expect(top.sublayers == [b, c, a])
    top.insertSublayer(a, below: c)
    #expect(top.sublayers == [b, a, c])
    a.addSublayer(c)
    #expect(top.sublayers == [b, a])
    #expect(c.superlayer === a)
    top.replaceSublayer(b, with: c)
    #expect(top.sublayers == [c, a])
    top.sublayers = [a]
    #expect(c.superlayer == nil)
    a.removeFromSuperlayer()
    #expect(a.superlayer == nil && top.sublayers == nil)
  }

  @Test func `a layer in itself traps`() async {
    await #expect(processExitsWith: .failure) {
      let (a, b) = (CALayer(), CALayer())
      a.addSublayer(b)
      b.addSublayer(a)
    }
  }

  @Test func `points are converted through offsets and turns`() {
    let (top, middle, leaf) = (CALayer(), CALayer(), CALayer())
    top.addSublayer(middle)
    middle.addSublayer(leaf)
    middle.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    middle.bounds.origin = CGPoint(x: 5, y: 5)
    leaf.frame = CGRect(x: 30, y: 40, width: 20, height: 20)
    #expect(leaf.convert(CGPoint.zero, to: top) == CGPoint(x: 35, y: 55))
    #expect(leaf.convert(CGPoint(x: 35, y: 55), from: nil) == .zero)
    middle.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    // The middle (60, 70) stays; (35, 55) lies 25 and 15 off it.
    #expect(leaf.convert(CGPoint.zero, to: top) == CGPoint(x: 10, y: 40))
    #expect(leaf.convert(CGPoint(x: 10, y: 40), from: top) == .zero)
    #expect(
      leaf.convert(leaf.bounds, to: top) == CGRect(x: 10, y: 40, width: 40, height: 40))
    #expect(top.hitTest(CGPoint(x: 12, y: 42)) == nil)
    top.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(top.hitTest(CGPoint(x: 12, y: 42)) === leaf)
  }

  private final class Counting: CALayer {
    var passes = 0
    override func layoutSublayers() {
      super.layoutSublayers()
      passes += 1
    }
  }

  @Test func `a pass visits what asks for it, from the highest that does`() {
    let (top, middle, leaf) = (Counting(), Counting(), Counting())
    top.addSublayer(middle)
    middle.addSublayer(leaf)
    leaf.layoutIfNeeded()
    #expect([top, middle, leaf].map(\.passes) == [1, 1, 1])
    leaf.setNeedsLayout()
    top.layoutIfNeeded()
    #expect([top, middle, leaf].map(\.passes) == [1, 1, 2])
    middle.bounds.size = CGSize(width: 10, height: 10)
    middle.bounds.size = CGSize(width: 10, height: 10)
    top.layoutIfNeeded()
    #expect([top, middle, leaf].map(\.passes) == [1, 2, 2])
  }

  private final class RoundLayer: CALayer {
    override var cornerRadius: CGFloat {
      get { bounds.height / 2 }
      set {}
    }
  }

  @Test func `a subclass overrides an appearance`() {
    let layer = RoundLayer()
    layer.bounds.size = CGSize(width: 40, height: 20)
    layer.cornerRadius = 3
    #expect(layer.cornerRadius == 10)
  }
}
