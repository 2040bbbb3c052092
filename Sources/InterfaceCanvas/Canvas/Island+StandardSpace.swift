internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

extension Island {
  /// Sets the constants of symbolic constraints to the sides of layout guides to 0, which is the standard
  /// space to a guide on the canvas.
  ///
  /// The constant of 20 points in the document is that to a superview. Of the saved views with such a
  /// constraint, all touch the side of the safe area (31 of 31); standard spaces of 8 points above and
  /// below are kept.
  @MainActor
  func closeStandardSpaces(of constraints: [(id: String, constraint: NSLayoutConstraint)]) {
    var ids: Set<String> = []
    forEachView { view in
      for element in view.constraints where element.isStandardSpaceToSide { ids.insert(element.id) }
    }
    guard !ids.isEmpty else { return }
    for (id, constraint) in constraints where ids.contains(id) {
      if constraint.firstItem is UILayoutGuide || constraint.secondItem is UILayoutGuide {
        constraint.constant = 0
      }
    }
  }
}

extension ConstraintElement {
  fileprivate var isStandardSpaceToSide: Bool {
    isSymbolic && constant == 20 && relation == .equal
      && [.leading, .trailing, .left, .right].contains(firstAttribute)
  }
}
