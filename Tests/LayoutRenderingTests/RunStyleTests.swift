import Foundation
import LayoutSnapshot
import Testing

@testable import LayoutRendering

/// Outlines and shadows of text, rotated views, and the backgrounds of bars.
@Suite struct RunStyleTests {
  private let red = LayoutSnapshot.Color(red: 0xEE, green: 0x11, blue: 0x22)

  private func picture(of views: LayoutSnapshot.View...) -> String {
    let root = LayoutSnapshot.View(id: "root", frame: Sample.rect(0, 0, 400, 400), subviews: views)
    let snapshot = LayoutSnapshot(name: "", canvas: .init(width: 400, height: 400), root: root)
    return LayoutRenderer(LayoutRenderer.Options(padding: 0)).svg(of: snapshot)
  }

  private func label(_ change: (inout LayoutSnapshot.Text.Run) -> Void) -> LayoutSnapshot.View {
    var run = LayoutSnapshot.Text.Run("Word", x: 0, width: 50, font: .init(size: 20))
    change(&run)
    var view = LayoutSnapshot.View(id: "label", kind: .label, frame: Sample.rect(10, 10, 100, 30))
    view.text = LayoutSnapshot.Text(
      "Word", lines: [.init("Word", x: 0, baseline: 20, width: 50, runs: [run])],
      font: .init(size: 20))
    return view
  }

  @Test func `characters have an outline, and are filled if its width is negative`() {
    let outlined = picture(
      of: label {
        $0.outlineWidth = 2
        $0.outlineColor = red
      })
    #expect(outlined.contains("fill=\"none\" stroke=\"#EE1122\" stroke-width=\"2\""))
    let filled = picture(
      of: label {
        $0.outlineWidth = -2
        $0.outlineColor = red
      })
    #expect(filled.contains("stroke=\"#EE1122\"") && !filled.contains("fill=\"none\" stroke=\"#E"))
  }

  @Test func `a shadow is drawn before the characters, and a line in its color`() {
    let shadowed = picture(
      of: label {
        $0.shadow = .init(color: red, offset: .init(width: 3, height: 4), radius: 0)
      })
    #expect(shadowed.contains("x=\"13\" y=\"34\""))
    #expect(shadowed.components(separatedBy: ">Word<").count == 3)
    let underlined = picture(
      of: label {
        $0.isUnderlined = true
        $0.underlineColor = red
      })
    #expect(underlined.contains("EE1122"))
  }

  @Test func `a rotated view is drawn rotated about its center`() throws {
    var view = LayoutSnapshot.View(id: "card", frame: Sample.rect(50, 0, 40, 100))
    view.appearance.backgroundColor = red
    view.appearance.rotation = .init(degrees: 90, size: .init(width: 100, height: 40))
    let svg = picture(of: view)
    #expect(svg.contains("rotate(90 70 50)"))
    #expect(svg.contains("x=\"20\" y=\"30\" width=\"100\" height=\"40\""))
    guard LayoutRenderer.drawsImages else { return }
    #expect(try !LayoutRenderer.png(svg: svg, scale: 1).isEmpty)
  }

  @Test func `a bar without a background is not filled, and one with it reaches the edges`() {
    var bar = LayoutSnapshot.View(
      id: "bar", kind: .navigationBar, frame: Sample.rect(0, 50, 400, 44))
    bar.control = .init(tints: .init(main: .clear))
    let clear = picture(of: bar)
    bar.control = .init(tints: .init(main: red))
    let filled = picture(of: bar)
    #expect(filled.contains("x=\"0\" y=\"0\" width=\"400\" height=\"94\""))
    #expect(
      clear.components(separatedBy: "<rect").count < filled.components(separatedBy: "<rect").count)
    var tools = LayoutSnapshot.View(
      id: "tools", kind: .toolbar, frame: Sample.rect(0, 322, 400, 44))
    tools.control = .init(tints: .init(main: red))
    #expect(picture(of: tools).contains("x=\"0\" y=\"322\" width=\"400\" height=\"78\""))
  }

  @Test func `a tab has a badge, and no box instead of an image`() {
    var bar = LayoutSnapshot.View(id: "bar", kind: .tabBar, frame: Sample.rect(0, 351, 400, 49))
    var item = LayoutSnapshot.ControlState.Item(title: "News")
    bar.control = .init(items: [item])
    let plain = picture(of: bar)
    item.badge = "12"
    bar.control = .init(items: [item])
    let badged = picture(of: bar)
    #expect(badged.contains(">12<") && !plain.contains(">12<"))
    #expect(
      badged.components(separatedBy: "<rect").count == plain.components(separatedBy: "<rect").count
        + 1)
  }

  @Test func `a separator begins and ends where the cell says`() {
    var cell = LayoutSnapshot.View(id: "cell", kind: .cell, frame: Sample.rect(0, 0, 400, 44))
    var state = LayoutSnapshot.ControlState()
    state.separator = .init(left: 60, right: 380)
    cell.control = state
    let table = LayoutSnapshot.View(
      id: "table", kind: .table, frame: Sample.rect(0, 0, 400, 400), subviews: [cell])
    #expect(picture(of: table).contains("x1=\"60\"") && picture(of: table).contains("x2=\"380\""))
  }
}
