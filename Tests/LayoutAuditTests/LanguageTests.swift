import Foundation
import HeadlessUIKit
import LayoutAudit
import Testing

@MainActor
@Suite struct LanguageTests {
  private let german = LayoutLanguage(
    "de",
    texts: [
      "Sign in": "Anmelden", "%d files": "%d Dateien", "%1$@ of %2$@": "%2$@ enthält %1$@",
      "Welcome": "Willkommen",
    ])

  @Test func `texts are translated, formats with their values`() {
    #expect(german.text("Sign in") == "Anmelden")
    #expect(german.text("12 files") == "12 Dateien")
    #expect(german.text("3 of 10") == "10 enthält 3")
    #expect(german.text("Unknown") == "Unknown")
    #expect(LayoutLanguage.doubleLength.text("Name") == "Name Name")
    #expect(LayoutLanguage.doubleLength.text("12:30") == "12:30")
    #expect(!LayoutLanguage.development.changesTexts)
    #expect(LayoutLanguage.isRightToLeft("ar-EG"))
  }

  @Test func `a string catalogue gives a language`() throws {
    let catalog = try StringCatalog(
      Data(
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Sign in": {"localizations": {"he": {"stringUnit": {"state": "translated", "value": "כניסה"}}}},
          "title.key": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Welcome"}},
            "he": {"stringUnit": {"state": "translated", "value": "ברוכים"}}}}
        }}
        """.utf8))
    let hebrew = LayoutLanguage.translation("he", in: catalog)
    #expect(hebrew.isRightToLeft)
    #expect(hebrew.text("Sign in") == "כניסה")
    #expect(hebrew.text("Welcome") == "ברוכים")
  }

  @Test func `texts of views are replaced and put back`() {
    let label = UILabel()
    label.text = "Welcome"
    let button = UIButton(type: .system)
    button.setTitle("Sign in", for: .normal)
    let configured = UIButton(configuration: .filled())
    configured.configuration?.title = "Sign in"
    let field = UITextField()
    field.placeholder = "Welcome"
    field.text = "Welcome"
    let view = UIView()
    for part in [label, button, configured, field] { view.addSubview(part) }
    let screen = LaidOutScreen(view, in: LayoutConfiguration(language: german))
    #expect(label.text == "Willkommen")
    #expect(button.title(for: .normal) == "Anmelden")
    #expect(configured.configuration?.title == "Anmelden")
    #expect(field.placeholder == "Willkommen")
    #expect(field.text == "Welcome", "what a person typed is no text of the app")
    screen.dismantle()
    #expect(label.text == "Welcome")
    #expect(button.title(for: .normal) == "Sign in")
    #expect(configured.configuration?.title == "Sign in")
    #expect(field.placeholder == "Welcome")
    #expect(view.window == nil)
  }
}
