import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A row of published tables: only models whose size and insets were both found in one.
struct PublishedDevice: Sendable, CustomTestStringConvertible {
  var name: String
  var size: CGSize
  var scale: CGFloat
  var portrait: (top: CGFloat, bottom: CGFloat)
  var landscape: (side: CGFloat, bottom: CGFloat, top: CGFloat)
  var isRegularInLandscape: Bool
  var testDescription: String { name }

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    _ top: CGFloat, _ bottom: CGFloat, _ side: CGFloat, _ landscapeBottom: CGFloat,
    regular: Bool, landscapeTop: CGFloat = 0
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    portrait = (top, bottom)
    landscape = (side, landscapeBottom, landscapeTop)
    isRegularInLandscape = regular
  }

  static let phones = [
    PublishedDevice("iPhone 6s", 375, 667, 2, 20, 0, 0, 0, regular: false),
    PublishedDevice("iPhone SE (3rd generation)", 375, 667, 2, 20, 0, 0, 0, regular: false),
    PublishedDevice("iPhone 7 Plus", 414, 736, 3, 20, 0, 0, 0, regular: true),
    PublishedDevice("iPhone 11 Pro", 375, 812, 3, 44, 34, 44, 21, regular: false),
    PublishedDevice("iPhone XR", 414, 896, 2, 48, 34, 48, 21, regular: true),
    PublishedDevice("iPhone XS Max", 414, 896, 3, 44, 34, 44, 21, regular: true),
    PublishedDevice("iPhone 12 mini", 375, 812, 3, 50, 34, 50, 21, regular: false),
    PublishedDevice("iPhone 12", 390, 844, 3, 47, 34, 47, 21, regular: false),
    PublishedDevice("iPhone 13 Pro Max", 428, 926, 3, 47, 34, 47, 21, regular: true),
    PublishedDevice("iPhone 14 Pro", 393, 852, 3, 59, 34, 59, 21, regular: false),
    PublishedDevice("iPhone 16 Pro", 402, 874, 3, 62, 34, 62, 21, regular: false),
    PublishedDevice("iPhone 16 Pro Max", 440, 956, 3, 62, 34, 62, 21, regular: true),
  ]

  static let pads = [
    PublishedDevice(
      "iPad Air 2", 768, 1024, 2, 20, 0, 0, 0, regular: true, landscapeTop: 20),
    PublishedDevice(
      "iPad mini 4", 768, 1024, 2, 20, 0, 0, 0, regular: true, landscapeTop: 20),
    PublishedDevice(
      "iPad (8th generation)", 810, 1080, 2, 20, 0, 0, 0, regular: true, landscapeTop: 20),
    PublishedDevice(
      "iPad Pro (10.5-inch)", 834, 1112, 2, 20, 0, 0, 0, regular: true, landscapeTop: 20),
    PublishedDevice(
      "iPad mini (6th generation)", 744, 1133, 2, 24, 20, 0, 20, regular: true, landscapeTop: 24),
    PublishedDevice(
      "iPad Air (5th generation)", 820, 1180, 2, 24, 20, 0, 20, regular: true, landscapeTop: 24),
    PublishedDevice(
      "iPad Pro (11-inch) (2nd generation)", 834, 1194, 2, 24, 20, 0, 20, regular: true,
      landscapeTop: 24),
    PublishedDevice(
      "iPad Pro (12.9-inch) (5th generation)", 1024, 1366, 2, 24, 20, 0, 20, regular: true,
      landscapeTop: 24),
  ]
}

@Suite struct DeviceCatalogueTests {
  @Test(
    .rules("controls:N3.1, N5.1, N5.2"), arguments: PublishedDevice.phones + PublishedDevice.pads)
  func `a device has its published size, insets and size classes`(
    published: PublishedDevice
  ) throws {
    let device = try #require(Device.named(published.name))

    #expect(device.portraitSize == published.size)
    #expect(device.size(in: .landscape).width == published.size.height)
    #expect(device.scale == published.scale)
    #expect(
      device.safeAreaInsets(in: .portrait)
        == UIEdgeInsets(
          top: published.portrait.top, left: 0, bottom: published.portrait.bottom, right: 0))
    #expect(
      device.safeAreaInsets(in: .landscape)
        == UIEdgeInsets(
          top: published.landscape.top, left: published.landscape.side,
          bottom: published.landscape.bottom, right: published.landscape.side))
    #expect(
      device.horizontalSizeClass(in: .landscape)
        == (published.isRegularInLandscape ? .regular : .compact))
  }

  /// Devices with the shape that Apple published; what is reported of iPhone Duo has tests of its own.
  nonisolated private static let published = Device.all.filter {
    !$0.id.hasPrefix("iphone-duo")
  }

  @Test(.rules("controls:N4.1, N5.1, N5.2"), arguments: published)
  func `every row is plausible`(device: Device) {
    #expect(device.portraitSize.width < device.portraitSize.height)
    #expect([1, 2, 3].contains(device.scale))
    #expect(device.nativeScale <= device.scale)
    #expect(device.names.contains(device.name))
    let isPad = device.idiom == .pad
    #expect(device.id.hasPrefix(isPad ? "ipad-" : "iphone-"))
    #expect(device.horizontalSizeClass(in: .portrait) == (isPad ? .regular : .compact))
    #expect(device.verticalSizeClass(in: .portrait) == .regular)
    #expect(device.verticalSizeClass(in: .landscape) == (isPad ? .regular : .compact))
    // A home indicator and a tall top come together, in both orientations.
    let (portrait, landscape) = (
      device.safeAreaInsets(in: .portrait), device.safeAreaInsets(in: .landscape)
    )
    #expect((portrait.bottom > 0) == (portrait.top > 20))
    #expect((landscape.bottom > 0) == (portrait.bottom > 0))
    #expect(landscape.left == landscape.right)
    #expect(isPad ? landscape == portrait : landscape.top == 0)
  }

  @Test(arguments: published)
  func `margins of root views are 16 in compact and 20 in regular width, or on wide phones`(
    device: Device
  ) {
    let isWide = device.portraitSize.width >= 414

    #expect(device.systemMinimumMargin(in: .portrait) == (isWide ? 20 : 16))
    #expect(
      device.systemMinimumMargin(in: .landscape)
        == (device.horizontalSizeClass(in: .landscape) == .regular ? 20 : 16))
  }

  @Test func `names and ids lead to one row each`() {
    var seen: [String: String] = [:]
    for device in Device.all {
      for spelling in [device.id] + device.names + device.interfaceBuilderIDs {
        let plain = spelling.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "+" }
        #expect([nil, device.id].contains(seen[plain]), "\(spelling) names two rows")
        seen[plain] = device.id
        #expect(Device.named(spelling)?.id == device.id)
      }
    }
    #expect(Device.all.count == 31)
  }

  @Test(
    arguments: [
      ("retina3_5", 320, 480), ("retina4_0", 320, 568), ("retina4_7", 375, 667),
      ("retina5_5", 414, 736), ("retina5_9", 375, 812), ("retina6_1", 414, 896),
      ("retina6_5", 414, 896), ("retina6_0", 390, 844), ("retina6_12", 393, 852),
      ("retina6_7", 428, 926), ("retina6_72", 430, 932), ("retina6_3", 402, 874),
      ("retina6_9", 440, 956), ("ipad7_9", 768, 1024), ("ipad8_3rounded", 744, 1133),
      ("ipad9_7", 768, 1024), ("ipad10_2", 810, 1080), ("ipad10_5", 834, 1112),
      ("ipad10_9rounded", 820, 1180), ("ipad11_0rounded", 834, 1194), ("ipad12_9", 1024, 1366),
      ("ipad12_9rounded", 1024, 1366),
    ] as [(String, CGFloat, CGFloat)])
  func `an Interface Builder id has the size of its canvas`(
    id: String, width: CGFloat, height: CGFloat
  ) {
    #expect(Device.withInterfaceBuilderID(id)?.portraitSize == CGSize(width: width, height: height))
  }

  @Test(.rules("controls:N4.2, N4.3"))
  func `a split view shares the width less ten points`() throws {
    let pad = try #require(Device.named("iPad Air 2"))
    #expect(pad.width(of: .narrow, in: .landscape) == 320)
    #expect(pad.width(of: .wide, in: .landscape) == 694)
    #expect(pad.width(of: .half, in: .landscape) == 507)
    #expect(pad.width(of: .wide, in: .portrait) == 438)
    #expect(pad.width(of: .half, in: .portrait) == nil)
    #expect(pad.horizontalSizeClass(of: .half, in: .landscape) == .compact)
    #expect(pad.horizontalSizeClass(of: .wide, in: .landscape) == .regular)
    #expect(pad.horizontalSizeClass(of: .wide, in: .portrait) == .compact)

    // Published of the 10.5-inch iPad: 320 points either way, the rest for the other app.
    let middle = try #require(Device.named("iPad Pro (10.5-inch)"))
    #expect(middle.width(of: .wide, in: .landscape) == 782)
    #expect(middle.width(of: .wide, in: .portrait) == 504)
    #expect(Device.named("iPad mini (6th generation)")?.width(of: .narrow, in: .portrait) == nil)

    let large = try #require(Device.named("iPad Pro (12.9-inch) (5th generation)"))
    #expect(large.horizontalSizeClass(of: .half, in: .landscape) == .regular)
    #expect(Device.named("iPhone 12")?.width(of: .half, in: .landscape) == nil)
  }

  @Test func `traits of a device say what its row says`() throws {
    let traits = try #require(Device.named("iPhone 11")).traits(in: .landscape)

    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .compact)
    #expect(traits.displayScale == 2)
    #expect(traits.preferredContentSizeCategory == .large)
  }
}
