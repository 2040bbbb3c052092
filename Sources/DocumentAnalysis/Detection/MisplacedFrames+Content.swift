internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

// What the content of views requires of their frames.
extension MisplacedFrames {
  /// Returns whether nothing holds the saved length of a view: in the layout, it has the length of its content,
  /// and the saved one differs from it by more than measuring can be wrong.
  ///
  /// A constraint that was removed, or that has a low priority, leaves such a frame behind. Where code can replace
  /// what decides the length, the saved one may be right.
  func contradictsContent(_ view: ViewElement) -> Bool {
    guard let saved = frames[view.id], let solved = solved[view.id], !view.isAmbiguous,
      !scene.isInvisible(view.id), !isFlagged(view.id),
      !scene.superviews(of: view.id).contains(where: { isFlagged($0) }),
      let placed = staged.views[view.id], !placed.translatesAutoresizingMaskIntoConstraints,
      let natural = scene.certainContentSize(of: view)
    else { return false }
    func differs(
      _ axis: NSLayoutConstraint.Axis, _ saved: Double, _ solved: Double, _ natural: Double
    ) -> Bool {
      abs(solved - natural) < 1 && abs(saved - natural) > DocumentScene.doubt(view, natural)
        && !isStretched(view, along: axis)
        // A lower priority is chosen for a view that may be longer than its content.
        && placed.contentHuggingPriority(for: axis).rawValue >= 250
        && scene.conflictingAxes[view.id]?.contains(axis) != true
    }
    if differs(.horizontal, saved.width, solved.width, natural.width) { return true }
    // The height of wrapped text depends on its width.
    let wraps = TextSample(view)?.wraps ?? false
    return (!wraps || abs(saved.width - solved.width) < 1 && saved.width > 40)
      && differs(.vertical, saved.height, solved.height, natural.height)
  }

  /// Returns whether a stack view gives the view its own saved length.
  private func isStretched(_ view: ViewElement, along axis: NSLayoutConstraint.Axis) -> Bool {
    guard let owner = scene.parent(of: view.id), let own = frames[view.id],
      let outer = frames[owner.id],
      let stack = staged.views[owner.id] as? UIStackView, stack.axis != axis,
      stack.alignment == .fill
    else { return false }
    return axis == .horizontal
      ? abs(own.width - outer.width) < 1 : abs(own.height - outer.height) < 1
  }
}

extension DocumentScene {
  /// Returns the size of a view's content, where the document determines it well enough to find what is far from
  /// it; nil otherwise.
  fileprivate func certainContentSize(of view: ViewElement) -> (width: Double, height: Double)? {
    guard view.placeholderIntrinsicSize == nil, let placed = staged.views[view.id],
      placed.contentSizeOverride == nil, doubt(about: view, LayoutRect(placed.frame)) < .infinity
    else { return nil }
    let size = placed.intrinsicContentSize
    return (Double(size.width), Double(size.height))
  }
}
