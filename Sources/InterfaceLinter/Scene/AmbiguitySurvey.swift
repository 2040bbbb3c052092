internal import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// The ambiguous attributes in a laid-out tree, and whether priorities would determine them.
@MainActor
struct AmbiguitySurvey {
  /// The ambiguous attributes of each view, by its id, without determined views.
  private(set) var open: [String: Set<NSLayoutConstraint.Attribute>] = [:]
  /// The attributes among them that would be determined if all content priorities were different.
  private(set) var tied: [String: Set<NSLayoutConstraint.Attribute>] = [:]

  init(_ scene: LintedScene) {
    guard scene.document.usesAutoLayout, let engine = scene.staged.engine else { return }
    guard scene.isDeterminedByDocument else { return }
    let staged = scene.staged
    open = staged.withoutPlaceholders { Self.survey(scene, engine) }
    guard !open.isEmpty else { return }
    // If equal content priorities are the only cause, changing them removes the ambiguity.
    let distinct = staged.withoutPlaceholders {
      Self.withDistinctPriorities(scene) { Self.survey(scene, engine) }
    }
    for (id, attributes) in open {
      let decided = attributes.subtracting(distinct[id] ?? [])
      if !decided.isEmpty { tied[id] = decided }
    }
  }

  private static func survey(
    _ scene: LintedScene, _ engine: LayoutEngine
  ) -> [String: Set<NSLayoutConstraint.Attribute>] {
    var found: [String: Set<NSLayoutConstraint.Attribute>] = [:]
    for element in scene.views.dropFirst() {
      guard let view = scene.staged.views[element.id],
        !view.translatesAutoresizingMaskIntoConstraints
      else { continue }
      let attributes = engine.ambiguousAttributes(of: view.engineItem)
      if !attributes.isEmpty { found[element.id] = Set(attributes) }
    }
    return found
  }

  private static func withDistinctPriorities<Result>(
    _ scene: LintedScene, _ body: () -> Result
  ) -> Result {
    var restore: [() -> Void] = []
    // Small enough to stay between whole priorities, whatever their number is.
    let step = 0.9 / Float(scene.views.count + 1)
    for (index, element) in scene.views.enumerated() {
      // Views without content have no content priorities: the canvas gives them a size for display.
      guard let view = scene.staged.views[element.id], !scene.isSizedByCanvas(element) else {
        continue
      }
      let offset = Float(index) * step
      for axis in NSLayoutConstraint.Axis.allCases {
        let hugging = view.contentHuggingPriority(for: axis)
        let resistance = view.contentCompressionResistancePriority(for: axis)
        if hugging.rawValue < 999 {
          view.setContentHuggingPriority(UILayoutPriority(hugging.rawValue + offset), for: axis)
        }
        if resistance.rawValue < 999 {
          view.setContentCompressionResistancePriority(
            UILayoutPriority(resistance.rawValue + offset), for: axis)
        }
        restore.append {
          view.setContentHuggingPriority(hugging, for: axis)
          view.setContentCompressionResistancePriority(resistance, for: axis)
        }
      }
    }
    scene.staged.layOutAgain()
    let result = body()
    for undo in restore { undo() }
    scene.staged.layOutAgain()
    return result
  }
}
