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

  @Test(arguments: [(44.0, "before the content is measured"), (257.6667, "for other content")])
  func `the height of a row is named though the rest is missing`(
    _ row: (height: Double, reason: String)
  ) throws {
    let size =
      "<NSLayoutConstraint:0x61 'UIView-Encapsulated-Layout-Height' Demo.ItemCell:0x71.height == "
      + "\(row.height)   (active)>"
    for log in ["```\n\"\(size)\"\n```\n", "(\n    \"\(size)\",\n    \"<NSLay"] {
      let text = try diagnosis(log).description
      #expect(text.contains("cannot be decided"))
      #expect(text.contains("the list gives it, perhaps \(row.reason)"), "\(text)")
    }
  }

  @Test func `a line in which several constraints are missing is named once`() throws {
    let text = try diagnosis(
      "Unable to simultaneously satisfy constraints. ( \"\", \"\", \"\" )\n\n"
    ).description
    #expect(text.contains("no constraint can be read (line 1)"), "\(text)")
  }

  @Test(arguments: [true, false])
  func `of a complete report with a solution nothing is missing`(_ isComplete: Bool) throws {
    let lines = [
      "UIView:0x71.trailing == Demo.Mask:0x72.trailing", "H:|-(0)-[Demo.Mask:0x72]|Demo.Bar:0x73",
      "H:|-(12)-[UIView:0x71]|Demo.Bar:0x73",
    ]
    var log = Report.text(lines)
    if isComplete {
      log += "Will attempt to recover by breaking constraint\n"
      log += "<NSLayoutConstraint:0x600 \(lines[0])   (active)>\n"
    }
    let text = try diagnosis(log).description
    #expect(text.contains("the direction (right to left)") == isComplete, "\(text)")
    #expect(text.contains("Paste the report") != isComplete)
  }
}
