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
