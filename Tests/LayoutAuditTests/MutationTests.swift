import HeadlessUIKit
import LayoutAudit
import TestSupport
import Testing

/// Forty seeded faults in five screens: the matrix or the audit finds each, and nothing in the
/// correct screens.
@MainActor
@Suite struct MutationTests {
  nonisolated static let screens: [SeededScreen.Type] = [
    LoginScreen.self, ProfileScreen.self, SettingsScreen.self, ArticleScreen.self,
    CheckoutScreen.self,
  ]

  static let matrix = LayoutMatrix.matrix(
    screens: [.iPhoneSE, .iPhone17], orientations: .all,
    textSizes: [.large, .accessibilityExtraExtraExtraLarge],
    languages: [.development, .doubleLength], directions: .both)

  /// What is found, other than notes, with the rule that finds it.
  private func found(
    in kind: SeededScreen.Type, fault: String?
  ) -> [(rule: ScreenRule, text: String)] {
    var environment = LayoutEnvironment.current
    environment.log = .silent()
    let report = MatrixReport(
      of: kind.init(fault: fault), in: Self.matrix, environment: environment)
    let audit = ScreenAudit(
      of: kind.init(fault: fault), on: .iPhone17, environment: environment)
    return report.groups.filter { $0.finding.severity >= .warning }
      .map { ($0.finding.rule, $0.text(of: report.count)) }
      + audit.findings.filter { $0.finding.severity >= .warning }.map {
        ($0.finding.rule, "\($0.finding) (\($0.configuration))")
      }
  }

  @Test(arguments: screens.indices)
  func `a correct screen has no findings`(index: Int) {
    let found = found(in: Self.screens[index], fault: nil).map(\.text)
    #expect(found == [], "\(Self.screens[index])\n\(found.joined(separator: "\n"))")
  }

  @Test(arguments: screens.indices)
  func `each seeded fault is found by the rules that it breaks, and by no others`(index: Int) {
    let kind = Self.screens[index]
    #expect(kind.faults.count == 8)
    // One of them ordinarily, and another in the next screen.
    for (number, fault) in kind.faults.enumerated() where Rounds.areAll || number == index {
      #expect(!fault.rules.isEmpty)
      let found = found(in: kind, fault: fault.name)
      #expect(
        Set(found.map(\.rule)) == fault.rules,
        "\(kind): '\(fault.name)'\n\(found.map { "\($0.rule): \($0.text)" }.joined(separator: "\n"))"
      )
    }
  }
}
