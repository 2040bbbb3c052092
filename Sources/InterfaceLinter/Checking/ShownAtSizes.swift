internal import DocumentAnalysis
internal import Foundation
package import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceCanvas
internal import LayoutGeometry
package import LayoutProof

/// Decides which findings of a proof are alarms: those that `purlin check` reports of a single size, too.
///
/// A proof finds where a linear inequality between rectangles holds. Whether a person minds is known to the rules of
/// the linter: not a background beyond an edge, not one of two alternatives at the same place, and not a text that
/// lacks less than the accuracy of measuring.
@MainActor
package final class ShownAtSizes {
  private struct Place: Hashable {
    var root: String
    var condition: Int
    var size: LayoutSize
  }

  private let conditions:
    [(document: InterfaceDocument, preferences: InterfaceStage.Preferences, rules: ShownFindings)]
  private let facts: [DocumentFacts]
  private let regime: WindowRegime
  private var known: [Place: Shown] = [:]

  /// What is reported of a layout.
  private struct Shown {
    /// The ids of the objects of findings, by kind.
    var objects: [RangeProof.Kind: Set<String>] = [:]
    /// The ids of texts and controls that lie completely outside their superviews.
    ///
    /// The rule does not report them, because code usually moves in what is never inside.
    var gone: Set<String> = []
  }

  /// Prepares the rules for a document under some conditions.
  package convenience init(
    _ conditions: [(document: InterfaceDocument, preferences: InterfaceStage.Preferences)],
    _ bytes: [UInt8], regime: WindowRegime
  ) {
    self.init(conditions, MarkupIndex(bytes), regime: regime)
  }

  init(
    _ conditions: [(document: InterfaceDocument, preferences: InterfaceStage.Preferences)],
    _ markup: MarkupIndex, regime: WindowRegime
  ) {
    self.conditions = conditions.map {
      ($0.document, $0.preferences, ShownFindings($0.document, markup, file: ""))
    }
    facts = conditions.map { DocumentFacts($0.document) }
    self.regime = regime
  }

  /// Returns the test for the findings of a scene, for `ResizeCertificate.Screen`.
  package func test(
    of island: Island
  ) -> (RegionProof.Finding, Int, [LayoutSize]) -> LayoutSize? {
    var saved: [String: ViewElement] = [:]
    island.forEachView { saved[$0.id] = $0 }
    let own = island.root.frame.map { LayoutSize(width: $0.width, height: $0.height) }
    return { finding, condition, sizes in
      MainActor.assumeIsolated {
        let holdsAsSaved =
          own.map { own in finding.polygons.contains { $0.depth(of: own) > 0 } } ?? true
        if condition == 0, holdsAsSaved, Self.contradicts(finding, saved) { return nil }
        return sizes.first { size in
          let shown = self.shown(
            Place(root: island.root.id, condition: condition, size: size))
          let objects = shown.objects[finding.kind]
          if finding.subjects.contains(where: { objects?.contains($0) ?? false }) { return true }
          // What is inside at the saved size is not moved in by code at others.
          return finding.kind == .outside && !holdsAsSaved
            && finding.subjects.first.map(shown.gone.contains) ?? false
        }
      }
    }
  }

  /// Returns whether Interface Builder, which lays out as UIKit does, saved frames without the finding, although it
  /// holds at the saved size: then the difference is one of our layout.
  private static func contradicts(
    _ finding: RegionProof.Finding, _ saved: [String: ViewElement]
  ) -> Bool {
    let views = finding.subjects.compactMap { saved[$0] }
    guard views.count == finding.subjects.count, !views.contains(where: \.isMisplaced) else {
      return false
    }
    let frames = views.compactMap(\.frame)
    guard frames.count == views.count, let first = frames.first else { return false }
    let slack = 1.0
    switch (finding.kind, finding.details.first ?? "") {
    case (.outside, let edge):
      guard frames.count == 2 else { return false }
      switch edge {
      case "left": return first.x >= -slack
      case "right": return first.x + first.width <= frames[1].width + slack
      case "top": return first.y >= -slack
      default: return first.y + first.height <= frames[1].height + slack
      }
    case (.clipped, let length):
      guard let needed = finding.needed else { return false }
      return (length == "width" ? first.width : first.height) >= needed - slack
    case (.collapsed, let length): return (length == "width" ? first.width : first.height) > slack
    default: return false
    }
  }

  /// Whether a person misses a view: a text or a control.
  private static func isSensitive(_ kind: ViewKind) -> Bool {
    switch kind {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .label: true
    default: false
    }
  }

  private func shown(_ place: Place) -> Shown {
    if let found = known[place] { return found }
    let (document, preferences, rules) = conditions[place.condition]
    let stage = InterfaceStage(
      document, canvas: .size(CGSize(width: place.size.width, height: place.size.height), scale: 2),
      preferences: preferences, regime: regime)
    guard let island = stage.island(rootedAt: place.root) else { return Shown() }
    let scene = DocumentScene(island, on: stage, facts[place.condition], isAsSaved: false)
    var found = Shown()
    for outside in scene.present where outside.kind == .outside {
      guard let subject = outside.subjects.first, let element = scene.element(subject),
        Self.isSensitive(element.kind), !scene.isInvisible(subject), let area = outside.shown.first,
        outside.amount
          > (outside.detail == "left" || outside.detail == "right"
            ? area.width : area.height) - 1
      else { continue }
      found.gone.insert(subject)
    }
    for (kind, finding) in rules.findings(in: scene) {
      found.objects[kind, default: []].formUnion(
        [finding.objectID].compactMap(\.self) + finding.related.map(\.objectID))
    }
    known[place] = found
    return found
  }
}
