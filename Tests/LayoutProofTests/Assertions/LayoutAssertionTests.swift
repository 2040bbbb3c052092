import TestSupport
import Testing

@testable import LayoutProof

@Suite(.late) struct LayoutAssertionTests {
  private func problem(_ text: String) -> LayoutAssertionError? {
    do throws(LayoutAssertionError) {
      _ = try LayoutAssertion.named(text)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    "Pay.bottom <= safeArea.bottom", "Title.isWhole", "a.minX - b.maxX >= 8", "8 <= a.left <= 20",
    "'Sign in'.width == 0.5 * screen.width", "iN0-l3-epB.top = Card.superview.top + 8",
    "Title.isWhole and Title.isOnScreen where screen.width >= 375 and screen.height >= 500",
    "every control.width >= 44 and it.height >= 44", "every text.doesNotOverlap(every text)",
    "every UIButton.isInside(safeArea)", "a-b.width <= 2 * (c.width + 8) / 3", "a.isBefore(b)",
    "a.bottom ≤ superview.bottom − 4", "touch-targets", "-a.left >= -20",
  ])
  func `assertions are read`(text: String) {
    #expect(problem(text) == nil)
  }

  @Test(arguments: [
    ("Pay.botom <= 8", 5, "did you mean bottom"), ("Pay.bottom < 8", 12, "use <= or >="),
    ("Pay.bottom", 11, "a comparison is missing"),
    ("Pay.width * Pay.height <= 8", 11, "not multiplied"),
    ("Pay.isWhol", 5, "did you mean isWhole"), ("Pay.isAbove", 12, "needs another view"),
    ("it.width <= 8", 1, "'it' needs an 'every'"), ("", 1, "missing"),
    ("Pay.width <= 8 Title.width >= 8", 16, "joined by 'and'"),
    ("'Pay.width <= 8", 1, "not closed"),
    ("Pay.width <= $8", 14, "unexpected '$'"), ("touch-target", 1, "did you mean touch-targets"),
    ("superview.left <= 8", 1, "superview of which view"),
    ("Pay.width <= Title.isWhole", 20, "a claim of its own"),
    ("Pay.width <= (8", 16, "')' is missing"), ("Pay.width / 0 <= 8", 11, "not 0"),
    ("every text.width <= every control.width", 21, "occurs once"),
  ])
  func `errors name the character and what was meant`(text: String, column: Int, words: String)
    throws
  {
    let error = try #require(problem(text))
    #expect(error.column == column && error.message.contains(words), "\(error)")
  }

  @Test func `a list has comments, presets and scenes, and names the place of an error`() throws {
    let list = try AssertionList(
      """
      # What we promise
      touch-targets
      [Login]
        Pay.isWhole
      """)
    #expect(list.assertions(about: "Login", rootID: "a").count == 2)
    #expect(
      list.assertions(about: "Other", rootID: "b").map(\.text) == [
        "every control.width >= 44 and it.height >= 44"
      ])
    let unknown = list.failures(of: [("Logon", "a", [])]).first
    #expect(unknown?.message == "no scene is called 'Login'; did you mean Logon?")
    #expect(
      throws: AssertionList.Failure(
        line: 2, column: 7, message: "a view has no 'isWhol'; did you mean isWhole?")
    ) {
      try AssertionList("\n  Pay.isWhol")
    }
  }
}
