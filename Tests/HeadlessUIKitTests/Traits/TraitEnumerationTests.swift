import HeadlessUIKit
import TestSupport
import Testing

@Suite struct TraitEnumerationTests {
  @Test(.rules("engine:E15.1"))
  func `raw values are Apple's`() {
    #expect(UIUserInterfaceSizeClass.unspecified.rawValue == 0)
    #expect(UIUserInterfaceSizeClass.compact.rawValue == 1)
    #expect(UIUserInterfaceSizeClass.regular.rawValue == 2)
    #expect(UIUserInterfaceIdiom.unspecified.rawValue == -1)
    #expect(UIUserInterfaceIdiom.pad.rawValue == 1)
    #expect(UIUserInterfaceIdiom.mac.rawValue == 5)
    #expect(UIUserInterfaceStyle.dark.rawValue == 2)
    #expect(UITraitEnvironmentLayoutDirection.unspecified.rawValue == -1)
    #expect(UITraitEnvironmentLayoutDirection.rightToLeft.rawValue == 1)
    #expect(UIUserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
    #expect(UISemanticContentAttribute.unspecified.rawValue == 0)
    #expect(UISemanticContentAttribute.playback.rawValue == 1)
    #expect(UISemanticContentAttribute.spatial.rawValue == 2)
    #expect(UISemanticContentAttribute.forceLeftToRight.rawValue == 3)
    #expect(UISemanticContentAttribute.forceRightToLeft.rawValue == 4)
    #expect(UIDisplayGamut.P3.rawValue == 1)
    #expect(UILegibilityWeight.bold.rawValue == 1)
    #expect(UIAccessibilityContrast.high.rawValue == 1)
  }

  @Test(
    arguments: [
      (.unspecified, .leftToRight, .leftToRight), (.unspecified, .rightToLeft, .rightToLeft),
      (.playback, .rightToLeft, .leftToRight), (.spatial, .rightToLeft, .leftToRight),
      (.forceLeftToRight, .rightToLeft, .leftToRight),
      (.forceRightToLeft, .leftToRight, .rightToLeft),
    ]
      as [(
        UISemanticContentAttribute, UIUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection
      )])
  func `a view's attribute overrules the reading direction unless it is unspecified`(
    attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection,
    expected: UIUserInterfaceLayoutDirection
  ) {
    #expect(attribute.layoutDirection(relativeTo: direction) == expected)
  }
}
