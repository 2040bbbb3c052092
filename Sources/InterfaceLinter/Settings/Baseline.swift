/// Findings that were there before and are let be, so that only new ones count.
///
/// A finding is known again by file, rule, object and detail: lines may move. Of several alike as
/// many are let be as were written down.
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

  /// Makes a baseline without findings.
  public init() {}

  /// Reads a baseline that ``json`` wrote.
  public init(json text: String) throws(SettingsError) {
    let root = try PositionedJSON.read(text)
    guard case .object(let members) = root.value else {
      throw SettingsError("a baseline is an object, not \(root.kind)", at: root.position)
    }
    for (key, position, value) in members {
      switch key {
      case "version":
        guard case .number(1) = value.value else {
          throw SettingsError(
            "a baseline of another version; write it anew with --write-baseline",
            at: value.position)
        }
      case "findings":
        guard case .array(let elements) = value.value else {
          throw SettingsError("'findings' is a list, not \(value.kind)", at: value.position)
        }
        for element in elements { counts[try Entry(element), default: 0] += 1 }
      default: throw SettingsError("'\(key)' is no part of a baseline", at: position)
      }
    }
  }

  /// How many findings it lets be.
  public var count: Int { counts.values.reduce(0, +) }

  /// Adds the findings of a document, under the path that the baseline is to know it by.
  public mutating func add(_ result: LintResult, as file: String) {
    for finding in result.findings { counts[Entry(finding, file), default: 0] += 1 }
  }

  /// Adds a finding that no rule of the linter has made, such as that of a proof.
  public mutating func add(rule: String, object: String, detail: String, as file: String) {
    counts[Entry(file: file, rule: rule, object: object, detail: detail), default: 0] += 1
  }

  /// Takes such a finding out, and returns whether it was there.
  public mutating func take(rule: String, object: String, detail: String, as file: String) -> Bool {
    let entry = Entry(file: file, rule: rule, object: object, detail: detail)
    guard let count = counts[entry], count > 0 else { return false }
    counts[entry] = count - 1
    return true
  }

  /// Adds the findings of another baseline.
  public mutating func add(_ other: Baseline) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// Takes findings out by their file and rule.
  ///
  /// - Parameter isGone: Whether findings of a rule about a file go.
  /// - Returns: How many went.
  @discardableResult
  public mutating func remove(where isGone: (_ file: String, _ rule: String) -> Bool) -> Int {
    let before = count
    counts = counts.filter { !isGone($0.key.file, $0.key.rule) }
    return before - count
  }

  /// Takes out of a result what the baseline lets be, and out of the baseline what was found again.
  ///
  /// What is left of the baseline in the end is gone from the documents.
  public mutating func silence(_ result: inout LintResult, as file: String) {
    result.findings.removeAll { finding in
      let entry = Entry(finding, file)
      guard let count = counts[entry], count > 0 else { return false }
      counts[entry] = count - 1
      return true
    }
  }

  /// The baseline as a text for a file: sorted, a finding a line, so that differences read well.
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
    guard case .object(let members) = value.value else {
      throw SettingsError("a finding is an object, not \(value.kind)", at: value.position)
    }
    var texts: [String: String] = [:]
    for (key, position, value) in members {
      guard ["file", "rule", "object", "detail"].contains(key) else {
        throw SettingsError("'\(key)' is no part of a finding", at: position)
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
      + members.map { "\(JSONText.quoted($0.0)): \(JSONText.quoted($0.1))" }
      .joined(separator: ", ") + "}"
  }
}
