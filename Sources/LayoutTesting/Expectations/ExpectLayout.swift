public import HeadlessUIKit
public import LayoutAudit
internal import SourceLocations

/// Expects that nothing is found in a layout in one or several combinations, and that the closure's expectations hold.
///
///     @Test @MainActor func login() {
///       expectLayout(of: LoginViewController(), on: .iPhone17) { screen in
///         screen.titleLabel.isAbove(screen.subtitleLabel, by: 8).isInsideSafeArea()
///         screen["signInButton"].hasHitArea()
///       }
///     }
///
/// In every combination the layout is checked by default for conflicts, ambiguity, overlapping and
/// clipped texts, and views beyond their superviews or the safe area. Failures are reported once for each
/// cause, with the combinations in which it was found:
///
///     signInButton is clipped in 14 of 96: from text size AX2 on, on widths below 390
///
/// Works in Swift Testing and in XCTest.
///
/// - Parameters:
///   - content: Creates a view controller, or a view that fills the screen. It is called once for each
///     combination; if it returns the same object each time, the object is moved from one to the next.
///   - matrix: The combinations: a device, or `.matrix(screens: …)`.
///   - rules: The rules to check; with an empty set, only the closure's expectations are checked.
///   - environment: The UIKit generation, fonts, images and log; the current ones by default.
///   - file: The path of the test.
///   - line: The line in the test.
///   - expectations: States expectations about the views.
/// - Returns: The findings in all combinations.
/// - Throws: What `content` and `expectations` throw.
/// - Complexity: One layout for each combination.
@MainActor
@discardableResult
public func expectLayout<Content: UIResponder>(
  of content: @autoclosure () throws -> Content, on matrix: LayoutMatrix = .iPhone17,
  checking rules: Set<ScreenRule> = ScreenRule.layout, environment: LayoutEnvironment? = nil,
  file: StaticString = #filePath, line: UInt = #line,
  _ expectations: (ScreenExpectations<Content>) throws -> Void
) rethrows -> MatrixReport {
  let location = TestLocation(file, line)
  var parts: [String: TestLocation] = [:]
  let report = try CallStackRecorder.recording {
    try MatrixReport(in: matrix.configurations, rules: rules) { configuration in
      var made: Content?
      let screen = try LaidOutScreen(in: configuration, environment: environment) {
        let object = try content()
        made = object
        return object
      }
      guard let made else { preconditionFailure("a layout was made of nothing") }
      let expected = ScreenExpectations(made, on: screen)
      try expectations(expected)
      for failure in expected.failures { parts[failure.finding.detail] = failure.location }
      return (screen, screen.findings(rules) + expected.failures.map(\.finding))
    }
  }
  for group in report.groups where group.finding.severity >= .warning {
    TestFailure.record(
      group.text(of: report.count), at: parts[group.finding.detail] ?? location)
  }
  return report
}

/// Expects that nothing is found in a layout in one or several combinations.
///
///     expectLayout(of: LoginViewController(), on: .standard)
///
/// - Parameters:
///   - content: Creates a view controller, or a view that fills the screen.
///   - matrix: The combinations.
///   - rules: The rules to check.
///   - environment: The UIKit generation, fonts, images and log; the current ones by default.
///   - file: The path of the test.
///   - line: The line in the test.
/// - Returns: The findings in all combinations.
/// - Throws: What `content` throws.
@MainActor
@discardableResult
public func expectLayout<Content: UIResponder>(
  of content: @autoclosure () throws -> Content, on matrix: LayoutMatrix = .iPhone17,
  checking rules: Set<ScreenRule> = ScreenRule.layout, environment: LayoutEnvironment? = nil,
  file: StaticString = #filePath, line: UInt = #line
) rethrows -> MatrixReport {
  // A closure that throws nothing as the default of a parameter would count as one that may throw.
  try expectLayout(
    of: try content(), on: matrix, checking: rules, environment: environment, file: file,
    line: line, { _ in })
}

/// Expects that an audit of a screen finds nothing: hit areas, labels, contrast, text sizes, translations
/// and the mirrored direction.
///
///     expectAccessible(LoginViewController(), on: .iPhone17)
///
/// Each finding is a failure, with the element, the rule and the reason. Notes, such as unknown contrast
/// over an image, are returned and do not fail the test.
///
/// - Parameters:
///   - content: Creates a view controller or a view; called once for each layout.
///   - screen: The screen.
///   - rules: The rules to check.
///   - languages: Languages with longer texts; doubled texts are always checked as well.
///   - environment: The UIKit generation, fonts, images and log; the current ones by default.
///   - file: The path of the test.
///   - line: The line in the test.
/// - Returns: The audit.
/// - Throws: What `content` throws.
@MainActor
@discardableResult
public func expectAccessible(
  _ content: @autoclosure () throws -> UIResponder, on screen: LayoutScreen = .iPhone17,
  rules: Set<ScreenRule> = ScreenRule.audits, languages: [LayoutLanguage] = [],
  environment: LayoutEnvironment? = nil, file: StaticString = #filePath, line: UInt = #line
) rethrows -> ScreenAudit {
  let audit = try CallStackRecorder.recording {
    try ScreenAudit(
      of: try content(), on: screen, rules: rules, languages: languages, environment: environment)
  }
  for entry in audit.findings where entry.finding.severity >= .warning {
    TestFailure.record(
      "\(entry.finding) (on \(entry.configuration))",
      at: TestLocation(file, line))
  }
  return audit
}
