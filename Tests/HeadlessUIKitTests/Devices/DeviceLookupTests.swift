import Foundation
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

  @Test(
    arguments: [
      ("iPad mini", "iPad mini (A17 Pro)", 744, 1133),
      ("iPad", "iPad (A16)", 820, 1180),
      ("iPad Air", "iPad Air 11-inch (M3)", 820, 1180),
      ("iPad Pro", "iPad Pro 11-inch (M5)", 834, 1210),
      ("iPad Pro 11-inch", "iPad Pro 11-inch (M5)", 834, 1210),
      ("iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (6th generation)", 1024, 1366),
      ("iPad Pro 13-inch", "iPad Pro 13-inch (M5)", 1032, 1376),
      ("iPhone SE", "iPhone SE (3rd generation)", 375, 667),
      ("iPod touch", "iPod touch (7th generation)", 320, 568),
      ("iPhone Duo", "iPhone Duo (outer display)", 466, 678),
    ])
  func `a name without generation, size or display means the newest model`(
    text: String, name: String, width: Double, height: Double
  ) throws {
    let device = try #require(Device.named(text))
    #expect(device.name == name)
    #expect(device.portraitSize == CGSize(width: width, height: height))
  }

  @Test func `a device has the name of the model that was asked for`() {
    #expect(Device.named("iphone 17")?.name == "iPhone 17")
    #expect(Device.named("retina6_3")?.name == "iPhone 16 Pro")
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
