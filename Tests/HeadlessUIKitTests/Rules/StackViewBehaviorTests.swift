import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TextMetrics

/// How a stack behaves (`stackview.md`, the rest of section 2, sections 3 and 6).
@MainActor
@Suite(.serialized) struct StackViewBehaviorTests {
  @Test(.rules("stackview:S2.15, S2.17"))
  func `margins take the place of edges`() {
    let scene = StackScene()
    scene.stack.alignment = .center
    scene.stack.isLayoutMarginsRelativeArrangement = true
    #expect(
      scene.equations("UISV-canvas-connection") == [
        "A.leading = margins.leading", "C.trailing = margins.trailing",
        "A.centerY = margins.centerY", "UISV-alignment-spanner.top = margins.top",
        "UISV-alignment-spanner.bottom = margins.bottom",
      ])
    // The safe area counts among the margins, unless it must not.
    #expect(scene.stack.insetsLayoutMarginsFromSafeArea)
    scene.stack.directionalLayoutMargins.leading = 12
    scene.layOut()
    #expect(scene.views[0].frame.minX == CGFloat(12))
  }

  @Test(.rules("stackview:S2.16"))
  func `a column may count spaces from baseline to baseline`() {
    let labels = ["one", "two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let scene = StackScene(of: labels)
    scene.stack.axis = .vertical
    scene.stack.isBaselineRelativeArrangement = true
    scene.stack.spacing = 40
    #expect(scene.equations("UISV-spacing") == ["A.last = B.first -40"])
    #expect(
      scene.equations("UISV-canvas-connection").isSuperset(of: [
        "A.top = SV.top", "B.bottom = SV.bottom",
      ]))
    scene.layOut()
    #expect(labels[1].frame.minY - labels[0].frame.minY == CGFloat(40))
  }

  @Test(.rules("stackview:S2.19"))
  func `a label that resists less wraps, and the switch keeps its size`() {
    TextMeasuring.with(TestFont()) {
      let label = UILabel()
      label.font = .systemFont(ofSize: 10)
      label.numberOfLines = 0
      label.text = "one two three four five"
      label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      let toggle = UISwitch()
      let scene = StackScene(of: [label, toggle])
      scene.stack.alignment = .center
      scene.layOut(width: 151)
      #expect(toggle.frame.size == UISwitch().frame.size)
      #expect(label.frame.size == CGSize(width: 102, height: 30))
    }
  }

  @Test(.rules("stackview:S3.1–S3.3"))
  func `priorities decide, and the order among equals`() {
    let scene = StackScene()
    scene.views[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    scene.layOut(width: 300)
    #expect(scene.views.map(\.frame.width) == [160, 100, 40])

    let plain = StackScene(of: [UIView(), StackScene().views[2]])
    plain.layOut(width: 300)
    #expect(plain.views[0].frame.width == CGFloat(260))
  }

  @Test(.rules("stackview:S3.5"))
  func `gaps shrink to the space, then views`() {
    for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
      let scene = StackScene()
      scene.stack.distribution = distribution
      scene.stack.spacing = 10
      scene.views[0].setContentCompressionResistancePriority(
        UILayoutPriority(700), for: .horizontal)
      scene.layOut(width: 280)
      #expect(scene.views.map(\.frame.width) == [140, 80, 40], "\(distribution)")
      #expect(scene.views.map(\.frame.minX) == [0, 150, 240], "\(distribution)")
    }
  }

  @Test(.rules("stackview:S3.4, S3.6"))
  func `a free stack is as large as its views, and equal lengths follow the longest`() {
    let scene = StackScene()
    scene.stack.spacing = 5
    scene.layOut()
    #expect(scene.stack.frame.size == CGSize(width: 290, height: 200))
    scene.stack.distribution = .fillEqually
    scene.layOut()
    #expect(scene.stack.frame.size == CGSize(width: 490, height: 200))
  }

  @Test(.rules("stackview:S3.7"))
  func `a stack's own priorities concern nobody`() {
    let scene = StackScene()
    scene.stack.setContentHuggingPriority(.required, for: .horizontal)
    scene.stack.setContentCompressionResistancePriority(.required, for: .horizontal)
    scene.layOut(width: 300)
    #expect(scene.views.map(\.frame.width) == [180, 80, 40])
  }

  @Test(.rules("stackview:S3.8, S6.3"))
  func `hiding takes effect at once, however often it is said`() {
    let scene = StackScene()
    scene.stack.spacing = 10
    scene.layOut()
    UIView.animate(withDuration: 0.3) {
      scene.views[2].isHidden = true
      scene.views[2].isHidden = true
      scene.layOut()
    }
    #expect(scene.views[2].isHidden && scene.views[2].superview === scene.stack)
    #expect(scene.views[2].frame.width == CGFloat(0) && scene.views[2].frame.minX == CGFloat(250))
    #expect(scene.stack.frame.width == CGFloat(250))
    scene.views[2].isHidden = false
    scene.layOut()
    #expect(scene.stack.frame.width == CGFloat(300))
  }

  @Test(.rules("stackview:S3.10"))
  func `a nested stack is a view among others`() {
    let inner = StackScene()
    let outer = StackScene(of: [inner.stack, UIView()])
    inner.stack.spacing = 10
    outer.layOut(width: 400)
    #expect(inner.stack.frame.width == CGFloat(300))
    #expect(outer.views[1].frame == CGRect(x: 300, y: 0, width: 100, height: 200))
  }

  @Test(.rules("stackview:S3.11"))
  func `a width of one's own collides with the stack's, and both are named`() throws {
    let old = LayoutLog.shared.report
    var reports: [ConflictReport] = []
    LayoutLog.shared.report = { reports.append($0) }
    defer { LayoutLog.shared.report = old }
    let scene = StackScene()
    scene.views[0].widthAnchor.constraint(equalToConstant: 44).isActive = true
    scene.layOut()
    #expect(reports.isEmpty)
    scene.views[0].isHidden = true
    scene.layOut()
    let text = try #require(reports.first).text()
    #expect(text.contains("'UISV-hiding'") && text.contains(".width == 44"))

    let gentle = StackScene()
    let width = gentle.views[0].widthAnchor.constraint(equalToConstant: 44)
    width.priority = UILayoutPriority(999)
    width.isActive = true
    gentle.views[0].isHidden = true
    gentle.layOut()
    #expect(reports.count == 1)
    #expect(gentle.views[0].frame.width == CGFloat(0))
  }

  @Test(.rules("stackview:S3.13"))
  func `from right to left the first view stands on the right`() {
    let scene = StackScene()
    scene.stack.semanticContentAttribute = .forceRightToLeft
    scene.stack.spacing = 10
    scene.layOut()
    #expect(scene.views.map(\.frame.minX) == [140, 50, 0])
  }
}
