import ConflictAnalysis
import InterfaceBuilder
import LayoutProof
import Testing

@testable import InterfaceLinter

/// The examples of the rules' pages: the rule reports the one, and no rule the corrected one.
@MainActor
@Suite struct RuleExampleTests {
  @Test(arguments: RulePage.checks.map(\.id))
  func `the example of a page is reported, and its correction is not`(id: String) throws {
    let page = try #require(RulePage.described(id))
    let found = try findings(page, page.example)
    #expect(found.contains { $0.ruleID == id }, "\(found.map(\.message))")
    let left = try findings(page, page.corrected).filter {
      $0.ruleID == id || $0.severity != .note
    }
    #expect(left.isEmpty, "\(left.map { "\($0.ruleID): \($0.message)" })")
  }

  /// Which of conflicting constraints is broken depends on their order, also in UIKit; nothing else does.
  @Test(arguments: RulePage.checks.map(\.id))
  func `the order of constraints in a document changes no finding`(id: String) throws {
    let page = try #require(RulePage.described(id))
    guard RulePage.log(id) == nil, RulePage.source(id) == nil else { return }
    func found(_ fragment: String) throws -> Set<String> {
      Set(
        try findings(page, fragment).map { finding in
          let isConflict = finding.ruleID == "conflicting-constraints"
          return "\(finding.ruleID) \(finding.severity) \(isConflict ? "" : finding.objectID ?? "")"
        })
    }
    for fragment in [page.example, page.corrected] {
      let other = fragment.replacing(/<constraints>(?:\s*<constraint [^>]*\/>)+\s*<\/constraints>/)
      { list in
        let constraints = list.output.matches(of: /<constraint [^>]*\/>/).map(\.output)
        return "<constraints>\(constraints.reversed().joined(separator: "\n"))</constraints>"
      }
      #expect(try found(other) == found(fragment))
    }
  }

  private func findings(_ page: RulePage, _ fragment: String) throws -> [LintFinding] {
    if RulePage.log(page.id) != nil {
      return LogExplanation(Array(fragment.utf8)).causes.map { _ in
        LintFinding(rule: page.id, .error, "", at: SourcePosition(line: 1, column: 1), of: nil)
      }
    }
    if RulePage.source(page.id) != nil {
      return sourceFindings(
        fragment, isOfApp: ["unused-xib", "unused-storyboard"].contains(page.id))
    }
    let text = ExampleDocument(fragment).text
    let document = Array(text.utf8)
    if RulePage.audit(page.id) != nil {
      var auditor = DocumentAuditor()
      auditor.rules = [page.id]
      let languages =
        page.id == "truncated-translation"
        ? [LintLanguage(code: "de", texts: ["save.text": "Sichern und fortfahren"])] : []
      return try auditor.audit(document, file: "Main.storyboard", languages: languages).findings
    }
    guard RulePage.size(page.id) != nil else {
      return try Linter().lint(document, file: "Main.storyboard").findings
    }
    let assertion = fragment.firstMatch(of: /beside the document: (.*) -->/)?.output.1
    var checker = DocumentChecker(linter: Linter())
    checker.auditor = nil
    return try checker.check(
      document, file: "Main.storyboard",
      asserting: AssertionList(assertion.map(String.init) ?? "")
    ).findings
  }

  /// Returns the findings of code with the objects of a document after it, in an app with one image.
  private func sourceFindings(_ fragment: String, isOfApp: Bool) -> [LintFinding] {
    let start =
      fragment.split(separator: "\n", omittingEmptySubsequences: false)
      .first { $0.hasPrefix("<") }?.startIndex ?? fragment.endIndex
    let isScene = fragment.contains("<viewController")
    let objects = fragment[start...]
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(isScene ? "Storyboard." : "")XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
      \(isScene ? "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes>"
        : "<objects>\(objects)</objects>")
      </document>
      """
    func file(_ name: String, _ text: some StringProtocol) -> SourceChecker.File {
      SourceChecker.File(name: name, path: name, bytes: Array(text.utf8), isChecked: true)
    }
    var resources = SourceChecker.Resources()
    resources.images = ["avatar"]
    if isOfApp { resources.listed = [] }
    return SourceChecker(settings: LintSettings()).check(
      documents: objects.isEmpty
        ? [] : [file(isScene ? "Main.storyboard" : "Profile.xib", document)],
      sources: [file("Profile.swift", fragment[..<start])], resources: resources
    ).flatMap(\.findings)
  }
}
