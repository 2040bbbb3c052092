internal import Foundation

extension FidelityReport {
  /// The report for a terminal: totals, what failed, and the documents to look at first.
  package var summary: String {
    var lines = [
      "documents    \(documents), \(failedDocuments) not read, \(documentsFullyRight) fully right",
      "islands      \(islands)",
      "views        \(views)",
      "within 0.5   \(within05)  \(percent(within05))",
      "within 1     \(within1)  \(percent(within1))",
      "seconds      \(rounded(seconds, 2))",
    ]
    if !failures.isEmpty { lines += ["", "not read:"] + failures.map { "  " + $0 } }
    let worst = worst(10)
    if !worst.isEmpty {
      lines += ["", "most differing views:"]
      lines += worst.map { "  \($0.views)  \($0.file)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The report as one JSON object, keys in order of name.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  private func percent(_ count: Int) -> String {
    views == 0 ? "" : "\(rounded(Double(count) * 100 / Double(views), 2)) %"
  }

  private func rounded(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
