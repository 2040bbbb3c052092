internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports constraints that are equal to another one.
struct DuplicateConstraint: LintRule {
  let page = RulePage(
    "duplicate-constraint", .housekeeping, .warning,
    "A constraint is equal to another one",
    why: """
      It has no effect until one of the two is changed; then they conflict.
      Constraints that code can change, or that are installed in some size classes only, are not reported.
      """,
    mend: "Remove one of the two.",
    example: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="width" constant="44" id="width"/>
          <constraint firstAttribute="height" constant="44" id="height-1"/>
          <constraint firstAttribute="height" constant="44" id="height-2"/>
        </constraints>
      </view>
      """,
    corrected: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="width" constant="44" id="width"/>
          <constraint firstAttribute="height" constant="44" id="height-1"/>
        </constraints>
      </view>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    var seen: [Meaning: SceneConstraint] = [:]
    var found: [LintFinding] = []
    // As Xcode orders them: a document with another order has the same findings.
    for constraint in scene.constraints.sorted(by: { $0.element.id < $1.element.id })
    where !constraint.element.isPlaceholder && !scene.facts.isVaried(constraint.element.id) {
      let meaning = Meaning(constraint)
      guard let earlier = seen[meaning] else {
        seen[meaning] = constraint
        continue
      }
      // Constraints with outlets must be kept; if both have outlets, they are intended.
      let isHeld = scene.facts.isOutlet(constraint.element.id)
      guard !isHeld || !scene.facts.isOutlet(earlier.element.id) else { continue }
      let (kept, extra) = isHeld ? (constraint, earlier) : (earlier, constraint)
      seen[meaning] = kept
      found.append(
        finding(
          "\(scene.words(extra)) is duplicated.", extra.element,
          related: [.init(kept.element, "the same constraint")],
          repair: .remove(at: extra.element.position)))
    }
    return found
  }

  /// The meaning of a constraint, independent of the order of its items.
  struct Meaning: Hashable {
    private struct Place: Hashable {
      let item: String
      let attribute: LayoutAttribute
    }

    private let first: Place
    private let relation: LayoutRelation
    private let second: Place?
    private let multiplier: Double
    private let constant: Double
    private let priority: Double
    private let isSymbolic: Bool

    init(_ constraint: SceneConstraint) {
      let element = constraint.element
      let one = Place(item: constraint.first.item, attribute: constraint.first.attribute)
      let two = constraint.second.map { Place(item: $0.item, attribute: $0.attribute) }
      let turns =
        element.multiplier.value == 1
        && two.map { ($0.item, $0.attribute.name) < (one.item, one.attribute.name) } == true
      if turns, let two {
        first = two
        second = one
        constant = 0 - element.constant
        relation = element.relation.reversed
      } else {
        first = one
        second = two
        constant = element.constant
        relation = element.relation
      }
      multiplier = element.multiplier.value
      priority = element.priority
      isSymbolic = element.isSymbolic && element.writtenConstant == nil
    }
  }
}
