internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Reports text that does not fit its view.
struct ClippedText: LintRule {
  let page = RulePage(
    "clipped-text", .appearance, .warning,
    "Text does not fit its view",
    why: """
      Part of the text is cut off or replaced by an ellipsis. With a larger text size or in a longer \
      language, more of it is missing.
      Not reported are texts that shrink to fit, that are deliberately limited to two or more lines, or \
      whose font cannot be measured, and differences within the accuracy of measuring.
      """,
    mend: """
      Make space for the text: remove a fixed size, increase compression resistance, allow more lines, \
      or let the font shrink.
      """,
    example: """
      <label text="Forgot your password?" id="lbl-aa-001">
        <constraints><constraint firstAttribute="width" constant="90" id="wid-aa-001"/></constraints>
      </label>
      """)

  func findings(in scene: LintedScene) -> [LintFinding] {
    let builtIn = scene.builtInLabels
    return scene.views.compactMap { view in
      guard let sample = TextSample(view), sample.isMeasurable, !scene.isInvisible(view.id),
        !builtIn.contains(view.id),
        !scene.conflictingViews.contains(view.id), let placed = scene.staged.views[view.id],
        scene.ambiguities.open[view.id] == nil
      else { return nil }
      return finding(view, sample, placed, in: scene)
    }
  }

  @MainActor
  private func finding(
    _ view: ViewElement, _ sample: TextSample, _ placed: UIView, in scene: LintedScene
  ) -> LintFinding? {
    let natural = placed.intrinsicContentSize
    let size = placed.alignmentRect(forFrame: placed.frame).size
    // Views without any space are reported by another rule.
    guard size.width >= 0.5, size.height >= 0.5 else { return nil }
    if !sample.wraps {
      // Measured widths can differ slightly from Apple's for each letter.
      let doubt = max(2, (sample.isIdeographic ? 0.15 : 0.03) * Double(natural.width))
      let missing = min(
        Double(natural.width - size.width),
        missing(Double(natural.width), view.frame?.width, scene))
      guard missing > doubt else {
        return heightFinding(view, natural: natural, size: size, in: scene)
      }
      if let scale = sample.minimumScale, Double(size.width) >= Double(natural.width) * scale {
        return nil
      }
      return finding(
        "Text of \"\(view.outlineName)\" needs a width of \(Double(natural.width).short), "
          + "and has \(Double(size.width).short).", view, detail: "width")
    }
    return heightFinding(view, natural: natural, size: size, in: scene)
  }

  /// Returns what is missing in the frame that Interface Builder saved.
  ///
  /// If the text fits in the saved frame, the difference is an error of measuring or solving.
  @MainActor
  private func missing(_ natural: Double, _ saved: Double?, _ scene: LintedScene) -> Double {
    guard scene.configuration.isSaved, let saved else { return .infinity }
    return natural - saved
  }

  @MainActor
  private func heightFinding(
    _ view: ViewElement, natural: CGSize, size: CGSize, in scene: LintedScene
  ) -> LintFinding? {
    // A cell becomes as high as it needs to be, whatever its height on the canvas is.
    let isFixed = scene.constraints(of: view.id).contains {
      $0.isRequired && $0.fixesLength(.height, of: view.id)
    }
    guard scene.hasRealSize || isFixed else { return nil }
    // A button's title has insets that can be reduced.
    let natural =
      view.kind == .button
      ? CGSize(width: natural.width, height: max(0, natural.height - 14)) : natural
    // Half a line of the usual size; less than that is the space above and below letters.
    let missing = min(
      Double(natural.height - size.height),
      missing(Double(natural.height), view.frame?.height, scene))
    guard missing > max(4, Double(natural.height) * 0.25) else { return nil }
    return finding(
      "Text of \"\(view.outlineName)\" needs a height of \(Double(natural.height).short), "
        + "and has \(Double(size.height).short).", view, detail: "height")
  }
}
