import ConflictAnalysis
import TestSupport
import Testing

/// Messages of Auto Layout's that are not reports of conflicts.
@Suite(.late) struct LogMessageTests {
  @Test func `other messages of Auto Layout's are answered`() {
    let log = """
      Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x61 "UIView:0x71.top"> and \
      <NSLayoutYAxisAnchor:0x62 "UIView:0x72.bottom"> because they have no common ancestor.
      The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x63 \
      UIView:0x71.width == 10   (inactive)>
      """
    let explanation = LogExplanation(Array(log.utf8))
    #expect(explanation.messages.map(\.kind) == [.noCommonAncestor, .hierarchyNotPrepared])
    #expect(explanation.diagnoses.isEmpty)
    #expect(explanation.text().contains("Add both views to a common superview first"))
  }

  private static let messages: [(line: String, kind: LogMessage.Kind, subject: String?)] = [
    (
      "<UILabel: 0x71; frame = (0 0; 0 0)> has an ambiguous layout",
      LogMessage.Kind.ambiguousLayout,
      "UILabel 0x71"
    ),
    (
      "NSLayoutConstraint for (null): Constraint must contain a first layout item", .invalidItem,
      nil
    ),
    (
      "NSLayoutConstraint for <A: 0x7>: Constraint items must each be a view", .invalidItem, "A 0x7"
    ),
    ("reason: 'Unable to parse constraint format:", .visualFormat, nil),
    ("reason: 'box is not a key in the views dictionary.", .visualFormat, nil),
    (
      "Modifications to the layout engine must not be performed from a background thread after",
      .backgroundThread, nil
    ),
    (
      "Auto Layout still required after executing -layoutSubviews. UITableView", .superNotCalled,
      nil
    ),
    (
      "layout its visible cells and other contents without being in the view hierarchy",
      .notInWindow, nil
    ),
    (
      "Changing the translatesAutoresizingMaskIntoConstraints property of a "
        + "UICollectionReusableView. View: <App.Cell: 0x7f; frame = (0 0; 1 1)>", .maskOfCell,
      "Cell 0x7f"
    ),
    ("creates an illegal constraint of a location equal to a constant.", .invalidAttributes, nil),
    (
      "CALayer position contains NaN: [nan 22]. Layer: <CALayer:0x60; delegate = <App.Card: 0x71; x>>",
      .notANumber, "Card 0x71"
    ),
    (
      "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x61 \"UIView:0x71.left\"> and "
        + "<NSLayoutXAxisAnchor:0x62 \"UIView:0x72.left\"> because they have no common ancestor.",
      .noCommonAncestor, "UIView:0x71.left and UIView:0x72.left"
    ),
    (
      "not prepared for the constraint: <NSLayoutConstraint:0x6 UILabel:0x71.width == 9   (inactive)>",
      .hierarchyNotPrepared, "the width of UILabel is 9"
    ),
  ]

  @Test(arguments: messages.indices)
  func `a message is answered with what it names`(_ index: Int) throws {
    let (line, kind, subject) = Self.messages[index]
    let explanation = LogExplanation(Array("noise\n\(line)\n".utf8))
    let message = try #require(explanation.messages.first)
    #expect(message.kind == kind)
    #expect(message.line == 2)
    #expect(subject.map { message.description.contains(": \($0). ") } ?? true, "\(message)")
    #expect(explanation.diagnoses.isEmpty)
  }

  @Test func `a list that the system's log hides is named as such`() {
    let log = """
      [Layout] Unable to simultaneously satisfy constraints:
      <private>

      Will attempt to recover by breaking constraint
      <private>
      """
    let explanation = LogExplanation(Array((log + "\n" + log).utf8))
    #expect(explanation.causes.map(\.reports.count) == [2])
    #expect(explanation.text().contains("the system's log hides the list (<private>)"))
  }

  @Test func `a constraint in the line below a message is no list`() {
    let log = """
      View hierarchy unprepared for constraint.
      \tConstraint: <NSLayoutConstraint:0x61 UIView:0x71.top == UIView:0x72.top>
      \tContainer hierarchy:
      <UIView: 0x73; frame = (0 0; 320 480)>
      """
    let explanation = LogExplanation(Array(log.utf8))
    #expect(explanation.messages.map(\.kind) == [.hierarchyNotPrepared])
    #expect(explanation.diagnoses.isEmpty)
  }

  @Test func `a constraint that a message names is no list, active or not`() {
    for state in ["", "   (active)", "   (inactive)"] {
      let explanation = LogExplanation(
        Array(
          """
          [LayoutConstraints] The view hierarchy is not prepared for the constraint: \
          <NSLayoutConstraint:0x63 UIView:0x71.top == UIView:0x72.top\(state)>
          """.utf8))
      #expect(explanation.messages.map(\.kind) == [.hierarchyNotPrepared])
      #expect(explanation.diagnoses.isEmpty)
    }
  }
}
