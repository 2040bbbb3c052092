import Foundation
import Testing

@testable import CodePreview

@Suite struct BuildJobTests {
  /// The names of jobs in the order in which they ended.
  final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []
    func add(_ name: String) { lock.withLock { names.append(name) } }
    var all: [String] { lock.withLock { names } }
  }

  @Test func `a job begins after those that it needs`() throws {
    let log = Log()
    let jobs = [("a", []), ("b", ["a"]), ("c", ["b"]), ("d", ["a", "c"])].map { name, needs in
      BuildJob(name: name, needs: needs) { () throws(PreviewError) in log.add(name) }
    }
    try BuildJob.run(jobs) { _, _ in }
    #expect(log.all == ["a", "b", "c", "d"])
  }

  @Test func `an error ends the build, and what needs the job is not begun`() {
    let log = Log()
    let jobs = [
      BuildJob(name: "a", needs: []) { () throws(PreviewError) in throw PreviewError("no") },
      BuildJob(name: "b", needs: ["a"]) { () throws(PreviewError) in log.add("b") },
    ]
    #expect(throws: PreviewError("no")) { try BuildJob.run(jobs) { _, _ in } }
    #expect(log.all.isEmpty)
  }
}
