public import Foundation

// The names in Swift 2, so that older sources compile (`anchors:A2.9`). Results are discardable, as
// they were in Swift 2.

extension NSLayoutAnchor {
  /// Creates the constraint of ``constraint(equalTo:)``.
  @available(*, deprecated, renamed: "constraint(equalTo:)")
  @discardableResult
  public func constraintEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor)
  }

  /// Creates the constraint of ``constraint(equalTo:constant:)``; `c` in points.
  @available(*, deprecated, renamed: "constraint(equalTo:constant:)")
  @discardableResult
  public func constraintEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { constraint(equalTo: anchor, constant: c) }

  /// Creates the constraint of ``constraint(greaterThanOrEqualTo:)``.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:)")
  @discardableResult
  public func constraintGreaterThanOrEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    constraint(greaterThanOrEqualTo: anchor)
  }

  /// Creates the constraint of ``constraint(greaterThanOrEqualTo:constant:)``; `c` in points.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:constant:)")
  @discardableResult
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  )
    -> NSLayoutConstraint
  { constraint(greaterThanOrEqualTo: anchor, constant: c) }

  /// Creates the constraint of ``constraint(lessThanOrEqualTo:)``.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:)")
  @discardableResult
  public func constraintLessThanOrEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    constraint(lessThanOrEqualTo: anchor)
  }

  /// Creates the constraint of ``constraint(lessThanOrEqualTo:constant:)``; `c` in points.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:constant:)")
  @discardableResult
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  )
    -> NSLayoutConstraint
  { constraint(lessThanOrEqualTo: anchor, constant: c) }
}

extension NSLayoutDimension {
  /// Creates the constraint of ``constraint(equalToConstant:)``; `c` in points.
  @available(*, deprecated, renamed: "constraint(equalToConstant:)")
  @discardableResult
  public func constraintEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant: c)
  }

  /// Creates the constraint of ``constraint(equalTo:multiplier:)``.
  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:)")
  @discardableResult
  public func constraintEqualToAnchor(_ anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { constraint(equalTo: anchor, multiplier: m) }

  /// Creates the constraint of ``constraint(equalTo:multiplier:constant:)``; `c` in points.
  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:constant:)")
  @discardableResult
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, multiplier: m, constant: c) }

  /// Creates the constraint of ``constraint(greaterThanOrEqualToConstant:)``; `c` in points.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualToConstant:)")
  @discardableResult
  public func constraintGreaterThanOrEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToConstant: c)
  }

  /// Creates the constraint of ``constraint(greaterThanOrEqualTo:multiplier:)``.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:multiplier:)")
  @discardableResult
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat
  )
    -> NSLayoutConstraint
  { constraint(greaterThanOrEqualTo: anchor, multiplier: m) }

  /// Creates the constraint of ``constraint(greaterThanOrEqualTo:multiplier:constant:)``; `c` in points.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:multiplier:constant:)")
  @discardableResult
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: c) }

  /// Creates the constraint of ``constraint(lessThanOrEqualToConstant:)``; `c` in points.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualToConstant:)")
  @discardableResult
  public func constraintLessThanOrEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToConstant: c)
  }

  /// Creates the constraint of ``constraint(lessThanOrEqualTo:multiplier:)``.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:multiplier:)")
  @discardableResult
  public func constraintLessThanOrEqualToAnchor(_ anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { constraint(lessThanOrEqualTo: anchor, multiplier: m) }

  /// Creates the constraint of ``constraint(lessThanOrEqualTo:multiplier:constant:)``; `c` in points.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:multiplier:constant:)")
  @discardableResult
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: c) }
}
