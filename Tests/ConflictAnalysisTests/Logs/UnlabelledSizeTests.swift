import ConflictAnalysis
import Testing

/// Whose a size is, if the console prints it without an identifier.
struct UnlabelledSizeTests {
  private func diagnosis(_ lines: [String]) throws -> LogDiagnosis {
    let list = lines.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
    let log = "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n"
    return try #require(ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
  }

  @Test(arguments: ["UIImageView", "UILabel", "UIButton", "UITextField", "Demo.SaveButton"])
  func `no container imposes the size of a leaf`(_ type: String) throws {
    let found = try diagnosis([
      "NSLayoutConstraint:0x61 \(type):0x71.height == 90",
      "MASLayoutConstraint:0x62 \(type):0x71.height == 120",
    ])
    let conflict = try #require(found.conflicts.first)
    #expect(conflict.suspect?.reason == .duplicate)
    #expect(conflict.alternative != nil)
    #expect(!found.description.contains("imposed by the system"))
  }

  @Test(arguments: ["Demo.HeaderView", "MyCell", "UIView", "UIStackView"])
  func `without identifiers a length of 0 is of unknown origin`(_ type: String) throws {
    for lines in [
      ["\(type):0x71.width == 0", "\(type):0x71.width == 390"],
      [
        "\(type):0x71.height == 0", "UILabel:0x72.top == \(type):0x71.top + 5",
        "UILabel:0x72.bottom == \(type):0x71.bottom - 5",
      ],
    ] {
      let found = try diagnosis(
        lines.enumerated().map { "NSLayoutConstraint:0x6\($0.offset) \($0.element)" })
      #expect(found.conflicts.first?.suspect?.reason == .unknownZero, "\(found)")
      #expect(!found.description.contains("on purpose"))
      let visual = try diagnosis(
        lines.enumerated().map { index, line in
          index > 0
            ? "NSLayoutConstraint:0x6\(index) \(line)"
            : "NSLayoutConstraint:0x60 V:[\(type):0x71(0)]"
        })
      // Apple's own form has the identifier of a size that is imposed.
      #expect(lines.count < 3 || visual.conflicts.first?.suspect?.reason == .collapsed, "\(visual)")
      let zero = visual.place(of: "0x60")
      #expect(
        lines.count < 3
          || visual.conflicts.first?.repairs.contains { $0.change == .remove(zero) } == true)
      let labelled = try diagnosis(
        lines.enumerated().map { "NSLayoutConstraint:0x6\($0.offset) \($0.element)   (active)" })
      #expect(labelled.conflicts.first?.suspect?.reason == .collapsed, "\(labelled)")
    }
  }

  @Test(arguments: ["UICollectionViewCell", "UITableViewCell", "UITableViewCellContentView"])
  func `without identifiers a list makes the 0 of its cells`(_ type: String) throws {
    let text = try diagnosis([
      "NSLayoutConstraint:0x61 UILabel:0x72.leading == \(type):0x71.leading + 5",
      "NSLayoutConstraint:0x62 \(type):0x71.trailing == UILabel:0x72.trailing + 5",
      "NSLayoutConstraint:0x63 \(type):0x71.width == 0",
    ]).description
    #expect(text.contains("is 0 (imposed by the system)"))
    #expect(text.contains("only until the first real layout"))
  }

  @Test(arguments: ["SnapKit.LayoutConstraint:0x61@Badge.swift#9", "NSLayoutConstraint:0x61"])
  func `a stack view hides what is tied to its spacer`(_ head: String) throws {
    for spacer in ["_UILayoutSpacer", "_UIOLAGapGuide"] {
      let found = try diagnosis([
        "\(head) Demo.Badge:0x71.centerX == UIImageView:0x72.centerX",
        "NSLayoutConstraint:0x62 Demo.Badge:0x71.trailing == \(spacer):0x73.trailing",
        "NSLayoutConstraint:0x63 Demo.Badge:0x71.width == 0",
        "NSLayoutConstraint:0x64 \(spacer):0x73.trailing >= UIImageView:0x72.trailing",
        "SnapKit.LayoutConstraint:0x65@Badge.swift#8 UIImageView:0x72.width == 40.0",
      ])
      #expect(found.conflicts.first?.suspect?.reason == .hidden, "\(found)")
      #expect(found.description.contains("is 0 (by a stack view)"))
      #expect(found.conflicts.first?.repairs.first?.change == .lower(found.place(of: "0x61")))
    }
  }

  @Test(arguments: [
    "V:|-(8)-[UILabel:0x73]   (active, names: '|':UIView:0x71 )",
    "UILabel:0x73.top == UIView:0x71.top + 8   (active)",
    "'top' UILabel:0x73.top == UIView:0x71.top + 8",
  ])
  func `where identifiers are shown, an imposed size has one`(_ other: String) throws {
    let found = try diagnosis([
      "NSLayoutConstraint:0x61 UIView:0x71.height == 568",
      "NSLayoutConstraint:0x62 \(other)",
      "SnapKit.LayoutConstraint:0x63@Card.swift#7 UILabel:0x73.height == 700.0",
      "SnapKit.LayoutConstraint:0x64@Card.swift#8 UILabel:0x73.bottom == UIView:0x71.bottom - 8.0",
    ])
    #expect(!found.description.contains("imposed by the system"))
  }

  @Test func `a root of a screen's length has an imposed one in a library's list`() throws {
    let found = try diagnosis([
      "MASLayoutConstraint:0x61 UILabel:0x73.left == UIView:0x71.left + 200",
      "MASLayoutConstraint:0x62 UILabel:0x73.right == UIView:0x71.right - 200",
      "NSLayoutConstraint:0x63 UIView:0x71.width == 375",
    ])
    #expect(found.description.contains("is 375 (imposed by the system)"))
  }

  @Test func `another view's size in a library's list is the author's or imposed`() throws {
    let found = try diagnosis([
      "MASLayoutConstraint:0x61 UILabel:0x73.left == UIView:0x71.left + 60",
      "MASLayoutConstraint:0x62 UILabel:0x73.width == 80",
      "MASLayoutConstraint:0x63 UILabel:0x74.left == UILabel:0x73.right + 60",
      "MASLayoutConstraint:0x64 UILabel:0x74.right == UIView:0x71.right",
      "NSLayoutConstraint:0x65 UIView:0x71.width == 150",
    ])
    #expect(found.suspectedLines.count == 2)
    #expect(found.suspectedLines.contains(4), "\(found)")
    #expect(found.description.contains("is 150 (yours or imposed by the system)"))
  }
}
