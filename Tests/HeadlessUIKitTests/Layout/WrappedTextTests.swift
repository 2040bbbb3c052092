import AutoLayout
import Foundation
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
}
