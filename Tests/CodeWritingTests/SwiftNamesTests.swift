import Testing

@testable import CodeWriting

@Suite struct SwiftNamesTests {
  @Test(arguments: [
    ("Forgot password?", "forgotPassword"), ("URL label", "urlLabel"), ("2 items", "item2Items"),
    ("Don’t ask", "dontAsk"), ("class", "classItem"), ("title_view", "title_view"),
    ("   ", "item"), ("→", "item"),
  ])
  func `names of properties are legal`(text: String, name: String) {
    var names = SwiftNames()
    #expect(names.property(text) == name)
  }

  @Test(arguments: [
    ("POP2000 >", "pop2000"), ("EU_logo", "euLogo"), ("Icons_Chevron_plain", "iconsChevronPlain"),
    ("URLField", "urlField"),
  ])
  func `names from texts and files are in camel case`(text: String, name: String) {
    #expect(SwiftNames.identifier(ofText: text) == name)
  }

  @Test func `equal names are numbered`() {
    var names = SwiftNames()
    #expect((0..<3).map { _ in names.property("label") } == ["label", "label2", "label3"])
  }

  @Test func `a literal contains no character that ends it or looks like another`() {
    #expect(SwiftText.string("a\"b\\(c)\n\u{2028}") == #""a\"b\\(c)\n\u{2028}""#)
  }
}
