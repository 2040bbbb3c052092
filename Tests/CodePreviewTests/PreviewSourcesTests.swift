import Foundation
import TestSupport
import Testing

@testable import CodePreview

@Suite struct PreviewSourcesTests {
  @Test(arguments: [
    ("Views/Card.swift", true), ("Card.swift", true), ("Package.swift", false),
    (".build/checkouts/A.swift", false), ("AppTests/CardTests.swift", false),
    ("Pods/SnapKit/A.swift", false), ("Card.txt", false),
  ])
  func `only sources of the app are compiled`(path: String, isSource: Bool) {
    #expect(PreviewSources.isSource(path) == isSource)
  }

  @Test func `files that no target has are left out of a folder, unless it has no others`() throws {
    let folder = try Scratch()
    for name in ["A.swift", "Old.swift"] { try folder.write("", to: name) }
    func names(_ unbuilt: Set<String>, of paths: [String]) throws -> [String] {
      try PreviewSources(paths) {
        Set($0.filter { unbuilt.contains(String($0.split(separator: "/").last ?? "")) })
      }
      .files().compactMap { $0.split(separator: "/").last.map(String.init) }
    }
    let path = folder.url.path
    #expect(try names(["Old.swift"], of: [path]) == ["A.swift"])
    #expect(try names(["A.swift", "Old.swift"], of: [path]) == ["A.swift", "Old.swift"])
    // A file that is named is meant.
    #expect(try names(["Old.swift"], of: [path + "/Old.swift"]) == ["Old.swift"])
  }

  @Test func `a path that does not exist is an error with its name`() {
    #expect(throws: PreviewError("/nowhere/A.swift: no such file or directory")) {
      try PreviewSources(["/nowhere/A.swift"]).files()
    }
  }
}
