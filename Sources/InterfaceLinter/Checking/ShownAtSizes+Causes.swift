internal import ConflictAnalysis
internal import DocumentAnalysis
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutGeometry
internal import LayoutProof

// Findings of a proof that are no alarms by their cause: what the document saved, and what code changes.

extension ShownAtSizes {
  /// Returns whether Interface Builder, which lays out as UIKit does, saved frames without the finding, although it
  /// holds at the saved size: then the difference is one of our layout.
  static func contradicts(
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
  static func isMeantAsShown(_ kind: RangeProof.Kind) -> Bool {
    kind == .overlap || kind == .outside || kind == .clipped
  }

  /// Returns whether an outlet lets code remove the cause: change a constraint that is in conflict, or add the one that a
  /// scrolling view lacks, such as to the keyboard, where Interface Builder does not flag it.
  func isLeftToCode(
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
  func restsOnReplacedConstant(
    _ finding: RegionProof.Finding, _ facts: DocumentFacts, _ saved: [String: ConstraintElement]
  ) -> Bool {
    finding.constraints.compactMap { saved[$0.id] }.contains { isReplaced($0, facts) }
  }

  func isReplaced(_ constraint: ConstraintElement, _ facts: DocumentFacts) -> Bool {
    constraint.customClass != nil
      || facts.outlets(to: constraint.id).contains { code.replaces(constraint.constant, of: $0) }
  }

  /// Returns whether a finding depends on a frame or an intrinsic size that code gives a view.
  func restsOnCode(_ finding: RegionProof.Finding) -> Bool {
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
  static func isCollapsedOnPurpose(
    _ finding: RegionProof.Finding, _ constraints: [String: ConstraintElement]
  ) -> Bool {
    guard finding.kind == .collapsed, let length = finding.details.first else { return false }
    let attribute: LayoutAttribute = length == "width" ? .width : .height
    return finding.constraints.compactMap { constraints[$0.id] }.contains {
      $0.secondItem == nil && $0.constant == 0 && $0.relation != .greaterThanOrEqual
        && $0.firstAttribute == attribute
    }
  }

  /// Returns the ids of views that are hidden with no outlet or tag by which code shows them, and of those in them.
  static func alwaysHidden(in island: Island, _ facts: DocumentFacts) -> Set<String> {
    var found: Set<String> = []
    func visit(_ view: ViewElement, _ isInside: Bool) {
      let isHidden =
        isInside
        || view.isHidden && !facts.isOutlet(view.id)
          && !view.otherAttributes.contains { $0.name == "tag" }
      if isHidden { found.insert(view.id) }
      for subview in view.subviews { visit(subview, isHidden) }
    }
    visit(island.root, false)
    return found
  }

  /// Returns whether a constraint of a conflict, or a size of a content in it, is of one of some views: without the view,
  /// the others can be satisfied.
  static func isOfViews(
    _ ids: Set<String>, _ conflict: RegionProof.Finding, _ items: [String: [String]]
  ) -> Bool {
    !ids.isEmpty
      && conflict.constraints.contains { constraint in
        let content = constraint.id.split(separator: ":").last?.split(separator: ".").first
        return items[constraint.id]?.contains(where: ids.contains) == true
          || constraint.id.hasPrefix("content:")
            && content.map { ids.contains(String($0)) } == true
      }
  }

  private static func scrolls(_ kind: ViewKind) -> Bool {
    switch kind {
    case .tableView, .collectionView, .scrollView, .textView, .wkWebView: true
    default: false
    }
  }
}
