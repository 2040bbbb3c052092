internal import AutoLayout
public import HeadlessUIKit
public import LayoutGeometry

/// The findings of a screen in many combinations, grouped by cause.
///
///     let report = MatrixReport(of: LoginViewController(), in: .standard)
///     print(report)   // 'Sign in' is clipped in 14 of 96: from text size AX2 on, on widths below 390
public struct MatrixReport: Sendable {
  /// One cause, with the combinations in which it was found.
  public struct Group: Sendable {
    /// The finding in the first of the combinations.
    public var finding: ScreenFinding
    /// The combinations in which it was found.
    public var configurations: [LayoutConfiguration]
    /// A description of these combinations; empty if it was found in all.
    public var pattern: String
    /// For a conflict, all minimal sets with their repairs, in the first of the combinations.
    public var explanation = ""
  }

  /// The number of combinations that were laid out.
  public var count: Int
  /// The causes, in the order in which they were found.
  public var groups: [Group]

  /// Lays out a screen in all combinations and groups the findings by cause.
  ///
  /// - Parameters:
  ///   - content: Creates a `UIViewController` or a `UIView`; called once for each combination. If it returns the same
  ///     object each time, the object is moved from one combination to the next.
  ///   - matrix: The combinations.
  ///   - rules: The rules to check.
  ///   - environment: The UIKit generation, fonts, images and log.
  ///   - checking: Returns further findings in each combination.
  /// - Throws: What `content` and `checking` throw.
  @MainActor
  public init(
    of content: @autoclosure () throws -> UIResponder, in matrix: LayoutMatrix,
    rules: Set<ScreenRule> = ScreenRule.layout, environment: LayoutEnvironment? = nil,
    checking: (LaidOutScreen) throws -> [ScreenFinding]
  ) rethrows {
    try self.init(in: matrix.configurations, rules: rules) { configuration in
      let screen = try LaidOutScreen(in: configuration, environment: environment, content)
      return (screen, screen.findings(rules) + (try checking(screen)))
    }
  }

  /// Lays out a screen in all combinations and groups the findings by cause.
  @MainActor
  public init(
    of content: @autoclosure () throws -> UIResponder, in matrix: LayoutMatrix,
    rules: Set<ScreenRule> = ScreenRule.layout, environment: LayoutEnvironment? = nil
  ) rethrows {
    try self.init(
      of: try content(), in: matrix, rules: rules, environment: environment, checking: { _ in [] })
  }

  /// Groups the findings of combinations by cause.
  ///
  /// - Parameters:
  ///   - configurations: The combinations.
  ///   - rules: The rules to check about all combinations together.
  ///   - look: Lays out the screen in a combination and returns the findings.
  /// - Throws: What `look` throws.
  @MainActor
  public init(
    in configurations: [LayoutConfiguration], rules: Set<ScreenRule> = ScreenRule.layout,
    _ look: (LayoutConfiguration) throws -> (LaidOutScreen, [ScreenFinding])
  ) rethrows {
    count = configurations.count
    groups = []
    var places: [ScreenFinding.Cause: Int] = [:]
    var members: [Set<Int>] = []
    for (index, configuration) in configurations.enumerated() {
      let (screen, findings) = try look(configuration)
      var explanations: [String: String]?
      for finding in findings {
        if let place = places[finding.cause] {
          guard members[place].insert(index).inserted else { continue }
          groups[place].configurations.append(configuration)
          groups[place].finding.severity = max(groups[place].finding.severity, finding.severity)
          continue
        }
        places[finding.cause] = groups.count
        members.append([index])
        var explanation = ""
        if finding.rule == .conflict {
          let reports = explanations ?? screen.conflictReports(for: findings)
          explanations = reports
          explanation = reports[finding.detail] ?? ""
        }
        groups.append(
          Group(
            finding: finding, configurations: [configuration], pattern: "",
            explanation: explanation))
      }
      screen.dismantle()
    }
    if rules.contains(.unusedConstraint) { addUnusedConstraints(configurations) }
    let pattern = CombinationPattern(configurations)
    for place in members.indices { groups[place].pattern = pattern.words(for: members[place]) }
  }

  /// Adds the constraints that no combination has activated, where the lines of code are recorded.
  @MainActor
  private mutating func addUnusedConstraints(_ configurations: [LayoutConfiguration]) {
    // Constraints that are kept for the present turn have not been noted as unused.
    RecentConstraints.release()
    for location in CallSites.recorder?.takeUnused() ?? [] {
      let finding = ScreenFinding(
        .unusedConstraint, severity: .warning, [],
        claim: "a constraint was created and never activated", detail: location.description,
        location: location)
      groups.append(Group(finding: finding, configurations: configurations, pattern: ""))
    }
  }

  /// Whether nothing was found at a severity or a higher one.
  public func isClean(from severity: FindingSeverity = .warning) -> Bool {
    !groups.contains { $0.finding.severity >= severity }
  }
}

extension MatrixReport.Group {
  /// The problem, with the combinations and the numbers of the first of them.
  ///
  /// - Parameter count: The number of all combinations.
  /// - Returns: Text without a line break at its end.
  public func text(of count: Int) -> String {
    var text = finding.claim + finding.locationText
    let first = configurations.first.map { "\($0)" } ?? ""
    if count > 1 {
      text +=
        configurations.count == count
        ? " in all \(count)" : " in \(configurations.count) of \(count): \(pattern)"
      if !finding.reason.isEmpty { text += "\n  \(first): \(finding.reason)" }
    } else {
      if !finding.reason.isEmpty { text += ": \(finding.reason)" }
      text += " (on \(first))"
    }
    if explanation.isEmpty {
      for constraint in finding.constraints { text += "\n  · \(constraint)" }
    } else {
      text +=
        "\n"
        + explanation.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    }
    while text.last == "\n" { text.removeLast() }
    return text
  }
}

extension MatrixReport: CustomStringConvertible {
  /// A paragraph for each cause, or a sentence if nothing was found.
  public var description: String {
    guard !groups.isEmpty else {
      return count == 1 ? "nothing found" : "nothing found in \(count) combinations"
    }
    return groups.map { "\($0.text(of: count)) [\($0.finding.rule.rawValue)]" }
      .joined(separator: "\n")
  }
}
