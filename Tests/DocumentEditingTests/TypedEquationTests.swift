import InterfaceBuilder
import InterfaceLinter
import LayoutGeometry
import LayoutProof
import TestSupport
import Testing

@testable import DocumentEditing

/// Equations as people type them.
@Suite(.late) struct TypedEquationTests {
  /// An equation in one notation: second item, multiplier and constant at the right.
  private func normal(_ text: String) throws -> String {
    let equation = try TypedEquation(text)
    func word(_ anchor: TypedEquation.Anchor) -> String {
      anchor.name + (anchor.guide.map { ".\($0)" } ?? "") + ".\(anchor.attribute.name)"
    }
    let second = equation.second.map { "\(equation.multiplier) * \(word($0)) + " } ?? ""
    return "\(word(equation.first)) \(equation.relation.sign) \(second)\(equation.constant) "
      + "@ \(equation.priority)"
  }

  @Test(arguments: [
    ("Button.width = 5 * Label.width @750", "Button.width = 5.0 * Label.width + 0.0 @ 750.0"),
    ("Button.width=Label.width*5@high", "Button.width = 5.0 * Label.width + 0.0 @ 750.0"),
    ("5 * Label.width == Button.width", "Button.width = 5.0 * Label.width + 0.0 @ 1000.0"),
    ("Button.width = Label.width / 4 - 8", "Button.width = 0.25 * Label.width + -8.0 @ 1000.0"),
    ("Button.width - Label.width >= 10", "Button.width >= 1.0 * Label.width + 10.0 @ 1000.0"),
    ("10 <= Button.width", "Button.width >= 10.0 @ 1000.0"),
    ("-2 * a.width <= 8 - b.width", "b.width <= 2.0 * a.width + 8.0 @ 1000.0"),
    ("2 * a.width + 3 ≤ 4 * b.width", "a.width <= 2.0 * b.width + -1.5 @ 1000.0"),
    (
      "Sign In.leading = Card.safeArea.leading + 16",
      "Sign In.leading = 1.0 * Card.safeArea.leading + 16.0 @ 1000.0"
    ),
    (
      "'a.b'.topAnchor = superview.margins.top",
      "a.b.top = 1.0 * superview.margins.top + 0.0 @ 1000.0"
    ),
    ("a.leading = a.superview.leading", "a.leading = 1.0 * a.superview.leading + 0.0 @ 1000.0"),
    ("a.centerX = 1.5 × b.centerX − 3", "a.centerX = 1.5 * b.centerX + -3.0 @ 1000.0"),
  ])
  func `an equation is read in every notation`(text: String, expected: String) throws {
    #expect(try normal(text) == expected)
  }

  @Test(arguments: [
    ("a.width", 8, "expected =, <= or >="), ("a = b.width", 3, "expected . and an attribute"),
    ("a.widht = 5", 3, "no attribute 'widht'; did you mean 'width'?"),
    ("a.width = b.width + c.width", 21, "a constraint relates two attributes"),
    ("a.width = b.width * c.width", 21, "a constraint multiplies"),
    ("a.width = 5 @1200", 14, "a priority is above 0"), ("a.width = 5 5", 13, "unexpected '5'"),
    ("a.width = b.width / 0", 21, "division by 0"),
    ("a.width = ", 10, "expected a number or a view"),
    ("a.width = 0 * b.width", 1, "a multiplier of 0"),
    ("a.width = a.width", 1, "a multiplier of 0, or the same attribute on both sides"),
    ("5 = 5", 1, "no attribute of a view"),
    ("a.width = $", 11, "unexpected '$'"),
  ])
  func `what is wrong is named with its column`(text: String, column: Int, message: String) {
    let error = #expect(throws: EditError.self) { try TypedEquation(text) }
    #expect(
      error?.message.hasPrefix("column \(column) of '\(text)': \(message)") == true,
      "\(error?.message ?? "")")
  }
}

/// What `add` writes.
@MainActor
@Suite struct AddedEquationTests {
  private typealias Documents = DocumentEditorTests

  /// A card with a title and a button inside another view.
  private static let nested = Documents.document(
    views: Documents.box(
      "card", (16, 40, 300, 200),
      inside: "\n          <subviews>"
        + Documents.box("title", (8, 8, 100, 20), placement: Documents.fixed)
        + Documents.box("stage", (8, 40, 200, 100), placement: Documents.fixed)
        + "\n          </subviews>")
      + Documents.box("box", (16, 300, 100, 50), placement: Documents.fixed))

  private func add(_ equation: String) throws -> (text: String, outcome: EditOutcome) {
    var editor = try DocumentEditor(Array(Self.nested.utf8), file: "Screen.xib")
    let outcome = try editor.perform(EditOperation(words: ["add", equation]))
    return (String(decoding: outcome.bytes, as: UTF8.self), outcome)
  }

  @Test(arguments: [
    (
      "title.width = 2 * stage.width - 8 @750", "card",
      #"firstItem="title" firstAttribute="width" secondItem="stage" secondAttribute="width" multiplier="2" priority="750" constant="-8""#
    ),
    (
      "title.leading = box.leading", "root",
      #"firstItem="title" firstAttribute="leading" secondItem="box" secondAttribute="leading""#
    ),
    (
      "title.leading = superview.margins.leading + 4", "card",
      #"firstItem="title" firstAttribute="leading" secondItem="card" secondAttribute="leadingMargin" constant="4""#
    ),
    (
      "box.top >= safeArea.top + 8", "root",
      #"firstItem="box" firstAttribute="top" relation="greaterThanOrEqual" secondItem="safe" secondAttribute="top" constant="8""#
    ),
    (
      "stage.width = stage.height * 1.5", "stage",
      #"firstAttribute="width" secondItem="stage" secondAttribute="height" multiplier="1.5""#
    ),
    (
      "120 <= box.width", "box",
      #"firstAttribute="width" relation="greaterThanOrEqual" constant="120""#
    ),
  ])
  func `the constraint is held by the nearest common superview`(
    equation: String, holder: String, attributes: String
  ) throws {
    let (text, outcome) = try add(equation)
    #expect(text.contains("<constraint \(attributes) id="), "\(text)")
    let scene = try #require(outcome.comparison.scenes.first)
    #expect(scene.constraints.map(\.change) == [.added])
    let added = try #require(scene.constraints.first)
    let document = try InterfaceDocument(parsing: Array(text.utf8))
    let owner = document.islands.flatMap(\.views).first {
      $0.constraints.contains { $0.id == added.id }
    }
    #expect(owner?.id == holder)
  }

  @Test(arguments: [
    ("titel.width = 5", "column 1 of 'titel.width = 5': "),
    ("title.width = card.leading", "'title.width = card.leading': "),
    ("title.leading = 5", "'title.leading = 5': "),
    ("title.width = card.margins.width", "column 15 of"),
    ("title.top = card.safeArea.top", "column 13 of"),
    ("root.width = superview.width", "column 14 of"),
  ])
  func `an equation that cannot be added is refused`(equation: String, message: String) {
    let error = #expect(throws: EditError.self) { try add(equation) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test func `a contradiction makes the layout worse`() throws {
    var editor = try DocumentEditor(Array(Documents.placed.utf8), file: "Screen.xib")
    let outcome = try editor.perform(EditOperation(words: ["add", "box.width", "=", "140"]))
    #expect(outcome.isWorse)
    #expect(outcome.appeared.contains { $0.ruleID == "conflicting-constraints" })
  }
}

/// `set` in size classes.
@MainActor
@Suite struct SizeClassEditTests {
  private func edit(_ text: String, _ words: String...) throws -> String {
    var editor = try DocumentEditor(Array(text.utf8), file: "Screen.xib")
    return String(decoding: try editor.perform(EditOperation(words: words)).bytes, as: UTF8.self)
  }

  @Test func `a constant in a size class is a variation of the constraint`() throws {
    let once = try edit(
      DocumentEditorTests.placed, "set", "lea", "constant=24", "heightClass=compact")
    #expect(
      once.contains(
        "constant=\"16\" id=\"lea\" userLabel=\"Indent\">\n            "
          + "<variation key=\"heightClass=compact\" constant=\"24\"/>\n        </constraint>"),
      "\(once)")
    let twice = try edit(once, "set", "lea", "constant=30", "priority=700", "heightClass=compact")
    #expect(
      twice.contains(
        "<variation key=\"heightClass=compact\" constant=\"30\" priority=\"700\"/>")
        || twice.contains(
          "<variation key=\"heightClass=compact\" priority=\"700\" constant=\"30\"/>"),
      "\(twice)")
    let other = try edit(
      twice, "set", "lea", "constant=8", "widthClass=regular", "heightClass=compact")
    #expect(
      other.contains("<variation key=\"heightClass=compact-widthClass=regular\" constant=\"8\"/>"))
    #expect(other.contains("constant=\"16\" id=\"lea\""))
  }

  @Test func `an installation in a size class is a mask, and its return removes it`() throws {
    let once = try edit(
      DocumentEditorTests.placed, "set", "lea", "installed=no", "heightClass=compact")
    #expect(once.contains("<variation key=\"heightClass=compact\">"))
    #expect(once.contains("<exclude reference=\"lea\"/>"))
    let back = try edit(once, "set", "lea", "installed=yes", "heightClass=compact")
    #expect(back == DocumentEditorTests.placed)
    // Installed in one size class only.
    let never = try edit(DocumentEditorTests.placed, "set", "lea", "installed=no")
    let there = try edit(never, "set", "lea", "installed=yes", "heightClass=compact")
    #expect(there.contains("<include reference=\"lea\"/>"))
    #expect(there.contains("<exclude reference=\"lea\"/>"))
  }
}
