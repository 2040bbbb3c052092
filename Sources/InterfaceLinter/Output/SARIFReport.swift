internal import InterfaceBuilder

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0", 2020.
struct SARIFReport: LintReport {
  private var results = 0
  private var unread: [UnreadDocument] = []
  private var shard: ReportShard?
  private let version: String?
  private let pages: [RulePage]
  private let indices: [String: Int]

  /// Creates a report of rules by a version of Purlin.
  init(_ pages: [RulePage] = RulePage.all, version: String? = nil) {
    self.version = version
    self.pages = pages
    indices = Dictionary(
      pages.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { a, _ in a })
  }

  var beginning: String {
    let rules = JSONText.array(pages.map { rule(of: $0) })
    let version = version.map { "\n                \"semanticVersion\": \($0.jsonLiteral)," }
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {
              "driver": {
                "name": "purlin",\(version ?? "")
                "rules": \(rules.text(indent: 10))
              }
            },
            "columnKind": "unicodeCodePoints",
            "results": [
      """
  }

  mutating func text(of result: LintResult) -> String {
    var text = ""
    for finding in result.findings {
      text += results == 0 ? "\n        " : ",\n        "
      text += value(of: finding, in: result.file).text(indent: 8)
      results += 1
    }
    return text
  }

  mutating func text(of unread: UnreadDocument) -> String {
    self.unread.append(unread)
    return ""
  }

  mutating func note(_ shard: ReportShard) { self.shard = shard }

  var ending: String {
    let notifications = JSONText.array(
      unread.map { document in
        .object([
          ("level", .string("error")), ("message", message(document.message)),
          ("locations", .array([location(document.file, document.position)])),
        ])
      })
    let invocation = JSONText.object([
      ("executionSuccessful", .bool(unread.isEmpty)),
      ("toolExecutionNotifications", notifications),
    ])
    let note =
      shard.map { ",\n      \"properties\": {\n        \"shard\": \($0.json)\n      }" } ?? ""
    return (results == 0 ? "" : "\n      ") + """
      ],
            "invocations": \(JSONText.array([invocation]).text(indent: 6))\(note)
          }
        ]
      }

      """
  }

  // MARK: Parts

  private func rule(of page: RulePage) -> JSONText {
    .object([
      ("id", .string(page.id)), ("name", .string(page.name)),
      ("shortDescription", message(page.title)), ("fullDescription", message(page.why)),
      ("help", message(page.text)),
      ("defaultConfiguration", .object([("level", .string(page.severity.rawValue))])),
      ("properties", .object([("category", .string(page.category.rawValue))])),
    ])
  }

  private func value(of finding: LintFinding, in file: String) -> JSONText {
    var members: [(String, JSONText)] = [("ruleId", .string(finding.ruleID))]
    if let index = indices[finding.ruleID] { members.append(("ruleIndex", .integer(index))) }
    members += [
      ("level", .string(finding.severity.rawValue)), ("message", message(finding.message)),
      ("locations", .array([location(file, finding.position)])),
    ]
    if !finding.related.isEmpty {
      members.append(
        (
          "relatedLocations",
          .array(
            finding.related.enumerated().map { index, related in
              location(file, related.position, id: index, related.message)
            })
        ))
    }
    members.append(
      (
        "partialFingerprints",
        .object([("purlinFinding/v1", .string(finding.fingerprint(in: file)))])
      ))
    if !finding.edits.isEmpty { members.append(("fixes", .array([fix(of: finding, in: file)]))) }
    var properties: [(String, JSONText)] = []
    if let id = finding.objectID { properties.append(("object", .string(id))) }
    if let scene = finding.scene { properties.append(("scene", .string(scene.name))) }
    if !finding.configurations.isEmpty {
      properties.append(("configurations", .array(finding.configurations.map { .string($0) })))
    }
    if !properties.isEmpty { members.append(("properties", .object(properties))) }
    return .object(members)
  }

  private func fix(of finding: LintFinding, in file: String) -> JSONText {
    let replacements = finding.edits.map { edit -> JSONText in
      .object([
        (
          "deletedRegion",
          .object([
            ("startLine", .integer(edit.start.line)), ("startColumn", .integer(edit.start.column)),
            ("endLine", .integer(edit.end.line)), ("endColumn", .integer(edit.end.column)),
          ])
        ),
        (
          "insertedContent",
          .object([("text", .string(String(decoding: edit.replacement, as: UTF8.self)))])
        ),
      ])
    }
    let change = JSONText.object([
      ("artifactLocation", .object([("uri", .string(uri(file)))])),
      ("replacements", .array(replacements)),
    ])
    let words = RulePage.described(finding.ruleID)?.mend ?? finding.message
    return .object([("description", message(words)), ("artifactChanges", .array([change]))])
  }

  private func message(_ text: String) -> JSONText { .object([("text", .string(text))]) }

  private func location(
    _ file: String, _ position: SourcePosition?, id: Int? = nil, _ text: String? = nil
  ) -> JSONText {
    var physical: [(String, JSONText)] = [
      ("artifactLocation", .object([("uri", .string(uri(file)))]))
    ]
    if let position {
      physical.append(
        (
          "region",
          .object([
            ("startLine", .integer(position.line)), ("startColumn", .integer(position.column)),
          ])
        ))
    }
    var members: [(String, JSONText)] = []
    if let id { members.append(("id", .integer(id))) }
    members.append(("physicalLocation", .object(physical)))
    if let text { members.append(("message", message(text))) }
    return .object(members)
  }

  /// Returns the path as a relative or `file` URI, percent-encoded.
  private func uri(_ path: String) -> String {
    var trimmed = path
    while trimmed.hasPrefix("./") { trimmed.removeFirst(2) }
    var text = trimmed.hasPrefix("/") ? "file://" : ""
    for byte in trimmed.utf8 {
      let scalar = UnicodeScalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "/", "-", "_", ".", "~", "+", "(", ")", "@", "!", "$",
        "'", "*", ",", "=":
        text.unicodeScalars.append(scalar)
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        text += "%" + (hex.count == 1 ? "0" : "") + hex
      }
    }
    return text
  }
}

extension RulePage {
  /// The id in camel case: `MisplacedView`.
  var name: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension LintFinding {
  /// Returns sixteen digits for file, rule, object and detail, which do not change when lines move.
  ///
  /// FNV-1a with 64 bits, so that it is the same on every machine.
  /// Source: draft-eastlake-fnv, "The FNV Non-Cryptographic Hash Algorithm".
  func fingerprint(in file: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in [file, ruleID, objectID ?? "", detail].joined(separator: "\u{1F}").utf8 {
      hash ^= UInt64(byte)
      hash = hash &* 0x0000_0100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
