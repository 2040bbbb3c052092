package import AutoLayout
internal import ConflictAnalysis
package import Foundation
package import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceCanvas
internal import LayoutGeometry
package import LayoutProof
package import TextMetrics
internal import ViewAnalysis

/// The conditions under which a scene is proven: content size categories, text lengths and layout
/// directions.
package struct ProofConditions: Sendable, Hashable {
  /// A condition.
  struct Condition: Sendable, Hashable {
    var words = ""
    var textSize: ContentSizeCategory?
    var textFactor = 1.0
    var isRightToLeft = false
  }

  private(set) var all: [Condition]

  /// The conditions as text; empty for a single condition.
  package var words: [String] { all.map(\.words) }

  /// Returns the document and the preferences under each condition.
  @MainActor
  package func stages(
    _ document: DocumentStages, _ preferences: InterfaceStage.Preferences
  ) -> [(document: DocumentStages, preferences: InterfaceStage.Preferences)] {
    all.map { $0.applied(to: document, preferences) }
  }

  /// Creates the condition of the unchanged document.
  package init() { all = [Condition()] }

  /// Returns the same conditions, with each repeated for the right-to-left layout direction.
  ///
  /// - Parameter plain: The text for a condition that has none.
  /// - Returns: Twice the number of conditions.
  package func andRightToLeft(besides plain: String = "left to right") -> ProofConditions {
    var both = self
    both.all = all.flatMap { condition -> [Condition] in
      var first = condition
      first.words = condition.words.isEmpty ? plain : condition.words
      return [first, condition.rightToLeft]
    }
    return both
  }

  /// Returns the same conditions for the right-to-left layout direction.
  package func rightToLeft() -> ProofConditions {
    var changed = self
    changed.all = all.map(\.rightToLeft)
    return changed
  }

  /// Creates conditions for content size categories, for text lengths in steps of a tenth, or for
  /// the first and then the second.
  package init(textSizes: [ContentSizeCategory], textLengths: ClosedRange<Double>? = nil) {
    var all = textSizes.map { Condition(words: "text size \($0.shortName)", textSize: $0) }
    if let textLengths {
      let first = Int((textLengths.lowerBound * 10).rounded())
      let last = Int((textLengths.upperBound * 10).rounded())
      all += (first...max(first, last)).map {
        Condition(
          words: "text length × \((Double($0) / 10).inPoints)", textFactor: Double($0) / 10)
      }
    }
    self.all = all.isEmpty ? [Condition()] : all
  }
}

extension SceneProof {
  /// Proves an island of a document.
  ///
  /// - Parameters:
  ///   - island: The island, of the document as it was read.
  ///   - document: The document, with what proofs of its scenes have in common.
  ///   - axis: The axis along which lengths are proven.
  ///   - range: The lengths, in points.
  ///   - size: The size that provides the other length; by default, the size of the island.
  ///   - conditions: The conditions under which the scene is proven.
  ///   - preferences: Other user settings of the device.
  ///   - regime: The rules that determine the size classes; by default, those of a current SDK on
  ///     the device of the document.
  ///   - assertions: What must hold at every length.
  @MainActor
  package init(
    of island: Island, in document: DocumentStages, along axis: NSLayoutConstraint.Axis,
    over range: ClosedRange<Double>, size: CGSize? = nil,
    under conditions: ProofConditions = ProofConditions(),
    preferences: InterfaceStage.Preferences = InterfaceStage.Preferences(),
    regime: WindowRegime? = nil, asserting assertions: [LayoutAssertion] = []
  ) {
    let regime = regime ?? .current(for: document.document)
    let own = island.root.frame.map { CGSize($0.size) }
    let fixed = size ?? own ?? CGSize(width: 375, height: 667)
    let across = max(1, Double(axis == .horizontal ? fixed.height : fixed.width))
    // A conflict with the size of the canvas is not a conflict in the app, in which the height of a
    // cell differs.
    let authority: SizeAuthority =
      size == nil ? document.stage(.document).sizeAuthority(of: island) : .caller
    let imposed = authority.countsForApp ? [] : island.givenLengths(across: axis)
    var canvasConflicts: Set<[String]> = []
    let cases = conditions.all.map { condition in
      let (document, preferences) = condition.applied(to: document, preferences)
      let stage = ProofStage(
        document, island: island.root.id, along: axis, across: across, preferences: preferences,
        regime: regime)
      stage.canvasConstraints = imposed
      let proof = RangeProof(of: stage, over: range, asserting: assertions)
      canvasConflicts.formUnion(stage.canvasConflicts)
      return Case(condition: condition.words, proof: proof)
    }
    self.init(
      scene: island.displayName, axis: axis == .horizontal ? "width" : "height", across: across,
      regime: regime.words, cases: cases)
    self.canvasConflicts = canvasConflicts.count
  }
}

extension SceneRegionProof {
  /// Proves an island of a document over widths and heights at once.
  ///
  /// - Parameters:
  ///   - island: The island, of the document as it was read.
  ///   - document: The document, with what proofs of its scenes have in common.
  ///   - widths: The widths, in points.
  ///   - heights: The heights, in points.
  ///   - conditions: The conditions under which the scene is proven.
  ///   - preferences: Other user settings of the device.
  ///   - regime: The rules that determine the size classes; by default, those of a current SDK on
  ///     the device of the document.
  ///   - findsRepairs: Whether repairs of the findings are searched for, which takes several times
  ///     as long.
  ///   - assertions: What must hold at every size.
  @MainActor
  package init(
    of island: Island, in document: DocumentStages, widths: ClosedRange<Double>,
    heights: ClosedRange<Double>, under conditions: ProofConditions = ProofConditions(),
    preferences: InterfaceStage.Preferences = InterfaceStage.Preferences(),
    regime: WindowRegime? = nil, findsRepairs: Bool = false,
    asserting assertions: [LayoutAssertion] = []
  ) {
    let regime = regime ?? .current(for: document.document)
    var known: [ProofStage.Measures: RegionProof] = [:]
    let cases = conditions.all.map { condition in
      let (document, preferences) = condition.applied(to: document, preferences)
      let stage = ProofStage(
        document, island: island.root.id, across: heights.lowerBound, at: widths.lowerBound,
        preferences: preferences, regime: regime)
      // Many text sizes change nothing on a screen whose fonts do not follow them.
      let measures = conditions.all.count > 1 ? stage.measures : nil
      if let measures, let proof = known[measures] {
        return Case(condition: condition.words, proof: proof)
      }
      var proof = RegionProof(
        of: stage, widths: widths, heights: heights, asserting: assertions)
      if findsRepairs { proof.findRepairs(in: stage) }
      if let measures { known[measures] = proof }
      return Case(condition: condition.words, proof: proof)
    }
    self.init(scene: island.displayName, regime: regime.words, cases: cases)
  }
}

extension ProofConditions.Condition {
  /// The condition in the right-to-left layout direction.
  fileprivate var rightToLeft: Self {
    var changed = self
    changed.words = words.isEmpty ? "right to left" : words + ", right to left"
    changed.isRightToLeft = true
    return changed
  }

  /// Returns the document and preferences under the condition.
  @MainActor
  fileprivate func applied(
    to document: DocumentStages, _ preferences: InterfaceStage.Preferences
  ) -> (DocumentStages, InterfaceStage.Preferences) {
    var present = preferences
    if let textSize { present.textSize = textSize }
    if isRightToLeft { present.isRightToLeft = true }
    guard textFactor != 1 else { return (document, present) }
    return (
      document.lengthened(by: textFactor) { Self.lengthened($0, by: textFactor) }, present
    )
  }

  /// Returns the text, repeated or truncated to its length multiplied by the factor.
  private static func lengthened(_ text: String, by factor: Double) -> String {
    guard text.contains(where: \.isLetter) else { return text }
    let count = Int((Double(text.count) * factor).rounded())
    guard count > text.count else { return String(text.prefix(max(1, count))) }
    var result = text
    while result.count < count { result += " " + text }
    return String(result.prefix(count))
  }
}

extension Island {
  /// Returns the ids, in a proof, of the fixed lengths along the other axis: those of the root and
  /// of the content view of a cell.
  fileprivate func givenLengths(across axis: NSLayoutConstraint.Axis) -> Set<String> {
    let words =
      axis == .horizontal ? ["y", "height", "bottom-margin"] : ["x", "width", "right-margin"]
    let content = root.islandMembers.filter { $0.key == "contentView" }
    return Set(([root] + content).flatMap { view in words.map { "mask:\(view.id).\($0)" } })
  }
}
