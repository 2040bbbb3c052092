internal import LayoutGeometry

/// Existing findings that are suppressed, so that only new ones are reported.
///
/// A finding is identified by file, rule, object and detail, so lines may change. If several
/// findings are equal, as many are suppressed as the baseline contains.
public struct Baseline: Hashable, Sendable {
  fileprivate struct Entry: Hashable, Comparable, Sendable {
    let file: String
    let rule: String
    let object: String
    let detail: String

    static func < (left: Self, right: Self) -> Bool {
      (left.file, left.rule, left.object, left.detail)
        < (right.file, right.rule, right.object, right.detail)
    }
  }

  private var counts: [Entry: Int] = [:]

  /// Creates a baseline without findings.
  package init() {}

  /// Parses a baseline that ``json`` wrote.
  package init(json text: String) throws(SettingsError) {
    let root = try PositionedJSON.read(text, as: "a baseline")
    for (key, position, value) in try root.members("a baseline is an object") {
      switch key {
      case "version":
        guard case .number(1) = value.value else {
          throw SettingsError(
            "a baseline of another version; write it again with --write-baseline",
            at: value.position)
        }
      case "findings":
        guard case .array(let elements) = value.value else {
          throw SettingsError("'findings' is a list, not \(value.kind)", at: value.position)
        }
        for element in elements { counts[try Entry(element), default: 0] += 1 }
      default: throw SettingsError("'\(key)' is not a key of a baseline", at: position)
      }
    }
  }

  /// The number of suppressed findings.
  public var count: Int { counts.values.reduce(0, +) }

  /// Adds the findings of a document, with the path for the baseline.
  public mutating func add(_ result: LintResult, as file: String) {
    for finding in result.findings { counts[Entry(finding, file), default: 0] += 1 }
  }

  /// Adds a finding of something other than a linter rule, such as a proof.
  public mutating func add(rule: String, object: String, detail: String, as file: String) {
    counts[Entry(file: file, rule: rule, object: object, detail: detail), default: 0] += 1
  }

  /// Removes such a finding, and returns whether the baseline contained it.
  package mutating func take(rule: String, object: String, detail: String, as file: String) -> Bool
  {
    take(Entry(file: file, rule: rule, object: object, detail: detail))
  }

  private mutating func take(_ entry: Entry) -> Bool {
    guard let count = counts[entry], count > 0 else { return false }
    counts[entry] = count - 1
    return true
  }

  /// Adds the findings of another baseline.
  public mutating func add(_ other: Baseline) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// Removes findings by their file and rule.
  ///
  /// - Parameter isGone: Whether the findings of a rule in a file are removed.
  /// - Returns: The number of removed findings.
  @discardableResult
  public mutating func remove(where isGone: (_ file: String, _ rule: String) -> Bool) -> Int {
    let before = count
    counts = counts.filter { !isGone($0.key.file, $0.key.rule) }
    return before - count
  }

  /// Removes suppressed findings from a result, and from the baseline those that were found.
  ///
  /// The findings that remain in the baseline at the end no longer occur in the documents.
  public mutating func silence(_ result: inout LintResult, as file: String) {
    result.findings.removeAll { take(Entry($0, file)) }
  }

  /// The baseline as text for a file: sorted, one finding per line, so that diffs are readable.
  public var json: String {
    let entries = counts.sorted { $0.key < $1.key }
      .flatMap { Array(repeating: $0.key, count: $0.value) }
    guard !entries.isEmpty else { return "{\n  \"version\": 1,\n  \"findings\": []\n}\n" }
    return "{\n  \"version\": 1,\n  \"findings\": [\n"
      + entries.map { "    " + $0.json }.joined(separator: ",\n") + "\n  ]\n}\n"
  }
}

extension Baseline.Entry {
  fileprivate init(_ finding: LintFinding, _ file: String) {
    self.init(
      file: file, rule: finding.ruleID, object: finding.objectID ?? "", detail: finding.detail)
  }

  fileprivate init(_ value: PositionedJSON) throws(SettingsError) {
    var texts: [String: String] = [:]
    for (key, position, value) in try value.members("a finding is an object") {
      guard ["file", "rule", "object", "detail"].contains(key) else {
        throw SettingsError("'\(key)' is not a key of a finding", at: position)
      }
      texts[key] = try value.string()
    }
    guard let file = texts["file"], let rule = texts["rule"] else {
      throw SettingsError("a finding has a file and a rule", at: value.position)
    }
    self.init(
      file: file, rule: rule, object: texts["object"] ?? "", detail: texts["detail"] ?? "")
  }

  fileprivate var json: String {
    var members = [("file", file), ("rule", rule)]
    if !object.isEmpty { members.append(("object", object)) }
    if !detail.isEmpty { members.append(("detail", detail)) }
    return "{"
      + members.map { "\($0.0.jsonLiteral): \($0.1.jsonLiteral)" }
      .joined(separator: ", ") + "}"
  }
}
