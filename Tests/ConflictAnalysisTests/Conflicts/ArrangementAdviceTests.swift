import ConflictAnalysis
import Testing

/// What is said of places that exclude each other, and of sizes that nobody wrote.
struct ArrangementAdviceTests {
  @Test(arguments: [
    [
      "Demo.Menu:0x71.trailing == UIView:0x70.leading",
      "Demo.Menu:0x71.leading == UIView:0x70.leading", "Demo.Menu:0x71.width == 260",
    ],
    [
      "UIView:0x71.top == UIView:0x70.bottom", "UIView:0x70.bottom == UIView:0x71.bottom + 12",
      "UIView:0x71.height == 300",
    ],
    [
      "Demo.Toast:0x71.bottom == UIView:0x70.top - 4", "V:|-(8)-[Demo.Toast:0x71]|UIView:0x70",
      "Demo.Toast:0x71.height == 40",
    ],
    [
      "Demo.Panel:0x71.left == UIView:0x70.right",
      "Demo.Panel:0x71.centerX == UIView:0x70.centerX",
      "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 390",
    ],
  ])
  func `a place outside of a container and one inside belong to two states`(
    _ lines: [String]
  ) throws {
    let found = try #require(Report.diagnosis(lines))
    #expect(found.suspectedLines.sorted() == [0, 1], "\(found)")
    #expect(found.conflicts.first?.suspect?.reason == .twoStates)
    #expect(found.description.contains("deactivate one before you activate the other"))
  }

  @Test func `a state is as well that of a view whose height is not known`() throws {
    let found = try #require(
      Report.diagnosis([
        "'UIViewSafeAreaLayoutGuide-top' V:|-(50)-[UILayoutGuide:0x79'UIViewSafeAreaLayoutGuide']|UIView:0x70",
        "UIView:0x70.top == UIView:0x71.bottom",
        "UIView:0x71.top == UILayoutGuide:0x79'UIViewSafeAreaLayoutGuide'.top + 10",
      ]))
    #expect(found.suspectedLines.sorted() == [1, 2], "\(found)")
    #expect(found.description.contains("at least 60 points off"))
  }

  @Test(arguments: [
    ("left", "right", -12.0), ("leading", "trailing", 24), ("top", "bottom", -16),
  ])
  func `beside a centre, the inset with the wrong sign is the mistake`(
    _ start: String, _ end: String, _ inset: Double
  ) throws {
    let centre = start == "top" ? "centerY" : "centerX"
    for items in [("UIView", "UIView"), ("UILabel", "UIView")] {
      let (view, parent) = ("\(items.0):0x71", "\(items.1):0x70")
      let sign = inset < 0 ? "-" : "+"
      let found = try #require(
        Report.diagnosis([
          "\(view).\(start) == \(parent).\(start) \(sign) \(abs(inset))",
          "\(view).\(centre) == \(parent).\(centre)",
          "\(view).\(end) == \(parent).\(end) \(sign) \(abs(inset))",
        ]))
      #expect(found.suspectedLines == [inset < 0 ? 0 : 2], "\(found)")
      let repair = try #require(found.conflicts.first?.repairs.first)
      #expect(repair.change == .setConstant(repair.change.place, -inset))
      let edge = inset < 0 ? start : end
      #expect(found.description.contains("an inset from the \(edge) edge is"))
      #expect(found.description.contains("outside the \(edge) edge of"))
    }
  }

  @Test func `between different insets, a centre without an offset is not called one`() throws {
    let found = try #require(
      Report.diagnosis([
        "UIView:0x71.leading == UIView:0x70.leading + 60",
        "UIView:0x71.trailing == UIView:0x70.trailing - 20",
        "UIView:0x71.centerX == UIView:0x70.centerX",
      ]))
    #expect(found.suspectedLines == [2], "\(found)")
    #expect(found.description.contains("at different distances"))
  }

  @Test(arguments: [
    "UIView:0x75.height == UIScrollView:0x74.height",
    "UIScrollView:0x74.height == UIView:0x75.height",
  ])
  func `content that needs more than a scroll view shows is not as high as it`(
    _ tie: String
  ) throws {
    let found = try #require(
      Report.diagnosis([
        tie, "V:|-(10)-[UIImageView:0x71]|UIView:0x75", "UIImageView:0x71.height == 500",
        "V:[UIImageView:0x71]-(10)-[UILabel:0x72]", "UILabel:0x72.height == 300",
        "V:[UILabel:0x72]-(10)-|   |UIView:0x75", "UIScrollView:0x74.top == UIView:0x70.top",
        "UIScrollView:0x74.bottom == UIView:0x70.bottom",
        "'UIView-Encapsulated-Layout-Height' UIView:0x70.height == 667",
      ]))
    #expect(found.conflicts.first?.suspect?.reason == .visibleContent, "\(found)")
    #expect(found.suspectedLines.first == 0)
    #expect(found.description.contains("so that nothing scrolls"))
  }

  @Test(arguments: [(350.0, 0), (420, 2)])
  func `across, a scroll view's width is that of its content unless pages follow each other`(
    _ width: Double, _ suspect: Int
  ) throws {
    let next = [
      "H:[UIImageView:0x71]-(0)-[UIView:0x72]", "UIView:0x72.width == 350",
      "H:[UIView:0x72]-(0)-|   |UIView:0x75",
    ]
    let last = ["H:[UIImageView:0x71]-(0)-|   |UIView:0x75"]
    let found = try #require(
      Report.diagnosis(
        [
          "UIView:0x75.width == UIScrollView:0x74.width", "H:|-(0)-[UIImageView:0x71]|UIView:0x75",
          "UIImageView:0x71.width == \(width)",
        ] + (width < 400 ? next : last) + [
          "UIScrollView:0x74.leading == UIView:0x70.leading",
          "UIScrollView:0x74.trailing == UIView:0x70.trailing",
          "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 390",
        ]))
    #expect(found.suspectedLines == [suspect], "\(found)")
  }

  @Test(arguments: [
    ["V:|-(12)-[UILabel:0x71]|UIView:0x70", "UILabel:0x71.bottom == UIView:0x70.top + 12"],
    ["V:|-(12)-[UILabel:0x71]|UIView:0x70", "UILabel:0x71.bottom == UIView:0x70.top - 12"],
    ["H:[UILabel:0x71]-(8)-|   |UIView:0x70", "UILabel:0x71.leading == UIView:0x70.trailing - 8"],
  ])
  func `both edges of a view at one edge of its container leave no length`(
    _ lines: [String]
  ) throws {
    let word = lines[0].hasPrefix("V") ? "height" : "width"
    let found = try #require(Report.diagnosis(lines + ["UILabel:0x71.\(word) >= 30"]))
    #expect(found.suspectedLines == [1], "\(found)")
    #expect(found.description.contains("the opposite edge of the container was meant"))
  }

  @Test func `edges that are swapped leave no length, either`() throws {
    let found = try #require(
      Report.diagnosis([
        "UIView:0x71.leading == UIView:0x70.trailing - 16",
        "UIView:0x71.trailing == UIView:0x70.leading + 16", "H:|-(0)-[UILabel:0x72]|UIView:0x70",
        "H:|-(0)-[UIView:0x71]|UIView:0x70",
        "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 390",
      ]))
    #expect(found.conflicts.contains { $0.suspect?.reason == .wrongEdge }, "\(found)")
  }

  @Test(arguments: [
    ["UILabel:0x71.trailing >= UIView:0x70.trailing - 16", "H:|-(16)-[UILabel:0x71]|UIView:0x70"],
    ["UIView:0x70.leading >= UILabel:0x71.leading - 20", "H:[UILabel:0x71]-(8)-|   |UIView:0x70"],
  ])
  func `an inequality that keeps a view at the edge is reversed`(_ lines: [String]) throws {
    let found = try #require(
      Report.diagnosis(
        lines + [
          "UILabel:0x71.width <= 180",
          "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 390",
        ]))
    #expect(found.conflicts.first?.suspect?.reason == .reversedRelation, "\(found)")
    #expect(found.suspectedLines == [0])
    #expect(found.description.contains("from ≥ to ≤"))
  }

  @Test func `a circle needs lengths that are negative`() throws {
    let found = try #require(
      Report.diagnosis(["H:[UILabel:0x71]-(4)-[UIView:0x72]", "H:[UIView:0x72]-(6)-[UILabel:0x71]"])
    )
    #expect(found.description.contains("are together −10, and no length is negative."), "\(found)")
  }

  @Test func `two edges that follow each other have their items swapped`() throws {
    let found = try #require(
      Report.diagnosis([
        "UILabel:0x71.top == UIView:0x72.top + 4", "UIView:0x72.top == UILabel:0x71.top + 4",
      ]))
    #expect(found.suspectedLines.sorted() == [0, 1], "\(found)")
    #expect(found.conflicts.first?.suspect?.reason == .circle)
  }

  @Test func `from the top of a text, its height is missing`() throws {
    let found = try #require(
      Report.diagnosis([
        "V:|-(20)-[UILabel:0x71]|UIView:0x70", "UIView:0x72.top == UILabel:0x71.top + 8",
        "UIView:0x72.height == 20", "V:[UIView:0x72]-(20)-|   |UIView:0x70",
        "UIView:0x70.height == 90",
      ]))
    #expect(found.conflicts.first?.suspect?.reason == .sameEdge, "\(found)")
    #expect(
      found.description.contains("Likely mistake: number 2. It counts from the top of UILabel"))
    #expect(
      found.description.contains("- Tie number 2 to the bottom of UILabel instead of its top."))
  }

  @Test func `a width of 50 is that of an item whose size nobody set`() throws {
    let found = try #require(
      Report.diagnosis([
        "H:|-(10)-[UIImageView:0x71]|UIView:0x75", "UIImageView:0x71.width == 30",
        "H:[UIImageView:0x71]-(6)-[UILabel:0x72]", "H:[UILabel:0x72]-(10)-|   |UIView:0x75",
        "'UIView-Encapsulated-Layout-Width' UIView:0x75.width == 50",
      ]))
    #expect(found.suspectedLines.first == 3, "\(found)")
    #expect(found.description.contains("set itemSize, or estimatedItemSize to automaticSize"))
  }

  @Test func `a view that fills a collection view's cell by its mask is the content view`() throws {
    let cell = "UICollectionViewCell:0x70"
    let found = try #require(
      Report.diagnosis([
        "mask UIView:0x71.minX == 0|\(cell)", "UIView:0x71.width == 150",
        "mask H:[UIView:0x71]-(0)-|   |\(cell)",
        "'UIView-Encapsulated-Layout-Width' \(cell).width == 120",
      ]))
    #expect(found.suspectedLines == [1], "\(found)")
    #expect(!found.description.contains("until the first real layout"))
  }

  @Test func `a hairline keeps its height`() throws {
    let found = try #require(
      Report.diagnosis([
        "V:|-(10)-[UILabel:0x71]|Demo.Row:0x70", "UILabel:0x71.height == 20",
        "V:[UILabel:0x71]-(10)-[UIView:0x72]", "UIView:0x72.height == 1",
        "V:[UIView:0x72]-(10)-|   |Demo.Row:0x70", "Demo.Row:0x70.height == 60",
      ]))
    #expect(!found.suspectedLines.contains(3), "\(found)")
  }

  @Test func `a height of nearly the whole screen is less likely than a minimum`() throws {
    let found = try #require(
      Report.diagnosis([
        "V:|-(0)-[UIImageView:0x71]|UIView:0x70", "UIImageView:0x71.height == 640",
        "V:[UIImageView:0x71]-(0)-[UITableView:0x72]", "UITableView:0x72.height >= 200",
        "V:[UITableView:0x72]-(0)-|   |UIView:0x70",
        "'UIView-Encapsulated-Layout-Height' UIView:0x70.height == 667",
      ]))
    #expect(found.suspectedLines == [1], "\(found)")
    #expect(found.description.contains("By itself it takes nearly the whole height"))
  }

  @Test func `a spacing of the system's that an anchor asks for is the author's`() throws {
    let guide = "UILayoutGuide:0x79'UIViewSafeAreaLayoutGuide'"
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<_UISystemBaselineConstraint:0x60 UIView:0x72.bottom <= \(guide).bottom NSLayoutAnchorConstraintSpace(8)   (active)>",
          "<NSLayoutConstraint:0x61 UIInputSetContainerView:0x74.bottom == UITextEffectsWindow:0x70.bottom   (active)>",
          "<NSLayoutConstraint:0x62 UIView:0x72.height >= 50   (active)>",
          "<NSLayoutConstraint:0x63 V:|-(0)-[UIView:0x72]   (active, names: '|':Demo.InputBar:0x73 )>",
          "<NSLayoutConstraint:0x64 V:|-(0)-[Demo.InputBar:0x73]   (active, names: '|':UIInputSetHostView:0x75 )>",
          "<NSLayoutConstraint:0x65 V:[UIInputSetContainerView:0x74]-(0)-[UIInputSetHostView:0x75]   (active)>",
          "<NSLayoutConstraint:0x66 'UIViewSafeAreaLayoutGuide-bottom' V:[\(guide)]-(0)-|   (active, names: '|':UITextEffectsWindow:0x70 )>"
      )
      """
    let found = try #require(
      ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
    #expect(found.suspectedLines == [0], "\(found)")
    #expect(found.conflicts.first?.suspect?.reason == .containerGuide)
  }

  @Test func `where no number can be named, the place of the centre is`() throws {
    let found = try #require(
      Report.diagnosis([
        "mask UIButton:0x71.minY == 0|UIView:0x70", "mask UIButton:0x71.height == 0",
        "UIButton:0x71.centerY == UIView:0x70.centerY",
        "'UIView-Encapsulated-Layout-Height' UIView:0x70.height == 600",
      ]))
    #expect(
      found.description.contains("put the centre of UIButton 300 points above that of UIView"),
      "\(found)")
  }
}
