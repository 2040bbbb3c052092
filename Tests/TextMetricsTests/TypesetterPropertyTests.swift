import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite struct TypesetterPropertyTests {
  static let seed = ProcessInfo.processInfo.environment["PURLIN_SEED"].flatMap { UInt64($0) } ?? 6

  static let characters: [Character] = [
    "a", "W", "i", "T", "o", ",", ".", "-", " ", " ", " ", "\n", "\t", "1", "$", "%", "(", ")", "é",
    "“", "”", "…", "漢", "か", "ー", "。", "😀", "👩‍👩‍👧", "🇩🇪", "\u{AD}", "\u{200B}", "\u{A0}", "ж", "ไ",
    "\u{301}",
    "\r\n", "\u{202F}", "\u{2028}", "한", "\u{0}", "ﷺ",
  ]

  @Test func `every layout of random text keeps its promises`() {
    var random = SplitMix64(seed: Self.seed)
    for round in 0..<600 {
      let length = Int.random(in: 0...40, using: &random)
      var text = ""
      for _ in 0..<length { text.append(Self.characters.randomElement(using: &random) ?? "a") }
      let measurer = SystemTextMeasurer()
      let mode = LineBreakMode.allCases.randomElement(using: &random) ?? .byClipping
      let width = Double.random(in: 0...200, using: &random)
      let count = Int.random(in: 0...4, using: &random)
      let style = ParagraphStyle(lineBreakMode: mode)
      let typesetter = Typesetter(
        text, font: .system(17), style: style, measurer: measurer)
      let layout = typesetter.layout(width: width, numberOfLines: count)
      let note: Comment =
        "seed \(Self.seed), round \(round): \(text.debugDescription) \(mode) \(width) \(count)"

      #expect(layout.size.width <= width && layout.size.width >= 0, note)
      #expect(count == 0 || layout.lines.count <= count, note)
      #expect(layout.lines.isEmpty == text.isEmpty, note)
      var end = 0
      for line in layout.lines {
        #expect(line.range.lowerBound == end && !line.range.isEmpty, note)
        end = line.range.upperBound
        let visible = layout.shownText(of: line).filter { character in
          character != " " && measurer.width(of: String(character), in: .system(17)).points > 0
        }
        let isOneCharacter = visible.count <= 1
        #expect(line.width <= width + 1e-6 || isOneCharacter || mode == .byClipping, note)
        #expect(line.baseline > line.top && line.baseline < line.top + line.height, note)
      }
      #expect(end == text.utf8.count || layout.isTruncated, note)
      let unlimited = typesetter.layout(width: width)
      #expect(unlimited.lines.last?.range.upperBound ?? 0 == text.utf8.count, note)
      #expect(!unlimited.isTruncated, note)
      #expect(typesetter.layout(width: width, numberOfLines: count) == layout, note)
    }
  }

  @Test func `a wider line never needs more lines`() {
    var random = SplitMix64(seed: Self.seed)
    for round in 0..<100 {
      var text = ""
      for _ in 0..<30 { text.append(Self.characters.randomElement(using: &random) ?? "a") }
      let typesetter = Typesetter(text, font: .system(17), measurer: SystemTextMeasurer())
      var lines = Int.max
      for width in stride(from: 40.0, through: 300, by: 20) {
        let next = typesetter.layout(width: width).lines.count
        // Tab stops are places, not lengths: what follows one can move either way.
        #expect(next <= lines || text.contains("\t"), "seed \(Self.seed), round \(round), \(text)")
        lines = next
      }
    }
  }
}
