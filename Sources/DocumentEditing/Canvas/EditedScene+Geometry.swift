internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutGeometry

/// Positions on the canvas, in the coordinates of the root.
///
/// As in Interface Builder, views are where the document saved them; margins, safe areas and alignment
/// rectangles are those of the layout.
extension EditedScene {
  /// Returns the frame on the canvas, in the superview's coordinates.
  func frame(of id: String) -> LayoutRect? {
    let solved = staged.views[id].map { LayoutRect($0.frame) }
    return id == root ? solved : element(id)?.frame ?? solved
  }

  /// Returns the numbers of a view's frame that the constraints do not determine.
  func openAttributes(of id: String) -> Set<NSLayoutConstraint.Attribute> {
    guard let view = staged.views[id] else { return [] }
    return Set(staged.engine?.ambiguousAttributes(of: view.engineItem) ?? [])
  }

  /// Returns the bounds of a view.
  func bounds(of id: String) -> LayoutRect? {
    guard let frame = frame(of: id) else { return nil }
    var place = LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height)
    for view in lineage(of: id) where view != root {
      guard let frame = self.frame(of: view) else { return nil }
      place = place.offset(x: frame.x, y: frame.y)
    }
    return place
  }

  /// Returns the alignment rectangle of a view, or the rectangle of a guide.
  func rect(ofItem item: String) -> LayoutRect? {
    if element(item) != nil {
      guard let bounds = bounds(of: item), let view = staged.views[item] else { return nil }
      return bounds.inset(by: LayoutInsets(view.alignmentRectInsets))
    }
    guard let guide = guides[item], let bounds = bounds(of: guide.owner),
      let owner = staged.views[guide.owner]
    else { return nil }
    switch guide.kind {
    case .of(.safeArea): return bounds.inset(by: LayoutInsets(owner.safeAreaInsets))
    case .of(.contentLayoutGuide), .of(.frameLayoutGuide): return bounds
    case .of: return nil
    case .topLayoutGuide:
      return LayoutRect(
        x: bounds.x, y: bounds.y, width: bounds.width, height: Double(owner.safeAreaInsets.top))
    case .bottomLayoutGuide:
      let height = Double(owner.safeAreaInsets.bottom)
      return LayoutRect(x: bounds.x, y: bounds.maxY - height, width: bounds.width, height: height)
    }
  }

  /// Returns whether leading is right for the constraints that a view holds.
  func isRightToLeft(_ holder: String) -> Bool {
    staged.views[holder]?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns the value of an attribute; nil for the baseline of a view that takes it from another.
  private func value(
    _ attribute: LayoutAttribute, ofItem item: String, isRightToLeft: Bool
  ) -> Double? {
    guard let rect = rect(ofItem: item) else { return nil }
    let margins = view(ofItem: item).flatMap { staged.views[$0]?.layoutMargins } ?? .zero
    let inner = (bounds(of: item) ?? rect).inset(by: LayoutInsets(margins))
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isRightToLeft ? rect.maxX : rect.minX
    case .trailing: return isRightToLeft ? rect.minX : rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .leftMargin: return inner.minX
    case .rightMargin: return inner.maxX
    case .leadingMargin: return isRightToLeft ? inner.maxX : inner.minX
    case .trailingMargin: return isRightToLeft ? inner.minX : inner.maxX
    case .topMargin: return inner.minY
    case .bottomMargin: return inner.maxY
    case .centerXWithinMargins: return inner.midX
    case .centerYWithinMargins: return inner.midY
    case .firstBaseline, .lastBaseline:
      return baseline(attribute, of: item).map {
        rect.minY + $0.fraction * rect.height + $0.offset
      }
    case .notAnAttribute: return nil
    }
  }

  /// Returns the baseline of a view's own text, relative to its alignment rectangle.
  private func baseline(_ attribute: LayoutAttribute, of item: String) -> TextBaseline? {
    guard let view = staged.views[item] else { return nil }
    let isFirst = attribute == .firstBaseline
    let provider = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard provider === view else { return nil }
    return isFirst ? view.engineItem.firstBaseline : view.engineItem.lastBaseline
  }

  /// Returns the constant with which two attributes are related on the canvas; nil if frames do not
  /// determine it.
  ///
  /// A position with a multiplier is relative to the view that holds the constraint.
  func constant(
    _ first: (item: String, attribute: LayoutAttribute),
    _ second: (item: String, attribute: LayoutAttribute)?, multiplier: Double = 1,
    in holder: String
  ) -> Double? {
    let isRightToLeft = isRightToLeft(holder)
    guard
      let left = value(first.attribute, ofItem: first.item, isRightToLeft: isRightToLeft)
    else { return nil }
    guard let second else { return left }
    guard
      let right = value(second.attribute, ofItem: second.item, isRightToLeft: isRightToLeft)
    else { return nil }
    if first.attribute.kind == .size { return left - multiplier * right }
    let isHorizontal = first.attribute.kind == .horizontalPosition
    let origin = bounds(of: holder).map { isHorizontal ? $0.x : $0.y } ?? 0
    let constant = (left - origin) - multiplier * (right - origin)
    // From right to left, the constants of leading and trailing edges count to the left.
    let isMirrored =
      isRightToLeft && (first.attribute.isDirectional || second.attribute.isDirectional)
    return isMirrored ? -constant : constant
  }
}
