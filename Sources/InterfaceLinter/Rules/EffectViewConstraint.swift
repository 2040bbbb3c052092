internal import DocumentAnalysis
internal import InterfaceBuilder

/// Reports constraints between what a visual effect view contains and the effect view itself.
struct EffectViewConstraint: LintRule {
  let page = RulePage(
    "effect-view-constraint", .document, .warning,
    "A constraint leaves the content view of a visual effect view",
    why: """
      UIKit adds the content view of a visual effect view, when the document is loaded, after the effect view's \
      own constraints. For each constraint to something in the content it writes "The view hierarchy is not \
      prepared for the constraint", and that the app will crash if the constraint is needed before. Interface \
      Builder does not warn. There is one finding for each effect view.
      """,
    mend: "Constrain the views inside to the content view instead of the effect view.",
    example: """
      <visualEffectView id="effect">
        <view key="contentView" id="content">
          <autoresizingMask key="autoresizingMask"/>
          <subviews>
            <label text="Title" id="title"/>
          </subviews>
        </view>
        <constraints>
          <constraint firstAttribute="height" constant="44" id="height"/>
          <constraint firstItem="title" firstAttribute="top" secondItem="effect" secondAttribute="top" constant="8" id="title-top"/>
          <constraint firstItem="title" firstAttribute="leading" secondItem="effect" secondAttribute="leading" constant="16" id="title-leading"/>
        </constraints>
      </visualEffectView>
      <constraint firstItem="effect" firstAttribute="top" secondItem="safe" secondAttribute="top" id="effect-top"/>
      <constraint firstItem="effect" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="effect-leading"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="effect" secondAttribute="trailing" id="root-trailing"/>
      """,
    corrected: """
      <visualEffectView id="effect">
        <view key="contentView" id="content">
          <autoresizingMask key="autoresizingMask"/>
          <subviews>
            <label text="Title" id="title"/>
          </subviews>
          <constraints>
            <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" constant="8" id="title-top"/>
            <constraint firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="title-leading"/>
          </constraints>
        </view>
        <constraints>
          <constraint firstAttribute="height" constant="44" id="height"/>
        </constraints>
      </visualEffectView>
      <constraint firstItem="effect" firstAttribute="top" secondItem="safe" secondAttribute="top" id="effect-top"/>
      <constraint firstItem="effect" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="effect-leading"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="effect" secondAttribute="trailing" id="root-trailing"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.document.usesAutoLayout else { return [] }
    var leaving: [String: [(constraint: ConstraintElement, view: String)]] = [:]
    // As Xcode orders them, so that the finding does not depend on their order.
    for constraint in scene.constraints.sorted(by: { $0.element.id < $1.element.id }) {
      guard scene.element(constraint.holder)?.kind == .visualEffectView,
        let inside = [constraint.first, constraint.second].compactMap({ $0 })
          .first(where: { isInContent($0.view, of: constraint.holder, scene) })
      else { continue }
      leaving[constraint.holder, default: []].append((constraint.element, inside.view))
    }
    return scene.views.compactMap { effect in
      guard let found = leaving[effect.id], let first = found.first else { return nil }
      let others = found.count == 1 ? "" : " and \(found.count - 1) more of the effect view refer"
      return finding(
        "\(scene.quoted(first.view)) is inside the content view of \(scene.quoted(effect.id)), and this "
          + "constraint\(others.isEmpty ? " of the effect view refers" : others) to its content: the console "
          + "says \"The view hierarchy is not prepared for the constraint\".", first.constraint,
        related: found.dropFirst().map { .init($0.constraint, scene.quoted($0.view)) })
    }
  }

  /// Returns whether a view is below the content view of an effect view.
  @MainActor
  private func isInContent(_ view: String, of effect: String, _ scene: DocumentScene) -> Bool {
    scene.superviews(of: view).contains {
      scene.parentID(of: $0) == effect && scene.element($0)?.key == "contentView"
    }
  }
}
