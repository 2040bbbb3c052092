import Foundation
import TestSupport
import Testing

@testable import IsolatedWork

/// No change of another process is lost.
@Suite(.late) struct DocumentFileTests {
  private let folder: Scratch
  private var path: String { folder.url.path + "/A.xib" }

  init() throws { folder = try Scratch(documents: ["A.xib"]) }

  private func read() throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

  @Test func `a file that has changed is not replaced`() throws {
    let version = FileVersion(of: try read())
    try folder.write("changed", to: "A.xib")
    #expect(throws: FileDraft.Changed.self) {
      try DocumentFile.replace(path, with: [1], read: version)
    }
    #expect(try folder.text("A.xib") == "changed")
    #expect(throws: FileDraft.Changed.self) {
      try DocumentFile.replace(path, with: [1], read: nil)
    }
    try DocumentFile.replace(path, with: [1], read: FileVersion(of: Array("changed".utf8)))
    #expect(try read() == [1])
    #expect(try folder.names == ["A.xib"])
  }

  @Test func `a file that is gone, or has come, has changed`() throws {
    let version = FileVersion(of: try read())
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: FileDraft.Changed.self) {
      try DocumentFile.replace(path, with: [1], read: version)
    }
    #expect(try folder.names == [])
    try DocumentFile.replace(path, with: [1], read: nil)
    #expect(try read() == [1])
  }

  @Test func `a file that appears while it is written is not replaced`() throws {
    let new = folder.url.path + "/New.xib"
    let draft = try FileDraft(new, .document)
    try draft.write([1])
    try folder.write("faster", to: "New.xib")
    #expect(throws: FileDraft.Changed.self) { try draft.finish(replacing: .version(nil)) }
    #expect(try folder.text("New.xib") == "faster")
    #expect(try folder.names == ["A.xib", "New.xib"])
  }

  @Test func `a change is made again on what another program wrote`() throws {
    var seen: [[UInt8]?] = []
    try DocumentFile.update(path) { bytes in
      seen.append(bytes)
      // Twice a program that does not lock is faster.
      if seen.count < 3 { try folder.write("\(seen.count)", to: "A.xib") }
      return ((bytes ?? []) + [0x21], ())
    }
    #expect(seen == [Array(Scratch.document.utf8), Array("1".utf8), Array("2".utf8)])
    #expect(try folder.text("A.xib") == "2!")
  }

  @Test func `a file that changes all the time is left, and reported`() throws {
    var count = 0
    let failure = #expect(throws: CommandFailure.self) {
      try DocumentFile.update(path) { _ in
        count += 1
        try folder.write("\(count)", to: "A.xib")
        return ([0x21], ())
      }
    }
    #expect(count == DocumentFile.mostTries)
    #expect(failure?.message == DocumentFile.changedTooOften(path).message)
    #expect(try folder.text("A.xib") == "\(count)")
    #expect(try folder.names == ["A.xib"])
  }

  @Test func `an equal file is not written`() throws {
    let before = try Folder(folder.url.path).info("A.xib")
    try DocumentFile.update(path) { ($0, ()) }
    #expect(try Folder(folder.url.path).info("A.xib").isSame(before))
  }

  @Test(arguments: [1, 2, 3])
  func `all of many changes at once arrive`(_ seed: UInt64) async throws {
    let (path, count) = (path, 32)
    try folder.write("", to: "A.xib")
    // Each thread opens the file for itself, so locks are as between processes.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        group.addTask {
          try DocumentFile.update(path) { bytes in
            (Array((String(decoding: bytes ?? [], as: UTF8.self) + "\(number)\n").utf8), ())
          }
        }
      }
      try await group.waitForAll()
    }
    let lines = try folder.text("A.xib").split(separator: "\n").compactMap { Int($0) }
    #expect(lines.sorted() == Array(0..<count))
    #expect(try folder.names == ["A.xib"])
  }

  @Test func `a link and its target are one file`() async throws {
    let (path, link) = (path, folder.url.path + "/Link.xib")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "A.xib")
    try folder.write("", to: "A.xib")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        group.addTask {
          try DocumentFile.update(number % 2 == 0 ? path : link) { ($0.map { $0 + [65] }, ()) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.text("A.xib") == String(repeating: "A", count: 16))
  }

  @Test func `the lock is that of the file which has the name now`() throws {
    let place = try WritePlace(path)
    let first = try #require(try FileLock.take(place))
    try folder.write("other", to: "B.xib")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: folder.url.path + "/B.xib", toPath: path)
    // The first lock is still held, on a file that has no name any more.
    let second = try #require(try FileLock.take(place))
    #expect(!first.info.isSame(second.info))
    first.release()
    second.release()
    try FileManager.default.removeItem(atPath: path)
    #expect(try FileLock.take(place) == nil)
  }
}
