import Foundation
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// What contexts and layers keep of drawing.
@MainActor
@Suite struct ContextTests {
  private func shapes(_ draw: (CGContext) -> Void) -> [DrawnShape] {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    draw(context)
    return context.takeShapes()
  }

  @Test func `a filled path keeps its outline, rule and color`() throws {
    let red = UIColor.red.cgColor
    let drawn = shapes { context in
      context.setFillColor(red)
      context.move(to: CGPoint(x: 10, y: 10))
      context.addLine(to: CGPoint(x: 50, y: 10))
      context.addLine(to: CGPoint(x: 50, y: 40))
      context.closePath()
      context.fillPath(using: .evenOdd)
    }
    let shape = try #require(drawn.first)
    #expect(drawn.count == 1 && shape.fill == red && shape.rule == .evenOdd)
    #expect(shape.path.boundingBox == CGRect(x: 10, y: 10, width: 40, height: 30))
  }

  @Test func `a stroke keeps its width and dashes, scaled by the transform`() throws {
    let drawn = shapes { context in
      context.scaleBy(x: 2, y: 2)
      context.setLineWidth(3)
      context.setLineDash(phase: 0, lengths: [4, 1])
      context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    let shape = try #require(drawn.first)
    #expect(shape.lineWidth == 6 && shape.dashes == [8, 2])
    #expect(shape.path.boundingBox == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func `a restored state forgets colors, transforms and clips`() throws {
    let drawn = shapes { context in
      context.saveGState()
      context.translateBy(x: 30, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let shape = try #require(drawn.first)
    #expect(shape.clips.isEmpty && shape.path.boundingBox.minX == 0)
  }

  @Test func `rectangles clip to their intersection`() throws {
    let drawn = shapes { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
      context.translateBy(x: 20, y: 0)
      context.clip(to: CGRect(x: 0, y: 10, width: 50, height: 90))
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    let clip = try #require(drawn.first?.clips.first)
    #expect(clip.boundingBox == CGRect(x: 20, y: 10, width: 30, height: 40))
  }

  @Test func `all clipping paths apply together`() throws {
    let drawn = shapes { context in
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 60))
      context.clip()
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 100))
      context.saveGState()
      context.addEllipse(in: CGRect(x: 20, y: 0, width: 60, height: 60))
      context.clip()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(drawn.map(\.clips.count) == [3, 2])
    let bounds = drawn[0].clips.map(\.boundingBoxOfPath).reduce(CGRect.infinite) {
      $0.intersection($1)
    }
    #expect(bounds.minX == 20 && bounds.maxX == 50)
  }

  @Test func `a shape with a clip of its own is clipped by the context as well`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      context.cgContext.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.cgContext.clip()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let drawn = shapes { context in
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clip()
      if let picture = image.cgImage {
        context.draw(picture, in: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    #expect(drawn.first?.clips.count == 2)
  }

  @Test func `a path is used up by drawing it`() {
    let drawn = shapes { context in
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
      context.fillPath()
      context.strokePath()
    }
    #expect(drawn.count == 1)
  }

  @Test func `a radial gradient keeps its center and radius`() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let made = unsafe CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
    let gradient = try #require(made)
    let drawn = shapes { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 50, y: 50), startRadius: 0,
        endCenter: CGPoint(x: 50, y: 50), endRadius: 30, options: [])
    }
    let kept = try #require(drawn.first?.gradient)
    #expect(kept.radius == 30 && kept.start == CGPoint(x: 50, y: 50) && kept.colors.count == 2)
  }

  @Test func `a rectangle is stroked and filled by one call`() {
    let drawn = shapes { context in
      context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.drawPath(using: .fillStroke)
    }
    #expect(drawn.contains { $0.fill != nil } && drawn.contains { $0.stroke != nil })
  }
}

/// Drawing into images, which UIKit allows on every thread.
@Suite struct ImageDrawingTests {
  private func square(_ side: CGFloat) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: side), false, 2)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: side, height: side))
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).stroke()
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  @Test func `an image is drawn outside of the main actor`() async {
    let sizes = await withTaskGroup(of: CGSize.self) { group in
      for side in 1...20 {
        group.addTask { square(CGFloat(side))?.size ?? .zero }
      }
      var widths: [CGFloat] = []
      for await size in group { widths.append(size.width) }
      return widths
    }
    #expect(sizes.sorted() == (1...20).map { CGFloat($0) })
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `an image is resized outside of the main actor`() throws {
    let small = try #require(square(10))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let large = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image {
      _ in small.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(large.size == CGSize(width: 40, height: 40) && large.scale == 3)
  }
}
