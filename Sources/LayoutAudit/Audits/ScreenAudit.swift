public import HeadlessUIKit

/// An audit of a screen with large text, in other languages, for contrast and for assistive technology.
///
///     let audit = ScreenAudit(of: LoginViewController(), on: .iPhone17)
///     for finding in audit.findings { print(finding) }
///
/// The screen is laid out as it is, in dark appearance, at the largest text size, from right to left, and
/// in longer languages; rules compare these layouts. Xcode's accessibility
/// audit samples the contrast from pixels; here it is computed from colors, and unknown if an image is
/// behind the text.
public struct ScreenAudit: Sendable {
  /// A finding with the combination in which it was found.
  public struct Finding: Hashable, Sendable {
    /// The finding.
    public var finding: ScreenFinding
    /// The combination.
    public var configuration: LayoutConfiguration

    /// Pairs a finding with a combination.
    public init(_ finding: ScreenFinding, in configuration: LayoutConfiguration) {
      self.finding = finding
      self.configuration = configuration
    }
  }

  /// The findings, by rule and then in drawing order; each cause is reported once.
  public var findings: [Finding]

  /// Audits a view controller or a view.
  ///
  /// - Parameters:
  ///   - content: Creates the view controller or view; called once for each layout.
  ///   - screen: The screen.
  ///   - rules: The rules to check; all audits by default.
  ///   - languages: Languages with longer texts; doubled texts are always checked as well.
  ///   - environment: The UIKit generation, fonts, images and log.
  /// - Throws: What `content` throws.
  @MainActor
  public init(
    of content: @autoclosure () throws -> UIResponder, on screen: LayoutScreen = .iPhone17,
    rules: Set<ScreenRule> = ScreenRule.audits, languages: [LayoutLanguage] = [],
    environment: LayoutEnvironment? = nil
  ) rethrows {
    try self.init(on: screen, rules: rules, languages: languages) {
      try LaidOutScreen(in: $0, environment: environment, content)
    }
  }

  /// Audits a screen that `layOut` lays out, such as a document's.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - rules: The rules to check.
  ///   - languages: Languages with longer texts.
  ///   - estimates: Pseudolanguages with longer texts, tried in order after the languages; doubled texts by default.
  ///   - layOut: Lays the screen out in a combination.
  /// - Throws: What `layOut` throws.
  @MainActor
  public init(
    on screen: LayoutScreen, rules: Set<ScreenRule> = ScreenRule.audits,
    languages: [LayoutLanguage] = [], estimates: [LayoutLanguage] = [.doubleLength],
    _ layOut: (LayoutConfiguration) throws -> LaidOutScreen
  ) rethrows {
    findings = []
    var causes: Set<ScreenFinding.Cause> = []
    func take(_ found: [ScreenFinding], in configuration: LayoutConfiguration) {
      for finding in found where causes.insert(finding.cause).inserted {
        findings.append(Finding(finding, in: configuration))
      }
    }
    let usual = LayoutConfiguration(screen: screen)
    let base = AuditedLayout(try layOut(usual))
    take(base.findings(rules.subtracting([.contrast])), in: usual)
    var former = base
    func next(_ change: (inout LayoutConfiguration) -> Void) throws -> (
      layout: AuditedLayout, configuration: LayoutConfiguration
    ) {
      var configuration = usual
      change(&configuration)
      former.screen.dismantle()
      former = AuditedLayout(try layOut(configuration))
      return (former, configuration)
    }
    if rules.contains(.contrast) {
      take(base.findings([.contrast]), in: usual)
      let dark = try next { $0.appearance = .dark }
      take(dark.layout.findings([.contrast]), in: dark.configuration)
    }
    if !rules.isDisjoint(with: [.clippedAtLargeSizes, .dynamicType]) {
      let large = try next { $0.textSize = .accessibilityExtraExtraExtraLarge }
      if rules.contains(.dynamicType) {
        take(base.fixedFonts(in: large.layout), in: large.configuration)
      }
      if rules.contains(.clippedAtLargeSizes) {
        take(base.newlyClipped(in: large.layout, as: .clippedAtLargeSizes), in: large.configuration)
      }
    }
    if rules.contains(.truncatedTranslation) {
      for language in languages + estimates {
        let longer = try next {
          $0.language = language
          $0.isRightToLeft = language.isRightToLeft
        }
        take(
          base.newlyClipped(in: longer.layout, as: .truncatedTranslation, language),
          in: longer.configuration)
      }
    }
    if rules.contains(.unmirrored) {
      let mirrored = try next { $0.isRightToLeft = true }
      take(base.unmirrored(in: mirrored.layout), in: mirrored.configuration)
    }
    former.screen.dismantle()
    findings = findings.enumerated().sorted {
      ($0.element.finding.rule.place, $0.offset) < ($1.element.finding.rule.place, $1.offset)
    }.map(\.element)
  }
}

extension ScreenRule {
  fileprivate var place: Int { ScreenRule.allCases.firstIndex(of: self) ?? 0 }
}

extension ScreenAudit: CustomStringConvertible {
  /// A line for each finding, with the combination, or `nothing found`.
  public var description: String {
    guard !findings.isEmpty else { return "nothing found" }
    return findings.map {
      "\($0.finding.severity.rawValue): \($0.finding) (\($0.configuration))"
    }.joined(separator: "\n")
  }
}
