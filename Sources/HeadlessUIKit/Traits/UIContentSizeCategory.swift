/// The text size the user prefers, as one of twelve named steps.
///
/// The default on every device is ``large``. Raw values are the strings Apple's system stores.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name for the step, such as `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// Creates a category from Apple's name, whether or not it is one of the known ones.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No preference is known.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest step: body text of 14 points.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the default: body text of 15 points.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// One step below the default: body text of 16 points.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default: body text of 17 points.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One step above the default: body text of 19 points.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the default: body text of 21 points.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest ordinary step: body text of 23 points.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility step: body text of 28 points.
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility step: body text of 33 points.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility step: body text of 40 points.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility step: body text of 47 points.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest step of all: body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The twelve steps from the smallest to the largest, without ``unspecified``.
  package static let steps: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

extension UIContentSizeCategory {
  /// A Boolean value that is true for the five steps above the ordinary range.
  public var isAccessibilityCategory: Bool { position >= 7 }

  /// The place among the steps; an unspecified or unknown category comes before all of them.
  private var position: Int { Self.steps.firstIndex(of: self) ?? -1 }

  /// Returns whether text is smaller at `left` than at `right`; unspecified comes first.
  public static func < (left: Self, right: Self) -> Bool { left.position < right.position }

  /// Returns whether text is not larger at `left` than at `right`; unspecified comes first.
  public static func <= (left: Self, right: Self) -> Bool { left.position <= right.position }

  /// Returns whether text is larger at `left` than at `right`; unspecified comes first.
  public static func > (left: Self, right: Self) -> Bool { left.position > right.position }

  /// Returns whether text is not smaller at `left` than at `right`; unspecified comes first.
  public static func >= (left: Self, right: Self) -> Bool { left.position >= right.position }
}
