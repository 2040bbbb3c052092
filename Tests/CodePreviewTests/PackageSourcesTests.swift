import Foundation
import Testing

@testable import CodePreview

@Suite struct PackageSourcesTests {
  @Test func `the sources of imported packages are found, and those that these import`() throws {
    let folder = try Self.project(with: "Podfile")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let found = PackageSources(
      for: ["\(folder)/App/A.swift"], in: ["\(folder)/App"], beside: ["UIKit"])
    #expect(found.modules == ["Knots", "Rope"])
    #expect(
      found.files.map { String($0.dropFirst(folder.count + 1)) } == [
        "Pods/Knots/Source/Knot.swift", ".build/checkouts/rope-ios/Sources/Rope/Rope.swift",
      ])
  }

  @Test func `a folder of the module's name without Swift hides no other`() throws {
    let folder = try Self.project(with: "Podfile")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.write(
      [
        ("Pods/Headers/Knots/Knots.h", ""), ("Pods/Aid/Knots/Knots-umbrella.h", ""),
        ("Pods/Target Support Files/Knots/Knots-dummy.m", ""), ("Pods/Missing/Missing.m", ""),
      ], to: folder)
    let found = PackageSources(
      for: ["\(folder)/App/A.swift"], in: ["\(folder)/App"], beside: ["UIKit"])
    #expect(found.modules == ["Knots", "Rope"])
  }

  @Test func `a library's folder that is given is its module`() throws {
    let folder = try Self.project(with: "Notes.txt")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.write([("Elsewhere/Knots/Knot.swift", "public struct Knot {}")], to: folder)
    let library = "\(folder)/Elsewhere/Knots"
    let found = PackageSources(
      for: ["\(folder)/App/A.swift", "\(library)/Knot.swift"], in: ["\(folder)/App", library],
      beside: ["UIKit"])
    #expect(found.modules == ["Knots"])
    #expect(found.files.isEmpty)
    #expect(found.moduleOfFile == ["\(library)/Knot.swift": "Knots"])
  }

  @Test func `a pod is compiled from its examples if it has no other sources`() throws {
    let folder = try Self.project(with: "Podfile")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = ["Pods/Pager/Example/Lib/Pager.swift", "Pods/Knots/Example/App.swift"]
    try Self.write(
      [("App/A.swift", "IMPORT Knots\nIMPORT Pager")] + files.map { ($0, "") }, to: folder)
    let found = PackageSources(
      for: ["\(folder)/App/A.swift"], in: ["\(folder)/App"], beside: ["UIKit", "Rope"])
    #expect(found.moduleOfFile["\(folder)/\(files[0])"] == "Pager")
    #expect(found.moduleOfFile["\(folder)/\(files[1])"] == nil)
  }

  @Test func `an app in a folder of a library's name is not that library`() throws {
    let folder = try Self.project(with: "Podfile")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.write(
      [("Demo/Knots/A.swift", "IMPORT Knots"), ("Demo/Knots/B.swift", "")], to: folder)
    let found = PackageSources(
      for: ["\(folder)/Demo/Knots/A.swift", "\(folder)/Demo/Knots/B.swift"],
      in: ["\(folder)/Demo/Knots"], beside: ["UIKit"])
    #expect(found.moduleOfFile["\(folder)/Pods/Knots/Source/Knot.swift"] == "Knots")
  }

  @Test(arguments: ["App", "App/A.swift"])
  func `nothing is taken from a folder above that is no project`(path: String) throws {
    let folder = try Self.project(with: "Notes.txt")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let found = PackageSources(
      for: ["\(folder)/App/A.swift"], in: ["\(folder)/\(path)"], beside: ["UIKit"])
    #expect(found.modules.isEmpty)
    let whole = PackageSources(for: ["\(folder)/App/A.swift"], in: [folder], beside: ["UIKit"])
    #expect(whole.modules == ["Knots", "Rope"])
  }

  @Test(arguments: [
    "Kit/Kit.swift", "Kit/Sources/Kit.swift", "Sources/Kit/Kit.swift", "Kit/Sources/Kit/Kit.swift",
    "Modules/Kit/Sources/Kit/Kit.swift", "Shared/Sources/Kit/Deep/Kit.swift",
    "Shared/Elsewhere/Kit.swift", "App/Kit/Kit.swift",
  ])
  func `a project's own module is found where projects have it`(path: String) throws {
    let folder = try Self.project(with: "App.xcodeproj/project.pbxproj")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.write(
      [
        ("App/B.swift", "IMPORT Kit"), (path, "IMPORT Rope"), ("KitTests/KitTests.swift", ""),
        ("Kit/Tests/T.swift", ""), ("Example/Kit/Kit.swift", ""),
        (
          "Shared/Package.swift",
          path.contains("Elsewhere")
            ? ".target(name: \"Other\"), .target(\nname: \"Kit\", path: \"Elsewhere\")" : ""
        ),
      ], to: folder)
    let found = PackageSources(
      for: ["\(folder)/App/B.swift"], in: ["\(folder)/App/B.swift"], beside: ["UIKit"])
    #expect(found.modules == ["Kit", "Rope"])
    #expect(
      found.files.map { String($0.dropFirst(folder.count + 1)) } == [
        path, ".build/checkouts/rope-ios/Sources/Rope/Rope.swift",
      ])
    #expect(found.ownFolders.count == 1)
  }

  /// A folder with an app, and packages beside it.
  private static func project(with mark: String) throws -> String {
    let folder = NSTemporaryDirectory() + "packages-\(UUID().uuidString)"
    // Written apart, because these are no imports of this file.
    try write(
      [
        (mark, ""),
        ("App/A.swift", "IMPORT Knots\nIMPORT UIKit\nIMPORT Missing"),
        ("Pods/Knots/Source/Knot.swift", "IMPORT Rope"),
        ("Pods/Knots/Tests/KnotTests.swift", ""),
        ("Pods/Unused/Unused.swift", ""),
        (".build/checkouts/rope-ios/Sources/Rope/Rope.swift", ""),
        (".build/checkouts/rope-ios/Sources/Other/Other.swift", ""),
      ], to: folder)
    return folder
  }

  private static func write(_ files: [(String, String)], to folder: String) throws {
    for (path, text) in files {
      let url = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.replacing("IMPORT", with: "import")
        .write(to: url, atomically: true, encoding: .utf8)
    }
  }

  @Test(arguments: [
    ("epoxy-ios", "Epoxy", true), ("SnapKit", "SnapKit", true), ("Rx", "RxSwift", false),
    ("swift-log", "SwiftLog", true), ("Localize-Swift", "Localize_Swift", true),
    ("Localize-Swift", "Localize", true),
  ])
  func `folders are named as their modules`(folder: String, module: String, isNamed: Bool) {
    #expect(PackageSources.isNamed(folder, as: module) == isNamed)
  }
}
