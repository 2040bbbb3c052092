import Foundation
import Testing

@testable import CodePreview

@Suite struct PreviewCacheTests {
  private let place: String

  init() { place = NSTemporaryDirectory() + "purlin-test-" + UUID().uuidString }

  @Test func `a part appears complete, and not if making it fails`() throws {
    defer { try? FileManager.default.removeItem(atPath: place) }
    let cache = try PreviewCache(in: place)
    let key = String(repeating: "a", count: 64)
    #expect(throws: PreviewError("no")) {
      try cache.make("Module", key) { _ throws(PreviewError) in throw PreviewError("no") }
    }
    #expect(!cache.has("Module", key))
    try cache.make("Module", key) { folder throws(PreviewError) in
      _ = FileManager.default.createFile(atPath: folder + "/file", contents: nil)
    }
    #expect(FileManager.default.fileExists(atPath: cache.path("Module", key) + "/file"))
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
    #expect(names.sorted() == ["CACHEDIR.TAG", "Module-aaaaaaaaaaaaaaaa"])
  }

  @Test func `a folder of others is not used`() throws {
    defer { try? FileManager.default.removeItem(atPath: place) }
    let folder = place + "/" + PreviewCache.name
    try FileManager.default.createDirectory(
      atPath: folder + "/theirs", withIntermediateDirectories: true)
    #expect(throws: PreviewError.self) { try PreviewCache(in: place) }
  }

  @Test func `a folder in which others can write is not used`() throws {
    defer { try? FileManager.default.removeItem(atPath: place) }
    let folder = try PreviewCache(in: place).folder
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    #expect(throws: PreviewError.self) { try PreviewCache(in: place) }
  }

  @Test func `only old drafts are removed`() throws {
    defer { try? FileManager.default.removeItem(atPath: place) }
    let cache = try PreviewCache(in: place)
    let draft = "Module-0123456789abcdef.12.draft"
    for name in [draft, "work-0123456789abcdef", "notes"] {
      try FileManager.default.createDirectory(
        atPath: cache.folder + "/" + name, withIntermediateDirectories: true)
    }
    cache.removeLeftovers()
    #expect(FileManager.default.fileExists(atPath: cache.folder + "/" + draft))
    cache.removeLeftovers(now: Date(timeIntervalSinceNow: 100_000))
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
    #expect(names.sorted() == ["CACHEDIR.TAG", "notes", "work-0123456789abcdef"])
  }

  @Test func `work on the same sources at the same time has a folder of its own`() throws {
    defer { try? FileManager.default.removeItem(atPath: place) }
    let cache = try PreviewCache(in: place)
    let key = String(repeating: "b", count: 64)
    let first = try cache.workFolder(key)
    var second: WorkFolder? = try cache.workFolder(key)
    let path = try #require(second?.path)
    #expect(path != first.path)
    second = nil
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(FileManager.default.fileExists(atPath: first.path))
  }
}
