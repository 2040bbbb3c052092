package import Foundation

/// A random sample of the findings of `purlin check`, each with the lines of its file that show whether it is right.
///
/// A finding's place in the order of the sample depends on the seed and on the finding alone, so a sample stays
/// the same, except for what is new or gone, when rules change.
package struct FindingSample {
  /// A finding of a report.
  package struct Finding: Decodable {
    package let file: String
    package let line: Int
    package let column: Int
    package let severity: String
    package let rule: String
    package let message: String
    let object: String?
    let detail: String?
    let related: [Related]?

    struct Related: Decodable { let object: String? }
  }

  /// A finding, and the lines that name its objects.
  package struct Entry {
    /// The finding.
    package let finding: Finding
    /// The lines that contain an id of the finding or its related objects, with their numbers.
    package let lines: [(number: Int, text: String)]
  }

  private struct Report: Decodable { let findings: [Finding] }

  private let seed: UInt64
  private var findings: [(rank: UInt64, finding: Finding)] = []

  /// The number of findings of all reports.
  package var count: Int { findings.count }

  /// The longest part of a line that is kept.
  private static let longest = 260
  /// The greatest number of lines of an entry.
  private static let most = 40

  /// Creates an empty sample.
  package init(seed: UInt64) { self.seed = seed }

  /// Adds the findings of a report that `purlin check --json` wrote.
  ///
  /// - Parameters:
  ///   - report: The JSON text.
  ///   - folder: The folder that the report's paths are relative to.
  /// - Throws: `DecodingError` if it is no report.
  package mutating func add(_ report: Data, in folder: String) throws {
    for finding in try JSONDecoder().decode(Report.self, from: report).findings {
      let name = (folder as NSString).lastPathComponent
      let key = [name, finding.file, finding.rule, finding.object ?? "", finding.detail ?? ""]
      let rank = SampleRank.of(key.joined(separator: "\n"), seed: seed)
      findings.append((rank, finding.moved(to: folder)))
    }
  }

  /// Returns the first findings in the order of the sample.
  ///
  /// - Parameters:
  ///   - count: The number of findings.
  ///   - read: Returns the text of a file.
  /// - Returns: The findings with their lines.
  package func drawn(_ count: Int, reading read: (_ file: String) -> String) -> [Entry] {
    findings.sorted { $0.rank < $1.rank }.prefix(count).map { _, finding in
      let lines = read(finding.file).split(separator: "\n", omittingEmptySubsequences: false)
      return Entry(finding: finding, lines: Self.lines(of: finding, in: lines))
    }
  }

  /// Returns the lines that name an object of a finding, the frames after them, and the finding's own line.
  private static func lines(
    of finding: Finding, in lines: [Substring]
  ) -> [(number: Int, text: String)] {
    let ids = (finding.related ?? []).map(\.object) + [finding.object]
    let quoted = ids.compactMap { $0.map { "\"\($0)\"" } }
    var kept: [(Int, String)] = []
    var keepsFrame = false
    for (index, line) in lines.enumerated() {
      let isNamed = index + 1 == finding.line || quoted.contains { line.contains($0) }
      let isFrame = keepsFrame && line.contains("<rect ")
      guard isNamed || isFrame else { continue }
      keepsFrame = isNamed && line.contains(" id=") && !line.contains("<constraint ")
      let text = line.drop { $0 == " " || $0 == "\t" }
      kept.append(
        (index + 1, text.count > longest ? text.prefix(longest) + "…" : String(text)))
      if kept.count == most { break }
    }
    return kept
  }
}

extension FindingSample.Finding {
  /// Returns the finding with the path that the file has outside of a folder.
  fileprivate func moved(to folder: String) -> Self {
    Self(
      file: folder + "/" + file, line: line, column: column, severity: severity, rule: rule,
      message: message, object: object, detail: detail, related: related)
  }
}
