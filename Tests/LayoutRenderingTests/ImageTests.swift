import Foundation
import LayoutSnapshot
import Testing

@testable import LayoutRendering

@Suite struct ImageTests {
  private let snapshot = LayoutSnapshot(
    name: "Card", canvas: .init(width: 100, height: 60),
    root: .init(
      id: "root", frame: .init(x: 0, y: 0, width: 100, height: 60),
      appearance: .init(backgroundColor: .init("#336699")),
      subviews: [
        .init(
          id: "label", className: "UILabel", kind: .label,
          frame: .init(x: 10, y: 10, width: 80, height: 20.5),
          text: .init("Text", lines: [.init("Text", x: 0, baseline: 16, width: 80)]))
      ]))

  private var renderer: LayoutRenderer { LayoutRenderer(.init(padding: 0)) }

  /// Width and height of a PNG, which stand behind its signature.
  private func size(_ png: [UInt8]) -> [Int] {
    [16, 20].map { start in png[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test(.enabled("needs pango", { LayoutRenderer.drawsImages }))
  func `a PNG has the scale's pixels and is the same each time`() throws {
    for scale in [1.0, 2, 3, 1.5] {
      let png = try renderer.png(of: snapshot, scale: scale)
      #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(size(png) == [Int(100 * scale), Int(60 * scale)])
      #expect(try renderer.png(of: snapshot, scale: scale) == png)
    }
  }

  @Test(.enabled("needs pango", { LayoutRenderer.drawsImages }))
  func `a PDF has a page of the canvas' size and is the same each time`() throws {
    let pdf = try renderer.pdf(of: snapshot)
    #expect(pdf.starts(with: Array("%PDF-".utf8)))
    #expect(try renderer.pdf(of: snapshot) == pdf)
  }

  @Test(.enabled("needs pango", { LayoutRenderer.drawsImages }))
  func `everything that goldens show can be drawn`() throws {
    for name in ["controls", "controls-dark", "gallery", "grid", "login-constraints", "settings"] {
      let file = Golden.folder(beside: #filePath).appendingPathComponent(name + ".svg")
      let svg = try String(contentsOf: file, encoding: .utf8)
      #expect(try LayoutRenderer.png(svg: svg, scale: 1).count > 1000, "\(name)")
    }
    let pair = renderer.svg(of: [.init("before", snapshot), .init("after", snapshot)])
    #expect(try LayoutRenderer.png(svg: pair).count > 1000)
  }

  @Test(.enabled("needs pango", { LayoutRenderer.drawsImages }))
  func `what cannot be drawn is an error`() {
    #expect(throws: PictureError.self) { try renderer.png(of: snapshot, scale: 0) }
    #expect(throws: PictureError.self) { try renderer.png(of: snapshot, scale: 10_000) }
    #expect(throws: PictureError.self) { try LayoutRenderer.png(svg: "<svg><image/></svg>") }
    #expect(throws: PictureError.self) { try LayoutRenderer.png(svg: "no picture") }
  }

  @Test(.enabled("needs pango", { LayoutRenderer.drawsImages }))
  func `characters that no font has are known`() throws {
    // The last character for private use.
    let text = "\u{10FFFD} \(#line)"
    var view = snapshot.root
    view.kind = .label
    view.text = .init(text, lines: [.init(text, x: 0, baseline: 20, width: 40)])
    var changed = snapshot
    changed.root = view
    #expect(!LayoutRenderer.undrawnTexts.contains(text))
    _ = try renderer.png(of: changed)
    #expect(LayoutRenderer.undrawnTexts.contains(text))
  }

  @Test func `a picture is read back element by element`() throws {
    let root = try DrawnElement.document(renderer.svg(of: snapshot))
    #expect(root.name == "svg")
    #expect(root.attributes["width"] == "100")
    var texts: [String] = []
    func visit(_ element: DrawnElement) {
      if element.name == "text" { texts.append(element.content) }
      element.children.forEach(visit)
    }
    visit(root)
    #expect(texts == ["Text"])
  }
}
