import ConflictAnalysis
import Testing

/// Lists that end before their last constraint does, without a report around them.
struct CutListTests {
  private static let line =
    "    \"<NSLayoutConstraint:0x61 Demo.Panel:0x71.height == UIView:0x72.height - 20>\",\n"
  private static let other =
    "    \"<NSLayoutConstraint:0x62 UIView:0x72.bottom == Demo.Page:0x73.bottom   (active)>\""

  private func diagnosis(_ log: String) throws -> LogDiagnosis {
    try #require(LogExplanation(Array(log.utf8)).diagnoses.first)
  }

  @Test(arguments: ["(\n", "1: (\n", "<__NSArrayM 0x600>(\n"], ["", ",", ",\n", ",\n\n"])
  func `a list that is opened and not closed has no end`(_ head: String, _ tail: String) throws {
    let comma = tail.isEmpty ? String(Self.line.dropLast(2)) + "\n" : Self.line
    let found = try diagnosis(head + comma + Self.other + tail)
    #expect(found.description.contains("the list's end is missing"), "\(found)")
  }

  @Test(arguments: ["(\n", "", "```\n", "Unable to simultaneously satisfy constraints.\n(\n"])
  func `a line that is cut off in its class is a constraint`(_ head: String) throws {
    for fragment in [
      "\"<NSL", "\"<", "<NSLayoutConstraint", "\"<SnapKit.Lay", "\"<NSAuto...", "\"<NSAuto…",
    ] {
      let found = try diagnosis("\(head)\(Self.line)\(Self.other),\n    \(fragment)")
      #expect(found.report.unreadable == 1, "\(fragment)")
      let text = found.description
      #expect(text.contains("the list is cut off in its last constraint"), "\(fragment): \(text)")
    }
  }

  @Test(arguments: ["", "UIView", "Back", "-> next", "\"a note\"", "<b>bold</b>"])
  func `other text behind a list is no constraint`(_ text: String) throws {
    let found = try diagnosis("\(Self.line)\(Self.other)\n\(text)\n")
    #expect(found.report.unreadable == 0)
    #expect(found.description.contains("these listed constraints can hold together"), "\(found)")
  }

  @Test func `a closed list without a report lacks nothing`() throws {
    let found = try diagnosis("(\n\(Self.line)\(Self.other)\n)\n")
    #expect(found.description.contains("these listed constraints can hold together"), "\(found)")
  }
}
