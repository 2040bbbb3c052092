import ConflictAnalysis
import Testing

/// When either of two constraints may be changed, and what is offered besides the first repair.
struct EqualStandingTests {
  private static let cell = "UITableViewCellContentView:0x7c"

  private func diagnosis(_ lines: [String], breaking broken: Int?) throws -> LogDiagnosis {
    var log = Report.text(lines)
    if let broken {
      log += "Will attempt to recover by breaking constraint\n"
      log += "<NSLayoutConstraint:0x6\(broken)0 \(lines[broken])   (active)>\n"
    }
    return try #require(ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
  }

  @Test(
    arguments: [
      ["UIView:0x71.height == 90", "V:|-(4)-[UIView:0x71]|\(cell)"],
      ["UIView:0x71.height >= 90", "V:|-(4)-[UIView:0x71]|\(cell)"],
      ["UIView:0x71.height == UIView:0x71.width", "V:|-(4)-[UIView:0x71]|\(cell)"],
    ], [0, nil])
  func `a length and a pin are both named, whether the broken line is there or not`(
    _ lines: [String], _ broken: Int?
  ) throws {
    let found = try diagnosis(
      lines + [
        "UIView:0x71.bottom == \(Self.cell).bottom - 4", "UIView:0x71.width == 60",
        "'UIView-Encapsulated-Layout-Height' \(Self.cell).height == 44",
      ], breaking: broken)
    #expect(found.suspectedLines.sorted() == [0, 2], "\(found)")
  }

  @Test func `a pin that was broken is named alone`() throws {
    let found = try diagnosis(
      [
        "UIView:0x71.height == 90", "UIView:0x71.top == \(Self.cell).top",
        "UIView:0x71.bottom == \(Self.cell).bottom - 4",
        "'UIView-Encapsulated-Layout-Height' \(Self.cell).height == 44",
      ], breaking: 2)
    #expect(found.suspectedLines == [2])
  }

  @Test func `of two pins of one view neither is more likely`() throws {
    let found = try diagnosis(
      ["UIView:0x71.left == UIView:0x70.left + 31", "UIView:0x71.right == UIView:0x70.left + 25"],
      breaking: 1)
    #expect(found.suspectedLines.sorted() == [0, 1])
  }

  @Test(arguments: [(240.0, true), (239, false)])
  func `a number beside a ratio is rounded`(_ number: (Double, Bool)) throws {
    let found = try diagnosis(
      [
        "Demo.Chart:0x71.height == 0.3*UIView:0x70.height",
        "Demo.Chart:0x71.height == \(number.0)",
        "'UIView-Encapsulated-Layout-Height' UIView:0x70.height == 801",
      ], breaking: 1)
    #expect((found.conflicts.first?.suspect?.reason == .ratioRounding) == number.1)
    #expect(found.description.contains("differs by less than a point") == number.1)
    #expect(found.description.contains("- Remove number 2") == number.1)
  }

  @Test(arguments: [
    "'NSView-Encapsulated-Layout-Width' ItemCell:0x70.width == 190",
    "mask ItemCell:0x70.width == 190",
  ])
  func `a column gives its width by an identifier or by a mask`(_ given: String) throws {
    let found = try diagnosis(
      [
        "NSTextField:0x71.width >= 180", "H:|-(9)-[NSTextField:0x71]|ItemCell:0x70",
        "H:[NSTextField:0x71]-(9)-|   |ItemCell:0x70", given,
      ], breaking: 0)
    let text = found.description
    #expect(text.contains("The column, or another container, gives this width."))
    #expect(text.contains("Give the column a width of at least 198."))
  }

  @Test func `a view whose mask was left on gets no frame`() throws {
    let text = try diagnosis(
      [
        "mask UIImageView:0x71.midX == 20", "mask UIImageView:0x71.width == 30",
        "H:|-(10)-[UIImageView:0x71]|Demo.Row:0x70",
      ], breaking: 2
    ).description
    #expect(text.contains("translatesAutoresizingMaskIntoConstraints of UIImageView to false"))
    #expect(!text.contains("Give the frame"))
    #expect(text.contains("(Half of the width is on each side of the centre.)"))
  }
}
