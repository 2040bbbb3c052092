import InterfaceLinter
import TestSupport
import Testing

@testable import DocumentEditing

/// What a merge does with the changes of two sides.
@Suite(.late) struct DocumentMergeTests {
  typealias Change = (old: String, new: String)

  /// A version of the storyboard with parts of its text replaced.
  func version(_ changes: [Change]) -> [UInt8] {
    var text = MergeTexts.storyboard
    for change in changes {
      #expect(text.contains(change.old), "'\(change.old)' is not in the document")
      text = text.replacing(change.old, with: change.new)
    }
    return Array(text.utf8)
  }

  func merge(
    ours: [Change], theirs: [Change], favoring favored: MergeSide? = nil
  ) throws -> (text: String, merge: DocumentMerge) {
    let merge = try DocumentMerge(
      base: version([]), ours: version(ours), theirs: version(theirs), favoring: favored)
    return (String(decoding: merge.bytes, as: UTF8.self), merge)
  }

  private static let titleLine = "secondAttribute=\"leading\" constant=\"20\" id=\"c-10\""
  private static let frame = "x=\"20\" y=\"68\" width=\"374\" height=\"21\""

  @Test func `one constant changed on each side, with frames and versions beside, is no question`()
    throws
  {
    let (text, merge) = try merge(
      ours: [
        (Self.titleLine, "secondAttribute=\"leading\" constant=\"24\" id=\"c-10\""),
        (Self.frame, "x=\"24\" y=\"68\" width=\"370\" height=\"21\""),
        (
          "toolsVersion=\"21507\" systemVersion=\"21G115\"",
          "toolsVersion=\"21701\" systemVersion=\"22A380\""
        ),
        ("x=\"100\" y=\"100\"", "x=\"101\" y=\"100\""),
      ],
      theirs: [
        ("constant=\"8\" id=\"c-06\"", "constant=\"12\" id=\"c-06\""),
        (Self.frame, "x=\"20\" y=\"68\" width=\"374\" height=\"22\""),
        (
          "toolsVersion=\"21507\" systemVersion=\"21G115\"",
          "toolsVersion=\"22155\" systemVersion=\"22G90\""
        ),
        ("version=\"21505\"", "version=\"22131\""), ("x=\"100\" y=\"100\"", "x=\"102\" y=\"100\""),
      ])
    #expect(merge.conflicts.isEmpty)
    #expect(text.contains("constant=\"24\" id=\"c-10\""))
    #expect(text.contains("constant=\"12\" id=\"c-06\""))
    #expect(text.contains("toolsVersion=\"22155\" systemVersion=\"22G90\""))
    #expect(text.contains("version=\"22131\""))
    #expect(text.contains("<point key=\"canvasLocation\" x=\"101\" y=\"100\"/>"))
    #expect(text.contains("x=\"24\" y=\"68\" width=\"370\" height=\"21\""))
  }

  @Test func `an attribute that both sides changed is a conflict that keeps ours`() throws {
    let sides: ([Change], [Change]) = (
      [(Self.titleLine, Self.titleLine.replacing("20", with: "24"))],
      [(Self.titleLine, Self.titleLine.replacing("20", with: "32"))]
    )
    let (text, merge) = try merge(ours: sides.0, theirs: sides.1)
    let conflict = try #require(merge.openConflicts.first)
    #expect(merge.conflicts.count == 1)
    #expect(
      conflict.message
        == "constant of the constraint \"Welcome\".leading = safe area of \"View\".leading + 24 (c-10): "
        + "20 became 24 in ours, 32 in theirs")
    #expect(conflict.lines.merged == conflict.lines.ours)
    #expect(text.contains("constant=\"24\" id=\"c-10\""))
    let decided = try self.merge(ours: sides.0, theirs: sides.1, favoring: .theirs)
    #expect(decided.merge.openConflicts.isEmpty)
    #expect(decided.text.contains("constant=\"32\" id=\"c-10\""))
  }

  @Test func `deleting what the other side changed is one conflict`() throws {
    let image = """
                                          <imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="logo">
                                              <rect key="frame" x="16" y="100" width="40" height="40"/>
                                          </imageView>

      """
    let leading = """
                                          <constraint firstItem="logo" firstAttribute="leading" secondItem="name" secondAttribute="leading" id="c-07"/>

      """
    let top = """
                                          <constraint firstItem="logo" firstAttribute="top" secondItem="pass" secondAttribute="bottom" constant="8" id="c-08"/>

      """
    let deleted = [
      image, leading, top, "        <image name=\"logo\" width=\"40\" height=\"40\"/>\n",
    ]
    .map { (old: $0, new: "") }
    let changed: [Change] = [("image=\"logo\"", "image=\"logo\" alpha=\"0.5\"")]
    let (text, merge) = try merge(ours: changed, theirs: deleted)
    #expect(
      merge.conflicts.map(\.message) == [
        "theirs deletes \"Image View\" (logo) and 2 more; ours changes alpha of \"Image View\" (logo)"
      ])
    #expect(text.contains("c-07") && text.contains("c-08") && text.contains("<image name=\"logo\""))
    let reverse = try self.merge(ours: deleted, theirs: changed)
    #expect(reverse.merge.conflicts.count == 1)
    #expect(!reverse.text.contains("\"logo\""))
    let restored = try self.merge(ours: deleted, theirs: changed, favoring: .theirs)
    #expect(restored.text.contains("alpha=\"0.5\"") && restored.text.contains("c-08"))
    #expect(restored.text.contains("<image name=\"logo\""))
  }

  @Test func `a generated name of an image is that of the side that changed the picture`() throws {
    func saved(_ name: String, _ picture: String) -> [Change] {
      [
        ("image=\"logo\"", "image=\"\(name)\""),
        (
          "<image name=\"logo\" width=\"40\" height=\"40\"/>",
          "<image name=\"\(name)\" width=\"40\" height=\"40\">\(picture)</image>"
        ),
      ]
    }
    let (first, second) = (
      "0A1B2C3D-0000-4000-8000-000000000001", "0A1B2C3D-0000-4000-8000-000000000002"
    )
    let picture = "<mutableData key=\"keyedArchiveRepresentation\">YnBs</mutableData>"
    let one = try merge(ours: saved(first, ""), theirs: saved(second, picture))
    #expect(one.merge.conflicts.isEmpty)
    #expect(one.text.contains("image=\"\(second)\"") && !one.text.contains(first))
    let both = try merge(
      ours: saved(first, picture), theirs: saved(second, picture.replacing("YnBs", with: "YXBw")))
    #expect(both.merge.conflicts.count == 1)
  }

  @Test func `a new id that both sides gave to different objects is changed in theirs`() throws {
    func added(_ element: String, _ name: String) -> [Change] {
      let scene = """
        <scene sceneID="\(name)"><objects><viewController id="\(name)-c">\
        <\(element) key="view" text="\(name)" id="twin"/>\
        <connections><outlet property="p" destination="twin" id="\(name)-o"/></connections>\
        </viewController></objects></scene>
        """
      return [("<!--Home-->", "<!--Home-->\n            " + scene)]
    }
    let (text, merge) = try merge(ours: added("view", "A"), theirs: added("label", "B"))
    #expect(merge.conflicts.isEmpty)
    let renaming = try #require(merge.renamings.first)
    #expect(merge.renamings.count == 1 && renaming.old == "twin")
    #expect(text.contains("destination=\"twin\" id=\"A-o\""))
    #expect(text.contains("destination=\"\(renaming.new)\" id=\"B-o\""))
    #expect(MergeDefects.new(in: merge.bytes, sides: []).isEmpty)
  }

  @Test func `a new object to which constraints of both sides refer is one object`() throws {
    func added(_ text: String, x: Int) -> [Change] {
      let card = """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card">
        """
      let label = """
        <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="hint">\
        <rect key="frame" x="\(x)" y="0.0" width="20" height="20"/></label>
        """
      let last = "<constraint firstItem=\"title\" firstAttribute=\"leading\""
      let leading = """
        <constraint firstItem="hint" firstAttribute="leading" secondItem="title" \
        secondAttribute="leading" id="c-20"/>
        """
      return [(card, label + card), (last, leading + last)]
    }
    let (text, merge) = try merge(ours: added("One", x: 1), theirs: added("Two", x: 2))
    #expect(merge.renamings.isEmpty)
    #expect(merge.conflicts.count == 1, "\(merge.conflicts.map(\.message))")
    #expect(text.ranges(of: "id=\"hint\"").count == 1)
  }

  @Test
  func `a constraint of a length goes with the view that a side moves out of what it deletes`()
    throws
  {
    let width = "<constraint firstAttribute=\"width\" constant=\"60\" id=\"w-1\"/>"
    func label(_ constraints: String) -> String {
      "<label text=\"A\" id=\"lab\">\(constraints)</label>"
    }
    func bytes(_ views: String) -> [UInt8] {
      Array(
        """
        <document useAutolayout="YES"><objects><view id="root"><subviews>\(views)</subviews>\
        </view></objects></document>
        """.utf8)
    }
    func box(_ alpha: String) -> String {
      "<view id=\"box\"\(alpha)><subviews>\(label("<constraints>\(width)</constraints>"))"
        + "</subviews></view>"
    }
    let other = width.replacing("w-1", with: "w-2").replacing("60", with: "80")
    let merge = try DocumentMerge(
      base: bytes(box("")), ours: bytes(box(" alpha=\"0.5\"")),
      theirs: bytes(label("<constraints>\(other)</constraints>")))
    let text = String(decoding: merge.bytes, as: UTF8.self)
    #expect(merge.conflicts.count == 1)
    #expect(text.contains("w-1") && !text.contains("w-2"), "\(text)")
  }

  @Test(arguments: ["", "text", "<document><scenes>"])
  func `an unreadable version is an error, whatever the others are`(text: String) {
    let broken = Array(text.utf8)
    let (base, changed) = (version([]), version([("text=\"Welcome\"", "text=\"Hello\"")]))
    for (ours, theirs) in [(base, broken), (broken, base), (broken, broken), (changed, broken)] {
      #expect(throws: DocumentMerge.VersionError.self) {
        try DocumentMerge(base: base, ours: ours, theirs: theirs)
      }
    }
  }

  @Test func `both orders of subviews are a conflict`() throws {
    func bytes(_ order: [String]) -> [UInt8] {
      let views = order.map { "<view id=\"\($0)\"/>" }.joined()
      return Array(
        MergeTexts.storyboard.replacing(
          "id=\"homeRoot\">", with: "id=\"homeRoot\"><subviews>\(views)</subviews>"
        ).utf8)
    }
    let merge = try DocumentMerge(
      base: bytes(["a", "b", "c"]), ours: bytes(["b", "a", "c"]), theirs: bytes(["a", "c", "b"]))
    #expect(merge.conflicts.map(\.kind) == [.order])
    let one = try DocumentMerge(
      base: bytes(["a", "b", "c"]), ours: bytes(["a", "x", "b", "c"]),
      theirs: bytes(["c", "b", "y", "a"]))
    #expect(one.conflicts.isEmpty)
    #expect(
      try DocumentFacts(one.bytes).orders["#homeRoot/subviews"] == ["#c", "#b", "#y", "#a", "#x"])
  }

  @Test func `a scene goes and stays with its comment`() throws {
    let start = try #require(MergeTexts.storyboard.firstRange(of: "        <!--Home-->"))
    let end = try #require(MergeTexts.storyboard.firstRange(of: "    </scenes>"))
    let scene = String(MergeTexts.storyboard[start.lowerBound..<end.lowerBound])
    let (text, merge) = try merge(
      ours: [(scene, ""), ("destination=\"home\"", "destination=\"login\"")],
      theirs: [("<!--Login-->", "<!--Sign In-->")])
    #expect(merge.conflicts.isEmpty)
    #expect(
      text
        == MergeTexts.storyboard.replacing(scene, with: "").replacing(
          "destination=\"home\"", with: "destination=\"login\""
        ).replacing("<!--Login-->", with: "<!--Sign In-->"))
  }

  @Test func `line endings and unknown elements are kept`() throws {
    let unknown: Change = (
      "<!--Home-->", "<!--Home-->\n            <strange a='1'  b=\"2\">\n t <x/> </strange>"
    )
    let ours = Array(
      String(decoding: version([unknown]), as: UTF8.self).replacing("\n", with: "\r\n").utf8)
    let merge = try DocumentMerge(
      base: version([]), ours: ours,
      theirs: version([("constant=\"8\" id=\"c-06\"", "constant=\"12\" id=\"c-06\"")]))
    #expect(merge.conflicts.isEmpty)
    let text = String(decoding: ours, as: UTF8.self).replacing(
      "constant=\"8\" id=\"c-06\"", with: "constant=\"12\" id=\"c-06\"")
    #expect(String(decoding: merge.bytes, as: UTF8.self) == text)
  }

  @Test func `the deployment that Xcode writes is no question`() throws {
    func saved(_ version: String?) -> [Change] {
      let element =
        version.map { "<deployment defaultVersion=\"\($0)\" identifier=\"iOS\"/>" } ?? ""
      return [("<dependencies>", "<dependencies>" + element)]
    }
    func merged(_ ours: String?, _ theirs: String?) throws -> DocumentMerge {
      try DocumentMerge(
        base: version(saved("1792")), ours: version(saved(ours)), theirs: version(saved(theirs)))
    }
    #expect(try merged(nil, "2304").conflicts.isEmpty)
    let both = try merged("2304", "4352")
    #expect(both.conflicts.isEmpty)
    #expect(String(decoding: both.bytes, as: UTF8.self).contains("defaultVersion=\"4352\""))
  }

  @Test func `frames of arranged views follow from their stack`() throws {
    func stack(_ width: String, _ spacing: String) -> [Change] {
      let view =
        "<view id=\"one\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"9\"/></view>"
      let stack =
        "<stackView spacing=\"\(spacing)\" id=\"sta\"><subviews>\(view)</subviews></stackView>"
      return [("id=\"homeRoot\">", "id=\"homeRoot\"><subviews>\(stack)</subviews>")]
    }
    let merge = try DocumentMerge(
      base: version(stack("30", "1")), ours: version(stack("31", "1")),
      theirs: version(stack("32", "2")))
    #expect(merge.conflicts.isEmpty)
    #expect(String(decoding: merge.bytes, as: UTF8.self).contains("spacing=\"2\""))
  }

  @Test(arguments: ["", "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>"])
  func `a frame in a cell that both sides have otherwise is a question only with a mask`(
    _ mask: String
  ) throws {
    func cell(_ y: String) -> [Change] {
      let cell = """
        <tableViewCell id="cell"><tableViewCellContentView key="contentView" id="in"><subviews>\
        <label text="T" id="lab"><rect key="frame" x="1" y="\(y)" width="9" height="9"/>\(mask)</label>\
        </subviews></tableViewCellContentView></tableViewCell>
        """
      return [
        (
          "id=\"homeRoot\">",
          "id=\"homeRoot\"><subviews><tableView id=\"tab\"><prototypes>\(cell)</prototypes></tableView></subviews>"
        )
      ]
    }
    func merged(_ ours: String, _ theirs: String) throws -> DocumentMerge {
      try DocumentMerge(
        base: version(cell("43")), ours: version(cell(ours)), theirs: version(cell(theirs)))
    }
    #expect(try merged("42", "42.5").conflicts.count == (mask.isEmpty ? 0 : 1))
    #expect(String(decoding: try merged("43", "60").bytes, as: UTF8.self).contains("y=\"60\""))
  }

  @Test(arguments: [
    ("y=\"476\" width=\"414\" height=\"44\"", "y=\"520\" width=\"375\" height=\"44\"", 0),
    ("y=\"428\" width=\"414\" height=\"60\"", "y=\"520\" width=\"414\" height=\"44\"", 0),
    ("y=\"428\" width=\"414\" height=\"60\"", "y=\"520\" width=\"414\" height=\"50\"", 1),
  ])
  func `of a table's footer only the height is a value`(
    ours: String, theirs: String, count: Int
  ) throws {
    func table(_ frame: String) -> [Change] {
      let footer =
        "<tableView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"list\"><view key=\"tableFooterView\" id=\"end\">"
        + "<rect key=\"frame\" x=\"0.0\" \(frame)/></view></tableView>"
      return [
        ("<viewLayoutGuide key=\"safeArea\" id=\"homeSafe\"/>", "<subviews>\(footer)</subviews>")
      ]
    }
    let merge = try DocumentMerge(
      base: version(table("y=\"428\" width=\"414\" height=\"44\"")), ours: version(table(ours)),
      theirs: version(table(theirs)))
    #expect(merge.conflicts.count == count)
    if count == 0, ours.contains("60") {
      #expect(String(decoding: merge.bytes, as: UTF8.self).contains("height=\"60\""))
    }
  }

  @MainActor
  @Test func `what only both changes together break is reported`() throws {
    let place = "<constraint firstAttribute=\"height\" constant=\"200\" id=\"c-09\"/>"
    let ours = version([
      (place, place + "<constraint firstAttribute=\"width\" constant=\"300\" id=\"w-1\"/>")
    ])
    let theirs = version([
      (
        "secondAttribute=\"trailing\" id=\"c-14\"/>",
        "secondAttribute=\"trailing\" id=\"c-14\"/><constraint firstItem=\"title\" firstAttribute=\"width\" "
          + "constant=\"360\" id=\"w-2\"/>"
      ),
      (
        "<constraint firstItem=\"safe\" firstAttribute=\"trailing\" secondItem=\"title\" "
          + "secondAttribute=\"trailing\" constant=\"20\" id=\"c-11\"/>", ""
      ),
    ])
    let merge = try DocumentMerge(base: version([]), ours: ours, theirs: theirs)
    #expect(merge.conflicts.isEmpty)
    let report = MergeReport(of: merge, ours: ours, theirs: theirs, file: "Login.storyboard")
    #expect(report.created.contains { $0.ruleID == "conflicting-constraints" })
    #expect(report.needsAttention)
  }

  @MainActor
  @Test func `views that both sides add at one place are reported`() throws {
    let logo =
      "<imageView image=\"logo\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"logo\">"
    func added(_ id: String, y: Int) -> [UInt8] {
      let mask =
        "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"
      return version([
        (
          logo,
          "<button fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">"
            + "<rect key=\"frame\" x=\"100\" y=\"\(y)\" width=\"90\" height=\"30\"/>\(mask)</button>\n\(logo)"
        )
      ])
    }
    func overlaps(_ ours: [UInt8], _ theirs: [UInt8]) throws -> Int {
      let merge = try DocumentMerge(base: version([]), ours: ours, theirs: theirs)
      let report = MergeReport(of: merge, ours: ours, theirs: theirs, file: "Login.storyboard")
      return report.created.count { $0.ruleID == "overlapping-views" }
    }
    #expect(try overlaps(added("help", y: 140), added("skip", y: 140)) == 1)
    #expect(try overlaps(added("help", y: 140), added("skip", y: 170)) == 0)
    // Both have the id; one gets another.
    #expect(try overlaps(added("help", y: 140), added("help", y: 141)) == 1)
    #expect(try overlaps(added("help", y: 140), added("help", y: 140)) == 0)
  }

  @MainActor
  @Test func `frames that both sides moved are updated`() throws {
    let ours = version([
      (Self.titleLine, Self.titleLine.replacing("20", with: "24")),
      (Self.frame, "x=\"24\" y=\"68\" width=\"370\" height=\"21\""),
    ])
    let theirs = version([
      (
        "secondAttribute=\"trailing\" constant=\"20\" id=\"c-11\"",
        "secondAttribute=\"trailing\" constant=\"30\" id=\"c-11\""
      ), (Self.frame, "x=\"20\" y=\"68\" width=\"364\" height=\"21\""),
    ])
    let merge = try DocumentMerge(base: version([]), ours: ours, theirs: theirs)
    let report = MergeReport(of: merge, ours: ours, theirs: theirs, file: "Login.storyboard")
    #expect(merge.conflicts.isEmpty)
    let text = String(decoding: report.bytes, as: UTF8.self)
    #expect(text.contains("<rect key=\"frame\" x=\"24\" y=\"68\" width=\"360\" height=\"21\"/>"))
    #expect(report.frameCount > 0)
  }
}
