internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Reports constraints that UIKit does not accept.
struct InvalidConstraint: LintRule {
  let page = RulePage(
    "invalid-constraint", .document, .error,
    "A constraint is of a form that UIKit does not accept",
    why: """
      Some combinations of attributes are invalid: a width and an edge, leading and left, a position \
      without a second item. UIKit raises an exception when such a constraint is created.
      """,
    mend: "Remove it, and connect the views again in Interface Builder.",
    example: """
      <label text="Name" id="name"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="name-top"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="left" constant="16" id="name-leading"/>
      """,
    corrected: """
      <label text="Name" id="name"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="name-top"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.document.usesAutoLayout else { return [] }
    return crossed(in: scene) + refused(in: scene)
  }

  /// A constraint between a horizontal and a vertical position, which UIKit accepts although
  /// Apple's guide forbids it (`constraints:C4.6`).
  @MainActor
  private func crossed(in scene: DocumentScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      let first = constraint.first.attribute
      guard let second = constraint.second?.attribute, !first.isDimension, !second.isDimension,
        first.isHorizontal != second.isHorizontal
      else { return nil }
      return finding(
        "\(scene.words(constraint)) relates a horizontal position to a vertical one.",
        constraint.element, severity: .warning)
    }
  }

  @MainActor
  private func refused(in scene: DocumentScene) -> [LintFinding] {
    scene.views.flatMap { holder in
      holder.constraints.compactMap { constraint in
        guard scene.staged.constraints[constraint.id] == nil else { return nil }
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        guard items.allSatisfy({ scene.lies($0, in: holder.id) }),
          let read = scene.staged.findings.first(where: {
            $0.objectID == constraint.id && $0.position == constraint.position
          })
        else { return nil }
        return finding(
          "\(read.message.prefix(1).uppercased() + read.message.dropFirst()).", constraint)
      }
    }
  }
}
