import ConflictAnalysis
import DocumentAnalysis
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import LayoutProof
import TestSupport
import Testing

@testable import InterfaceLinter

@MainActor @Suite struct ShownAtSizesTests {
  /// A xib whose root has the size of its device, with one subview.
  private func document(_ view: String, owner: String = "") throws -> InterfaceDocument {
    let text = Scratch.document
      .replacing("<objects>", with: "<objects>\(owner)")
      .replacing("</subviews>", with: "\(view)</subviews>")
    return try InterfaceDocument(parsing: Array(text.utf8))
  }

  private func wide(_ kind: String, _ attributes: String = "") -> String {
    """
    <\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="wide">\
    <rect key="frame" x="-50" y="100" width="420" height="44"/><constraints>\
    <constraint firstAttribute="width" constant="420" id="ww"/>\
    <constraint firstAttribute="height" constant="44" id="wh"/></constraints></\(kind)>
    """
  }

  private let centered = """
    <constraint firstItem="wide" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="cx"/>\
    <constraint firstItem="wide" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="ct"/>
    """

  private func found(
    _ view: String, outlet: String? = nil, to target: String = "ww", _ code: AppCode = AppCode()
  ) throws -> [ResizeCertificate.Finding] {
    let text = Scratch.document.replacing("</subviews>", with: "\(view)</subviews>")
      .replacing(
        "<constraint firstItem=\"box\" firstAttribute=\"leading\"",
        with: "\(centered)<constraint firstItem=\"box\" firstAttribute=\"leading\""
      )
      .replacing("width=\"320\" height=\"480\"", with: "width=\"375\" height=\"667\"")
      .replacing("retina3_5", with: "retina4_7")
      .replacing("<objects>", with: "<objects>\(outlet.map { owner($0, to: target) } ?? "")")
    let document = try InterfaceDocument(parsing: Array(text.utf8))
    let island = try #require(document.islands.first)
    let stages = DocumentStages(document)
    let proof = SceneRegionProof(of: island, in: stages, widths: 320...500, heights: 550...700)
    let shown = ShownAtSizes(
      [(stages, InterfaceStage.Preferences())], Array(text.utf8), regime: .iPhoneWindow, code: code)
    return ResizeCertificate.Screen(
      proof, language: nil, file: "A.xib", rootID: "root",
      reach: WindowRegime.iPhoneWindow.reach.map(\.sizes), saved: island.designedSize,
      shown: shown.test(of: island),
      occurs: shown.occurrences(of: island, in: AppWindows())
    ).findings.filter { $0.kind == .outside && $0.subjects.first == "wide" }
  }

  private func owner(_ outlet: String?, to target: String = "ww") -> String {
    let width =
      outlet.map { "<outlet property=\"\($0)\" destination=\"\(target)\" id=\"o2\"/>" } ?? ""
    return """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PayViewController"><connections>\
      <outlet property="view" destination="root" id="o"/>\(width)</connections></placeholder>
      """
  }

  @Test(
    arguments: [
      ([nil], false), ([300], false), ([0, 300], false), ([0], true), ([420], true),
      ([0, 420], true),
    ] as [([Double?], Bool)])
  func `a finding that rests on a constant that code replaces is left to code`(
    values: [Double?], counts: Bool
  ) throws {
    let button = wide("button").replacing(
      "</button>", with: "<state key=\"normal\" title=\"Pay\"/></button>")
    let code = AppCode(constants: ["widthOfButton": Set(values)])
    let found = try found(button, outlet: "widthOfButton", code)
    #expect(found.contains { $0.counts } == counts)
    #expect(try self.found(button, outlet: "other", code).contains { $0.counts })
    #expect(try self.found(button, code).contains { $0.counts })
    let constrained = AppCode(constrainedOutlets: ["PayViewController": ["payButton"]])
    for (target, counts) in [("wide", false), ("root", true), ("ww", true)] {
      let found = try self.found(button, outlet: "payButton", to: target, constrained)
      #expect(found.contains { $0.counts } == counts)
    }
    let ownClass = button.replacing("id=\"ww\"", with: "id=\"ww\" customClass=\"DeviceConstraint\"")
    #expect(try !self.found(ownClass).contains { $0.counts })
  }

  private func button(_ title: String, width: Int = 420) -> String {
    wide("button", "opaque=\"NO\"").replacing("420", with: "\(width)").replacing(
      "</button>", with: "<state key=\"normal\" title=\"\(title)\"/></button>")
  }

  /// A text that needs 380 points in a box that is to be 400 wide, and as wide as the screen.
  @Test(arguments: [true, false])
  func `what a conflict causes is no alarm of its own`(conflicts: Bool) throws {
    let least =
      "<constraint firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"400\" id=\"bw\"/>"
    let scene = Scene(
      views: box(
        "box", 16, 40, 400, 50,
        subviews: label(
          "a", "A text that needs more than three hundred points", 0, 0, 400),
        constraints: (conflicts ? least : "") + tie("a.leading = box.leading")
          + tie("box.trailing = a.trailing") + tie("a.top = box.top") + tie("box.height = 50")),
      constraints: corner("box") + tie("root.trailing = box.trailing + 16"), size: (432, 932))
    let document = try InterfaceDocument(parsing: Array(scene.text.utf8))
    let island = try #require(document.islands.first)
    let proof = SceneRegionProof(
      of: island, in: DocumentStages(document), widths: 320...500, heights: 550...1000)
    let screen = ResizeCertificate.Screen(
      proof, language: nil, file: "A.storyboard", rootID: "root",
      relates: ConflictRelations(in: island).relates)
    let clipped = screen.findings.filter { $0.kind == .clipped }
    #expect(clipped.map(\.isConsequence) == [conflicts], "\(screen.findings)")
    #expect(clipped.map(\.counts) == [!conflicts])
    #expect(screen.alarms.map(\.kind) == [conflicts ? .conflict : .clipped])
  }

  /// A box that is at least 343 wide, and as wide as the screen without its margins.
  @Test(
    arguments: [
      ("", "", true), ("hidden=\"YES\"", "", false),
      ("hidden=\"YES\"", "<outlet property=\"later\" destination=\"wide\" id=\"o\"/>", true),
    ])
  func `a conflict of a view that is never shown is no alarm`(
    hidden: String, outlet: String, counts: Bool
  ) throws {
    let scene = Scene(
      views: box(
        "wide", 16, 40, 343, 50, attributes: hidden,
        constraints: tie("wide.height = 50") + tie("wide.width >= 343")),
      constraints: corner("wide") + tie("root.trailing = wide.trailing + 16"),
      connections: outlet)
    #expect(try conflicts(in: scene).contains { $0.counts } == counts)
  }

  @Test(arguments: [(1.0, false), (8, true)])
  func `a conflict of a point is no alarm`(points: Double, counts: Bool) throws {
    let scene = Scene(
      views: box("a", 16, 40, 80, 50, constraints: tie("a.height = 50"))
        + box("b", 16, 140, 80, 50, constraints: tie("b.height = 50") + tie("b.width = 80")),
      constraints: corner("a") + corner("b", 16, 140) + tie("a.trailing = b.trailing")
        + tie("a.trailing = b.trailing + \(points)"))
    #expect(try conflicts(in: scene).contains { $0.counts } == counts)
  }

  private func conflicts(in scene: Scene) throws -> [ResizeCertificate.Finding] {
    let document = try InterfaceDocument(parsing: Array(scene.text.utf8))
    let island = try #require(document.islands.first)
    let stages = DocumentStages(document)
    let shown = ShownAtSizes(
      [(stages, InterfaceStage.Preferences())], Array(scene.text.utf8), regime: .iPhoneWindow,
      code: AppCode())
    let proof = SceneRegionProof(of: island, in: stages, widths: 320...500, heights: 550...700)
    let found = ResizeCertificate.Screen(
      proof, language: nil, file: "A.storyboard", rootID: "root",
      reach: WindowRegime.iPhoneWindow.reach.map(\.sizes), saved: island.designedSize,
      shown: shown.test(of: island)
    ).findings.filter { $0.kind == .conflict }
    #expect(!found.isEmpty)
    return found
  }

  @Test func `what the saved size has, too, is not caused by resizing`() throws {
    // The screen was saved at 375 × 667: 420 points do not fit there, and 370 do.
    let asSaved = try found(button("Pay")).filter(\.counts)
    #expect(!asSaved.isEmpty && asSaved.allSatisfy { $0.isAsSaved && !$0.isByResizing })
    let resized = try found(button("Pay", width: 370)).filter(\.counts)
    #expect(!resized.isEmpty && resized.allSatisfy { !$0.isAsSaved && $0.isByResizing })
  }

  @Test(arguments: [2, 3, 5])
  func `screens without constraints that break are one finding from three on`(count: Int) throws {
    let scenes = (0..<count).map { number in
      """
      <scene sceneID="s\(number)"><objects><viewController id="c\(number)" sceneMemberID="viewController">
      <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <button fixedFrame="YES" buttonType="system" id="b\(number)"><rect key="frame" x="200" y="100" width="160" height="44"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <state key="normal" title="Pay"/></button></subviews></view></viewController></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><scenes>\(scenes.joined())</scenes></document>
      """
    let bytes = Array(text.utf8)
    let found = SizeFindings.result(
      of: try InterfaceDocument(parsing: bytes), MarkupIndex(bytes), file: "A.storyboard")
    #expect(found.findings.count == (count < 3 ? count : 1), "\(found.findings.map(\.message))")
    if count > 3 { #expect(found.findings.first?.message.contains("and 2 more") == true) }
  }

  @Test(arguments: [(440, true), (100, false)])
  func `what an iPhone in landscape alone has is found there`(height: Int, isFound: Bool) throws {
    // Required and 100 high, but in landscape as high as the argument says.
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="tall">\
      <rect key="frame" x="20" y="100" width="100" height="100"/><constraints>\
      <constraint firstAttribute="width" constant="100" id="tw"/>\
      <constraint firstAttribute="height" constant="100" id="th">\
      <variation key="heightClass=compact" constant="\(height)"/></constraint></constraints></view></subviews>
      """
    let placed = """
      <constraint firstItem="tall" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="tl"/>\
      <constraint firstItem="tall" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="tt"/>\
      <constraint firstItem="root" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="tall" \
      secondAttribute="bottom" constant="10" id="tb"/>
      """
    let text = Scratch.document.replacing("</subviews>", with: view)
      .replacing(
        "<constraint firstItem=\"box\" firstAttribute=\"leading\"",
        with: "\(placed)<constraint firstItem=\"box\" firstAttribute=\"leading\""
      )
      .replacing("width=\"320\" height=\"480\"", with: "width=\"375\" height=\"667\"")
      .replacing("retina3_5", with: "retina4_7")
      .replacing("useAutolayout=\"YES\"", with: "useAutolayout=\"YES\" useTraitCollections=\"YES\"")
    let document = try InterfaceDocument(parsing: Array(text.utf8))
    let found = SizeFindings.result(of: document, MarkupIndex(Array(text.utf8)), file: "A.xib")
    let told = found.findings.filter { $0.message.contains("on iPhones in landscape") }
    #expect(told.isEmpty != isFound, "\(found.findings.map(\.message))")
    var upright = AppWindows()
    upright.orientations = [.portrait]
    let none = SizeFindings.result(
      of: document, MarkupIndex(Array(text.utf8)), file: "A.xib", windows: upright)
    #expect(!none.findings.contains { $0.message.contains("landscape") })
  }

  @Test func `each occurrence is a display or window in which the view is outside`() throws {
    let findings = try found(button("Pay")).filter(\.counts)
    let occurrences = findings.flatMap(\.occurrences)
    #expect(
      occurrences.contains { $0.kind == .device } && occurrences.contains { $0.kind == .window })
    // 420 points in the middle, in whatever safe area: outside where more than the accuracy of measuring is missing.
    for occurrence in occurrences { #expect(occurrence.size.width < 420, "\(occurrence.words)") }
    let narrow = AppWindows().places(in: .iPhoneWindow).filter { place in
      if case .display(let device, let orientation) = place.setting {
        let missing = (420 - Double(device.size(in: orientation).width)) / 2
        return missing > LayoutTolerance.measuring(420)
      }
      return false
    }
    for finding in findings {
      let displays = finding.occurrences.filter(\.kind.isDisplay).map(\.words)
      #expect(Set(displays) == Set(narrow.map(\.words)))
      #expect(!finding.occurrences.contains { $0.kind == .simulator })
      #expect(finding.occurrenceWords.contains("; in a window of an iPhone app"))
    }
  }

  @Test func `a text that is never shown is no alarm, and the same sentence is`() throws {
    // The text fits into the saved width of 375, and not into 320.
    func found(_ text: String) throws -> [ResizeCertificate.Finding] {
      let label = wide("label", "text=\"\(text)\"").replacing(
        "<constraint firstAttribute=\"width\" constant=\"420\" id=\"ww\"/>", with: "")
      return try self.found(label)
    }
    let key = try found("settings.privacy.of.friends.in.all.our.lists.message")
    #expect(!key.isEmpty && key.allSatisfy { !$0.counts })
    let sentence = try found("Settings of the privacy of friends in all our lists")
    #expect(sentence.contains { $0.counts })
  }

  @Test(
    arguments: [
      ([], true), (["first"], true), (["first", "other"], true), (["first", "second"], false),
    ] as [(OutletNames, Bool)])
  func `of views in a stack view that code hides and shows, one is shown`(
    hidden: OutletNames, counts: Bool
  ) throws {
    let buttons = ["one", "two"].map { id in
      """
      <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" x="\(id == "one" ? 0 : 180)" y="0" width="180" height="44"/><constraints>\
      <constraint firstAttribute="width" constant="180" id="w-\(id)"/></constraints>\
      <state key="normal" title="Pay"/></button>
      """
    }
    // Both fit into the saved width of 375, and one into 320.
    let stack = """
      <stackView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="wide">\
      <rect key="frame" x="7.5" y="100" width="360" height="44"/><subviews>\(buttons.joined())</subviews>\
      <constraints><constraint firstAttribute="height" constant="44" id="wh"/></constraints><connections>\
      <outlet property="first" destination="one" id="o-1"/><outlet property="second" destination="two" id="o-2"/>\
      </connections></stackView>
      """
    var code = AppCode()
    code.hidden = hidden
    #expect(try found(stack, code).contains { $0.counts } == counts)
  }

  @Test func `a control beyond an edge is an alarm, and a decoration is not`() throws {
    let button = try found(
      wide("button", "opaque=\"NO\"").replacing(
        "</button>", with: "<state key=\"normal\" title=\"Pay\"/></button>"))
    #expect(!button.isEmpty && button.contains { $0.counts })
    let image = try found(wide("imageView"))
    #expect(!image.isEmpty && image.allSatisfy { $0.isReachable && !$0.counts })
  }

  @Test(arguments: ["customClass=\"Header\"", "storyboardIdentifier=\"Header\""])
  func `a controller that code shows in another one or nothing shows is no screen`(
    name: String
  ) throws {
    let segue = """
      <connections><segue destination="header" kind="show" identifier="s" id="sg"/></connections>
      """
    func fills(
      _ connections: String, initial: String = "other",
      _ shown: AppCode = AppCode(parts: ["Header"])
    ) throws -> Bool {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
        <scenes><scene sceneID="a"><objects><viewController id="other" sceneMemberID="viewController">
        <view key="view" id="root-a"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        \(connections)</viewController></objects></scene>
        <scene sceneID="b"><objects><viewController id="header" \(name) sceneMemberID="viewController">
        <view key="view" id="root-b"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        </viewController></objects></scene></scenes></document>
        """
      let document = try InterfaceDocument(parsing: Array(text.utf8))
      var windows = AppWindows()
      windows.code = shown
      let island = try #require(document.islands.first { $0.root.id == "root-b" })
      #expect(InterfaceStage(document).fillsWindow(island))
      return InterfaceStage(document).fillsWindow(island, of: windows)
    }
    #expect(try !fills(""))
    #expect(try fills(segue))
    #expect(try fills("", initial: "header"))
    #expect(try !fills(segue, AppCode(unshown: ["header"])))
    #expect(try fills("", AppCode()))
    // A popup has its own size wherever code shows it, and none where it is pushed.
    var code = AppCode()
    code.popups = ["Header"]
    #expect(try !fills("", code))
    #expect(try !fills("", initial: "header", code))
    #expect(try fills(segue, code))
  }

  @Test func `a window gives a screen its size, and a view that loads its own xib does not get it`()
    throws
  {
    func fills(_ document: InterfaceDocument) throws -> Bool {
      InterfaceStage(document).fillsWindow(try #require(document.islands.first))
    }
    #expect(try fills(try document("")))
    let television = Scratch.document.replacing("iOS.CocoaTouch", with: "AppleTV")
    #expect(try !fills(try InterfaceDocument(parsing: Array(television.utf8))))
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CLASS"><connections>\
      <outlet property="view" destination="root" id="o"/></connections></placeholder>
      """
    #expect(try fills(try document("", owner: owner.replacing("CLASS", with: "PayViewController"))))
    #expect(try !fills(try document("", owner: owner.replacing("CLASS", with: "PayBanner"))))
  }

  @Test func `a conflict that code can end by an outlet is no alarm, unless the saved size has it`()
    throws
  {
    func counts(_ width: Int, outlet: Bool, _ code: AppCode = AppCode()) throws -> [Bool] {
      let view = wide("view").replacing("420", with: "\(width)")
      let edges = """
        <constraint firstItem="wide" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="near"/>\
        <constraint firstItem="root" firstAttribute="trailing" secondItem="wide" secondAttribute="trailing" constant="16" id="far"/>\
        <constraint firstItem="wide" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="up"/>
        """
      let text = Scratch.document.replacing(
        "<objects>", with: "<objects>\(owner(outlet ? "width" : nil))"
      )
      .replacing("</subviews>", with: "\(view)</subviews>")
      .replacing(
        "<constraint firstItem=\"box\" firstAttribute=\"leading\"",
        with: "\(edges)<constraint firstItem=\"box\" firstAttribute=\"leading\""
      )
      .replacing("width=\"320\" height=\"480\"", with: "width=\"375\" height=\"667\"")
      .replacing("retina3_5", with: "retina4_7")
      let document = try InterfaceDocument(parsing: Array(text.utf8))
      let island = try #require(document.islands.first)
      let stages = DocumentStages(document)
      let shown = ShownAtSizes(
        [(stages, InterfaceStage.Preferences())], Array(text.utf8), regime: .iPhoneWindow,
        code: code)
      return ResizeCertificate.Screen(
        SceneRegionProof(of: island, in: stages, widths: 320...500, heights: 550...700),
        language: nil, file: "A.xib", rootID: "root",
        reach: WindowRegime.iPhoneWindow.reach.map(\.sizes), saved: island.designedSize,
        shown: shown.test(of: island)
      ).findings.filter { $0.kind == .conflict && $0.constraints.contains { $0.id == "ww" } }
        .map(\.counts)
    }
    // 343 points are what the saved width of 375 leaves.
    let fitting = try (counts(343, outlet: true), counts(343, outlet: false))
    #expect(!fitting.0.isEmpty && !fitting.0.contains(true) && fitting.1.contains(true))
    #expect(try counts(300, outlet: true).contains(true))
    #expect(
      try !counts(300, outlet: true, AppCode(constants: ["width": [nil]])).contains(true))
  }

  @Test(arguments: [(768, 1024, true), (1024, 704, true), (320, 480, false), (600, 600, false)])
  func `a document without a device is for the screen that it was drawn on`(
    width: Int, height: Int, isPad: Bool
  ) throws {
    let device = try Regex("<device [^>]*/>")
    let text = Scratch.document.replacing(device, with: "")
      .replacing("width=\"320\" height=\"480\"", with: "width=\"\(width)\" height=\"\(height)\"")
    let document = try InterfaceDocument(parsing: Array(text.utf8))
    #expect(document.device == nil)
    #expect(WindowRegime.current(for: document) == (isPad ? .iPadWindow : .iPhoneWindow))
  }

  @Test func `an overlap occurs where both of its views overlap each other`() throws {
    func label(_ id: String, _ y: Int) -> String {
      """
      <label text="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" x="20" y="\(y)" width="100" height="40"/><constraints>\
      <constraint firstAttribute="width" constant="100" id="\(id)w"/>\
      <constraint firstAttribute="height" constant="40" id="\(id)h"/></constraints></label>
      """
    }
    func place(_ id: String, _ edge: String, _ constant: Int) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="20" id="\(id)l"/><constraint firstItem="\(id)" firstAttribute="\(edge)" secondItem="root" \
      secondAttribute="\(edge)" constant="\(constant)" id="\(id)e"/>
      """
    }
    // The low one overlaps the first in windows up to 610 high, and the second from 600 to 680.
    let text = Scratch.document
      .replacing(
        "</subviews>",
        with: "\(label("one", 500))\(label("two", 570))\(label("low", 600))</subviews>"
      )
      .replacing(
        "<constraint firstItem=\"box\" firstAttribute=\"leading\"",
        with: place("one", "top", 500) + place("two", "top", 570) + place("low", "bottom", -27)
          + "<constraint firstItem=\"box\" firstAttribute=\"leading\""
      )
      .replacing("width=\"320\" height=\"480\"", with: "width=\"375\" height=\"812\"")
      .replacing("retina3_5", with: "retina5_9")
    let document = try InterfaceDocument(parsing: Array(text.utf8))
    let island = try #require(document.islands.first)
    let stages = DocumentStages(document)
    let proof = SceneRegionProof(of: island, in: stages, widths: 320...500, heights: 550...900)
    let shown = ShownAtSizes(
      [(stages, InterfaceStage.Preferences())], Array(text.utf8), regime: .iPhoneWindow,
      code: AppCode())
    let screen = ResizeCertificate.Screen(
      proof, language: nil, file: "A.xib", rootID: "root",
      reach: WindowRegime.iPhoneWindow.reach.map(\.sizes), saved: island.designedSize,
      shown: shown.test(of: island), occurs: shown.occurrences(of: island, in: AppWindows()))
    for finding in screen.findings where finding.kind == .overlap {
      let top = finding.subjects.contains("one") ? 500.0 : 570
      for occurrence in finding.occurrences {
        let low = occurrence.size.height - 67
        #expect(top < low + 40 && low < top + 40, "\(finding.subjects): \(occurrence)")
      }
    }
    #expect(screen.findings.filter { $0.kind == .overlap && !$0.occurrences.isEmpty }.count == 2)
  }

  /// A label 60 points high below an image of which code moves the top edge, which the document has at the root's.
  @Test(arguments: [(nil, false), (0, true), (64, false)] as [(Double?, Bool)])
  func `a constant of 0 that code replaces moves what hangs on it`(
    value: Double?, counts: Bool
  ) throws {
    let scene = Scene(
      views: box("image", 0, 0, 375, 500, constraints: tie("image.height = 500"))
        + label("pay", "Pay", 16, 540, 100, 44, constraints: tie("pay.height = 44")),
      constraints: tie("image.top = root.top", id: "gap") + tie("image.leading = root.leading")
        + tie("root.trailing = image.trailing") + tie("pay.top = image.bottom + 40")
        + tie("pay.leading = root.leading + 16"),
      connections: "<outlet property=\"gapAbove\" destination=\"gap\" id=\"o\"/>")
    let document = try InterfaceDocument(parsing: Array(scene.text.utf8))
    let code = AppCode(constants: ["gapAbove": [value]])
    var windows = AppWindows()
    windows.code = code
    let found = SizeFindings.result(
      of: document, MarkupIndex(Array(scene.text.utf8)), file: "Main.storyboard", windows: windows)
    #expect(found.findings.contains { $0.message.contains("'Pay'") } == counts)
  }

  @Test func `autoresizing masks are in no conflict`() throws {
    // At widths below 468 the view would have a negative width.
    let text = Scratch.document.replacing("useAutolayout=\"YES\"", with: "")
      .replacing("width=\"320\" height=\"480\"", with: "width=\"768\" height=\"1024\"")
      .replacing(
        "</subviews>",
        with: """
          <view id="wide"><rect key="frame" x="400" y="100" width="300" height="100"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews>
          """)
    let document = try InterfaceDocument(parsing: Array(text.utf8))
    let island = try #require(document.islands.first)
    let proof = SceneRegionProof(
      of: island, in: DocumentStages(document), widths: 320...800, heights: 550...1000)
    #expect(proof.cases.allSatisfy { $0.proof.findings.allSatisfy { $0.kind != .conflict } })
  }

  @Test func `a xib without a name has that of its file`() throws {
    let text = Scratch.document
      .replacing("<objects>", with: "<objects>\(owner(nil))")
      .replacing("</subviews>", with: "\(button("Pay", width: 370))</subviews>")
      .replacing(
        "<constraint firstItem=\"box\" firstAttribute=\"leading\"",
        with: "\(centered)<constraint firstItem=\"box\" firstAttribute=\"leading\""
      )
      .replacing("width=\"320\" height=\"480\"", with: "width=\"375\" height=\"667\"")
      .replacing("retina3_5", with: "retina4_7")
    let document = try InterfaceDocument(parsing: Array(text.utf8))
    let found = SizeFindings.result(
      of: document, MarkupIndex(Array(text.utf8)), file: "App/Start.xib"
    ).findings
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.message.hasPrefix("\"Start\" breaks when resized") })
  }
}
