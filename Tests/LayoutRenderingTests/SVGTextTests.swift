import Testing

@testable import LayoutRendering

@Suite struct SVGTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (44.0, "44"), (20.5, "20.5"), (1.0 / 3, "0.333"),
    (-12.340, "-12.34"), (0.1 + 0.2, "0.3"), (1e-9, "0"), (123_456_789.125, "123456789.125"),
    (1e300, "1000000000000"),
  ])
  func `numbers are short and never have an exponent`(value: Double, text: String) {
    #expect(SVGText.number(value) == text)
  }

  @Test func `the palette has every colour that drawings use`() {
    for color in SystemColor.allCases {
      #expect(Palette.light[color].opacity > 0)
      #expect(Palette.dark[color].opacity > 0)
    }
  }

  @Test func `a number that is not finite is a fault of ours`() async {
    await #expect(processExitsWith: .failure) { _ = SVGText.number(.nan) }
  }
}
