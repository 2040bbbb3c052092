internal import AutoLayout
internal import Foundation
public import HeadlessUIKit
internal import LayoutDiagnosis
internal import ViewAnalysis

extension LaidOutScreen {
  /// What rules that need one layout find on the screen.
  ///
  /// Rules that compare layouts (``ScreenRule/dynamicType``, ``ScreenRule/unmirrored`` and those about
  /// large sizes and translations) find nothing here; ``ScreenAudit`` asks them.
  ///
  /// - Complexity: O(*n*) in the number of views, and O(*m*²) in the number of texts and controls.
  public func findings(_ rules: Set<ScreenRule> = ScreenRule.layout) -> [ScreenFinding] {
    var found: [ScreenFinding] = []
    if rules.contains(.conflict) { found += conflicts() }
    if rules.contains(.unsettled) { found += unsettled() }
    if rules.contains(.ambiguity) { found += ambiguities() }
    for place in elements.indices where elements[place].isVisible {
      if rules.contains(.clipped) { found += clipped(elements[place]) }
      if rules.contains(.collapsed) { found += collapsed(elements[place]) }
      if rules.contains(.outside) { found += outside(elements[place]) }
      if rules.contains(.safeArea) { found += outsideSafeArea(elements[place]) }
      if rules.contains(.hitArea) { found += smallHitArea(elements[place]) }
      if rules.contains(.missingLabel) { found += missingLabel(elements[place]) }
    }
    if rules.contains(.overlap) { found += overlaps() }
    if rules.contains(.contrast) { found += lowContrast() }
    return found
  }

  /// The distance below which nothing is reported: what rounding to pixels may add at both edges.
  static var slack: CGFloat { 0.51 }

  // MARK: Constraints

  private func conflicts() -> [ScreenFinding] {
    let conflicts = scene.engine.conflicts
    guard !conflicts.isEmpty else { return [] }
    return conflicts.map { conflict in
      let members = conflict.members.map { scene.constraint(for: $0) }
      let broken = scene.constraint(for: conflict.broken)
      return ScreenFinding(
        .conflict, [],
        claim: "\(members.count) required constraints cannot be satisfied together",
        reason: "broken: \(broken.text)", detail: members.map(\.id).sorted().joined(separator: " "),
        constraints: members.map(\.text))
    }
  }

  /// All minimal sets of required constraints that cannot hold together, with what repairs them.
  ///
  /// - Returns: The report that `purlin explain` prints; empty where there is no conflict.
  /// - Complexity: Up to 400 solves of the screen's constraints.
  public func conflictReport() -> String {
    guard !scene.engine.conflicts.isEmpty else { return "" }
    let system = ConstraintSystem(of: scene)
    let found = system.search()
    return ConflictProse(system).text(found.conflicts, isComplete: found.isComplete)
  }

  private func unsettled() -> [ScreenFinding] {
    scene.engine.findings.filter { $0.kind.isError }.map { finding in
      let items = finding.items.compactMap { item in elements.first { $0.view === item.owner } }
      let text = finding.text(
        constraint: { self.scene.constraint(for: $0).text },
        item: { item in items.first { $0.view === item.owner }?.name ?? "a view" })
      return ScreenFinding(.unsettled, items.map(\.named), claim: text, detail: finding.kind.id)
    }
  }

  private func ambiguities() -> [ScreenFinding] {
    let engine = scene.engine
    return elements.compactMap { element in
      guard element.isVisible else { return nil }
      let open = engine.ambiguousAttributes(of: element.view.engineItem).map { attribute in
        switch attribute {
        case .left: "x"
        case .top: "y"
        case .width: "width"
        default: "height"
        }
      }
      guard !open.isEmpty else { return nil }
      let words = open.joined(separator: " and ")
      return ScreenFinding(
        .ambiguity, severity: .warning, [element.named],
        claim: "constraints leave the \(words) of \(element.name) open", detail: words)
    }
  }

  // MARK: Texts

  /// The parts of a view's text that do not fit; empty for a view without text.
  public func clippedTexts(of view: UIView) -> [ScreenFinding] {
    elements.first { $0.view === view }.map { clipped($0) } ?? []
  }

  /// The parts of a text that do not fit.
  func clipped(_ element: ScreenElement, as rule: ScreenRule = .clipped) -> [ScreenFinding] {
    guard let label = element.label, !(label.text ?? "").isEmpty else { return [] }
    let need: ContentNeed?
    let box: CGSize
    if label === element.view {
      need = element.need
      box = scene.engine.alignmentRect(of: element.view.engineItem).size
    } else {
      // What shows of a button's title is what lies in the button.
      need = label.textNeed(at: label.bounds.width)
      let shown = label.frame.intersection(element.view.bounds)
      box = shown.isNull ? .zero : shown.size
    }
    guard let need else { return [] }
    if need.hasTooManyLines {
      return [
        ScreenFinding(
          rule, [element.named], claim: "\(element.name) is clipped",
          reason: "its text needs more than \(label.numberOfLines) lines at \(box.width.inPoints) "
            + "points", detail: "text")
      ]
    }
    for (word, has, needs) in [
      ("wide", box.width, CGFloat(need.width)), ("high", box.height, CGFloat(need.height)),
    ] where needs - has > Self.slack {
      return [
        ScreenFinding(
          rule, [element.named], claim: "\(element.name) is clipped",
          reason: "\(has.inPoints) \(word), its text needs \(needs.inPoints)", detail: "text")
      ]
    }
    return []
  }

  private func collapsed(_ element: ScreenElement) -> [ScreenFinding] {
    guard element.role != .container, element.role != .text || element.need != nil else {
      return []
    }
    let size = element.frame.size
    let flat = [("width", size.width), ("height", size.height)].filter { $0.1 <= Self.slack }
    guard !flat.isEmpty else { return [] }
    let words = flat.map(\.0).joined(separator: " and ")
    return [
      ScreenFinding(
        .collapsed, [element.named], claim: "\(element.name) has no \(words)",
        reason: element.frame.inPoints, detail: words)
    ]
  }

  // MARK: Places

  private func outside(_ element: ScreenElement) -> [ScreenFinding] {
    guard let place = element.parent, element.frame.width > Self.slack,
      element.frame.height > Self.slack, !element.isInBar
    else { return [] }
    let parent = elements[place]
    guard !(parent.view is UIScrollView) else { return [] }
    let inner = element.view.alignmentRect(forFrame: element.view.frame)
    let beyond = inner.edgesBeyond(parent.view.bounds)
    guard !beyond.isEmpty else { return [] }
    let words = beyond.map { "\($0.distance.inPoints) at the \($0.edge)" }
    return [
      ScreenFinding(
        .outside, [element.named, parent.named],
        claim: "\(element.name) reaches beyond \(parent.name)",
        reason: words.joined(separator: ", "), detail: "edges")
    ]
  }

  private func outsideSafeArea(_ element: ScreenElement) -> [ScreenFinding] {
    guard element.role == .text || element.role == .control, !element.isInBar,
      element.scrollView == nil
    else { return [] }
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    let shown = element.contentFrame
    guard !shown.isNull, shown.width > Self.slack, shown.height > Self.slack else { return [] }
    let beyond = shown.edgesBeyond(safe)
    guard !beyond.isEmpty else { return [] }
    let words = beyond.map { "\($0.distance.inPoints) at the \($0.edge)" }
    return [
      ScreenFinding(
        .safeArea, severity: .warning, [element.named],
        claim: "\(element.name) reaches beyond the safe area",
        reason: words.joined(separator: ", "),
        detail: "edges")
    ]
  }

  private func overlaps() -> [ScreenFinding] {
    let shown = elements.indices.filter {
      let element = elements[$0]
      return element.isVisible && (element.role == .text || element.role == .control)
        && !element.isInBar
    }
    let frames = elements.map { $0.role == .text ? $0.contentFrame : $0.frame }
    let scrolls = elements.map(\.scrollView)
    var found: [ScreenFinding] = []
    for (position, upper) in shown.enumerated() {
      for lower in shown[..<position] {
        let (one, two) = (elements[lower], elements[upper])
        let common = frames[lower].intersection(frames[upper])
        guard !common.isNull, common.width > Self.slack, common.height > Self.slack,
          scrolls[lower] === scrolls[upper], !two.view.isDescendant(of: one.view),
          !isCovered(one, by: two)
        else { continue }
        // A text on a control, or a small control in a large one, is how custom controls are made.
        if one.role == .control || two.role == .control {
          let (a, b) = (frames[lower], frames[upper])
          if a.insetBy(dx: -1, dy: -1).contains(b) || b.insetBy(dx: -1, dy: -1).contains(a) {
            continue
          }
        }
        found.append(
          ScreenFinding(
            .overlap, [two.named, one.named], claim: "\(one.name) and \(two.name) overlap",
            reason: "by \(common.width.inPoints) × \(common.height.inPoints) at "
              + "(\(common.minX.inPoints), \(common.minY.inPoints))"))
      }
    }
    return found
  }

  /// Whether something opaque around the upper view hides the lower one, as a sheet does.
  private func isCovered(_ lower: ScreenElement, by upper: ScreenElement) -> Bool {
    var next = upper.view.superview
    while let view = next, !lower.view.isDescendant(of: view) {
      if let color = view.backgroundColor, color.rgba.alpha > 0.99 { return true }
      if view is UIVisualEffectView { return true }
      next = view.superview
    }
    return false
  }
}

extension LayoutRect {
  var size: CGSize { CGSize(width: width, height: height) }
}

extension CGRect {
  /// The edges at which the rectangle reaches beyond another, and how far.
  func edgesBeyond(_ outer: CGRect) -> [(edge: String, distance: CGFloat)] {
    [
      ("left", outer.minX - minX), ("right", maxX - outer.maxX), ("top", outer.minY - minY),
      ("bottom", maxY - outer.maxY),
    ].filter { $0.1 > LaidOutScreen.slackOfEdges }
  }

  /// The rectangle as people write it: `(16, 100, 343 × 20.5)`.
  package var inPoints: String {
    isNull
      ? "nowhere" : "(\(minX.inPoints), \(minY.inPoints), \(width.inPoints) × \(height.inPoints))"
  }
}

extension LaidOutScreen {
  nonisolated static var slackOfEdges: CGFloat { 0.51 }
}
