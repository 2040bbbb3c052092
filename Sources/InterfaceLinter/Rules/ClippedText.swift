internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof

/// Reports text that does not fit its view.
struct ClippedText: LintRule {
  let page = RulePage(
    "clipped-text", .appearance, .warning,
    "Text does not fit its view",
    why: """
      Part of the text is cut off or replaced by an ellipsis. With a larger text size or in a longer \
      language, more of it is missing.
      Not reported are blanks, texts that shrink to fit, that are deliberately limited to two or more lines, or \
      whose font cannot be measured, and differences within the accuracy of measuring. On the document's canvas, \
      the text of a label with an outlet is a note, because code can replace it.
      """,
    mend: """
      Make space for the text: remove a fixed size, increase compression resistance, allow more lines, \
      or let the font shrink.
      """,
    example: """
      <label text="Forgot your password?" lineBreakMode="tailTruncation" id="title">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <constraints>
          <constraint firstAttribute="width" constant="90" id="width"/>
        </constraints>
      </label>
      """,
    corrected: """
      <label text="Forgot your password?" lineBreakMode="tailTruncation" numberOfLines="0" id="title">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <constraints>
          <constraint firstAttribute="width" relation="lessThanOrEqual" constant="90" id="width"/>
        </constraints>
      </label>
      """)

  var leftToCode: Set<CodeShare> { [.texts, .frames] }

  var isAboutSpace: Bool { true }

  func findings(in scene: DocumentScene) -> [LintFinding] {
    let builtIn = scene.builtInLabels
    var clipped: [String: [String: PresentFinding]] = [:]
    for found in scene.present where found.kind == .clipped {
      clipped[found.subjects[0], default: [:]][found.detail] = found
    }
    return scene.views.compactMap { view in
      guard let found = clipped[view.id], let sample = TextSample(view), sample.isMeasurable,
        !sample.isPlaceholder,
        !scene.isInvisible(view.id), !builtIn.contains(view.id),
        !scene.conflictingViews.contains(view.id), !scene.isOpen(view),
        let size = scene.staged.views[view.id].map({ $0.alignmentRect(forFrame: $0.frame).size }),
        // What has no space at all is another rule's, and a label as thin as a line is drawn as one.
        Double(size.width) > Self.thickestLine, Double(size.height) > Self.thickestLine
      else { return nil }
      if hasRealWidth(view, in: scene), let found = found["width"], let needed = found.needed,
        missing(found, saved: view.frame?.width, scene)
          > (sample.isIdeographic ? 0.15 * needed : LayoutTolerance.measuring(needed))
      {
        return finding(view, "width", needed, Double(size.width), in: scene)
      }
      // A cell becomes as high as it needs, whatever the canvas shows.
      let isFixed = scene.constraints(of: view.id).contains {
        $0.isRequired && $0.fixesLength(.height, of: view.id)
      }
      guard scene.hasRealSize || isFixed, let found = found["height"], let needed = found.needed,
        missing(found, saved: view.frame?.height, scene)
          - LayoutTolerance.spaceBelow(sample.string, needed) > LayoutTolerance.measuring(needed)
      else { return nil }
      return finding(view, "height", needed, Double(size.height), in: scene)
    }
  }

  /// Returns whether the width of a view is not that of a component that is narrower than any screen, which has another
  /// one where it is used.
  @MainActor
  private func hasRealWidth(_ view: ViewElement, in scene: DocumentScene) -> Bool {
    guard !scene.hasRealSize, !Island.Kind.isCell(scene.island.kind),
      let width = scene.island.root.frame?.width, width < Self.narrowestScreen
    else { return true }
    return ([view.id] + scene.superviews(of: view.id)).contains { id in
      scene.constraints(of: id).contains { $0.isRequired && $0.fixesLength(.width, of: id) }
    }
  }

  /// The greatest thickness of a separator, in points: two pixels of a display without Retina resolution.
  private static let thickestLine = 2.0

  /// The width of the narrowest screen.
  private static let narrowestScreen = 320.0

  /// Returns the finding of a text that needs more than it has: a note of a label to which code can give another text
  /// than the canvas shows.
  @MainActor
  private func finding(
    _ view: ViewElement, _ length: String, _ needed: Double, _ given: Double,
    in scene: DocumentScene
  ) -> LintFinding {
    let isReplaced =
      scene.isAsSaved && view.kind == .label && scene.facts.isOutlet(view.id)
    return finding(
      "Text of \"\(view.outlineName)\" needs a \(length) of \(needed.short), and has \(given.short)"
        + (isReplaced ? ", unless code sets another one." : "."), view, detail: length,
      severity: isReplaced ? .note : nil)
  }

  /// Returns what is missing in the frame that Interface Builder saved.
  ///
  /// If the text fits in the saved frame, the difference is an error of measuring or solving.
  @MainActor
  private func missing(
    _ found: PresentFinding, saved: Double?, _ scene: DocumentScene
  ) -> Double {
    guard scene.isAsSaved, let saved, let needed = found.needed else {
      return found.amount
    }
    return min(found.amount, needed - saved)
  }
}
