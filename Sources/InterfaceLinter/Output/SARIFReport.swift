internal import InterfaceBuilder
internal import LayoutGeometry

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
        [
          "level": .string("error"), "message": message(document.message),
          "locations": [location(document.file, document.position)],
        ]
      })
    let invocation: JSONText = [
      "executionSuccessful": .bool(unread.isEmpty), "toolExecutionNotifications": notifications,
    ]
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
    [
      "id": .string(page.id), "name": .string(page.name), "shortDescription": message(page.title),
      "fullDescription": message(page.why), "help": message(page.text),
      "defaultConfiguration": ["level": .string(page.severity.rawValue)],
      "properties": ["category": .string(page.category.rawValue)],
    ]
  }

  private func value(of finding: LintFinding, in file: String) -> JSONText {
    let properties: [(String, JSONText?)] = [
      ("object", finding.objectID.map { .string($0) }),
      ("scene", finding.scene.map { .string($0.name) }),
      ("configurations", finding.configurations.json { .string($0) }),
    ]
    return [
      "ruleId": .string(finding.ruleID),
      "ruleIndex": indices[finding.ruleID].map { .integer($0) },
      "level": .string(finding.severity.rawValue), "message": message(finding.message),
      "locations": [location(file, finding.position)],
      "relatedLocations": Array(finding.related.enumerated()).json { index, related in
        location(file, related.position, id: index, related.message)
      },
      "partialFingerprints": ["purlinFinding/v1": .string(finding.fingerprint(in: file))],
      "fixes": finding.edits.isEmpty ? nil : [fix(of: finding, in: file)],
      "properties": properties.allSatisfy { $0.1 == nil } ? nil : .object(properties),
    ]
  }

  private func fix(of finding: LintFinding, in file: String) -> JSONText {
    let replacements = finding.edits.map { edit -> JSONText in
      [
        "deletedRegion": [
          "startLine": .integer(edit.start.line), "startColumn": .integer(edit.start.column),
          "endLine": .integer(edit.end.line), "endColumn": .integer(edit.end.column),
        ],
        "insertedContent": message(String(decoding: edit.replacement, as: UTF8.self)),
      ]
    }
    let change: JSONText = [
      "artifactLocation": ["uri": .string(uri(file))], "replacements": .array(replacements),
    ]
    let words = RulePage.described(finding.ruleID)?.mend ?? finding.message
    return ["description": message(words), "artifactChanges": [change]]
  }

  private func message(_ text: String) -> JSONText { ["text": .string(text)] }

  private func location(
    _ file: String, _ position: SourcePosition?, id: Int? = nil, _ text: String? = nil
  ) -> JSONText {
    [
      "id": id.map { .integer($0) },
      "physicalLocation": [
        "artifactLocation": ["uri": .string(uri(file))],
        "region": position.map {
          ["startLine": .integer($0.line), "startColumn": .integer($0.column)]
        },
      ],
      "message": text.map { message($0) },
    ]
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
  func fingerprint(in file: String) -> String {
    let text = [file, ruleID, objectID ?? "", detail].joined(separator: "\u{1F}")
    let digits = String(text.utf8.checksum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
