extension RulePage {
  /// The rule's page for a terminal.
  public var text: String {
    var parts = ["\(id): \(title)", "\(severity.rawValue), \(category.rawValue)"]
    parts += ["Why", indented(why), "How to mend", indented(mend)]
    if let repair { parts.append("    purlin fix --\(repair.rawValue) does it.") }
    parts += ["Example of what is reported", indented(example)]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
      .joined(separator: "\n")
  }

  /// All rules, one a line, by category.
  public static var list: String {
    let width = all.map(\.id.count).max() ?? 0
    var text = ""
    for category in Category.allCases {
      let rules = all.filter { $0.category == category }
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

  /// Up to three ids that somebody may have meant.
  public static func suggestions(for text: String) -> [String] {
    let wanted = Set(text.lowercased().split(separator: "-"))
    let ranked = all.map { page in
      let words = Set(page.id.split(separator: "-").map { String($0)[...] })
      return (id: page.id, shared: words.intersection(wanted).count)
    }
    let containing = all.map(\.id).filter { $0.contains(text.lowercased()) && !text.isEmpty }
    if !containing.isEmpty { return Array(containing.prefix(3)) }
    return Array(ranked.filter { $0.shared > 0 }.map(\.id).prefix(3))
  }
}
