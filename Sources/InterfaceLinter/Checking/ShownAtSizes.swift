internal import ConflictAnalysis
package import DocumentAnalysis
internal import Foundation
package import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceCanvas
package import LayoutGeometry
package import LayoutProof

extension Island {
  /// The size for which the screen was saved; nil if the document has none.
  package var designedSize: LayoutSize? { root.frame?.size }
}

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
    var canvas: InterfaceStage.Canvas
    var regime: WindowRegime
    /// Whether texts of unknown sizes have their least, and of several arranged views that code hides one is shown.
    var isLeast = false
  }

  private let conditions:
    [(document: DocumentStages, preferences: InterfaceStage.Preferences, rules: ShownFindings)]
  /// The conditions with the least text and one of the views that take turns; nil where these are all there is.
  private let least: [(document: DocumentStages, rules: ShownFindings)?]
  private let regime: WindowRegime
  /// What the app's code says about the document.
  private let code: AppCode
  /// The views that code changes.
  private let targets: CodeTargets
  private var known: [Place: Shown] = [:]
  /// What is reported on displays, by what a layout depends on: many devices are the same to a screen.
  private var alike: [Surroundings: Shown] = [:]

  /// The items of a constraint with a constant of 0, to which code gives another one: it has no share in numbers, and is
  /// none of the constraints of a finding.
  private struct MovedView {
    var ids: Set<String>
    var isHorizontal: Bool
  }

  private struct Surroundings: Hashable {
    var root: String
    var condition: Int
    var display: InterfaceStage.Surroundings
    var isLeast: Bool
  }

  /// What is reported of a layout.
  private struct Shown {
    /// The ids of the objects of findings, by kind.
    var objects: [RangeProof.Kind: Set<String>] = [:]
    /// The ids of the constraints of each conflict.
    var conflicts: [Set<String>] = []
    /// The ids of the views of each overlap.
    var overlaps: [Set<String>] = []
    /// The edges beyond which views extend, by the ids of findings about them.
    var edges: [String: Set<String>] = [:]
    /// The edges beyond which texts and controls lie completely, by their ids.
    ///
    /// The rule does not report them, because code usually moves in what is never inside.
    var gone: [String: Set<String>] = [:]

    /// Returns whether a finding of a proof is reported: about one of its views, or one of its constraints for a
    /// conflict, and about both views of an overlap; of a view beyond an edge, about that edge.
    func has(_ finding: RegionProof.Finding, gone counts: Bool) -> Bool {
      let objects = objects[finding.kind] ?? []
      let own = finding.kind == .conflict ? finding.constraints.map(\.id) : finding.subjects
      if finding.kind == .overlap { return overlaps.contains { $0.isSuperset(of: own) } }
      guard finding.kind == .outside, let edge = finding.details.first else {
        return own.contains(where: objects.contains)
      }
      return own.contains { edges[$0]?.contains(edge) ?? false }
        || counts && finding.subjects.first.map { gone[$0]?.contains(edge) ?? false } ?? false
    }

    /// Returns whether a finding of a proof is reported of a display: of a conflict, with all of its constraints, or at
    /// one of some sizes with some of them.
    func has(_ finding: RegionProof.Finding, onDisplayOf sizes: [LayoutSize]) -> Bool {
      guard has(finding, gone: true) else { return false }
      guard finding.kind == .conflict else { return true }
      // Sizes of contents have no ids in a document.
      let own = Set(finding.constraints.map(\.id).filter { !$0.contains(":") })
      return conflicts.contains { own.isSubset(of: $0) }
        || finding.polygons.contains { polygon in sizes.contains { polygon.depth(of: $0) > 0 } }
    }
  }

  /// Prepares the rules for a document under some conditions.
  package convenience init(
    _ conditions: [(document: DocumentStages, preferences: InterfaceStage.Preferences)],
    _ bytes: [UInt8], regime: WindowRegime, code: AppCode
  ) {
    self.init(conditions, MarkupIndex(bytes), regime: regime, code: code)
  }

  init(
    _ conditions: [(document: DocumentStages, preferences: InterfaceStage.Preferences)],
    _ markup: MarkupIndex, regime: WindowRegime, code: AppCode
  ) {
    self.conditions = conditions.map {
      ($0.document, $0.preferences, ShownFindings($0.document.document, markup, file: ""))
    }
    (self.regime, self.code) = (regime, code)
    let document = conditions[0].document
    let targets = CodeTargets(document.document, document.facts, code)
    self.targets = targets
    least = conditions.map { condition in
      let document = condition.document.document
      let turn = document.showingOneAlternative(of: targets[.isHidden])
      return ((turn ?? document).withLeastText ?? turn).map {
        (DocumentStages($0), ShownFindings($0, markup, file: ""))
      }
    }
  }

  /// Returns the test for the findings of a scene, for `ResizeCertificate.Screen`.
  package func test(
    of island: Island
  ) -> (RegionProof.Finding, Int, [LayoutSize]) -> ResizeCertificate.Sighting? {
    var saved: [String: ViewElement] = [:]
    var constraints: [String: ConstraintElement] = [:]
    var moved: [MovedView] = []
    let facts = conditions[0].document.facts
    island.forEachView { view in
      saved[view.id] = view
      for constraint in view.constraints {
        constraints[constraint.id] = constraint
        guard constraint.constant == 0, isReplaced(constraint, facts) else { continue }
        let items = [constraint.firstItem ?? view.id, constraint.secondItem].compactMap(\.self)
        moved.append(
          MovedView(
            ids: Set(items).subtracting([island.root.id]),
            isHorizontal: constraint.firstAttribute.isHorizontal))
      }
    }
    let relations = moved.isEmpty ? nil : ConflictRelations(in: island)
    let own = island.designedSize
    // What code constrains has other frames than the document says.
    let constrained = targets[.constraints]
    return { finding, condition, sizes in
      MainActor.assumeIsolated {
        @MainActor func place(_ canvas: InterfaceStage.Canvas) -> Place {
          Place(root: island.root.id, condition: condition, canvas: canvas, regime: self.regime)
        }
        let holdsAsSaved =
          own.map { own in finding.polygons.contains { $0.depth(of: own) > 0 } } ?? true
        if condition == 0, holdsAsSaved, Self.contradicts(finding, saved) { return nil }
        if condition == 0, holdsAsSaved, own != nil, Self.isMeantAsShown(finding.kind) {
          guard self.shown(place(.document)).has(finding, gone: false) else { return nil }
        }
        let facts = self.conditions[condition].document.facts
        if self.restsOnReplacedConstant(finding, facts, constraints)
          || moved.contains(where: {
            relations?.mentions($0.ids, $0.isHorizontal, in: finding) ?? false
          })
          || self.restsOnCode(finding) || Self.isCollapsedOnPurpose(finding, constraints)
          || finding.kind == .clipped
            && finding.subjects.first.map(self.targets[.texts].contains) == true
          || finding.subjects.prefix(finding.kind == .outside ? 1 : finding.subjects.count)
            .contains(
              where: constrained.contains)
        {
          return nil
        }
        if self.isLeftToCode(finding, facts, saved) {
          guard finding.kind == .conflict, let own,
            self.shown(place(Self.canvas(own))).has(finding, gone: false)
          else { return nil }
        }
        if finding.kind == .conflict {
          return sizes.first.map {
            .init(at: $0, isCertain: !self.isOfTurns(finding, place(Self.canvas($0))))
          }
        }
        var first: LayoutSize?
        for size in sizes {
          var place = place(Self.canvas(size))
          // What is inside at the saved size is not moved in by code at others.
          guard self.shown(place).has(finding, gone: !holdsAsSaved) else { continue }
          first = first ?? size
          place.isLeast = true
          if self.least[condition] == nil || self.shown(place).has(finding, gone: !holdsAsSaved) {
            return .init(at: size, isCertain: true)
          }
        }
        return first.map { .init(at: $0, isCertain: false) }
      }
    }
  }

  /// Returns the search for the displays and windows in which findings of a scene occur, for `ResizeCertificate.Screen`.
  ///
  /// A display has its own safe area and size classes, so the scene is laid out on each; a window is laid out at the
  /// sizes at which the proof found the defect.
  package func occurrences(
    of island: Island, in windows: AppWindows
  ) -> (RegionProof.Finding, Int, RegionProof) -> [ResizeCertificate.Occurrence] {
    occurrences(of: island, at: windows.places(in: regime))
  }

  /// Returns the search for those of some displays and windows in which findings of a scene occur.
  func occurrences(
    of island: Island, at places: [WindowPlace]
  ) -> (RegionProof.Finding, Int, RegionProof) -> [ResizeCertificate.Occurrence] {
    { finding, condition, proof in
      MainActor.assumeIsolated {
        @MainActor func shown(
          on canvas: InterfaceStage.Canvas, in regime: WindowRegime
        ) -> Shown {
          self.shown(
            Place(root: island.root.id, condition: condition, canvas: canvas, regime: regime))
        }
        var found: [ResizeCertificate.Occurrence] = []
        for place in places {
          switch place.setting {
          case .display(let device, let orientation):
            let shown = shown(on: .device(device, orientation), in: self.regime)
            let size = LayoutSize(device.size(in: orientation))
            let insets = device.safeAreaInsets(in: orientation)
            // A proof has no bars.
            let inner = LayoutSize(
              width: size.width - Double(insets.left + insets.right),
              height: size.height - Double(insets.top + insets.bottom))
            guard shown.has(finding, onDisplayOf: [size, inner]) else { continue }
            found.append(.init(place.kind, place.words, at: size))
          case .windows(let regime, let range):
            guard !found.contains(where: { $0.words == place.words }) else { continue }
            // What is left to the simulator is what no other window has.
            if place.kind == .simulator, found.contains(where: { !$0.kind.isDisplay }) { continue }
            let examples = proof.examples(of: finding, within: [range]).map { size in
              // Beside another app, the height is that of the screen.
              range.heights.lowerBound == range.heights.upperBound
                ? LayoutSize(width: size.width, height: range.heights.lowerBound) : size
            }
            let size = examples.first { size in
              finding.kind == .assertion
                || shown(on: Self.canvas(size), in: regime).has(finding, gone: true)
            }
            if let size { found.append(.init(place.kind, place.words, at: size)) }
          }
        }
        return found
      }
    }
  }

  /// Whether a conflict needs that several views are shown which take turns in a stack view.
  private func isOfTurns(_ finding: RegionProof.Finding, _ place: Place) -> Bool {
    var place = place
    guard least[place.condition] != nil, shown(place).has(finding, gone: false) else {
      return false
    }
    place.isLeast = true
    return !shown(place).has(finding, gone: false)
  }

  private static func canvas(_ size: LayoutSize) -> InterfaceStage.Canvas {
    .size(CGSize(size), scale: 2)
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

  /// Whether what the document's canvas shows is an alarm only if the rules report it of the canvas, too.
  private static func isMeantAsShown(_ kind: RangeProof.Kind) -> Bool {
    kind == .overlap || kind == .outside || kind == .clipped
  }

  /// Returns whether an outlet lets code remove the cause: change a constraint that is in conflict, or add the one that a
  /// scrolling view lacks, such as to the keyboard, where Interface Builder does not flag it.
  private func isLeftToCode(
    _ finding: RegionProof.Finding, _ facts: DocumentFacts, _ saved: [String: ViewElement]
  ) -> Bool {
    switch finding.kind {
    case .conflict: finding.constraints.contains { facts.isOutlet($0.id) }
    case .ambiguity:
      finding.subjects.compactMap { saved[$0] }.allSatisfy { view in
        !view.isAmbiguous && facts.isOutlet(view.id) && Self.scrolls(view.kind)
      }
    default: false
    }
  }

  /// Returns whether a finding depends on a constraint to which code gives another constant than the document: by an
  /// outlet, or in a class of its own.
  private func restsOnReplacedConstant(
    _ finding: RegionProof.Finding, _ facts: DocumentFacts, _ saved: [String: ConstraintElement]
  ) -> Bool {
    finding.constraints.compactMap { saved[$0.id] }.contains { isReplaced($0, facts) }
  }

  private func isReplaced(_ constraint: ConstraintElement, _ facts: DocumentFacts) -> Bool {
    constraint.customClass != nil
      || facts.outlets(to: constraint.id).contains { code.replaces(constraint.constant, of: $0) }
  }

  /// Returns whether a finding depends on a frame or an intrinsic size that code gives a view.
  private func restsOnCode(_ finding: RegionProof.Finding) -> Bool {
    if finding.kind == .conflict {
      return finding.constraints.contains { constraint in
        guard constraint.id.hasPrefix("content:") else { return false }
        let id = constraint.id.dropFirst("content:".count).prefix { $0 != "." }
        return targets[.sizes].contains(String(id))
      }
    }
    return !targets[.frames].isDisjoint(with: finding.subjects)
  }

  /// Returns whether a length that vanishes is 0 by a constraint, the view's own or that of one with the same length.
  private static func isCollapsedOnPurpose(
    _ finding: RegionProof.Finding, _ constraints: [String: ConstraintElement]
  ) -> Bool {
    guard finding.kind == .collapsed, let length = finding.details.first else { return false }
    let attribute: LayoutAttribute = length == "width" ? .width : .height
    return finding.constraints.compactMap { constraints[$0.id] }.contains {
      $0.secondItem == nil && $0.constant == 0 && $0.relation != .greaterThanOrEqual
        && $0.firstAttribute == attribute
    }
  }

  private static func scrolls(_ kind: ViewKind) -> Bool {
    switch kind {
    case .tableView, .collectionView, .scrollView, .textView, .wkWebView: true
    default: false
    }
  }

  /// Whether a person misses a view: a text or a control.
  private static func isSensitive(_ kind: ViewKind) -> Bool {
    switch kind {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .label: true
    default: false
    }
  }

  private static let edges: Set = ["left", "right", "top", "bottom"]

  private func shown(_ place: Place) -> Shown {
    if let found = known[place] { return found }
    var (document, preferences, rules) = conditions[place.condition]
    if place.isLeast, let changed = least[place.condition] { (document, rules) = changed }
    let stage = document.stage(place.canvas, preferences: preferences, regime: place.regime)
    guard let island = stage.island(rootedAt: place.root) else { return Shown() }
    var surroundings: Surroundings?
    if case .device = place.canvas, let display = stage.surroundings(of: island) {
      let own = Surroundings(
        root: place.root, condition: place.condition, display: display, isLeast: place.isLeast)
      if let found = alike[own] { return found }
      surroundings = own
    }
    let scene = DocumentScene(
      island, on: stage, document.facts, isAsSaved: place.canvas == .document)
    var found = Shown()
    for outside in scene.present where outside.kind == .outside {
      guard let subject = outside.subjects.first, let element = scene.element(subject),
        Self.isSensitive(element.kind), !scene.isInvisible(subject), let area = outside.shown.first,
        outside.amount
          >= (outside.detail == "left" || outside.detail == "right"
            ? area.width : area.height) - 1
      else { continue }
      found.gone[subject, default: []].insert(outside.detail)
    }
    let open = targets[.constraints].union(targets[.images])
    for (kind, finding) in rules.findings(in: scene) {
      // What depends on a view that code constrains is open until it does.
      if kind == .ambiguity, finding.mentions(open) { continue }
      let objects = [finding.objectID].compactMap(\.self) + finding.related.map(\.objectID)
      found.objects[kind, default: []].formUnion(objects)
      if kind == .conflict { found.conflicts.append(Set(objects)) }
      if kind == .overlap { found.overlaps.append(Set(objects)) }
      if kind == .outside {
        // Another detail, such as a multiplier, is of any edge.
        let named = Set(finding.detail.split(separator: " and ").map(String.init))
        let edges = named.isSubset(of: Self.edges) ? named : Self.edges
        for object in objects { found.edges[object, default: []].formUnion(edges) }
      }
    }
    known[place] = found
    if let surroundings { alike[surroundings] = found }
    return found
  }
}
