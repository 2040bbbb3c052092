import Foundation
import TestSupport
import Testing

@testable import IsolatedWork

/// What the cache removes, it has written.
@Suite(.late) struct CacheFolderTests {
  private static let now = 1_800_000_000
  private static let day = CacheFolder.day

  private func key(_ random: inout SplitMix64) -> String {
    SHA256.digest(of: Array("\(random.next())".utf8))
  }

  /// Lets the next pruning happen.
  private func age(_ folder: URL) {
    setTime(
      Self.now - 2 * Self.day,
      of: folder.appending(path: "\(CacheFolder.name)/\(CacheFolder.markerName)").path)
  }

  // MARK: Entries

  @Test func `what is written is read again, and replaced`() throws {
    let scratch = try Scratch()
    let cache = try CacheFolder(makingIn: scratch.url.path + "/New/Deep")
    var random = SplitMix64.seeded()
    let keys = (0..<20).map { _ in key(&random) }
    for key in keys { #expect(cache.read(key) == nil) }
    for key in keys { cache.write(Array("first \(key)".utf8), to: key) }
    for key in keys { cache.write(Array(key.utf8), to: key) }
    let again = try CacheFolder(in: scratch.url.path + "/New/Deep")
    for key in keys { #expect(again.read(key) == Array(key.utf8)) }
  }

  /// Names that are nearly those of entries, and what may be anywhere.
  private func name(_ random: inout SplitMix64) -> String {
    let digits = key(&random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return String(digits.prefix(2))
    case 1: return String(digits.prefix(62))
    case 2: return String(digits.prefix(61))
    case 3: return String(digits.prefix(63))
    case 4: return String(digits.prefix(62)).uppercased() + ""
    case 5: return String(digits.prefix(61)) + "g"
    case 6: return "." + String(digits.prefix(61))
    case 7:
      return ["UI", "de", "fr", "ab", "0f", "AB", "a", "abc"].randomElement(using: &random) ?? "de"
    case 8: return CacheFolder.name
    case 9: return CacheFolder.markerName
    case 10: return Draft.name(for: random.next()) + "x"
    default: return "Important.swift"
    }
  }

  /// Fills a folder with files, folders, links and pipes, all of them old; `skips` leaves out names.
  private func fill(
    _ folder: String, _ random: inout SplitMix64, depth: Int = 0,
    skips: (String) -> Bool = { _ in false }
  ) {
    for _ in 0..<Int.random(in: 3...8, using: &random) {
      let name = name(&random)
      let path = folder + "/" + name
      guard !skips(name), (try? FileManager.default.attributesOfItem(atPath: path)) == nil else {
        continue
      }
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<3 where depth < 2:
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        fill(path, &random, depth: depth + 1)
      case 3:
        let target = ["..", ".", folder, "/", "nowhere", "Important.swift"].randomElement(
          using: &random)
        try? FileManager.default.createSymbolicLink(
          atPath: path, withDestinationPath: target ?? ".")
      case 4: _ = unsafe mkfifo(path, 0o644)
      default: try? Data("\(random.next())".utf8).write(to: URL(fileURLWithPath: path))
      }
      setTime(Self.now - 400 * Self.day, of: path)
    }
  }

  @Test(arguments: 0..<16)
  func `pruning removes its old entries, and touches nothing else`(_ number: Int) throws {
    var random = SplitMix64.seeded(UInt64(100 + number))
    let scratch = try Scratch()
    let outside = scratch.url.path
    let place = outside + "/Place"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    let cache = try CacheFolder(makingIn: place)
    let inside = place + "/" + CacheFolder.name
    fill(outside, &random) { $0 == "Place" }
    fill(place, &random) { $0 == CacheFolder.name }
    // A file of an entry's form in one of our own folders is an entry; all else is foreign.
    fill(inside, &random) { _ in false }
    // A folder outside that has the form of the cache, and links to it in the places of ours.
    let other = outside + "/Other"
    try FileManager.default.createDirectory(
      atPath: other + "/aa", withIntermediateDirectories: true)
    let entry = String(repeating: "a", count: 62)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(other)/aa/\(entry)"))
    setTime(0, of: "\(other)/aa/\(entry)")
    try? FileManager.default.createSymbolicLink(
      atPath: inside + "/aa", withDestinationPath: other + "/aa")
    try FileManager.default.createDirectory(
      atPath: inside + "/bb", withIntermediateDirectories: true)
    try? FileManager.default.createSymbolicLink(
      atPath: "\(inside)/bb/\(entry)", withDestinationPath: "\(other)/aa/\(entry)")
    setTime(0, of: "\(inside)/bb/\(entry)")

    func isEntry(_ path: String) -> Bool {
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == 4, parts[0] == "Place", parts[1] == CacheFolder.name else {
        return false
      }
      let digits = parts[2] + parts[3]
      return parts[2].count == 2 && digits.count == 64
        && digits.allSatisfy { "0123456789abcdef".contains($0) }
    }
    var expected = try FileTree(scratch.url)
    for (path, item) in expected.items where isEntry(path) {
      if case .file = item { expected.items[path] = nil }
    }
    var kept: [String] = []
    for _ in 0..<12 {
      let key = key(&random)
      // A link may be in its place, or a file; then it is not kept.
      cache.write(Array(key.utf8), to: key)
      guard cache.read(key) != nil else { continue }
      let path = "\(inside)/\(key.prefix(2))/\(key.dropFirst(2))"
      let isOld = Bool.random(using: &random)
      setTime(Self.now - (isOld ? 31 : 29) * Self.day, of: path)
      if !isOld { kept.append(String(path.dropFirst(outside.count + 1))) }
    }
    age(URL(fileURLWithPath: place))
    cache.prune(after: 30, now: Self.now)

    var found = try FileTree(scratch.url)
    for path in kept {
      #expect(found.items.removeValue(forKey: path) != nil, "\(path) is not old, and is gone")
    }
    // Folders for entries stay.
    for (path, item) in found.items where item == .folder && expected.items[path] == nil {
      #expect(path.hasPrefix("Place/\(CacheFolder.name)/"))
      found.items[path] = nil
    }
    for path in Set(expected.items.keys).union(found.items.keys) {
      #expect(found.items[path] == expected.items[path], "seed \(random.seed): \(path)")
    }
  }

  @Test func `links in the places of entries are neither read nor replaced`() throws {
    let scratch = try Scratch(documents: ["A.xib"])
    let cache = try CacheFolder(makingIn: scratch.url.path)
    let key = String(repeating: "0", count: 64)
    let part = "\(scratch.url.path)/\(CacheFolder.name)/00"
    try FileManager.default.createSymbolicLink(atPath: part, withDestinationPath: "../..")
    cache.write([1], to: key)
    #expect(cache.read(key) == nil)
    try FileManager.default.removeItem(atPath: part)
    try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: false)
    let entry = "\(part)/\(String(repeating: "0", count: 62))"
    try FileManager.default.createSymbolicLink(atPath: entry, withDestinationPath: "../../A.xib")
    cache.write([1], to: key)
    #expect(cache.read(key) == nil)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: entry) == "../../A.xib")
    #expect(try scratch.text("A.xib") == Scratch.document)
  }

  @Test func `entries are removed at most once a day`() throws {
    let scratch = try Scratch()
    let cache = try CacheFolder(makingIn: scratch.url.path)
    let key = String(repeating: "c", count: 64)
    cache.write([1], to: key)
    let folder = "\(scratch.url.path)/\(CacheFolder.name)"
    setTime(Self.now - 99 * Self.day, of: "\(folder)/cc/\(key.dropFirst(2))")
    setTime(Self.now - Self.day + 1, of: "\(folder)/\(CacheFolder.markerName)")
    cache.prune(after: 30, now: Self.now)
    #expect(cache.read(key) != nil)
    setTime(Self.now - 99 * Self.day, of: "\(folder)/cc/\(key.dropFirst(2))")
    age(scratch.url)
    cache.prune(after: 30, now: Self.now)
    #expect(cache.read(key) == nil)
  }

  @Test func `what a killed process left in it is removed with old entries`() throws {
    let scratch = try Scratch()
    let cache = try CacheFolder(makingIn: scratch.url.path)
    cache.write([1], to: String(repeating: "c", count: 64))
    for place in ["", "cc/"] {
      try scratch.write("part", to: "\(CacheFolder.name)/\(place)\(Draft.name(for: 7))")
    }
    age(scratch.url)
    cache.prune(after: 30, now: Self.now)
    #expect(
      Set(try FileTree(scratch.url.appending(path: CacheFolder.name)).items.keys)
        .isSubset(of: [CacheFolder.markerName, "cc", "cc/\(String(repeating: "c", count: 62))"]))
  }

  // MARK: Folders that are not ours

  @Test(arguments: ["Important.swift", CacheFolder.markerName, "ab", ".hidden"])
  func `a folder of the same name that something else has made is not used`(_ name: String) throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: CacheFolder.name), withIntermediateDirectories: false)
    try scratch.write("mine", to: "\(CacheFolder.name)/\(name)")
    let before = try FileTree(scratch.url)
    #expect(throws: CacheFolder.Refusal.foreign) { try CacheFolder(makingIn: scratch.url.path) }
    #expect(throws: CacheFolder.Refusal.foreign) { try CacheFolder(in: scratch.url.path) }
    #expect(try FileTree(scratch.url) == before)
  }

  @Test func `an empty folder of the name becomes the cache, a link to one does not`() throws {
    let scratch = try Scratch()
    let path = scratch.url.path
    for folder in ["/Empty/\(CacheFolder.name)", "/Linked", "/Target"] {
      try FileManager.default.createDirectory(
        atPath: path + folder, withIntermediateDirectories: true)
    }
    _ = try CacheFolder(makingIn: path + "/Empty")
    try FileManager.default.createSymbolicLink(
      atPath: path + "/Linked/" + CacheFolder.name, withDestinationPath: path + "/Target")
    #expect(throws: CacheFolder.Refusal.self) { try CacheFolder(makingIn: path + "/Linked") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/Target").isEmpty)
  }

  @Test func `several processes may make the folder at once`() async throws {
    let scratch = try Scratch()
    let path = scratch.url.path + "/Cache"
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<16 { group.addTask { _ = try CacheFolder(makingIn: path) } }
      try await group.waitForAll()
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(CacheFolder.name)")
        == [CacheFolder.markerName])
  }

  @Test func `a file, and what is below a file, cannot contain the folder`() throws {
    let scratch = try Scratch(documents: ["A.xib"])
    for place in ["A.xib", "A.xib/Cache"] {
      #expect(throws: CacheFolder.Refusal.system(SystemError(code: ENOTDIR))) {
        try CacheFolder(makingIn: scratch.url.path + "/" + place)
      }
    }
    #expect(try scratch.text("A.xib") == Scratch.document)
  }
}
