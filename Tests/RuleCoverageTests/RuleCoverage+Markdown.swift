extension RuleCoverage {
  /// The page of the site `RuleCoverage.md`: a summary, and a table for each page of rules.
  var markdown: String {
    """
    # Rules and their tests

    The rules of Apple's Auto Layout in `Documentation/Rules`, each with what it is known from and the files whose
    tests declare it. Made from the sources by `Scripts/site`.

    **M** measured, **D** documented by Apple, **O** observed by others, **I** inferred or our choice,
    **–** a remark or an example, **?** recalled. *Difference*: see `Documentation/Differences.md`.

    | rules | measured, documented or observed | tested | difference | others | tested |
    |---|---|---|---|---|---|
    \(pages.map(summary).joined())
    """ + pages.map(table).joined()
  }

  private func summary(of page: RulePage) -> String {
    let backed = page.rules.filter(\.isBacked)
    let others = page.rules.filter { !$0.isBacked }
    let tested = backed.count { tests[$0.id] != nil }
    let numbers = [
      backed.count, tested, backed.count - tested, others.count,
      others.count { tests[$0.id] != nil },
    ]
    return "| \(page.title) (`\(page.name)`) "
      + numbers.map { "| \($0) " }.joined() + "|\n"
  }

  private func table(of page: RulePage) -> String {
    var text = "\n## \(page.name)\n\n| rule | | | tests |\n|---|---|---|---|\n"
    for rule in page.rules {
      text += "| \(rule.number) | \(rule.marks) | \(rule.title) | \(place(of: rule)) |\n"
    }
    return text
  }

  private func place(of rule: RulePage.Rule) -> String {
    let paths = tests[rule.id] ?? []
    var places = paths.prefix(3).map { "`\($0)`" }
    if paths.count > 3 { places.append("\(paths.count - 3) more") }
    if differences.contains(rule.id) { places.append("*difference*") }
    return places.joined(separator: ", ")
  }
}
