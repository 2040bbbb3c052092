import Foundation
import HeadlessUIKit
import Testing

@Suite struct UIColorTests {
  let dark = UITraitCollection(userInterfaceStyle: .dark)
  let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func `colours with the same components are equal`() {
    let one = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    let other = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)

    #expect(one == other)
    #expect(one.hash == other.hash)
    #expect(UIColor.black == UIColor(white: 0, alpha: 1))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `black in grey differs from black in sRGB`() {
    #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.black.cgColor.components == [0, 1])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor.red.cgColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
  }

  @Test func `opacity is limited, components are not`() {
    let color = UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 2)

    #expect(color.cgColor.components == [1.5, -0.5, 0, 1])
    #expect(UIColor.red.withAlphaComponent(0.25).cgColor.alpha == 0.25)
  }

  @Test(
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 6, 1, 1, [1, 1, 0]), (1.0 / 3, 1, 1, [0, 1, 0]),
      (0.5, 1, 1, [0, 1, 1]), (2.0 / 3, 1, 1, [0, 0, 1]), (5.0 / 6, 1, 1, [1, 0, 1]),
      (0.3, 0, 0.5, [0.5, 0.5, 0.5]), (1, 1, 0.5, [0.5, 0, 0]), (0, 0.5, 1, [1, 0.5, 0.5]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func `hues go round from red through green and blue`(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [CGFloat]
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1).rgba

    for (component, wanted) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(component - wanted) < 1e-12)
    }
  }

  @Test func `hue, saturation and brightness are read back`() {
    let color = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.9, alpha: 0.5)
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))

    unsafe #expect(
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))

    #expect(abs(hue - 0.7) < 1e-12)
    #expect(abs(saturation - 0.4) < 1e-12)
    #expect(abs(brightness - 0.9) < 1e-12)
    #expect(alpha == 0.5)
  }

  @Test func `components of a grey are read in sRGB as well`() {
    var (red, alpha) = (CGFloat(9), CGFloat(9))

    unsafe #expect(UIColor.gray.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 0.5 && alpha == 1)
    unsafe #expect(!UIColor.red.getWhite(&red, alpha: nil))
  }

  @Test func `a dynamic colour resolves under the traits it is given`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .black)
    #expect(color == color)
    #expect(color != .black)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
  }

  @Test func `a dynamic colour may answer with a dynamic colour`() {
    let outer = UIColor { _ in .label }

    #expect(outer.resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark))
  }

  @Test func `components of a dynamic colour are those of the current traits`() {
    dark.performAsCurrent {
      #expect(UIColor.systemBackground.rgba.red == 0)
    }
    light.performAsCurrent {
      #expect(UIColor.systemBackground.rgba.red == 1)
    }
  }

  @Test func `a name always gives the same object`() {
    #expect(UIColor.systemBlue === UIColor.systemBlue)
    #expect(UIColor.tintColor === UIColor.systemBlue)
    #expect(UIColor.clear.cgColor.alpha == 0)
  }

  @Test func `system colours adapt to contrast and level`() {
    let strong = light.modifyingTraits { $0.accessibilityContrast = .high }
    let raised = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }

    #expect(
      UIColor.systemBlue.resolvedColor(with: light)
        == UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
    #expect(
      UIColor.systemBlue.resolvedColor(with: strong)
        == UIColor(red: 0, green: 64.0 / 255, blue: 221.0 / 255, alpha: 1))
    #expect(
      UIColor.systemBackground.resolvedColor(with: raised)
        == UIColor.secondarySystemBackground.resolvedColor(with: dark))
  }

  @Test func `colours resolve outside the main actor`() async {
    let red = await Task.detached { UIColor.systemRed.rgba.red }.value

    #expect(red == 1)
  }
}
