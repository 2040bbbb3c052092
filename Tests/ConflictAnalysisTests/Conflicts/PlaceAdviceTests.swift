import ConflictAnalysis
import Testing

/// What is said of places and lengths of which one is too many, and of sizes that may not yield.
struct PlaceAdviceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var places: [Int]
    var reason: ConflictDiagnosis.Reason
    var repair: String
    var lines: [String]

    var testDescription: String { name }
  }

  private static let guide = "_UILayoutGuide:0x7e"

  private static let cases: [Case] = [
    Case(
      name: "a sign in a view that is not the outermost", places: [5], reason: .wrongSign,
      repair: "Change the constant of number 2 from 10 to -10.",
      lines: [
        "V:|-(6)-[Demo.Card:0x71]|UITableViewCellContentView:0x70",
        "V:[Demo.Card:0x71]-(6)-|   |UITableViewCellContentView:0x70",
        "UIImageView:0x72.top == Demo.Card:0x71.top + 10", "UIImageView:0x72.height == 50",
        "UIView:0x73.top == UIImageView:0x72.bottom + 8",
        "UIView:0x73.bottom == Demo.Card:0x71.bottom + 10", "UIView:0x73.height == 30",
        "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x70.height == 120",
      ]),
    Case(
      name: "a sign of a length", places: [1], reason: .wrongSign,
      repair: "Change the constant of number 2 from 40 to -40.",
      lines: [
        "H:|-(20)-[Demo.Card:0x71]|UIView:0x70",
        "Demo.Card:0x71.width == UIView:0x70.width + 40",
        "H:[Demo.Card:0x71]-(20)-|   |UIView:0x70",
      ]),
    Case(
      name: "a centre where an edge was meant", places: [0], reason: .centreAtEdge,
      repair: "to the top of UIImageView instead of its centre.",
      lines: [
        "UIImageView:0x71.centerY == UIView:0x70.top + 12", "UIImageView:0x71.height == 40",
        "UIImageView:0x71.top >= UIView:0x70.top + 4",
      ]),
    Case(
      name: "a centre and one end", places: [0, 1], reason: .twoPositions,
      repair: "deactivate one before you activate the other",
      lines: [
        "Demo.Box:0x71.centerX == UIView:0x70.centerX", "H:|-(200)-[Demo.Box:0x71]|UIView:0x70",
        "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 375",
      ]),
    Case(
      name: "a ring of numbered views", places: [2], reason: .ring, repair: "- Remove number 1.",
      lines: [
        "H:[UILabel:0x71'1']-(8)-[UILabel:0x72'2']", "H:[UILabel:0x72'2']-(8)-[UILabel:0x73'3']",
        "H:[UILabel:0x73'3']-(8)-[UILabel:0x71'1']",
      ]),
    Case(
      name: "names of a form that end at one edge", places: [0], reason: .shorterColumn,
      repair: "- Change number 1 from = to ≥.",
      lines: [
        "H:|-(12)-[UILabel:0x71]|UIView:0x70", "H:|-(12)-[UILabel:0x72]|UIView:0x70",
        "UILabel:0x71.trailing == UILabel:0x72.trailing", "UILabel:0x71.width == 50",
        "UILabel:0x72.width == 90",
      ]),
    Case(
      name: "a number and a share by a ratio", places: [0, 2], reason: .givenTwice,
      repair: "- Remove number",
      lines: [
        "UIImageView:0x71.width == 40", "UIImageView:0x71.width == UIImageView:0x71.height",
        "UIImageView:0x71.height == 0.5*UITableViewCellContentView:0x70.height",
        "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x70.height == 90",
      ]),
    Case(
      name: "a limit inside of a square", places: [1, 3], reason: .beyondLimit,
      repair: "The equation can yield at priority 999",
      lines: [
        "UIView:0x71.width == UIView:0x71.height",
        "UIView:0x71.height == Demo.Day:0x70.height - 6", "Demo.Day:0x70.height == 64",
        "UIView:0x71.width <= Demo.Day:0x70.width - 6", "Demo.Day:0x70.width == 50",
      ]),
    Case(
      name: "an edge beside the bottom layout guide", places: [3], reason: .screenEdge,
      repair: "usually the pin to the guide",
      lines: [
        "guide V:[\(guide)(49)]", "guide V:[\(guide)]-(0)-|   |UIView:0x70",
        "UITableView:0x71.bottom == \(guide).top", "V:[UITableView:0x71]-(0)-|   |UIView:0x70",
      ]),
    Case(
      name: "a container that is wrong by a little", places: [2, 3], reason: .ownSizes,
      repair: "from 100 to 92.",
      lines: [
        "V:|-(6)-[UITextView:0x71]|Demo.Bar:0x70", "V:[UITextView:0x71]-(6)-|   |Demo.Bar:0x70",
        "UITextView:0x71.height <= 80", "Demo.Bar:0x70.height == 100",
      ]),
    Case(
      name: "a screen that has its own width", places: [1], reason: .overdetermined,
      repair: "- Remove number 2.",
      lines: [
        "H:|-(16)-[UIView:0x71]|UIView:0x70", "UIView:0x71.width == 300",
        "H:[UIView:0x71]-(16)-|   |UIView:0x70", "UIView:0x70.width == 390",
      ]),
    Case(
      name: "pixels", places: [1], reason: .misprint, repair: "800 = 2 × 400 is probably",
      lines: [
        "H:|-(0)-[UIImageView:0x71]|Demo.Page:0x70", "UIImageView:0x71.width == 800",
        "H:[UIImageView:0x71]-(0)-|   |Demo.Page:0x70", "Demo.Page:0x70.width == 400",
      ]),
    Case(
      name: "a multiplied edge", places: [2], reason: .greatMultiplier,
      repair: "a constant of 12 was probably meant",
      lines: [
        "UIImageView:0x71.leading == UIView:0x70.leading + 20", "UIImageView:0x71.width == 60",
        "UILabel:0x72.leading == 12*UIImageView:0x71.trailing",
        "UILabel:0x72.trailing <= UIView:0x70.trailing - 20",
        "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 390",
      ]),
  ]

  @Test(arguments: cases) func `the likely mistake`(_ example: Case) throws {
    for lines in [example.lines, example.lines.reversed()] {
      let found = try #require(Report.diagnosis(lines))
      #expect(found.report.unreadable == 0)
      #expect(found.conflicts.first?.suspect?.reason == example.reason, "\(found)")
      let suspected = found.suspectedLines.map { lines[$0] }.sorted()
      #expect(suspected == example.places.map { example.lines[$0] }.sorted(), "\(found)")
      #expect(found.description.contains(example.repair), "\(found)")
    }
  }

  @Test func `an image yields to its container, and a text does not`() throws {
    for (view, isFirst) in [("UIImageView:0x71'hat'", true), ("UILabel:0x71'hat'", false)] {
      let lines = [
        "H:|-(8)-[\(view)]|Demo.Tile:0x70", "H:[\(view)]-(8)-|   |Demo.Tile:0x70",
        "content \(view).width == 500 Hug:251 CompressionResistance:1000",
        "Demo.Tile:0x70.width == 180",
      ]
      let found = try #require(Report.diagnosis(lines))
      #expect(found.suspectedLines == [isFirst ? 2 : 3], "\(found)")
    }
  }

  @Test func `halves count from the superview`() throws {
    let found = try #require(
      Report.diagnosis([
        "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 360",
        "UIButton:0x71.centerX == 0.5*UIView:0x70.centerX", "UIButton:0x71.width == 190",
        "UIButton:0x71.leading >= UIView:0x70.leading + 8",
      ]))
    #expect(found.verdict.isConflict, "\(found)")
    #expect(found.suspectedLines.contains(2) || found.suspectedLines.contains(3), "\(found)")
  }

  @Test func `a view that follows the safe area by its neighbor keeps it`() throws {
    let safe = "UILayoutGuide:0x7e'UIViewSafeAreaLayoutGuide'"
    let found = try #require(
      Report.diagnosis([
        "UIView:0x71.top == \(safe).top", "UIView:0x71.height == 32",
        "UITableView:0x72.top == UIView:0x71.bottom", "UITableView:0x72.top == \(safe).top",
      ]))
    #expect(found.suspectedLines == [3], "\(found)")
    #expect(found.description.contains("  - Remove number 2."), "\(found)")
    #expect(!found.description.contains("does not follow"), "\(found)")
  }

  @Test func `a view inside of its neighbor does not overlap it by more than its length`() {
    let lines = [
      "UIView:0x72.trailing == UIImageView:0x71.leading + 6",
      "UIView:0x72.leading == UIImageView:0x71.trailing - 6", "UIImageView:0x71.width == 30",
    ]
    let log =
      Report.text(lines) + "Will attempt to recover by breaking constraint\n"
      + "<NSLayoutConstraint:0x600 \(lines[0])   (active)>\n"
    let text = LogExplanation(Array(log.utf8)).text()
    #expect(!text.contains("overlap"), "\(text)")
  }

  @Test func `an equation with a number does not make two lengths equal`() throws {
    for (relation, isEqual) in [("UIView:0x71.width", true), ("UIView:0x71.width + 30", false)] {
      let found = try #require(
        Report.diagnosis([
          "Demo.Left:0x72.width == \(relation)", "UIView:0x71.width == 90",
          "Demo.Left:0x72.width == 140",
        ]))
      #expect(found.conflicts.first?.suspect?.reason == .madeEqual, "\(found)")
      #expect(found.description.contains("made equal") == isEqual, "\(found)")
    }
  }

  @Test func `ends at different distances leave another width than that of the container`() throws {
    let found = try #require(
      Report.diagnosis([
        "Demo.Card:0x71.leading == UIView:0x70.leading - 60",
        "Demo.Card:0x71.width == UIView:0x70.width", "H:[Demo.Card:0x71]-(0)-|   |UIView:0x70",
      ]))
    #expect(found.description.contains("move both ends by the same distance"), "\(found)")
  }
}
