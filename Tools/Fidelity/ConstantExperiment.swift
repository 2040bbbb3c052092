internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter

/// Changes one constant of a document at a time: frames must follow, and the linter must report it.
///
/// Of each document one constraint to a safe area, one to a margin and one other is changed, each by
/// 1, 8 and 32 points. An edit is visible if the edited constraint holds before and a saved frame
/// is now wrong by more than rounding, or if it brings a conflict of required constraints.
@MainActor
package struct ConstantExperiment {
  private let bytes: [UInt8]
  private let file: String
  private let document: InterfaceDocument
  private let markup: MarkupIndex
  private let linter: Linter

  /// By how many points constants are changed.
  package static let deltas = [1.0, 8, 32]

  /// Prepares a document.
  ///
  /// - Throws: ``InterfaceDocumentError`` where the bytes are no document for UIKit.
  package init(_ bytes: [UInt8], file: String) throws {
    self.bytes = bytes
    self.file = file
    document = try InterfaceDocument(parsing: bytes)
    markup = MarkupIndex(bytes)
    linter = Linter()
  }

  /// Makes every edit and returns what became of each.
  ///
  /// - Complexity: Two layouts and a judgement of the document for each edit.
  package func trials() throws -> [EditTrial] {
    let stage = InterfaceStage(document)
    let before = try reports(bytes)
    var candidates: [EditTrial.Target: [(Island, ConstraintElement)]] = [:]
    for island in stage.document.islands {
      for holder in island.views {
        for constraint in holder.constraints where isEditable(constraint) {
          candidates[target(of: constraint, in: island), default: []].append((island, constraint))
        }
      }
    }
    var trials: [EditTrial] = []
    for target in EditTrial.Target.allCases {
      guard let found = candidates[target], !found.isEmpty else { continue }
      let (island, constraint) = found[Self.index(of: file + target.rawValue, below: found.count)]
      for delta in Self.deltas {
        if let trial = try trial(constraint, in: island, target, delta, stage, before) {
          trials.append(trial)
        }
      }
    }
    return trials
  }

  private func isEditable(_ constraint: ConstraintElement) -> Bool {
    constraint.relation == .equal && !constraint.isPlaceholder && constraint.variations.isEmpty
      && markup.element(at: constraint.position) != nil
  }

  private func target(of constraint: ConstraintElement, in island: Island) -> EditTrial.Target {
    let guides = Set(
      island.views.flatMap(\.guides).filter { $0.kind == .safeArea }.map(\.id)
        + [island.viewController?.topLayoutGuide, island.viewController?.bottomLayoutGuide]
        .compactMap { $0 })
    if [constraint.firstItem, constraint.secondItem].contains(where: {
      $0.map(guides.contains) ?? false
    }) {
      return .safeArea
    }
    let words = [constraint.firstAttribute.name, constraint.secondAttribute?.name ?? ""]
    return words.contains { $0.hasSuffix("Margin") || $0.hasSuffix("Margins") } ? .margin : .other
  }

  /// A number that depends on nothing but a text.
  private static func index(of text: String, below count: Int) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return Int(hash % UInt64(count))
  }

  private func reports(_ bytes: [UInt8]) throws -> [String: Int] {
    let found = try linter.lint(bytes, file: file).findings
    // The message has the numbers: a frame that is to be elsewhere now is a new finding.
    return Dictionary(
      found.map { ("\($0.ruleID) \($0.objectID ?? "") \($0.message)", 1) }, uniquingKeysWith: +)
  }

  private func trial(
    _ constraint: ConstraintElement, in island: Island, _ target: EditTrial.Target, _ delta: Double,
    _ stage: InterfaceStage, _ before: [String: Int]
  ) throws -> EditTrial? {
    guard let element = markup.element(at: constraint.position) else { return nil }
    let value = Repairer.number(constraint.constant + delta)
    var repairer = Repairer(markup)
    let edits =
      element["constant"].map { [DocumentEdit($0.valueRange, value.utf8, in: markup)] }
      ?? repairer.edits(
        for: .setAttributes(at: constraint.position, [.init("constant", value)]))
    let edited = DocumentEdit.apply(edits, to: bytes)
    let old = stage.present(island)
    let isSound = FrameComparison.placements(in: old).allSatisfy(\.agrees)
    let oldPicture = Picture(of: old)
    // A symbolic constant without a number is a standard distance, which an edit ends.
    guard let installed = old.constraints[constraint.id], oldPicture.holds(installed) else {
      return nil
    }
    let newStage = InterfaceStage(try InterfaceDocument(parsing: edited))
    guard let newIsland = newStage.document.island(rootedAt: island.root.id) else { return nil }
    let new = newStage.present(newIsland)
    let newPicture = Picture(of: new)
    func outcome() throws -> (EditTrial.Outcome, EditTrial.Reason?) {
      func isReported() throws -> Bool {
        try reports(edited).contains { before[$0.key] == nil }
      }
      if new.conflicts.count > old.conflicts.count {
        return try isReported() ? (.followed, nil) : (.silent, .unexplained)
      }
      guard let changed = new.constraints[constraint.id], newPicture.holds(changed) else {
        return (.invisible, nil)
      }
      guard newPicture.guides == oldPicture.guides else { return (.unmoved, nil) }
      // What moves by less than rounding does not show.
      let moved = newPicture.frames.filter { id, frame in
        oldPicture.frames[id].map { $0.distance(to: frame) > 0.6 } ?? true
      }
      if moved.isEmpty { return (.invisible, nil) }
      let saved = newIsland.views.filter { $0.frame != nil && moved[$0.id] != nil }
      if saved.isEmpty { return (.unsaved, nil) }
      if try isReported() { return (.followed, nil) }
      let wrong = saved.filter { $0.isWrong(in: new) }
      if wrong.isEmpty { return (.agreed, nil) }
      return (.silent, SilenceReason(newStage.document, newIsland, new).reason(for: wrong))
    }
    let (result, reason) = try outcome()
    return EditTrial(
      file: file, object: constraint.id, target: target, delta: delta, outcome: result,
      reason: reason, isSound: isSound)
  }

  /// The frames of an island's views, and the insets of its root.
  @MainActor
  private struct Picture {
    var frames: [String: CGRect] = [:]
    var guides: [CGFloat] = []

    init(of staged: StagedInterface) {
      frames = staged.views.filter { id, view in
        !staged.isLeftOut(view)
      }.mapValues { $0.frame }
      let safe = staged.root.safeAreaInsets
      let margins = staged.root.layoutMargins
      guides = [
        safe.top, safe.left, safe.bottom, safe.right, margins.top, margins.left, margins.bottom,
        margins.right,
      ]
    }

    /// Whether a constraint is met, to the rounding of both its edges.
    func holds(_ constraint: NSLayoutConstraint) -> Bool {
      guard let first = Self.value(constraint.firstItem, constraint.firstAttribute) else {
        return true
      }
      guard constraint.secondItem != nil else { return abs(first - constraint.constant) < 0.9 }
      guard let second = Self.value(constraint.secondItem, constraint.secondAttribute) else {
        return true
      }
      // Positions multiplied count from the container, which only the engine knows.
      guard
        constraint.multiplier == 1 || constraint.firstAttribute == .width
          || constraint.firstAttribute == .height
      else { return true }
      return abs(first - constraint.multiplier * second - constraint.constant) < 0.9
    }

    private static func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute)
      -> CGFloat?
    {
      let rect: CGRect
      switch item {
      case is UIScrollView: return nil
      case let view as UIView:
        guard let superview = view.superview else { return nil }
        rect = superview.convert(view.alignmentRect(forFrame: view.frame), to: nil)
      case let guide as UILayoutGuide:
        guard let owner = guide.owningView, !(owner is UIScrollView) else { return nil }
        rect = owner.convert(guide.layoutFrame, to: nil)
      default: return nil
      }
      return switch attribute {
      case .left, .leading: rect.minX
      case .right, .trailing: rect.maxX
      case .top: rect.minY
      case .bottom: rect.maxY
      case .width: rect.width
      case .height: rect.height
      case .centerX: rect.midX
      case .centerY: rect.midY
      default: nil
      }
    }
  }
}

extension StagedInterface {
  /// Whether a stack view leaves a view out because it, or one around it, is hidden.
  fileprivate func isLeftOut(_ view: UIView) -> Bool {
    var step: UIView? = view
    while let one = step, one !== root {
      if one.isHidden, one.superview is UIStackView { return true }
      step = one.superview
    }
    return false
  }
}

extension Linter {
  /// A linter that is asked about frames and conflicts only.
  static var ofFrames: Linter {
    var settings = LintSettings()
    for page in RulePage.all
    where !["misplaced-view", "conflicting-constraints"].contains(page.id) {
      var off = LintSettings.Rule()
      off.isOn = false
      settings.rules[page.id] = off
    }
    return Linter(settings: settings)
  }
}
