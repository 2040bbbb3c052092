import LayoutSnapshot
import Testing

@Suite struct ColorTests {
  @Test(arguments: ["#0A84FF", "#0A84FF80", "#FFFFFF systemBackground", "#00000000 clear one"])
  func `a colour reads what it writes`(text: String) {
    #expect(LayoutSnapshot.Color(text)?.description == text)
  }

  @Test(arguments: ["", "#", "0A84FF", "#0A84F", "#0A84FFF", "#+A84FF", "#0G84FF", "red"])
  func `what is no colour is refused`(text: String) {
    #expect(LayoutSnapshot.Color(text) == nil)
  }

  @Test func `components outside the unit range are clamped`() {
    let color = LayoutSnapshot.Color(unitRed: 2, green: -1, blue: .nan, alpha: 0.5)
    #expect(color == LayoutSnapshot.Color(red: 255, green: 0, blue: 0, alpha: 128))
  }
}
