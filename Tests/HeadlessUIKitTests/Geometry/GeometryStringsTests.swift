import Foundation
import HeadlessUIKit
import Testing

@Suite struct GeometryStringsTests {
  @Test func `strings have Apple's brackets and order`() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGSize(width: 3, height: 4)) == "{3, 4}")
    #expect(NSCoder.string(for: CGVector(dx: 3, dy: 4)) == "{3, 4}")
    #expect(
      NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(
      NSCoder.string(for: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: -2)) == "{1, -2}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test func `numbers are printed with seventeen digits`() {
    #expect(
      NSCoder.string(for: CGSize(width: 375, height: 1.0 / 3)) == "{375, 0.33333333333333331}")
  }

  @Test func `reading gives back the very value that was written`() {
    let rect = CGRect(x: 0.1, y: -1.0 / 3, width: 1e-9, height: 20.333333333333332)

    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: "{1,2}") == CGPoint(x: 1, y: 2))
    #expect(NSCoder.cgSize(for: " { 1 , 2 } ") == CGSize(width: 1, height: 2))
    #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    #expect(
      NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}")
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]")
        == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
  }

  @Test(arguments: ["", "{}", "{1}", "{1, 2, 3}", "{1, x}", "1, 2", "{{1, 2}}", "{,}", "}1,2{"])
  func `what is not a point reads as zero`(text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero)
  }
}
