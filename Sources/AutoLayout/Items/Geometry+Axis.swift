@_exported public import LayoutGeometry

extension LayoutInsets {
  /// The distance at the side where coordinates along `axis` begin.
  func start(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? left : top }

  /// The distance at the side where coordinates along `axis` end.
  func end(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? right : bottom }
}

extension LayoutRect {
  func start(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? x : y }
  func length(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? width : height }
}
