import AutoLayout
import Foundation
import Testing

@testable import HeadlessUIKit

/// What lists cost whose items are related by inequalities: counts at one length and at four
/// times that length.
@MainActor
@Suite struct ListEffortTests {
  private static let short = 30

  private func makeWindow() -> UIWindow {
    UIWindow(screen: UIScreen(size: CGSize(width: 400, height: 20_000), scale: 2))
  }

  private func effort(_ window: UIWindow, _ change: () -> Void = {}) -> LayoutEffort {
    let engine = window.layoutTree().engine
    let before = engine.effort
    change()
    window.layoutIfNeeded()
    return engine.effort.since(before)
  }

  private struct Costs: Equatable {
    var first: LayoutEffort
    var text: LayoutEffort
    var longText: LayoutEffort
    var constant: LayoutEffort
  }

  /// Labels below each other, each at least 4 points below the one above and no wider than the window.
  private func inequalities(_ count: Int) -> Costs {
    let window = makeWindow()
    var above = window.topAnchor
    var labels: [UILabel] = []
    var leading: [NSLayoutConstraint] = []
    for index in 0..<count {
      let label = UILabel()
      label.text = "Row \(index % 10)"
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
      let gap = label.topAnchor.constraint(equalTo: above, constant: 4)
      gap.priority = .defaultLow
      leading.append(label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8))
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(greaterThanOrEqualTo: above, constant: 4), gap, leading[index],
        label.trailingAnchor.constraint(lessThanOrEqualTo: window.trailingAnchor, constant: -8),
      ])
      labels.append(label)
      above = label.bottomAnchor
    }
    let first = effort(window)
    let middle = count / 2
    let text = effort(window) { labels[middle].text = "Another" }
    #expect(labels[middle].frame.width < 384)
    let long = effort(window) { labels[middle].text = String(repeating: "Long ", count: 40) }
    #expect(labels[middle].frame.width == 384)
    let constant = effort(window) { leading[middle].constant = 20 }
    return Costs(first: first, text: text, longText: long, constant: constant)
  }

  @Test func `a text in a list of inequalities costs the same in a list four times as long`() {
    let (few, many) = (inequalities(Self.short), inequalities(4 * Self.short))
    #expect(few.text == many.text)
    #expect(few.longText == many.longText)
    #expect(few.constant == many.constant)
    #expect(many.first.entered <= 4 * few.first.entered)
  }
}
