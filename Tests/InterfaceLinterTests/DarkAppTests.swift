import Foundation
import InterfaceCanvas
import TestSupport
import Testing

@Suite struct DarkAppTests {
  @Test(arguments: [("Dark", true), ("Light", false), ("Automatic", false)])
  func `an app declares that its appearance is always dark`(style: String, isDark: Bool) throws {
    let app = try Scratch()
    try app.write(
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>UILaunchStoryboardName</key><string>Launch</string>
      <key>UIUserInterfaceStyle</key><string>\(style)</string></dict></plist>
      """, to: "Info.plist")
    try app.write("", to: "Card.swift")
    let windows = AppWindows(near: app.url.appending(path: "Card.swift").path)
    #expect(windows.isAlwaysDark == isDark && windows.isAlwaysLight == (style == "Light"))
  }
}
