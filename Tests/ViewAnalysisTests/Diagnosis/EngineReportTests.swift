import AutoLayout
import ConflictAnalysis
import Foundation
import HeadlessUIKit
import Testing

/// Reports of the engine's own conflicts, which are explained like those of a console.
@MainActor
@Suite(.serialized) struct EngineReportTests {
  private let window = UIWindow(screen: UIScreen(device: .standard))

  /// The explanation of what a layout of the window reports.
  private func explanation() throws -> LogDiagnosis {
    let old = LayoutLog.shared.report
    var text = ""
    LayoutLog.shared.report = { text += $0.text() + "\n" }
    defer { LayoutLog.shared.report = old }
    window.layoutIfNeeded()
    return try #require(LogExplanation(Array(text.utf8)).diagnoses.first, "\(text)")
  }

  private func label(_ text: String, named name: String, isMaskOff: Bool = true) -> UILabel {
    let label = UILabel()
    label.text = text
    label.accessibilityIdentifier = name
    label.translatesAutoresizingMaskIntoConstraints = !isMaskOff
    window.addSubview(label)
    return label
  }

  @Test func `two sizes are a proven conflict, with the view's name`() throws {
    let title = label("Größe", named: "title")
    NSLayoutConstraint.activate([
      title.heightAnchor.constraint(equalToConstant: 20),
      title.heightAnchor.constraint(equalToConstant: 50),
    ])
    let diagnosis = try explanation()
    #expect(diagnosis.verdict == .conflict)
    #expect(diagnosis.isAuthors)
    #expect(diagnosis.brokenIsMember == true)
    #expect(diagnosis.conflicts.first?.suspect?.reason == .duplicate)
    #expect(diagnosis.description.contains("title"), "\(diagnosis)")
  }

  @Test func `a mask that was left on is named`() throws {
    let title = label("Title", named: "title", isMaskOff: false)
    title.topAnchor.constraint(equalTo: window.topAnchor, constant: 40).isActive = true
    let diagnosis = try explanation()
    #expect(diagnosis.verdict == .conflict)
    #expect(diagnosis.conflicts.first?.suspect?.reason == .leftoverMask, "\(diagnosis)")
  }

  @Test func `pins in a container of fixed size are a proven conflict`() throws {
    let title = label("Title", named: "title")
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
      title.widthAnchor.constraint(equalToConstant: 2000),
    ])
    let diagnosis = try explanation()
    #expect(diagnosis.verdict == .conflict, "\(diagnosis)")
    #expect(diagnosis.conflicts.first?.repairs.isEmpty == false)
  }

  @Test func `the safe area's own constraint is listed, so the conflict is proven`() throws {
    let title = label("Title", named: "title")
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      title.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: window.layoutMarginsGuide.leadingAnchor),
    ])
    let diagnosis = try explanation()
    #expect(diagnosis.verdict == .conflict, "\(diagnosis)")
    let listed = diagnosis.report.constraints.compactMap(\.identifier)
    #expect(listed == ["UIViewSafeAreaLayoutGuide-top"])
    #expect(diagnosis.conflicts.first?.suspect?.reason == .placedTwice, "\(diagnosis)")
  }

  @Test func `the margins' own constraints are listed`() throws {
    let title = label("Title", named: "title")
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: window.layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: window.layoutMarginsGuide.trailingAnchor),
      title.widthAnchor.constraint(equalTo: window.widthAnchor),
    ])
    let diagnosis = try explanation()
    #expect(diagnosis.verdict == .conflict, "\(diagnosis)")
  }
}
