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
        var members: [(String, JSONText)] = [("file", .string(document.file))]
        if let position = document.position { members += place(position) }
        return .object(members + [("message", .string(document.message))])
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
      let counts = JSONText.object([
        ("errors", .integer(errors)), ("warnings", .integer(warnings)), ("notes", .integer(notes)),
        ("fixable", .integer(fixable)), ("unread", .integer(unread)),
      ])
      return ",\n  \"summary\": \(counts.text(indent: 2))"
    }

    static func + (first: Self, second: Self) -> Self {
      Self(
        errors: first.errors + second.errors, warnings: first.warnings + second.warnings,
        notes: first.notes + second.notes, fixable: first.fixable + second.fixable,
        unread: first.unread + second.unread)
    }
  }

  private func place(_ position: SourcePosition) -> [(String, JSONText)] {
    [("line", .integer(position.line)), ("column", .integer(position.column))]
  }

  private func value(of finding: LintFinding, in file: String) -> JSONText {
    var members: [(String, JSONText)] = [("file", .string(file))] + place(finding.position)
    members += [
      ("severity", .string(finding.severity.rawValue)), ("rule", .string(finding.ruleID)),
    ]
    if let page = RulePage.described(finding.ruleID) {
      members.append(("category", .string(page.category.rawValue)))
    }
    members.append(("message", .string(finding.message)))
    if let id = finding.objectID { members.append(("object", .string(id))) }
    if schema != nil {
      let isNamed = file != ReportVerb.standardInput
      if isNamed { members.append(("handle", .string(finding.handle(in: file)))) }
      members.append(("command", .string(finding.nextCommand(in: isNamed ? file : nil))))
    }
    if !finding.detail.isEmpty { members.append(("detail", .string(finding.detail))) }
    if let scene = finding.scene {
      members.append(
        ("scene", .object([("name", .string(scene.name)), ("root", .string(scene.rootID))])))
    }
    if !finding.configurations.isEmpty {
      members.append(("configurations", .array(finding.configurations.map { .string($0) })))
    }
    if !finding.related.isEmpty {
      members.append(
        (
          "related",
          .array(
            finding.related.map { related in
              .object(
                place(related.position) + [
                  ("object", .string(related.objectID)), ("message", .string(related.message)),
                ])
            })
        ))
    }
    if !finding.edits.isEmpty {
      members.append(("fix", .array(finding.edits.map { $0.json })))
    }
    return .object(members)
  }
}

extension DocumentEdit {
  fileprivate var json: JSONText {
    .object([
      ("offset", .integer(range.lowerBound)), ("length", .integer(range.count)),
      ("text", .string(String(decoding: replacement, as: UTF8.self))),
    ])
  }
}
