internal import HeadlessUIKit
package import InterfaceBuilder
internal import InterfaceCanvas
package import InterfaceLinter

/// A random sample of the linter's findings, each with the lines of its document that show whether it is right.
///
/// A finding's place in the order of the sample depends on the seed and on the finding alone, so a sample stays
/// the same, except for what is new or gone, when rules change.
@MainActor
package struct FindingSample {
  /// A finding, and the lines that name its objects.
  package struct Entry {
    /// The file's name.
    package let file: String
    /// The finding.
    package let finding: LintFinding
    /// The lines that contain an id of the finding or its related objects, with their numbers.
    package let lines: [(number: Int, text: String)]
    fileprivate let rank: UInt64
  }

  private let seed: UInt64
  private let severity: FindingSeverity
  private var entries: [Entry] = []

  /// The number of findings of all documents.
  package var count: Int { entries.count }

  /// The longest part of a line that is kept.
  private static let longest = 260
  /// The greatest number of lines of an entry.
  private static let most = 40

  /// Creates an empty sample of findings that are at least as severe as `severity`.
  package init(seed: UInt64, atLeast severity: FindingSeverity = .warning) {
    self.seed = seed
    self.severity = severity
  }

  /// Adds the findings of a document, checked as it was saved, with what its app declares and the images it has, as
  /// the command `lint` checks it.
  ///
  /// - Throws: `InterfaceDocumentError` if it is none.
  package mutating func add(_ bytes: [UInt8], file: String) throws(InterfaceDocumentError) {
    var linter = Linter()
    linter.images = AssetCatalogs(folders: FolderIndex.catalogues(near: file))
    linter.windows = AppWindows(near: file)
    let found = try linter.lint(bytes, file: file).findings.filter { $0.severity >= severity }
    guard !found.isEmpty else { return }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for finding in found {
      entries.append(
        Entry(
          file: file, finding: finding, lines: Self.lines(of: finding, in: lines),
          rank: rank(finding, file)))
    }
  }

  /// Returns the first findings in the order of the sample.
  package func drawn(_ count: Int) -> [Entry] {
    Array(entries.sorted { $0.rank < $1.rank }.prefix(count))
  }

  /// Returns the lines that name an object of a finding, the frames after them, and the finding's own line.
  private static func lines(
    of finding: LintFinding, in lines: [Substring]
  ) -> [(number: Int, text: String)] {
    var ids = finding.related.map(\.objectID)
    if let id = finding.objectID { ids.append(id) }
    let quoted = ids.map { "\"\($0)\"" }
    var kept: [(Int, String)] = []
    var keepsFrame = false
    for (index, line) in lines.enumerated() {
      let isNamed =
        index + 1 == finding.position.line || quoted.contains { line.contains($0) }
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

  private func rank(_ finding: LintFinding, _ file: String) -> UInt64 {
    let key = [file, finding.ruleID, finding.objectID ?? "", finding.detail].joined(separator: "\n")
    return SampleRank.of(key, seed: seed)
  }
}
