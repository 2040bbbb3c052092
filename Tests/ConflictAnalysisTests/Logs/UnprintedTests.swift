import ConflictAnalysis
import TestSupport
import Testing

/// What follows from a report although it is not printed, and names that look like something else.
@Suite(.late) struct UnprintedTests {
  private func diagnosis(_ lines: String...) throws -> LogDiagnosis {
    let list = lines.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
    let log = "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n"
    return try #require(LogExplanation(Array(log.utf8)).diagnoses.first)
  }

  @Test func `a report decides in which superview a frame counts`() throws {
    let found = try diagnosis(
      "NSLayoutConstraint:0x61 V:|-(5)-[UILabel:0x71]   (Names: '|':Gauge:0x70 )",
      "NSLayoutConstraint:0x62 V:[UILabel:0x71(12)]",
      "NSLayoutConstraint:0x63 V:[UILabel:0x71]-(0)-[UILabel:0x72'Now']",
      "NSLayoutConstraint:0x64 V:[UILabel:0x72'Now'(32)]",
      "NSAutoresizingMaskLayoutConstraint:0x65 h=--& v=--& UILabel:0x72'Now'.midY == + 39")
    guard case .conflictInSuperviews(let assumed) = found.verdict else {
      Issue.record("\(found.verdict)")
      return
    }
    #expect(assumed.map { "\($0.view) in \($0.superview)" } == ["UILabel ‘Now’ in Gauge"])
    #expect(found.isAuthors)
    #expect(found.description.contains("a conflict if UILabel ‘Now’ is in Gauge"))
    #expect(found.conflicts.first?.suspect?.reason == .leftoverMask)
  }

  @Test func `a frame that fits its likely superview leaves the report undecided`() throws {
    let found = try diagnosis(
      "NSLayoutConstraint:0x61 V:|-(5)-[UILabel:0x71]   (Names: '|':Gauge:0x70 )",
      "NSLayoutConstraint:0x62 V:[UILabel:0x71(12)]",
      "NSAutoresizingMaskLayoutConstraint:0x65 h=--& v=--& UILabel:0x71.midY == + 11")
    #expect(!found.verdict.isConflict)
  }

  @Test func `a report decides that baselines of one class are at the same place`() throws {
    let found = try diagnosis(
      "NSLayoutConstraint:0x61 NSButton:0x71.lastBaseline == NSButton:0x72'On'.lastBaseline   (active)",
      "NSLayoutConstraint:0x62 V:[NSButton:0x71]-(7)-[NSTextField:0x73]   (active)",
      "NSLayoutConstraint:0x63 V:[NSButton:0x72'On']-(6)-[NSTextField:0x74]   (active)",
      "NSLayoutConstraint:0x64 V:[NSTextField:0x74]-(8)-[NSTextField:0x73]   (active)")
    #expect(found.verdict == .conflictForAlignedBaselines)
    #expect(found.isAuthors)
    #expect(found.conflicts.first?.members.count == 4)
    // A label's baseline is not where a button's is.
    let other = try diagnosis(
      "NSLayoutConstraint:0x61 UILabel:0x71.firstBaseline == UIButton:0x72.firstBaseline   (active)",
      "NSLayoutConstraint:0x62 UILabel:0x71.top == UIView:0x70.top   (active)",
      "NSLayoutConstraint:0x63 UIButton:0x72.top == UIView:0x70.top + 4   (active)")
    #expect(other.verdict == .undecidable([.baselines]))
  }

  @Test func `a name before an address in brackets is read, of views and constraints`() throws {
    let found = try diagnosis(
      "NSLayoutConstraint:gap[0x61] UIView:card[0x71].top == UITableViewCellContentView:0x70.top + 8",
      "NSLayoutConstraint:id15[0x62] UIView:card[0x71].height == 83",
      "NSLayoutConstraint:0x63 UITableViewCellContentView:0x70.bottom == UIView:card[0x71].bottom + 8",
      "NSLayoutConstraint:UIView-Encapsulated-Layout-Height[0x64] UITableViewCellContentView:0x70.height == 120"
    )
    #expect(found.verdict == .conflict)
    let conflict = try #require(found.conflicts.first)
    #expect(conflict.members.count == 4)
    #expect(found.system.items.contains { $0.name == "UIView ‘card’" })
    let origins = found.system.statements.sorted { $0.id < $1.id }.map(\.origin)
    #expect(origins == [.author, .author, .author, .imposed])
    #expect(found.report.constraints.map(\.address).sorted() == ["0x61", "0x62", "0x63", "0x64"])
  }

  @Test(arguments: ["Header", "card height", "edges[3]", "MaskHeight"])
  func `a label of Masonry's is read in place of an address`(_ label: String) throws {
    let found = try diagnosis(
      "MASLayoutConstraint:\(label) UIView:card.height >= 500",
      "MASLayoutConstraint:0x62 UIView:card.bottom == UIView:root.bottom - 10",
      "MASLayoutConstraint:Top one UIView:card.top == UIView:root.top + 1",
      "NSAutoresizingMaskLayoutConstraint:0x64 UIView:root.height == 416")
    #expect(found.report.unreadable == 0)
    #expect(found.report.constraints.first?.identifier == label)
    #expect(found.conflicts.first?.suspects.contains { $0.member == 0 } == true)
    #expect(found.isAuthors)
  }

  @Test(arguments: ["Kind<Place>.vertical", "a>, b", "is > 3"])
  func `brackets in an identifier do not end a constraint`(_ identifier: String) throws {
    let found = try diagnosis(
      "NSLayoutConstraint:0x61 '\(identifier)' UIView:0x71.width == 20   (active)",
      "NSLayoutConstraint:0x62 UIView:0x71.width == 30   (active)")
    #expect(found.report.unreadable == 0)
    #expect(found.report.constraints.first?.identifier == identifier)
    #expect(found.verdict == .conflict)
  }

  @Test func `identifiers with a reserved prefix are the system's`() throws {
    let found = try diagnosis(
      "NSLayoutConstraint:0x61 'UINewThing.leading' H:|-(8)-[UIView:0x72]   (active, names: '|':UIView:0x71 )",
      "NSLayoutConstraint:0x62 'UINewThing.trailing' H:[UIView:0x72]-(8)-|   (active, names: '|':UIView:0x71 )",
      "NSLayoutConstraint:0x63 'UIView-Encapsulated-Layout-Width' UIView:0x71.width == 0   (active)"
    )
    #expect(found.verdict == .conflict)
    #expect(!found.isAuthors)
    #expect(found.conflicts.first?.repairs.isEmpty == true)
  }
}
