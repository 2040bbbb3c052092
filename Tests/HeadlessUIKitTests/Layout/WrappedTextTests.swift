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
}
