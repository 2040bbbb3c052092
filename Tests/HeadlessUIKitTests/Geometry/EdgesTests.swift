import HeadlessUIKit
import Testing

@Suite struct EdgesTests {
  @Test func `edges have Apple's bits`() {
    #expect(UIRectEdge.top.rawValue == 1)
    #expect(UIRectEdge.left.rawValue == 2)
    #expect(UIRectEdge.bottom.rawValue == 4)
    #expect(UIRectEdge.right.rawValue == 8)
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
    #expect(NSDirectionalRectEdge.leading.rawValue == 2)
  }

  @Test func `axes and corners have Apple's bits`() {
    #expect(UIAxis.both.rawValue == 3)
    #expect(UIAxis.neither.isEmpty)
    #expect(UIRectCorner.bottomRight.rawValue == 8)
    #expect(UIRectCorner.allCorners.contains([.topLeft, .bottomRight]))
  }

  @Test func `text enumerations have the raw values of iOS`() {
    #expect(NSTextAlignment.center.rawValue == 1)
    #expect(NSTextAlignment.natural.rawValue == 4)
    #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4)
  }
}
