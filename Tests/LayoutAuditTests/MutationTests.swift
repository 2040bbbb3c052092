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

  private func found(in kind: SeededScreen.Type, fault: String?) -> [String] {
    let report = MatrixReport(of: kind.init(fault: fault), in: Self.matrix)
    let audit = ScreenAudit(of: kind.init(fault: fault), on: .iPhone17)
    return report.groups.filter { $0.finding.severity >= .warning }
      .map { "\($0.finding.rule.rawValue): \($0.text(of: report.count))" }
      + audit.findings.filter { $0.finding.severity >= .warning }.map {
        "\($0.finding) (\($0.configuration))"
      }
  }

  @Test(arguments: screens.indices)
  func `a correct screen has no findings`(index: Int) {
    let found = found(in: Self.screens[index], fault: nil)
    #expect(found == [], "\(Self.screens[index])\n\(found.joined(separator: "\n"))")
  }

  @Test(arguments: screens.indices)
  func `each seeded fault is found`(index: Int) {
    let kind = Self.screens[index]
    #expect(kind.faults.count == 8)
    for fault in kind.faults {
      let found = found(in: kind, fault: fault)
      #expect(!found.isEmpty, "\(kind): '\(fault)' is not found")
    }
  }
}
