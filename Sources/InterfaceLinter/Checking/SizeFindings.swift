internal import AutoLayout
internal import DocumentAnalysis
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof

/// What a proof of a document's screens at every size finds, as findings.
@MainActor
enum SizeFindings {
  /// Proves the screens of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - markup: Its text, for the lines and markers.
  ///   - file: Its path, for findings.
  /// - Returns: A finding for each screen and kind of defect.
  static func result(
    of document: InterfaceDocument, _ markup: MarkupIndex, file: String
  ) -> LintResult {
    // What the console would say is the linter's to report.
    var environment = LayoutEnvironment.current
    environment.log = .silent()
    let reach = WindowRegime.current(for: document).reach.map(\.sizes)
    let found = LayoutEnvironment.with(environment) {
      document.islands.filter { $0.isScreen && $0.views.count > 1 }.flatMap { island in
        let proof = SceneRegionProof(
          of: island, in: document, widths: DocumentChecker.sizes, heights: DocumentChecker.sizes,
          findsRepairs: false)
        return findings(
          ResizeCertificate.Screen(
            proof, language: nil, file: file, rootID: island.root.id, reach: reach), island)
      }
    }
    let markers = MarkerIndex(markup)
    let kept = found.filter { !markers.disables($0.ruleID, at: $0.position) }
    var lines: [Int: String] = [:]
    for line in kept.map(\.position.line) where lines[line] == nil {
      lines[line] = markup.line(line)
    }
    var result = LintResult(file: file, findings: kept.sorted(), lines: lines)
    result.silenced = found.count - kept.count
    return result
  }

  /// Returns a finding for each kind of defect that a screen has at some sizes only, among them sizes that windows
  /// are known to have.
  ///
  /// What holds at every size also holds at the saved one, and other rules decide whether to report it.
  static func findings(_ screen: ResizeCertificate.Screen, _ island: Island) -> [LintFinding] {
    let broken = screen.findings.filter { !$0.isAlways && $0.isReachable }
    return RangeProof.Kind.allCases.compactMap { kind in
      let groups = ResizeCertificate.groups(broken.filter { $0.kind == kind })
      guard let group = groups.first, let page = RulePage.sizes.first else { return nil }
      let others = groups.count - 1
      let more = others > 0 ? "; \(others) more like it at some sizes" : ""
      var finding = LintFinding(
        rule: page.id, page.severity,
        "\"\(island.displayName)\" breaks when resized: \(group.first.places): \(group.text)\(more).",
        at: island.root.position, of: island.root.id,
        detail: detail(kind, groups.flatMap(\.findings)))
      finding.scene = LintFinding.Scene(name: island.displayName, rootID: island.root.id)
      return finding
    }
  }

  /// The kind and the views concerned: a view that breaks in addition makes the finding a new one.
  private static func detail(
    _ kind: RangeProof.Kind, _ findings: [ResizeCertificate.Finding]
  ) -> String {
    ([kind.rawValue] + Set(findings.flatMap(\.subjects)).sorted()).joined(separator: " ")
  }
}
