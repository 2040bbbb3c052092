internal import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

// Required constraints that saved frames violate although each frame could be right by itself.
extension MisplacedFrames {
  /// A violated constraint.
  package struct Violation {
    /// The constraint.
    package let constraint: SceneConstraint
    /// The id of a view at its end, at which it is reported.
    package let view: String
    /// Why no frame is replaced.
    package let doubt: Doubt
  }

  /// Why it is unknown which of the frames between which a constraint is violated has to change.
  package enum Doubt: Sendable {
    /// The layout does not determine the frame.
    case ambiguity
    /// Each frame is that of the layout to within rounding.
    case rounding
    /// Where the views are depends on sizes that the document does not contain.
    case estimate
  }

  /// What is added to the rounding of two lengths, for texts whose heights are rounded to points.
  private static let roundingSlack = 0.2

  /// The smallest error of a constraint between views of which several are elsewhere in the layout.
  private static let visible = 2.0

  /// Finds the violated constraints at views that are ambiguous along the constraint's axis, at
  /// empty stack views, which the canvas draws at any size, and between lengths of frames that are
  /// each right to within rounding.
  ///
  /// Views that Interface Builder flags as ambiguous are left out, except for empty stack views, which
  /// it flags even if they are in the right place.
  /// Other constraints are satisfied after the wrong frames have been replaced, and optional ones
  /// may be violated in another layout that is equally good.
  func findViolated() -> [Violation] {
    var named: Set<String> = []
    return holding.compactMap { constraint, residual in
      guard isGiven(constraint), let shift = distances.shift(of: constraint, in: frames)
      else { return nil }
      let error = error(of: constraint, residual + shift)
      guard error > Self.unflaggedTolerance else { return nil }
      let ends = [constraint.first, constraint.second].compactMap { $0 }
      // The saved height of a cell's content view may be an old one.
      if !constraint.first.attribute.isHorizontal,
        ends.contains(where: { scene.isCellContent($0.view) })
      {
        return nil
      }
      if let end = ends.first(where: { isOpen($0.view, along: constraint.first.attribute) }) {
        return Violation(constraint: constraint, view: end.view, doubt: .ambiguity)
      }
      guard error > greatestRounding else { return nil }
      if isLengthEquality(constraint) {
        return Violation(constraint: constraint, view: constraint.first.view, doubt: .rounding)
      }
      // One of the frames is wrong, once for each view.
      guard error > Self.visible, tolerance(of: constraint) < error, !scene.document.isForTV,
        ends.allSatisfy({ expected[$0.view] == nil && !isFlagged($0.view) }),
        let end = ends.first(where: { $0.view != scene.island.root.id }),
        named.insert(end.view).inserted
      else { return nil }
      return Violation(constraint: constraint, view: end.view, doubt: .estimate)
    }
  }

  /// Returns whether an end is the near edge of an empty stack view, which Interface Builder flags as ambiguous even
  /// where the layout determines that edge.
  func isOpenNearEdge(_ end: SceneConstraint.End) -> Bool {
    guard let view = scene.element(end.view), view.kind == .stackView, view.subviews.isEmpty,
      !view.isMisplaced, end.attribute.isNearEdge, let item = staged.views[end.view]?.engineItem
    else { return false }
    return staged.engine?.ambiguousAttributes(of: item).contains {
      $0 == (end.attribute.isHorizontal ? .left : .top)
    } == false
  }

  /// The greatest difference of two saved lengths that are equal in the layout: each is rounded to
  /// pixels at both ends.
  private var greatestRounding: Double {
    2 / Double(staged.window.screen.scale) + Self.roundingSlack
  }

  /// Returns whether a constraint gives two views whose saved frames are kept the same length, in a
  /// document that was not rounded to points.
  private func isLengthEquality(_ constraint: SceneConstraint) -> Bool {
    guard scene.document.toolsVersion >= 14_000, constraint.element.relation == .equal,
      constraint.element.multiplier.value == 1, constraint.first.attribute.isDimension,
      let second = constraint.second, second.view != constraint.first.view
    else { return false }
    return [constraint.first.view, second.view].allSatisfy {
      $0 != scene.island.root.id && expected[$0] == nil && scene.element($0)?.frame != nil
    }
  }
}
