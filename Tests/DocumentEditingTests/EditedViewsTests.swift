import Foundation
import InterfaceBuilder
import LayoutGeometry
import Testing

@testable import DocumentEditing

/// Views that are added, moved and deleted.
@MainActor
@Suite struct EditedViewsTests {
  private typealias Documents = DocumentEditorTests

  /// A card with a title and a line of several lines, an empty card, and a column; the title is tied to the
  /// card and to the empty one, and an outlet refers to it.
  private static let screen = Documents.document(
    views: Documents.box(
      "card", (16, 40, 300, 200), placement: Documents.fixed,
      inside: "\n          <subviews>"
        + Documents.box(
          "title", (8, 12, 100, 20),
          inside: "\n              <string key=\"hint\">one\n              two</string>"
            + "\n          <constraints>"
            + Documents.tie("firstAttribute=\"width\" constant=\"100\" id=\"wid\"")
            + "\n          </constraints>")
        + "\n          </subviews>\n          <constraints>"
        + Documents.tie(
          "firstItem=\"title\" firstAttribute=\"top\" secondItem=\"card\" secondAttribute=\"top\" "
            + "constant=\"12\" id=\"top\"") + "\n          </constraints>")
      + Documents.box("empty", (16, 300, 300, 100), placement: Documents.fixed)
      + column,
    constraints: Documents.tie(
      "firstItem=\"title\" firstAttribute=\"leading\" secondItem=\"empty\" "
        + "secondAttribute=\"leading\" constant=\"8\" id=\"lea\""),
    extra: owner)

  private static let column = """

            <stackView contentMode="scaleToFill" axis="vertical" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="column">
              <rect key="frame" x="16" y="420" width="300" height="200"/>
            </stackView>
    """

  private static let owner = """

        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
          <connections><outlet property="heading" destination="title" id="out"/></connections>
        </placeholder>
    """

  private func edit(_ text: String, _ words: [String]) throws -> EditOutcome {
    var editor = try DocumentEditor(Array(text.utf8), file: "Screen.xib")
    return try editor.perform(EditOperation(words: words), updatesFrames: true)
  }

  private func document(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocument(parsing: Array(text.utf8))
  }

  private func text(_ outcome: EditOutcome) -> String {
    String(decoding: outcome.bytes, as: UTF8.self)
  }

  private func view(_ id: String, in text: String) throws -> ViewElement? {
    try document(text).islands.flatMap(\.views).first { $0.id == id }
  }

  @Test(arguments: LibraryView.allCases, ["card", "empty", "column", "root"])
  func `an added view is read, and deleting it restores every byte`(
    kind: LibraryView, parent: String
  ) throws {
    let added = text(try edit(Self.screen, ["insert", kind.rawValue, "into=\(parent)"]))
    let before = Set(try document(Self.screen).islands.flatMap(\.views).map(\.id))
    let new = try document(added).islands.flatMap(\.views).filter { !before.contains($0.id) }
    #expect(new.count == 1)
    let view = try #require(new.first)
    #expect(view.isFixedFrame == (parent != "column"))
    #expect(text(try edit(added, ["delete", view.id])) == Self.screen)
  }

  @Test func `a deleted view takes what refers to it along`() throws {
    let outcome = try edit(Self.screen, ["delete", "title"])
    let text = text(outcome)
    for id in ["title", "wid", "top", "lea", "out"] { #expect(!text.contains("\"\(id)\"")) }
    #expect(!text.contains("connections") && text.contains("id=\"empty\""))
    #expect(outcome.notes.contains { $0.contains("the outlet 'heading'") })
  }

  @Test func `a moved view stays where it was on the canvas, with its own constraints`() throws {
    let outcome = try edit(Self.screen, ["move", "title", "into=empty"])
    let moved = try #require(try view("title", in: text(outcome)))
    // (16 + 8, 40 + 12) in the root is (8, −248) in the view at (16, 300).
    #expect(moved.frame == LayoutRect(x: 8, y: -248, width: 100, height: 20))
    #expect(moved.constraints.map(\.id) == ["wid"])
    for id in ["top", "lea"] { #expect(!text(outcome).contains("\"\(id)\"")) }
    #expect(text(outcome).contains("destination=\"title\""))
    // A text of several lines keeps its blanks.
    #expect(text(outcome).contains("one\n              two</string>"))
  }

  @Test func `a stack view places what is moved into it`() throws {
    let outcome = try edit(Self.screen, ["move", "empty", "card", "into=column"])
    let moved = try #require(try view("empty", in: text(outcome)))
    #expect(!moved.isFixedFrame && !moved.translatesAutoresizingMaskIntoConstraints)
    let order = try #require(try view("column", in: text(outcome))).islandMembers.map(\.id)
    #expect(order == ["empty", "card"])
    let back = try edit(text(outcome), ["move", "empty", "into=root", "x=10", "y=20"])
    let free = try #require(try view("empty", in: text(back)))
    #expect(free.isFixedFrame && free.frame?.x == 10 && free.frame?.y == 20)
  }

  @Test func `a view is moved among its siblings, and back`() throws {
    let front = text(try edit(Self.screen, ["move", "card", "index=1"]))
    #expect(try view("root", in: front)?.islandMembers.map(\.id) == ["empty", "card", "column"])
    #expect(text(try edit(front, ["move", "card", "index=0"])) == Self.screen)
  }

  @Test(arguments: [
    (["delete", "root"], "Screen is not one of the subviews"),
    (["move", "card", "into=title"], "cannot be moved into itself"),
    (["insert", "lable"], "no kind of view 'lable'; did you mean 'label'?"),
    (["insert"], "'insert' needs a kind of view"), (["move", "card"], "'move' needs one or more"),
    (["move", "card", "index=-1"], "index is a whole number"), (["delete"], "'delete' needs"),
  ])
  func `what cannot be done is an error`(words: [String], message: String) {
    let error = #expect(throws: EditError.self) { try edit(Self.screen, words) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
