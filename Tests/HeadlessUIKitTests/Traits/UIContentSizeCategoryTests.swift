import HeadlessUIKit
import Testing

@Suite struct UIContentSizeCategoryTests {
  @Test func `there are twelve steps in ascending order`() {
    let steps = UIContentSizeCategory.steps

    #expect(steps.count == 12)
    for (lower, upper) in zip(steps, steps.dropFirst()) {
      #expect(lower < upper && upper > lower && lower <= upper && upper >= lower)
    }
  }

  @Test func `the five largest steps are accessibility categories`() {
    #expect(UIContentSizeCategory.steps.filter(\.isAccessibilityCategory).count == 5)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test func `raw values are the system's strings`() {
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(
      UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue
        == "UICTContentSizeCategoryAccessibilityXXXL")
    #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS") == .extraSmall)
  }

  @Test func `unspecified comes before every step`() {
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
  }
}
