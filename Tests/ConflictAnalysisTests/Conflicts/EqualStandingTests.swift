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

  @Test func `a view does not overlap the one around it`() throws {
    let found = try diagnosis(
      [
        "UIView:0x71.left == AppCell:0x70.left + 31", "UIView:0x71.right == AppCell:0x70.left + 25",
      ],
      breaking: 1)
    #expect(found.description.contains("which is off by at least 6 points"), "\(found)")
  }

  @Test func `the lower priority is offered, and what it spoils`() throws {
    let found = try diagnosis(
      [
        "UILabel:0x71.width >= 380", "H:|-(8)-[UILabel:0x71]|UIView:0x70",
        "H:[UILabel:0x71]-(8)-[UITextField:0x72]",
        "UITextField:0x72.trailing == UIView:0x70.trailing - 8",
        "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 320",
      ], breaking: 0)
    let text = found.description
    #expect(text.contains("Repairs (each verified):\n  - Remove number"))
    #expect(text.contains("to priority 999; it will then be"))
    #expect(text.contains("but UITextField then has no size."))
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
    #expect((found.conflicts.first?.suspect?.reason == .givenTwice) == !number.1)
    #expect(found.description.contains("- Remove number 2"))
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

  @Test func `no view is in itself`() throws {
    let text = try diagnosis(
      [
        "mask UISwitch:0x71.midX == 400", "UISwitch:0x71.centerX == Demo.Bar:0x70.centerX",
        "mask Demo.Bar:0x70.minX == 0", "'_UITemporaryLayoutWidth' Demo.Bar:0x70.width == 300",
      ], breaking: 1
    ).description
    #expect(text.contains("a conflict if UISwitch is in Bar."), "\(text)")
  }

  @Test func `an inset from the far edge is a distance, not a negative constant`() throws {
    let text = try diagnosis(
      [
        "UIButton:0x71.trailing == UIView:0x70.trailing - 20",
        "UIImageView:0x72.leading == UIButton:0x71.trailing + 8",
        "UIImageView:0x72.trailing == UIView:0x70.trailing - 16",
      ], breaking: nil
    ).description
    #expect(text.contains("from the edge has to be at least 24, but it is 20: 4 points too few."))
  }

  @Test func `of both pins of a view the one at its end yields`() throws {
    let found = try diagnosis(
      [
        "H:|-(18)-[UILabel:0x71]|UIView:0x70", "H:[UILabel:0x71]-(18)-|   |UIView:0x70",
        "H:|-(0)-[UIView:0x70]|Demo.Notice:0x72", "UIView:0x70.centerX == Demo.Notice:0x72.centerX",
        "mask Demo.Notice:0x72.width == 0",
      ], breaking: nil)
    #expect(found.suspectedLines == [1])
    #expect(found.description.contains("a pin at the far end yields"))
  }

  @Test func `a frame of the framework's views may be the author's`() throws {
    let text = try diagnosis(
      [
        "mask NSClipView:0x71.minY == 21|NSScrollView:0x70",
        "mask V:[NSClipView:0x71]-(0)-|   |NSScrollView:0x70", "mask NSScrollView:0x70.height == 6",
      ], breaking: nil
    ).description
    #expect(text.contains("frame of NSScrollView, give it a height of at least 21;"), "\(text)")
  }

  @Test(
    arguments: [
      "H:|-(20)-[UIView:0x71]|UIView:0x70", "UIView:0x71.leading == UIView:0x70.leading + 20",
    ],
    [
      "H:|-(30)-[UIView:0x71](LTR)|UIView:0x70", "UIView:0x71.left == UIView:0x70.left + 30",
      "UIView:0x70.left == UIView:0x71.left - 30",
    ])
  func `a leading and a left edge are two attributes`(_ one: String, _ two: String) throws {
    let found = try diagnosis([one, two], breaking: nil)
    #expect(found.suspectedLines.sorted() == [0, 1])
    #expect(found.conflicts.first?.suspect?.reason == .leadingAndLeft)
    let text = found.description
    #expect(text.contains("the leading edge by one constraint, and as the left edge by another"))
    #expect(text.contains(" left edge of UIView"), "\(text)")
    #expect(!text.contains("same attribute"))
  }

  @Test func `of several views beside one, two may use different edges`() throws {
    let found = try diagnosis(
      [
        "UIView:0x71.left == UIView:0x72.left + 9", "UIView:0x71.leading == UIView:0x73.leading",
        "UIView:0x72.leading == UIView:0x74.leading", "UIView:0x73.leading == UIView:0x74.leading",
      ], breaking: nil)
    #expect(found.conflicts.first?.suspect?.reason == .leadingAndLeft, "\(found)")
  }

  @Test(arguments: ["(LTR)", ""])
  func `two edges of one kind are one attribute`(_ direction: String) throws {
    let found = try diagnosis(
      [
        "H:[UIView:0x71]-(6)-|\(direction)|UIView:0x70",
        "H:[UIView:0x71]-(9)-|\(direction)|UIView:0x70",
      ], breaking: 1)
    #expect(found.conflicts.first?.suspect?.reason == .duplicate)
    let word = direction.isEmpty ? "trailing" : "right"
    #expect(found.description.contains("6 points before the \(word) edge of"), "\(found)")
  }
}
