internal import Foundation
internal import TextMetrics

/// How many characters a second are measured, for texts that were never seen before.
///
/// The best of several rounds counts: a busy machine only ever makes a round slower.
struct TextBenchmark {
  private let rounds = 5
  private let copies = 20_000
  private let texts: [(name: String, text: String)] = [
    ("ASCII", "The quick brown fox jumps over the lazy dog, 1,234.5 times (about)."),
    ("accents", "Größe, naïve façade, Ångström: “déjà vu” – señor, žluťoučký kůň…"),
    ("CJK", "東京都の天気は晴れのち曇り、最高気温は25度です。"),
    ("emoji", "Done 🎉 well 👩‍👩‍👧‍👦 and 🇩🇪 flags ❤️ too, with some words around"),
  ]

  /// A line for each kind of text: widths by the model, then whole layouts in lines of 200 points.
  var report: String {
    let measurer = SystemTextMeasurer()
    let font = TextFont.system(17)
    var report = ""
    for (name, text) in texts {
      let count = text.count * copies
      let widths = rate(count) {
        for _ in 0..<copies { keep(measurer.width(of: text, in: font).points) }
      }
      let layouts = rate(count / 10) {
        for _ in 0..<copies / 10 {
          keep(Typesetter(text, font: font, measurer: measurer).layout(width: 200).size.height)
        }
      }
      let words = name.padding(toLength: 10, withPad: " ", startingAt: 0)
      report +=
        "\(words) width \(millions(widths)) million characters a second, "
        + "lines \(millions(layouts))\n"
    }
    return report
  }

  private func rate(_ characters: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let best = (0..<rounds).map { _ in clock.measure(body) }.min() ?? .zero
    return Double(characters) / max(best / .seconds(1), 1e-9)
  }

  private func millions(_ rate: Double) -> String { String(format: "%.1f", rate / 1e6) }

  @inline(never)
  private func keep(_ value: Double) { precondition(value >= 0, "A width is never negative") }
}
