/// What was proven of an app's screens at every size: a certificate for machines, with a summary for
/// people.
public struct ResizeCertificate: Sendable, Hashable, Codable {
  /// The version of the format.
  public var version = 1
  /// The widths that were proven, in points.
  public var widths: ClosedRange<Double>
  /// The heights that were proven, in points.
  public var heights: ClosedRange<Double>
  /// The conditions each screen was proven under, in words: text sizes, lengths and directions; empty
  /// where screens were proven as they are.
  public var conditions: [String]
  /// The languages screens were proven in besides the document's own.
  public var languages: [String]
  /// The screens, in the order of their documents.
  public var screens: [Screen] = []
  /// Documents that could not be read or proven, with the reason.
  public var unread: [String: String] = [:]

  /// One screen.
  public struct Screen: Sendable, Hashable, Codable {
    /// The document's path, as it was given.
    public var file: String
    /// The screen's name.
    public var name: String
    /// The id of its outermost view.
    public var rootID: String
    /// What decides about size classes, in words.
    public var regime: String
    /// What was found, under any condition.
    public var findings: [Finding]
    /// The greatest share of the plane that was compared, and not proven, under any condition.
    public var comparedShare: Double
    /// The greatest share that was given up under any condition.
    public var undecidedShare: Double

    /// Whether nothing new was found, and all of the plane was decided.
    public var isFree: Bool { findings.allSatisfy(\.isKnown) && undecidedShare == 0 }

    /// What tells the screen from all others.
    public var key: String { "\(file)\n\(rootID)" }

    /// Sums up the proofs of a screen.
    ///
    /// - Parameters:
    ///   - proof: The proofs, in the document's own language or another.
    ///   - language: The other language's code.
    ///   - file: The document's path.
    ///   - rootID: The id of the screen's outermost view.
    public init(_ proof: SceneRegionProof, language: String?, file: String, rootID: String) {
      self.file = file
      self.rootID = rootID
      name = proof.scene
      regime = proof.regime
      findings = []
      (comparedShare, undecidedShare) = (0, 0)
      for entry in proof.cases {
        comparedShare = max(comparedShare, entry.proof.comparedShare)
        undecidedShare = max(undecidedShare, entry.proof.undecidedShare)
        let condition = [language, entry.condition.isEmpty ? nil : entry.condition]
          .compactMap(\.self).joined(separator: ", ")
        for finding in entry.proof.findings where entry.proof.isTold(finding) {
          findings.append(Finding(finding, of: entry.proof, under: condition))
        }
      }
    }

    /// Adds the proofs of the same screen in another language.
    public mutating func add(_ other: Screen) {
      findings += other.findings
      comparedShare = max(comparedShare, other.comparedShare)
      undecidedShare = max(undecidedShare, other.undecidedShare)
    }
  }

  /// Something found on a screen.
  public struct Finding: Sendable, Hashable, Codable {
    /// What is the matter.
    public var kind: RangeProof.Kind
    /// The ids of the views concerned.
    public var subjects: [String]
    /// What exactly.
    public var detail: String
    /// The finding in one sentence.
    public var text: String
    /// Where it holds, in words.
    public var places: String
    /// The condition it holds under, in words.
    public var condition: String
    /// The constraints concerned: of a conflict all members, of anything else those whose shares decide
    /// it.
    public var constraints: [NamedConstraint]
    /// What came of looking for a repair; nil where none was looked for.
    public var repair: RegionRepair?
    /// Whether it holds at every size: old debt, and no matter of resizing.
    public var isAlways: Bool
    /// Whether a baseline has it.
    public var isKnown = false

    init(_ finding: RegionProof.Finding, of proof: RegionProof, under condition: String) {
      kind = finding.kind
      subjects = finding.subjects
      detail = finding.details.first ?? ""
      text = finding.sentence
      places = proof.places(finding)
      self.condition = condition
      constraints = finding.constraints
      repair = finding.repair
      isAlways = proof.isAlways(finding)
    }
  }

  /// Begins a certificate without screens.
  public init(
    widths: ClosedRange<Double>, heights: ClosedRange<Double>, conditions: [String],
    languages: [String]
  ) {
    self.widths = widths
    self.heights = heights
    self.conditions = conditions
    self.languages = languages
  }

  /// How many screens are free of findings.
  public var freeCount: Int { screens.count { $0.isFree } }

  /// The certificate's statement.
  public var summary: String {
    let sizes =
      "\(widths.lowerBound.inPoints) × \(heights.lowerBound.inPoints) to "
      + "\(widths.upperBound.inPoints) × \(heights.upperBound.inPoints)"
    let isKnown = screens.contains { $0.findings.contains(where: \.isKnown) }
    var words =
      "\(freeCount) of \(screens.count) \(screens.count == 1 ? "screen is" : "screens are") free of "
      + "\(isKnown ? "new findings" : "findings") at every size from \(sizes)"
    let named = conditions.filter { !$0.isEmpty }
    if !named.isEmpty {
      words += ", under \(named.count) conditions (\(named[0]) to \(named[named.count - 1]))"
    }
    if !languages.isEmpty { words += ", also in \(languages.joined(separator: ", "))" }
    var lines = [words]
    func tell(_ shares: [Double], _ word: String) {
      let concerned = shares.filter { $0 >= 1e-4 }
      guard let most = concerned.max() else { return }
      lines.append("\(word) on \(concerned.count) screens, at most \(most.inPercent) of a plane")
    }
    tell(screens.map(\.comparedShare), "compared, not proven")
    tell(screens.map(\.undecidedShare), "undecided")
    if !unread.isEmpty {
      lines.append("\(unread.count) \(unread.count == 1 ? "document" : "documents") not proven")
    }
    return lines.joined(separator: "\n")
  }
}
