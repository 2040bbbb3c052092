internal import AutoLayout
package import Foundation
public import HeadlessUIKit
internal import LayoutProof
internal import LayoutScene
internal import TextMetrics
internal import ViewAnalysis

// Rectangles are examined by `LayoutProof`, which proofs and the linter share. Here its findings become
// those of a screen: of one cause one, and without what the system lays out.
extension LaidOutScreen {
  /// The problem with the rectangle of an element.
  func present(_ kind: RangeProof.Kind, of element: ScreenElement) -> [PresentFinding] {
    presentByElement[element.id]?.filter { $0.kind == kind } ?? []
  }

  // MARK: Texts

  /// The parts of a view's text that do not fit; empty for a view without text.
  public func clippedTexts(of view: UIView) -> [ScreenFinding] {
    elements.first { $0.view === view }.map { clipped($0) } ?? []
  }

  /// The parts of a text that do not fit.
  func clipped(_ element: ScreenElement, as rule: ScreenRule = .clipped) -> [ScreenFinding] {
    let found = present(.clipped, of: element).first.map { words(for: $0, element) }
    guard let reason = found ?? cutTitle(of: element) else { return [] }
    return [
      ScreenFinding(
        rule, [element.named], claim: "\(element.name) is clipped",
        reason: reason + estimate(of: element), detail: "text")
    ]
  }

  /// Whether a clipped text lacks only height that its letters leave empty, as a line of capitals does below its baseline,
  /// within the accuracy of measuring.
  func lacksOnlyEmptySpace(_ element: ScreenElement) -> Bool {
    let found = present(.clipped, of: element)
    guard let label = element.label, let text = label.text, let font = label.font,
      !found.isEmpty
    else { return false }
    return found.allSatisfy { finding in
      guard finding.detail == "height", let needed = finding.needed else { return false }
      let line = min(needed, Double(font.lineHeight))
      return finding.amount - LayoutTolerance.spaceBelow(text, line)
        <= LayoutTolerance.measuring(needed)
    }
  }

  /// Says that the width of a text is that of another font, because those of its own are not known.
  private func estimate(of element: ScreenElement) -> String {
    guard let label = element.label, let font = label.font,
      label.layoutEnvironment.fonts.face(named: font.fontName) == nil,
      SystemTextMeasurer().width(of: "a", in: font.textFont).estimates.contains(.substitutedFont)
    else { return "" }
    return ", estimated: the widths of \(font.fontName) are not known"
  }

  private func words(for finding: PresentFinding, _ element: ScreenElement) -> String {
    guard let needed = finding.needed else {
      let count = element.label?.numberOfLines ?? 0
      let width = stage.engine.alignmentRect(of: element.view.engineItem).width
      return "its text needs more than \(count) lines at \(width.inPoints) points"
    }
    let word = finding.detail == "width" ? "wide" : "high"
    return "\((needed - finding.amount).inPoints) \(word), its text needs \(needed.inPoints)"
  }

  /// The clipped part of a title that wraps or lies beside an image: how much space a button has for it depends
  /// on where the button places it.
  private func cutTitle(of element: ScreenElement) -> String? {
    guard let button = element.view as? UIButton, let label = button.titleLabel,
      let need = label.textNeed(at: label.bounds.width)
    else { return nil }
    let shown = label.frame.intersection(button.bounds)
    let box = shown.isNull ? .zero : shown.size
    if need.hasTooManyLines {
      return "its text needs more than \(label.numberOfLines) lines at \(box.width.inPoints) points"
    }
    for (word, has, needs) in [
      ("wide", box.width, CGFloat(need.width)), ("high", box.height, CGFloat(need.height)),
    ] where needs - has > Self.rounding {
      return "\(has.inPoints) \(word), its text needs \(needs.inPoints)"
    }
    return nil
  }

  func collapsed(_ element: ScreenElement) -> [ScreenFinding] {
    let words = present(.collapsed, of: element).map(\.detail).joined(separator: " and ")
    guard !words.isEmpty else { return [] }
    return [
      ScreenFinding(
        .collapsed, [element.named], claim: "\(element.name) has no \(words)",
        reason: element.frame.inPoints, detail: words)
    ]
  }

  // MARK: Places

  func outsideSafeArea(_ element: ScreenElement) -> [ScreenFinding] {
    guard element.role == .text || element.role == .control, !element.isInBar,
      // The root fills the window.
      element.scrollView == nil, element.view !== root
    else { return [] }
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    let shown = element.contentFrame
    guard !shown.isNull, shown.width > Self.rounding, shown.height > Self.rounding else {
      return []
    }
    let beyond = shown.edgesBeyond(safe).filter { $0.distance > Self.rounding }
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

  func overlaps() -> [ScreenFinding] {
    presentFindings.compactMap { found in
      guard found.kind == .overlap, let one = element(withID: found.subjects[0]),
        let two = element(withID: found.subjects[1]), !one.isInBar, !two.isInBar,
        !isCovered(one, by: two)
      else { return nil }
      let common = inWindow(found.shown[0], of: one).intersection(inWindow(found.shown[1], of: two))
      return ScreenFinding(
        .overlap, [two.named, one.named], claim: "\(one.name) and \(two.name) overlap",
        reason: "by \(common.width.inPoints) × \(common.height.inPoints) at "
          + "(\(common.minX.inPoints), \(common.minY.inPoints))")
    }
  }

  /// A rectangle in the coordinates of an element's superview, in those of the window.
  private func inWindow(_ rect: LayoutRect, of element: ScreenElement) -> CGRect {
    let rect = CGRect(rect)
    return element.view.superview?.convert(rect, to: nil) ?? rect
  }

  /// Whether an opaque superview of the upper view hides the lower one, as a sheet does.
  private func isCovered(_ lower: ScreenElement, by upper: ScreenElement) -> Bool {
    upper.view.lineage.dropFirst().prefix { !lower.view.isDescendant(of: $0) }.contains { view in
      view is UIVisualEffectView || view.backgroundColor.map { $0.rgba.alpha > 0.99 } ?? false
    }
  }

  /// The distance below which frames of views count as equal: they are rounded to pixels at both edges.
  nonisolated static var rounding: CGFloat { 0.51 }
}

extension CGRect {
  /// The distances by which the edges lie beyond those of another rectangle; negative inside it.
  package func edgesBeyond(_ outer: CGRect) -> [(edge: String, distance: CGFloat)] {
    [
      ("left", outer.minX - minX), ("right", maxX - outer.maxX), ("top", outer.minY - minY),
      ("bottom", maxY - outer.maxY),
    ]
  }

  /// The rectangle as text: `(16, 100, 343 × 20.5)`.
  package var inPoints: String {
    isNull
      ? "nowhere" : "(\(minX.inPoints), \(minY.inPoints), \(width.inPoints) × \(height.inPoints))"
  }
}
