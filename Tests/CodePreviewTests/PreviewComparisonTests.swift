import CodeWriting
import LayoutSnapshot
import Testing

@testable import CodePreview
@testable import PreviewRunner

@Suite struct PreviewComparisonTests {
  private func comparison(
    _ old: [LayoutSnapshot.View], _ new: [LayoutSnapshot.View]
  ) throws -> PreviewComparison {
    func layout(_ views: [LayoutSnapshot.View]) throws -> SituatedLayout {
      let root = LayoutSnapshot.View(
        id: "root", frame: .init(x: 0, y: 0, width: 200, height: 100), subviews: views)
      let canvas = LayoutSnapshot.Size(width: 200, height: 100)
      return SituatedLayout(
        situation: "iPhone 17",
        snapshot: try LayoutSnapshot(name: "", canvas: canvas, root: root).json())
    }
    var comparison = PreviewComparison()
    try comparison.add([layout(new)], like: [layout(old)], named: "Login")
    return comparison
  }

  private func view(
    _ id: String, x: Double = 0, _ kind: LayoutSnapshot.Kind = .view,
    _ subviews: [LayoutSnapshot.View] = []
  ) -> LayoutSnapshot.View {
    LayoutSnapshot.View(
      id: id, kind: kind, name: id, frame: .init(x: x, y: 0, width: 40, height: 20),
      subviews: subviews)
  }

  @Test func `a moved view is one difference, less than the tolerance none`() throws {
    let moved = try comparison([view("a"), view("b")], [view("a", x: 0.009), view("b", x: 2)])
    #expect(
      moved.lines == [
        "Login, iPhone 17: UIView b is at (2, 0, 40, 20) in the code instead of (0, 0, 40, 20)"
      ])
    #expect((moved.equalCount, moved.differingCount) == (2, 1))
  }

  @Test func `a view is missing with its subviews`() throws {
    let missing = try comparison([view("a", .view, [view("a/b")])], [])
    #expect(missing.lines == ["Login, iPhone 17: UIView a is missing in the code"])
  }

  @Test func `the cells of a list are not compared`() throws {
    let rows = try comparison([view("a", .table, [view("a/b")])], [view("a", .table)])
    #expect(rows.lines.isEmpty)
    #expect((rows.equalCount, rows.differingCount) == (2, 0))
  }

  @Test func `code that is not laid out differs`() throws {
    var comparison = PreviewComparison()
    comparison.addFailure("Login: the code of Login stops")
    let layout = SituatedLayout(situation: "iPhone 17", snapshot: "")
    try comparison.add([], like: [layout], named: "Login")
    #expect(
      comparison.lines == [
        "Login: the code of Login stops", "Login: 0 of 1 layouts of the code are there",
      ])
    #expect(comparison.differingCount == 2)
  }

  @Test func `what a preview has besides its views is a comment without a line, and is counted`()
    throws
  {
    let views = WrittenViews(
      elements:
        "<viewController id=\"c\">\n<view key=\"view\" id=\"v\">\n</view>\n</viewController>\n",
      rootID: "v", places: [:],
      omissions: [
        WrittenViews.Omission(
          id: "v", text: "the presented controller Sheet", affectsLayout: true)
      ])
    let preview = ShownPreview(
      symbol: "p", name: "Login", className: "UIViewController", screen: "", width: 0, height: 0,
      tree: "", views: views)
    let written = try WrittenPreviews([preview], named: "Login", notation: .anchors)
    #expect(written.code.text.contains("// TODO: the presented controller Sheet\n"))
    #expect(written.code.text.hasSuffix("\n// 1 TODO, of which 1 can change the layout.\n"))
    #expect(written.previewedText.hasSuffix("#Preview { \(written.code.classes[0].name)() }\n"))
  }
}
