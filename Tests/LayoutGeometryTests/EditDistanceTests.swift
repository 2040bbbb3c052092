import LayoutGeometry
import Testing

@Suite struct EditDistanceTests {
  private func distance(_ one: String, _ other: String) -> Int {
    Array(one).editDistance(to: Array(other))
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("title", "title", 0), ("title", "tilte", 1),
    ("title", "titles", 1),
    ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func `letters are inserted, removed, replaced and swapped`(
    one: String, other: String, count: Int
  ) {
    #expect(distance(one, other) == count)
    #expect(distance(other, one) == count)
  }
}

@Suite struct NumberTextTests {
  @Test func `a number has at most two decimals and no trailing zero`() {
    #expect(
      [0, 1, 1.5, 1.05, 1.054, 100, -2.25, -0.001].map(\.short) == [
        "0", "1", "1.5", "1.05", "1.05", "100", "-2.25", "0",
      ])
    #expect((-2.25).inPoints == "−2.25")
    #expect([Double.infinity, -.infinity].map(\.inPoints) == ["∞", "−∞"])
    #expect(Double.nan.short == "nan")
    #expect(0.12346.text(decimals: 4) == "0.1235")
    #expect(3.0001.text(decimals: 4) == "3.0001")
  }
}
