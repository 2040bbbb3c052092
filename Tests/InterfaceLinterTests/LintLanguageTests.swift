import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import Testing

@testable import InterfaceLinter

@MainActor
@Suite struct LintLanguageTests {
  private let scene = Scene(
    views: label("a", "Settings", 16, 60, 72, constraints: tie("a.width <= 72")),
    constraints: corner("a", 16, 60))

  private func lint(_ languages: [LintLanguage]) throws -> LintResult {
    try Linter().lint(Array(scene.text.utf8), file: "Main.storyboard", languages: languages)
  }

  @Test func `a translation that does not fit is clipped in its language`() throws {
    let german = LintLanguage(code: "de", texts: ["a.text": "Einstellungen"])
    let danish = LintLanguage(code: "da", texts: ["a.text": "Valg"])
    #expect(try !lint([]).findings.contains { $0.ruleID == "clipped-text" })
    let found = try lint([danish, german]).findings.filter { $0.ruleID == "clipped-text" }
    #expect(found.map(\.objectID) == ["a"])
    #expect(found.first?.configurations == ["language de"])
  }

  @Test func `what is said of translations to come is said of the document's own texts`() throws {
    let german = LintLanguage(code: "de", texts: ["a.text": "Einstellungen"])
    let found = try lint([german]).findings.filter { $0.ruleID == "fixed-width-text" }
    #expect(found.map(\.configurations) == [["as saved"]])
  }

  @Test func `a language from right to left mirrors the layout`() throws {
    let hebrew = LintLanguage(code: "he", texts: [:], isRightToLeft: true)
    let configuration = LintConfiguration(language: hebrew)
    let document = try InterfaceDocument(parsing: Array(scene.text.utf8))
    let stage = configuration.stage(for: document)
    let staged = stage.present(try #require(stage.document.islands.first))
    #expect(staged.views["a"]?.frame.maxX == 359)
    #expect(configuration.name == "language he")
  }
}
