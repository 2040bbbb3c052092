import Foundation
import InterfaceCanvas
import TestSupport
import Testing
import TextMetrics

/// The fonts of an app are found beside its documents, for the command and for the tools.
@Suite struct AppFontsTests {
  /// A repository with an app; its Info.plist names fonts.
  private func repository(naming fonts: [String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "AppFontsTests-\(UUID().uuidString)")
    for name in [".git", "App/Base.lproj", "App/Fonts"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": fonts], format: .xml, options: 0)
    try list.write(to: folder.appending(path: "App/Info.plist"))
    try Data("no font".utf8).write(to: folder.appending(path: "App/Fonts/Here.ttf"))
    try Data("no font".utf8).write(to: folder.appending(path: "App/Fonts/Other.ttf"))
    return folder
  }

  @Test func `files that an Info.plist names are found, and missing ones noted`() throws {
    let folder = try repository(naming: ["Fonts/Here.ttf", "Gone.otf"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = AppFonts(near: [folder.path + "/App/Base.lproj/Main.storyboard"])
    #expect(fonts.files == [folder.path + "/App/Fonts/Here.ttf"])
    #expect(fonts.notes.count == 2)
    #expect(fonts.notes.last?.contains("names Gone.otf, which is not found") == true)
  }

  @Test(arguments: ["App/Base.lproj/Main.storyboard", "App", ""])
  func `files that the list of an app's project names are found`(place: String) throws {
    let scratch = try Scratch()
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": ["Here.ttf"]], format: .xml, options: 0)
    try scratch.write("", to: ".git/HEAD")
    try scratch.write(String(decoding: list, as: UTF8.self), to: "App/Support/Production.plist")
    for name in ["App/Fonts/Here.ttf", "App/Fonts/Other.ttf", "App/Base.lproj/Main.storyboard"] {
      try scratch.write("", to: name)
    }
    try scratch.writeProject([
      ProjectTarget(settings: ["INFOPLIST_FILE = App/Support/Production.plist"])
    ])
    let fonts = AppFonts(near: [scratch.url.appending(path: place).path])
    #expect(fonts.files == [scratch.url.appending(path: "App/Fonts/Here.ttf").path])
  }

  @Test func `a document in no app does not use the fonts of apps in subfolders`() throws {
    let scratch = try Scratch()
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": ["Here.ttf"]], format: .xml, options: 0)
    try scratch.write("", to: "Copy.xib")
    for app in ["apps/One", "apps/Two"] {
      try scratch.write("", to: app + "/.git/HEAD")
      try scratch.write(String(decoding: list, as: UTF8.self), to: app + "/App/Info.plist")
      try scratch.write("", to: app + "/App/Here.ttf")
    }
    let fonts = AppFonts(near: [scratch.url.appending(path: "Copy.xib").path])
    #expect(fonts.files.isEmpty && fonts.notes.isEmpty)
  }

  @Test func `a file that is no font is reported and adds nothing`() throws {
    let folder = try repository(naming: ["Here.ttf"])
    defer { try? FileManager.default.removeItem(at: folder) }
    var library = FontLibrary()
    var lines: [String] = []
    AppFonts(near: [folder.path + "/App"]).add(to: &library) { lines.append($0) }
    #expect(library.isEmpty)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("Here.ttf") == true)
  }

  @Test(arguments: [
    ("/a/./b/../c", "/a/c"), ("/", "/"), ("/../a//b/", "/a/b"),
  ]) func `a path is written from the root`(path: String, whole: String) {
    #expect(FolderIndex.absolute(path) == whole)
  }
}
