import Foundation
import LayoutRendering
import LayoutSnapshot
import Testing

@Suite struct GoldenTests {
  typealias Options = LayoutRenderer.Options

  static let pictures: [(name: String, snapshot: LayoutSnapshot, options: Options)] = [
    ("login", Sample.login, Options(bezel: true)),
    ("login-constraints", Sample.login, Options(drawsConstraints: true, drawsGuides: true)),
    ("gallery", Sample.gallery, Options(bezel: true)),
    ("settings", Sample.settings(), Options()),
    ("settings-dark-mirrored", Sample.settings(mirrored: true), Options(appearance: .dark)),
    (
      "grid", Sample.grid,
      Options(drawsConstraints: true, drawsGuides: true, outlines: true, drawsNames: true)
    ),
    ("controls", Sample.controls, Options(padding: 16)),
    ("controls-dark", Sample.controls, Options(outlines: true, appearance: .dark)),
  ]

  @Test(arguments: Self.pictures.indices)
  func `a picture is what was recorded`(index: Int) throws {
    let (name, snapshot, options) = Self.pictures[index]
    try Golden.expect(LayoutRenderer(options).svg(of: snapshot), matches: name + ".svg")
  }

  @Test func `no recorded picture is left over`() throws {
    guard !Golden.isRecording else { return }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Golden.folder(beside: #filePath).path)
    #expect(files.sorted() == Self.pictures.map { $0.name + ".svg" }.sorted())
  }
}
