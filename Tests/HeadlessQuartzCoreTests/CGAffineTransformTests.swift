import Foundation
import HeadlessQuartzCore
import Testing

@Suite struct CGAffineTransformTests {
  let point = CGPoint(x: 3, y: 4)

  @Test func `the empty transform is not the identity`() {
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(point.applying(.identity) == point)
    #expect(point.applying(CGAffineTransform()) == .zero)
  }

  @Test func `concatenation applies the receiver first`() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)

    #expect(point.applying(move.concatenating(double)) == CGPoint(x: 26, y: 8))
    #expect(point.applying(double.concatenating(move)) == CGPoint(x: 16, y: 8))
  }

  @Test func `translating, scaling and rotating a transform happen before it`() {
    let double = CGAffineTransform(scaleX: 2, y: 2)

    #expect(point.applying(double.translatedBy(x: 10, y: 0)) == CGPoint(x: 26, y: 8))
    #expect(
      point.applying(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2))
        == CGPoint(x: 16, y: 8))
    let turned = point.applying(double.rotated(by: .pi / 2))
    #expect(abs(turned.x + 8) < 1e-12 && abs(turned.y - 6) < 1e-12)
  }

  @Test func `a quarter turn leads from x to y`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(turned.x) < 1e-15 && abs(turned.y - 1) < 1e-15)
  }

  @Test func `the inverse undoes a transform`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)

    let back = point.applying(transform).applying(transform.inverted())

    #expect(abs(back.x - point.x) < 1e-12 && abs(back.y - point.y) < 1e-12)
  }

  @Test func `a transform without inverse is returned unchanged`() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)

    #expect(flat.inverted() == flat)
  }

  @Test func `a size ignores the translation`() {
    let transform = CGAffineTransform(translationX: 10, y: 10).scaledBy(x: 2, y: 3)

    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }

  @Test func `a rectangle becomes the upright box around its corners`() {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(quarter)
        == CGRect(x: -6, y: 1, width: 4, height: 3))
    #expect(CGRect.null.applying(quarter).isNull)
  }

  @Test func `transforms are coded as six numbers`() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)

    #expect(try JSONDecoder().decode([Double].self, from: data) == [1, 2, 3, 4, 5, 6])
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }
}
