import Foundation
import HeadlessUIKit
import InterfaceCanvas
import TestSupport
import Testing

@Suite struct InterfaceBuilderCanvasTests {
  private func insets(
    _ id: String?, _ version: Int, root: CGSize? = nil, navigation: Bool = false, tab: Bool = false,
    _ orientation: Device.Orientation = .portrait
  ) -> UIEdgeInsets? {
    InterfaceBuilderCanvas(
      deviceID: id, orientation: orientation, toolsVersion: version, rootSize: root,
      hasNavigationBar: navigation, hasTabBar: tab
    ).safeAreaInsets
  }

  // Each row was seen in public documents of that version.
  @Test(
    arguments: [
      ("retina4_7", 13771, 20, 0), ("retina4_7", 14490, 20, 0), ("retina4_7", 15505, 0, 0),
      ("retina4_7", 14868, 0, 0), ("retina4_7", 19529, 0, 0), ("retina4_7", 21507, 0, 0),
      ("retina4_7", 21701, 20, 0), ("retina4_7", 24000, 20, 0), ("retina6_1", 23727, 96, 68),
      ("retina6_3", 24506, 124, 68), ("retina6_12", 23504, 59, 34),
      ("retina4_0", 17701, 0, 0), ("retina5_5", 18122, 0, 0), ("retina5_9", 18122, 44, 34),
      ("retina5_9", 21701, 50, 34), ("retina6_1", 17701, 44, 34), ("retina6_1", 20037, 44, 34),
      ("retina6_1", 21507, 48, 34), ("retina6_1", 32700, 48, 34), ("retina6_5", 17156, 44, 34),
      ("retina6_0", 17701, 44, 34), ("retina6_0", 21507, 47, 34), ("retina6_0", 32700, 47, 34),
      ("retina6_7", 20037, 44, 34), ("retina6_7", 21507, 47, 34), ("retina6_12", 21701, 59, 34),
      ("retina6_12", 32700, 59, 34), ("retina3_5", 14490, 20, 0),
      ("retina5_9", 21507, 47, 34), ("retina6_1", 21208, 44, 34), ("retina6_1", 21225, 48, 34),
      ("retina6_1", 25094, 96, 68),
    ] as [(String, Int, CGFloat, CGFloat)])
  func `a version simulates the insets seen in its documents`(
    id: String, version: Int, top: CGFloat, bottom: CGFloat
  ) {
    #expect(
      insets(id, version) == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test(
    arguments: [
      ("retina4_7", 14490, 64, 0), ("retina4_7", 18122, 44, 0), ("retina5_5", 23727, 64, 0),
      ("retina5_9", 15505, 88, 34), ("retina6_1", 21507, 92, 34), ("retina6_7", 21507, 91, 34),
      ("retina6_12", 22155, 103, 34), ("retina5_9", 21507, 91, 34),
      ("retina6_1", 24765, 150, 68), ("retina6_9", 24765, 178, 68),
    ] as [(String, Int, CGFloat, CGFloat)])
  func `a navigation bar adds its height at the top`(
    id: String, version: Int, top: CGFloat, bottom: CGFloat
  ) {
    #expect(
      insets(id, version, navigation: true)
        == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func `no bar of the screen covers a form sheet`() {
    #expect(insets("ipad9_7", 14113, root: CGSize(width: 540, height: 620))?.top == 0)
    #expect(insets("ipad9_7", 14113, root: CGSize(width: 540, height: 800))?.top == 20)
  }

  @Test(arguments: [593.0, 603])
  func `a root of the height below a bar of any version begins below it`(height: CGFloat) {
    let root = CGSize(width: 375, height: height)
    #expect(insets("retina4_7", 24127, root: root, navigation: true)?.top == 0)
  }

  @Test func `the iPad of Xcode 16 is known`() {
    let canvas = InterfaceBuilderCanvas(deviceID: "iPad13_0rounded", toolsVersion: 23727)
    #expect(canvas.size == CGSize(width: 1032, height: 1376))
  }

  @Test func `iPads of Xcode 16 have the strip of the home indicator twice, and higher bars`() {
    let pad = "ipad10_9rounded"
    #expect(insets(pad, 22504) == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(insets(pad, 23727) == UIEdgeInsets(top: 24, left: 0, bottom: 50, right: 0))
    #expect(insets("ipad12_9rounded", 24765, .landscape)?.bottom == 50)
    #expect(insets("ipad9_7", 23727)?.bottom == 0)

    #expect(insets(pad, 23727, navigation: true)?.top == 74)
    #expect(insets("ipad12_9rounded", 24127, navigation: true, .landscape)?.top == 78)
  }

  @Test func `a root above the home indicator has its strip once in Xcode 16`() {
    let root = CGSize(width: 820, height: 1106)
    #expect(insets("ipad10_9rounded", 23727, root: root)?.bottom == 25)
  }

  @Test func `Xcode 16 uses the id of the iPhone 14 Plus for the iPhone 15 Plus`() {
    let root = CGSize(width: 430, height: 932)
    #expect(
      insets("retina6_7", 23727, root: root)
        == UIEdgeInsets(top: 118, left: 0, bottom: 68, right: 0))
    #expect(insets("retina6_7", 23727, root: CGSize(width: 428, height: 926))?.top == 94)
  }

  @Test func `a tab bar adds its height at the bottom`() {
    #expect(insets("retina4_7", 13771, tab: true)?.bottom == 49)
    #expect(insets("retina6_5", 16097, tab: true)?.bottom == 83)
  }

  @Test func `a root below an opaque navigation bar begins with no inset`() {
    var canvas = InterfaceBuilderCanvas(
      deviceID: "retina4_7", toolsVersion: 11542, hasNavigationBar: true)
    canvas.isBelowNavigationBar = true
    #expect(canvas.safeAreaInsets == .zero)

    canvas.overhang = 64
    #expect(canvas.safeAreaInsets?.bottom == 64)
  }

  @Test func `a large title makes the bar higher, a toolbar the bottom`() {
    var canvas = InterfaceBuilderCanvas(
      deviceID: "retina6_1", toolsVersion: 19529, hasNavigationBar: true)
    canvas.hasLargeTitle = true
    canvas.hasToolbar = true
    #expect(canvas.safeAreaInsets == UIEdgeInsets(top: 140, left: 0, bottom: 83, right: 0))
  }

  @Test func `a root larger than the device has the whole bottom inset`() {
    #expect(insets("retina6_1", 18122, root: CGSize(width: 497, height: 338))?.bottom == 34)
    #expect(insets("retina6_1", 20037, root: CGSize(width: 414, height: 808))?.bottom == 0)
  }

  @Test func `documents without a device have a status bar of their version`() {
    #expect(insets(nil, 14490)?.top == 20)
    #expect(insets(nil, 19455)?.top == 0)
    #expect(insets(nil, 15505, navigation: true)?.top == 44)
    #expect(InterfaceBuilderCanvas(deviceID: nil, toolsVersion: 9000).size?.width == 600)
  }

  @Test func `a page sheet begins below the status bar`() {
    let sheet = CGSize(width: 390, height: 790)

    #expect(
      insets("retina6_0", 19529, root: sheet)
        == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(
      insets("retina6_1", 17701, root: CGSize(width: 414, height: 842), navigation: true)?.top
        == 56)
    #expect(insets("retina4_7", 21701, root: CGSize(width: 375, height: 647))?.top == 0)
  }

  @Test func `a low root does not reach the bottom`() {
    let low = CGSize(width: 375, height: 400)

    #expect(
      insets("retina5_9", 18122, root: low) == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(insets("retina4_7", 14313, root: CGSize(width: 375, height: 162)) == .zero)
  }

  @Test func `since Xcode 15 a root of any size has all insets of the device`() {
    let low = CGSize(width: 375, height: 120)
    func bottom(_ version: Int, ofXib: Bool) -> CGFloat? {
      var canvas = InterfaceBuilderCanvas(
        deviceID: "retina6_1", toolsVersion: version, rootSize: low)
      canvas.isRootOfXib = ofXib
      return canvas.safeAreaInsets?.bottom
    }
    #expect(bottom(21507, ofXib: true) == 0)
    #expect(bottom(21701, ofXib: true) == 34 && bottom(21701, ofXib: false) == 34)
    #expect(bottom(32700, ofXib: true) == 34 && bottom(32700, ofXib: false) == 0)
    #expect(insets("retina4_7", 14490, root: low)?.top == 0)
    #expect(insets("retina4_7", 22505, root: low)?.top == 20)
  }

  @Test func `a root that ends above a bar is not covered by it`() {
    func scene(_ height: CGFloat, navigation: Bool, tab: Bool) -> UIEdgeInsets? {
      insets(
        "retina6_1", 20037, root: CGSize(width: 414, height: height), navigation: navigation,
        tab: tab)
    }
    // Below a translucent navigation bar, and above an opaque tab bar.
    #expect(
      scene(813, navigation: true, tab: true)
        == UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0))
    // Between two opaque bars, and below one of them.
    #expect(scene(725, navigation: true, tab: true) == .zero)
    #expect(
      scene(808, navigation: true, tab: false)
        == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func `since Xcode 15 a sheet can be 10 points lower than the screen`() {
    let sheet = CGSize(width: 428, height: 916)
    #expect(insets("retina6_7", 23090, root: sheet) == .zero)
    #expect(insets("retina6_7", 23090, root: sheet, navigation: true)?.top == 56)
    #expect(insets("retina6_7", 20037, root: sheet)?.top == 44)
  }

  @Test(.rules("canvas:X10"), arguments: [793.0, 783])
  func `in Xcode 26 a sheet begins at the sensor housing and has its inset`(height: CGFloat) {
    let sheet = CGSize(width: 393, height: height)
    #expect(
      insets("retina6_12", 24765, root: sheet)
        == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    #expect(insets("retina6_12", 23504, root: sheet)?.bottom == 34)
  }

  @Test func `in Xcode 16 a sheet begins 10 points below the sensor housing`() {
    let sheet = CGSize(width: 393, height: 783)
    #expect(
      insets("retina6_12", 23727, root: sheet)
        == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    #expect(insets("retina6_12", 23727, root: sheet, navigation: true)?.top == 56)
  }

  @Test func `in a sheet of Xcode 26 a bar ends 70 points below the edge`() {
    var canvas = InterfaceBuilderCanvas(
      deviceID: "retina6_1", toolsVersion: 24128, rootSize: CGSize(width: 414, height: 848),
      hasNavigationBar: true)
    #expect(canvas.safeAreaInsets?.top == 70)
    canvas.hasLargeTitle = true
    #expect(canvas.safeAreaInsets == UIEdgeInsets(top: 126, left: 0, bottom: 0, right: 0))
  }

  @Test func `a sheet can be lower than a free size`() {
    var canvas = InterfaceBuilderCanvas(
      deviceID: "retina6_1", toolsVersion: 32700, rootSize: CGSize(width: 375, height: 768))
    #expect(canvas.safeAreaInsets?.top == 48)
    canvas.freeformSize = CGSize(width: 375, height: 778)
    #expect(canvas.safeAreaInsets == .zero)
  }

  @Test func `the sensor housing is at the sides in landscape`() {
    #expect(
      insets("retina6_1", 21507, .landscape)
        == UIEdgeInsets(top: 0, left: 48, bottom: 21, right: 48))
    #expect(
      insets("retina6_1", 17701, .landscape)
        == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(
      insets("retina6_0", 21507, root: CGSize(width: 844, height: 390), .landscape)?.left == 47)
    #expect(insets("retina4_7", 14490, .landscape) == .zero)
    #expect(insets("ipad9_7", 19529, .landscape)?.top == 20)
  }

  @Test func `a xib for landscape that is not as wide as the screen has the insets of portrait`() {
    var canvas = InterfaceBuilderCanvas(
      deviceID: "retina6_0", orientation: .landscape, toolsVersion: 21507,
      rootSize: CGSize(width: 1000, height: 68))
    #expect(canvas.safeAreaInsets?.left == 47)
    canvas.isRootOfXib = true
    #expect(canvas.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test func `since Xcode 16 insets of portrait are added to those of landscape`() {
    #expect(
      insets("retina6_0", 24412, .landscape)
        == UIEdgeInsets(top: 47, left: 47, bottom: 55, right: 47))
    #expect(
      insets("retina6_0", 24412, navigation: true, tab: true, .landscape)
        == UIEdgeInsets(top: 101, left: 47, bottom: 86, right: 47))
  }

  @Test func `since Xcode 16 a low root has the strip of the home indicator once`() {
    var canvas = InterfaceBuilderCanvas(
      deviceID: "retina6_12", toolsVersion: 23727, rootSize: CGSize(width: 393, height: 446))
    canvas.isRootOfXib = true
    #expect(canvas.safeAreaInsets?.bottom == 34)
    canvas.rootSize = CGSize(width: 393, height: 852)
    #expect(canvas.safeAreaInsets?.bottom == 68)
  }

  @Test func `in Xcode 16 a low root of a scene has the inset of the housing once and none below`()
  {
    let canvas = InterfaceBuilderCanvas(
      deviceID: "retina6_12", toolsVersion: 23727, rootSize: CGSize(width: 393, height: 697))
    #expect(canvas.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
  }

  @Test(
    arguments: [(14490, 20, 24), (15505, 0, 0), (17701, 0, 0), (20037, 20, 24)]
      as [(Int, CGFloat, CGFloat)])
  func `from Xcode 11 to 12 iPads have no status bar`(
    version: Int, top: CGFloat, topOfRounded: CGFloat
  ) {
    #expect(insets("ipad9_7", version)?.top == top)
    #expect(insets("ipad12_9rounded", version)?.top == topOfRounded)
  }

  @Test(arguments: [(17701, 44), (22155, 0)] as [(Int, CGFloat)])
  func `a root of the size of the screen extends below it by an opaque bar above`(
    version: Int, bottom: CGFloat
  ) {
    var canvas = InterfaceBuilderCanvas(
      deviceID: "retina4_7", toolsVersion: version, rootSize: CGSize(width: 375, height: 667),
      hasNavigationBar: true)
    canvas.isBelowNavigationBar = true
    #expect(
      canvas.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
  }

  @Test func `an unknown device has no insets rather than wrong ones`() {
    let canvas = InterfaceBuilderCanvas(deviceID: "watch38", toolsVersion: 19529)

    #expect(canvas.safeAreaInsets == nil)
    #expect(canvas.size == nil)
    #expect(canvas.device == nil)
  }

  @Test(
    .rules("canvas:X8"),
    arguments: [
      (375, 14490, 16), (390, 19529, 16), (391, 21507, 16), (393, 21701, 16), (394, 21701, 20),
      (414, 17701, 20), (600, 6751, 16), (600, 14490, 20), (1024, 14490, 20),
    ] as [(CGFloat, Int, CGFloat)])
  func `root margins depend on the root's width`(width: CGFloat, version: Int, margin: CGFloat) {
    let canvas = InterfaceBuilderCanvas(deviceID: "retina4_7", toolsVersion: version)

    #expect(canvas.rootMargin(width: width) == margin)
  }
}
