import InterfaceCanvas
import TestSupport
import Testing

@testable import InterfaceLinter

@MainActor
@Suite struct FixedWidthTextTests {
  @Test(.rules("ibdocuments:L8"))
  func `a width in which a translation does not fit is reported`() throws {
    let scene = Scene(
      views: label("a", "Settings", constraints: tie("a.width = 70")), constraints: corner("a"))
    #expect(try scene.findings("fixed-width-text").map(\.objectID) == ["awidth70"])
  }

  @Test func `space to spare is no risk`() throws {
    let scene = Scene(
      views: label("a", "Settings", constraints: tie("a.width = 200")), constraints: corner("a"))
    #expect(try scene.findings("fixed-width-text").isEmpty)
  }

  @Test(arguments: [
    "12:34", "Label", "★", "0x3b5cao…43439442", "Настройки", "Einführung", "name@example.com",
    "1,250.00 USD", "KWD 12.000", "1BvBMSEYetqE",
  ])
  func `digits, signs and placeholders are not translated`(text: String) throws {
    let scene = Scene(
      views: label("a", text, constraints: tie("a.width = 20")), constraints: corner("a"))
    #expect(try scene.findings("fixed-width-text").isEmpty)
  }

  @Test func `a width that code holds may change`() throws {
    let scene = Scene(
      views: label("a", "Settings", constraints: tie("a.width = 70")), constraints: corner("a"),
      connections: "<outlet property=\"width\" destination=\"awidth70\" id=\"outlet\"/>")
    #expect(try scene.findings("fixed-width-text").isEmpty)
  }
}

@MainActor
@Suite struct UntranslatedTests {
  /// The languages of an app, and whether the document is translated.
  @Test(
    arguments: [
      (["en", "de"], true, FindingSeverity.warning), (["en", "de"], false, nil),
      (["en"], true, .note), ([], true, .warning), ([], false, .note),
      (["en", "zh-Hans"], true, nil),
      (["en", "ar", "he", "th", "ja"], true, nil), (["en", "ar", "ru"], true, .warning),
    ] as [([String], Bool, FindingSeverity?)])
  func `what a translation would do depends on the languages of the app`(
    languages: [String], isTranslated: Bool, severity: FindingSeverity?
  ) throws {
    let scene = Scene(
      views: label("a", "Username", 16, 40, 80) + label("b", "Guest", 110, 40, 50)
        + label("c", "Settings", 16, 80, 70, constraints: tie("c.width = 70")),
      constraints: corner("a") + corner("b", 110, 40) + corner("c", 16, 80))
    var linter = Linter()
    linter.windows.isTranslated = isTranslated
    linter.windows.languages = Set(languages)
    let found = try linter.lint(Array(scene.text.utf8), file: "Main.storyboard").findings
    for rule in ["missing-trailing", "fixed-width-text"] {
      #expect(
        found.filter { $0.ruleID == rule }.map(\.severity) == [severity].compactMap(\.self),
        "\(found)")
    }
  }

  @Test func `a text of another language than English does not grow as English ones do`() throws {
    var linter = Linter()
    (linter.windows.languages, linter.windows.developmentLanguage) = (["de", "fr"], "de")
    let scene = Scene(
      views: label("c", "Settings", 16, 80, 70, constraints: tie("c.width = 70")),
      constraints: corner("c", 16, 80))
    let found = try linter.lint(Array(scene.text.utf8), file: "Main.storyboard").findings
    #expect(!found.contains { $0.ruleID == "fixed-width-text" })
  }
}

@MainActor
@Suite struct MissingEdgeTests {
  @Test(.rules("ibdocuments:L10"))
  func `a text that would grow over its neighbour lacks a trailing constraint`() throws {
    let scene = Scene(
      views: label("a", "Username", 16, 40, 80) + label("b", "Guest", 110, 40, 50),
      constraints: corner("a") + corner("b", 110, 40))
    let found = try scene.findings("missing-trailing")
    #expect(found.map(\.objectID) == ["a"])
    #expect(
      found.first?.message.hasPrefix(
        "Trailing constraint is missing, which may cause overlapping with other views") == true)
  }

  @Test func `a text with space on the whole line is safe`() throws {
    let scene = Scene(views: label("a", "Username"), constraints: corner("a"))
    #expect(try scene.findings("missing-trailing").isEmpty)
  }

  @Test func `the neighbour's constraint to it counts`() throws {
    let scene = Scene(
      views: label("a", "Username", 16, 40, 80) + label("b", "Guest", 110, 40, 50),
      constraints: corner("a") + tie("b.leading >= a.trailing + 8") + tie("b.top = a.top")
        + tie("root.trailing = b.trailing + 16"))
    #expect(try scene.findings("missing-trailing").isEmpty)
  }

  @Test(.rules("ibdocuments:L9"))
  func `a text at the end of a line lacks a leading constraint`() throws {
    let scene = Scene(
      views: label("b", "Guest", 110, 40, 230) + label("a", "Username", 279, 40, 80),
      constraints: corner("b", 220, 40) + tie("a.top = root.top + 40")
        + tie("root.trailing = a.trailing + 16"))
    #expect(try scene.findings("missing-leading").map(\.objectID) == ["a"])
  }
}

@MainActor
@Suite struct LeftRightTests {
  @Test(.rules("ibdocuments:L12"))
  func `left is reported with the word to use`() throws {
    let scene = Scene(
      views: box("box", constraints: tie("box.width = 100") + tie("box.height = 50")),
      constraints: tie("box.left = root.left + 16") + tie("box.top = root.top"))
    let found = try scene.findings("left-right")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasSuffix("should use leading instead of left.") == true)
  }

  @Test func `both sides alike are a note`() throws {
    let scene = Scene(
      views: box("box", constraints: tie("box.height = 50")),
      constraints: tie("box.left = root.left + 16") + tie("root.right = box.right + 16")
        + tie("box.top = root.top"))
    #expect(try scene.findings("left-right").map(\.severity) == [.note, .note])
  }

  @Test func `content that never mirrors may say left`() throws {
    let scene = Scene(
      views: box(
        "box", attributes: "semanticContentAttribute=\"playback\"",
        constraints: tie("box.width = 100") + tie("box.height = 50")),
      constraints: tie("box.left = root.left + 16") + tie("box.top = root.top"))
    #expect(try scene.findings("left-right").isEmpty)
  }
}

@MainActor
@Suite struct NoConstraintsTests {
  @Test(.rules("ibdocuments:L7, DT8"))
  func `a text with a fixed frame among constrained views is reported`() throws {
    let fixed = """
      <label fixedFrame="YES" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="16" y="100" width="80" height="21"/></label>
      """
    let scene = Scene(views: fixed + label("b", "Value"), constraints: corner("b"))
    let found = try scene.findings("no-constraints")
    #expect(found.map(\.objectID) == ["a"])
    // It fits at every size.
    #expect(found.map(\.severity) == [.note])
  }

  /// A label's frame, whether it is an outlet's, and a part of the message.
  @Test(arguments: [
    ("x=\"310\" y=\"100\" width=\"46\" height=\"21\"", "beyond \"View\" at 320 × 568"),
    ("x=\"16\" y=\"580\" width=\"80\" height=\"21\"", "beyond \"View\" at 320 × 568"),
    ("x=\"16\" y=\"400\" width=\"80\" height=\"21\"", "is in the lower half"),
    ("x=\"165\" y=\"100\" width=\"55\" height=\"21\"", "is not at the left"),
    ("x=\"150\" y=\"200\" width=\"55\" height=\"21\"", "meets \"Far\" at 320 × 568"),
    ("x=\"16\" y=\"100\" width=\"50\" height=\"21\"", "code can set"),
  ])
  func `a fixed frame that does damage at some size is a warning`(
    frame: String, words: String
  ) throws {
    let fixed = """
      <label fixedFrame="YES" text="Name" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" \
      id="a"><rect key="frame" \(frame)/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" \
      flexibleMaxY="YES"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let scene = Scene(
      views: fixed + label("b", "Far", 240, 200, 30),
      constraints: tie("b.trailing = root.trailing - 135") + tie("b.top = root.top + 200"),
      connections: words.contains("code")
        ? "<outlet property=\"name\" destination=\"a\" id=\"outlet\"/>" : "")
    let found = try scene.findings("no-constraints")
    #expect(found.map(\.severity) == [.warning], "\(found)")
    #expect(found.first?.message.contains(words) == true, "\(found)")
  }

  @Test(arguments: ["nameLabel", "otherLabel"])
  func `an outlet that code constrains is not reported`(name: String) throws {
    let fixed = """
      <label fixedFrame="YES" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="16" y="100" width="80" height="21"/></label>
      """
    let scene = Scene(
      views: fixed + label("b", "Value"), constraints: corner("b"),
      connections: "<outlet property=\"nameLabel\" destination=\"a\" id=\"outlet\"/>")
    var linter = Linter()
    linter.windows.code.constrainedOutlets = ["Screen": [name]]
    let text = scene.text.replacing(
      "<viewController ", with: "<viewController customClass=\"Screen\" ")
    let found = try linter.lint(Array(text.utf8), file: "Main.storyboard").findings
    #expect(found.contains { $0.ruleID == "no-constraints" } == (name != "nameLabel"))
  }

  @Test(arguments: ["nameLabel", "otherLabel"])
  func
    `what is open for an outlet that code constrains, or for what depends on it, is left to code`(
      name: String
    ) throws
  {
    let scene = Scene(
      views: box("a", 16, 40, 80, 20, constraints: tie("a.height = 20"))
        + box("b", 16, 70, 80, 20, constraints: tie("b.height = 20")),
      constraints: corner("a") + tie("b.leading = a.trailing") + tie("b.width = a.width")
        + tie("b.top = a.bottom"),
      connections: "<outlet property=\"nameLabel\" destination=\"a\" id=\"outlet\"/>")
    var linter = Linter()
    linter.windows.code.constrainedOutlets = ["Screen": [name]]
    let text = scene.text.replacing(
      "<viewController ", with: "<viewController customClass=\"Screen\" ")
    let found = try linter.lint(Array(text.utf8), file: "Main.storyboard").findings
    #expect(found.contains { $0.ruleID == "ambiguous-layout" } == (name != "nameLabel"))
  }

  /// The severities of a rule for a scene with an outlet to its view `a`.
  private func severities(
    _ rule: String, _ views: String, _ constraints: String, _ code: AppCode
  ) throws -> [FindingSeverity] {
    let scene = Scene(
      views: views, constraints: constraints,
      connections: "<outlet property=\"shown\" destination=\"a\" id=\"outlet\"/>")
    var linter = Linter()
    linter.windows.code = code
    return try linter.lint(Array(scene.text.utf8), file: "Main.storyboard").findings
      .filter { $0.ruleID == rule }.map(\.severity)
  }

  @Test func `an image, text or size of content that code sets is not that of the document`() throws
  {
    let image = """
      <imageView translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="16" y="40" width="80" height="20"/></imageView>
      """
    let own = AppCode(texts: ["shown"], images: ["shown"], contentSizes: ["shown"])
    let other = AppCode(texts: ["other"], images: ["other"], contentSizes: ["other"])
    #expect(try severities("ambiguous-layout", image, corner("a"), own) == [])
    #expect(try severities("ambiguous-layout", image, corner("a"), other) == [.error])
    let text = label("a", "Settings", constraints: tie("a.width = 70"))
    #expect(try severities("fixed-width-text", text, corner("a"), own) == [])
    #expect(try severities("fixed-width-text", text, corner("a"), other) == [.warning])
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(box("b", 0, 0, 100, 50, constraints: tie("b.height = 50")))</subviews>
      <constraints>\(tie("b.top = a.top"))\(tie("b.leading = a.leading"))</constraints></scrollView>
      """
    let edges = ["top", "leading", "bottom", "trailing"].map { tie("a.\($0) = root.\($0)") }
      .joined()
    #expect(try severities("ambiguous-scrollable-content", scroll, edges, own) == [])
    #expect(try !severities("ambiguous-scrollable-content", scroll, edges, other).isEmpty)
  }

  /// A class that may give its views an intrinsic content size, by its attributes in the document.
  @Test(arguments: [
    ("customClass=\"Tags\" customModule=\"TagKit\"", FindingSeverity.note),
    ("customClass=\"Tags\" customModule=\"App\" customModuleProvider=\"target\"", .error),
    ("customClass=\"Badge\" customModule=\"App\" customModuleProvider=\"target\"", .note),
    ("", .error),
  ])
  func `the size that another module or code gives a view is left to it`(
    attributes: String, severity: FindingSeverity
  ) throws {
    let view = box("a", 16, 40, 80, 20, attributes: "ambiguous=\"YES\" \(attributes)")
    var code = AppCode()
    code.selfSized = ["Badge"]
    #expect(try severities("ambiguous-layout", view, corner("a"), code) == [severity])
  }

  /// A plain view whose class is a slider, and a label, which is measured in the document.
  @Test(arguments: [
    ("Slider", FindingSeverity.note), ("Plain", .error),
  ])
  func `a view whose class inherits from a control has the control's size`(
    name: String, severity: FindingSeverity
  ) throws {
    let attributes = "customClass=\"\(name)\" customModuleProvider=\"target\""
    let view = box("a", 16, 40, 80, 20, attributes: "ambiguous=\"YES\" \(attributes)")
    var code = AppCode()
    code.contentSized = ["Slider"]
    #expect(try severities("ambiguous-layout", view, corner("a"), code) == [severity])
  }

  @Test func `what is wrong in a xib that nothing loads is a note for every check`() throws {
    let text = Scratch.document.replacing(
      "<constraint firstAttribute=\"height\"",
      with: "<constraint firstAttribute=\"width\" constant=\"90\" id=\"v\"/>"
        + "<constraint firstAttribute=\"height\"")
    var checker = DocumentChecker(linter: Linter())
    func severities() throws -> Set<FindingSeverity> {
      Set(try checker.check(Array(text.utf8), file: "/App/Old.xib").findings.map(\.severity))
    }
    #expect(try severities().contains(.error))
    checker.windows.code.isLoaded = false
    #expect(try severities() == [.note])
  }

  @Test func `a frame that code sets of a view without constraints is left to it`() throws {
    let masked = """
      <label text="A long text that does not fit at all" id="a"><rect key="frame" x="300" y="100" width="200" height="21"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
      """
    var code = AppCode()
    #expect(try !severities("outside-superview", masked, "", code).isEmpty)
    code.frames = ["shown"]
    #expect(try severities("outside-superview", masked, "", code) == [])
    let constrained = label("a", "Save", 300, 100, 200)
    let far = tie("a.leading = root.leading + 300") + tie("a.top = root.top + 100")
    #expect(
      try severities("outside-superview", constrained, far + tie("a.width = 200"), code)
        == severities("outside-superview", constrained, far + tie("a.width = 200"), AppCode()))
  }

  @Test func `a scene laid out by masks throughout is not reported`() throws {
    let masked = """
      <label text="Name" id="a"><rect key="frame" x="16" y="100" width="80" height="21"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
      """
    #expect(try Scene(views: masked).findings("no-constraints").isEmpty)
  }
}
