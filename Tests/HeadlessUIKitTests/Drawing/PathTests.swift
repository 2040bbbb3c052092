import Foundation
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@MainActor
@Suite struct PathTests {
  @Test func `a path knows its bounds and what lies inside`() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(oval.bounds == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(oval.contains(CGPoint(x: 60, y: 45)))
    #expect(!oval.contains(CGPoint(x: 12, y: 22)))
    oval.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(oval.bounds.minX == 110)
  }

  @Test func `arcs run clockwise on the screen`() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.y - 10) < 1e-9 && abs(quarter.currentPoint.x) < 1e-9)
    #expect(abs(quarter.bounds.maxX - 10) < 0.01 && quarter.bounds.minX > -0.01)
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.bounds.minX + 10) < 0.01 && abs(rest.bounds.minY + 10) < 0.01)
  }

  @Test func `a hole counts by even and odd`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
    let copy = path.cgPath
    path.removeAllPoints()
    #expect(path.isEmpty && !copy.isEmpty)
  }

  @Test func `renderers make pictures of their size`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 5), false, 2)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width == 8)
    UIGraphicsEndImageContext()
  }

  @Test func `font descriptors change traits and sizes`() {
    let font = UIFont.systemFont(ofSize: 17)
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 0) } == .systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont(descriptor: font.fontDescriptor, size: 20).pointSize == 20)
  }

  @Test func `a pasteboard keeps what was copied`() {
    let board = UIPasteboard.withUniqueName()
    board.string = "text"
    #expect(board.string == "text" && board.hasStrings && !board.hasURLs && board.changeCount == 1)
  }
}
