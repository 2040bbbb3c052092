import Foundation

// Sizes, scales and size classes: Apple's Human Interface Guidelines ("Layout", device tables).
// Safe areas: published listings printed by devices and simulators.
//
// The comment "✔" means that size, insets and size classes were all found in such tables; "size ✔"
// that only the size was, and insets and margins are from memory.
//
// Narrow apps in Split View: published for the 9.7 and 10.5-inch iPads (320 points in both
// orientations); those of the 12.9, 10.2, 10.9 and 11-inch iPads are from memory, and others are
// not known.
//
// iPhone Duo and iPhone 18 Pro: from public threads and repositories of September to November 2026, each
// number *reported*; see the facts of their rows.
//
// Margins of root views: Apple documents 16 and 20 points; which iPhones have 20 was observed.

extension Device {
  /// All device classes: iPhones first, each family from the oldest to the newest.
  public static let all: [Device] = phones + pads

  private static let phones: [Device] = [
    Device(  // size ✔
      phone: "iphone-4", ["iPhone 4s", "iPhone 4"], ib: ["retina3_5"],
      320, 480, scale: 2, top: 20, bottom: 0, side: 0, landscapeBottom: 0,
      landscapeWidth: .compact, margin: 16, sure: .size),
    Device(  // size ✔
      phone: "iphone-5",
      [
        "iPhone SE (1st generation)", "iPhone 5", "iPhone 5s", "iPhone 5c",
        "iPod touch (5th generation)", "iPod touch (6th generation)", "iPod touch (7th generation)",
      ], ib: ["retina4_0"],
      320, 568, scale: 2, top: 20, bottom: 0, side: 0, landscapeBottom: 0,
      landscapeWidth: .compact, margin: 16, sure: .size),
    Device(  // ✔
      phone: "iphone-8",
      [
        "iPhone 8", "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ], ib: ["retina4_7"],
      375, 667, scale: 2, top: 20, bottom: 0, side: 0, landscapeBottom: 0,
      landscapeWidth: .compact, margin: 16),
    Device(  // ✔, drawn at 1242 × 2208 pixels and shown at 1080 × 1920
      phone: "iphone-8-plus",
      ["iPhone 8 Plus", "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus"], ib: ["retina5_5"],
      414, 736, scale: 3, nativeScale: 1080 / 414, top: 20, bottom: 0, side: 0, landscapeBottom: 0,
      landscapeWidth: .regular, margin: 20),
    Device(  // ✔
      phone: "iphone-x", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], ib: ["retina5_9"],
      375, 812, scale: 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21,
      landscapeWidth: .compact, margin: 16),
    Device(  // ✔; the top inset was 44 before iOS 14
      phone: "iphone-11", ["iPhone 11", "iPhone XR"], ib: ["retina6_1"],
      414, 896, scale: 2, top: 48, bottom: 34, side: 48, landscapeBottom: 21,
      landscapeWidth: .regular, margin: 20),
    Device(  // ✔
      phone: "iphone-11-pro-max", ["iPhone 11 Pro Max", "iPhone XS Max"], ib: ["retina6_5"],
      414, 896, scale: 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21,
      landscapeWidth: .regular, margin: 20),
    Device(  // ✔, shown at 1080 × 2340
      phone: "iphone-13-mini", ["iPhone 13 mini", "iPhone 12 mini"], ib: ["retina5_4"],
      375, 812, scale: 3, nativeScale: 2.88, top: 50, bottom: 34, side: 50, landscapeBottom: 21,
      landscapeWidth: .compact, margin: 16),
    Device(  // ✔
      phone: "iphone-14",
      [
        "iPhone 14", "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e",
      ], ib: ["retina6_0"],
      390, 844, scale: 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21,
      landscapeWidth: .compact, margin: 16),
    Device(  // ✔
      phone: "iphone-14-plus", ["iPhone 14 Plus", "iPhone 12 Pro Max", "iPhone 13 Pro Max"],
      ib: ["retina6_7"],
      428, 926, scale: 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21,
      landscapeWidth: .regular, margin: 20),
    Device(  // ✔
      phone: "iphone-15", ["iPhone 15", "iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16"],
      ib: ["retina6_12"],
      393, 852, scale: 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21,
      landscapeWidth: .compact, margin: 16),
    Device(  // size ✔
      phone: "iphone-15-plus",
      ["iPhone 15 Plus", "iPhone 14 Pro Max", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      ib: ["retina6_72"],
      430, 932, scale: 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21,
      landscapeWidth: .regular, margin: 20, sure: .size),
    Device(  // ✔; a bottom inset of 20 in landscape was seen once, on iOS 26
      phone: "iphone-16-pro", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], ib: ["retina6_3"],
      402, 874, scale: 3, top: 62, bottom: 34, side: 62, landscapeBottom: 21,
      landscapeWidth: .compact, margin: 16),
    Device(  // ✔
      phone: "iphone-16-pro-max", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], ib: ["retina6_9"],
      440, 956, scale: 3, top: 62, bottom: 34, side: 62, landscapeBottom: 21,
      landscapeWidth: .regular, margin: 20),
    Device(  // from memory; that its width is regular in landscape follows from its size alone
      phone: "iphone-air", ["iPhone Air"],
      420, 912, scale: 3, top: 68, bottom: 34, side: 68, landscapeBottom: 21,
      landscapeWidth: .regular, margin: 20, sure: .memory),
    Device(
      phone: "iphone-18-pro", ["iPhone 18 Pro"],
      402, 874, scale: 3, top: 62, bottom: 34, side: 62, landscapeBottom: 21,
      landscapeWidth: .compact, margin: 16, sure: .reported,
      facts: likeSeventeen("402 × 874 points, 3 pixels each", "iPhone 17 Pro")),
    Device(
      phone: "iphone-18-pro-max", ["iPhone 18 Pro Max"],
      440, 956, scale: 3, top: 62, bottom: 34, side: 62, landscapeBottom: 21,
      landscapeWidth: .regular, margin: 20, sure: .reported,
      facts: likeSeventeen("440 × 956 points, 3 pixels each", "iPhone 17 Pro Max")),
    Device(
      duo: "iphone-duo-outer", ["iPhone Duo (outer display)"], 466, 678,
      classes: (.compact, .regular),
      facts: [
        DeviceFact(
          "size", "466 × 678 points, 3 pixels each (simulator, iPhone19,4)",
          source: "TableProApp/TablePro#3035; pixels mjmirza/app-store-compliance#724", .reported),
        DeviceFact(
          "size classes", "compact width, regular height", source: "TableProApp/TablePro#3035",
          .reported),
        duoSafeArea,
      ]),
    Device(
      duo: "iphone-duo-inner", ["iPhone Duo (inner display)"], 669, 951,
      classes: (.regular, .regular),
      facts: [
        DeviceFact(
          "size", "669 × 951 points, 3 pixels each, native orientation landscape",
          source: "TableProApp/TablePro#3035, madeye/gterm#45", .reported),
        DeviceFact(
          "size in a web view", "626 × 890 points; the difference is open",
          source: "Ark0N/Codeman#407", .reported),
        DeviceFact(
          "size classes", "regular width, regular height, although the idiom is a phone's",
          source: "TableProApp/TablePro#3035, madeye/gterm#45, vdhamer/Photo-Club-Hub#848",
          .reported),
        duoSafeArea,
        DeviceFact(
          "bars held upright",
          "may run from side to side, against the safe area reported; the difference is open",
          source: "xhzq233/ios-use#15", .reported),
        DeviceFact(
          "fold",
          "a partly open display reserves the band it folds through; its place is not known",
          source: "Ark0N/Codeman#407", .reported),
      ]),
  ]

  /// Returns the facts of a device for which only the size was found, in several tables for
  /// screenshots.
  ///
  /// According to a thread, the top inset is larger on iOS 27 (Apollo-Reborn/Apollo-Reborn#848).
  private static func likeSeventeen(_ size: String, _ other: String) -> [DeviceFact] {
    [
      DeviceFact(
        "size", size,
        source: "tables of screen sizes in three public apps for screenshots and mockups, "
          + "in points and in pixels; found 2026-11-22", .reported),
      DeviceFact(
        "safe area, size classes, margins", "as of \(other); the top inset may be larger",
        source: "no listing was found", .assumed),
    ]
  }

  private static var duoSafeArea: DeviceFact {
    DeviceFact(
      "safe area",
      "top 0, left 0, bottom 34, right 84; the right edge holds status bar, island, bars",
      source: "GetStream/stream-chat-react-native#3818, which names no orientation", .reported)
  }

  private static let pads: [Device] = [
    Device(  // size ✔; the two iPads whose pixels are points
      pad: "ipad-2", ["iPad 2", "iPad mini (1st generation)"],
      768, 1024, scale: 1, top: 20, bottom: 0, sure: .size),
    Device(  // ✔
      pad: "ipad-9.7",
      [
        "iPad Pro (9.7-inch)", "iPad (3rd generation)", "iPad (4th generation)",
        "iPad (5th generation)", "iPad (6th generation)", "iPad Air (1st generation)", "iPad Air 2",
      ], ib: ["ipad9_7"],
      768, 1024, top: 20, bottom: 0, narrow: NarrowWidth(portrait: 320, landscape: 320)),
    Device(  // ✔
      pad: "ipad-mini-5",
      ["iPad mini (5th generation)", "iPad mini 2", "iPad mini 3", "iPad mini 4"], ib: ["ipad7_9"],
      768, 1024, top: 20, bottom: 0, narrow: NarrowWidth(portrait: 320, landscape: 320)),
    Device(  // ✔
      pad: "ipad-10.2",
      ["iPad (9th generation)", "iPad (7th generation)", "iPad (8th generation)"],
      ib: ["ipad10_2"],
      810, 1080, top: 20, bottom: 0, narrow: NarrowWidth(portrait: 320, landscape: 320)),
    Device(  // ✔
      pad: "ipad-10.5", ["iPad Pro (10.5-inch)", "iPad Air (3rd generation)"], ib: ["ipad10_5"],
      834, 1112, top: 20, bottom: 0, narrow: NarrowWidth(portrait: 320, landscape: 320)),
    Device(  // ✔
      pad: "ipad-mini-6", ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
      ib: ["ipad8_3rounded"],
      744, 1133, top: 24, bottom: 20),
    Device(  // ✔
      pad: "ipad-10.9",
      [
        "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
        "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
      ], ib: ["ipad10_9rounded"],
      820, 1180, top: 24, bottom: 20, narrow: NarrowWidth(portrait: 320, landscape: 375)),
    Device(  // ✔
      pad: "ipad-pro-11",
      [
        "iPad Pro (11-inch) (4th generation)", "iPad Pro (11-inch) (1st generation)",
        "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)",
      ], ib: ["ipad11_0rounded"],
      834, 1194, top: 24, bottom: 20, narrow: NarrowWidth(portrait: 320, landscape: 375)),
    Device(  // from memory
      pad: "ipad-pro-11-m4", ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"],
      834, 1210, top: 24, bottom: 20, sure: .memory),
    Device(  // size ✔
      pad: "ipad-pro-12.9-home-button",
      ["iPad Pro (12.9-inch) (2nd generation)", "iPad Pro (12.9-inch) (1st generation)"],
      ib: ["ipad12_9"],
      1024, 1366, top: 20, bottom: 0, narrow: NarrowWidth(portrait: 375, landscape: 375),
      sure: .size),
    Device(  // ✔
      pad: "ipad-pro-12.9",
      [
        "iPad Pro (12.9-inch) (6th generation)", "iPad Pro (12.9-inch) (3rd generation)",
        "iPad Pro (12.9-inch) (4th generation)", "iPad Pro (12.9-inch) (5th generation)",
        "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
      ], ib: ["ipad12_9rounded"],
      1024, 1366, top: 24, bottom: 20, narrow: NarrowWidth(portrait: 375, landscape: 375)),
    Device(  // from memory; 32 and 25 were seen once, on iPadOS 26
      pad: "ipad-pro-13", ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"],
      ib: ["iPad13_0rounded"],
      1032, 1376, top: 24, bottom: 20, sure: .memory),
  ]
}
