internal import Foundation

/// The agreement of many documents with the frames they saved.
package struct FidelityReport: Codable, Sendable, Equatable {
  /// Documents that were asked for.
  package var documents = 0
  /// Documents that could not be read.
  package var failedDocuments = 0
  /// Islands laid out.
  package var islands = 0
  /// Views compared.
  package var views = 0
  /// Views within half a point.
  package var within05 = 0
  /// Views within one point.
  package var within1 = 0
  /// Documents all of whose views are within half a point, among those with views.
  package var documentsFullyRight = 0
  /// How long it took, in seconds.
  package var seconds = 0.0
  /// What could not be read, as `file: reason`.
  package var failures: [String] = []
  /// The views beyond half a point, document by document.
  package var differences: [FrameComparison.Difference] = []

  /// Creates an empty report.
  package init() {}

  /// Counts a document that was compared.
  package mutating func add(_ tally: FrameComparison.Tally) {
    documents += 1
    islands += tally.islands
    views += tally.views
    within05 += tally.withinHalf
    within1 += tally.withinOne
    if tally.views > 0, tally.differences.isEmpty { documentsFullyRight += 1 }
    differences += tally.differences
  }

  /// Counts a document that could not be read, with a line that says where and why.
  package mutating func addFailure(_ message: String) {
    documents += 1
    failedDocuments += 1
    failures.append(message)
  }

  /// The documents with most differing views, worst first; of equals the first by name.
  package func worst(_ count: Int) -> [(file: String, views: Int)] {
    var counts: [String: Int] = [:]
    for difference in differences { counts[difference.file, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count)
      .map { ($0.key, $0.value) }
  }
}
