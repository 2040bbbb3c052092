public import HeadlessUIKit
public import LayoutGeometry

/// What a screen was found to be in many combinations, by cause.
///
///     let report = MatrixReport(of: LoginViewController(), in: .standard)
///     print(report)   // 'Sign in' is clipped in 14 of 96: from text size AX2 on, on widths below 390
public struct MatrixReport: Sendable {
  /// One cause, and the combinations that it was found in.
  public struct Group: Sendable {
    /// The finding in the first of the combinations.
    public var finding: ScreenFinding
    /// The combinations.
    public var configurations: [LayoutConfiguration]
    /// Which of all combinations these are, in words; empty for all.
    public var pattern: String
    /// Of a conflict, all minimal sets with their repairs, in the first of the combinations.
    public var explanation = ""
  }

  /// How many combinations were laid out.
  public var count: Int
  /// The causes, in the order in which they were found first.
  public var groups: [Group]

  /// Lays out a screen in all combinations and gathers what is found by cause.
  ///
  /// - Parameters:
  ///   - content: Makes a `UIViewController` or a `UIView`; called once for each combination. The same
  ///     object each time is moved from one to the next.
  ///   - matrix: The combinations.
  ///   - rules: What is checked.
  ///   - environment: Generation, fonts, images and log.
  ///   - checking: What is found besides, in each combination.
  /// - Throws: What `content` and `checking` throw.
  @MainActor
  public init(
    of content: @autoclosure () throws -> UIResponder, in matrix: LayoutMatrix,
    rules: Set<ScreenRule> = ScreenRule.layout, environment: LayoutEnvironment? = nil,
    checking: (LaidOutScreen) throws -> [ScreenFinding]
  ) rethrows {
    try self.init(in: matrix.configurations) { configuration in
      let screen = try LaidOutScreen(in: configuration, environment: environment, content)
      return (screen, screen.findings(rules) + (try checking(screen)))
    }
  }

  /// Lays out a screen in all combinations and gathers what is found by cause.
  @MainActor
  public init(
    of content: @autoclosure () throws -> UIResponder, in matrix: LayoutMatrix,
    rules: Set<ScreenRule> = ScreenRule.layout, environment: LayoutEnvironment? = nil
  ) rethrows {
    try self.init(
      of: try content(), in: matrix, rules: rules, environment: environment, checking: { _ in [] })
  }

  /// Gathers what is found in combinations by cause.
  ///
  /// - Parameters:
  ///   - configurations: The combinations.
  ///   - look: Lays out a screen in one and returns what is found.
  /// - Throws: What `look` throws.
  @MainActor
  public init(
    in configurations: [LayoutConfiguration],
    _ look: (LayoutConfiguration) throws -> (LaidOutScreen, [ScreenFinding])
  ) rethrows {
    count = configurations.count
    groups = []
    var places: [ScreenFinding.Cause: Int] = [:]
    var members: [Set<Int>] = []
    for (index, configuration) in configurations.enumerated() {
      let (screen, findings) = try look(configuration)
      for finding in findings {
        if let place = places[finding.cause] {
          guard members[place].insert(index).inserted else { continue }
          groups[place].configurations.append(configuration)
          groups[place].finding.severity = max(groups[place].finding.severity, finding.severity)
          continue
        }
        places[finding.cause] = groups.count
        members.append([index])
        groups.append(
          Group(
            finding: finding, configurations: [configuration], pattern: "",
            explanation: finding.rule == .conflict ? screen.conflictReport() : ""))
      }
      screen.dismantle()
    }
    let pattern = CombinationPattern(configurations)
    for place in groups.indices { groups[place].pattern = pattern.words(for: members[place]) }
  }

  /// Whether nothing was found at a severity or above.
  public func isClean(from severity: FindingSeverity = .warning) -> Bool {
    !groups.contains { $0.finding.severity >= severity }
  }
}

extension MatrixReport.Group {
  /// The claim with the combinations and the numbers of the first.
  ///
  /// - Parameter count: How many combinations there are in all.
  /// - Returns: Text without a line break at its end.
  public func text(of count: Int) -> String {
    var text = finding.claim
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
  /// A paragraph for each cause; a sentence where nothing was found.
  public var description: String {
    guard !groups.isEmpty else {
      return count == 1 ? "nothing found" : "nothing found in \(count) combinations"
    }
    return groups.map { "\($0.text(of: count)) [\($0.finding.rule.rawValue)]" }
      .joined(separator: "\n")
  }
}
