import Foundation
import Testing

@testable import CodePreview

@Suite struct PackageSourcesTests {
  @Test func `the sources of imported packages are found, and those that these import`() throws {
    let folder = NSTemporaryDirectory() + "packages-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Written apart, because these are no imports of this file.
    for (path, text) in [
      ("App/A.swift", "IMPORT Knots\nIMPORT UIKit\nIMPORT Missing"),
      ("Pods/Knots/Source/Knot.swift", "IMPORT Rope"),
      ("Pods/Knots/Tests/KnotTests.swift", ""),
      ("Pods/Unused/Unused.swift", ""),
      (".build/checkouts/rope-ios/Sources/Rope/Rope.swift", ""),
      (".build/checkouts/rope-ios/Sources/Other/Other.swift", ""),
    ] {
      let url = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.replacing("IMPORT", with: "import")
        .write(to: url, atomically: true, encoding: .utf8)
    }
    let found = PackageSources(
      for: ["\(folder)/App/A.swift"], in: ["\(folder)/App"], beside: ["UIKit"])
    #expect(found.modules == ["Knots", "Rope"])
    #expect(
      found.files.map { String($0.dropFirst(folder.count + 1)) } == [
        "Pods/Knots/Source/Knot.swift", ".build/checkouts/rope-ios/Sources/Rope/Rope.swift",
      ])
  }

  @Test(arguments: [
    ("epoxy-ios", "Epoxy", true), ("SnapKit", "SnapKit", true), ("Rx", "RxSwift", false),
    ("swift-log", "SwiftLog", true),
  ])
  func `folders are named as their modules`(folder: String, module: String, isNamed: Bool) {
    #expect(PackageSources.isNamed(folder, as: module) == isNamed)
  }
}
