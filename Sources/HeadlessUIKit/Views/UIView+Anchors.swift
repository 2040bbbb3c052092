public import AutoLayout

extension UIView: LayoutItem, ConstraintHolder {
  /// The leading edge: left, or right in a right-to-left layout.
  public var leadingAnchor: NSLayoutXAxisAnchor { makeXAxisAnchor(.leading) }
  /// The trailing edge: right, or left in a right-to-left layout.
  public var trailingAnchor: NSLayoutXAxisAnchor { makeXAxisAnchor(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { makeXAxisAnchor(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { makeXAxisAnchor(.right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { makeYAxisAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { makeYAxisAnchor(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { makeDimension(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { makeDimension(.height) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { makeXAxisAnchor(.centerX) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { makeYAxisAnchor(.centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { makeYAxisAnchor(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { makeYAxisAnchor(.lastBaseline) }

  /// The view itself, which owns constraints of itself and its descendants.
  public var purlinHolder: (any ConstraintHolder)? { self }

  /// The superview.
  public var purlinEnclosingHolder: (any ConstraintHolder)? { superviewStorage }

  /// The engine's representation of the view.
  public var purlinItem: EngineItem { engineItem }

  /// Adds a constraint, which the next layout pass applies.
  public func purlinInstall(_ constraint: NSLayoutConstraint) { install(constraint) }

  /// Removes a constraint.
  public func purlinUninstall(_ constraint: NSLayoutConstraint) { uninstall(constraint) }

  /// Applies a changed constant or priority of one of the view's constraints.
  public func purlinConstraintDidChange(_ constraint: NSLayoutConstraint) {
    guard let tree else { return }
    constraint.update(in: tree.engine)
    tree.setNeedsSolving()
  }
}
