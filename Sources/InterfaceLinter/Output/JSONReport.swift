internal import InterfaceBuilder
internal import LayoutGeometry

/// Findings as one JSON object.
///
/// `version`, or in the report of `check` the number in `schema`, is incremented when a key changes its
/// meaning; keys may be added within a version.
struct JSONReport: LintReport {
  private var findings = 0
  private var unread: [UnreadDocument] = []
  private var shard: ReportShard?
  /// The schema that a report of `check` names; nil for one of `lint` or `audit`.
  private let schema: String?
  private var counts: [FindingSeverity: Int] = [:]
  private var fixable = 0

  /// The schema of a report of `check`.
  static let checkSchema = "purlin/check/1"

  init(schema: String? = nil) { self.schema = schema }

  var beginning: String {
    let first = schema.map { "\"schema\": \"\($0)\"" } ?? "\"version\": 1"
    return "{\n  \(first),\n  \"findings\": ["
  }

  mutating func text(of result: LintResult) -> String {
    var text = ""
    for finding in result.findings {
      text += findings == 0 ? "\n    " : ",\n    "
      text += value(of: finding, in: result.file).text(indent: 4)
      findings += 1
      counts[finding.severity, default: 0] += 1
      fixable += finding.edits.isEmpty ? 0 : 1
    }
    return text
  }

  mutating func text(of unread: UnreadDocument) -> String {
    self.unread.append(unread)
    return ""
  }

  mutating func note(_ shard: ReportShard) { self.shard = shard }

  var ending: String {
    let list = JSONText.array(
      unread.map { document in
        [
          "file": .string(document.file), "line": document.position.map { .integer($0.line) },
          "column": document.position.map { .integer($0.column) },
          "message": .string(document.message),
        ]
      })
    var end = ""
    if schema != nil {
      var summary = Summary(fixable: fixable, unread: unread.count)
      summary.errors = counts[.error, default: 0]
      summary.warnings = counts[.warning, default: 0]
      summary.notes = counts[.note, default: 0]
      end = summary.member
    }
    if let shard { end += ",\n  \"shard\": \(shard.json)" }
    return (findings == 0 ? "" : "\n  ") + "],\n  \"unread\": \(list.text(indent: 2))\(end)\n}\n"
  }

  /// The counts at the end of a report of `check`.
  struct Summary: Decodable {
    var errors = 0
    var warnings = 0
    var notes = 0
    var fixable = 0
    var unread = 0

    /// The member of the report.
    var member: String {
      let counts: JSONText = [
        "errors": .integer(errors), "warnings": .integer(warnings), "notes": .integer(notes),
        "fixable": .integer(fixable), "unread": .integer(unread),
      ]
      return ",\n  \"summary\": \(counts.text(indent: 2))"
    }

    static func + (first: Self, second: Self) -> Self {
      Self(
        errors: first.errors + second.errors, warnings: first.warnings + second.warnings,
        notes: first.notes + second.notes, fixable: first.fixable + second.fixable,
        unread: first.unread + second.unread)
    }
  }

  private func value(of finding: LintFinding, in file: String) -> JSONText {
    var (handle, command): (JSONText?, JSONText?)
    if schema != nil {
      let isNamed = file != ReportVerb.standardInput
      if isNamed { handle = .string(finding.handle(in: file)) }
      command = .string(finding.nextCommand(in: isNamed ? file : nil))
    }
    return [
      "file": .string(file), "line": .integer(finding.position.line),
      "column": .integer(finding.position.column), "severity": .string(finding.severity.rawValue),
      "rule": .string(finding.ruleID),
      "category": RulePage.described(finding.ruleID).map { .string($0.category.rawValue) },
      "message": .string(finding.message), "object": finding.objectID.map { .string($0) },
      "handle": handle, "command": command,
      "detail": finding.detail.isEmpty ? nil : .string(finding.detail),
      "scene": finding.scene.map { ["name": .string($0.name), "root": .string($0.rootID)] },
      "configurations": finding.configurations.json { .string($0) },
      "related": finding.related.json {
        [
          "line": .integer($0.position.line), "column": .integer($0.position.column),
          "object": .string($0.objectID), "message": .string($0.message),
        ]
      },
      "fix": finding.edits.json {
        [
          "offset": .integer($0.range.lowerBound), "length": .integer($0.range.count),
          "text": .string(String(decoding: $0.replacement, as: UTF8.self)),
        ]
      },
    ]
  }
}
