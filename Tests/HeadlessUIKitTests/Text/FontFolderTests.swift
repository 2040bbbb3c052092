import Foundation
import HeadlessUIKit
import Testing
import TextMetrics

@Suite struct FontFolderTests {
  @Test func `a folder without fonts, and one that is not there, are errors`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let empty = #expect(throws: FontFolderError.self) {
      try FontLibrary.reading(folder: folder.path)
    }
    #expect(empty?.message == "has no font (.ttf, .otf, .ttc, .otc)")
    let missing = #expect(throws: FontFolderError.self) {
      try FontLibrary.reading(folder: folder.path + "/none")
    }
    #expect(missing?.message == "no such folder or font file")

    try Data("no font".utf8).write(to: folder.appendingPathComponent("a.ttf"))
    let read = try FontLibrary.reading(folder: folder.path)
    #expect(read.library.isEmpty)
    #expect(read.findings.map(\.error) == [.notAFont])
  }
}
