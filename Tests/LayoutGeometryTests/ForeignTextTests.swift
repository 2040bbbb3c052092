import LayoutGeometry
import TestSupport
import Testing

/// Text of others in a report, markup and JSON.
@Suite struct ForeignTextTests {
  /// Texts of any characters, of which every second may be a control character.
  private static let texts: [String] = {
    var random = SplitMix64.seeded()
    return (0..<2000).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let limits: [UInt32] = [0x30, 0xA0, 0x700, 0x2100, 0x110000]
        let limit = limits[Int.random(in: limits.indices, using: &random)]
        if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) {
          text.append(scalar)
        }
      }
      return String(text)
    }
  }()

  @Test func `a printable text has no control character, and stays so`() {
    for text in Self.texts {
      let shown = text.printable
      let controls = shown.unicodeScalars.filter(\.isControl)
      #expect(controls.isEmpty)
      #expect(shown.printable == shown)
      let isPlain = text.unicodeScalars.allSatisfy { !$0.isControl }
      if isPlain { #expect(shown == text) }
    }
  }

  @Test func `control characters are shown as in Swift`() {
    #expect("a\nb\tc\rd".printable == #"a\nb\tc\rd"#)
    #expect("\u{1B}[2J\u{9B}31m\u{0}".printable == #"\u{1B}[2J\u{9B}31m\u{0}"#)
    #expect("\u{202E}x\u{2066}y\u{2028}\u{61C}".printable == #"\u{202E}x\u{2066}y\u{2028}\u{61C}"#)
    #expect(#"C:\new é 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩‍👩‍👧 ‰–"#.printable == #"C:\new é 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩‍👩‍👧 ‰–"#)
  }

  @Test func `a line of a report cannot leave it`() {
    let report = Self.texts.printedLines
    let count = report.utf8.count { $0 == UInt8(ascii: "\n") }
    #expect(count == Self.texts.count)
    #expect(report.hasSuffix("\n"))
  }

  @Test func `markup and JSON have neither control characters nor their own marks`() {
    for text in Self.texts {
      let marks: [Unicode.Scalar] = ["<", ">", "\""]
      let acts = text.markupText.unicodeScalars.contains { $0.isControl || marks.contains($0) }
      #expect(!acts)
      let inner = text.jsonLiteral.dropFirst().dropLast()
      let controls = inner.unicodeScalars.filter(\.isControl)
      #expect(controls.isEmpty)
    }
    #expect(
      "<a b=\"c\">&\n\u{202E}\u{9B}\u{1B}".markupText
        == #"&lt;a b=&quot;c&quot;&gt;&amp;&#10;&#x202E;&#x9B;\u{1B}"#)
    #expect("\"\\\n\u{202E}\u{9B}\u{0}".jsonLiteral == #""\"\\\n\u202e\u009b\u0000""#)
  }
}
