internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Finds out why the linter reports nothing of views that an edit moves from their saved frames.
@MainActor
struct SilenceReason {
  private let island: Island
  private let staged: StagedInterface
  /// The same island with the saved sizes of texts and controls.
  private let saved: StagedInterface
  private let ambiguous: Set<String>
  private let conflicting: Set<ObjectIdentifier>
  private let parents: [String: ViewElement]

  init(_ document: InterfaceDocument, _ island: Island, _ staged: StagedInterface) {
    self.island = island
    self.staged = staged
    var stage = InterfaceStage(document, leafSizes: .saved)
    stage.contentYields = true
    saved = stage.present(island)
    ambiguous = Set(saved.ambiguousAttributes.keys).union(staged.ambiguousAttributes.keys)
    conflicting = staged.conflictingItems
    var parents: [String: ViewElement] = [:]
    for view in island.views {
      for member in view.islandMembers { parents[member.id] = view }
    }
    self.parents = parents
  }

  func reason(for wrong: [ViewElement]) -> EditTrial.Reason {
    let reasons = Set(wrong.map(reason))
    if reasons.contains(.unexplained) { return .unexplained }
    // Views that are right by their saved sizes need no other reason.
    let others = reasons.subtracting([.savedSizes])
    return others.isEmpty ? .savedSizes : others.count == 1 ? others.first ?? .several : .several
  }

  private func reason(for view: ViewElement) -> EditTrial.Reason {
    guard let placed = staged.views[view.id], view.isWrong(in: saved) else { return .savedSizes }
    if ambiguous.contains(view.id) { return .ambiguous }
    if conflicting.contains(ObjectIdentifier(placed.engineItem)) || !staged.conflicts.isEmpty {
      return .conflict
    }
    var step: ViewElement? = view
    var (isContent, isInUnsized) = (false, false)
    while let one = step {
      if one.isMisplaced { return .flagged }
      step = parents[one.id]
      isContent = isContent || step?.kind == .scrollView
      isInUnsized = isInUnsized || step.map { $0.frame == nil } == true
    }
    if parents[view.id]?.islandMembers.contains(where: \.isMisplaced) == true { return .flagged }
    if view.kind == .stackView, view.subviews.isEmpty { return .emptyStack }
    if placed.translatesAutoresizingMaskIntoConstraints { return .masks }
    if let frame = view.frame, placed.frame.distance(to: CGRect(frame)) < 1.25 { return .rounding }
    return isContent ? .scrollContent : isInUnsized ? .unsized : .unexplained
  }
}

extension ViewElement {
  /// Whether the saved frame differs from that after layout by more than rounding.
  @MainActor
  func isWrong(in staged: StagedInterface) -> Bool {
    guard let frame, let solved = staged.views[id]?.frame else { return false }
    return solved.distance(to: CGRect(frame)) > 0.75
  }
}

extension CGRect {
  /// The greatest difference of one of the four numbers.
  func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height))
  }
}
