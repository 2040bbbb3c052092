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
  let code: AppCode
  /// The views that code changes.
  let targets: CodeTargets
  /// By how many points rows of table views are narrower than windows, by the ids of their roots: of
  /// ``InterfaceStage/rowInsets(of:)``, and none unless they are set.
  package var rowInsets: [String: Double] = [:]
  private var known: [Place: ReportedFindings] = [:]
  /// What is reported on displays, by what a layout depends on: many devices are the same to a screen.
  private var alike: [Surroundings: ReportedFindings] = [:]

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
    var items: [String: [String]] = [:]
    let facts = conditions[0].document.facts
    island.forEachView { view in
      saved[view.id] = view
      for constraint in view.constraints {
        constraints[constraint.id] = constraint
        let ends = [constraint.firstItem ?? view.id, constraint.secondItem].compactMap(\.self)
        items[constraint.id] = ends
        guard constraint.constant == 0, isReplaced(constraint, facts) else { continue }
        moved.append(
          MovedView(
            ids: Set(ends).subtracting([island.root.id]),
            isHorizontal: constraint.firstAttribute.isHorizontal))
      }
    }
    let relations = moved.isEmpty ? nil : ConflictRelations(in: island)
    let own = island.designedSize
    let hidden = Self.alwaysHidden(in: island, facts)
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
          if Self.isOfViews(hidden, finding, items)
            || !sizes.isEmpty
              && sizes.allSatisfy({ self.shown(place(Self.canvas($0))).isSlight(finding) })
          {
            return nil
          }
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
        ) -> ReportedFindings {
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
          case .windows(let regime, let sizes):
            let range = self.range(of: island, in: sizes)
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

  /// The sizes of a scene in windows of some sizes: for a row of a table, its own height.
  private func range(of island: Island, in sizes: LayoutSizeRange) -> LayoutSizeRange {
    guard let inset = rowInsets[island.root.id], let own = island.designedSize else { return sizes }
    return sizes.ofRow(own, narrowerBy: inset)
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

  private func shown(_ place: Place) -> ReportedFindings {
    if let found = known[place] { return found }
    var (document, preferences, rules) = conditions[place.condition]
    if place.isLeast, let changed = least[place.condition] { (document, rules) = changed }
    let stage = document.stage(
      place.canvas, preferences: preferences, regime: place.regime, rowInsets: rowInsets)
    guard let island = stage.island(rootedAt: place.root) else { return ReportedFindings() }
    var surroundings: Surroundings?
    if case .device = place.canvas, let display = stage.surroundings(of: island) {
      let own = Surroundings(
        root: place.root, condition: place.condition, display: display, isLeast: place.isLeast)
      if let found = alike[own] { return found }
      surroundings = own
    }
    let scene = DocumentScene(
      island, on: stage, document.facts, isAsSaved: place.canvas == .document)
    // What depends on a view that code constrains is open until it does.
    let found = ReportedFindings(
      in: scene, by: rules, withoutAmbiguityOf: targets[.constraints].union(targets[.images]))
    known[place] = found
    if let surroundings { alike[surroundings] = found }
    return found
  }
}
