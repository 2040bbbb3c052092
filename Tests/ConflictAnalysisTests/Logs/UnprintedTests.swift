import ConflictAnalysis
import TestSupport
import Testing

/// What follows from a report although it is not printed, and names that look like something else.
@Suite(.late) struct UnprintedTests {
  private func diagnosis(_ lines: String...) throws -> LogDiagnosis { try diagnosis(lines) }

  private func diagnosis(_ lines: [String]) throws -> LogDiagnosis {
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

  @Test func `a report decides that a root view is rotated in its window`() throws {
    func lines(_ end: Int, axis: String = "V") -> [String] {
      [
        "NSAutoresizingMaskLayoutConstraint:0x61 h=--- v=--- H:[UIWindow:0x70(320)]",
        "NSAutoresizingMaskLayoutConstraint:0x62 h=-&- v=-&- UIView:0x71.width == UIWindow:0x70.width - 20",
        "NSLayoutConstraint:0x63 \(axis):|-(10)-[UIView:0x72]   (Names: '|':UIView:0x71 )",
        "NSLayoutConstraint:0x64 \(axis):[UIView:0x72]-(\(end))-|   (Names: '|':UIView:0x71 )",
      ]
    }
    let found = try diagnosis(lines(310))
    #expect(found.verdict == .conflictInRotatedWindow(root: "UIView …0x71"))
    #expect(found.isAuthors)
    #expect(found.suspectedLines == [3])
    #expect(found.description.contains("10 + 20 + 310 = 340, but the width of UIWindow is 320"))
    // What the other axis permits is no conflict, and on one axis nothing is rotated.
    #expect(!(try diagnosis(lines(200)).verdict.isConflict))
    #expect(!(try diagnosis(lines(200, axis: "H")).verdict.isConflict))
    #expect(try diagnosis(lines(310, axis: "H")).verdict == .conflict)
  }

  @Test(arguments: ["UIView", "Demo.PageView"])
  func `the mask of a root view shows a rotation also without its window`(_ root: String) throws {
    func log(_ end: Int, state: String = "", header: Bool = true) -> String {
      let names = "(\(state)Names: '|':\(root):0x71 )"
      return (header ? "Unable to simultaneously satisfy constraints.\n" : "") + """
        (
            "<NSLayoutConstraint:0x61 H:|-(20)-[UIButton:0x72]   \(names)>",
            "<NSLayoutConstraint:0x62 H:[UIButton:0x72(<=90)]>",
            "<NSLayoutConstraint:0x63 H:[UIButton:0x72]-(\(end))-|   \(names)>",
            "<NSAutoresizingMaskLayoutConstraint:0x64 h=--& v=--& V:[\(root):0x71(568)]>"
        )
        """
    }
    func found(_ log: String) throws -> LogDiagnosis {
      try #require(ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
    }
    let report = try found(log(20))
    #expect(
      report.verdict == .conflictInRotatedWindow(root: root == "UIView" ? "UIView" : "PageView"))
    #expect(!report.description.contains("translatesAutoresizingMaskIntoConstraints"))
    let list = try found(log(20, header: false))
    #expect(list.verdict == .contradictoryList)
    #expect(list.description.contains("exclude each other in landscape, presumably"), "\(list)")
    // The button fits, or the state shows a system on which windows are rotated.
    #expect(!(try found(log(500)).verdict.isConflict))
    #expect(!(try found(log(20, state: "active, ")).verdict.isConflict))
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

  private static let guides = [
    "_UILayoutSupportConstraint:0x61 V:|-(0)-[_UILayoutGuide:0x71]   (active, names: '|':UIView:0x70 )",
    "_UILayoutSupportConstraint:0x62 _UILayoutGuide:0x72.bottom == UIView:0x70.bottom   (active)",
    "NSLayoutConstraint:0x63 V:[_UILayoutGuide:0x71]-(113)-[UIButton:0x73'Next']   (active)",
    "NSLayoutConstraint:0x64 V:[UIButton:0x73'Next']-(465)-[_UILayoutGuide:0x72]   (active)",
    "NSLayoutConstraint:0x65 'UIView-Encapsulated-Layout-Height' UIView:0x70.height == 568   (active)",
  ]

  @Test func `a controller's view is not inside of its layout guides`() throws {
    let found = try diagnosis(Self.guides)
    #expect(!found.description.contains("outside of"))
    #expect(found.description.contains("Repairs (each verified)"))
  }

  @Test(arguments: [
    ("MKMapView", "'Edge Insets'", "lower 1"), ("WKWebView", "'Edge Insets'", "lower 1"),
    ("CardView", "'Edge Insets'", "other"), ("MKMapView", "", "other"),
  ])
  func `a named guide of a framework's view is the framework's`(
    _ view: String, _ name: String, _ repair: String
  ) throws {
    let found = try diagnosis([
      "NSLayoutConstraint:0x61 V:[\(view):0x70(412)]",
      "NSLayoutConstraint:0x62 UILayoutGuide:0x71\(name).top == \(view):0x70.top + 72",
      "NSLayoutConstraint:0x63 UILayoutGuide:0x71\(name).bottom == \(view):0x70.bottom - 341",
    ])
    let change = found.conflicts.first?.repairs.first?.change
    #expect((change == .lower(found.place(of: "0x61"))) == (repair == "lower 1"))
  }

  @Test(arguments: [
    ("UITableViewCellContentView", true), ("NSClipView", true), ("_UIToolbarContentView", true),
    ("UIView", false), ("App.Header", false),
  ])
  func `the framework's containers keep their masks`(_ view: String, _ keeps: Bool) throws {
    let text = try diagnosis([
      "NSLayoutConstraint:0x61 V:|-(10)-[UIImageView:0x71]   (active, names: '|':\(view):0x70 )",
      "NSLayoutConstraint:0x62 UIImageView:0x71.height == 80   (active)",
      "NSLayoutConstraint:0x63 V:[UIImageView:0x71]-(10)-|   (active, names: '|':\(view):0x70 )",
      "NSAutoresizingMaskLayoutConstraint:0x64 h=--& v=--& \(view):0x70.height == 99   (active)",
    ]).description
    #expect(text.contains("autoresizing mask of \(view == "App.Header" ? "Header" : view)"))
    #expect(text.contains("Kit lays out by its frame.") == keeps)
    #expect(text.contains("to false") == !keeps)
  }

  @Test(arguments: ["NSView-Encapsulated-Layout-Width"])
  func `in a column the author's width yields, not the pin at the end`(_ size: String) throws {
    for relation in ["==", ">="] {
      let found = try diagnosis([
        "NSLayoutConstraint:0x61 NSTextField:0x71.width \(relation) 152   (active)",
        "NSLayoutConstraint:0x62 H:[NSTextField:0x71]-(8)-|   (active, names: '|':ItemCell:0x70 )",
        "NSLayoutConstraint:0x63 '\(size)' ItemCell:0x70.width == 194   (active)",
        "NSLayoutConstraint:0x64 H:|-(39)-[NSTextField:0x71]   (active, names: '|':ItemCell:0x70 )",
      ])
      #expect(found.conflicts.first?.repairs.first?.change == .lower(found.place(of: "0x61")))
    }
  }

  @Test func `a root narrower than its buttons has a trial size`() throws {
    let text = try diagnosis([
      "NSLayoutConstraint:0x61 H:[UIButton:0x71'Next'(130)]",
      "NSLayoutConstraint:0x62 H:|-(8)-[UIButton:0x71'Next']   (Names: '|':UIView:0x70 )",
      "NSLayoutConstraint:0x63 H:[UIButton:0x71'Next']-(8)-|   (Names: '|':UIView:0x70 )",
      "NSLayoutConstraint:0x64 'UIView-Encapsulated-Layout-Width' H:[UIView:0x70(55)]",
    ]).description
    #expect(text.contains("a trial size"))
    #expect(!text.contains("no size"))
  }

  @Test func `a constant does not follow a size from outside far`() throws {
    let found = try diagnosis([
      "NSLayoutConstraint:0x61 UIView:0x71.height == 200   (active)",
      "NSLayoutConstraint:0x62 V:|-(10)-[UIView:0x71]   (active, names: '|':UIView:0x70 )",
      "NSLayoutConstraint:0x63 V:[UIView:0x71]-(10)-|   (active, names: '|':UIView:0x70 )",
      "NSLayoutConstraint:0x64 'UIView-Encapsulated-Layout-Height' UIView:0x70.height == 568   (active)",
    ])
    let constants = found.conflicts.flatMap(\.repairs).filter {
      if case .setConstant = $0.change { true } else { false }
    }
    #expect(constants.isEmpty)
  }

  @Test func `a broken constraint of another run is named by its twin`() throws {
    let list = [
      "NSLayoutConstraint:0x61 UIView:0x71.height == 200   (active)",
      "NSLayoutConstraint:0x62 UIView:0x71.height == 300   (active)",
    ]
    let report =
      "Unable to simultaneously satisfy constraints.\n(\n"
      + list.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
      + "\n)\n\nWill attempt to recover by breaking constraint \n"
      + "<NSLayoutConstraint:0x99 UIView:0x98.height == 300   (active)>\n"
    let text = try #require(LogExplanation(Array(report.utf8)).diagnoses.first).description
    #expect(text.contains("is printed as number 2, with another address"))
  }
}

extension LogDiagnosis {
  /// The index of the constraint with an address.
  func place(of address: String) -> Int {
    system.statements.firstIndex { $0.id == address } ?? -1
  }
}
