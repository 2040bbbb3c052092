internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Compares the two sides of constraints between frames with those in the layout.
@MainActor
struct FrameDistances {
  private let scene: DocumentScene
  /// The id of the root view.
  private let root: String
  /// The frames after layout.
  private let solved: [String: LayoutRect]
  /// The ids of the views whose content scrolls.
  private let scrolling: Set<String>
  /// The ids of the views whose size the document does not contain, as of content views that fill
  /// their cells except for the separator.
  private let unsized: Set<String>

  init(scene: DocumentScene, solved: [String: LayoutRect]) {
    self.scene = scene
    self.solved = solved
    root = scene.island.root.id
    scrolling = Set(scene.views.filter(\.isScrolling).map(\.id))
    unsized = Set(scene.views.dropFirst().filter { $0.frame == nil }.map(\.id))
  }

  /// Returns how much further apart the sides are between the frames than in the layout; nil if
  /// frames do not determine it.
  ///
  /// The distance of an edge of a guide, a margin or an alignment rectangle from the view's own
  /// edge is the same in both, and therefore cancels.
  func shift(of constraint: SceneConstraint, in frames: [String: LayoutRect]) -> Double? {
    guard let first = shift(of: constraint.first, in: constraint, frames) else { return nil }
    guard let end = constraint.second else { return first }
    guard let second = shift(of: end, in: constraint, frames) else { return nil }
    let multiplier = constraint.element.multiplier.value
    guard multiplier != 1, !constraint.first.attribute.isDimension else {
      return first - multiplier * second
    }
    // Positions with a multiplier are relative to the constraint's owning view.
    guard let old = origin(of: constraint.holder, in: solved),
      let new = origin(of: constraint.holder, in: frames)
    else { return nil }
    let holder = constraint.first.attribute.isHorizontal ? new.x - old.x : new.y - old.y
    return (first - holder) - multiplier * (second - holder)
  }

  /// Returns how far an end of a constraint is from its place in the layout; nil if frames do not determine it.
  func shift(
    of end: SceneConstraint.End, in constraint: SceneConstraint, _ frames: [String: LayoutRect]
  ) -> Double? {
    guard let new = value(end, in: constraint, of: frames),
      let old = value(end, in: constraint, of: solved)
    else { return nil }
    return new - old
  }

  private func value(
    _ end: SceneConstraint.End, in constraint: SceneConstraint, of frames: [String: LayoutRect]
  ) -> Double? {
    guard let size = frames[end.view] else { return nil }
    if !end.attribute.isNearEdge, unsized.contains(end.view) { return nil }
    if end.attribute == .width { return size.width }
    if end.attribute == .height { return size.height }
    guard let origin = origin(of: end.view, in: frames) else { return nil }
    let isFarEnd: Bool
    switch end.attribute {
    case .leading, .left, .leadingMargin, .leftMargin: return origin.x
    case .top, .topMargin: return origin.y
    case .trailing, .right, .trailingMargin, .rightMargin, .bottom, .bottomMargin: isFarEnd = true
    case .centerX, .centerXWithinMargins: return origin.x + size.width / 2
    case .centerY, .centerYWithinMargins: return origin.y + size.height / 2
    case .firstBaseline, .lastBaseline:
      // A text is centered in a frame with another height.
      guard let solved = solved[end.view], abs(solved.height - size.height) < 0.6 else {
        return nil
      }
      return origin.y
    case .width, .height, .notAnAttribute: return nil
    }
    // The far edges of a scroll view are those of its content, which frames do not contain.
    if isFarEnd, scrolling.contains(end.view),
      end.guide != LayoutGuideElement.Kind.frameLayoutGuide.title
    {
      let other = constraint.first == end ? constraint.second : constraint.first
      if let other, scene.isInside(end.view, other.view) { return nil }
    }
    return end.attribute.isHorizontal ? origin.x + size.width : origin.y + size.height
  }

  /// Returns the origin of a view in the coordinates of the root.
  func origin(of id: String, in frames: [String: LayoutRect]) -> (x: Double, y: Double)? {
    guard id != root else { return (0, 0) }
    guard var place = frames[id].map({ ($0.x, $0.y) }) else { return nil }
    for superview in scene.superviews(of: id) where superview != root {
      guard let frame = frames[superview] else { return nil }
      place.0 += frame.x
      place.1 += frame.y
    }
    return place
  }
}

extension LayoutAttribute {
  /// Whether it is the leading or top edge of an item or its margins.
  var isNearEdge: Bool { isLeadingEdge || self == .top || self == .topMargin }
}

extension ViewElement {
  fileprivate var isScrolling: Bool {
    switch kind {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }
}
