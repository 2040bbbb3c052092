import ConflictAnalysis
import Testing

/// Rows whose height was measured, and sizes in them that are those of other content.
struct MeasuredRowTests {
  private func diagnosis(
    _ limit: String, row: Double, in cell: String = "UITableViewCellContentView",
    breaking broken: Int? = nil
  ) throws -> LogDiagnosis {
    let lines = [
      "V:|-(8)-[UIImageView:0x71]|\(cell):0x7c", "UIView:0x72.top == UIImageView:0x71.top",
      "UIView:0x72.height \(limit)", "UIView:0x72.bottom == \(cell):0x7c.bottom - 8",
      "'UIView-Encapsulated-Layout-Height' \(cell):0x7c.height == \(row)",
    ]
    var log = Report.text(lines)
    if let broken {
      log += "Will attempt to recover by breaking constraint\n"
      log += "<NSLayoutConstraint:0x6\(broken)0 \(lines[broken])   (active)>\n"
    }
    return try #require(ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
  }

  @Test(
    arguments: [nil, 2, 3], ["<= 90", "<= 90.5", "<= 0.5*UIImageView:0x71.height"])
  func `a maximum that a row exceeds is the one to change`(
    _ broken: Int?, _ limit: String
  ) throws {
    guard limit.last?.isNumber == true else {
      // Nothing gives the other height, so nothing is exceeded.
      #expect(try !diagnosis(limit, row: 257.6667).verdict.isConflict)
      return
    }
    let found = try diagnosis(limit, row: 257.6667, breaking: broken)
    #expect(found.suspectedLines == [2], "\(found)")
    let text = found.description
    #expect(text.contains("is a maximum that the row exceeds by "), "\(text)")
    #expect(text.contains("With priority 999 it yields."))
    #expect(text.contains("- Remove number "))
  }

  @Test func `a whole height may be one before the content is measured`() throws {
    let text = try diagnosis("<= 30", row: 120).description
    #expect(text.contains("it yields until the content is measured."), "\(text)")
    #expect(text.contains("that the row exceeds by 74 points"))
  }

  @Test(arguments: [
    ("UICollectionViewCell", "cell"), ("UITableViewHeaderFooterView", "header"),
    ("UIView", "container"),
  ])
  func `other containers have their own word`(_ names: (cell: String, word: String)) throws {
    let text = try diagnosis("<= 30", row: 120.3333, in: names.cell).description
    #expect(text.contains("that the \(names.word) exceeds by"), "\(text)")
  }

  @Test(arguments: [
    (99.3333, true), (257.6667, true), (44.3333, false), (43.6667, false), (99.6667, false),
    (60.3333, false), (120.5, false), (44, false), (200, false),
  ])
  func `a fraction that no separator explains was measured`(
    _ row: (height: Double, isMeasured: Bool)
  ) throws {
    let found = try diagnosis("== 20", row: row.height)
    #expect(found.conflicts.first?.suspect?.reason == .cellHeight)
    let text = found.description
    #expect(text.contains("was measured, as its fraction shows") == row.isMeasured, "\(text)")
    #expect(text.contains("before it measures the content") != row.isMeasured)
  }

  @Test(arguments: [(">= 83.6667", 161.6667, true), (">= 83", 161, false)])
  func `with fractions a margin that fits exactly is a matter of rounding`(
    _ sizes: (limit: String, row: Double, isRounded: Bool)
  ) throws {
    let cell = "UITableViewCellContentView:0x7c"
    let found = try #require(
      Report.diagnosis([
        "\(cell).topMargin == UIView:0x71.top", "\(cell).bottomMargin == UIView:0x71.bottom",
        "V:|-(33)-[UILabel:0x72]|UIView:0x71", "V:[UILabel:0x72]-(29)-|    |UIView:0x71",
        "UILabel:0x72.height \(sizes.limit)",
        "'UIView-Encapsulated-Layout-Height' \(cell).height == \(sizes.row)",
      ]))
    let reason = found.conflicts.first?.suspect?.reason
    #expect(reason == (sizes.isRounded ? .rowRounding : .cellHeight), "\(found)")
    let text = found.description
    #expect(text.contains("a number is rounded, or the margins are others.") == sizes.isRounded)
    #expect(text.contains("before it measures the content") != sizes.isRounded)
    #expect(text.contains("is rounded to pixels, or contains a separator") == sizes.isRounded)
  }
}
