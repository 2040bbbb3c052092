import Testing
import TextMetrics

@Suite struct PseudoLocalizationTests {
  @Test func `words grow by the length of the text`() {
    #expect(PseudoLocalization.longer("Name") == "Nnnaaammmeee")
    #expect(PseudoLocalization.longer("OK") == "OOOKKK")
    #expect(PseudoLocalization(growth: .factor(1.5))("Name it") == "Naamee itt")
    #expect(PseudoLocalization(growth: .factor(0.5))("Name") == "Name")
    #expect(PseudoLocalization(growth: .factor(.infinity))("Name") == "Name")
  }

  /// The upper ends of the table in W3C's article.
  @Test(arguments: [(10, 30), (11, 22), (20, 40), (30, 54), (50, 80), (70, 119), (100, 130)])
  func `a text of one word grows as translations do`(count: Int, expected: Int) {
    #expect(PseudoLocalization.longer(String(repeating: "n", count: count)).count == expected)
  }

  @Test func `presets do what Xcode's languages do`() {
    #expect(PseudoLocalization.doubleLength("Sign in") == "Sign in Sign in")
    #expect(PseudoLocalization.accented("Sign in") == "Šîĝñ îñ")
    #expect(PseudoLocalization.bounded("Sign in") == "[Sign in]")
    #expect(PseudoLocalization.rightToLeft("Sign in") == "Sign in")
    #expect(PseudoLocalization.rightToLeft.isRightToLeft)
    #expect(PseudoLocalization.rightToLeftStrings("Sign") == "\u{202E}Sign\u{202C}")
  }

  @Test(arguments: [
    "%@", "%d", "%1$@", "%.2f", "%lld", "%%", "%#@count@", "{name}", "\\n", "%-5ld",
  ])
  func `placeholders stay what they are`(placeholder: String) {
    let language = PseudoLocalization(growth: .factor(2), addsAccents: true)

    #expect(language("b " + placeholder + " b") == "ḅḅ " + placeholder + " ḅḅ")
  }

  @Test func `what only looks like a placeholder is text`() {
    #expect(PseudoLocalization.accented("100 % of {a b}") == "100 % öḟ {å ḅ}")
    #expect(PseudoLocalization.accented("50%") == "50%")
    #expect(PseudoLocalization.accented("back\\") == "ḅåçķ\\")
  }

  @Test func `nothing stays nothing`() {
    for (_, language) in PseudoLocalization.named {
      #expect(language("") == "")
      #expect(language(" \n") == " \n")
    }
  }

  @Test func `names combine`() {
    #expect(PseudoLocalization(name: "double+bounded")?("Name") == "[Name Name]")
    #expect(PseudoLocalization(name: "longer+accented+rtl")?("ab") == "ååå\u{1E05}\u{1E05}\u{1E05}")
    #expect(PseudoLocalization(name: "longer+accented+rtl")?.isRightToLeft == true)
    #expect(PseudoLocalization(name: "german") == nil)
    #expect(PseudoLocalization(name: "longer+") == nil)
    #expect(PseudoLocalization(name: "") == nil)
    for (name, language) in PseudoLocalization.named {
      #expect(PseudoLocalization(name: name) == language)
    }
  }

  @Test func `accented text is as wide as plain text`() {
    let measurer = SystemTextMeasurer()
    let text = "The quick brown fox JUMPS OVER THE LAZY DOG, 5 times."
    let plain = measurer.width(of: text, in: .system(17))
    let accented = measurer.width(of: PseudoLocalization.accented(text), in: .system(17))

    #expect(plain.estimates.isEmpty)
    #expect(accented.estimates.isEmpty)
    #expect(abs(plain.points - accented.points) < 1e-9)
  }
}

@Suite struct TextReplacementTests {
  @Test func `a key counts before the text, the text before the language`() {
    let table = TextReplacements(
      byKey: ["a.text": "Weiter"], byText: ["Continue": "Continuer"], language: .bounded)

    #expect(table.text("Continue", key: "a.text") == "Weiter")
    #expect(table.text("Continue", key: "b.text") == "Continuer")
    #expect(table.text("Continue") == "Continuer")
    #expect(table.text("Stop") == "[Stop]")
    #expect(TextReplacements().text("Stop") == "Stop")
  }

  @Test func `a strings file is read`() throws {
    let table = try TextReplacements(
      stringsFile: #"""
        /* Class = "UILabel"; text = "Next"; */
        "8xQ-1a-bCd.text" = "Weiter";  // shown
        "say" = "Sag \"hallo\"\n\U00e4";
        plain_key = value;
        "same";
        """#)

    #expect(
      table.byKey == [
        "8xQ-1a-bCd.text": "Weiter", "say": "Sag \"hallo\"\nä", "plain_key": "value",
        "same": "same",
      ])
    #expect(try TextReplacements(stringsFile: "").byKey.isEmpty)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1: expected ';'"),
    ("\"a\" = \"b", "1:7: the text of 'a' is not terminated"),
    ("/* a", "1:1: the comment is not terminated"),
    ("\"a\" = ;", "1:7: the text of 'a' is missing"),
    ("\"a\" = \"\\U12\";", "1:10: '\\U' is not followed by four hexadecimal digits"),
  ])
  func `an error names its place`(text: String, message: String) {
    let error = #expect(throws: StringsFileError.self) {
      try TextReplacements(stringsFile: text)
    }
    #expect(error?.description == message)
  }
}
