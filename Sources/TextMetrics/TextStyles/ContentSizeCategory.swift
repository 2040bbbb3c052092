/// The twelve text sizes of the system's settings.
///
/// The raw values are those of `UIContentSizeCategory`.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The smallest size.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// Two steps below the default.
  case small = "UICTContentSizeCategoryS"
  /// One step below the default.
  case medium = "UICTContentSizeCategoryM"
  /// The default.
  case large = "UICTContentSizeCategoryL"
  /// One step above the default.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// Two steps above the default.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// The largest size that is not an accessibility size.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// The first accessibility size.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// The second accessibility size.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// The third accessibility size.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// The largest size of all.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The short name that Apple's tools print: `XS` to `XXXL`, `AX1` to `AX5`.
  package var shortName: String {
    let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    return names[index]
  }

  /// Creates a size from its short name, in any case; returns nil for other texts.
  package init?(shortName text: String) {
    let wanted = text.uppercased()
    guard let found = Self.allCases.first(where: { $0.shortName == wanted }) else { return nil }
    self = found
  }

  /// Returns whether the first category has smaller text.
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.index < second.index
  }

  /// The index in the table of sizes.
  var index: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
