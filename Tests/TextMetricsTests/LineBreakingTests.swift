import Testing
@testable import TextMetrics

@Suite struct LineBreakingTests {
  @Test(
    arguments: [
      // Spaces stay with the word before them.
      ("to be or", ["to", "be", "or"]), ("a  b", ["a", "b"]), ("a\u{2003}b", ["a", "b"]),
      // No-break characters hold.
      ("10\u{A0}km", ["10\u{A0}km"]), ("a\u{2060}b", ["a\u{2060}b"]),
      ("a\u{202F}b", ["a\u{202F}b"]),
      ("semi\u{2011}bold", ["semi\u{2011}bold"]),
      // Hyphens and dashes.
      ("well-known", ["well-", "known"]), ("a -b", ["a", "-b"]), ("-5 °C", ["-5", "°C"]),
      ("5–6 pm", ["5–", "6", "pm"]), ("yes—no", ["yes", "—", "no"]),
      ("so——what", ["so", "——", "what"]),
      // Punctuation stays with its word.
      ("Hello, world!", ["Hello,", "world!"]), ("(yes) [no]", ["(yes)", "[no]"]),
      ("say \"hi\" now", ["say", "\"hi\"", "now"]), ("it’s", ["it’s"]), ("wait…", ["wait…"]),
      ("« oui » non", ["« oui »", "non"]), ("what ?", ["what ?"]), ("a/b", ["a/", "b"]),
      ("a|b", ["a|", "b"]), ("end. Next", ["end.", "Next"]),
      // Numbers with their signs.
      ("$12.50", ["$12.50"]), ("1,234.5 or 3/4", ["1,234.5", "or", "3/4"]),
      ("50% off", ["50%", "off"]),
      ("(12)€", ["(12)€"]), ("+49 30", ["+49", "30"]), ("x = 3", ["x", "=", "3"]),
      // East Asian text breaks between characters, but not before closing marks or small kana.
      ("漢字", ["漢", "字"]), ("「東京」。", ["「東", "京」。"]), ("キャラ", ["キャ", "ラ"]),
      ("ラーメン", ["ラー", "メ", "ン"]), ("人々", ["人々"]), ("500円", ["500", "円"]),
      ("他说“你好”吗", ["他", "说", "“你", "好”", "吗"]), ("한글", ["한", "글"]), ("￥100", ["￥100"]),
      // Emoji break like ideographs, and never inside.
      ("👩‍👩‍👧😀", ["👩‍👩‍👧", "😀"]), ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]), ("a😀b", ["a", "😀", "b"]), ("👍🏽!", ["👍🏽!"]),
      // Invisible opportunities.
      ("a\u{200B}b", ["a\u{200B}", "b"]), ("א-ב", ["א-", "ב"]), ("א-b", ["א-b"]),
      // Marks that stand on nothing visible; signs of scripts with hyphens of their own.
      ("—\u{1}\u{2014}", ["—\u{1}\u{2014}"]), ("a\u{2060}\u{308}中", ["a\u{2060}\u{308}中"]),
      ("ᡐ\u{1806}ᡆ", ["ᡐ", "\u{1806}ᡆ"]), ("ក\u{17D4}ក", ["ក\u{17D4}", "ក"]),
      ("中\u{17D6}", ["中\u{17D6}"]), ("a\u{2329}b", ["a", "\u{2329}b"]), ("aᅠ", ["a", "ᅠ"]),
      ("a\u{F0000}b", ["a\u{F0000}b"]), ("☀☁", ["☀", "☁"]),
      // Scripts that need a dictionary break at spaces only.
      ("ไทย ไทย", ["ไทย", "ไทย"]),
    ] as [(String, [String])])
  func `a line may end here and only here`(text: String, parts: [String]) {
    let typesetter = Typesetter(text, font: .system(10), measurer: TestFont())
    var found: [String] = []
    var start = text.startIndex
    for cell in typesetter.cells where cell.breakAfter != .prohibited {
      let end = text.utf8.index(text.startIndex, offsetBy: cell.end)
      var part = text[start..<end]
      while part.last == " " || part.last == "\u{2003}" { part.removeLast() }
      found.append(String(part))
      start = end
    }

    #expect(found == parts)
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func `a line must end at a newline`(newline: String) {
    let typesetter = Typesetter("a\(newline)b", font: .system(10), measurer: TestFont())

    let layout = typesetter.layout()

    #expect(layout.lines.map { layout.shownText(of: $0) } == ["a", "b"])
    #expect(layout.size == LayoutSize(width: 10, height: 20))
  }
}
