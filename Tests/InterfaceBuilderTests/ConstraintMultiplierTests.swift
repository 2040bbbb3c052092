import InterfaceBuilder
import TestSupport
import Testing

@Suite(.late) struct ConstraintMultiplierTests {
  @Test(
    .rules("ibdocuments:D3.6"),
    arguments: [
      ("1", 1), ("0.5", 0.5), ("-1", -1), ("2e-1", 0.2), ("200%", 2), ("50 %", 0.5),
      ("16:9", 16.0 / 9), ("1:2", 0.5), ("1/3", 1.0 / 3), ("1.5:1", 1.5), ("16 : 9", 16.0 / 9),
      (" 2 ", 2), ("0", 0), (".5", 0.5),
    ] as [(String, Double)])
  func `reads decimals, percentages, ratios and fractions`(
    text: String, value: Double
  ) {
    #expect(ConstraintMultiplier(text)?.value == value)
    #expect(ConstraintMultiplier(text)?.text == text)
  }

  @Test(
    .rules("ibdocuments:D3.6"),
    arguments: [
      "", " ", "%", ":", "1:", ":1", "1:0", "1/0", "1:2:3", "1/2/3", "1:2/3", "a", "nan", "inf",
      "0x10", "1e999", "1,5", "1 2", "--1", "1%%",
    ])
  func `refuses everything else`(text: String) {
    #expect(ConstraintMultiplier(text) == nil)
  }
}
