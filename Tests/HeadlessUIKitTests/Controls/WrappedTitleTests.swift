import AutoLayout
import Foundation
import Testing

@testable import HeadlessUIKit

/// The title of a configuration breaks into lines at the width of the button.
@MainActor
@Suite struct WrappedTitleTests {
  private let window = UIWindow(screen: UIScreen(size: CGSize(width: 320, height: 480), scale: 2))

  private func button(_ configure: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that is too long for a single line of this button"
    configure(&configuration)
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    button.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    button.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    return button
  }

  @Test func `a narrow button is higher, and as high as a new one after a change of the width`() {
    let button = button()
    let width = button.widthAnchor.constraint(equalToConstant: 1000)
    width.isActive = true
    window.layoutIfNeeded()
    let line = button.frame.height
    width.constant = 160
    window.layoutIfNeeded()
    let narrow = button.frame.height
    #expect(narrow > 2 * line - 20)
    #expect(button.titleLabel?.frame.height ?? 0 > line - 14)
    #expect(button.sizeThatFits(CGSize(width: 160, height: 0)).height == narrow)
    width.constant = 1000
    window.layoutIfNeeded()
    #expect(button.frame.height == line)
  }

  @Test func `a truncated title keeps its line`() {
    let button = button { $0.titleLineBreakMode = .byTruncatingTail }
    button.widthAnchor.constraint(equalToConstant: 100).isActive = true
    window.layoutIfNeeded()
    #expect(button.frame.height < 40)
    #expect(button.titleLabel?.frame.width ?? 0 <= 100)
  }

  @Test func `an image beside the title takes width from it`() {
    let plain = button()
    let pictured = button {
      $0.image = UIImage(blankOfSize: CGSize(width: 60, height: 20))
      $0.imagePadding = 10
    }
    for button in [plain, pictured] {
      button.widthAnchor.constraint(equalToConstant: 200).isActive = true
    }
    window.layoutIfNeeded()
    #expect(pictured.frame.height > plain.frame.height)
  }
}
