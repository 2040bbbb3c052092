internal import LayoutGeometry

extension RulePage {
  /// The rule's documentation for a terminal.
  public var text: String {
    var parts = ["\(id): \(title)", "\(severity.rawValue), \(category.rawValue)"]
    parts += ["Why", indented(Self.wrapped(why)), "How to fix it", indented(Self.wrapped(mend))]
    if repair != nil { parts.append("    purlin check --fix --select \(id) \(fixWords)") }
    parts += ["Example of what is reported", indented(example)]
    parts += ["Corrected", indented(corrected)]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var fixWords: String {
    repair == .names
      ? "sets the name that is meant, where only one is similar." : "fixes it automatically."
  }

  /// Returns the text in lines of at most 76 characters.
  private static func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      var lines: [String] = [""]
      for word in paragraph.split(separator: " ") {
        let line = lines[lines.count - 1]
        if line.isEmpty {
          lines[lines.count - 1] = String(word)
        } else if line.count + 1 + word.count <= 76 {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
      .joined(separator: "\n")
  }

  /// The linter's rules, one per line, by category.
  public static var list: String { list(of: all) }

  /// Returns rules, one per line, by category.
  public static func list(of pages: [RulePage]) -> String {
    let width = pages.map(\.id.count).max() ?? 0
    var text = ""
    for category in Category.allCases {
      let rules = pages.filter { $0.category == category }
      guard !rules.isEmpty else { continue }
      text += category.rawValue + "\n"
      for rule in rules {
        let id = rule.id + String(repeating: " ", count: width - rule.id.count)
        let severity = rule.severity.rawValue
        text += "  \(id)  \(severity)\(String(repeating: " ", count: 7 - severity.count))  "
        text += rule.title + "\n"
      }
    }
    return text
  }

  /// The documentation of all rules as a Markdown document, `Documentation/Rules.md`.
  package static var markdown: String {
    var text = """
      # Rules

      The rules of `purlin lint`, and what each deliberately does not report. `purlin rules --markdown` writes
      this page; a test checks that it is current, and that each example is reported and its correction is not.

      Examples show views and constraints of a view controller's view `root` with the safe area `safe`, 375 × 667 points. Left out
      are constraints of a view to the left top corner, and attributes on which the rule does not depend, such as
      `translatesAutoresizingMaskIntoConstraints="NO"`.

      """
    for category in Category.allCases {
      let rules = all.filter { $0.category == category }
      guard !rules.isEmpty else { continue }
      text += "\n## \(category.rawValue)\n"
      for rule in rules {
        text +=
          "\n### \(rule.id)\n\n**\(rule.title)** (\(rule.severity.rawValue)).\n\n\(rule.why)\n\n"
        text += "*How to fix it:* \(rule.mend)"
        if rule.repair != nil {
          text += " `purlin check --fix --select \(rule.id)` \(rule.fixWords)"
        }
        text += "\n\n```xml\n\(rule.example)\n```\n\nCorrected:\n\n```xml\n\(rule.corrected)\n```\n"
      }
    }
    return text
  }

  /// Returns up to three ids that may be meant: those that contain the text, or else those that differ in few letters,
  /// or else those with the most words in common.
  package static func suggestions(
    for text: String, among pages: [RulePage] = RulePage.all
  ) -> [String] {
    func letters(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
    let wanted = letters(text)
    guard !wanted.isEmpty else { return [] }
    let containing = pages.map(\.id).filter {
      letters($0).contains(wanted) || wanted.contains(letters($0))
    }
    if !containing.isEmpty { return Array(containing.prefix(3)) }
    let near = Spelling.nearest(to: text, among: pages.map(\.id))
    if !near.isEmpty { return near }
    // Words are compared by their first five letters: `misplacement` matches `misplaced`.
    let words = text.lowercased().split { !$0.isLetter }.map { $0.prefix(5) }
    let ranked = pages.enumerated().map { index, page in
      (page.id, page.id.split(separator: "-").filter { words.contains($0.prefix(5)) }.count, index)
    }
    return ranked.filter { $0.1 > 0 }.sorted { ($1.1, $0.2) < ($0.1, $1.2) }.prefix(3).map(\.0)
  }
}
