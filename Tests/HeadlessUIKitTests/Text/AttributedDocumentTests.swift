import Foundation
import HeadlessUIKit
import Testing

@Suite struct AttributedDocumentTests {
  private func text(_ document: String, _ type: NSAttributedString.DocumentType) throws -> String {
    try unsafe NSMutableAttributedString(
      data: Data(document.utf8), options: [.documentType: type], documentAttributes: nil
    ).string
  }

  @Test func `of HTML the text is read`() throws {
    let page = """
      <html><head><style>p { color: red }</style></head>
      <body><p>One &amp;
        <b>two</b></p> <p>Three<br/>four &#x41;</p></body></html>
      """
    #expect(try text(page, .html) == "One & two\nThree\u{2028}four A\n")
    #expect(try text("a &lt; b", .html) == "a < b")
  }

  @Test func `plain text is kept, and other formats are errors`() throws {
    #expect(try text("a <b>\n", .plain) == "a <b>\n")
    #expect(throws: CocoaError.self) { try text("a", .rtf) }
  }
}
