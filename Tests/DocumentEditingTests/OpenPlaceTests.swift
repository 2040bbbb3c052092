import InterfaceLinter
import Testing

@testable import DocumentEditing

/// Views that lose what places them, and views that only an outlet names.
@MainActor
@Suite struct OpenPlaceTests {
  private func edit(
    _ text: String, _ words: String...
  ) throws -> (text: String, outcome: EditOutcome) {
    var editor = try DocumentEditor(Array(text.utf8), file: "Screen.xib")
    let outcome = try editor.perform(EditOperation(words: words), updatesFrames: true)
    return (String(decoding: outcome.bytes, as: UTF8.self), outcome)
  }

  /// The box hangs below a view that is deleted.
  @Test func `a view whose place nothing determines any more stays where it is`() throws {
    let box = DocumentEditorTests.box(
      "box", (16, 140, 100, 50),
      inside: "\n          <constraints>"
        + DocumentEditorTests.tie("firstAttribute=\"width\" constant=\"100\" id=\"wid\"")
        + DocumentEditorTests.tie("firstAttribute=\"height\" constant=\"50\" id=\"hei\"")
        + "\n          </constraints>")
    func edge(_ item: String, _ name: String, _ other: String, _ constant: Int) -> String {
      DocumentEditorTests.tie(
        "firstItem=\"\(item)\" firstAttribute=\"\(name)\" secondItem=\"\(other)\" secondAttribute=\"\(name)\" "
          + "constant=\"\(constant)\" id=\"\(item)-\(name)\"")
    }
    let above = DocumentEditorTests.box("above", (16, 40, 100, 50))
    let text = DocumentEditorTests.document(
      views: above + box,
      constraints: edge("above", "top", "safe", 40) + edge("above", "leading", "safe", 16)
        + edge("box", "leading", "safe", 16) + edge("box", "top", "above", 100)
        + edge("above", "width", "box", 0) + edge("above", "height", "box", 0))
    let (edited, outcome) = try edit(text, "delete", "above")
    #expect(edited.contains("<rect key=\"frame\" x=\"16\" y=\"140\" width=\"100\" height=\"50\"/>"))
    #expect(outcome.appeared.map(\.ruleID) == ["ambiguous-layout"])
  }

  @Test func `a view is named by an outlet that leads to it`() throws {
    let text = DocumentEditorTests.placed.replacing(
      "</view>\n  </objects>",
      with: """
        </view>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
              <connections>
                <outlet property="backdrop" destination="box" id="out"/>
              </connections>
            </placeholder>
          </objects>
        """)
    let (edited, _) = try edit(text, "add", "backdrop.centerX = superview.centerX")
    #expect(edited.contains("firstItem=\"box\" firstAttribute=\"centerX\""))
  }
}
