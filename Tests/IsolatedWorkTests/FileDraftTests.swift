import Foundation
import TestSupport
import Testing

@testable import IsolatedWork

/// What a file keeps when it is written, and which files are not written.
@Suite(.late) struct FileDraftTests {
  private func info(_ folder: Scratch, _ name: String) throws -> Folder.Info {
    try Folder(folder.url.path).info(name)
  }

  private func refusal(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return (error as? CommandFailure)?.message ?? "\(error)" }
  }

  private func change(_ mode: mode_t, _ folder: Scratch, _ name: String) {
    _ = unsafe chmod(folder.url.path + "/" + name, mode)
  }

  // MARK: What is kept

  @Test(arguments: [0o644, 0o600, 0o664, 0o755, 0o640, 0o200, 0o646] as [mode_t])
  func `permissions are kept`(_ mode: mode_t) throws {
    let folder = try Scratch(documents: ["A.xib"])
    change(mode, folder, "A.xib")
    try Files.write([1, 2], to: folder.url.path + "/A.xib", .document)
    #expect(try info(folder, "A.xib").st_mode & 0o7777 == mode)
  }

  @Test func `the bits that change the user of a program are dropped`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    change(0o6755, folder, "A.xib")
    try Files.write([1], to: folder.url.path + "/A.xib", .document)
    #expect(try info(folder, "A.xib").st_mode & 0o7777 == 0o755)
  }

  @Test func `a new file has the permissions of the process`() throws {
    let folder = try Scratch()
    let mask = umask(0)
    _ = umask(mask)
    try Files.write([1], to: folder.url.path + "/new.svg")
    #expect(try info(folder, "new.svg").st_mode & 0o7777 == 0o666 & ~mask)
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
  func `owner and group are kept`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    _ = unsafe chown(folder.url.path + "/A.xib", 1234, 4321)
    try Files.write([1], to: folder.url.path + "/A.xib", .document)
    let file = try info(folder, "A.xib")
    #expect(file.st_uid == 1234 && file.st_gid == 4321)
  }

  @Test func `a link stays, and its target is written, also when there is none yet`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let path = folder.url.path
    try FileManager.default.createDirectory(
      atPath: path + "/Sub", withIntermediateDirectories: false)
    for (link, target) in [
      ("One.xib", "A.xib"), ("Two.xib", "One.xib"), ("Sub/Up.xib", "../Two.xib"),
      ("New.svg", "Sub/New.svg"), ("Whole.xib", path + "/Sub/Up.xib"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: path + "/" + link, withDestinationPath: target)
    }
    for (number, link) in ["One.xib", "Two.xib", "Sub/Up.xib", "Whole.xib"].enumerated() {
      try Files.write([UInt8(number)], to: path + "/" + link, .document)
      #expect(try Data(contentsOf: folder.url.appending(path: "A.xib")) == Data([UInt8(number)]))
    }
    try Files.write([9], to: path + "/New.svg")
    #expect(try Data(contentsOf: folder.url.appending(path: "Sub/New.svg")) == Data([9]))
    for link in ["One.xib", "Two.xib", "Sub/Up.xib", "Whole.xib", "New.svg"] {
      #expect(try info(folder, link).isLink, "\(link)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: path + "/Ring", withDestinationPath: "Ring")
    #expect(
      refusal { try Files.write([1], to: path + "/Ring") }
        == "\(path)/Ring: cannot be written: too many levels of symbolic links")
  }

  // MARK: What is refused

  @Test func `a write-protected file is refused, and written by force`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    change(0o444, folder, "A.xib")
    let path = folder.url.path + "/A.xib"
    #expect(
      refusal { try Files.write([1], to: path, .document, force: .withheld) }
        == "\(path): is write-protected; --force writes it all the same")
    #expect(
      refusal { try Files.write([1], to: path, .document) }
        == "\(path): is write-protected; name another file")
    #expect(try folder.text("A.xib") == Scratch.document)
    try Files.write([1], to: path, .document, force: .given)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([1]))
    #expect(try info(folder, "A.xib").st_mode & 0o7777 == 0o444)
    #expect(try folder.names == ["A.xib"])
  }

  @Test func `a file with several names is refused, and one name is written by force`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let path = folder.url.path + "/A.xib"
    try FileManager.default.linkItem(atPath: path, toPath: folder.url.path + "/B.xib")
    #expect(
      refusal { try Files.write([1], to: path, .document, force: .withheld) }
        == "\(path): has 2 names (hard links), and the others would keep the old contents; "
        + "--force writes it all the same")
    #expect(try folder.text("A.xib") == Scratch.document)
    try Files.write([1], to: path, .document, force: .given)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([1]))
    #expect(try folder.text("B.xib") == Scratch.document)
  }

  /// A file that did not exist gets its name as a link of the draft, whose name is then removed.
  @Test(arguments: [true, false])
  func `a file is not refused for the name of its draft`(_ isAlive: Bool) throws {
    let scratch = try Scratch()
    let folder = try Folder(scratch.url.path)
    let path = scratch.url.path + "/A.svg"
    // Not the first write in this folder, which removes what is left over in any case.
    try Files.write([0], to: scratch.url.path + "/B.svg")
    let draft = try Draft(in: folder)
    try FileManager.default.linkItem(
      atPath: scratch.url.path + "/" + draft.name, toPath: path)
    if isAlive {
      nonisolated(unsafe) let writer = draft
      // Later than the other's first look, on most machines; the test passes in either order.
      Thread {
        usleep(20_000)
        unsafe writer.discard()
      }.start()
    } else {
      // As at the end of its process.
      _ = flock(draft.descriptor, LOCK_UN)
    }
    try Files.write([1], to: path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([1]))
    #expect(try scratch.names == ["A.svg", "B.svg"])
  }

  @Test(arguments: ["A.xib", "A.storyboard", "A.XIB", "Link.svg"])
  func `a report does not replace a document`(_ name: String) throws {
    let folder = try Scratch(documents: ["Target.xib"])
    if name == "Link.svg" {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.path + "/Link.svg", withDestinationPath: "Target.xib")
    } else {
      try folder.write(Scratch.document, to: name)
    }
    let path = folder.url.path + "/" + name
    #expect(
      refusal { try Files.write([1], to: path) }
        == "'\(path)' would be a report in place of a document; give another name, and '--' before documents"
    )
    #expect(try folder.text(name) == Scratch.document)
  }

  @Test func `folders and empty paths are refused`() throws {
    let folder = try Scratch()
    let path = folder.url.path
    #expect(refusal { try Files.write([1], to: path) } == "\(path): is a folder")
    #expect(refusal { try Files.write([1], to: path + "/new/") } == "\(path)/new/: is a folder")
    #expect(
      refusal { try Files.write([1], to: "") } == ": cannot be written: no such file or directory")
    #expect(try folder.names == [])
  }

  // MARK: Drafts

  @Test func `a draft that is given up leaves the file`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let draft = try FileDraft(folder.url.path + "/A.xib", .document)
    try draft.write([1])
    #expect(try folder.names.count == 2)
    draft.abandon()
    #expect(try folder.names == ["A.xib"])
    #expect(try folder.text("A.xib") == Scratch.document)
  }

  @Test func `drafts of ended processes are removed, those of others and foreign files are not`()
    throws
  {
    let scratch = try Scratch()
    let folder = try Folder(scratch.url.path)
    let alive = try Draft(in: folder)
    let left = Draft.name(for: 1)
    try scratch.write("part", to: left)
    let foreign = [
      left + "x", "x" + left, left.uppercased(), ".purlin-draft-0000000000000001-0000000000000000",
      ".purlin-draft-1-", ".A.xib.4711", ".purlin-draft-0000000000000001", "A.xib",
    ]
    for name in foreign { try scratch.write("mine", to: name) }
    let (linked, inside) = (Draft.name(for: 2), Draft.name(for: 3))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.path + "/" + linked, withDestinationPath: "A.xib")
    try FileManager.default.createDirectory(
      atPath: scratch.url.path + "/" + inside, withIntermediateDirectories: false)
    Draft.removeLeftovers(in: folder)
    #expect(try scratch.names == (foreign + [linked, inside, alive.name]).sorted())
    alive.discard()
    #expect(try scratch.names == (foreign + [linked, inside]).sorted())
  }

  @Test func `names of drafts have one form, which nothing else has`() {
    for number in [0, 1, 0xABCD, UInt64.max] {
      let name = Draft.name(for: number)
      #expect(name.utf8.count == 47 && Draft.isName(name))
      for index in name.indices {
        for letter in ["0", "g", "F", "-"] where String(name[index]) != letter {
          var other = name
          other.replaceSubrange(index...index, with: letter)
          #expect(!Draft.isName(other), "\(other)")
        }
      }
    }
  }

  @Test func `writing a file removes what a killed process left beside it`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write("part", to: Draft.name(for: 99))
    try Files.write([1], to: folder.url.path + "/A.xib", .document)
    #expect(try folder.names == ["A.xib"])
  }
}
