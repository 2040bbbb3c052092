// Layers and transforms under the names that existing code imports.
import CoreGraphics
import QuartzCore
import Testing

@Suite struct QuartzCoreTests {
  @Test func `layers are placed by their constraints without a view`() {
    let board = CALayer()
    board.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    board.layoutManager = CAConstraintLayoutManager()
    let mark = CALayer()
    mark.bounds.size = CGSize(width: 20, height: 20)
    mark.addConstraint(
      CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .midX))
    mark.addConstraint(
      CAConstraint(attribute: .maxY, relativeTo: "superlayer", attribute: .maxY, offset: -10))
    board.addSublayer(mark)
    board.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 90, y: 70, width: 20, height: 20))
  }

  @Test func `transforms compose and undo themselves`() {
    let turned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
    let point = CGPoint(x: 1, y: 2).applying(turned).applying(turned.inverted())
    #expect(abs(point.x - 1) < 1e-9 && abs(point.y - 2) < 1e-9)
    let spatial = CATransform3DRotate(CATransform3DIdentity, .pi, 0, 1, 0)
    #expect(abs(spatial.m11 + 1) < 1e-9)
    #expect(
      CATransform3DIsIdentity(CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity)))
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1).numberOfComponents == 4)
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
  }
}
