import AllocationCount
import Foundation
import HeadlessUIKit
import ProgramArguments
import TextMetrics

/// How many characters a second are measured, and how many blocks of memory that takes.
///
///     purlin-bench text [--rounds N]
///
/// The best of several rounds counts: a busy machine only ever makes a round slower.
@MainActor
struct TextBenchmark {
  private let rounds: Int
  private let measurer = SystemTextMeasurer()
  private let font = TextFont.system(17)
  private let texts = [
    ("ASCII", "The quick brown fox jumps over the lazy dog, 1,234.5 times (about). "),
    ("accents", "Größe, naïve façade, Ångström: “déjà vu” – señor, žluťoučký kůň… "),
    ("CJK", "東京都の天気は晴れのち曇り、最高気温は25度です。"),
    ("emoji", "Done 🎉 well 👩‍👩‍👧‍👦 and 🇩🇪 flags ❤️ too, with some words around "),
    ("right to left", "שלום עולם, זה טקסט ארוך עם מספר 42. "),
  ]

  /// What one text is asked for.
  private enum Task: String, CaseIterable {
    case width
    case lines
    case label = "label, new text"
    case again = "label, again"
  }

  init(arguments: ArraySlice<String>) {
    rounds = max(Int(number("--rounds", in: arguments) ?? 5), 1)
  }

  /// Prints both tables; the status is 1 where a target is missed.
  func run() {
    let isFast = printRates()
    let isFrugal = allocationsAreCounted() ? printAllocations() : true
    if !allocationsAreCounted() { print("allocations are counted with the GNU C library only") }
    if !isFast || !isFrugal { exit(1) }
  }

  private func printRates() -> Bool {
    print("millions of characters a second, best of \(rounds) rounds; wanted: at least 1")
    print(Self.column("", 16) + Task.allCases.map { Self.column($0.rawValue, 18) }.joined())
    var isFast = true
    for (name, text) in texts {
      var line = Self.column(name, 16)
      for task in Task.allCases {
        let copies = task == .width ? 20_000 : 2_000
        let rate = rate(of: task, text, copies: copies)
        isFast = isFast && rate >= 1e6
        line += Self.column(String(format: "%.1f", rate / 1e6), 18)
      }
      print(line)
    }
    return isFast
  }

  private func rate(of task: Task, _ text: String, copies: Int) -> Double {
    let label = UILabel()
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 200
    let clock = ContinuousClock()
    let best = (0..<rounds).map { _ in
      clock.measure { for _ in 0..<copies { perform(task, text, label) } }
    }.min()
    return Double(text.count * copies) / max((best ?? .zero) / .seconds(1), 1e-9)
  }

  private func perform(_ task: Task, _ text: String, _ label: UILabel) {
    switch task {
    case .width: keep(measurer.width(of: text, in: font).points)
    case .lines:
      keep(Typesetter(text, font: font, measurer: measurer).layout(width: 200).size.height)
    case .label:
      label.text = text
      keep(Double(label.intrinsicContentSize.height))
    case .again:
      if label.text != text { label.text = text }
      keep(Double(label.intrinsicContentSize.height))
    }
  }

  /// Counts for texts of one length and of ten times that: what a character costs shows between.
  private func printAllocations() -> Bool {
    let copies = 1000
    print("allocations for \(copies) texts of 100 characters, of 1000, for each further character")
    var isFrugal = true
    for task in [Task.width, .lines] {
      for (name, text) in texts {
        let short = Self.text(of: 100, text)
        let long = Self.text(of: 1000, text)
        // Once before counting: tables are read at the first use.
        perform(task, short, UILabel())
        let counts = [short, long].map { text in
          let before = allocationCount()
          for _ in 0..<copies { perform(task, text, Self.label) }
          return Int(allocationCount() - before)
        }
        let each = Double(counts[1] - counts[0]) / Double(copies * 900)
        // An array of lines doubles now and then; a glyph that cost a block would make this 1.
        isFrugal = isFrugal && each < 0.01
        print(
          Self.column("\(task.rawValue) \(name)", 24) + Self.column("\(counts[0])", 10)
            + Self.column("\(counts[1])", 10) + Self.column(String(format: "%.4f", each), 10))
      }
    }
    return isFrugal
  }

  private static let label = UILabel()

  private static func text(of count: Int, _ text: String) -> String {
    var long = ""
    while long.count < count { long += text }
    // One block of memory, as texts of documents are.
    return String(decoding: Array(long.prefix(count).utf8), as: UTF8.self)
  }

  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }

  @inline(never)
  private func keep(_ value: Double) { precondition(value >= 0, "A length is never negative") }
}
