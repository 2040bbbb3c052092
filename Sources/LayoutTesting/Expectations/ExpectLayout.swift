public import HeadlessUIKit
public import LayoutAudit

/// Expects a layout to be sound in a combination, or in many, and what the closure says about it.
///
///     @Test @MainActor func login() {
///       expectLayout(of: LoginViewController(), on: .iPhone17) { screen in
///         screen.titleLabel.isAbove(screen.subtitleLabel, by: 8).isInsideSafeArea()
///         screen["signInButton"].hasHitArea()
///       }
///     }
///
/// In every combination the layout is checked by default for conflicts, ambiguity, overlapping and
/// clipped texts, and views beyond their superviews or the safe area. Failures are told once for each
/// cause, with the combinations in which it was found:
///
///     signInButton is clipped in 14 of 96: from text size AX2 on, on widths below 390
///
/// Works in Swift Testing and in XCTest.
///
/// - Parameters:
///   - content: Makes a view controller, or a view that fills the screen. It is called once for each
///     combination; the same object each time is moved from one to the next.
///   - matrix: The combinations: a device, or `.matrix(screens: …)`.
///   - rules: What is checked in any case; an empty set checks only what the closure says.
///   - environment: Generation of UIKit, fonts, images and log; the current ones unless given.
///   - file: The path of the test.
///   - line: The line in the test.
///   - expectations: What is expected of the views.
/// - Returns: What was found in all combinations.
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
  let report = try MatrixReport(in: matrix.configurations) { configuration in
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
  for group in report.groups where group.finding.severity >= .warning {
    TestFailure.record(
      group.text(of: report.count), at: parts[group.finding.detail] ?? location)
  }
  return report
}

/// Expects a layout to be sound in a combination, or in many.
///
///     expectLayout(of: LoginViewController(), on: .standard)
///
/// - Parameters:
///   - content: Makes a view controller, or a view that fills the screen.
///   - matrix: The combinations.
///   - rules: What is checked.
///   - environment: Generation of UIKit, fonts, images and log; the current ones unless given.
///   - file: The path of the test.
///   - line: The line in the test.
/// - Returns: What was found in all combinations.
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

/// Expects an audit of a screen to find nothing: hit areas, labels, contrast, text sizes, translations
/// and the mirrored direction.
///
///     expectAccessible(LoginViewController(), on: .iPhone17)
///
/// Each finding is a failure, with the element, the rule and the reason. Notes, such as a contrast that
/// is unknown as an image is behind the text, are returned and no failures.
///
/// - Parameters:
///   - content: Makes a view controller or a view; called once for each layout.
///   - screen: The screen.
///   - rules: What is asked.
///   - languages: Languages with longer texts; each text twice is always asked.
///   - environment: Generation of UIKit, fonts, images and log; the current ones unless given.
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
  let audit = try ScreenAudit(
    of: try content(), on: screen, rules: rules, languages: languages, environment: environment)
  for entry in audit.findings where entry.finding.severity >= .warning {
    TestFailure.record(
      "\(entry.finding) (on \(entry.configuration))",
      at: TestLocation(file, line))
  }
  return audit
}
