internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Reports views that constraints place and that still follow their autoresizing mask.
struct TranslatedMask: LintRule {
  /// How much larger the screen is on which the constraints and the mask are compared, in points: any other
  /// size serves, since both are linear in it.
  private static let growth = CGSize(width: 64, height: 48)

  let page = RulePage(
    "translated-mask", .conflict, .warning,
    "A view has constraints and still follows its autoresizing mask",
    why: """
      A view without translatesAutoresizingMaskIntoConstraints="NO" has constraints for its frame, which follow \
      its mask. Constraints of the document that place it as well agree with them on this canvas only; on another \
      device they conflict, and iOS breaks one of them. A merge or an edit by hand leaves such a view.
      Only views are reported whose constraints conflict with their mask on a screen of another size.
      """,
    mend:
      "Add translatesAutoresizingMaskIntoConstraints=\"NO\" to the view, or delete its constraints.",
    example: """
      <label text="Total" id="total">
        <rect key="frame" x="295" y="40" width="64" height="21"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      </label>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="total" secondAttribute="trailing" constant="16" id="root-trailing"/>
      """,
    corrected: """
      <label text="Total" translatesAutoresizingMaskIntoConstraints="NO" id="total">
        <rect key="frame" x="319" y="20" width="40" height="20.5"/>
      </label>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="total" secondAttribute="trailing" constant="16" id="root-trailing"/>
      <constraint firstItem="total" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="total-top"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.isAsSaved, scene.document.usesAutoLayout else { return [] }
    let views = scene.views.dropFirst().filter { isInQuestion($0, in: scene) }
    guard !views.isEmpty else { return [] }
    let opponents = self.opponents(of: Set(views.map(\.id)), in: scene)
    return views.compactMap { view in
      guard let constraints = opponents[view.id] else { return nil }
      return finding(
        "\(scene.quoted(view.id)) has constraints and still follows its autoresizing mask; on a screen of another "
          + "size, its mask conflicts with \(constraints.map(scene.words).joined(separator: "; ")).",
        view,
        related: constraints.map { .init($0, in: scene) })
    }
  }

  /// Whether a view follows its mask, and a required constraint relates it to something around it.
  @MainActor
  private func isInQuestion(_ view: ViewElement, in scene: DocumentScene) -> Bool {
    guard let placed = scene.staged.views[view.id],
      placed.translatesAutoresizingMaskIntoConstraints,
      !view.isFixedFrame, !scene.isCellContent(view.id), !scene.isArranged(view.id),
      !scene.builtInLabels.contains(view.id), !scene.conflictingViews.contains(view.id)
    else { return false }
    return scene.constraints(of: view.id).contains { constraint in
      constraint.element.priority == 1000
        && (constraint.end(at: view.id)?.other).map { other in
          other.view != view.id && !scene.superviews(of: other.view).contains(view.id)
        } ?? false
    }
  }

  /// Returns the constraints that conflict with the masks of views on a larger screen, by view.
  @MainActor
  private func opponents(
    of views: Set<String>, in scene: DocumentScene
  ) -> [String: [SceneConstraint]] {
    let size = scene.staged.root.bounds.size
    let stage = InterfaceStage(
      scene.document,
      canvas: .size(
        CGSize(width: size.width + Self.growth.width, height: size.height + Self.growth.height),
        scale: scene.staged.window.screen.scale))
    guard let island = stage.island(rootedAt: scene.island.root.id) else { return [:] }
    let staged = stage.present(island)
    let known = Dictionary(
      staged.constraints.map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first }
    )
    let masked = Dictionary(
      uniqueKeysWithValues: views.compactMap { id in
        staged.views[id].map { (ObjectIdentifier($0), id) }
      })
    var found: [String: [SceneConstraint]] = [:]
    for conflict in staged.conflicts {
      let ids = conflict.members.compactMap { member -> String? in
        guard case .placement(let item, _, _) = member, let owner = item.owner else { return nil }
        return masked[ObjectIdentifier(owner)]
      }
      let constraints = conflict.members.compactMap { member -> SceneConstraint? in
        guard case .constraint(let entered) = member, let owner = entered.owner,
          let id = known[ObjectIdentifier(owner)]
        else { return nil }
        return scene.constraints.first { $0.element.id == id }
      }
      guard !constraints.isEmpty else { continue }
      for id in ids {
        for constraint in constraints
        where found[id]?.contains(where: { $0.element.id == constraint.element.id }) != true {
          found[id, default: []].append(constraint)
        }
      }
    }
    return found
  }
}
