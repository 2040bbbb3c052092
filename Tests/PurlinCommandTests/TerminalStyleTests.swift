import Foundation
import IsolatedWork
import TestSupport
import Testing

@testable import PurlinCommand

/// Colors and links on a terminal, and none elsewhere.
@Suite(.late) struct TerminalStyleTests {
  @Test func `a finding has a link, colors and nothing else`() {
    let report = """
      App/A b.xib:8:9: warning: a: note: b [misplaced-view]
          <view id="box">
          ^
        in View, id box
        purlin explain A.xib#box
      B.xib: error: no such file

      """
    let styled = TerminalStyle(folder: "/tmp").applied(to: report)
    let first = styled.split(separator: "\n")[0]
    #expect(
      first
        == "\u{1B}]8;;file:///tmp/App/A%20b.xib\u{1B}\\\u{1B}[1mApp/A b.xib:8:9\u{1B}[0m"
        + "\u{1B}]8;;\u{1B}\\: \u{1B}[33mwarning\u{1B}[0m: a: note: b \u{1B}[2m[misplaced-view]\u{1B}[0m"
    )
    let plain = styled.replacing(/\u{1B}(\[\d+m|\]8;;[^\u{1B}]*\u{1B}\\)/, with: "")
    #expect(plain == report)
  }

  @Test func `a name with an escaped character is no link`() {
    let styled = TerminalStyle(folder: "/tmp").applied(to: "a\\u{1B}.xib:1:1: error: x [y]")
    #expect(!styled.contains("]8;;"))
  }

  @Test func `a pipe, NO_COLOR and a dumb terminal have no colors`() throws {
    #expect(TerminalStyle.style(of: 1, environment: ["NO_COLOR": "1"]) == nil)
    #expect(TerminalStyle.style(of: 1, environment: ["TERM": "dumb"]) == nil)
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun("purlin check | cat; purlin check", in: folder)
    #expect(run.output.contains("warning") && !run.output.contains("\u{1B}"))
  }
}
