import ConflictAnalysis
import Testing

/// Reports from which addresses, lines or parentheses are missing.
struct AddresslessTests {
  private func diagnosis(_ list: String) throws -> LogDiagnosis {
    let log = "Unable to simultaneously satisfy constraints.\n\(list)\n"
    return try #require(ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
  }

  @Test(arguments: [
    "   (Names: '|':UITableViewCellContentView )",
    "   (active, names: '|':UITableViewCellContentView )",
  ])
  func `the superview behind the bar is known by its class`(_ names: String) throws {
    let found = try diagnosis(
      """
      (
          "<NSLayoutConstraint:0x61 V:|-(6)-[UIImageView]\(names)>",
          "<NSLayoutConstraint:0x62 V:[UIImageView(300)]>",
          "<NSLayoutConstraint:0x63 V:[UIImageView]-(6)-[UILabel'Total']>",
          "<NSLayoutConstraint:0x64 V:[UILabel'Total']-(6)-|\(names)>",
          "<NSAutoresizingMaskLayoutConstraint:0x65 h=--& v=--& V:[UITableViewCellContentView(280)]>"
      )
      """)
    #expect(found.report.unreadable == 0)
    #expect(found.conflicts.first?.suspect?.reason == .cellHeight, "\(found)")
    #expect(found.description.contains("UILabel ‘Total’ begins 6 points below UIImageView"))
    #expect(
      found.description.contains(
        "Give the row a height of 318 plus the height of UILabel ‘Total’ ("))
  }

  @Test(arguments: ["UIView", "UIView:0x…", "UIView:0xXXXX"])
  func `two views of a class without addresses are not distinguished`(_ view: String) throws {
    let found = try diagnosis(
      """
      (
          "<NSLayoutConstraint:0x61 V:[\(view)]-(6)-[\(view)]>",
          "<NSLayoutConstraint:0x62 V:[UILabel:0x71(30)]>"
      )
      """)
    #expect(!found.verdict.isConflict, "\(found)")
    #expect(found.report.unreadable == 1)
  }

  @Test(arguments: ["0x... ", "0x…", "", "0xXXXX"], ["", ":...", ":0x...", ":0xXXXX"])
  func `constraints need no addresses`(_ head: String, _ address: String) throws {
    let cell = "UITableViewCellContentView\(address)"
    let found = try diagnosis(
      """
      (
          "<NSLayoutConstraint:\(head) V:|-(6)-[UILabel\(address)]   (Names: '|':\(cell) )>",
          "<NSLayoutConstraint:\(head) V:[UILabel\(address)]-(6)-|   (Names: '|':\(cell) )>",
          "<NSLayoutConstraint:\(head) V:[UILabel\(address)(90)]>",
          "<NSLayoutConstraint:\(head) 'UIView-Encapsulated-Layout-Height' V:[\(cell)(44)]>"
      )
      """)
    let conflict = try #require(found.conflicts.first, "\(found)")
    #expect(conflict.suspect?.reason == .cellHeight, "\(found)")
    #expect(conflict.members.count == 4)
  }

  @Test func `views of two classes with one placeholder are two views`() throws {
    let found = try diagnosis(
      """
      (
          "<NSLayoutConstraint:0x61 UIView:0xXXXX.height == 30>",
          "<NSLayoutConstraint:0x62 UILabel:0xXXXX.height == 40>"
      )
      """)
    #expect(!found.verdict.isConflict)
  }

  /// Two members of a list, and what follows.
  private static let list = """
        "<NSLayoutConstraint:0x61 UIView:0x71.height == 30   (active)>",
        "<NSLayoutConstraint:0x62 UIView:0x71.height == UILabel:0x72.height   (active)>"
    """

  @Test(arguments: ["...", "…", "[...]", "// ...", "(…)", "\"...\","])
  func `dots are lines that were left out`(_ dots: String) throws {
    let text = try diagnosis("(\n\(Self.list),\n    \(dots)\n)").description
    #expect(text.contains("constraints were left out of the list (line 5)"), "\(text)")
  }

  @Test func `what is in place of addresses is named`() throws {
    let text = try diagnosis(
      "(\n\(Self.list),\n    \"<NSLayoutConstraint:0x... :0x<A>.height >= 3   (active)>\"\n)"
    ).description
    #expect(text.contains("other text is in place of the addresses"), "\(text)")
  }

  @Test(arguments: [("]", true), ("].", true), (")", true), ("", false)])
  func `a list may be closed as Swift closes an array`(_ end: (String, Bool)) throws {
    let text = try diagnosis("[\n\(Self.list),\n\(end.0)\n").description
    #expect(text.contains("the list's end is missing") != end.1, "\(text)")
  }

  @Test func `a list ends with the constraint that no comma follows`() throws {
    let list = """
      (
          "<NSLayoutConstraint:0x61 UIView:0x71.left == UIView:0x70.leftMargin>",
          "<NSLayoutConstraint:0x62 UIView:0x71.right == UIView:0x70.rightMargin>",
          "<NSLayoutConstraint:0x63 'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 0>"
      """
    #expect(try diagnosis(list).verdict.isConflict)
    #expect(try !diagnosis(list + ",").verdict.isConflict)
    // A solution is no reason to take the list for whole.
    #expect(try diagnosis("(\n" + Self.list).description.contains("the list's end is missing"))
  }

  @Test func `underscores that a page took for emphasis are read`() throws {
    let text = try diagnosis(
      """
      (
          "<NSLayoutConstraint:0x61 *TtC5UIKitP33*0123456789ABCDEF0123456789ABCDEF4Wrap:0x71.width == 8>",
          "<NSLayoutConstraint:0x62 *UIBarThing:0x72.width == 20   (active)>",
          "<NSLayoutConstraint:0x63 *UIBarThing:0x72.width == *TtC5UIKitP33*0123456789ABCDEF0123456789ABCDEF4Wrap:0x71.width>"
      )
      """
    ).description
    #expect(text.contains("the width of Wrap is 8"), "\(text)")
    #expect(text.contains("the width of _UIBarThing is 20"))
  }

  @Test(arguments: [
    "UILabel title:0x71", "UILabel:title 0x71", "UILabel :title 0x71", "UILabel: title 0x71",
    "UILabel:0x71 title", "title:0x71", "title 0x71",
  ])
  func `a view is known by its address, whatever is written beside it`(_ view: String) throws {
    let found = try diagnosis(
      """
      (
          "<NSLayoutConstraint:0x61 \(view).width == 30>",
          "<NSLayoutConstraint:0x62 UILabel:0x71.leading == UIView box:0x72.leading + 8>",
          "<NSLayoutConstraint:0x63 UIView:box 0x72.trailing == \(view).trailing + 8>",
          "<NSLayoutConstraint:0x64 H:[UIView:0x72(50)]>"
      )
      """)
    #expect(found.report.unreadable == 0)
    #expect(found.verdict == .conflict, "\(found)")
    #expect(found.conflicts.first?.members.count == 4)
  }

  @Test(arguments: ["Demo.Box: 0x72", "Чат.Box: 0x72", "box.Box:0x72", "чат.Box : 0x72"])
  func `a class may begin with any letter`(_ view: String) throws {
    let found = try diagnosis(
      """
      (
          "<NSLayoutConstraint:0x61 V:|-(30)-[UILabel:0x71]   (active, names: '|':\(view) )>",
          "<NSLayoutConstraint:0x62 V:[UILabel:0x71]-(30)-|   (active, names: '|':\(view) )>",
          "<NSLayoutConstraint:0x63 \(view).height >
      = 90   (active)>",
          "<NSLayoutConstraint:0x64 UILabel:0x71.height == 20   (active)>"
      )
      """)
    #expect(found.report.unreadable == 0)
    #expect(found.description.contains("the height of Box is at least 90"), "\(found)")
  }

  @Test(arguments: ["UIView box:0x72", "UIView:box 0x72", "UIView :box 0x72"])
  func `the superview behind the bar is known by its address`(_ view: String) throws {
    let found = try diagnosis(
      """
      (
          "<NSLayoutConstraint:0x61 V:|-(30)-[UILabel:0x71]   (active, names: '|':\(view) )>",
          "<NSLayoutConstraint:0x62 V:[UILabel:0x71]-(30)-|   (active, names: '|':UIView:0x72 )>",
          "<NSLayoutConstraint:0x63 UIView:0x72.height == 50   (active)>"
      )
      """)
    #expect(found.verdict == .conflict, "\(found)")
    #expect(found.description.contains("the height of UIView ‘box’ is 50"), "\(found)")
  }

  @Test(arguments: [
    ("title", "title"), ("title' '", "title"), ("title'Total'", "title ‘Total’"), ("it's", "it's"),
  ])
  func `a title is told from the name before it`(_ view: (printed: String, name: String)) throws {
    let found = try diagnosis(
      """
      (
          "<NSLayoutConstraint:0x61 V:|-(8)-[\(view.printed)]   (Names: '|':ContentView )>",
          "<NSLayoutConstraint:0x62 V:|-(0)-[\(view.printed)]   (Names: '|':ContentView )>"
      )
      """)
    #expect(found.description.contains("1. \(view.name) and ContentView have"), "\(found)")
  }
}
