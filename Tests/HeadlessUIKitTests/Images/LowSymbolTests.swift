import Foundation
import Testing

@testable import HeadlessUIKit

/// Views with symbols, lower than the distance of the symbols' alignment rectangles from their edges.
@MainActor
@Suite struct LowSymbolTests {
  @Test func `the set frame of an image view with a symbol is kept without conflicts`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let image = UIImageView(frame: CGRect(x: 20, y: 100, width: 40, height: 1))
    image.image = UIImage(systemName: "trash")
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(image)
    window.addSubview(label)
    label.topAnchor.constraint(equalTo: image.bottomAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: image.leadingAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 20, y: 100, width: 40, height: 1))
    #expect(window.layoutEngine?.conflicts.isEmpty == true)
    image.frame.size.height = 30
    window.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 20, y: 100, width: 40, height: 30))
    let inset = image.alignmentRectInsets.bottom
    #expect(inset > 0 && abs(label.frame.minY - (130 - inset)) < 0.4)
  }

  @Test func `a button with a symbol in a low stack view has no conflicts`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = UIButton()
    button.setImage(UIImage(systemName: "trash"), for: .normal)
    let stack = UIStackView(arrangedSubviews: [button])
    stack.frame = CGRect(x: 20, y: 100, width: 40, height: 1)
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(button.frame.height == 1)
    #expect(window.layoutEngine?.conflicts.isEmpty == true)
  }
}
