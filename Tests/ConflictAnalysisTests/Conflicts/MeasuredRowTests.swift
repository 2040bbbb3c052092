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

  @Test func `a frame needs the heights of texts as well`() throws {
    let text = try #require(
      Report.diagnosis([
        "V:|-(12)-[UILabel:0x71]|UIView:0x7c", "V:[UILabel:0x71]-(20)-[UIButton:0x72]",
        "V:[UIButton:0x72]-(12)-|    |UIView:0x7c", "mask UIView:0x7c.height == 40",
      ])
    ).description
    #expect(
      text.contains(
        "12 + 20 + 12 = 44 plus the height of UILabel and the height of UIButton, but the height "
          + "of UIView is 40: at least 4 points too few."), "\(text)")
    #expect(text.contains("a height of 44 plus the height of UILabel and the height of UIButton."))
    #expect(text.contains("as systemLayoutSizeFitting computes it"))
    #expect(text.contains("it will then be at least 4 points off"))
    // With 8 in place of 12, both would have the height 0.
    #expect(!text.contains("Change the constant"))
    #expect(!text.contains("cannot be negative"))
  }

  @Test func `what may have no height is not added`() throws {
    let text = try #require(
      Report.diagnosis([
        "V:|-(12)-[Demo.Line:0x71]|UIView:0x7c", "V:[Demo.Line:0x71]-(40)-|    |UIView:0x7c",
        "mask UIView:0x7c.height == 40",
      ])
    ).description
    #expect(text.contains("(The height of Line cannot be negative.)"), "\(text)")
    #expect(text.contains("a height of at least 52."))
  }

  @Test(arguments: [nil, 1])
  func `a size that two pins give may be left out`(_ broken: Int?) throws {
    let lines = [
      "V:|-(0)-[UIImageView:0x71]|UIView:0x7c", "UIImageView:0x71.height == 200",
      "UIImageView:0x71.bottom == UIView:0x7c.bottom",
      "'UIView-Encapsulated-Layout-Height' UIView:0x7c.height == 220",
    ]
    var log = Report.text(lines)
    if let broken {
      log += "Will attempt to recover by breaking constraint\n"
      log += "<NSLayoutConstraint:0x6\(broken)0 \(lines[broken])   (active)>\n"
    }
    let text = try #require(
      ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) }
    ).description
    #expect(text.contains("- Remove number 2."), "\(text)")
  }
}
