internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

// Saved frames that agree about another inset than the layout has.
extension MisplacedFrames {
  /// An edge of a guide, or of the margins of a view.
  private struct InsetEdge: Hashable {
    let item: String
    let attribute: LayoutAttribute
  }

  /// A constraint from a view to an inset, or to the upper or lower edge of the screen.
  private struct InsetUse {
    let id: String
    let view: String
    /// How much further inward the saved frames have the view than the layout.
    let inward: Double
    let edge: SceneConstraint.End
  }

  /// The greatest difference of two insets that count as the same, in points; saved frames can be rounded by half
  /// a point.
  private static let agreement = 0.6

  /// Returns the ids of constraints to insets, and to the upper and lower edge of the screen, that the saved frames
  /// together show to have been others.
  ///
  /// A canvas can have other margins and bars than the rules know: after another device was chosen, in another
  /// version, under a bar that code adds. Then all views at an edge are off by the same distance, or those at both
  /// sides inward by the same, or the saved inset is one that margins and bars have. A view that was moved is off in
  /// one direction, alone, and by any distance.
  ///
  /// - Returns: The ids of those, and of constraints to insets that no bar is known to have, but may have.
  func constraintsToOtherInsets() -> (shown: Set<String>, possible: Set<String>) {
    var found: [InsetEdge: [InsetUse]] = [:]
    for (constraint, _) in holding where constraint.refersToInsets || isAtScreenEdge(constraint) {
      guard constraint.element.priority >= 900, constraint.element.relation == .equal,
        constraint.element.multiplier.value == 1, let second = constraint.second,
        let shift = distances.shift(of: constraint, in: frames)
      else { continue }
      let isOfFirst =
        constraint.refersToInsets
        ? constraint.first.guide != nil || constraint.first.attribute.isMargin
        : constraint.first.view == scene.island.root.id
      let (edge, view) = isOfFirst ? (constraint.first, second) : (second, constraint.first)
      guard edge.view != view.view else { continue }
      let moved = isOfFirst ? -shift : shift
      found[InsetEdge(item: edge.item, attribute: edge.attribute), default: []].append(
        InsetUse(
          id: constraint.element.id, view: view.view,
          inward: edge.attribute.isNearEdge ? moved : -moved, edge: edge))
    }
    let agreed = found.compactMapValues { ends -> Double? in
      guard let first = ends.first, abs(first.inward) > Self.agreement,
        ends.allSatisfy({ abs($0.inward - first.inward) <= Self.agreement })
      else { return nil }
      return first.inward
    }
    var others = Set(
      agreed.flatMap { edge, inward -> [String] in
        let ends = found[edge] ?? []
        let opposite = edge.attribute.oppositeEdge.flatMap {
          agreed[InsetEdge(item: edge.item, attribute: $0)]
        }
        let isShared = Set(ends.map(\.view)).count > 1
        // What is above an item has nothing to do with what is below it.
        let isSymmetric =
          (edge.attribute.isHorizontal || edge.attribute.isMargin)
          && opposite.map { abs($0 - inward) <= Self.agreement } ?? false
        return isShared || isSymmetric ? ends.map(\.id) : []
      })
    let all = found.values.flatMap { $0 }
    var possible: Set<String> = []
    for ends in found.values where ends.allSatisfy({ abs($0.inward) > Self.agreement }) {
      let unconfirmed = ends.filter { !isConfirmed($0.edge, by: all) }
      others.formUnion(unconfirmed.filter { isUsual($0.edge, $0.inward) }.map(\.id))
      possible.formUnion(unconfirmed.filter { isPossible($0.edge, $0.inward) }.map(\.id))
    }
    return (others, possible)
  }

  /// Returns whether saved frames show the layout's inset at an edge: at the opposite side, where it is the same, or at
  /// the same end of the screen.
  ///
  /// An edge of the root itself is where the insets beside it say; that a view reaches the root's edge does not say what
  /// its insets are.
  private func isConfirmed(_ edge: SceneConstraint.End, by ends: [InsetUse]) -> Bool {
    let side = screenSide(edge)
    return ends.contains { other in
      guard abs(other.inward) <= Self.agreement else { return false }
      if other.edge.item == edge.item, other.edge.attribute == edge.attribute.oppositeEdge,
        edge.attribute.isHorizontal
      {
        return true
      }
      let isInset = other.edge.guide != nil || other.edge.attribute.isMargin
      return isInset && side != nil && screenSide(other.edge) == side
    }
  }

  /// Returns whether an edge is at the upper end of a screen; nil if it is at neither the upper nor the lower end.
  private func screenSide(_ edge: SceneConstraint.End) -> Bool? {
    guard staged.controller != nil, edge.view == scene.island.root.id,
      !edge.attribute.isHorizontal
    else { return nil }
    switch edge.guide {
    case "Top Layout Guide": return true
    case "Bottom Layout Guide": return false
    default: return edge.attribute.isNearEdge
    }
  }

  /// The margins of views and cells at their sides, in any version.
  private static let usualMargins = [8.0, 11, 15, 16, 20]
  /// What bars and the screen's own areas take of its top: nothing, the status bar, and with it a navigation bar.
  private static let usualTops = [
    0.0, 20, 44, 47, 48, 50, 51, 54, 59, 62, 64, 88, 91, 92, 94, 95, 98, 103, 106,
  ]
  /// What bars and the screen's own areas take of its bottom: the home indicator, tool bars and tab bars, and both.
  private static let usualBottoms = [
    20.0, 21, 34, 44, 49, 50, 64, 65, 69, 70, 78, 83, 84, 93, 118, 127,
  ]

  /// The margins of a view that reaches to the screen's bottom edge, with and without the home indicator.
  private static let marginsAboveHomeIndicator =
    usualMargins + usualMargins.flatMap { [$0 + 21, $0 + 34] }

  /// Returns whether a view inside the scene reaches to its bottom edge, where the safe area adds to its margin.
  private func endsAtBottom(_ view: UIView) -> Bool {
    let root = staged.root
    let bottom = view.convert(view.bounds, to: root).maxY
    return view !== root && view.insetsLayoutMarginsFromSafeArea
      && abs(bottom - root.bounds.maxY) <= 0.5
  }

  /// What the screen's own areas take of its sides in landscape, and sidebars of an iPad's.
  private static let usualSides = [44.0, 47, 48, 50, 59, 62, 320, 330, 375]

  /// Whether a constraint is to the upper or lower edge of a screen.
  private func isAtScreenEdge(_ constraint: SceneConstraint) -> Bool {
    guard staged.controller != nil else { return false }
    return [constraint.first, constraint.second].contains {
      $0?.view == scene.island.root.id && [.top, .bottom].contains($0?.attribute)
    }
  }

  /// The parts of `usualTops` and `usualBottoms` that are the screen's own, below which no bar is.
  private static let ownAreas = [20.0, 21, 34, 44, 47, 48, 50, 51, 54, 59, 62]

  /// Returns heights of bars without the screen's own area, which shortens no view: a view that ends there refers to the
  /// safe area in the saved frames, and to the screen in the document.
  private func withoutOwnArea(_ heights: [Double], _ inset: CGFloat) -> [Double] {
    guard scene.document.usesSafeAreas, Self.ownAreas.contains(Double(inset)) else {
      return heights
    }
    return heights.filter { $0 != Double(inset) }
  }

  /// Returns whether the margins of a view are those of the document or of every new view, in any version.
  private func hasCertainMargins(_ id: String) -> Bool {
    guard let view = scene.element(id), let placed = staged.views[id],
      placed !== staged.root, !scene.isCellContent(id), view.customClass == nil
    else { return false }
    return !view.preservesSuperviewLayoutMargins && placed.safeAreaInsets == .zero
  }

  /// Whether an inset of a screen that is larger by a distance than the layout's is one that bars may take: none, or the
  /// height of a status bar and more.
  private func isPossible(_ edge: SceneConstraint.End, _ inward: Double) -> Bool {
    guard let view = staged.views[edge.view], view === staged.root, staged.controller != nil else {
      return false
    }
    let insets = edge.attribute.isMargin ? view.layoutMargins : view.safeAreaInsets
    let inset: Double
    switch (edge.guide, edge.attribute) {
    case ("Top Layout Guide", .bottom): inset = Double(insets.top) - inward
    case ("Bottom Layout Guide", .top): inset = Double(insets.bottom) - inward
    case (LayoutGuideElement.Kind.safeArea.title, .top), (nil, .topMargin):
      inset = Double(insets.top) + inward
    case (LayoutGuideElement.Kind.safeArea.title, .bottom), (nil, .bottomMargin):
      inset = Double(insets.bottom) + inward
    default: return false
    }
    // Before iOS 11, a view whose controller is none of the document's has the margins of every new view.
    let isOfNewView = edge.attribute.isMargin && abs(inset - Self.usualMargins[0]) <= Self.agreement
    return isOfNewView || abs(inset) <= Self.agreement || Self.heightsOfBars.contains(inset)
  }

  /// What bars can take of the top or bottom of a screen, from a status bar to a large title with a field for searching
  /// below it.
  private static let heightsOfBars = 20 - agreement...190

  /// Whether an inset that is larger by a distance than the layout's is one that a canvas can have.
  private func isUsual(_ edge: SceneConstraint.End, _ inward: Double) -> Bool {
    guard let view = staged.views[edge.view] else { return false }
    let isScreen = view === staged.root && staged.controller != nil
    let inset: CGFloat
    let usual: [Double]
    var distance = inward
    switch (edge.guide, edge.attribute) {
    case ("Top Layout Guide", .bottom):
      (inset, usual, distance) = (view.safeAreaInsets.top, Self.usualTops, -inward)
    case ("Bottom Layout Guide", .top):
      (inset, usual, distance) = (view.safeAreaInsets.bottom, Self.usualBottoms, -inward)
    // A canvas can have the view below a bar, or above one.
    case ("Top Layout Guide", .top), (nil, .top):
      (inset, usual) = (0, withoutOwnArea(Self.usualTops, view.safeAreaInsets.top))
    case ("Bottom Layout Guide", .bottom), (nil, .bottom):
      (inset, usual) = (0, withoutOwnArea(Self.usualBottoms, view.safeAreaInsets.bottom))
    case (LayoutGuideElement.Kind.safeArea.title, .leading),
      (LayoutGuideElement.Kind.safeArea.title, .left):
      (inset, usual) = (view.safeAreaInsets.left, Self.usualSides)
    case (LayoutGuideElement.Kind.safeArea.title, .trailing),
      (LayoutGuideElement.Kind.safeArea.title, .right):
      (inset, usual) = (view.safeAreaInsets.right, Self.usualSides)
    case (LayoutGuideElement.Kind.safeArea.title, .top):
      (inset, usual) = (view.safeAreaInsets.top, Self.usualTops)
    case (LayoutGuideElement.Kind.safeArea.title, .bottom):
      (inset, usual) = (view.safeAreaInsets.bottom, Self.usualBottoms)
    case (nil, .topMargin):
      (inset, usual) = (view.layoutMargins.top, isScreen ? Self.usualTops : Self.usualMargins)
    case (nil, .bottomMargin) where endsAtBottom(view):
      (inset, usual) = (view.layoutMargins.bottom, Self.marginsAboveHomeIndicator)
    case (nil, .bottomMargin):
      (inset, usual) = (view.layoutMargins.bottom, isScreen ? Self.usualBottoms : Self.usualMargins)
    case (nil, .leadingMargin), (nil, .leftMargin):
      (inset, usual) = (view.layoutMargins.left, Self.usualMargins)
    case (nil, .trailingMargin), (nil, .rightMargin):
      (inset, usual) = (view.layoutMargins.right, Self.usualMargins)
    default: return false
    }
    if edge.guide == nil, edge.attribute.isMargin, hasCertainMargins(edge.view),
      edge.attribute != .bottomMargin || !endsAtBottom(view)
    {
      return false
    }
    // A canvas can be without the bars that the layout has, but not without the home indicator.
    let isBar =
      Double(inset) > 0 && ![21.0, 34].contains(Double(inset)) && usual == Self.usualBottoms
    return (isBar ? usual + [0] : usual)
      .contains { abs($0 - Double(inset) - distance) <= Self.agreement }
  }
}
