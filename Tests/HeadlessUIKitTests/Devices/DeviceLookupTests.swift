import HeadlessUIKit
import Testing

@Suite struct DeviceLookupTests {
  @Test(
    arguments: [
      "iPhone 15 Pro", "iphone15pro", "IPHONE-15-PRO", " iPhone  15 Pro ", "retina6_12",
      "retina612", "iphone-15",
    ])
  func `case, spaces and punctuation do not matter`(text: String) {
    #expect(Device.named(text)?.id == "iphone-15")
  }

  @Test func `plus may be written as a sign`() {
    #expect(Device.named("iPhone 6+")?.id == "iphone-8-plus")
  }

  @Test(arguments: ["", "iPhone", "iPhone 99", "retina6_99", "Pixel 8"])
  func `other names lead to no device`(text: String) {
    #expect(Device.named(text) == nil)
  }

  @Test func `names that contain the text are suggested before similar ones, the newest first`() {
    #expect(
      Device.suggestions(for: "iphone se") == [
        "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone SE (1st generation)",
      ])
    #expect(Device.suggestions(for: "iPhone 15 Por").first == "iPhone 15 Pro")
    #expect(Device.suggestions(for: "iPhone").count == 5)
  }

  @Test func `nothing is suggested for nonsense, however long`() {
    #expect(Device.suggestions(for: "").isEmpty)
    #expect(Device.suggestions(for: "???").isEmpty)
    #expect(Device.suggestions(for: String(repeating: "zq", count: 100_000)).isEmpty)
  }
}
