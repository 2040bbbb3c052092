import Foundation
import HeadlessUIKit
import LayoutGeometry
import TestSupport
import Testing

@testable import InterfaceCanvas

@Suite struct AppWindowsTests {
  private func windows(_ keys: String, minimum: LayoutSize? = nil) throws -> AppWindows {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/>\(keys)</dict></plist>
      """, to: "Info.plist")
    return AppWindows(near: folder.url.appending(path: "A.xib").path, minimum: minimum)
  }

  @Test func `orientations limit screens, and sizes limit windows`() throws {
    let portrait = try windows(
      "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>",
      minimum: LayoutSize(width: 600, height: 400))
    let screens = portrait.reach(of: .fixed)
    #expect(screens.allSatisfy { $0.widths.lowerBound <= $0.heights.lowerBound })
    #expect(screens.count * 2 == WindowRegime.fixed.reach.count)
    let window = try #require(portrait.reach(of: .iPhoneWindow).first)
    #expect(window.widths == 600...1280 && window.heights == 550...1280)
    #expect(portrait.words(in: .iPhoneWindow) == ["windows of at least 600 × 400"])
  }

  @Test func `an app for iPad has windows of iPad, and a full screen keeps nothing away`() throws {
    let pad = try windows(
      "<key>UIDeviceFamily</key><array><integer>2</integer></array><key>UIRequiresFullScreen</key><true/>"
    )
    #expect(pad.regime(.iPhoneWindow) == .iPadWindow)
    #expect(pad.reach(of: .iPadWindow) == WindowRegime.iPadWindow.reach.map(\.sizes))
    #expect(pad.words(in: .iPadWindow).contains { $0.hasPrefix("UIRequiresFullScreen") })
    #expect(try windows("<key>NSExtension</key><dict/>").list == nil)
  }
}
