import Foundation
import InterfaceCanvas
import InterfaceLinter
import IsolatedWork
import TestSupport
import Testing

@testable import PurlinCommand

/// Folders are searched without what belongs to others, and named documents are always taken.
@Suite(.late) struct DocumentSearchTests {
  private static let mac =
    "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>"

  @Test func `what belongs to others is left out unless it is named`() throws {
    let folder = try Scratch(documents: [
      "App/A.xib", "App/Pods/B.xib", "App/DerivedData/C.xib", "App/Carthage/D.xib", "App/out/E.xib",
      ".build/F.xib", "App/de.xcloc/Source Contents/App/G.xib",
    ])
    try folder.write("/App/out\n", to: ".gitignore")
    try folder.write("", to: ".git/HEAD")
    for (arguments, count) in [
      (".", 1), ("App", 1), (". App/Pods", 2), ("App/Pods/B.xib", 1), ("App/DerivedData", 1),
    ] {
      let run = try CommandRun("purlin lint \(arguments)", in: folder)
      let word = count == 1 ? "document" : "documents"
      #expect(run.lines.last?.hasPrefix("\(count) \(word):") == true, "\(arguments): \(run.errors)")
    }
    try folder.write("{\"includeIgnored\": true}", to: ".purlin.json")
    let everything = try CommandRun("purlin lint App", in: folder)
    #expect(everything.lines.last?.hasPrefix("6 documents:") == true, "\(everything.errors)")
  }

  @Test func `apps that show a library inside another app are left out`() throws {
    let folder = try Scratch(documents: ["App/A.xib", "App/SDK/Samples/B.xib", "Samples/C.xib"])
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: "App/SDK/Kit.framework/Kit")
    // One's own library has its examples at the root.
    try folder.write("", to: "Kit.podspec")
    for (arguments, count) in [(".", 2), ("App/SDK/Samples", 1), ("App/SDK", 1)] {
      let run = try CommandRun("purlin lint \(arguments)", in: folder)
      let word = count == 1 ? "document" : "documents"
      #expect(run.lines.last?.hasPrefix("\(count) \(word):") == true, "\(arguments): \(run.errors)")
    }
  }

  @Test func `a folder with nothing but what is left out is an error that names it`() throws {
    let folder = try Scratch(documents: ["App/Pods/B.xib"])
    let run = try CommandRun("purlin lint App", in: folder)
    #expect(run.status == 2)
    #expect(run.output.contains("no .storyboard or .xib in it, without App/Pods"), "\(run.output)")
  }

  @Test func `documents in no target of a project are left out unless they are named`() throws {
    let folder = try Scratch(documents: [
      "App/A.xib", "App/Old/A.xib", "App/C.xib", "App/Forms/D.xib", "Kit/E.xib", "Other/F.xib",
    ])
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: "Kit/Package.swift")
    // A document that is listed elsewhere, where it is not, may be meant.
    try folder.writeProject([
      ProjectTarget(files: ["App/A.xib", "App/Forms", "App/Moved/C.xib"])
    ])
    for (arguments, count, skipped) in [
      (".", 4, "2 documents"), ("App", 3, "1 document"), ("App/Old/A.xib", 1, ""),
      ("App App/Old/A.xib", 4, "1 document"),
    ] {
      let run = try CommandRun("purlin lint \(arguments)", in: folder)
      let word = count == 1 ? "document" : "documents"
      #expect(run.lines.last?.hasPrefix("\(count) \(word):") == true, "\(arguments): \(run.errors)")
      #expect(
        run.lines.contains { $0.hasPrefix("\(skipped) in no target") } == !skipped.isEmpty,
        "\(run.errors)")
    }
    // A project without documents says nothing.
    let other = try Scratch(documents: ["App/A.xib"])
    try other.writeProject([ProjectTarget(files: ["App/A.swift"])])
    let run = try CommandRun("purlin lint .", in: other)
    #expect(run.lines.last?.hasPrefix("1 document:") == true)
  }

  @Test func `a folder that a target contains has documents of the app, except for some`() throws {
    let folder = try Scratch(documents: [
      "App/A.xib", "App/Old/B.xib", "App/C.xib", "Copy/A.xib",
    ])
    try folder.write("", to: ".git/HEAD")
    try folder.writeProject([ProjectTarget(folders: ["App": ["Old", "C.xib"]])])
    let run = try CommandRun("purlin lint .", in: folder)
    #expect(run.lines.last?.hasPrefix("1 document:") == true, "\(run.errors)")
    #expect(run.lines.contains { $0.hasPrefix("3 documents in no target") }, "\(run.errors)")
  }

  @Test func `the name of an image can end in periods`() throws {
    let folder = try Scratch()
    let sets = ["Wait....imageset", "a.b.imageset", "Accent.colorset"]
    for name in sets { try folder.write("{}", to: "Images.xcassets/\(name)/Contents.json") }
    let resources = AppFiles(in: folder.url.path, everything: false).resources
    #expect(resources.images == ["Wait...", "a.b"] && resources.colors == ["Accent"])
  }

  @Test func `a property list that is missing can name any storyboard`() throws {
    let folder = try Scratch()
    try folder.write("", to: ".git/HEAD")
    try folder.writeProject([
      ProjectTarget(settings: ["INFOPLIST_FILE = App/Info.plist"], files: ["App/Start.storyboard"])
    ])
    var listed: Set<String>? { AppFiles(in: folder.url.path, everything: false).resources.listed }
    #expect(listed?.contains("Start") == true)
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "App/Info.plist")
    #expect(listed?.contains("Start") == false)
  }

  @Test func `sources in no target of a project are left out`() throws {
    let folder = try Scratch()
    for name in [
      "App/A.swift", "App/A_BASE_1.swift", "App/B.m", "App/B.h", "App/C/D.swift", "Kit/E.swift",
    ] {
      try folder.write("", to: name)
    }
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: "Kit/Package.swift")
    func sources(_ everything: Bool = false) -> [String] {
      AppFiles(in: folder.url.path, everything: everything).sources.map {
        String($0.dropFirst(folder.url.path.count + 1))
      }.filter { $0 != "Kit/Package.swift" }
    }
    #expect(sources().count == 6)
    try folder.writeProject([ProjectTarget(files: ["App/A.swift", "App/C"])])
    #expect(sources(true).count == 6)
    // Headers need no target.
    #expect(sources() == ["App/A.swift", "App/B.h", "App/C/D.swift", "Kit/E.swift"])
  }

  @Test func `property lists and settings load storyboards, however they write the names`() throws {
    let folder = try Scratch()
    try folder.write("", to: ".git/HEAD")
    try folder.write("class First {}", to: "App/A.swift")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>main-iPad</string></dict></plist>
      """, to: "App/Info.plist")
    let names = ["main-iPad", "start", "tab bar", "old"]
    // Xcode's list of launch screens writes the extension.
    for name in names {
      try folder.write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
        <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """, to: "App/\(name).storyboard")
    }
    try folder.writeProject([
      ProjectTarget(
        settings: [
          "INFOPLIST_KEY_UILaunchStoryboardName = start.storyboard",
          "INFOPLIST_KEY_UIMainStoryboardFile = \"tab bar\"",
        ], files: ["App/A.swift"])
    ])
    let loaded = names.map {
      AppCode.near(folder.url.appending(path: "App/\($0).storyboard").path)
    }
    #expect(loaded.map(\.isLoaded) == [true, true, true, false])
    #expect(loaded.map(\.unshown) == [[], [], [], ["a"]])
  }

  @Test func `documents for other platforms are counted, and an error when named`() throws {
    let folder = try Scratch(documents: ["App/A.xib"])
    try folder.write(Self.mac, to: "App/Mac.xib")
    for verb in ["lint App", "audit App", "fix App --all", "prove App --resizable"] {
      let run = try CommandRun("purlin \(verb)", in: folder)
      #expect(run.status != 2, "\(verb): \(run.errors)")
      #expect(run.lines.contains("1 document for macOS or watchOS skipped"), "\(run.errors)")
    }
    let named = try CommandRun("purlin lint App/Mac.xib", in: folder)
    #expect(named.status == 2)
    #expect(named.output.contains("for macOS"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/A.xib"))
    #expect(try CommandRun("purlin lint App", in: folder).status == 0)
  }

  @Test func `patterns with many stars end`() throws {
    let folder = try Scratch(documents: [])
    let path = String(repeating: "a/", count: 60)
    try folder.write(Scratch.document, to: path + "F.xib")
    try folder.write(String(repeating: "**/a/", count: 40) + "b\n", to: ".gitignore")
    let search = try DocumentSearch([folder.url.path])
    #expect(search.documents.count == 1)
  }

  /// Git itself is the reference.
  @Test(arguments: Rounds.of(0..<400, ordinarily: 12))
  func `what is ignored is what git ignores`(seed: Int) throws {
    var random = SplitMix64.seeded(UInt64(seed) &+ 700)
    let folder = try Scratch(documents: [])
    func git(_ arguments: String...) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-c", "core.excludesFile=/dev/null"] + arguments
      process.currentDirectoryURL = folder.url
      let result = Foundation.Pipe()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = result
      process.standardError = FileHandle.nullDevice
      try process.run()
      let answer = try result.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: answer, as: UTF8.self)
    }
    _ = try git("init", "-q")
    let names = ["a", "b", "ab", "a1", "b]", "x y"]
    func pattern() -> String {
      let pieces = [
        "a", "b", "*", "?", "[ab]", "[!a]", "[a-b]1", "a*", "**", "\\a", "x y", "[", "b]",
      ]
      var text = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined(separator: Int.random(in: 0..<4, using: &random) == 0 ? "" : "/")
      if Int.random(in: 0..<4, using: &random) == 0 { text = "/" + text }
      if Int.random(in: 0..<4, using: &random) == 0 { text += "/" }
      return (Int.random(in: 0..<4, using: &random) == 0 ? "!" : "") + text
    }
    func patterns() -> String {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in pattern() }.joined(separator: "\n")
    }
    var paths: [String] = []
    for _ in 0..<12 {
      let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        names.randomElement(using: &random) ?? "a"
      }
      paths.append("root/" + parts.joined(separator: "/") + "/F.xib")
    }
    for path in Set(paths) { try folder.write(Scratch.document, to: path) }
    let below = ["", "root/", "root/a/"].filter {
      FileManager.default.fileExists(atPath: folder.url.appending(path: $0).path)
    }
    for place in below { try folder.write(patterns(), to: place + ".gitignore") }
    let listed = try git("ls-files", "--others", "--exclude-standard", "-z")
      .split(separator: "\0").map(String.init).filter { $0.hasSuffix(".xib") }
    let search = try DocumentSearch([folder.url.path]) { _, _ in }
    let found = search.documents.map { String($0.dropFirst(folder.url.path.count + 1)) }
    let written = try below.map {
      try String(contentsOf: folder.url.appending(path: $0 + ".gitignore"), encoding: .utf8)
    }
    #expect(found.sorted() == listed.sorted(), "\(written)")
  }
}
