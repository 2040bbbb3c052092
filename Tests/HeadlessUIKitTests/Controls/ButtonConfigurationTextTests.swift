import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ButtonConfigurationTextTests {
  private func width(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    change(&configuration)
    return UIButton(configuration: configuration).intrinsicContentSize.width
  }

  @Test func `a transformer changes the font of the title`() {
    let large = width {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 34)
        return outgoing
      }
    }
    let plain = width { _ in }
    #expect(large - 24 > 1.8 * (plain - 24))
  }

  @Test func `an attributed title has its own font`() {
    var text = AttributedString("Title")
    text.font = .systemFont(ofSize: 34)
    let attributed = width { $0.attributedTitle = text }
    let transformed = width {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 34)
        return outgoing
      }
    }
    #expect(attributed == transformed)
  }

  @Test func `the title of a primary button is semibold`() {
    func width(_ role: UIButton.Role, font: UIFont? = nil) -> Double {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Use built-in Tor"
      configuration.titleFont = font
      let button = UIButton(configuration: configuration)
      button.role = role
      return Double(button.intrinsicContentSize.width)
    }
    #expect(width(.primary) == 145.5)
    #expect(width(.primary, font: .systemFont(ofSize: 17, weight: .semibold)) == 145.5)
    #expect(width(.primary, font: .systemFont(ofSize: 17)) == width(.normal))
    for role in [UIButton.Role.cancel, .destructive] { #expect(width(role) == width(.normal)) }
  }
}
