import Foundation
import TestSupport
import Testing

@testable import CodePreview

@Suite struct AppResourceTests {
  @Test(arguments: [
    ("Base.lproj/Main.storyboard", true), ("data.json", true), ("Fonts/Inter.ttf", true),
    ("Card.swift", false), ("Assets.xcassets/a.imageset/a.png", false), ("README", false),
    ("Pods/Kit/a.json", false), ("App.xcodeproj/project.pbxproj", false), (".git/a.json", false),
  ])
  func `the bundle of a preview has what Xcode would copy`(path: String, isResource: Bool) {
    #expect(AppBundle.isResource(path) == isResource)
  }

  /// The texts of a table in a bundle that is made of a folder's files.
  private func texts(_ table: String, _ files: [String: String]) throws -> [String: String]? {
    let (app, place) = (try Scratch(), try Scratch())
    for (name, text) in files { try app.write(text, to: name) }
    try place.write("", to: "runner")
    let work = try WorkFolder(place.url.path + "/work", isTemporary: false)
    let bundle = try AppBundle(
      of: [app.url.path], runner: place.url.appending(path: "runner").path, in: #require(work))
    let folder = URL(fileURLWithPath: bundle.program).deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: table))
    return try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
      as? [String: String]
  }

  @Test func `a plural has the form for several`() throws {
    let rule = "<key>NSStringFormatValueTypeKey</key><string>d</string>"
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@ left</string><key>count</key><dict>\(rule)
      <key>one</key><string>a day</string><key>other</key><string>%d days</string></dict></dict></dict></plist>
      """
    let found = try texts(
      "en.lproj/Localizable.strings",
      [
        "en.lproj/Localizable.stringsdict": plurals,
        "en.lproj/Localizable.strings": "\"title\" = \"Tides\";\n\"days\" = \"?\";",
      ])
    #expect(found == ["days": "%d days left", "title": "Tides"])
    let alone = try texts("Plurals.strings", ["Plurals.stringsdict": plurals])
    #expect(alone == ["days": "%d days left"])
  }

  @Test func `what only another language has is found`() throws {
    let files = ["ru.lproj/A.strings": "\"a\" = \"b\";", "Base.lproj/B.strings": "\"a\" = \"c\";"]
    #expect(try texts("en.lproj/A.strings", files) == ["a": "b"])
    #expect(throws: (any Error).self) { try texts("en.lproj/B.strings", files) }
  }

  // Xcode 15's rules: words are joined, and the kind at the end is left out.
  @Test(arguments: [
    ("avatar", "avatar"), ("icon-close_small", "iconCloseSmall"), ("Accent Color", "accent"),
    ("accentColor", "accent"), ("URL", "url"), ("2x", "_2x"), ("default", "`default`"),
    ("Color", "color"), ("Brand/Red", "brandRed"), ("--", ""),
  ])
  func `an asset is named as Xcode names it`(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(of: name, "Color") == symbol)
  }

  /// The source with the names of a color set, beside static members of the sources.
  private func symbols(
    ofColor name: String, beside members: [AdaptedSources.ResourceMember] = []
  ) throws -> String {
    let folder = try Scratch()
    try folder.write("{}", to: "Assets.xcassets/\(name).colorset/Contents.json")
    return try #require(AssetSymbols(in: [folder.url.path]).text(beside: members))
  }

  @Test func `the name of a color is generated unless the color has it`() throws {
    let generated =
      "extension UIKit.UIColor { static var brand: UIKit.UIColor { UIKit.UIColor(resource: .brand) } }"
    func member(_ type: String, _ name: String, _ condition: String? = nil)
      -> AdaptedSources.ResourceMember
    { AdaptedSources.ResourceMember(type: type, name: name, condition: condition) }
    for other in [[], [member("UIColor", "brandView")], [member("UIImage", "brand")]] {
      #expect(try symbols(ofColor: "brand", beside: other).contains(generated))
    }
    let own = try symbols(ofColor: "brand", beside: [member("UIColor", "brand")])
    #expect(!own.contains(generated))
    #expect(own.contains("extension UIKit.ColorResource { static var brand"))
    // Where the sources' own is not compiled, there is no other.
    #expect(
      try symbols(ofColor: "brand", beside: [member("UIColor", "brand", "!(swift(>=5.9))")])
        .contains("#if !(!(swift(>=5.9)))\n\(generated)\n#endif"))
  }

  @Test func `the accent color has its name, and colors of UIKit keep theirs`() throws {
    #expect(
      try symbols(ofColor: "AccentColor").contains("extension UIKit.UIColor { static var accent:"))
    #expect(!(try symbols(ofColor: "red").contains("extension UIKit.UIColor")))
  }
}
