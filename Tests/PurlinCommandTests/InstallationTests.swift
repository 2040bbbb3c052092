import Foundation
import Testing

@testable import PurlinCommand

/// The files that `Scripts/package` installs beside the command.
struct InstallationTests {
  @Test func `a file of share/purlin is found from the executable's folder`() throws {
    let prefix = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: prefix) }
    let share = prefix.appendingPathComponent("share/purlin")
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
    let file = share.appendingPathComponent("page-solver.wasm")
    try Data([0, 0x61, 0x73, 0x6D]).write(to: file)
    let executable = prefix.appendingPathComponent("bin/purlin").path

    #expect(Installation.sharedFile("page-solver.wasm", beside: executable) == file.path)
    #expect(Installation.sharedFile("other.wasm", beside: executable) == nil)
  }

  @Test func `a build by hand has no installed files`() {
    #expect(Installation.sharedFile("page-solver.wasm") == nil)
  }
}
