import AutoLayout
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct ImageDataTests {
  /// The first chunk of a PNG file of 6 × 4 pixels.
  private let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 6, 0, 0, 0, 4])

  @Test func `an image of bytes has the size that they state`() {
    #expect(UIImage(data: png)?.size == CGSize(width: 6, height: 4))
    #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 3, height: 2))
    #expect(UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
  }

  @Test func `the end of a file's name is its scale`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("purlin-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("icon@2x.png")
    try png.write(to: file)
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.size == CGSize(width: 3, height: 2) && image.scale == 2)
  }

  @Test func `a named colour is that of the environment's library`() {
    let images = ImageLibrary()
    images.register(colorName: "Accent", .red)
    var environment = LayoutEnvironment()
    environment.images = images
    LayoutEnvironment.layingOut(in: environment) {
      #expect(UIColor(named: "Accent")?.resolvedColor(with: UITraitCollection()) == .red)
      #expect(UIColor(named: "Other") == nil)
    }
    #expect(images.unresolvedNames == ["Other"])
  }

  @Test func `colour and image literals have UIKit's types`() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(#imageLiteral(resourceName: "nothing").size == .zero)
  }
}

@MainActor
@Suite struct AppearanceProxyTests {
  @Test func `a proxy keeps what is set for a class, to no effect on others`() {
    LayoutLog.shared.write = { _ in }
    UINavigationBar.appearance().tintColor = .green
    #expect(UINavigationBar.appearance().tintColor == .green)
    #expect(UINavigationBar.appearance() !== UITabBar.appearance() as UIView)
    #expect(UINavigationBar().tintColor != .green)
    #expect(UIBarButtonItem.appearance() === UIBarButtonItem.appearance())
  }

  @Test func `coordinates are converted between views and screens`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(view)
    let spaces: (any UICoordinateSpace, any UICoordinateSpace) = (view, window.screen)
    let point = spaces.0.convert(CGPoint(x: 1, y: 1), to: spaces.1)
    #expect(point == CGPoint(x: 11, y: 21))
    #expect(spaces.1.convert(point, to: spaces.0) == CGPoint(x: 1, y: 1))
    #expect(spaces.1.bounds == window.screen.bounds)
  }
}
