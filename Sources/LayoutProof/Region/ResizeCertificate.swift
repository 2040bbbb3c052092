public import ConflictAnalysis
public import LayoutGeometry

/// The results for an app's screens at every size, as data with a summary.
public struct ResizeCertificate: Sendable, Hashable, Codable {
  /// The version of the format.
  public var version = 1
  /// The widths that were proven, in points.
  public var widths: ClosedRange<Double>
  /// The heights that were proven, in points.
  public var heights: ClosedRange<Double>
  /// The conditions for which each screen was proven: text sizes, lengths and directions; empty if
  /// there are none.
  package var conditions: [String]
  /// The languages for which screens were proven besides the document's own.
  public var languages: [String]
  /// The screens, in the order of their documents.
  public var screens: [Screen] = []
  /// The number of views that are not screens, because a superview gives them their size: cells, headers, components.
  package var partCount = 0
  /// Whether only what occurs on displays counts.
  package var devicesOnly = false
  /// Documents that could not be read or proven, with the reason.
  package var unread: [String: String] = [:]

  /// One screen.
  public struct Screen: Sendable, Hashable, Codable {
    /// The document's path as it was passed.
    public var file: String
    /// The screen's name.
    public var name: String
    /// The id of its outermost view.
    public var rootID: String
    /// What determines size classes, as text.
    public var regime: String
    /// The findings under any condition.
    public var findings: [Finding]
    /// The assertions, and the greatest share of the plane in which each applies under any condition.
    public var assertions: [AssertionOutcome]
    /// The greatest share of the plane that was only compared, under any condition.
    public var comparedShare: Double
    /// The greatest share that was not decided under any condition.
    public var undecidedShare: Double

    /// Where resizing makes any required constraints contradict each other, if several sets of them do; under the first
    /// of the conditions with such conflicts.
    package var conflictPlaces: String?

    /// Whether it is a row of a table view, which is proven at the widths that windows give the table.
    package var isRow = false

    /// What limits the sizes of the app's windows, as clauses, and declarations that do not.
    public var limits: [String] = []

    /// Whether there are no new findings at sizes that windows have, and all of the plane was decided.
    public var isFree: Bool {
      findings.allSatisfy { $0.isKnown || !$0.counts } && undecidedShare == 0
    }

    /// Whether there are no new findings at any size, and all of the plane was decided.
    public var isFreeEverywhere: Bool {
      findings.allSatisfy { $0.isKnown || !$0.isShown } && undecidedShare == 0
    }

    /// Identifies the screen among all screens of a run.
    public var key: String { "\(file)\n\(rootID)" }

    /// Combines the proofs of a screen.
    ///
    /// - Parameters:
    ///   - proof: The proofs, in the document's own language or another.
    ///   - language: The other language's code.
    ///   - file: The document's path.
    ///   - rootID: The id of the screen's outermost view.
    ///   - reach: The sizes that windows are known to have; nil if all sizes of the proof count.
    ///   - saved: The size for which the screen was saved; nil if it is not known.
    ///   - shown: Returns the first of some sizes at which a finding of the case with an index would be reported of
    ///     that size alone, and whether that is certain; nil if it would be at none. By default, all findings are
    ///     reported.
    ///   - relates: Returns whether the views of a finding depend on the constraints of a conflict; by default never.
    ///   - occurs: Returns the displays and windows in which a finding of the case with an index occurs; by default none.
    public init(
      _ proof: SceneRegionProof, language: String?, file: String, rootID: String,
      reach: [LayoutSizeRange]? = nil,
      saved: LayoutSize? = nil,
      shown: ((RegionProof.Finding, _ condition: Int, _ sizes: [LayoutSize]) -> Sighting?)? = nil,
      relates: ((RegionProof.Finding, _ conflict: RegionProof.Finding) -> Bool)? = nil,
      occurs: ((RegionProof.Finding, _ condition: Int, RegionProof) -> [Occurrence])? = nil
    ) {
      self.file = file
      self.rootID = rootID
      // A xib's view without a name has that of the file.
      name =
        proof.scene == rootID
        ? file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? rootID
        : proof.scene
      regime = proof.regime
      findings = []
      assertions = []
      (comparedShare, undecidedShare) = (0, 0)
      for (index, entry) in proof.cases.enumerated() {
        comparedShare = max(comparedShare, entry.proof.comparedShare)
        undecidedShare = max(undecidedShare, entry.proof.undecidedShare)
        add(entry.proof.assertions)
        let condition = [language, entry.condition.isEmpty ? nil : entry.condition]
          .compactMap(\.self).joined(separator: ", ")
        let allConflicts = entry.proof.findings.filter { $0.kind == .conflict }
        func found(_ finding: RegionProof.Finding) -> Finding {
          var found = Finding(finding, of: entry.proof, under: condition, reach: reach)
          if let relates, finding.kind != .conflict, finding.kind != .assertion {
            let related = allConflicts.filter { relates(finding, $0) }
            found.isConsequence = !related.isEmpty && finding.isInside(related)
          }
          if let shown, found.isReachable, finding.kind != .assertion {
            let seen = shown(finding, index, entry.proof.examples(of: finding, within: reach))
            found.isShown = seen?.isCertain ?? false
            found.isUncertain = seen?.isCertain == false
            found.example = seen?.size ?? found.example
          }
          if let saved {
            found.isAsSaved =
              !finding.exceptions.contains(saved)
              && finding.polygons.contains { $0.depth(of: saved) > 0 }
          }
          if let occurs, found.counts { found.occurrences = occurs(finding, index, entry.proof) }
          return found
        }
        var conflicts: [RegionProof.Finding] = []
        for group in entry.proof.related(entry.proof.findings.filter(entry.proof.isTold)) {
          let all = group.map(found)
          let joined = all.count > 1 ? Finding(joining: all, of: group, in: entry.proof) : all[0]
          if joined.kind == .conflict, joined.isByResizing { conflicts += group }
          findings.append(joined)
        }
        if conflicts.count > 1, conflictPlaces == nil {
          conflictPlaces = entry.proof.places(conflicts)
        }
      }
    }

    /// Adds the proofs of the same screen in another language.
    public mutating func add(_ other: Screen) {
      findings += other.findings
      add(other.assertions)
      comparedShare = max(comparedShare, other.comparedShare)
      undecidedShare = max(undecidedShare, other.undecidedShare)
    }

    /// Adds the findings that the screen has in other size classes only, on displays of which all have them or some.
    package mutating func add(_ other: Screen, on displays: String) {
      for var finding in other.findings
      where !findings.contains(where: { $0.isSame(as: finding) }) {
        finding.places = finding.isAlways ? displays : "\(displays), \(finding.places)"
        finding.isAlways = false
        findings.append(finding)
      }
    }

    private mutating func add(_ outcomes: [AssertionOutcome]) {
      for outcome in outcomes {
        guard let index = assertions.firstIndex(where: { $0.text == outcome.text }) else {
          assertions.append(outcome)
          continue
        }
        assertions[index].appliedShare = max(assertions[index].appliedShare, outcome.appliedShare)
        if outcome.problem == nil { assertions[index].problem = nil }
      }
    }
  }

  /// A finding on a screen.
  public struct Finding: Sendable, Hashable, Codable {
    /// The kind.
    public var kind: RangeProof.Kind
    /// The ids of the views concerned.
    public var subjects: [String]
    /// Their names, in the same order.
    public var names: [String]
    /// The detail.
    public var detail: String
    /// The finding as a sentence.
    public var text: String
    /// The region as text.
    public var places: String
    /// The condition as text.
    public var condition: String
    /// The constraints concerned: all members of a conflict, otherwise those that determine the finding.
    public var constraints: [NamedConstraint]
    /// For an ambiguity, whether a constraint is missing or ``constraints`` of equal priority compete.
    public var ambiguity: AmbiguityReport.Kind?
    /// The result of the search for a repair; nil if there was no search.
    public var repair: RegionRepair?
    /// Whether it holds at every size, so that it is not caused by resizing.
    public var isAlways: Bool
    /// Whether it holds at the size for which the screen was saved: who designed it saw it.
    public var isAsSaved = false
    /// Whether resizing causes it: there are sizes without it, among them the one for which the screen was saved.
    public var isByResizing: Bool { !isAlways && !isAsSaved }
    /// The share of the plane in which it holds, from 0 to 1.
    public var share: Double
    /// A size at which it holds and that windows are known to have; nil if none of them has it.
    public var example: LayoutSize?
    /// Whether it would be reported of a single layout of an example size: not if it is decoration beyond an edge,
    /// one of two alternatives, or within the accuracy of measuring.
    public var isShown = true
    /// Whether it rests on a text of which only an estimate is known: one that is never shown, or in a font without metrics.
    public var isUncertain = false
    /// Where it occurs: displays with their own safe areas and size classes, and kinds of windows.
    public var occurrences: [Occurrence] = []
    /// Whether it holds at no size but those at which constraints related to its views contradict each other, so that it
    /// depends on which of them is broken.
    public var isConsequence = false
    /// Whether it is left out because it occurs on no display, and only those count, as for launch screens.
    public var isLeftOut = false
    /// Whether the baseline contains it.
    public var isKnown = false

    /// Whether it is an alarm: it is shown at a size that windows are known to have.
    public var counts: Bool { isReachable && isShown && !isLeftOut && !isConsequence }

    /// Whether windows are known to have a size at which it holds.
    public var isReachable: Bool { example != nil }

    /// Whether it is the same defect, at whatever sizes.
    fileprivate func isSame(as other: Self) -> Bool {
      kind == other.kind && subjects == other.subjects && detail == other.detail
        && constraints.map(\.id) == other.constraints.map(\.id)
    }

    init(
      _ finding: RegionProof.Finding, of proof: RegionProof, under condition: String,
      reach: [LayoutSizeRange]?
    ) {
      kind = finding.kind
      subjects = finding.subjects
      names = finding.names
      detail = finding.details.first ?? ""
      text = finding.sentence
      places = proof.places(finding)
      self.condition = condition
      constraints = finding.constraints
      ambiguity = finding.ambiguity
      repair = finding.repair
      isAlways = proof.isAlways(finding)
      share = finding.share
      example = proof.example(of: finding, within: reach)
    }
  }

  /// Creates a certificate without screens.
  package init(
    widths: ClosedRange<Double>, heights: ClosedRange<Double>, conditions: [String],
    languages: [String]
  ) {
    self.widths = widths
    self.heights = heights
    self.conditions = conditions
    self.languages = languages
  }

  /// What is said if there is nothing that could be proven.
  package static let nothing =
    "nothing is proven: no screen and no row of a table has a size that a window gives it"

  /// What is proven, for a number of it.
  private var noun: String {
    let count = screens.count(where: \.isRow)
    let isOne = screens.count == 1
    if count == 0 { return isOne ? "screen" : "screens" }
    let rows = isOne ? "row of a table" : "rows of tables"
    return count == screens.count ? rows : "screens and \(rows)"
  }

  /// The number of screens and rows that are free of findings.
  package var freeCount: Int { screens.count { $0.isFree } }

  /// The summary.
  package var summary: String {
    let sizes =
      "\(widths.lowerBound.inPoints) × \(heights.lowerBound.inPoints) to "
      + "\(widths.upperBound.inPoints) × \(heights.upperBound.inPoints)"
    let isKnown = screens.contains { $0.findings.contains(where: \.isKnown) }
    let everywhere = screens.count(where: \.isFreeEverywhere)
    let findings = isKnown ? "new findings" : "findings"
    let isOne = screens.count == 1
    var words =
      "\(freeCount) of \(screens.count) \(noun) \(isOne ? "is" : "are") free of \(findings)"
    words +=
      everywhere == freeCount
      ? " at every size from \(sizes)"
      : " at the sizes that windows are known to have, \(everywhere) at every size from \(sizes)"
    if devicesOnly { words += ", counting what occurs on devices as they come" }
    let named = conditions.filter { !$0.isEmpty }
    if named.count == 1 {
      words += ", \(named[0])"
    } else if !named.isEmpty {
      words += ", under \(named.count) conditions (\(named[0]) to \(named[named.count - 1]))"
    }
    if !languages.isEmpty { words += ", also in \(languages.joined(separator: ", "))" }
    var lines = [screens.isEmpty ? Self.nothing : words]
    if !countsByKind.isEmpty {
      lines.append(
        "broken: "
          + countsByKind.map { "\($0.count) \(Self.words($0.kind))" }.joined(separator: ", "))
    }
    func tell(_ shares: [Double], _ word: String) {
      let concerned = shares.filter { $0 >= LayoutTolerance.share }
      guard let most = concerned.max() else { return }
      let screens = concerned.count == 1 ? "screen" : "screens"
      lines.append("\(word) on \(concerned.count) \(screens), at most \(most.inPercent) of a plane")
    }
    for limit in Set(screens.flatMap(\.limits)).sorted() {
      let count = screens.count { $0.limits.contains(limit) }
      lines.append(
        count == screens.count
          ? limit : "\(limit), on \(count) \(count == 1 ? "screen" : "screens")")
    }
    if partCount > 0 {
      lines.append(
        "\(partCount) \(partCount == 1 ? "view is" : "views are") not proven: part of another, of Apple TV, or never shown"
      )
    }
    tell(screens.map(\.comparedShare), "compared, not proven")
    tell(screens.map(\.undecidedShare), "undecided")
    if !unread.isEmpty {
      lines.append("\(unread.count) \(unread.count == 1 ? "document" : "documents") not proven")
    }
    return lines.map(\.printable).joined(separator: "\n")
  }
}
