internal import Foundation

/// Joins the reports of the parts of a run; the result equals the report of the whole run byte for
/// byte.
///
///     let merged = try ReportMerger(reports: [("a.sarif", first), ("b.sarif", second)])
///     print(merged.text, terminator: "")
///
/// Reports must be as they were written: elements are moved as they are and found by their
/// indentation, so that a report of any size is joined in one pass.
package struct ReportMerger: Sendable {
  /// The report of the whole run.
  package let text: String
  /// The format of the reports.
  package let format: LintFormat
  /// The number of documents that were processed.
  package let documents: Int
  /// The number of findings.
  package let findings: Int
  /// The number of documents that could not be processed.
  package let unread: Int
  /// The exit status of the whole run, the greatest of its parts'.
  package let status: Int

  /// Joins reports.
  ///
  /// - Parameter reports: The texts of the reports of all parts in any order, with names for messages.
  /// - Throws: ``ReportMergeError`` if a text is not such a report, or the parts do not fit together.
  /// - Complexity: O(*n*) in the length of the texts.
  package init(reports: [(file: String, text: String)]) throws(ReportMergeError) {
    var parts: [(file: String, part: ReportPart)] = []
    for (file, text) in reports { parts.append((file, try ReportPart(text, file: file))) }
    let ordered = try ReportShard.ordered(parts) { $0.shard }
    for entry in parts
    where entry.part.format != ordered[0].format || entry.part.beginning != ordered[0].beginning {
      throw ReportMergeError(entry.file, "has another format or other rules than the other reports")
    }
    format = ordered[0].format
    documents = ordered.reduce(0) { $0 + $1.shard.documents }
    findings = ordered.reduce(0) { $0 + $1.shard.findings.reduce(0) { $0 + $1[1] } }
    unread = ordered.reduce(0) { $0 + $1.shard.unread.count }
    status = ordered.map(\.shard.status).max() ?? 0
    let blocks = ordered.flatMap(\.documents).sorted { $0.position < $1.position }
    let failures = ordered.flatMap(\.failures).sorted { $0.position < $1.position }
    text = ReportPart.text(
      format, beginning: ordered[0].beginning, blocks.flatMap(\.elements),
      failures.flatMap(\.elements),
      ordered[0].summary == nil
        ? nil : ordered.compactMap(\.summary).reduce(JSONReport.Summary(), +))
  }
}

/// The report of one part of a run, divided into documents.
private struct ReportPart {
  /// What a report has about one document: elements, each several lines without what separates them.
  struct Document {
    /// The position among the documents of all parts.
    let position: Int
    let elements: [Substring]
  }

  let format: LintFormat
  let shard: ReportShard
  /// The text before the first element.
  let beginning: Substring
  /// The counts in the JSON of `check`.
  let summary: JSONReport.Summary?
  private(set) var documents: [Document] = []
  /// The elements about documents that could not be processed.
  private(set) var failures: [Document] = []

  init(_ text: String, file: String) throws(ReportMergeError) {
    guard let format = Self.format(of: text) else {
      throw ReportMergeError(
        file, "is not a report of Purlin in the formats json, sarif or junit, or was changed since")
    }
    self.format = format
    var reader = ReportReader(text)
    guard let parts = reader.read(format) else {
      throw ReportMergeError(
        file,
        "is not as Purlin wrote it; merge reports before other programs change them")
    }
    guard let note = parts.note else {
      throw ReportMergeError(
        file,
        "is the report of a whole or an interrupted run; only those of --shard can be merged")
    }
    guard let shard = ReportShard(json: note) else {
      throw ReportMergeError(file, "its note about the part of the run cannot be read")
    }
    self.shard = shard
    beginning = parts.beginning
    summary = parts.summary
    let fits =
      format == .junit
      ? divideSuites(parts.elements) : divide(parts.elements, parts.failures)
    guard fits else {
      throw ReportMergeError(
        file, "has other findings than it notes; merge reports before other programs change them")
    }
  }

  private static func format(of text: String) -> LintFormat? {
    if text.hasPrefix("<?xml") { return .junit }
    if text.hasPrefix("{\n  \"$schema\": \"https://json.schemastore.org/sarif") { return .sarif }
    return [nil, JSONReport.checkSchema].contains {
      text.hasPrefix(JSONReport(schema: $0).beginning)
    } ? .json : nil
  }

  /// Assigns findings to documents by their numbers.
  private mutating func divide(_ elements: [Substring], _ failures: [Substring]) -> Bool {
    guard failures.count == shard.unread.count else { return false }
    var next = 0
    for entry in shard.findings {
      guard entry[1] <= elements.count - next else { return false }
      documents.append(
        Document(position: entry[0], elements: Array(elements[next..<next + entry[1]])))
      next += entry[1]
    }
    self.failures = zip(shard.unread, failures).map {
      Document(position: $0, elements: [$1])
    }
    return next == elements.count
  }

  /// Assigns suites to documents: each has one, whether it was processed or not.
  private mutating func divideSuites(_ suites: [Substring]) -> Bool {
    let positions = (shard.findings.map { $0[0] } + shard.unread).sorted()
    guard positions.count == suites.count else { return false }
    documents = zip(positions, suites).map { Document(position: $0, elements: [$1]) }
    return true
  }

  /// Returns a whole report.
  static func text(
    _ format: LintFormat, beginning: Substring, _ elements: [Substring], _ failures: [Substring],
    _ summary: JSONReport.Summary?
  ) -> String {
    switch format {
    case .junit:
      return beginning + elements.joined() + JUnitReport().ending
    case .json:
      return beginning + list(elements, indent: 2) + ",\n  \"unread\": "
        + "[" + list(failures, indent: 2) + (summary?.member ?? "") + "\n}\n"
    default:
      return beginning + list(elements, indent: 6) + ",\n      \"invocations\": [\n        {\n"
        + "          \"executionSuccessful\": \(failures.isEmpty),\n"
        + "          \"toolExecutionNotifications\": [" + list(failures, indent: 10)
        + "\n        }\n      ]\n    }\n  ]\n}\n"
    }
  }

  /// Returns the rest of a list in JSON, after its bracket.
  private static func list(_ elements: [Substring], indent: Int) -> String {
    guard !elements.isEmpty else { return "]" }
    return "\n" + elements.joined(separator: ",\n") + "\n" + String(repeating: " ", count: indent)
      + "]"
  }
}

/// Reads the lines of a report.
private struct ReportReader {
  struct Parts {
    var beginning: Substring = ""
    var elements: [Substring] = []
    var failures: [Substring] = []
    var summary: JSONReport.Summary?
    /// The note about the part of the run, in JSON.
    var note: Substring?
  }

  private let text: String
  private var position: String.Index

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    position = text.startIndex
  }

  /// Reads a report; returns nil if its lines are not as Purlin writes them.
  mutating func read(_ format: LintFormat) -> Parts? {
    var parts = Parts()
    let isRead =
      switch format {
      case .json: readJSON(&parts)
      case .sarif: readSARIF(&parts)
      case .junit: readJUnit(&parts)
      default: false
      }
    return isRead && position == text.endIndex ? parts : nil
  }

  private mutating func readJSON(_ parts: inout Parts) -> Bool {
    guard
      [nil, JSONReport.checkSchema].contains(where: { take(JSONReport(schema: $0).beginning) })
    else { return false }
    parts.beginning = text[..<position]
    guard let findings = takeList(indent: 2) else { return false }
    parts.elements = findings
    guard take(",\n  \"unread\": ["), let unread = takeList(indent: 2) else { return false }
    parts.failures = unread
    if take(",\n  \"summary\": {\n") {
      var text = "{"
      while !take("  }") {
        guard let line = takeLine() else { return false }
        text += line
      }
      parts.summary = try? JSONDecoder().decode(
        JSONReport.Summary.self, from: Data((text + "}").utf8))
      guard parts.summary != nil else { return false }
    }
    if take(",\n  \"shard\": ") { parts.note = takeLine() } else { _ = takeLine() }
    return take("}\n")
  }

  private mutating func readSARIF(_ parts: inout Parts) -> Bool {
    while !take("      \"results\": [") { guard takeLine() != nil else { return false } }
    parts.beginning = text[..<position]
    guard let results = takeList(indent: 6) else { return false }
    parts.elements = results
    guard take(",\n      \"invocations\": [\n        {\n          \"executionSuccessful\": "),
      takeLine() != nil, take("          \"toolExecutionNotifications\": ["),
      let notifications = takeList(indent: 10), take("\n        }\n      ]")
    else { return false }
    parts.failures = notifications
    if take(",\n      \"properties\": {\n        \"shard\": ") {
      parts.note = takeLine()
      guard take("      }\n") else { return false }
    } else {
      _ = takeLine()
    }
    return take("    }\n  ]\n}\n")
  }

  private mutating func readJUnit(_ parts: inout Parts) -> Bool {
    guard takeLine() != nil, takeLine() != nil else { return false }
    parts.beginning = text[..<position]
    while text[position...].hasPrefix("  <testsuite ") {
      let start = position
      while let line = takeLine(), line != "  </testsuite>" {}
      parts.elements.append(text[start..<position])
    }
    if take("  <!-- shard: ") { parts.note = takeLine()?.dropLast(" -->".count) }
    return take("</testsuites>\n")
  }

  // MARK: Pieces

  /// Moves behind a text; returns false, and does not move, if another follows.
  private mutating func take(_ expected: String) -> Bool {
    guard text[position...].utf8.starts(with: expected.utf8) else { return false }
    position = text.utf8.index(position, offsetBy: expected.utf8.count)
    return true
  }

  /// Moves behind the next line, and returns it without its end; nil at the end of the text.
  private mutating func takeLine() -> Substring? {
    guard position < text.endIndex else { return nil }
    let start = position
    guard let end = text.utf8[position...].firstIndex(of: UInt8(ascii: "\n")) else {
      position = text.endIndex
      return text[start...]
    }
    position = text.utf8.index(after: end)
    return text[start..<end]
  }

  /// Reads the rest of a list, after its bracket: elements that begin and end at one indentation.
  private mutating func takeList(indent: Int) -> [Substring]? {
    if take("]") { return [] }
    guard take("\n") else { return nil }
    let space = String(repeating: " ", count: indent)
    var elements: [Substring] = []
    while !take(space + "]") {
      let start = position
      guard takeLine() == "\(space)  {" else { return nil }
      while true {
        guard let line = takeLine() else { return nil }
        if line == "\(space)  }" || line == "\(space)  }," {
          let end = line.hasSuffix(",") ? text.utf8.index(before: line.endIndex) : line.endIndex
          elements.append(text[start..<end])
          break
        }
      }
    }
    return elements
  }
}
