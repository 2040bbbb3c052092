import Foundation

/// Which rule of Apple's behaviour is held by which test, read off the citations in the tests.
///
/// A citation is `engine:E5.2`, also in lists and ranges: `vfl:V1–V70, F2.3`. The rules themselves, with
/// what each is known from, stand in `rules.tsv` beside this file.
struct RuleCoverage {
  struct Rule {
    var id: String
    /// M measured, D documented, O observed, I our choice; − for a remark.
    var marks: String
    var title: String

    var file: String { String(id.prefix { $0 != ":" }) }
    /// Rules that Apple's behaviour backs need a test or a place among the differences.
    var isBacked: Bool { marks.contains { "MDO".contains($0) } }
  }

  let rules: [Rule]
  /// The files that cite each rule, sorted.
  let citations: [String: [String]]
  /// The rules that `Documentation/Differences.md` names.
  let differences: Set<String>

  /// Reads the checkout that holds this file.
  init(file: String = #filePath) throws {
    let here = URL(fileURLWithPath: file).deletingLastPathComponent()
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
    rules = try String(contentsOf: here.appendingPathComponent("rules.tsv"), encoding: .utf8)
      .split(separator: "\n").map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return Rule(id: fields[0], marks: fields[1], title: fields[2])
      }
    let known = Set(rules.map(\.id))
    var citations: [String: Set<String>] = [:]
    let tests = root.appendingPathComponent("Tests")
    let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
    for path in (paths ?? []).sorted()
    where path.hasSuffix(".swift") && !path.hasPrefix("RuleCoverageTests") {
      let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
      for id in Citation.rules(in: text) where known.contains(id) {
        citations[id, default: []].insert(path)
      }
    }
    self.citations = citations.mapValues { $0.sorted() }
    let differences = try String(
      contentsOf: root.appendingPathComponent("Documentation/Differences.md"), encoding: .utf8)
    self.differences = Set(Citation.rules(in: differences))
  }

  /// Backed rules that neither a test nor the differences name.
  var missing: [Rule] {
    rules.filter { $0.isBacked && citations[$0.id] == nil && !differences.contains($0.id) }
  }

  /// The document: a summary, and a table for each file of rules.
  var markdown: String {
    var text = """
      # Rules and their tests

      Rules of Apple's Auto Layout, each with what it is known from and the tests that cite it. Written
      by the tests: `PURLIN_RECORD=1 swift test --filter RuleCoverageTests`.

      **M** measured on iOS, **D** documented by Apple, **O** observed by others, **I** our choice where
      nothing is known, **–** a remark. *Difference*: see [Differences](Differences.md).

      | rules | measured, documented or observed | tested | difference | our choice or remark |
      |---|---|---|---|---|

      """
    let files = rules.map(\.file).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    for file in files {
      let backed = rules.filter { $0.file == file && $0.isBacked }
      let tested = backed.filter { citations[$0.id] != nil }.count
      let others = rules.count { $0.file == file && !$0.isBacked }
      text += "| \(file) | \(backed.count) | \(tested) | \(backed.count - tested) | \(others) |\n"
    }
    for file in files {
      text += "\n## \(file)\n\n| rule | | | tests |\n|---|---|---|---|\n"
      for rule in rules where rule.file == file {
        let marks = rule.marks == "-" ? "–" : rule.marks
        text += "| \(rule.id.dropFirst(file.count + 1)) | \(marks) "
        text += "| \(rule.title) | \(place(of: rule)) |\n"
      }
    }
    return text
  }

  private func place(of rule: Rule) -> String {
    var places = (citations[rule.id] ?? []).prefix(3).map { path in
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      return "[\(name)](../Tests/\(path))"
    }
    if let count = citations[rule.id]?.count, count > 3 { places.append("\(count - 3) more") }
    if differences.contains(rule.id) { places.append("*difference*") }
    return places.joined(separator: ", ")
  }
}
