import Foundation
import TestSupport
import Testing

@testable import DocumentEditing

/// Operations as words and as JSON.
@Suite(.late) struct EditOperationTests {
  private static let phrases: [[String]] = [
    [
      "set", "con", "constant=-8", "multiplier=16:9", "priority=750", "relation=>=", "installed=no",
    ],
    ["set", "con", "constant=standard"],
    ["set", "con", "constant=4", "installed=no", "heightClass=compact", "widthClass=regular"],
    ["remove", "one", "two"], ["add", "Title.width = 5 * Card.width @750"],
    [
      "pin", "Title", "leading=16", "trailing", "top=standard", "width=120", "equal-heights",
      "aspect-ratio=16:9", "margins",
    ],
    ["pin", "Title", "edges=8"],
    ["align", "A", "B", "leading", "center-y=4", "vertically-in-container=current"],
    ["insert", "kind=label", "into=Card", "index=2", "x=8", "y=-4.5"], ["delete", "A", "B"],
    ["move", "A", "B", "into=Card", "width=40"],
    ["add-missing"], ["reset", "Title"], ["clear"], ["update-frames", "A"], ["update-constants"],
  ]

  @Test(arguments: phrases)
  func `an operation is the same from words and from JSON`(words: [String]) throws {
    let operation = try EditOperation(words: words)
    #expect(operation.words == words)
    let json = try JSONEncoder().encode(operation)
    #expect(try JSONDecoder().decode(EditOperation.self, from: json) == operation)
  }

  @Test(arguments: [
    ([], "no operation; it is one of set, add, remove"),
    (["pni", "Title"], "unknown operation 'pni'; did you mean 'pin'?"),
    (["pin"], "'pin' needs a view"),
    (["pin", "Title"], "'pin' needs one or more of leading"),
    (["pin", "Title", "leeding=8"], "'pin' has no setting 'leeding'; did you mean 'leading'?"),
    (["pin", "Title", "leading=x"], "leading is a number of points up to 1000000, not 'x'"),
    (["pin", "Title", "width=-1"], "width is 0 or more, not '-1'"),
    (["pin", "Title", "width=standard"], "width has no standard value"),
    (["pin", "Title", "leading=1", "leading=2"], "'leading' is given twice"),
    (["pin", "Title", "aspect-ratio=wide"], "aspect-ratio is a ratio such as 16:9, not 'wide'"),
    (["set"], "'set' needs a constraint"), (["add"], "'add' needs an equation"),
    (["add", "Title.width"], "column 12 of 'Title.width': expected ="),
    (["set", "a", "b"], "'set' changes one constraint, not 2"),
    (["set", "con"], "'set' needs one or more of constant"),
    (
      ["set", "con", "priority=0"],
      "priority is a number above 0 and up to 1000, required, high or low, not '0'"
    ),
    (["set", "con", "relation=<"], "relation is '=', '>=' or '<=', not '<'"),
    (["set", "con", "installed=maybe"], "installed is yes or no, not 'maybe'"),
    (["set", "con", "constant=1", "heightClass=any"], "heightClass is compact or regular"),
    (["set", "con", "heightClass=compact"], "'set' needs one or more of constant"),
    (["set", "con", "relation=>=", "heightClass=compact"], "relation and multiplier are the same"),
    (["set", "con", "constant"], "constant needs a value: constant=…"),
    (["align", "A", "middle=3"], "'align' has no setting 'middle'"),
    (["clear", "A", "leading=3"], "'clear' has no setting 'leading'; it takes none"),
  ])
  func `a wrong word is named`(words: [String], message: String) {
    let error = #expect(throws: EditError.self) { try EditOperation(words: words) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test func `a wrong JSON object is explained`() {
    let text = #"[{"operation": "pin", "views": ["A"], "leeding": 3}]"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([EditOperation].self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "'pin' has no setting 'leeding'; did you mean 'leading'?")
  }
}
