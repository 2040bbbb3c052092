import AutoLayout
import DocumentAnalysis
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import LayoutSnapshot
import TestSupport
import Testing

@MainActor
@Suite struct DocumentSnapshotTests {
  private func snapshot(_ text: String) throws -> LayoutSnapshot {
    LayoutLog.shared.write = { _ in }
    let stage = InterfaceStage(try InterfaceDocument(parsing: text))
    return LayoutSnapshot(
      of: stage.present(try #require(stage.document.islands.first)), name: "Sample")
  }

  @Test func `views and constraints keep their ids from the document`() throws {
    let taken = try snapshot(sampleDocument())

    #expect(taken.root.id == "root")
    #expect(
      taken.view(id: "box")?.frame == LayoutSnapshot.Rect(x: 16, y: 36, width: 343, height: 193))
    #expect(Set(taken.constraints.map(\.id)) == ["ratio", "leading", "trailing", "top"])
    #expect(taken.findings.isEmpty)
  }

  @Test(arguments: [
    ("", ""), ("<constraint firstAttribute=\"height\" constant=\"100\" id=\"height\"/>", ""),
    (
      "",
      "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"safe\" "
        + "secondAttribute=\"top\" constant=\"300\" id=\"far\"/>"
    ),
  ])
  func `a text printed view by view is that of the snapshot`(
    constraints: String, more: String
  ) throws {
    let stage = InterfaceStage(
      try InterfaceDocument(
        parsing: sampleDocument(boxConstraints: constraints, moreConstraints: more)))
    LayoutLog.shared.write = { _ in }
    let staged = stage.present(try #require(stage.document.islands.first))
    let whole = LayoutSnapshot(of: staged, name: "Sample")
    var text = ""
    LayoutSnapshot.printTextTree(of: staged, name: "Sample", to: &text)

    #expect(text == whole.textTree())
    #expect(whole.findings.isEmpty == (constraints + more).isEmpty)
    #expect(text.contains("= UIViewSafeAreaLayoutGuide.top + 300") == !more.isEmpty)
  }

  @Test func `a constraint reads with the names of its views`() throws {
    let taken = try snapshot(sampleDocument())
    let ratio = try #require(taken.constraints.first { $0.id == "ratio" })

    #expect(ratio.text.hasPrefix("Box.width = "))
    #expect(ratio.text.hasSuffix("Box.height"))
  }

  @Test func `a broken constraint says so, and by how much it fails`() throws {
    let taken = try snapshot(
      sampleDocument(
        boxConstraints: "<constraint firstAttribute=\"height\" constant=\"100\" id=\"height\"/>"))
    let aside = taken.constraints.filter(\.isBroken)

    #expect(aside.count == 1)
    #expect(abs(aside.first?.residual ?? 0) > 1)
    #expect(taken.findings.map(\.id) == ["conflicting-constraints"])
  }
}
