public import AutoLayout
public import Foundation
internal import HeadlessUIKit
public import InterfaceBuilder
public import InterfaceCanvas
public import LayoutDiagnosis
internal import TextMetrics

/// Under which conditions a scene is proven: one text size, or many; texts as they are, or longer.
public struct ProofConditions: Sendable, Hashable {
  /// One condition.
  struct Condition: Sendable, Hashable {
    var words = ""
    var textSize: ContentSizeCategory?
    var textFactor = 1.0
  }

  let all: [Condition]

  /// As the document is.
  public init() { all = [Condition()] }

  /// Every text size, or every tenth of the range of text lengths, or both one after the other.
  public init(textSizes: Bool, textLengths: ClosedRange<Double>? = nil) {
    var all: [Condition] = []
    if textSizes {
      all += ContentSizeCategory.allCases.map {
        Condition(words: "text size \($0.shortName)", textSize: $0)
      }
    }
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
  /// The end of Apple's name: `L`, `AccessibilityM`.
  fileprivate var shortName: String { String(rawValue.dropFirst("UICTContentSizeCategory".count)) }
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
  ///   - preferences: What the user of the device has set otherwise.
  @MainActor
  public init(
    of island: Island, in document: InterfaceDocument, along axis: NSLayoutConstraint.Axis,
    over range: ClosedRange<Double>, size: CGSize? = nil,
    under conditions: ProofConditions = ProofConditions(),
    preferences: InterfaceStage.Preferences = InterfaceStage.Preferences()
  ) {
    let own = island.root.frame.map { CGSize(width: $0.width, height: $0.height) }
    let fixed = size ?? own ?? CGSize(width: 375, height: 667)
    let across = max(1, Double(axis == .horizontal ? fixed.height : fixed.width))
    // What nobody asked for is no conflict of the app's: a cell has another height there.
    let imposed = size == nil && !island.hasSizeOfTheApp ? island.givenLengths(across: axis) : []
    var canvasConflicts: Set<[String]> = []
    let cases = conditions.all.map { condition in
      let lengthened =
        condition.textFactor == 1
        ? document
        : document.mappingText { Self.lengthened($0, by: condition.textFactor) }
      var present = preferences
      if let textSize = condition.textSize { present.textSize = textSize }
      let stage = ProofStage(
        lengthened, island: island.root.id, along: axis, across: across, preferences: present)
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
      cases: cases)
    self.canvasConflicts = canvasConflicts.count
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
