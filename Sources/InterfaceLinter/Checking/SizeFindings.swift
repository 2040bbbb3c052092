internal import AutoLayout
internal import ConflictAnalysis
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
  ///   - list: The assertions about its scenes.
  ///   - windows: What its app declares about its windows.
  ///   - explained: The ids of constraints of which it is reported already that they hold at one size only.
  /// - Returns: A finding for each screen and kind of defect, and for each assertion that does not hold.
  static func result(
    of document: InterfaceDocument, _ markup: MarkupIndex, file: String,
    asserting list: AssertionList = AssertionList(), windows: AppWindows = AppWindows(),
    explained: Set<String> = []
  ) -> LintResult {
    var outcomes: [(name: String, rootID: String, outcomes: [AssertionOutcome])] = []
    // What the console would say is the linter's to report.
    let regime = windows.regime(.current(for: document))
    let reach = windows.reach(of: regime)
    let stages = DocumentStages(document)
    let stage = stages.stage(.document)
    let shown = ShownAtSizes(
      [(stages, InterfaceStage.Preferences())], markup, regime: regime, code: windows.code)
    // What only windows have that an app made for screens does not expect is reported apart. Nobody resizes a launch
    // screen.
    let screens =
      document.isLaunchScreen || windows.isMadeForScreens(in: regime)
      ? windows.screens(in: regime) : nil
    shown.rowInsets = windows.code.isLoaded ? stage.rowInsets(of: windows) : [:]
    var unconstrained: [(screen: ResizeCertificate.Screen, island: Island)] = []
    var found = LayoutEnvironment.with({ $0.log = .silent() }) {
      document.islands.filter {
        windows.code.isLoaded && stage.fillsWindow($0, of: windows) && $0.views.count > 1
      }.flatMap {
        island in
        let proof = SceneRegionProof(
          of: island, in: stages, widths: DocumentChecker.sizes, heights: DocumentChecker.sizes,
          regime: regime, findsRepairs: false,
          asserting: list.assertions(about: island.displayName, rootID: island.root.id))
        var screen = ResizeCertificate.Screen(
          proof, language: nil, file: file, rootID: island.root.id, reach: reach,
          saved: island.designedSize, shown: shown.test(of: island),
          relates: ConflictRelations(in: island).relates,
          occurs: screens.map { shown.occurrences(of: island, at: $0) })
        for rotated in windows.rotatedRegimes(besides: regime, of: markup.bytes) {
          let shown = ShownAtSizes(
            [(stages, InterfaceStage.Preferences())], markup, regime: rotated, code: windows.code)
          screen.add(
            rotated, of: island, in: stages, under: ProofConditions(), InterfaceStage.Preferences(),
            shown, windows)
        }
        if document.isLaunchScreen { screen.leaveOutWhatNoDisplayHas() }
        outcomes.append((screen.name, screen.rootID, screen.assertions))
        if island.views.allSatisfy(\.constraints.isEmpty), !screen.alarms.isEmpty {
          unconstrained.append((screen, island))
          return assertions(screen, island)
        }
        return parts(screens != nil).flatMap { findings(screen, island, $0, explained) }
          + assertions(screen, island)
      }
    }
    found += LayoutEnvironment.with({ $0.log = .silent() }) {
      document.islands.flatMap { island -> [LintFinding] in
        guard
          let row = ResizeCertificate.Screen(
            row: island, in: stages, file: file, widths: DocumentChecker.sizes, reach: reach,
            regime: regime, shown: shown, at: screens)
        else { return [] }
        return parts(screens != nil).flatMap { findings(row, island, $0, explained) }
      }
    }
    for part in parts(screens != nil) {
      found += findings(
        unconstrained.filter { !$0.screen.alarms(where: part.includes).isEmpty }, part)
    }
    if let page = RulePage.size(RangeProof.Kind.assertion.ruleID) {
      let root = document.islands.first?.root
      found += (list.failures + list.failures(of: outcomes)).map { failure in
        let place =
          failure.line > 0
          ? "Line \(failure.line), column \(failure.column) of the assertions beside the document"
          : "--assert"
        let end = failure.message.hasSuffix("?") ? "" : "."
        return LintFinding(
          rule: page.id, page.severity, "\(place): \(failure.message)\(end)",
          at: root?.position ?? SourcePosition(line: 1, column: 1), of: root?.id,
          detail: failure.message)
      }
    }
    return LintResult(file: file, markedIn: markup, found)
  }

  /// Findings that are reported apart from others.
  private struct Part {
    /// Whether they occur on screens of devices as they come; nil for all findings.
    var isOnScreens: Bool?

    func includes(_ finding: ResizeCertificate.Finding) -> Bool {
      guard let isOnScreens else { return true }
      return finding.occurrences.contains { $0.kind == .device } == isOnScreens
    }

    /// Whether they occur only in windows that the app does not expect.
    var isOfOtherWindows: Bool { isOnScreens == false }

    /// What is said about where they occur.
    var remark: String {
      isOfOtherWindows
        ? " This is so only in windows that are dragged or split, or on iPhone Duo; on devices as they come, the screens "
          + "of the app have other sizes." : ""
    }
  }

  /// The findings on screens and those of other windows, or all.
  private static func parts(_ isDivided: Bool) -> [Part] {
    isDivided ? [Part(isOnScreens: true), Part(isOnScreens: false)] : [Part()]
  }

  /// Returns a finding for each kind of defect that a screen has at some sizes only, among them sizes that windows
  /// are known to have.
  private static func findings(
    _ screen: ResizeCertificate.Screen, _ island: Island, _ part: Part, _ explained: Set<String>
  ) -> [LintFinding] {
    guard let page = RulePage.sizes.first else { return [] }
    return screen.alarms(where: part.includes).filter { alarm in
      // A constraint that holds at one size only is reported itself.
      alarm.kind != .conflict
        || !alarm.groups.allSatisfy { group in
          group.constraints.contains { explained.contains($0.id) }
        }
    }.map { alarm in
      var finding = LintFinding(
        rule: page.id, part.isOfOtherWindows ? .note : page.severity,
        alarm.text(about: screen.name) + part.remark,
        at: island.root.position, of: island.root.id, detail: alarm.detail)
      finding.scene = LintFinding.Scene(name: island.displayName, rootID: island.root.id)
      return finding
    }
  }

  /// Returns the findings of screens whose views have frames and no constraints: from three on, they are one decision
  /// about the document, and one finding.
  private static func findings(
    _ screens: [(screen: ResizeCertificate.Screen, island: Island)], _ part: Part
  ) -> [LintFinding] {
    guard screens.count >= 3, let page = RulePage.sizes.first, let first = screens.first else {
      return screens.flatMap { findings($0.screen, $0.island, part, []) }
    }
    let named = screens.prefix(3).compactMap { screen, _ in
      screen.alarms(where: part.includes).first.map { "\"\(screen.name)\" \($0.places)" }
    }
    let others = screens.count > 3 ? " and \(screens.count - 3) more" : ""
    return [
      LintFinding(
        rule: page.id, part.isOfOtherWindows ? .note : page.severity,
        "\(screens.count) screens without constraints break when resized: "
          + named.joined(separator: ", ") + "\(others)." + part.remark,
        at: first.island.root.position, of: first.island.root.id,
        detail: (["unconstrained"] + screens.map(\.screen.rootID)).joined(separator: " "))
    ]
  }

  /// Returns a finding for each assertion that does not hold at sizes that windows are known to have.
  private static func assertions(
    _ screen: ResizeCertificate.Screen, _ island: Island
  ) -> [LintFinding] {
    guard let page = RulePage.size(RangeProof.Kind.assertion.ruleID) else { return [] }
    return screen.findings.filter { $0.kind == .assertion && $0.counts }.map { found in
      var element = island.root
      island.forEachView { if $0.id == found.subjects.first { element = $0 } }
      let example = found.example.map {
        "; for example at \($0.width.inPoints) × \($0.height.inPoints)"
      }
      var finding = LintFinding(
        rule: page.id, page.severity,
        "\"\(screen.name)\": \(found.places): \(found.text)\(example ?? "").",
        at: element.position, of: element.id,
        detail: ([found.detail] + found.subjects).joined(separator: " "))
      finding.scene = LintFinding.Scene(name: island.displayName, rootID: island.root.id)
      return finding
    }
  }
}
