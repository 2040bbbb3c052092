import Foundation
import TestSupport
import Testing

@testable import CodePreview

@Suite struct GeneratedNamesTests {
  private func app(_ more: [String: String] = [:]) throws -> Scratch {
    let app = try Scratch()
    let files = [
      "App/Media.xcassets/logoBig.imageset/Contents.json": "{}",
      "App/Media.xcassets/Brand/accent-text.colorset/Contents.json": "{}",
      "App/Fonts/Inter-Bold.ttf": "",
      "App/en.lproj/Localizable.strings": """
      "greeting" = "Hello";
      "settings.row_title" = "Rows: %d";
      "LOG_OUT" = "Log out";
      """,
    ]
    for (path, text) in files.merging(more, uniquingKeysWith: { $1 }) {
      try app.write(text, to: path)
    }
    return app
  }

  private func text(
    _ source: String, beside declared: Set<String> = [], _ more: [String: String] = [:]
  ) throws -> String? {
    let app = try app(more)
    return GeneratedNames(in: [app.url.path + "/App"]).text(
      beside: declared, usedBy: ["import UIKit\n" + source])
  }

  private func lines(_ text: String?, of type: String) -> [String] {
    let all = (text ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
    return all.drop { $0 != "enum `\(type)` {" }.map(String.init)
  }

  @Test func `names that SwiftGen generates are declared where the sources use them`() throws {
    let found = lines(
      try text(
        """
        a.text = L10n.greeting; b.text = L10n.Settings.rowTitle(3); c.text = L10n.logOut
        i.image = Asset.logoBig.image; i.tintColor = Asset.Brand.accentText.color
        a.font = FontFamily.Inter.bold.font(size: 12)
        """), of: "L10n")
    let call =
      "NSLocalizedString(\"settings.row_title\", tableName: \"Localizable\", comment: \"\")"
    for line in [
      "static var `greeting`: String { NSLocalizedString(\"greeting\", tableName: \"Localizable\", comment: \"\") }",
      "enum `Settings` {",
      "static func `rowTitle`(_ values: any CVarArg...) -> String { String(format: \(call), arguments: values) }",
      "static var `logOut`: String { NSLocalizedString(\"LOG_OUT\", tableName: \"Localizable\", comment: \"\") }",
      "enum `Asset` {", "static let `logoBig` = PurlinResource(name: \"logoBig\")",
      "enum `Brand` {",
      "static let `accentText` = PurlinResource(name: \"accent-text\")",
      "static let `bold` = PurlinResource(name: \"Inter-Bold\")",
    ] { #expect(found.contains(line), "\(line)") }
  }

  @Test func `names that R generates are declared where the sources use them`() throws {
    let found = lines(
      try text(
        "i.image = R.image.logoBig(); a.text = R.string.localizable.greeting(); a.font = R.font.interBold(size: 1)\n"
          + "a.textColor = R.color.accentText()"), of: "R")
    for line in [
      "enum `image` {", "static let `logoBig` = PurlinImage(name: \"logoBig\")", "enum `string` {",
      "enum `localizable` {", "static let `interBold` = PurlinFont(fontName: \"Inter-Bold\")",
      "static let `accentText` = PurlinColor(name: \"accent-text\")",
    ] { #expect(found.contains(line), "\(line)") }
    #expect(!found.contains { $0.contains("LOG_OUT") })
  }

  @Test func `what the sources declare or do not use is not declared`() throws {
    #expect(try text("let a = 1") == nil)
    #expect(try text("a.text = L10n.greeting", beside: ["L10n"]) == nil)
    #expect(try text("a.text = L10n.other") == nil)
  }

  @Test func `the settings of SwiftGen name the types`() throws {
    let settings = "strings:\n  outputs:\n    - params:\n        enumName: Strings\n"
    #expect(
      try text("a.text = Strings.greeting", beside: [], ["swiftgen.yml": settings])?
        .contains("enum `Strings`") ?? false)
    #expect(try text("a.text = Strings.greeting") == nil)
  }

  @Test(arguments: [
    ("settings_title", "settingsTitle"), ("settings_title", "settings_title"),
    ("HELLO_WORLD", "helloWorld"), ("URLImage", "urlImage"), ("icon-small 2", "iconSmall2"),
    ("2x", "_2x"), ("Title", "Title"),
  ])
  func `a name can become several identifiers`(name: String, identifier: String) {
    #expect(GeneratedNames.identifiers(of: name).contains(identifier))
  }
}
