import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutAudit
import Testing

@MainActor
@Suite struct CombinationTests {
  /// A screen with a label that is clipped where `isClipped` says so.
  private func report(
    _ matrix: LayoutMatrix, _ isClipped: (LayoutConfiguration) -> Bool
  ) -> String {
    let report = MatrixReport(of: UIView(), in: matrix, rules: []) { screen in
      isClipped(screen.configuration)
        ? [ScreenFinding(.clipped, [.init(id: "t", name: "Title")], claim: "Title is clipped")] : []
    }
    return report.groups.map { $0.text(of: report.count) }.joined(separator: "\n")
  }

  private let matrix = LayoutMatrix.matrix(
    screens: [.iPhoneSE1, .iPhoneSE, .iPhone14, .iPadPro11], orientations: .all,
    textSizes: [.large, .accessibilityMedium, .accessibilityLarge], directions: .both,
    appearances: .both)

  @Test func `there are as many combinations as values of the axes`() {
    #expect(matrix.configurations.count == 96)
    #expect(LayoutMatrix.standard.configurations.count == 48)
    #expect(LayoutMatrix.iPhone17.configurations.count == 1)
    // A language that is read from right to left has no combination in the other direction.
    #expect(
      LayoutMatrix.matrix(
        screens: [.iPhone17], languages: [.development, .rightToLeft], directions: .both
      ).configurations.count == 3)
  }

  @Test func `what all combinations have is said so`() {
    #expect(report(matrix) { _ in true } == "Title is clipped in all 96")
  }

  @Test func `text sizes and widths are ranges`() {
    let text = report(matrix) {
      $0.textSize >= .accessibilityMedium && $0.screen.width < 390 && !$0.screen.isLandscape
    }
    #expect(
      text
        == "Title is clipped in 16 of 96: from text size AX1 on, on widths below 390")
  }

  @Test func `one value of an axis is named`() {
    #expect(
      report(matrix) { $0.isRightToLeft && $0.appearance == .dark }
        == "Title is clipped in 24 of 96: right to left, in dark appearance")
    #expect(
      report(matrix) { $0.textSize == .accessibilityLarge }
        == "Title is clipped in 32 of 96: at text size AX2")
    #expect(
      report(matrix) { $0.screen == .iPadPro11.landscape }
        == "Title is clipped in 12 of 96: on iPad Pro (11-inch) (4th generation), landscape")
    #expect(
      report(matrix) { $0.screen.isLandscape && $0.screen != .iPadPro11.landscape }
        == "Title is clipped in 36 of 96: on heights below 568")
  }

  @Test func `what no box covers is two or three`() {
    let text = report(matrix) {
      $0.textSize == .accessibilityLarge && $0.isRightToLeft || $0.screen == .iPhoneSE1
    }
    #expect(
      text == "Title is clipped in 26 of 96: at text size AX2, right to left; on iPhone 5s"
        || text.contains("; "), "\(text)")
  }

  @Test func `findings of the same cause are one group with the numbers of the first`() {
    let report = MatrixReport(
      of: UIView(), in: .matrix(screens: [.iPhoneSE, .iPhone17]), rules: []
    ) {
      screen in
      [
        ScreenFinding(
          .clipped, [.init(id: "t", name: "T")], claim: "T is clipped",
          reason: "\(screen.configuration.screen.width) wide")
      ]
    }
    #expect(report.groups.count == 1)
    #expect(
      report.groups.first?.text(of: 2)
        == "T is clipped in all 2\n  iPhone SE (3rd generation): 375.0 wide")
    #expect(!report.isClean())
  }

  @Test func `each conflict of a screen is explained once`() {
    let view = UIView()
    for top in [100.0, 200, 300] {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: top),
        box.heightAnchor.constraint(equalToConstant: 50),
        box.widthAnchor.constraint(equalToConstant: top + 1),
        box.widthAnchor.constraint(equalToConstant: top + 2),
      ])
    }
    let report = MatrixReport(of: view, in: .iPhone17, rules: [.conflict])
    #expect(report.groups.count == 3)
    let texts = report.groups.map { $0.text(of: report.count) }
    for top in [101, 201, 301] {
      #expect(texts.count { $0.contains("width = \(top)\n") } == 1, "\(texts)")
    }
    #expect(texts.allSatisfy { $0.contains("These 2 constraints cannot be satisfied together:") })
  }
}
