import Foundation
import TestSupport
import Testing

@testable import PreviewRunner

@MainActor @Suite struct UndrawnImageTests {
  private func bytes(_ kind: String, _ rest: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(kind.utf8) + rest
      + Array(repeating: 0, count: 8)
  }

  @Test func `a WebP image has its size, whatever its name is`() throws {
    let lossy = bytes("VP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 200, 0, 0x2C, 0x01])
    #expect(UndrawnImages.size(lossy) == CGSize(width: 200, height: 300))
    // 14 bits each, less one.
    let lossless = bytes("VP8L", [0, 0, 0, 0, 0x2F, 0x63, 0x40, 0x0C, 0])
    #expect(UndrawnImages.size(lossless) == CGSize(width: 100, height: 50))
    let extended = bytes("VP8X", [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0])
    #expect(UndrawnImages.size(extended) == CGSize(width: 100, height: 50))
    #expect(UndrawnImages.size(Array("RIFF".utf8)) == nil)
    #expect(UndrawnImages.size([0xFF, 0xD8] + Array(repeating: 0, count: 40)) == nil)

    let folder = try Scratch()
    let set = "Assets.xcassets/Photos/add.imageset"
    try folder.write(#"{"properties":{"provides-namespace":true}}"#, to: "\(set)/../Contents.json")
    try folder.write(
      #"{"images":[{"filename":"a.jpg","scale":"2x","idiom":"universal"}]}"#,
      to: "\(set)/Contents.json")
    try Data(extended).write(to: folder.url.appending(path: "\(set)/a.jpg"))
    let found = UndrawnImages(in: [folder.url.path]).images
    #expect(found.map(\.name) == ["Photos/add"])
    #expect(found.map(\.size) == [CGSize(width: 50, height: 25)])
  }

  @Test func `an image set whose file is missing is told as that`() throws {
    let folder = try Scratch()
    try folder.write(
      #"{"images":[{"filename":"new.png","scale":"2x"}]}"#,
      to: "A.xcassets/new.imageset/Contents.json")
    let resources = AppResources(in: [folder.url.path])
    for name in ["new", "new.png"] {
      #expect(
        resources.note(onMissing: "image '\(name)'")
          .hasSuffix("new.imageset/new.png: cannot be read"))
      #expect(resources.reason(ofMissing: "image \(name)").hasSuffix("new.png: cannot be read"))
    }
    #expect(
      resources.reason(ofMissing: "image b")
        == "it is in no asset catalog of the previewed folders")
  }

  @Test func `a color set without a color is told where its color is asked for`() throws {
    let folder = try Scratch()
    try folder.write(
      #"{"colors":[{"idiom":"universal"}]}"#, to: "A.xcassets/AccentColor.colorset/Contents.json")
    let resources = AppResources(in: [folder.url.path])
    #expect(
      resources.note(onMissing: "color 'AccentColor'")
        .hasSuffix("AccentColor.colorset/Contents.json: has no color that can be read"))
    #expect(
      resources.note(onMissing: "image 'a'")
        == "image 'a' is in no asset catalog of the previewed folders")
  }
}
