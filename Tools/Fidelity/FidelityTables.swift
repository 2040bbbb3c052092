internal import Foundation

/// The tables that tell how far our frames agree with saved ones, as a document shows them.
package struct FidelityTables: Sendable, Equatable {
  /// One way of comparing.
  package struct Rate: Sendable, Equatable {
    /// Where intrinsic content sizes come from, in words.
    let sizes: String
    /// Where insets come from, in words.
    let insets: String
    /// The views that agree and those compared, in trusted islands; nil if none are listed.
    let trusted: (agreeing: Int, views: Int)?
    /// The views that agree and those compared, in all islands.
    let all: (agreeing: Int, views: Int)

    /// Creates a row from two reports.
    package init(sizes: String, insets: String, trusted: FidelityReport?, all: FidelityReport) {
      self.sizes = sizes
      self.insets = insets
      self.trusted = trusted.map { ($0.within05, $0.views) }
      self.all = (all.within05, all.views)
    }

    /// Whether all numbers are the same.
    package static func == (one: Self, two: Self) -> Bool { one.row == two.row }

    fileprivate var row: String {
      func cell(_ rate: (agreeing: Int, views: Int)?) -> String {
        guard let rate, rate.views > 0 else { return "–" }
        let percent = Double(rate.agreeing) * 100 / Double(rate.views)
        return "\(rate.agreeing) of \(rate.views), \(String(format: "%.2f", percent)) %"
      }
      return "| \(sizes) | \(insets) | \(cell(trusted)) | \(cell(all)) |"
    }
  }

  /// How far frames agree.
  package var rates: [Rate]
  /// Why the views of trusted islands that differ with measured sizes do.
  package var causes: CauseTable
  /// Interface Builder's verdicts, in all islands and in trusted ones.
  package var verdicts: [(name: String, tally: VerdictTally)]

  /// Creates tables.
  package init(
    rates: [Rate], causes: CauseTable, verdicts: [(name: String, tally: VerdictTally)]
  ) {
    self.rates = rates
    self.causes = causes
    self.verdicts = verdicts
  }

  /// Whether all numbers are the same.
  package static func == (one: Self, two: Self) -> Bool {
    one.rates == two.rates && one.causes == two.causes
      && one.verdicts.elementsEqual(two.verdicts) { $0.name == $1.name && $0.tally == $1.tally }
  }

  /// Puts the tables between the marks `rates`, `causes` and `verdicts` of a document.
  package func written(into text: String) throws(MarkedText.MissingMark) -> String {
    var marked = MarkedText(text)
    let head =
      "| intrinsic sizes | insets | trusted layout roots | all layout roots |\n|---|---|---|---|"
    try marked.replace("rates", with: ([head] + rates.map(\.row)).joined(separator: "\n"))
    try marked.replace("causes", with: causes.markdown)
    try marked.replace(
      "verdicts",
      with: verdicts.map { "\($0.name)\n\n\($0.tally.markdown)" }.joined(separator: "\n\n"))
    return marked.text
  }
}
