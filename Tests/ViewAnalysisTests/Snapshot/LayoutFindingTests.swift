import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutSnapshot
import TestSupport
import Testing
import ViewAnalysis

/// Limits that a layout reached are named, in the engine and in the snapshot.
@MainActor
@Suite struct LayoutFindingTests {
  private let root = UIWindow(screen: UIScreen(size: CGSize(width: 400, height: 800), scale: 2))

  private func findings() -> [LayoutSnapshot.Finding] {
    LayoutSnapshot(of: root, name: "findings").findings.filter { $0.id != "ambiguous-layout" }
  }

  /// One that is wide where it is high, although its text is high where it is narrow.
  private func label(_ words: Int) -> UILabel {
    let label = UILabel()
    label.text = Array(repeating: "word", count: words).joined(separator: " ")
    label.numberOfLines = 0
    label.accessibilityIdentifier = "title"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    label.setContentHuggingPriority(.defaultHigh, for: .vertical)
    root.addSubview(label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    return label
  }

  @Test(.rules("engine:E11.4"))
  func `a label whose width follows its height is named`() {
    let label = label(40)
    label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 3).isActive = true
    let found = findings()
    #expect(found.map(\.id) == ["unsettled-size"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message.hasPrefix("the size of title did not settle") == true)
    #expect(found.first?.views == ["root/0"])
  }

  /// The height that the text needs at the width that the label has.
  private func neededHeight(of label: UILabel) -> CGFloat {
    label.sizeThatFits(CGSize(width: label.frame.width, height: .greatestFiniteMagnitude)).height
  }

  @Test(.rules("engine:E11.4"))
  func `every label that ends with a height its text does not need is named`() {
    var settled = 0
    for words in stride(from: 2, through: 80, by: 3) {
      for multiplier in [0.5, 2, 5, 9] as [CGFloat] {
        let label = label(words)
        label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: multiplier)
          .isActive = true
        root.layoutIfNeeded()
        let isSettled = abs(label.frame.height - neededHeight(of: label)) <= 0.5
        if isSettled { settled += 1 }
        #expect(
          findings().contains { $0.id == "unsettled-size" } != isSettled,
          "\(words) words, \(multiplier) times as wide as high")
        label.removeFromSuperview()
      }
    }
    #expect((1...20).contains(settled))
  }

  @Test func `what did not settle starts again, so that the next layout is the same`() {
    let label = label(40)
    label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 3).isActive = true
    root.layoutIfNeeded()
    let first = label.frame
    for _ in 0..<3 {
      root.setNeedsUpdateConstraints()
      root.layoutIfNeeded()
      #expect(label.frame == first)
    }
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    #expect(findings().allSatisfy { $0.id != "unsettled-size" })
  }

  @Test func `a label whose width is given settles`() {
    label(40).widthAnchor.constraint(equalToConstant: 120).isActive = true
    #expect(findings().isEmpty)
  }

  @Test func `a constraint with a factor beyond all proportion is named and left out`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let constraint = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1e12)
    constraint.isActive = true
    let found = findings()
    #expect(found.map(\.id) == ["unusable-constraint"])
    #expect(found.first?.severity == .error)
    #expect(found.first?.message.contains("the factor -1000000000000.0 is not within") == true)
    #expect(found.first?.message.contains("stamp") == false)
    constraint.isActive = false
    #expect(findings().isEmpty)
  }

  @Test(.rules("constraints:C5.3"))
  func `a constant that is cut is named until it is another`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let constraint = view.leadingAnchor.constraint(
      equalTo: root.leadingAnchor, constant: 2_000_000)
    constraint.isActive = true
    let found = findings()
    #expect(found.map(\.id) == ["cut-constant"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message.contains("UIView.leading = UIWindow.leading") == true)
    // The greatest constant itself is not cut.
    constraint.constant = 1_000_000
    #expect(findings().isEmpty)
    constraint.constant = -3_000_000
    #expect(findings().map(\.id) == ["cut-constant"])
    constraint.constant = 10
    #expect(findings().isEmpty)
  }

  @Test func `a term that is too small to be used is named`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1e-9).isActive = true
    let found = findings()
    #expect(found.map(\.id) == ["dropped-term"])
    #expect(found.first?.message.contains("1e-09") == true)
  }

  @Test func `a frame beyond what layout uses is named`() {
    let view = UIView(frame: CGRect(x: 1e12, y: 0, width: 10, height: 10))
    root.addSubview(view)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).priority = .defaultLow
    view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    #expect(findings().contains { $0.id == "limited-number" })
  }
}
