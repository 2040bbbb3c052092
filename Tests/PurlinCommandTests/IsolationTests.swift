import Foundation
import IsolatedWork
import TestSupport
import Testing

/// A document that crashes the command, or does not end, costs itself only.
@Suite(.late) struct IsolationTests {
  private static let names = ["A.xib", "B.xib", "C.xib", "D.xib", "E.xib"]
  private static let faults = "crash:B.xib,hang:D.xib,exit:E.xib"

  @Test func `a crash, a hang and an exit cost their documents one finding each`() throws {
    let folder = try Scratch(documents: Self.names)
    let run = try CommandRun(
      "purlin lint . --format github", in: folder, faults: Self.faults)
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 2)
    #expect(lines.count == 5)
    #expect(lines.map { $0.contains("::warning") } == [true, false, true, false, false])
    #expect(lines[1].contains("file=B.xib::Purlin crashed (SIG"))
    #expect(lines[3].contains("file=D.xib::not finished after 60 seconds"))
    #expect(lines[4].contains("file=E.xib::Purlin ended unexpectedly (status 3)"))
    #expect(run.errors == "2 documents: 2 warnings; 3 could not be read or checked\n")
  }

  @Test(arguments: ["json", "sarif"])
  func `reports stay valid`(format: String) throws {
    let folder = try Scratch(documents: Self.names)
    let run = try CommandRun(
      "purlin lint . --format \(format)", in: folder, faults: Self.faults)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    if format == "json" {
      #expect((report?["unread"] as? [Any])?.count == 3)
      #expect((report?["findings"] as? [Any])?.count == 2)
    } else {
      let runs = report?["runs"] as? [[String: Any]]
      let invocation = (runs?.first?["invocations"] as? [[String: Any]])?.first
      #expect(invocation?["executionSuccessful"] as? Bool == false)
      #expect((invocation?["toolExecutionNotifications"] as? [Any])?.count == 3)
    }
  }

  @Test(arguments: ["", "crash:C.xib,crash:J.xib"])
  func `the report does not depend on the number of workers`(faults: String) throws {
    let folder = try Scratch(documents: "ABCDEFGHIJKLMNOP".map { "\($0).xib" })
    let reports = try [1, 2, 7].map {
      try CommandRun("purlin lint . --format json --jobs \($0)", in: folder, faults: faults).output
    }
    #expect(reports[0].count > 1000)
    #expect(Set(reports).count == 1)
  }

  @Test func `fix edits the others`() throws {
    let folder = try Scratch(documents: Self.names)
    let run = try CommandRun(
      "purlin fix . --frames", in: folder, faults: Self.faults)
    #expect(run.status == 2)
    #expect(run.output == "A.xib: 1 fixed\nC.xib: 1 fixed\n")
    #expect(run.lines.count == 3)
    #expect(try folder.text("B.xib") == Scratch.document)
    #expect(try folder.text("C.xib") != Scratch.document)
  }

  @Test(
    arguments: [
      "solve A.xib", "render A.xib -o A.svg", "explain A.xib", "why A.xib box.width",
      "prove A.xib", "diff A.xib B.xib", "ibtool --errors A.xib",
    ])
  func `a crash in one document is one line and a status`(line: String) throws {
    let folder = try Scratch(documents: ["A.xib", "B.xib"])
    let crash = try CommandRun("purlin \(line)", in: folder, faults: "crash:A.xib")
    #expect(crash.status == 2)
    #expect(crash.signal == nil)
    #expect(crash.output.isEmpty)
    #expect(crash.lines.count == 1)
    #expect(crash.errors.hasPrefix("purlin: A.xib: Purlin crashed (SIG"))
    let hang = try CommandRun(
      "purlin \(line) --time-limit 1000.5", in: folder, faults: "hang:A.xib")
    #expect(hang.status == 2)
    #expect(hang.errors.hasPrefix("purlin: A.xib: not finished after 1000.5 seconds and given up"))
    #expect(try folder.names == ["A.xib", "B.xib"])
  }

  /// Those that whoever runs the tests does not ignore, as `nohup` does: the command ignores them, too.
  private static let endings = [("interrupt", SIGTERM), ("hangUp", SIGHUP)]
    .filter { Interruption.unignored.contains($0.1) }

  @Test(arguments: endings)
  func `a signal ends a run with a valid report that says so`(
    fault: String, signal: Int32
  ) throws {
    let folder = try Scratch(documents: Self.names)
    let run = try CommandRun(
      "purlin lint . --format json --jobs 1 --time-limit 0", in: folder, faults: "\(fault):D.xib")
    #expect(run.status == 128 + signal)
    #expect(run.errors.contains("interrupted after 3 of 5 documents; the report is partial"))
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect((report?["findings"] as? [Any])?.count == 3)
  }

  @Test func `a killed command leaves no worker behind`() throws {
    let folder = try Scratch(documents: Self.names)
    let run = try CommandRun(
      """
      "\(CommandRun.program)" lint . --jobs 2 --time-limit 0
      until ! ps -A -o ppid,args | grep "[_]worker lint" | grep -q "^ *1 "; do sleep 0.1; done
      echo gone
      """, in: folder, faults: "hang:A.xib,kill:B.xib")
    #expect(run.output == "gone\n")
  }
}
