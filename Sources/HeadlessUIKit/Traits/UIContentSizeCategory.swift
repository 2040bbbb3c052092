public import Foundation

/// A content size category: one of twelve text sizes that the user can select.
///
/// The default is ``large``. Raw values are Apple's.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the category, such as `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// Creates a category from a name, which can be unknown.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The category is not specified.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest category: 14-point body text.
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
  /// The largest category that is not an accessibility category: 23-point body text.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility category: 28-point body text.
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
  /// The largest category: 53-point body text.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The twelve categories from the smallest to the largest, without ``unspecified``.
  package static let steps: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

extension UIContentSizeCategory {
  /// The notification of a change of the text size, which only tests post.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  /// Notifies that the preferred category has changed.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// Whether the category is one of the five accessibility categories.
  public var isAccessibilityCategory: Bool { position >= 7 }

  /// The index among the categories; −1 for an unspecified or unknown category.
  private var position: Int { Self.steps.firstIndex(of: self) ?? -1 }

  /// Returns whether text in `left` is smaller than in `right`; unspecified is the smallest.
  public static func < (left: Self, right: Self) -> Bool { left.position < right.position }

  /// Returns whether text in `left` is at most as large as in `right`; unspecified is the smallest.
  public static func <= (left: Self, right: Self) -> Bool { left.position <= right.position }

  /// Returns whether text in `left` is larger than in `right`; unspecified is the smallest.
  public static func > (left: Self, right: Self) -> Bool { left.position > right.position }

  /// Returns whether text in `left` is at least as large as in `right`; unspecified is the
  /// smallest.
  public static func >= (left: Self, right: Self) -> Bool { left.position >= right.position }
}
