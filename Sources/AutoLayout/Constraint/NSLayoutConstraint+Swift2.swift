// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names in Swift 2, so that older sources compile.

extension NSLayoutConstraint {
  /// The name in Swift 2.
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
  /// The name in Swift 2.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "leading")
  public static var Leading: Self { .leading }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "trailing")
  public static var Trailing: Self { .trailing }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "width")
  public static var Width: Self { .width }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "height")
  public static var Height: Self { .height }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "centerX")
  public static var CenterX: Self { .centerX }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "centerY")
  public static var CenterY: Self { .centerY }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "lastBaseline")
  public static var LastBaseline: Self { .lastBaseline }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "firstBaseline")
  public static var FirstBaseline: Self { .firstBaseline }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "leftMargin")
  public static var LeftMargin: Self { .leftMargin }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "rightMargin")
  public static var RightMargin: Self { .rightMargin }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "topMargin")
  public static var TopMargin: Self { .topMargin }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "bottomMargin")
  public static var BottomMargin: Self { .bottomMargin }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "leadingMargin")
  public static var LeadingMargin: Self { .leadingMargin }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "trailingMargin")
  public static var TrailingMargin: Self { .trailingMargin }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "centerXWithinMargins")
  public static var CenterXWithinMargins: Self { .centerXWithinMargins }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "centerYWithinMargins")
  public static var CenterYWithinMargins: Self { .centerYWithinMargins }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "notAnAttribute")
  public static var NotAnAttribute: Self { .notAnAttribute }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "baseline")
  public static var Baseline: Self { .baseline }
}

extension NSLayoutConstraint.Relation {
  /// The name in Swift 2.
  @available(*, deprecated, renamed: "lessThanOrEqual")
  public static var LessThanOrEqual: Self { .lessThanOrEqual }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "equal")
  public static var Equal: Self { .equal }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "greaterThanOrEqual")
  public static var GreaterThanOrEqual: Self { .greaterThanOrEqual }
}

extension NSLayoutConstraint.Axis {
  /// The name in Swift 2.
  @available(*, deprecated, renamed: "horizontal")
  public static var Horizontal: Self { .horizontal }

  /// The name in Swift 2.
  @available(*, deprecated, renamed: "vertical")
  public static var Vertical: Self { .vertical }
}
