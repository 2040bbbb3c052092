import Testing

@testable import InterfaceLinter

@MainActor
@Suite struct ClippedTextTests {
  @Test func `a text wider than its label is clipped`() throws {
    let scene = Scene(
      views: label("a", "Forgot your password?", 16, 40, 60, constraints: tie("a.width = 60")),
      constraints: corner("a"))
    let found = try scene.findings("clipped-text")
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("and has 60.") == true)
  }

  @Test(arguments: [" ", "\u{2003} "])
  func `blanks need nothing, as in a label that is a line`(text: String) throws {
    let scene = Scene(
      views: label("a", text, 16, 40, 343, 1, constraints: tie("a.height = 1")),
      constraints: corner("a") + tie("root.trailing = a.trailing + 16"))
    #expect(try scene.findings("clipped-text").isEmpty)
  }

  @Test(arguments: [("9", 0), ("OK", 0), ("jg", 1)])
  func `a text without descenders needs less height`(text: String, count: Int) throws {
    let scene = Scene(
      views: label("a", text, 16, 40, 60, 13, constraints: tie("a.height = 13")),
      constraints: corner("a"))
    #expect(try scene.findings("clipped-text").count == count)
  }

  @Test(arguments: [
    "numberOfLines=\"2\"", "numberOfLines=\"0\"", "hidden=\"YES\"", "customClass=\"Marquee\"",
  ])
  func `what wraps or does not show is not clipped`(attributes: String) throws {
    let scene = Scene(
      views: label(
        "a", "Forgot your password?", attributes: attributes, constraints: tie("a.width = 60")),
      constraints: corner("a"))
    #expect(try scene.findings("clipped-text").isEmpty)
  }

  @Test func `a font that shrinks as far as it must is not clipped`() throws {
    func scene(_ attributes: String) -> Scene {
      Scene(
        views: label(
          "a", "Forgot your password?", shrinks: true, attributes: attributes,
          constraints: tie("a.width = 100")),
        constraints: corner("a"))
    }
    #expect(try scene("minimumFontSize=\"9\"").findings("clipped-text").isEmpty)
    #expect(try scene("minimumScaleFactor=\"0.9\"").findings("clipped-text").count == 1)
  }

  @Test func `a saved frame in which the text fits says that our measuring is off`() throws {
    let scene = Scene(
      views: label("a", "Forgot your password?", 16, 40, 343),
      constraints: corner("a") + tie("a.trailing = root.leading + 100"))
    #expect(try scene.findings("clipped-text").isEmpty)
  }

  // As in `prove`; a quarter of all lines was accepted.
  @Test func `a text of four lines that lacks one of them is clipped`() throws {
    let scene = Scene(
      views: label(
        "a", "One two three four five six seven eight nine ten", 16, 40, 120, 62,
        attributes: "numberOfLines=\"0\"",
        constraints: tie("a.width = 120") + tie("a.height = 62")),
      constraints: corner("a"))
    #expect(try scene.findings("clipped-text").map(\.detail) == ["height"])
  }

  @Test func `a low label cuts its lines`() throws {
    let scene = Scene(
      views: label("a", "Name", 16, 40, 50, 10, constraints: tie("a.height = 10")),
      constraints: corner("a"))
    #expect(try scene.findings("clipped-text").map(\.detail) == ["height"])
  }
}

@MainActor
@Suite struct OverlappingViewsTests {
  @Test func `letters over letters are reported with the view below`() throws {
    let scene = Scene(
      views: label("a", "A long first name", 16, 40, 150, constraints: tie("a.width = 150"))
        + label("b", "Another one", 100, 44, 100, constraints: tie("b.width = 100")),
      constraints: corner("a") + corner("b", 100, 44))
    let found = try scene.findings("overlapping-views")
    #expect(found.count == 1)
    #expect(found.first?.objectID == "b")
    #expect(found.first?.related.map(\.objectID) == ["a"])
  }

  @Test func `two alternatives in one place are meant`() throws {
    let scene = Scene(
      views: label("a", "On", 16, 40, 30) + label("b", "Off", 16, 40, 30),
      constraints: corner("a") + corner("b"))
    #expect(try scene.findings("overlapping-views").isEmpty)
  }

  @Test(arguments: [(["a", "b"], true), (["a"], false), ([], false)])
  func `two of one size in one row are states if code refers to both`(
    outlets: [String], areStates: Bool
  ) throws {
    var scene = Scene(
      views: button("a", "Open", 40, 40, 120, constraints: tie("a.width = 120"))
        + button("b", "Close", 110, 40, 120, constraints: tie("b.width = 120")),
      constraints: corner("a", 40) + corner("b", 110))
    scene.connections = outlets.map {
      "<outlet property=\"\($0)Button\" destination=\"\($0)\" id=\"out-\($0)\"/>"
    }.joined()
    #expect(try scene.findings("overlapping-views").isEmpty == areStates)
  }

  @Test(arguments: ["OK", "A long title of a button"])
  func `buttons that masks stretch over each other are a note on the canvas`(
    title: String
  ) throws {
    func button(_ id: String, _ x: Double, _ title: String) -> String {
      """
      <button buttonType="system" id="\(id)">
      <rect key="frame" x="\(x)" y="40" width="180" height="30"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
      <state key="normal" title="\(title)"/></button>
      """
    }
    let scene = Scene(views: button("a", 16, title) + button("b", 116, title))
    #expect(try scene.findings("overlapping-views").map(\.severity) == [.note])
  }

  /// Rows of titles, 18 high, in buttons that are 30 high.
  @Test(
    arguments: [(22.0, "", FindingSeverity.note), (10, "", .warning), (22, "0.5", .warning)])
  func `buttons whose titles are apart overlap by their empty space only`(
    distance: Double, background: String, severity: FindingSeverity
  ) throws {
    func button(_ id: String, _ title: String) -> String {
      let color = "<color key=\"backgroundColor\" white=\"\(background)\" alpha=\"1\"/>"
      return """
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="16" y="40" width="180" height="30"/>\(background.isEmpty ? "" : color)
        <constraints>\(tie("\(id).height = 30"))</constraints>
        <state key="normal" title="\(title)"/></button>
        """
    }
    let scene = Scene(
      views: button("a", "Reset your code") + button("b", "Forgot your password?"),
      constraints: corner("a", 16, 40) + corner("b", 30, 40 + distance))
    #expect(try scene.findings("overlapping-views").map(\.severity) == [severity])
  }

  @Test(arguments: [
    // Its title; whether it acts; whether the other view is a label.
    ("", false, false, 0), ("", true, false, 1), ("", true, true, 0), ("Open", false, false, 1),
  ])
  func `a button without anything to see covers nothing unless it takes touches of another`(
    title: String, acts: Bool, coversLabel: Bool, count: Int
  ) throws {
    let other =
      coversLabel
      ? label("a", "A long first name", 16, 40, 150, constraints: tie("a.width = 150"))
      : button("a", "A long first name", 16, 40, 150, constraints: tie("a.width = 150"))
    var scene = Scene(
      views: other + button("b", title, 100, 44, 120, constraints: tie("b.width = 120")),
      constraints: corner("a") + corner("b", 100, 44))
    if acts {
      scene.connections = "<outlet property=\"area\" destination=\"b\" id=\"out\"/>"
    }
    #expect(try scene.findings("overlapping-views").count == count)
  }

  // As in `prove`; up to four points were accepted.
  @Test func `two buttons that share two points overlap`() throws {
    let scene = Scene(
      views: button("a", "OK", 16, 40, 80, constraints: tie("a.width = 80"))
        + button("b", "Cancel", 94, 40, 80, constraints: tie("b.width = 80")),
      constraints: corner("a") + corner("b", 94, 40))
    #expect(try scene.findings("overlapping-views").map(\.detail) == ["a"])
  }

  // As in `prove`; what a stack view arranges was left out.
  @Test func `arranged views overlap where the spacing is negative`() throws {
    let buttons =
      button("a", "OK", 0, 0, 80, constraints: tie("a.width = 80"))
      + button("b", "Cancel", 60, 0, 80, constraints: tie("b.width = 80"))
    let scene = Scene(
      views: """
        <stackView opaque="NO" spacing="-20" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="16" y="40" width="140" height="30"/>
        <subviews>\(buttons)</subviews></stackView>
        """, constraints: corner("s"))
    #expect(try scene.findings("overlapping-views").map(\.detail) == ["a"])
  }

  @Test func `the empty end of a wide label covers nothing`() throws {
    let scene = Scene(
      views: label("a", "Name", 16, 40, 300, constraints: tie("a.width = 300"))
        + label("b", "Value", 200, 40, 60),
      constraints: corner("a") + corner("b", 200, 40))
    #expect(try scene.findings("overlapping-views").isEmpty)
  }
}

@MainActor
@Suite struct OutsideSuperviewTests {
  @Test func `a button beyond its superview cannot be touched there`() throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 100, 40,
        subviews: button("b", "OK", 60, 0, 80, 30, constraints: tie("b.width = 80")),
        constraints: tie("box.width = 100") + tie("box.height = 40") + tie("b.top = box.top")
          + tie("b.leading = box.leading + 60")),
      constraints: corner("box"))
    #expect(try scene.findings("outside-superview").map(\.detail) == ["right"])
  }

  /// A button of 70 points in a row of 30, whether something clips, and what else is there.
  @Test(arguments: [
    ("", "", FindingSeverity.note), ("clipsSubviews=\"YES\"", "", .warning), ("", "near", .note),
    ("", "button", .warning),
  ])
  func `a control that sticks out of a row is a note where nothing is missing`(
    attributes: String, other: String, severity: FindingSeverity
  ) throws {
    let scene = Scene(
      views: box(
        "box", 16, 80, 200, 30, attributes: attributes,
        subviews: button(
          "b", "Show", 100, -20, 80, 70,
          constraints: tie("b.width = 80") + tie("b.height = 70")),
        constraints: tie("box.width = 200") + tie("box.height = 30")
          + tie("b.centerY = box.centerY") + tie("b.leading = box.leading + 100"))
        + (other.isEmpty
          ? ""
          : other == "near"
            ? label("near", "Near", 116, 112, 80) : button("near", "Near", 116, 112)),
      constraints: corner("box", 16, 80) + (other.isEmpty ? "" : corner("near", 116, 112)))
    #expect(try scene.findings("outside-superview").map(\.severity) == [severity])
  }

  @Test(arguments: [(-4, 58, 0), (-12, 26, 1), (12, 58, 0), (30, 58, 1)])
  func `a label shows its lines, which it centers, and not the space around them`(
    top: Int, height: Int, count: Int
  ) throws {
    let text = label(
      "a", "Name", 0, 0, 60, Double(height), constraints: tie("a.height = \(height)"))
    let scene = Scene(
      views: box(
        "box", 16, 40, 100, 51, attributes: "clipsSubviews=\"YES\"",
        subviews: box("inner", 0, Double(top), 60, Double(height), subviews: text),
        constraints: tie("box.width = 100") + tie("box.height = 51")
          + tie("inner.bottom = box.top + \(top + height)") + tie("inner.leading = box.leading")
          + tie("a.top = inner.top") + tie("a.bottom = inner.bottom")
          + tie("a.leading = inner.leading") + tie("a.trailing = inner.trailing")),
      constraints: corner("box"))
    #expect(try scene.findings("outside-superview").count == count)
  }

  @Test func `a constraint that asks for it is no accident`() throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 100, 40,
        subviews: button("b", "OK", 60, 0, 80, 30, constraints: tie("b.width = 80")),
        constraints: tie("box.width = 100") + tie("box.height = 40") + tie("b.top = box.top")
          + tie("b.trailing = box.trailing + 40")),
      constraints: corner("box"))
    #expect(try scene.findings("outside-superview").isEmpty)
  }
}

@MainActor
@Suite struct ZeroSizeTests {
  @Test(arguments: [
    ("", "", true),
    (
      "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>",
      "", false
    ),
    (
      "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>",
      "<outlet property=\"line\" destination=\"line\" id=\"o\"/>", true
    ),
  ])
  func `a line without height is not visible`(
    color: String, outlet: String, isFine: Bool
  ) throws {
    let scene = Scene(
      views: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="line">
        <rect key="frame" x="16" y="40" width="343" height="0"/>\(color)</view>
        \(label("a", "Name", 16, 40, 80))
        """,
      constraints: corner("line") + tie("root.trailing = line.trailing + 16")
        + tie("a.top = root.top + 40") + tie("a.leading = root.leading + 16")
        + tie("line.bottom = a.top"), connections: outlet)
    #expect(
      try scene.findings("zero-size").map(\.severity) == (isFine ? [] : [.warning]))
  }

  @Test func `a text without space is reported`() throws {
    let scene = Scene(
      views: label("a", "Name", 16, 40, 0),
      constraints: corner("a") + tie("a.trailing = root.leading + 16"))
    #expect(try scene.findings("zero-size").map(\.detail) == ["width"])
  }

  @Test func `a height of zero is how views are folded`() throws {
    let scene = Scene(
      views: label("a", "Name", constraints: tie("a.height = 0")), constraints: corner("a"))
    #expect(try scene.findings("zero-size").isEmpty)
  }

  @Test func `a negative width can never hold`() throws {
    let scene = Scene(
      views: box("box", constraints: tie("box.width = -5") + tie("box.height = 5")),
      constraints: corner("box"))
    #expect(try scene.findings("zero-size").map(\.severity) == [.error])
  }
}
