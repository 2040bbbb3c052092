import TestSupport
import Testing

@Suite(.late) struct RuleCoverageTests {
  /// Read once: the whole repository is searched for citations.
  private static let coverage = Result { try RuleCoverage() }

  @Test func `every rule of Apple's is tested or a known difference`() throws {
    let missing = try Self.coverage.get().missing
    #expect(missing.isEmpty, "\(missing.map(\.id).joined(separator: ", "))")
  }

  @Test func `every citation names a rule, and no rule stands twice`() throws {
    let coverage = try Self.coverage.get()
    #expect(coverage.mistakes.isEmpty, "\(coverage.mistakes.joined(separator: "\n"))")
    #expect(coverage.repeated.isEmpty)
  }

  @Test func `the table of rules has every rule of every page`() throws {
    let coverage = try Self.coverage.get()
    let table = coverage.markdown
    #expect(coverage.rules.allSatisfy { table.contains("\n| \($0.number) | ") })
    try PublishedList.publish(table, as: "RuleCoverage.md")
  }

  @Test func `citations come in lists and ranges`() {
    func citations(_ text: String) -> [String] {
      Citation.all(in: text, pages: ["engine", "measured"]).map(\.text)
    }
    #expect(citations("engine:E1.2") == ["engine:E1.2"])
    #expect(
      citations("// engine:E1.2, E3.4 and T12") == ["engine:E1.2", "engine:E3.4", "engine:T12"])
    #expect(citations("engine:E1.2–E1.4") == ["engine:E1.2", "engine:E1.3", "engine:E1.4"])
    #expect(citations("`measured:M9`–`M11`") == ["measured:M9", "measured:M10", "measured:M11"])
    #expect(citations("engine:E5.8a is one") == ["engine:E5.8a"])
    #expect(citations("searchengine:E1.1").isEmpty)
    #expect(Citation.list("engine:E1.2, E3.4", pages: ["engine"])?.count == 2)
    #expect(Citation.list("engine:E1.2, a switch", pages: ["engine"]) == nil)
  }

  @Test func `declarations are read from the attributes of tests and suites`() {
    let source = #"""
      // rules: anchors:A2.7
      @Suite(.rules("engine:E1.1")) struct SomeTests {
        // @Test(.rules("engine:E9.9"))
        @Test(.enabled(if: isOn(1)), .rules("engine:E1.2", "vfl:V1–V70"), arguments: [(1, ")")])
        func some() { settings.rules("no") }
        @Test func other() {}
      }
      """#
    #expect(
      Set(RuleDeclaration.all(in: source)) == [
        ["anchors:A2.7"], ["engine:E1.1"], ["engine:E1.2", "vfl:V1–V70"],
      ])
  }

  @Test func `rules are read from items and rows of a page`() throws {
    let page = RulePage(
      name: "engine",
      text: #"""
        # Engine

        ## 3. Conflicts

        - **E3.2** [O, I; Logs] What is broken in `a. b` is
          unknown. More of it.

        | rule | | text |
        |---|---|---|
        | **T1** | [–] | `\|-[a]` | – | a.leading |
        """#)
    #expect(page.title == "Engine")
    #expect(page.rules.map(\.id) == ["engine:E3.2", "engine:T1"])
    #expect(page.rules.map(\.marks) == ["O, I", "–"])
    #expect(
      page.rules.map(\.title) == ["What is broken in `a. b` is unknown", #"`\|-[a]`; a.leading"#])
    #expect(page.rules.map(\.isBacked) == [true, false])
    #expect(page.hasSection("E3"))
    #expect(!page.hasSection("E4"))
  }
}
