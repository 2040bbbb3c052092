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
}
