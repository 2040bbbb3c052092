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
  // Classes of their own, as proxies apply to all tests of a process.
  final class Bar: UINavigationBar {}
  final class Caption: UILabel {}
  final class Card: UIView {}

  private func show(_ views: UIView...) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for view in views { window.addSubview(view) }
    return window
  }

  @Test func `values of a proxy are set when a view enters a window`() {
    Bar.appearance().isTranslucent = false
    Bar.appearance().tintColor = .green
    Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(Bar.appearance() === Bar.appearance())
    let (bar, own, other) = (Bar(), Bar(), UINavigationBar())
    own.tintColor = .blue
    #expect(bar.isTranslucent)
    let window = show(bar, own, other)
    #expect(!bar.isTranslucent && bar.tintColor == .green)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
    #expect(own.tintColor == .blue && !own.isTranslucent)
    #expect(other.isTranslucent && other.tintColor != .green)
    #expect(window.tintColor != .green)
  }

  @Test func `values for a container apply only in it, and before others`() {
    Caption.appearance().textColor = .red
    Caption.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .green
    let (card, inside, outside) = (Card(), Caption(), Caption())
    card.addSubview(inside)
    let window = show(card, outside)
    #expect(inside.textColor == .green && outside.textColor == .red)
    #expect(window.subviews.count == 2)
  }

  @Test func `an appearance that is set for a class is that of its bars`() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .brown
    final class Bar: UINavigationBar {}
    Bar.appearance().standardAppearance = appearance
    Bar.appearance().scrollEdgeAppearance = appearance
    let bar = Bar()
    let window = show(bar)
    #expect(bar.standardAppearance === appearance && bar.scrollEdgeAppearance === appearance)
    #expect(window.subviews.count == 1)
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
