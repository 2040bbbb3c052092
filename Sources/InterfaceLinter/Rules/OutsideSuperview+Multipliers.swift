internal import AutoLayout
internal import DocumentAnalysis
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutGeometry
internal import ViewAnalysis

// Views that a multiplier places outside their superview.
extension OutsideSuperview {
  /// Finds views that are completely outside because their position is a multiple of the superview's.
  ///
  /// A multiplier divides the superview's space. What code moves in has a constant.
  @MainActor
  func multiplied(in scene: DocumentScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      let element = constraint.element
      guard let second = constraint.second, element.multiplier.value != 1, constraint.isRequired,
        constraint.first.attribute.isPosition, second.attribute.isPosition,
        !scene.facts.isVaried(element.id), !scene.facts.isOutlet(element.id)
      else { return nil }
      for (own, other) in [(constraint.first, second), (second, constraint.first)] {
        guard let view = scene.element(own.view), let parent = scene.parent(of: view.id),
          parent.id == other.view, isCertain(view, in: scene), isCertain(parent, in: scene),
          parent.id != scene.island.root.id || scene.hasRealSize,
          let placed = scene.staged.views[view.id], let outer = scene.staged.views[parent.id],
          !outer.scrollsContent,
          !LayoutRect(placed.frame).meets(
            LayoutRect(outer.bounds), alongX: own.attribute.isHorizontal)
        else { continue }
        return finding(
          "\(scene.quoted(view.id)) is completely outside \(scene.quoted(parent.id)): "
            + "\(scene.words(constraint)).", view, detail: "multiplier",
          related: [.init(constraint, in: scene)])
      }
      return nil
    }
  }
}

extension LayoutAttribute {
  /// Whether it is an edge or a center, not a length or baseline.
  fileprivate var isPosition: Bool { isEdge || isCenter }
}

extension LayoutRect {
  /// Whether the two have a part of one axis in common.
  fileprivate func meets(_ other: LayoutRect, alongX: Bool) -> Bool {
    alongX ? x < other.maxX && maxX > other.x : y < other.maxY && maxY > other.y
  }
}
