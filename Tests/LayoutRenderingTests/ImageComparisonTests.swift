import CPango
import Foundation
import TestSupport
import Testing

@testable import LayoutRendering

/// What cairo draws against what `rsvg-convert`, a renderer of others, makes of the same SVG.
///
/// Shapes differ in how edges are smoothed. Letters differ more: librsvg does not know `textLength`, which
/// gives each text its measured width.
@Suite(
  .enabled("needs pango and rsvg-convert", { LayoutRenderer.drawsImages && Renderer.path != nil }))
struct ImageComparisonTests {
  static let pictures = Rounds.of(
    [
      "controls", "login-constraints", "controls-dark", "gallery", "grid", "login", "settings",
    ], ordinarily: 2)

  private func svg(_ name: String) throws -> String {
    try String(
      contentsOf: Golden.folder(beside: #filePath).appendingPathComponent(name + ".svg"),
      encoding: .utf8)
  }

  @Test(arguments: pictures)
  func `shapes and colours are those of the other renderer`(name: String) throws {
    let shapes = try svg(name).replacing(/<text[^>]*>[^<]*<\/text>/, with: "")
    let difference = try Pixels(LayoutRenderer.png(svg: shapes, scale: 1))
      .difference(from: Renderer.png(shapes))
    #expect(difference.share < 0.001)
    #expect(difference.mean < 0.6)
  }

  @Test(arguments: pictures)
  func `texts are at the same places`(name: String) throws {
    let difference = try Pixels(LayoutRenderer.png(svg: svg(name), scale: 1))
      .difference(from: Renderer.png(svg(name)))
    #expect(difference.share < 0.03)
    #expect(difference.mean < 2.5)
  }
}

/// A program that draws SVG.
private enum Renderer {
  static let path = ["/usr/bin/rsvg-convert", "/usr/local/bin/rsvg-convert"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static func png(_ svg: String) throws -> Pixels {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("purlin-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, picture) = (
      folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png")
    )
    try svg.write(to: source, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = [source.path, "-o", picture.path]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try Pixels([UInt8](Data(contentsOf: picture)))
  }
}

/// The pixels of a PNG, four bytes each.
private struct Pixels {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  struct NoImage: Error {}

  init(_ png: [UInt8]) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("purlin-pixels-\(UUID().uuidString).png")
    try Data(png).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let surface = unsafe cairo_image_surface_create_from_png(file.path)
    defer { unsafe cairo_surface_destroy(surface) }
    width = unsafe Int(cairo_image_surface_get_width(surface))
    height = unsafe Int(cairo_image_surface_get_height(surface))
    let stride = unsafe Int(cairo_image_surface_get_stride(surface))
    bytes = []
    // Nil of a file that is no PNG.
    guard let data = unsafe cairo_image_surface_get_data(surface) else { throw NoImage() }
    for row in 0..<height {
      unsafe bytes.append(
        contentsOf: UnsafeBufferPointer(start: data + row * stride, count: width * 4))
    }
  }

  /// How much two pictures differ: on average for each channel, of 255, and in which share of the pixels
  /// by more than a sixteenth in some channel.
  func difference(from other: Pixels) throws -> (mean: Double, share: Double) {
    try #require(width == other.width && height == other.height)
    var (sum, far) = (0, 0)
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let steps = (pixel..<pixel + 4).map { abs(Int(bytes[$0]) - Int(other.bytes[$0])) }
      sum += steps.reduce(0, +)
      if steps.contains(where: { $0 > 16 }) { far += 1 }
    }
    return (Double(sum) / Double(bytes.count), Double(far) / Double(width * height))
  }
}
