import ConflictAnalysis
import Testing

/// What is said of edges, items and relations that were mistaken for others.
struct AnchorAdviceTests {
  private static let safe = "UILayoutGuide:0x7e'UIViewSafeAreaLayoutGuide'"

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var places: [Int]
    var reason: ConflictDiagnosis.Reason
    var repair: String
    var lines: [String]

    var testDescription: String { name }
  }

  private static let cases: [Case] = [
    Case(
      name: "a text that should follow another one", places: [1], reason: .sameEdge,
      repair: "Tie number 2 to the trailing edge of UILabel instead of its leading edge.",
      lines: [
        "H:|-(16)-[UILabel:0x71]|Demo.Bar:0x70",
        "UIButton:0x72.leading == UILabel:0x71.leading + 8",
        "UIButton:0x72.width == 60", "H:[UIButton:0x72]-(16)-|   |Demo.Bar:0x70",
        "'UIView-Encapsulated-Layout-Width' Demo.Bar:0x70.width == 402",
      ]),
    Case(
      name: "a least distance that is a greatest one", places: [2], reason: .reversedRelation,
      repair: "from ≥ to ≤.",
      lines: [
        "V:|-(10)-[UITextView:0x71]|Demo.Card:0x70", "UITextView:0x71.height <= 60",
        "UITextView:0x71.bottom >= UIButton:0x72.top - 6", "UIButton:0x72.height == 40",
        "V:[UIButton:0x72]-(10)-|   |Demo.Card:0x70", "Demo.Card:0x70.height == 240",
      ]),
    Case(
      name: "a view after and before one neighbor", places: [0, 1], reason: .wrongItem,
      repair: "- Remove number ",
      lines: [
        "UILabel:0x71.top == UIImageView:0x72.bottom + 6",
        "UILabel:0x71.bottom == UIImageView:0x72.top - 6",
      ]),
    Case(
      name: "a trailing edge at the neighbor's", places: [1], reason: .wrongItem,
      repair: "- Remove number ",
      lines: [
        "H:[UILabel:0x71]-(12)-[UITextField:0x72]",
        "UITextField:0x72.trailing == UILabel:0x71.trailing",
      ]),
    Case(
      name: "swapped edges of a guide", places: [0, 1], reason: .wrongEdge,
      repair: "- Remove number",
      lines: [
        "UIView:0x71.top == \(safe).bottom", "UIView:0x71.bottom == \(safe).top",
        "'UIViewSafeAreaLayoutGuide-top' V:|-(47)-[\(safe)]|UIView:0x70",
        "'UIViewSafeAreaLayoutGuide-bottom' V:[\(safe)]-(34)-|   |UIView:0x70",
        "'UIView-Encapsulated-Layout-Height' UIView:0x70.height == 844",
      ]),
    Case(
      name: "a centre at the edge", places: [1], reason: .wrongEdge,
      repair: "to the centre of Tile instead of its trailing edge.",
      lines: [
        "H:[UILabel:0x71]-(8)-|   |Demo.Tile:0x70",
        "UILabel:0x71.centerX == Demo.Tile:0x70.trailing",
      ]),
    Case(
      name: "a column that ends at the top", places: [3], reason: .wrongEdge,
      repair: "to the bottom of UIView instead of its top.",
      lines: [
        "Demo.Top:0x71.top == UIView:0x70.top", "Demo.List:0x72.top == Demo.Top:0x71.bottom",
        "Demo.List:0x72.height == 300", "Demo.List:0x72.bottom == UIView:0x70.top",
      ]),
    Case(
      name: "a gap past a view", places: [1], reason: .pastNeighbor, repair: "- Remove number",
      lines: [
        "H:[UIButton:0x71]-(6)-[UIButton:0x72]", "H:[UIButton:0x71]-(6)-[UIButton:0x73]",
        "H:[UIButton:0x72]-(6)-[UIButton:0x73]",
      ]),
    Case(
      name: "a bar that counts from the edge of the screen", places: [2], reason: .screenEdge,
      repair: "- Remove number",
      lines: [
        "'UIViewSafeAreaLayoutGuide-bottom' V:[\(safe)]-(21)-|   |UIView:0x70",
        "Demo.Bar:0x71.bottom == \(safe).bottom", "Demo.Bar:0x71.top == UIView:0x70.bottom - 50",
        "Demo.Bar:0x71.height == 50",
      ]),
    Case(
      name: "a bar without the inset of its content", places: [2], reason: .lengthWithoutInset,
      repair: "- Remove number",
      lines: [
        "'UIViewSafeAreaLayoutGuide-top' V:|-(59)-[\(safe)]|UIView:0x70",
        "V:|-(0)-[Demo.Bar:0x71]|UIView:0x70", "Demo.Bar:0x71.height == 56",
        "UILabel:0x72.top == \(safe).top + 8", "V:[UILabel:0x72]-(8)-|   |Demo.Bar:0x71",
      ]),
    Case(
      name: "ten times a part", places: [1], reason: .greatMultiplier,
      repair: "Change the multiplier of number 1 from 2.5 to 0.25.",
      lines: [
        "V:|-(0)-[Demo.Hero:0x71]|UIView:0x70",
        "Demo.Hero:0x71.height == 2.5*UIView:0x70.height",
        "V:[Demo.Hero:0x71]-(0)-[UITableView:0x72]", "V:[UITableView:0x72]-(0)-|   |UIView:0x70",
        "'UIView-Encapsulated-Layout-Height' UIView:0x70.height == 812",
      ]),
    Case(
      name: "as wide as a row with an icon", places: [2], reason: .asLongAsContainer,
      repair: "- Remove number",
      lines: [
        "H:|-(16)-[UIImageView:0x71]|Demo.Row:0x70", "H:[UIImageView:0x71]-(8)-[UILabel:0x72]",
        "UILabel:0x72.width == Demo.Row:0x70.width", "H:[UILabel:0x72]-(16)-|   |Demo.Row:0x70",
      ]),
    Case(
      name: "a film that is higher than wide", places: [2], reason: .invertedRatio,
      repair: "from 1.7778 to 0.5625.",
      lines: [
        "H:|-(0)-[Demo.Film:0x71]|UIView:0x70", "H:[Demo.Film:0x71]-(0)-|   |UIView:0x70",
        "Demo.Film:0x71.height == 1.77778*Demo.Film:0x71.width",
        "V:|-(0)-[Demo.Film:0x71]|UIView:0x70", "V:[Demo.Film:0x71]-(>=0)-|   |UIView:0x70",
        "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 390",
        "'UIView-Encapsulated-Layout-Height' UIView:0x70.height == 667",
      ]),
    Case(
      name: "a digit too many", places: [1], reason: .misprint, repair: "from 300 to 30.",
      lines: [
        "V:|-(10)-[UIButton:0x71]|Demo.Foot:0x70", "UIButton:0x71.height == 300",
        "V:[UIButton:0x71]-(10)-|   |Demo.Foot:0x70", "Demo.Foot:0x70.height == 50",
      ]),
    Case(
      name: "an inset that differs from the other one", places: [2], reason: .misprint,
      repair: "from 61 to 16.",
      lines: [
        "H:|-(16)-[Demo.Card:0x71]|UIView:0x70", "Demo.Card:0x71.width == 361",
        "H:[Demo.Card:0x71]-(61)-|   |UIView:0x70",
        "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 393",
      ]),
    Case(
      name: "a row that was left out", places: [3], reason: .missingItem, repair: "- Remove number",
      lines: [
        "Demo.Form:0x70.height == 164", "V:|-(8)-[UITextField:0x71]|Demo.Form:0x70",
        "UITextField:0x71.height == 44", "V:[UITextField:0x71]-(8)-[UITextField:0x72]",
        "UITextField:0x72.height == 44", "V:[UITextField:0x72]-(8)-|   |Demo.Form:0x70",
      ]),
    Case(
      name: "a text that is collapsed", places: [1], reason: .collapsed,
      repair: "Lower the content compression resistance priority",
      lines: [
        "UILabel:0x71.height == 0",
        "content UILabel:0x71.height == 17 Hug:251 CompressionResistance:1000",
      ]),
    Case(
      name: "a container and its content", places: [0, 2], reason: .ownSizes,
      repair: "from 70 to 76.",
      lines: [
        "Demo.Card:0x70.height == 70", "V:|-(8)-[UITextField:0x71]|Demo.Card:0x70",
        "UITextField:0x71.height == 60", "V:[UITextField:0x71]-(8)-|   |Demo.Card:0x70",
      ]),
  ]

  @Test(arguments: cases)
  func `what was mistaken is named first`(_ example: Case) throws {
    for lines in [example.lines, example.lines.reversed()] {
      let found = try #require(Report.diagnosis(lines))
      #expect(found.report.unreadable == 0)
      #expect(found.conflicts.first?.suspect?.reason == example.reason, "\(found)")
      let suspected = found.suspectedLines.map { lines[$0] }.sorted()
      #expect(suspected == example.places.map { example.lines[$0] }.sorted(), "\(found)")
      #expect(found.description.contains(example.repair), "\(found)")
    }
  }

  @Test func `a view on the other side of its neighbor does not overlap it`() throws {
    let lines = [
      "H:[UIImageView:0x72]-(12)-[UILabel:0x71]",
      "UILabel:0x71.trailing == UIImageView:0x72.leading - 12",
    ]
    let log =
      Report.text(lines) + "Will attempt to recover by breaking constraint\n"
      + "<NSLayoutConstraint:0x610 \(lines[1])   (active)>\n"
    let text = LogExplanation(Array(log.utf8)).text()
    #expect(!text.contains("overlap"), "\(text)")
  }

  @Test func `a number that leaves a view nothing says so`() throws {
    let found = try #require(
      Report.diagnosis([
        "H:|-(180)-[UIView:0x71]|UIView:0x70", "H:[UIView:0x71]-(180)-|   |UIView:0x70",
        "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 320",
      ]))
    #expect(found.description.contains("then has no width."), "\(found)")
  }

  @Test func `a report that AppKit opens is AppKit's`() throws {
    let lines = ["Side.width >= 300", "Side.width == 200"]
    let log = """
      [Layout] Unable to simultaneously satisfy constraints:
      (
          "<NSLayoutConstraint:0x60 \(lines[0])   (active, names: Side:0x71 )>",
          "<NSLayoutConstraint:0x61 \(lines[1])   (active, names: Side:0x71 )>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x61 \(lines[1])   (active, names: Side:0x71 )>
      """
    #expect(LogExplanation(Array(log.utf8)).text().contains("AppKit broke number"))
  }
}
