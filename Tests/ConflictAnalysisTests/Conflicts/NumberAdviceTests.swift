import ConflictAnalysis
import Testing

/// What is said of numbers that contradict each other.
struct NumberAdviceTests {
  private static let cell = "UITableViewCellContentView:0x7c"

  @Test(arguments: [nil, 0, 1, 2])
  func `two sizes and an equation of them are of equal standing`(_ broken: Int?) throws {
    let lines = [
      "UIView:0x71.width == 70", "UILabel:0x72.width == 110",
      "UILabel:0x72.width == UIView:0x71.width",
    ]
    var log = Report.text(lines)
    if let broken {
      log += "Will attempt to recover by breaking constraint\n"
      log += "<NSLayoutConstraint:0x6\(broken)0 \(lines[broken])   (active)>\n"
    }
    let diagnosis = try #require(
      ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
    #expect(diagnosis.suspectedLines.sorted() == [0, 1])
    let text = diagnosis.description
    #expect(text.contains("Likely mistake: either"))
    #expect(text.contains("one of the widths, or the equation between them, is superfluous."))
    #expect(text.contains("- Remove number 3."))
  }

  @Test(arguments: [
    ["V:[UILabel:0x71]-(8)-[UIButton:0x72]", "UILabel:0x71.bottom == UIButton:0x72.top + 8"],
    [
      "UIButton:0x72.top == UILabel:0x71.bottom + 8",
      "UIButton:0x72.top == UILabel:0x71.bottom - 8",
    ],
    ["H:[UILabel:0x71]-(12)-[UIView:0x72]", "UILabel:0x71.trailing == UIView:0x72.leading + 12"],
    ["UIView:0x72.left == UILabel:0x71.right + 5", "UILabel:0x71.right == UIView:0x72.left + 5"],
  ])
  func `of a gap that is given twice, the one that overlaps has the wrong sign`(
    _ lines: [String]
  ) throws {
    for lines in [lines, lines.reversed()] {
      let found = try #require(Report.diagnosis(lines))
      let suspect = try #require(found.conflicts.first?.suspect)
      #expect(suspect.reason == .wrongSign && suspect.reasons.contains(.duplicate))
      #expect(found.description.contains("makes the two views overlap"), "\(found)")
      // Without the other one, they would overlap.
      let repairs = try #require(found.conflicts.first).repairs.filter { $0.harm == nil }
      #expect(repairs.allSatisfy { $0.change.place == suspect.member })
      #expect(repairs.dropFirst().first?.change == .remove(suspect.member))
    }
  }

  @Test(arguments: [
    ["V:[UILabel:0x71]-(8)-[UIButton:0x72]", "UILabel:0x71.bottom == UIButton:0x72.top + 20"],
    ["UIView:0x71.width == 2*UIView:0x72.width", "UIView:0x72.width == 0.5*UIView:0x71.width + 9"],
  ])
  func `one distance with two values is given twice, however it is written`(
    _ lines: [String]
  ) throws {
    let found = try #require(Report.diagnosis(lines))
    #expect(found.conflicts.first?.suspect?.reason == .duplicate, "\(found)")
    #expect(found.suspectedLines.count == 2)
  }

  @Test func `a height that counts from the top of a container has no wrong sign`() throws {
    let found = try #require(
      Report.diagnosis([
        "V:|-(0)-[UIView:0x71]|Demo.Screen:0x70", "UIView:0x71.bottom == Demo.Screen:0x70.top + 64",
        "UIView:0x71.height == 80",
      ]))
    let reasons = found.conflicts.flatMap { $0.suspects.flatMap(\.reasons) }
    #expect(!reasons.contains(.wrongSign), "\(found)")
  }

  @Test(arguments: [0.3333, -0.5])
  func `less than a point in a row is rounding`(_ rest: Double) throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "V:|-(7)-[UIView:0x71]|\(Self.cell)", "UIView:0x71.height == 48",
        "UIView:0x71.bottom == \(Self.cell).bottom - 7",
        "'UIView-Encapsulated-Layout-Height' \(Self.cell).height == \(62 + rest)",
      ]))
    #expect(diagnosis.conflicts.first?.suspect?.reason == .rowRounding)
    let text = diagnosis.description
    #expect(text.contains("is rounded to pixels, or contains a separator"))
    #expect(!text.contains("Give the row"))
  }

  @Test func `a point or more in a row is none`() throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "V:|-(7)-[UIView:0x71]|\(Self.cell)", "UIView:0x71.height == 48",
        "UIView:0x71.bottom == \(Self.cell).bottom - 7",
        "'UIView-Encapsulated-Layout-Height' \(Self.cell).height == 61",
      ]))
    #expect(diagnosis.conflicts.first?.suspect?.reason == .cellHeight)
    #expect(diagnosis.description.contains("Give the row a height of 62 ("))
  }

  @Test(arguments: [
    ["UIButton:0x72.height == 26", "V:[UIButton:0x72]-(0)-[UILabel:0x73]"],
    ["UILabel:0x73.height >= 18", "UIButton:0x72.bottom == UILabel:0x73.top"],
  ])
  func `what the other listed constraints need is no rounding`(_ others: [String]) throws {
    let diagnosis = try #require(
      Report.diagnosis(
        [
          "V:|-(0)-[UIButton:0x72]|\(Self.cell)", "V:[UILabel:0x73]-(9)-[UIView:0x71]",
          "UIView:0x71.height == 50", "V:[UIView:0x71]-(9)-|   |\(Self.cell)",
          "'UIView-Encapsulated-Layout-Height' \(Self.cell).height == 67.5",
        ] + others))
    #expect(diagnosis.conflicts.first?.suspect?.reason == .cellHeight, "\(diagnosis)")
    let text = diagnosis.description
    #expect(!text.contains("less than a point"))
    #expect(text.contains("with the other listed constraints (rowHeight, or"), "\(text)")
  }

  @Test func `a text between the members has a height, so the difference is not known`() throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "V:|-(14)-[UILabel:0x71]|\(Self.cell)",
        "UILabel:0x71.bottom == \(Self.cell).bottom - 14",
        "'UIView-Encapsulated-Layout-Height' \(Self.cell).height == 27.5",
      ]))
    #expect(diagnosis.conflicts.first?.suspect?.reason == .cellHeight)
  }

  @Test func `a height that the content needs at least is no exact one`() throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "V:|-(26)-[UILabel:0x71]|\(Self.cell)",
        "UILabel:0x71.bottom == \(Self.cell).bottom - 26",
        "'UIView-Encapsulated-Layout-Height' \(Self.cell).height == 44",
      ]))
    #expect(
      diagnosis.description.contains("Give the row a height of 52 plus the height of UILabel ("))
  }

  @Test func `a distance that is far greater than the others is the likelier mistake`() throws {
    let lines = [
      "H:|-(16)-[UIView:0x71]|UIView:0x70", "H:[UIView:0x71]-(16)-|   |UIView:0x70",
      "UIButton:0x72.leading == UIView:0x71.leading",
      "UIView:0x71.trailing == UIButton:0x72.trailing + 350",
      "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 375",
    ]
    let diagnosis = try #require(Report.diagnosis(lines))
    #expect(diagnosis.suspectedLines == [3])
    #expect(diagnosis.conflicts.first?.suspect?.reason == .longDistance)
    // Two that are of one order do not decide it.
    var other = lines
    other[0] = "H:|-(60)-[UIView:0x71]|UIView:0x70"
    #expect(Report.diagnosis(other)?.conflicts.first?.suspect?.reason != .longDistance)
  }

  @Test func `a box that is lower than its margins should be a separator`() throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "NSBox:0x71'Line'.height == 2",
        "mask V:|-(5)-[NSView:0x72]|NSBox:0x71'Line'",
        "mask V:[NSView:0x72]-(5)-|   |NSBox:0x71'Line'",
      ]))
    #expect(diagnosis.suspectedLines == [0])
    #expect(diagnosis.conflicts.first?.suspect?.reason == .boxMargins)
    #expect(
      diagnosis.description.contains(
        "autoresizing masks of NSView, which AppKit lays out by its frame."))
  }

  @Test func `a long list begins with the sizes to change`() throws {
    var lines = [
      "UIStackView:0x71.top == UIView:0x72.top", "UIStackView:0x71.bottom == UIView:0x72.bottom",
      "UIView:0x730.height == 20", "UIView:0x734.height == 50",
      "'UISV-canvas-connection' UIStackView:0x71.top == UIView:0x730.top",
      "'UISV-canvas-connection' UIStackView:0x71.bottom == UIView:0x734.bottom",
      "UIView:0x731.height == 10", "UIView:0x732.height == 10", "UIView:0x733.height == 10",
      "'UIView-Encapsulated-Layout-Height' UIView:0x72.height == 667",
    ]
    for index in 0..<4 {
      lines.append("'UISV-spacing' V:[UIView:0x73\(index)]-(6)-[UIView:0x73\(index + 1)]")
    }
    let text = try #require(Report.diagnosis(lines)).description
    let list = try #require(text.firstRange(of: "The given size, and what to change first:"))
    let chain = try #require(text.firstRange(of: "The chain between them, from top to bottom:"))
    #expect(
      text[list.upperBound..<chain.lowerBound].split(separator: "\n").allSatisfy {
        $0.contains(" the height of UIView ")
      })
    #expect(text.contains("Change first: either number 2 or number 3."))
  }

  @Test func `a broken constraint from another run is recognized without its identifier`() throws {
    let log =
      Report.text(["'low' UILabel:0x71.width >= 90", "'high' UILabel:0x71.width <= 40"])
      + "Will attempt to recover by breaking constraint\n"
      + "<NSLayoutConstraint:0x99 UILabel:0x98.width >= 90   (active)>\n"
    let diagnosis = try #require(
      ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
    #expect(diagnosis.description.contains("or its line is from another run."))
  }

  @Test func `a broken constraint that is not listed is in parentheses`() throws {
    let lines = [
      "H:|-(8)-[UIButton:0x71]|UIView:0x70", "H:[UIButton:0x71]-(8)-[UIButton:0x72]",
      "UIButton:0x71.width == 100", "UIButton:0x72.width == 100",
      "UIButton:0x72.trailing == UIView:0x70.trailing - 8",
      "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 60",
    ]
    // Each of the two widths is in one of two sets, of which one is listed.
    let texts = [2, 3].map { broken in
      let log =
        Report.text(lines) + "Will attempt to recover by breaking constraint\n"
        + "<NSLayoutConstraint:0x6\(broken)0 \(lines[broken])   (active)>\n"
      return LogExplanation(Array(log.utf8)).text()
    }
    #expect(
      texts.contains { $0.contains("UIKit broke this one (the width of UIButton") }, "\(texts)")
  }

  @Test(arguments: [("==", "leave 34 points"), (">=", "leave at least 34 points")])
  func `a pin that leaves another space than a size says so`(_ sign: (String, String)) throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "Demo.Badge:0x71.width == 30", "H:|-(6)-[Demo.Badge:0x71]|Demo.Row:0x70",
        "H:[Demo.Badge:0x71]-(0)-[UIStackView:0x72]",
        "UIStackView:0x72.leading \(sign.0) Demo.Row:0x70.leading + 40",
        "UIStackView:0x72.trailing == Demo.Row:0x70.trailing",
      ]))
    #expect(diagnosis.suspectedLines.sorted() == [0, 3])
    let text = diagnosis.description
    #expect(text.contains("The pins \(sign.1) for Badge, but its width is 30"), "\(text)")
    #expect(text.contains("from 30 to 34.\n"))
    #expect(text.contains("from 40 to 36.\n"))
    #expect(!text.contains("no space left"))
  }

  @Test(arguments: [(20, "which has no space left"), (50, "for which too little space is left")])
  func `a pin that leaves a neighbor little or no space is superfluous`(
    _ pin: (Int, String)
  ) throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "UIButton:0x71.width == 60", "H:|-(20)-[UIButton:0x71]|Demo.Row:0x70",
        "H:[UIButton:0x71]-(10)-[UILabel:0x72]", "H:|-(\(pin.0))-[UILabel:0x72]|Demo.Row:0x70",
      ]))
    #expect(diagnosis.conflicts.first?.suspect?.reason == .pastNeighbor)
    #expect(diagnosis.description.contains(pin.1), "\(diagnosis)")
  }

  @Test(arguments: [1, 12, 20])
  func `a width without an identifier is the author's, however small`(_ width: Int) throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "H:|-(15)-[UILabel:0x71]|UIView:0x70", "H:[UILabel:0x71]-(15)-|   |UIView:0x70",
        "Demo.Photo:0x72.width == \(width)", "Demo.Photo:0x72.width == UIView:0x70.width",
      ]))
    #expect(diagnosis.suspectedLines == [2])
    #expect(diagnosis.conflicts.first?.suspect?.reason == .tooSmall)
    let text = diagnosis.description
    #expect(text.contains("is less than the distances inside"))
    #expect(!text.contains("trial size"))
  }

  /// Two insets in a container without a width, and a view between them that is wider than another one.
  private static let wide = [
    "H:|-(4)-[UILabel:0x71]|Demo.Field:0x70", "H:[UILabel:0x71]-(4)-|   |Demo.Field:0x70",
    "UILabel:0x71.width == UILabel:0x72.width + 3",
    "'_UITemporaryLayoutWidth' Demo.Field:0x70.width == 0",
  ]

  @Test(arguments: [(2, 4, "4 + 3 + 4 = 11"), (1, 3, "4 + 4 = 8")])
  func `the broken constraint is a member even if the others conflict without it`(
    _ broken: (place: Int, count: Int, sum: String)
  ) throws {
    let log =
      Report.text(Self.wide) + "Will attempt to recover by breaking constraint\n"
      + "<NSLayoutConstraint:0x6\(broken.place)0 \(Self.wide[broken.place])   (active)>\n"
    let diagnosis = try #require(
      ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
    #expect(diagnosis.brokenIsMember == true)
    #expect(diagnosis.conflicts.map(\.members.count) == [broken.count])
    let conflict = try #require(diagnosis.conflicts.first)
    // What removes it removes the smaller conflict, too.
    #expect(!conflict.repairs.isEmpty)
    for repair in conflict.repairs {
      #expect(diagnosis.system.applying(repair.change).isFeasible)
    }
    #expect(diagnosis.description.contains(broken.sum), "\(diagnosis)")
  }

  @Test func `a report with a constraint of the author's is not all the system's`() throws {
    let lines = [
      "'UISV-canvas-connection' UIStackView:0x70.top == UIView:0x71.top",
      "'UISV-spacing' V:[UIView:0x71]-(12)-[UIView:0x72]",
      "'UISV-canvas-connection' UIStackView:0x70.bottom == UIView:0x72.bottom",
      "'UISV-hiding' UIStackView:0x70.height == 0",
    ]
    #expect(try #require(Report.diagnosis(lines)).description.contains("Not yours, though"))
    let text = try #require(Report.diagnosis(lines + ["UIView:0x72.height == 30"])).description
    #expect(!text.contains("Not yours"))
    #expect(text.contains("of yours, which can yield at priority 999: the height of UIView"))
  }
}
