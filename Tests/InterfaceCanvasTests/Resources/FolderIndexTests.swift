import Foundation
import InterfaceCanvas
import TestSupport
import Testing

/// The folders in which the files of a document's app are looked for.
@Suite struct FolderIndexTests {
  /// Returns what is below the temporary folder.
  private func places(
    _ folders: [String], near document: String
  ) throws -> (places: [String], root: String?) {
    let scratch = try Scratch()
    for name in folders {
      try FileManager.default.createDirectory(
        at: scratch.url.appending(path: name), withIntermediateDirectories: true)
    }
    let path = scratch.url.appending(path: document).path
    func below(_ place: String) -> String { String(place.dropFirst(scratch.url.path.count)) }
    return (FolderIndex.places(near: path).map(below), FolderIndex.root(near: path).map(below))
  }

  @Test func `the root is that of the repository`() throws {
    let found = try places(["a/.git", "a/b/App.xcodeproj", "a/b/c"], near: "a/b/c/Pay.storyboard")
    #expect(found.places == ["/a/b/c", "/a/b", "/a"])
    #expect(found.root == "/a")
  }

  @Test(arguments: ["App.xcodeproj", "App.xcworkspace"])
  func `without a repository it is the outermost folder with a project`(project: String) throws {
    let found = try places(
      ["a/b/\(project)", "a/b/c/d", "a/b/c/Kit.xcodeproj"], near: "a/b/c/d/Pay.storyboard")
    #expect(found.places == ["/a/b/c/d", "/a/b/c", "/a/b"])
    #expect(found.root == "/a/b")
  }

  @Test func `without either only the nearest folder is searched`() throws {
    let found = try places(["a/b"], near: "a/b/Pay.storyboard")
    #expect(found.places == ["/a/b"])
    #expect(found.root == nil)
  }
}
