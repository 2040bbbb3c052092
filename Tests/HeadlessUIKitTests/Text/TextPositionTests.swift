import Foundation
import HeadlessUIKit
import Testing

/// Positions, ranges and replacements of `UITextInput`.
@MainActor
@Suite struct TextPositionTests {
  private func inputs(_ text: String) -> [any UITextInput] {
    let field = UITextField()
    field.text = text
    let view = UITextView()
    view.text = text
    return [field, view]
  }

  @Test func `positions count UTF-16 code units and end with the text`() throws {
    for input in inputs("né😀") {
      let end = input.endOfDocument
      #expect(input.offset(from: input.beginningOfDocument, to: end) == 4)
      #expect(input.position(from: end, offset: 1) == nil)
      let third = try #require(input.position(from: end, offset: -2))
      #expect(input.compare(third, to: end) == .orderedAscending)
      #expect(input.compare(end, to: third) == .orderedDescending)
      #expect(input.compare(end, to: end) == .orderedSame)
    }
  }

  @Test func `a range has its text and is replaced`() throws {
    for input in inputs("one two") {
      let start = try #require(input.position(from: input.beginningOfDocument, offset: 4))
      let range = try #require(input.textRange(from: start, to: input.endOfDocument))
      #expect(input.text(in: range) == "two" && !range.isEmpty)
      input.replace(range, withText: "three")
      let whole = try #require(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: whole) == "one three")
    }
  }

  @Test func `nothing is marked, and typing appends`() {
    for input in inputs("ab") {
      #expect(input.markedTextRange == nil && input.hasText)
      input.insertText("c")
      #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 3)
      input.deleteBackward()
      input.deleteBackward()
      input.deleteBackward()
      #expect(!input.hasText)
    }
  }

  @Test func `the selected range of a text view is that of its positions`() throws {
    let view = UITextView()
    view.text = "abcdef"
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let end = try #require(view.position(from: start, offset: 3))
    view.selectedTextRange = view.textRange(from: start, to: end)
    #expect(view.selectedRange == NSRange(location: 1, length: 3))
  }
}
