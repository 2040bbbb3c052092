// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names in Swift 2, so that older sources compile.

extension NSLayoutConstraint {
  /// Creates the constraints of a visual format.
  @available(*, deprecated, renamed: "constraints(withVisualFormat:options:metrics:views:)")
  public class func constraintsWithVisualFormat(
    _ format: String, options opts: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(withVisualFormat: format, options: opts, metrics: metrics, views: views)
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The name in Swift 2.
  @available(*, deprecated, renamed: "alignAllLeft")
  public static var AlignAllLeft: Self { .alignAllLeft }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "alignAllRight")
  public static var AlignAllRight: Self { .alignAllRight }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "alignAllTop")
  public static var AlignAllTop: Self { .alignAllTop }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "alignAllBottom")
  public static var AlignAllBottom: Self { .alignAllBottom }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "alignAllLeading")
  public static var AlignAllLeading: Self { .alignAllLeading }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "alignAllTrailing")
  public static var AlignAllTrailing: Self { .alignAllTrailing }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "alignAllCenterX")
  public static var AlignAllCenterX: Self { .alignAllCenterX }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "alignAllCenterY")
  public static var AlignAllCenterY: Self { .alignAllCenterY }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "alignAllLastBaseline")
  public static var AlignAllLastBaseline: Self { .alignAllLastBaseline }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "alignAllFirstBaseline")
  public static var AlignAllFirstBaseline: Self { .alignAllFirstBaseline }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "alignAllBaseline")
  public static var AlignAllBaseline: Self { .alignAllBaseline }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "alignmentMask")
  public static var AlignmentMask: Self { .alignmentMask }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "directionLeadingToTrailing")
  public static var DirectionLeadingToTrailing: Self { .directionLeadingToTrailing }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "directionLeftToRight")
  public static var DirectionLeftToRight: Self { .directionLeftToRight }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "directionRightToLeft")
  public static var DirectionRightToLeft: Self { .directionRightToLeft }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "directionMask")
  public static var DirectionMask: Self { .directionMask }
}
