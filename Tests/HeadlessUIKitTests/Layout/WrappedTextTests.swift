import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct WrappedTextTests {
  @Test func `a label that hugs its lines forgets the widths of before`() {
    let window = UIWindow(screen: UIScreen(device: .standard))
    let label = UILabel()
    label.text = "Several words that wrap at most widths"
    label.numberOfLines = 0
    label.hugsWrappedText = true
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    let free = label.frame

    limit.isActive = true
    window.layoutIfNeeded()
    #expect(label.frame.width <= 120)
    #expect(label.frame.height > free.height)

    limit.isActive = false
    window.layoutIfNeeded()
    #expect(label.frame == free)
  }

  /// The number of labels that are examined when so many cells with one label each are laid out.
  private func effort(cells: Int) -> Int {
    let window = UIWindow(screen: UIScreen(device: .standard))
    var above = window.topAnchor
    for _ in 0..<cells {
      let (cell, label) = (UIView(), UILabel())
      label.text = "Several words that wrap at most widths"
      label.numberOfLines = 0
      label.hugsWrappedText = true
      window.addSubview(cell)
      cell.addSubview(label)
      for view in [cell, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        cell.topAnchor.constraint(equalTo: above),
        cell.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        cell.widthAnchor.constraint(equalToConstant: 120),
        label.topAnchor.constraint(equalTo: cell.topAnchor),
        label.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: cell.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      ])
      above = cell.bottomAnchor
    }
    window.layoutIfNeeded()
    return window.layoutTree().forgettingEffort
  }

  @Test func `setting the frames of a solution does not measure all labels again`() {
    #expect(effort(cells: 80) <= 4 * effort(cells: 20))
  }

  /// A label in the margins of nested views that preserve those around them and lie near edges, so
  /// that the first solution does not know the margins.
  private func labelInMargins(_ random: inout SplitMix64) -> (window: UIWindow, label: UILabel) {
    let window = UIWindow(screen: UIScreen(device: .standard))
    var outer: UIView = window
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.preservesSuperviewLayoutMargins = .random(using: &random)
      view.insetsLayoutMarginsFromSafeArea = .random(using: &random)
      let margin = { (random: inout SplitMix64) in CGFloat(Int.random(in: 0...40, using: &random)) }
      view.layoutMargins = UIEdgeInsets(
        top: margin(&random), left: margin(&random), bottom: margin(&random),
        right: margin(&random))
      outer.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: margin(&random)),
        view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: margin(&random)),
        view.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -margin(&random)),
        view.heightAnchor.constraint(equalToConstant: 500),
      ])
      outer = view
    }
    let label = UILabel()
    label.text = String(repeating: "Words that wrap ", count: 12)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(label)
    let margins = outer.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return (window, label)
  }

  @Test(arguments: 0..<200)
  func `a label is as high as its lines at the width that margins leave`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (window, label) = labelInMargins(&random)
    window.layoutIfNeeded()
    let height = { label.sizeThatFits(CGSize(width: label.frame.width, height: .infinity)).height }
    #expect(label.frame.height == height())
    label.superview?.layoutMargins.left += 37
    window.layoutIfNeeded()
    #expect(label.frame.height == height())
  }
}
