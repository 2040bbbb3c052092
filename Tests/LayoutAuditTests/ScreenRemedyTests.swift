import ConflictAnalysis
import Foundation
import HeadlessUIKit
import LayoutAudit
import LayoutScene
import Testing

/// Changes that remove a finding about views in code.
@MainActor
@Suite struct ScreenRemedyTests {
  /// A label whose width is fixed, or not determined.
  private func content(width: CGFloat?) -> UIView {
    let root = UIView()
    let title = UILabel()
    title.text = "A title that needs more than this"
    title.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(title)
    title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    if let width {
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 16).isActive = true
      title.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    return root
  }

  private func changes(width: CGFloat?, _ rule: ScreenRule) throws -> [SceneChange] {
    let configuration = LayoutConfiguration(screen: .size(390, 200))
    let make = { LaidOutScreen(self.content(width: width), in: configuration) }
    let finding = try #require(make().findings().first { $0.rule == rule })
    return ScreenRemedies { _ in make() }.changes(removing: finding, in: configuration)
  }

  @Test func `the constraint that clips a text can be relaxed, and each change is tried`() throws {
    let changes = try changes(width: 40, .clipped)
    #expect(!changes.isEmpty && changes.count <= 3)
    #expect(changes.contains { if case .setRelation(_, .atLeast) = $0 { true } else { false } })
    #expect(!changes.contains { if case .setRelation(_, .atMost) = $0 { true } else { false } })
  }

  @Test func `what is ambiguous gets a constraint`() throws {
    let changes = try changes(width: nil, .ambiguity)
    #expect(changes.contains { if case .add = $0 { true } else { false } })
  }
}
