import Foundation
import LayoutRendering
import LayoutSnapshot
import Testing

@Suite struct LayoutRendererTests {
  typealias Options = LayoutRenderer.Options

  private func picture(
    of views: [LayoutSnapshot.View], constraints: [LayoutSnapshot.Constraint] = [],
    _ options: Options = Options(padding: 0)
  ) -> String {
    let root = LayoutSnapshot.View(id: "root", frame: Sample.rect(0, 0, 100, 100), subviews: views)
    let snapshot = LayoutSnapshot(
      name: "<Test> & \"more\"", canvas: .init(width: 100, height: 100), root: root,
      constraints: constraints)
    return LayoutRenderer(options).svg(of: snapshot)
  }

  @Test func `the same snapshot gives the same bytes`() {
    let options = Options(
      drawsConstraints: true, drawsGuides: true, outlines: true, drawsNames: true, bezel: true)
    let renderer = LayoutRenderer(options)
    #expect(renderer.svg(of: Sample.login) == renderer.svg(of: Sample.login))
  }

  @Test func `a shape is drawn in the intersection of its clips`() throws {
    var view = LayoutSnapshot.View(id: "drawn", frame: Sample.rect(0, 0, 100, 100))
    view.shapes = [
      LayoutSnapshot.Shape(
        path: "M0 0L9 0L9 9Z", fill: .init(red: 1, green: 0, blue: 0, alpha: 1),
        clip: "M1 1L2 2L1 2Z", moreClips: ["M3 3L4 4L3 4Z"])
    ]
    let svg = picture(of: [view])
    #expect(svg.contains("M1 1L2 2L1 2Z") && svg.contains("M3 3L4 4L3 4Z"))
    let shape = try #require(svg.components(separatedBy: "M0 0L9 0L9 9Z").first)
    // The canvas clips as well.
    #expect(shape.components(separatedBy: "<g clip-path").count == 4)
    let snapshot = LayoutSnapshot(name: "", canvas: .init(width: 1, height: 1), root: view)
    #expect(try LayoutSnapshot(json: snapshot.json()) == snapshot)
  }

  @Test func `a picture survives the snapshot's way through JSON`() throws {
    let read = try LayoutSnapshot(json: Sample.login.json())
    let renderer = LayoutRenderer(Options(drawsConstraints: true))
    #expect(renderer.svg(of: read) == renderer.svg(of: Sample.login))
  }

  @Test func `what authors wrote cannot break out of the text`() {
    let hostile = "</text><script>&\"'\u{0}--"
    var view = Sample.label(hostile, hostile, Sample.rect(0, 0, 50, 20))
    view.text?.font.family = "\"'><x"
    view.className = hostile
    view.kind = .other
    let odd = LayoutSnapshot.Constraint(id: hostile, first: .init("nobody", .top))
    let svg = picture(
      of: [view], constraints: [odd],
      Options(drawsConstraints: true, drawsNames: true, idPrefix: "\"><y"))

    #expect(!svg.contains("<script") && !svg.contains("<x") && !svg.contains("<y"))
    #expect(!svg.contains("\u{0}"))
    #expect(svg.contains("&lt;/text&gt;&lt;script&gt;&amp;&quot;'\\u{0}"))
    for comment in svg.split(separator: "<!--").dropFirst() {
      let body = comment.prefix { $0 != "\n" }.dropLast(3)
      #expect(!body.contains("--"))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e9])
  func `a number that cannot be drawn costs one element`(number: Double) {
    var broken = Sample.label("broken", "Broken", Sample.rect(0, 0, 50, 20))
    var views: [LayoutSnapshot.View] = []
    broken.frame.origin.x = number
    views.append(broken)
    broken = Sample.label("wide", "Wide", Sample.rect(0, 0, 50, 20))
    broken.text?.lines[0].baseline = number
    broken.text?.lines[0].width = number
    broken.alpha = number
    broken.appearance = .init(
      backgroundColor: .black, borderWidth: number, cornerRadius: number)
    broken.layout.safeAreaInsets.top = number
    broken.clipsToBounds = true
    broken.subviews = [Sample.label("inner", "Inner", Sample.rect(0, 0, number, number))]
    views.append(broken)
    for kind in LayoutSnapshot.Kind.allCases {
      views.append(
        .init(
          id: "\(kind)", kind: kind, frame: Sample.rect(0, 0, 40, 40),
          boundsOrigin: .init(x: number, y: 0), contentSize: .init(width: number, height: number),
          alignmentInsets: .init(top: number, left: 0, bottom: 0, right: 0),
          image: .init(name: "x", size: .init(width: number, height: 1), contentMode: .center),
          control: .init(
            value: number, minimum: 0, maximum: number,
            items: [.init(title: "A", frame: Sample.rect(number, 0, 1, 1)), .init(image: "plus")],
            selectedIndex: .max, pageCount: .max)))
    }
    views.append(Sample.label("sound", "Sound", Sample.rect(0, 0, 50, 20)))
    let constraints = [
      Sample.constraint("wide", .top, .equal, "broken", .bottom, plus: number),
      Sample.constraint("sound", .width, .equal, "sound", .height, times: number),
      Sample.constraint("sound", .left, .equal, "wide", .right, plus: number, at: number),
    ]
    let svg = picture(
      of: views, constraints: constraints,
      Options(
        drawsConstraints: true, drawsGuides: true, outlines: true, drawsNames: true,
        padding: number, bezel: true))

    #expect(!svg.contains("\"nan") && !svg.contains("\"inf") && !svg.contains("\"-inf"))
    // Equations are texts, in which any number can be.
    #expect(!svg.replacing(/<title>.*<\/title>/, with: "").contains("e+"))
    #expect(svg.contains(">Sound</text>"))
  }

  @Test func `a canvas without size still gives a file`() {
    let snapshot = LayoutSnapshot(
      name: "None", canvas: .init(width: .nan, height: 0), root: .init(id: "r", frame: .zero))
    let svg = LayoutRenderer().svg(of: snapshot)
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("<!-- The canvas has no size that could be drawn. -->"))
  }

  @Test func `ten thousand nested views end in a comment`() {
    var view = LayoutSnapshot.View(id: "0", frame: Sample.rect(0, 0, 1, 1))
    for level in 1..<10_000 {
      view = .init(id: "\(level)", frame: Sample.rect(0, 0, 1, 1), subviews: [view])
    }
    let svg = picture(of: [view])
    #expect(svg.contains("is nested too deeply. -->"))
    #expect(svg.components("<g ") == svg.components("</g>"))
  }

  @Test func `every measured line keeps its width`() {
    let svg = picture(of: [Sample.label("a", "Hello", Sample.rect(10, 20, 50, 20))])
    let width = 39.44
    #expect(
      svg.contains(
        "<text x=\"10\" y=\"36\" font-size=\"17\" fill=\"#000000\" textLength=\"\(width)\" "
          + "lengthAdjust=\"spacingAndGlyphs\">Hello</text>"), "\(svg)")
  }

  @Test func `hidden and transparent views leave nothing`() {
    var hidden = Sample.label("hidden", "Hidden", Sample.rect(0, 0, 50, 20))
    hidden.isHidden = true
    var clear = Sample.label("clear", "Clear", Sample.rect(0, 0, 50, 20))
    clear.alpha = 0
    var faint = Sample.label("faint", "Faint", Sample.rect(0, 0, 50, 20))
    faint.alpha = 0.25
    let constraint = Sample.constraint("hidden", .width, plus: 50)
    let svg = picture(
      of: [hidden, clear, faint], constraints: [constraint], Options(drawsConstraints: true))
    #expect(!svg.contains("Hidden") && !svg.contains("Clear"))
    #expect(!svg.contains("data-constraint"))
    #expect(svg.contains("<g data-view=\"faint\" opacity=\"0.25\">"))
  }

  @Test func `pictures on one page tell their ids apart`() {
    let one = picture(of: [], Options(idPrefix: "one"))
    #expect(one.contains("<clipPath id=\"one-clip1\">") && one.contains("url(#one-clip1)"))
  }

  @Test func `named colours follow the appearance and others stay`() {
    let named = LayoutSnapshot.View(
      id: "a", frame: Sample.rect(0, 0, 1, 1),
      appearance: .init(backgroundColor: Sample.named("systemGreen", 0x34C759)))
    let fixed = LayoutSnapshot.View(
      id: "b", frame: Sample.rect(0, 0, 1, 1),
      appearance: .init(backgroundColor: .init(red: 1, green: 2, blue: 3)))
    let dark = picture(of: [named, fixed], Options(appearance: .dark))
    #expect(dark.contains("#30D158") && dark.contains("#010203"))
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { split(separator: part).count }
}
