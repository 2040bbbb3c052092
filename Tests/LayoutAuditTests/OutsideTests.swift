import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutAudit
import Testing

/// What reaches beyond its superview, and how severe that is.
@MainActor
@Suite struct OutsideTests {
  private let root = UIView()

  private func findings(_ rules: Set<ScreenRule> = [.outside]) -> [ScreenFinding] {
    LaidOutScreen(root, in: LayoutConfiguration(screen: .size(320, 480, scale: 3))).findings(rules)
  }

  /// Adds a view at the top that is 200 × 200 and reaches beyond the trailing edge.
  private func add(_ view: UIView, beyond distance: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: distance),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 200),
    ])
  }

  @Test(arguments: [0.33, 0.5])
  func `a pixel is no finding`(distance: Double) {
    let view = UIView(frame: CGRect(x: 220, y: 0, width: 100 + distance, height: 100))
    root.addSubview(view)
    #expect(findings().isEmpty == (distance < 0.34))
  }

  @Test func `a picture that a great constant places beyond the edge is a note`() {
    add(UIImageView(), beyond: 170)
    #expect(findings().map(\.severity) == [.note])
  }

  @Test func `a small constant can be a margin with the wrong sign`() {
    add(UIImageView(), beyond: 16)
    #expect(findings().map(\.severity) == [.error])
  }

  @Test func `other views and pictures at a place that no constant says are errors`() {
    add(UIView(), beyond: 170)
    root.addSubview(UIImageView(frame: CGRect(x: 300, y: 200, width: 100, height: 100)))
    #expect(findings().map(\.severity) == [.error, .error])
  }

  @Test func `a control that fills the screen is not beyond the safe area`() {
    let screen = LaidOutScreen(
      UIButton(type: .system), in: LayoutConfiguration(screen: .iPhone17))
    #expect(screen.findings([.safeArea]).isEmpty)
  }

  @Test func `a view by itself has margins of its own`() {
    // As in the reference pictures of BSWInterfaceKit, whose tests draw bare views.
    root.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let screen = LaidOutScreen(root, in: LayoutConfiguration(screen: .size(100, 100)))
    #expect(screen.root.layoutMargins == root.layoutMargins)
    let plain = LaidOutScreen(UIView(), in: LayoutConfiguration(screen: .size(100, 100)))
    #expect(plain.root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let controller = UIViewController()
    let whole = LaidOutScreen(controller, in: LayoutConfiguration(screen: .size(100, 100)))
    #expect(whole.root.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }
}
