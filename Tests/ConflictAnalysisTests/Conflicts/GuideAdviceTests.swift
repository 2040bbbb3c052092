import ConflictAnalysis
import Testing

/// What is said of the guides that views have of their own.
struct GuideAdviceTests {
  /// A view that is pinned to the guide of margins, in a container of a width.
  private static func lines(_ guide: String, width: String) -> [String] {
    [
      "Demo.Badge:0x71.leading == UILayoutGuide:0x72'\(guide)'.leading",
      "Demo.Badge:0x71.trailing == UILayoutGuide:0x72'\(guide)'.trailing",
      "'UIView-leftMargin-guide-constraint' H:|-(12)-[UILayoutGuide:0x72'\(guide)'](LTR)|Demo.Page:0x73",
      "'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x72'\(guide)']-(12)-|(LTR)|Demo.Page:0x73",
      "\(width)",
    ]
  }

  private static let temporary = "'_UITemporaryLayoutWidth' Demo.Page:0x73.width == 0"

  @Test(
    arguments: [
      "UIViewLayoutMarginsGuide", "UIViewSafeAreaLayoutGuide", "UIViewReadableContentGuide",
    ], [temporary, "'_UITemporaryLayoutWidth' Demo.Page:0x73.width == 10"])
  func `a guide between insets may have a negative length, the view in it may not`(
    _ guide: String, _ width: String
  ) throws {
    let diagnosis = try #require(Report.diagnosis(Self.lines(guide, width: width)))
    let conflict = try #require(diagnosis.conflicts.first)
    #expect(conflict.members.count == 5)
    #expect(conflict.suspect?.reason == .temporarySize)
    #expect(diagnosis.suspectedLines == [1])
    let text = diagnosis.description
    #expect(text.contains("(The width of Badge cannot be negative.)"))
    #expect(!text.contains("Not yours"))
  }

  @Test func `insets without a view in them do not conflict`() throws {
    let lines = Self.lines("UIViewLayoutMarginsGuide", width: Self.temporary)
    let diagnosis = try #require(Report.diagnosis(Array(lines.dropFirst(2))))
    #expect(!diagnosis.verdict.isConflict)
  }

  @Test func `another guide has no negative length`() throws {
    let diagnosis = try #require(
      Report.diagnosis(
        [
          "UILayoutGuide:0x74'Title(1)'.leading >= UILayoutGuide:0x72'UIViewLayoutMarginsGuide'.leading",
          "UILayoutGuide:0x74'Title(1)'.trailing <= UILayoutGuide:0x72'UIViewLayoutMarginsGuide'.trailing",
        ] + Self.lines("UIViewLayoutMarginsGuide", width: Self.temporary).dropFirst(2)))
    #expect(diagnosis.conflicts.first?.members.count == 5)
  }

  @Test(arguments: [
    ("UILayoutGuide:0x72'UIViewSafeAreaLayoutGuide'", "UIViewSafeAreaLayoutGuide-top", "top"),
    ("UILayoutGuide:0x72'UIViewLayoutMarginsGuide'", "UIView-leftMargin-guide-constraint", "left"),
    ("NSViewSafeAreaLayoutGuide:0x72", "NSViewSafeAreaLayoutGuide-top", "top"),
  ])
  func `a pin to one's own guide is removed`(_ guide: String, _ name: String, _ edge: String) throws
  {
    let diagnosis = try #require(
      Report.diagnosis([
        "Demo.Page:0x73.\(edge) == \(guide).\(edge)",
        "'\(name)' \(guide).\(edge) == Demo.Page:0x73.\(edge) + 20|Demo.Page:0x73",
      ]))
    #expect(diagnosis.conflicts.first?.suspect?.reason == .ownGuide)
    let text = diagnosis.description
    #expect(text.contains("pins a view to its own guide"))
    #expect(text.contains("(each verified):\n  - Remove number"), "\(text)")
  }
}
