import AutoLayout
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

  @Test func `a place outside of the parent, where the solver put a view, is not offered`() {
    let configuration = LayoutConfiguration(screen: .size(390, 200))
    let make = {
      let root = UIView()
      let (title, amount) = (UILabel(), UILabel())
      (title.text, amount.text) = ("Balance", "$ 62")
      for view in [title, amount] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      }
      // The second label is at 0, and nothing ties either to the view.
      amount.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 15).isActive = true
      return LaidOutScreen(root, in: configuration)
    }
    let findings = make().findings().filter { $0.rule == .ambiguity }
    #expect(findings.count == 2)
    for finding in findings {
      let changes = ScreenRemedies { _ in make() }.changes(removing: finding, in: configuration)
      for case .add(let constraint) in changes { #expect(constraint.constant >= 0) }
    }
  }

  @Test func `a constant that is a length of this screen is not offered`() throws {
    // The box keeps its distance from the bottom, so that its top is another one at each height.
    let configuration = LayoutConfiguration(screen: .size(390, 200))
    let make = { (configuration: LayoutConfiguration) in
      let root = UIView()
      let (box, other) = (UIView(), UIView())
      for view in [box, other] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      }
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: root.topAnchor),
        other.topAnchor.constraint(equalTo: box.bottomAnchor),
        other.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        box.heightAnchor.constraint(greaterThanOrEqualTo: root.heightAnchor, multiplier: 0.5),
      ])
      return LaidOutScreen(root, in: configuration)
    }
    let screen = make(configuration)
    let finding = try #require(screen.findings().first { $0.rule == .ambiguity })
    let changes = ScreenRemedies(make).changes(removing: finding, in: configuration)
    for case .add(let constraint) in changes { #expect(constraint.constant == 0) }
  }
}
