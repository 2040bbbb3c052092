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

  @Test func `a file with a preview is compiled although no target has it, and others are told`()
    throws
  {
    let folder = try Scratch()
    for (name, text) in [("A.swift", ""), ("Old.swift", ""), ("New.swift", "#Preview { A() }")] {
      try folder.write(text, to: name)
    }
    let sources = PreviewSources([folder.url.path]) { files in
      Set(files.filter { !$0.hasSuffix("/A.swift") })
    }
    func names(_ files: [String]) -> [Substring?] { files.map { $0.split(separator: "/").last } }
    #expect(try names(sources.files()) == ["A.swift", "New.swift"])
    #expect(try names(sources.leftOut()) == ["Old.swift"])
  }

  @Test func `of a package after the app only its sources are compiled`() throws {
    let folder = try Scratch()
    for name in ["App/A.swift", "Kit/Package.swift", "Kit/Sources/Kit.swift", "Kit/Demo/B.swift"] {
      try folder.write("", to: name)
    }
    let (app, kit) = ("\(folder.url.path)/App", "\(folder.url.path)/Kit")
    func names(_ paths: [String]) throws -> [String] {
      try PreviewSources(paths).files().map { String($0.split(separator: "/").last ?? "") }
    }
    #expect(try names([app, kit]) == ["A.swift", "Kit.swift"])
    #expect(try names([kit]) == ["B.swift", "Kit.swift"])
  }

  @Test func `a path that does not exist is an error with its name`() {
    #expect(throws: PreviewError("/nowhere/A.swift: no such file or directory")) {
      try PreviewSources(["/nowhere/A.swift"]).files()
    }
  }
}
