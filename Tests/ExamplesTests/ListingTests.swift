@testable import CardGallery
@testable import DirectedPair
import Foundation
import HeadlessUIKit
@testable import ImageGrid
@testable import LabelAndButton
import LayoutGeometry
import LayoutSketch
@testable import MarginsAndAspect
import Testing

/// The listings of `Examples/Listings`, run without a compiler, have the frames of the compiled examples.
@MainActor
@Suite struct ListingTests {
  nonisolated static let screens: [(String, Device.Orientation)] = [
    (Devices.all[0], .portrait), (Devices.all[1], .portrait), (Devices.all[2], .portrait),
  ]

  /// The layout of a listing in the window of an example.
  private func layout(_ file: String, like show: Show) throws -> SketchLayout {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/Listings")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let root = try #require(show.window.rootViewController?.view)
    var window = Sketch.Window()
    window.size = LayoutSize(width: Double(root.bounds.width), height: Double(root.bounds.height))
    window.scale = Double(show.window.screen.scale)
    let (margins, safe) = (root.layoutMargins, root.safeAreaInsets)
    window.safeArea = LayoutInsets(
      top: Double(safe.top), left: Double(safe.left), bottom: Double(safe.bottom),
      right: Double(safe.right))
    window.margins = LayoutInsets(
      top: Double(margins.top - safe.top), left: Double(margins.left - safe.left),
      bottom: Double(margins.bottom - safe.bottom), right: Double(margins.right - safe.right))
    window.sizes = ["imageView": LayoutSize(width: 320, height: 240)]
    let sketch = Sketch(text, in: window)
    #expect(sketch.problems.isEmpty, "\(file): \(sketch.problems)")
    return try SketchLayout(sketch)
  }

  /// Expects that a view of the listing has the frame of a compiled one, on pixels.
  private func expect(
    _ layout: SketchLayout, _ name: String, _ view: UIView,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let index = try #require(layout.sketch.view(name), sourceLocation: sourceLocation)
    let frame = layout.frame(of: index)
    let outer = layout.frame(of: layout.sketch.views[index].parent ?? 0)
    ExamplesTests.expect(
      view, (frame.x - outer.x, frame.y - outer.y, frame.width, frame.height), onPixels: false,
      sourceLocation: sourceLocation)
  }

  @Test(arguments: screens)
  func `the grid`(_ device: String, _ orientation: Device.Orientation) throws {
    let show = try Show(ImageGrid.makeViewController(), on: device, orientation)
    let grid = try #require(show.window.rootViewController as? ImageGridViewController).grid
    let layout = try layout("image-grid.txt", like: show)
    for (index, view) in grid.enumerated() { try expect(layout, "tiles[\(index)]", view) }
  }

  @Test(arguments: screens)
  func `the margins in three notations`(_ device: String, _ orientation: Device.Orientation) throws
  {
    let show = try Show(MarginsAndAspect.makeViewController(), on: device, orientation)
    let card = try #require(show.window.rootViewController as? MarginsAndAspectViewController).card
    for notation in ["anchors", "items", "format"] {
      try expect(try layout("margins-\(notation).txt", like: show), "card", card)
    }
  }

  @Test(arguments: screens)
  func `the cards`(_ device: String, _ orientation: Device.Orientation) throws {
    let show = try Show(CardGallery.makeViewController(), on: device, orientation)
    let cards = try #require(show.window.rootViewController as? GalleryViewController).cards
    let layout = try layout("card-gallery.txt", like: show)
    for (index, card) in cards.enumerated() { try expect(layout, "card\(index + 1)", card) }
    try expect(layout, "imageView", cards[0].imageView)
    try expect(layout, "textLabel", cards[0].textLabel)
  }

  @Test(arguments: screens)
  func `the label and the button`(_ device: String, _ orientation: Device.Orientation) throws {
    let show = try Show(LabelAndButton.makeViewController(), on: device, orientation)
    let controller = try #require(show.window.rootViewController as? LabelAndButtonViewController)
    let layout = try layout("label-and-button.m", like: show)
    try expect(layout, "label", controller.label)
    try expect(layout, "button", controller.button)
  }

  @Test(arguments: screens)
  func `the directed pair`(_ device: String, _ orientation: Device.Orientation) throws {
    let show = try Show(DirectedPair.makeViewController(), on: device, orientation)
    let controller = try #require(show.window.rootViewController as? DirectedPairViewController)
    let layout = try layout("directed-pair.m", like: show)
    try expect(layout, "centred", controller.centred)
    try expect(layout, "hung", controller.hung)
  }

  @Test func `the page's screens are those of the catalog`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Site/devices.mjs"), encoding: .utf8)
    let screens = text.matches(
      of:
        /name: '([^']+)', width: (\d+), height: (\d+), scale: (\d), safe: \[([^\]]+)\], margins: \[([^\]]+)\]/
    )
    #expect(screens.count >= 6)
    for screen in screens {
      let parts = screen.1.split(separator: ", ")
      let device = try #require(Device.named(String(parts[0])))
      let orientation: Device.Orientation = parts.count > 1 ? .landscape : .portrait
      let (size, safe) = (device.size(in: orientation), device.safeAreaInsets(in: orientation))
      let side = device.systemMinimumMargin(in: orientation)
      #expect(screen.2 == "\(Int(size.width))" && screen.3 == "\(Int(size.height))", "\(screen.1)")
      #expect(screen.4 == "\(Int(device.scale))", "\(screen.1)")
      let insets = [safe.top, safe.left, safe.bottom, safe.right].map { "\(Int($0))" }
      #expect(screen.5 == insets.joined(separator: ", "), "\(screen.1)")
      #expect(screen.6 == "0, \(Int(side)), 0, \(Int(side))", "\(screen.1)")
    }
  }
}
