import Foundation
import IsolatedWork
import TestSupport
import Testing

@testable import PurlinCommand

/// Results of earlier runs are used for the same document, surroundings, settings and version only.
@Suite(.late) struct ResultCacheTests {
  /// Runs a line, and returns the number of results that were not kept before.
  ///
  /// Unless no result was, the output has to be that of a run without kept results.
  private func misses(
    _ line: String, in folder: Scratch, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let before = try entries(in: folder)
    let kept = try CommandRun("purlin \(line) --cache Cache", in: folder)
    let misses = try entries(in: folder) - before
    let documents = try folder.names.count { $0.hasSuffix(".xib") }
    guard before == 0 || misses < documents else { return misses }
    let fresh = try CommandRun("purlin \(line) --no-cache", in: folder)
    #expect(kept.output == fresh.output, sourceLocation: sourceLocation)
    #expect(kept.errors == fresh.errors, sourceLocation: sourceLocation)
    #expect(kept.status == fresh.status, sourceLocation: sourceLocation)
    return misses
  }

  private func entries(in folder: Scratch) throws -> Int {
    let all = FileManager.default.enumerator(
      atPath: "\(folder.url.path)/Cache/\(CacheFolder.name)")
    return (all?.compactMap { $0 as? String } ?? []).count { $0.utf8.count == 65 }
  }

  @Test(
    arguments: Rounds.of(
      [
        "check .", "prove --resizable . --no-repairs --width 320...400 --height 400...480",
        "lint .", "audit .",
      ], ordinarily: 2))
  func `what did not change is not processed again`(_ verb: String) throws {
    let folder = try Scratch(documents: ["A.xib", "B.xib"])
    #expect(try misses(verb, in: folder) == 2)
    #expect(try misses(verb, in: folder) == 0)
    try folder.write(
      Scratch.document.replacing("constant=\"70\"", with: "constant=\"71\""), to: "A.xib")
    #expect(try misses(verb, in: folder) == 1)
    try folder.write(Scratch.document, to: "A.xib")
    #expect(try misses(verb, in: folder) == 0)
    try folder.write("<document/>", to: "C.xib")
    #expect(try misses(verb, in: folder) == 0, "what cannot be read is read again")
  }

  @Test func `formats, severities and baselines are applied to kept results`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    #expect(try misses("lint A.xib", in: folder) == 1)
    for options in ["--format sarif", "--severity note", "--strict", "--jobs 1", "--time-limit 9"] {
      #expect(try misses("lint A.xib \(options)", in: folder) == 0)
    }
    _ = try CommandRun("purlin lint A.xib --baseline b.json --write-baseline", in: folder)
    #expect(try misses("lint A.xib --baseline b.json", in: folder) == 0)
    // The path is part of the report.
    #expect(try misses("lint ./A.xib", in: folder) == 1)
  }

  @Test(
    arguments: Rounds.of(
      ["lint", "audit", "prove --resizable --no-repairs --width 320...400 --height 400...480"],
      ordinarily: 1))
  func `translations, images and fonts beside a document count`(_ verb: String) throws {
    let folder = try Scratch(documents: ["A.xib"])
    func place(_ name: String, _ text: String) throws {
      let url = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let call = "\(verb) A.xib --language de"
    try place("de.lproj/A.strings", "\"box.text\" = \"Kiste\";\n")
    #expect(try misses(call, in: folder) == 1)
    try place("de.lproj/A.strings", "\"box.text\" = \"Schachtel\";\n")
    #expect(try misses(call, in: folder) == 1)
    let image = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"/>"
    let set = "Images.xcassets/Star.imageset"
    try place(
      "\(set)/Contents.json", #"{"images":[{"idiom":"universal","filename":"star.svg"}]}"#)
    try place("\(set)/star.svg", image)
    #expect(try misses(call, in: folder) == 1)
    #expect(try misses(call, in: folder) == 0)
    try place("\(set)/star.svg", image.replacing("width=\"10\"", with: "width=\"20\""))
    #expect(try misses(call, in: folder) == 1)
    // A font that cannot be read may be readable after its next change.
    try place("Fonts/Own.ttf", "no font")
    #expect(try misses("\(verb) . --language de", in: folder) == 1)
    try place("Fonts/Own.ttf", "no font either")
    #expect(try misses("\(verb) . --language de", in: folder) == 1)
  }

  @Test func `a damaged entry is replaced`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    #expect(try misses("lint A.xib", in: folder) == 1)
    _ = try CommandRun("for f in Cache/*/??/*; do echo damaged >$f; done", in: folder)
    #expect(try misses("lint A.xib", in: folder) == 0)
    #expect(try misses("lint A.xib", in: folder) == 0)
  }

  @Test func `entries that nobody used for a month are removed`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    _ = try misses("lint A.xib", in: folder)
    _ = try CommandRun("touch -d '40 days ago' Cache/*/??/* Cache/*/CACHEDIR.TAG", in: folder)
    #expect(try misses("lint ./A.xib", in: folder) == 0, "one is removed, one is added")
  }

  @Test func `a folder in which nothing can be kept is one line, and the run goes on`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun(
      "XDG_CACHE_HOME= HOME=/dev/null purlin lint A.xib", in: folder)
    #expect(run.status == 0)
    #expect(run.lines == ["1 document: 1 warning"], "nobody has asked for a cache")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Foreign/\(CacheFolder.name)/ab"),
      withIntermediateDirectories: true)
    let before = try FileTree(folder.url)
    for (place, reason) in [
      ("", "no such file or directory"), ("A.xib", "not a directory"),
      ("A.xib/Cache", "not a directory"),
      ("Foreign", "its folder 'purlin-cache-1' is not Purlin's"),
    ] {
      let run = try CommandRun("purlin lint A.xib --cache '\(place)'", in: folder)
      #expect(run.status == 0)
      #expect(
        run.lines == [
          "purlin: --cache '\(place)': \(reason); results are not kept", "1 document: 1 warning",
        ])
    }
    var after = try FileTree(folder.url)
    for name in [".out", ".err"] { after.items[name] = before.items[name] }
    #expect(after == before)
    let both = try CommandRun("purlin lint A.xib --cache C --no-cache", in: folder)
    #expect(both.lines.first == "purlin: --cache and --no-cache contradict each other")
  }

  // MARK: Options

  /// Options that do not change the findings in a document, and what is the same as another.
  static let neutral: [String: Set<String>] = [
    "lint": [
      "--config", "--no-config", "--font", "--format", "--json", "--output", "--baseline",
      "--write-baseline", "--no-baseline", "--fix", "--force", "--strict", "--severity",
      // What sources say has results of its own.
      "--sources", "--no-sources",
    ],
    "audit": [
      "--config", "--no-config", "--font", "--format", "--json", "--output", "--baseline",
      "--write-baseline", "--no-baseline", "--severity",
    ],
    "check": [
      "--config", "--no-config", "--font", "--format", "--json", "--output", "--baseline",
      "--write-baseline", "--no-baseline", "--fix", "--force", "--strict", "--severity",
      // What sources say has results of its own.
      "--sources", "--no-sources",
    ],
    "prove": [
      "--font", "--format", "--json", "--baseline", "--write-baseline", "--no-baseline",
      "--certificate",
      "--resizable", "--all", "--map", "--strip", "--separately", "--size", "--scene", "--assets",
    ],
  ]
  static let everywhere: Set<String> = [
    "--quiet", "--cache", "--no-cache", "--shard", "--jobs", "--time-limit", "--version", "--help",
  ]

  /// A value of each other option.
  static let values: [String: [String]] = [
    "--device": ["--device", "iPhone 15"],
    "--orientation": ["--device", "iPhone 15", "--orientation", "landscape"],
    "--size": ["--size", "300x300"], "--text-size": ["--text-size", "AX1"],
    "--language": ["--language", "de"], "--direction": ["--direction", "right-to-left"],
    "--pseudo-localized": ["--pseudo-localized"], "--select": ["--select", "clipped-text"],
    "--ignore": ["--ignore", "clipped-text"], "--size-classes": ["--size-classes"],
    "--width": ["--width", "320...401"], "--height": ["--height", "400...481"],
    "--regime": ["--regime", "fixed"], "--text-length": ["--text-length", "1...1.1"],
    "--repairs": ["--repairs"], "--no-repairs": ["--no-repairs"],
    "--sizes": ["--sizes"], "--no-sizes": ["--no-sizes"],
    "--html": ["--html", "page.html"], "--output": ["--output", "Pictures"],
    "--assert": ["--assert", "texts-whole"], "--matrix": ["--matrix"],
    "--devices-only": ["--devices-only"], "--minimum-size": ["--minimum-size", "400x400"],
    "--maximum-size": ["--maximum-size", "900x900"],
  ]

  @Test(arguments: ["check", "lint", "audit", "prove"])
  func `every option counts, or is known not to`(_ verb: String) throws {
    let help = try #require(
      CommandLinePageTests.Help().verbs.first { $0.commandName == verb })
    let call = [verb, "A.xib"] + (verb == "prove" ? ["--resizable"] : [])
    func key(_ more: [String]) throws -> String {
      switch try Purlin.parse(call + more) {
      case let check as Check: check.cacheKey(SettingsOptions.Source(folder: "")).digest
      case let lint as Lint: lint.cacheKey(SettingsOptions.Source(folder: "")).digest
      case let audit as Audit: audit.cacheKey(SettingsOptions.Source(folder: "")).digest
      case let prove as Prove: prove.cacheKey().digest
      default: throw CommandFailure.usage("'\(verb)' keeps no results")
      }
    }
    let plain = try key([])
    // No two options may have a result in common either.
    var keys = [plain]
    for argument in help.arguments ?? [] {
      guard let spelling = argument.spelling else { continue }
      let name = String(spelling.split(separator: " ")[0])
      if Self.everywhere.contains(name) || Self.neutral[verb]?.contains(name) == true { continue }
      let value = try #require(
        Self.values[name], "\(name) of \(verb) is new: add it to the key of kept results")
      let counted = try key(value)
      // One of the two spellings of a switch is what happens without it.
      if ["--repairs", "--no-repairs", "--sizes", "--no-sizes"].contains(name), counted == plain {
        continue
      }
      #expect(!keys.contains(counted), "\(name) of \(verb) is not in the key")
      keys.append(counted)
    }
  }
}
