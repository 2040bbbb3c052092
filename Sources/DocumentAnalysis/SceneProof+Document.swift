public import AutoLayout
public import Foundation
public import HeadlessUIKit
public import InterfaceBuilder
public import InterfaceCanvas
public import LayoutDiagnosis
public import TextMetrics
internal import ViewAnalysis

/// Under which conditions a scene is proven: one text size, or many; texts as they are, or longer.
public struct ProofConditions: Sendable, Hashable {
  /// One condition.
  struct Condition: Sendable, Hashable {
    var words = ""
    var textSize: ContentSizeCategory?
    var textFactor = 1.0
    var isRightToLeft = false
  }

  private(set) var all: [Condition]

  /// The conditions as text; empty if there is only one.
  public var words: [String] { all.map(\.words) }

  /// As the document is.
  public init() { all = [Condition()] }

  /// The same, from right to left, too.
  ///
  /// - Parameter plain: The name of conditions without text.
  /// - Returns: Twice as many conditions.
  public func andRightToLeft(besides plain: String = "left to right") -> ProofConditions {
    var both = self
    both.all = all.flatMap { condition -> [Condition] in
      var (first, second) = (condition, condition)
      first.words = condition.words.isEmpty ? plain : condition.words
      second.words = condition.words.isEmpty ? "right to left" : condition.words + ", right to left"
      second.isRightToLeft = true
      return [first, second]
    }
    return both
  }

  /// Some text sizes, or every tenth of the range of text lengths, or both one after the other.
  public init(textSizes: [ContentSizeCategory], textLengths: ClosedRange<Double>? = nil) {
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

extension ContentSizeCategory {
  /// The name that the command takes: `L`, or `AX1` for Apple's `AccessibilityM`.
  fileprivate var shortName: String {
    let sizes = Self.allCases.filter(\.isAccessibilityCategory)
    if let index = sizes.firstIndex(of: self) { return "AX\(index + 1)" }
    return String(rawValue.dropFirst("UICTContentSizeCategory".count))
  }
}

extension SceneProof {
  /// Proves an island of a document.
  ///
  /// - Parameters:
  ///   - island: The island, of the document as it was read.
  ///   - document: The document, not resolved for any size class.
  ///   - axis: Whether widths or heights are proven.
  ///   - range: The lengths, in points.
  ///   - size: What the other length is taken from; the island's own size without.
  ///   - conditions: Text sizes and lengths to prove for.
  ///   - preferences: Other settings of the device's user.
  ///   - regime: What decides about size classes; what a current SDK does on the document's device
  ///     unless given.
  @MainActor
  public init(
    of island: Island, in document: InterfaceDocument, along axis: NSLayoutConstraint.Axis,
    over range: ClosedRange<Double>, size: CGSize? = nil,
    under conditions: ProofConditions = ProofConditions(),
    preferences: InterfaceStage.Preferences = InterfaceStage.Preferences(),
    regime: WindowRegime? = nil
  ) {
    let regime = regime ?? .current(for: document)
    let own = island.root.frame.map { CGSize(width: $0.width, height: $0.height) }
    let fixed = size ?? own ?? CGSize(width: 375, height: 667)
    let across = max(1, Double(axis == .horizontal ? fixed.height : fixed.width))
    // A conflict with the canvas's size is not a conflict of the app: a cell has another height
    // there.
    let imposed = size == nil && !island.hasSizeOfTheApp ? island.givenLengths(across: axis) : []
    var canvasConflicts: Set<[String]> = []
    let cases = conditions.all.map { condition in
      let (document, preferences) = condition.applied(to: document, preferences)
      let stage = ProofStage(
        document, island: island.root.id, along: axis, across: across, preferences: preferences,
        regime: regime)
      var proof = RangeProof(of: stage, over: range)
      proof.findings.removeAll { finding in
        guard finding.kind == .conflict else { return false }
        let members = finding.constraints.map(\.id)
        guard members.contains(where: imposed.contains) else { return false }
        canvasConflicts.insert(members)
        return true
      }
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
  ///   - document: The document, not resolved for any size class.
  ///   - widths: The widths, in points.
  ///   - heights: The heights, in points.
  ///   - conditions: Text sizes, lengths and directions to prove for.
  ///   - preferences: Other settings of the device's user.
  ///   - regime: What decides about size classes; what a current SDK does on the document's device
  ///     unless given.
  ///   - findsRepairs: Whether repairs of what is found are tried, which takes several times as long.
  @MainActor
  public init(
    of island: Island, in document: InterfaceDocument, widths: ClosedRange<Double>,
    heights: ClosedRange<Double>, under conditions: ProofConditions = ProofConditions(),
    preferences: InterfaceStage.Preferences = InterfaceStage.Preferences(),
    regime: WindowRegime? = nil, findsRepairs: Bool = false
  ) {
    let regime = regime ?? .current(for: document)
    let cases = conditions.all.map { condition in
      let (document, preferences) = condition.applied(to: document, preferences)
      let stage = ProofStage(
        document, island: island.root.id, across: heights.lowerBound, at: widths.lowerBound,
        preferences: preferences, regime: regime)
      var proof = RegionProof(of: stage, widths: widths, heights: heights)
      if findsRepairs { proof.findRepairs(in: stage) }
      return Case(condition: condition.words, proof: proof)
    }
    self.init(scene: island.displayName, regime: regime.words, cases: cases)
  }
}

extension ProofConditions.Condition {
  /// The document and preferences under the condition.
  fileprivate func applied(
    to document: InterfaceDocument, _ preferences: InterfaceStage.Preferences
  ) -> (InterfaceDocument, InterfaceStage.Preferences) {
    var present = preferences
    if let textSize { present.textSize = textSize }
    if isRightToLeft { present.isRightToLeft = true }
    guard textFactor != 1 else { return (document, present) }
    return (document.mappingText { Self.lengthened($0, by: textFactor) }, present)
  }

  /// The text, repeated or cut to so many times its characters.
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
  /// Whether the root has its size in the running app, too: that of a screen.
  fileprivate var hasSizeOfTheApp: Bool {
    guard kind == .viewControllerRoot else { return false }
    if case .freeform? = context.simulatedMetrics.destination { return false }
    return true
  }

  /// The ids under which a proof names the lengths that are given along the axis which is not proven:
  /// those of the root, and of the content view of a cell.
  fileprivate func givenLengths(across axis: NSLayoutConstraint.Axis) -> Set<String> {
    let words =
      axis == .horizontal ? ["y", "height", "bottom-margin"] : ["x", "width", "right-margin"]
    let content = root.islandMembers.filter { $0.key == "contentView" }
    return Set(([root] + content).flatMap { view in words.map { "mask:\(view.id).\($0)" } })
  }
}
