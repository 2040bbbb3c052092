import Foundation

/// Which rule of Apple's Auto Layout is tested by which tests.
///
/// The rules are those of `Documentation/Rules`, the tests those that declare rules by a trait.
struct RuleCoverage {
  let pages: [RulePage]
  /// The files whose tests declare each rule, sorted.
  let tests: [String: [String]]
  /// The rules that `Documentation/Differences.md` names.
  let differences: Set<String>
  /// What is wrong with declarations and citations, each with the file.
  let mistakes: [String]

  var rules: [RulePage.Rule] { pages.flatMap(\.rules) }

  /// Pages in the order of `Documentation/Rules/README.md`.
  private static let names = [
    "constraints", "anchors", "vfl", "engine", "measured", "stackview", "scrollview", "controls",
    "caconstraint", "ibdocuments", "canvas",
  ]

  /// Reads the checkout that holds this file.
  init(file: String = #filePath) throws {
    let checkout = Checkout(file: file)
    pages = try Self.names.map { name in
      RulePage(name: name, text: try checkout.text(of: "Documentation/Rules/\(name).md"))
    }
    let known = Set(pages.flatMap(\.rules).map(\.id))
    var mistakes: [String] = []
    var tests: [String: Set<String>] = [:]
    for path in checkout.files(in: "Tests", ending: ".swift") where !Self.isOwn(path) {
      for text in RuleDeclaration.all(in: try checkout.text(of: path)).flatMap(\.self) {
        guard let citations = Citation.list(text, pages: Self.names) else {
          mistakes.append("\(path): \"\(text)\" is no list of rules")
          continue
        }
        for citation in citations {
          if known.contains(citation.text) {
            tests[citation.text, default: []].insert(path)
          } else {
            mistakes.append("\(path): a test declares \(citation.text), which is no rule")
          }
        }
      }
    }
    for path in checkout.filesThatCite where !Self.isOwn(path) {
      for citation in Citation.all(in: try checkout.text(of: path), pages: Self.names) {
        // A comment may name a section.
        let page = pages.first { $0.name == citation.page }
        guard !known.contains(citation.text), page?.hasSection(citation.number) != true else {
          continue
        }
        mistakes.append("\(path): \(citation.text) names no rule")
      }
    }
    self.tests = tests.mapValues { $0.sorted() }
    self.mistakes = mistakes
    let differences = try checkout.text(of: "Documentation/Differences.md")
    self.differences = Set(Citation.all(in: differences, pages: Self.names).map(\.text))
  }

  /// Backed rules that no test declares and the differences do not name.
  var missing: [RulePage.Rule] {
    rules.filter { $0.isBacked && tests[$0.id] == nil && !differences.contains($0.id) }
  }

  /// Rules that stand on the pages twice.
  var repeated: [String] {
    Dictionary(grouping: rules, by: \.id).filter { $0.value.count > 1 }.keys.sorted()
  }

  private static func isOwn(_ path: String) -> Bool { path.hasPrefix("Tests/RuleCoverageTests") }
}

/// The files of the repository.
private struct Checkout {
  let root: URL

  init(file: String) {
    root = URL(fileURLWithPath: file).appendingPathComponent("../../..").standardizedFileURL
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func files(in folder: String, ending suffix: String) -> [String] {
    let folderURL = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: folderURL.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".build") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// The sources and pages in which a citation may stand.
  var filesThatCite: [String] {
    ["Sources", "Tests", "Examples", "Documentation"].flatMap { folder in
      files(in: folder, ending: ".swift") + files(in: folder, ending: ".md")
    } + ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]
  }
}
