// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Spellings of Swift 2, kept so that older sources compile.

extension NSLayoutConstraint {
  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  /// Activates each constraint, in order.
  @available(*, deprecated, renamed: "activate(_:)")
  public class func activateConstraints(_ constraints: [NSLayoutConstraint]) {
    activate(constraints)
  }

  /// Deactivates each constraint, in order.
  @available(*, deprecated, renamed: "deactivate(_:)")
  public class func deactivateConstraints(_ constraints: [NSLayoutConstraint]) {
    deactivate(constraints)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "leading")
  public static var Leading: Self { .leading }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "trailing")
  public static var Trailing: Self { .trailing }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "width")
  public static var Width: Self { .width }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "height")
  public static var Height: Self { .height }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "centerX")
  public static var CenterX: Self { .centerX }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "centerY")
  public static var CenterY: Self { .centerY }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "lastBaseline")
  public static var LastBaseline: Self { .lastBaseline }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "firstBaseline")
  public static var FirstBaseline: Self { .firstBaseline }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "leftMargin")
  public static var LeftMargin: Self { .leftMargin }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "rightMargin")
  public static var RightMargin: Self { .rightMargin }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "topMargin")
  public static var TopMargin: Self { .topMargin }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "bottomMargin")
  public static var BottomMargin: Self { .bottomMargin }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "leadingMargin")
  public static var LeadingMargin: Self { .leadingMargin }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "trailingMargin")
  public static var TrailingMargin: Self { .trailingMargin }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "centerXWithinMargins")
  public static var CenterXWithinMargins: Self { .centerXWithinMargins }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "centerYWithinMargins")
  public static var CenterYWithinMargins: Self { .centerYWithinMargins }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "notAnAttribute")
  public static var NotAnAttribute: Self { .notAnAttribute }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "baseline")
  public static var Baseline: Self { .baseline }
}

extension NSLayoutConstraint.Relation {
  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "lessThanOrEqual")
  public static var LessThanOrEqual: Self { .lessThanOrEqual }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "equal")
  public static var Equal: Self { .equal }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "greaterThanOrEqual")
  public static var GreaterThanOrEqual: Self { .greaterThanOrEqual }
}

extension NSLayoutConstraint.Axis {
  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "horizontal")
  public static var Horizontal: Self { .horizontal }

  /// The spelling of Swift 2.
  @available(*, deprecated, renamed: "vertical")
  public static var Vertical: Self { .vertical }
}
