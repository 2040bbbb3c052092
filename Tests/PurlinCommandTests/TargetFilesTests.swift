import Foundation
import TestSupport
import Testing

@testable import PurlinCommand

@Suite struct TargetFilesTests {
  private func project() throws -> Scratch {
    let folder = try Scratch()
    let files = [
      "App/AppDelegate.swift": "@main class AppDelegate {}", "App/Login/Login.swift": "",
      "Shared/Badge.swift": "", "Shared/Other.swift": "", "Shared/Media.xcassets/Contents.json": "",
      "Widget/Widget.swift": "@main struct Widget {}",
    ]
    for (path, text) in files { try folder.write(text, to: path) }
    try folder.writeProject([
      ProjectTarget(
        files: [
          "App/AppDelegate.swift", "App/Login/Login.swift", "Shared/Badge.swift",
          "Shared/Gone.swift", "Shared/Media.xcassets",
        ]),
      ProjectTarget("Widget", files: ["Widget/Widget.swift", "Shared/Other.swift"], product: "x"),
    ])
    return folder
  }

  @Test(arguments: [
    (["App"], ["Shared/Badge.swift"]), (["App", "Shared"], []), (["App/Login"], []),
    (["App/AppDelegate.swift"], []), (["Widget"], []), ([""], []),
  ])
  func `the folder with an app's entry point stands for its target`(
    paths: [String], outside: [String]
  ) throws {
    let folder = try project()
    let root = folder.url.path
    let found = TargetFiles.sources(outside: paths.map { $0.isEmpty ? root : "\(root)/\($0)" })
    #expect(found == outside.map { "\(root)/\($0)" })
  }

  @Test func `a part of an app has the catalogs of its target`() throws {
    let folder = try project()
    let root = folder.url.path
    let found = TargetFiles.catalogs(outside: ["\(root)/App/Login"])
    #expect(found == ["\(root)/Shared/Media.xcassets"])
    #expect(TargetFiles.catalogs(outside: ["\(root)/Widget"]).isEmpty)
  }
}
