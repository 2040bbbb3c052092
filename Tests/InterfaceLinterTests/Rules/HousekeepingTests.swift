import Testing

@testable import InterfaceLinter

@MainActor
@Suite struct DuplicateConstraintTests {
  private let size = tie("box.width = 100") + tie("box.height = 50")

  @Test func `a constraint said twice is reported, whichever side comes first`() throws {
    let scene = Scene(
      views: box("box", constraints: size),
      constraints: corner("box") + tie("root.leading = box.leading - 16", id: "second"))
    let found = try scene.findings("duplicate-constraint")
    #expect(found.map(\.objectID) == ["second"])
    #expect(found.first?.related.map(\.objectID) == ["boxleadingrootleading160"])
  }

  @Test func `other numbers or priorities are other constraints`() throws {
    let scene = Scene(
      views: box("box", constraints: size + tie("box.width = 100", id: "x", "priority=\"750\"")),
      constraints: corner("box"))
    #expect(try scene.findings("duplicate-constraint").isEmpty)
  }

  @Test func `the one that code holds stays`() throws {
    let scene = Scene(
      views: box("box", constraints: size + tie("box.width = 100", id: "held")),
      constraints: corner("box"),
      connections: "<outlet property=\"width\" destination=\"held\" id=\"outlet\"/>")
    #expect(try scene.findings("duplicate-constraint").map(\.objectID) == ["boxwidth100"])
  }
}

@MainActor
@Suite struct IneffectiveConstraintsTests {
  @Test func `a constraint that follows from others is named with them`() throws {
    let scene = Scene(
      views: box(
        "box",
        constraints: tie("box.width = 80") + tie("box.height = 80")
          + tie("box.width = box.height", id: "square")),
      constraints: corner("box"))
    let found = try scene.findings("redundant-constraint")
    #expect(found.count == 1)
    // A number of its own is likelier the one too many than a relation; of equal ones, that with the greatest id.
    #expect(found.first?.objectID == "boxwidth80")
    #expect(found.first?.related.map(\.objectID) == ["boxheight80", "square"])
  }

  @Test func `an intrinsic size that happens to agree is no reason`() throws {
    let scene = Scene(
      views: label("a", "Name", constraints: tie("a.width = 46")), constraints: corner("a"))
    #expect(try scene.findings("redundant-constraint").isEmpty)
    #expect(try scene.findings("never-binding-constraint").isEmpty)
  }

  @Test func `a limit beyond what is fixed never acts`() throws {
    let scene = Scene(
      views: box(
        "box",
        constraints: tie("box.width = 100") + tie("box.height = 50")
          + tie("box.width <= 200", id: "limit")),
      constraints: corner("box"))
    #expect(try scene.findings("never-binding-constraint").map(\.objectID) == ["limit"])
  }

  @Test func `equal distances kept at both sides of something centred are good practice`() throws {
    let scene = Scene(
      views: label("a", "Name"),
      constraints: tie("a.centerX = root.centerX") + tie("a.top = root.top + 40")
        + tie("a.leading >= root.leading + 16") + tie("root.trailing >= a.trailing + 16"))
    #expect(try scene.findings("never-binding-constraint").isEmpty)
    #expect(try scene.findings("redundant-constraint").isEmpty)
  }

  @Test func `a preference that something required outbids still pulls`() throws {
    let scene = Scene(
      views: box(
        "box",
        constraints: tie("box.height = 50") + tie("box.width >= 200")
          + tie("box.width = 100", "priority=\"750\"")),
      constraints: corner("box"))
    #expect(try scene.findings("never-binding-constraint").isEmpty)
  }

  @Test func `a width that is right on this canvas only is reported as such`() throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 343, 50, constraints: tie("box.width = 343") + tie("box.height = 50")),
      constraints: corner("box") + tie("root.trailing = box.trailing + 16"))
    let found = try scene.findings("canvas-only-constraint")
    #expect(found.map(\.objectID) == ["boxwidth343"])
    #expect(found.first?.message.contains("375 points wide") == true)
  }

  @Test func `an edge tied to screen and safe area alike holds on phones without a notch`() throws {
    let scene = Scene(
      views: box("box", 0, 60, 375, 50, constraints: tie("box.height = 50")),
      constraints: tie("box.leading = root.leading") + tie("box.leading = safe.leading", id: "s")
        + tie("root.trailing = box.trailing") + tie("box.top = root.top + 60"))
    #expect(try scene.findings("redundant-constraint").isEmpty)
    let found = try scene.findings("canvas-only-constraint")
    #expect(found.map(\.objectID) == ["s"])
    #expect(found.first?.message.contains("margins and safe areas of this canvas") == true)
  }

  @Test func `the sides of the safe area of an iPad are those of its screen`() throws {
    let scene = Scene(
      views: box("box", 0, 60, 768, 50, constraints: tie("box.height = 50")),
      constraints: tie("box.leading = root.leading") + tie("box.leading = safe.leading", id: "s")
        + tie("root.trailing = box.trailing") + tie("box.top = root.top + 60"),
      device: "ipad9_7", size: (768, 1024))
    #expect(try scene.findings("canvas-only-constraint").isEmpty)
    #expect(try scene.findings("redundant-constraint").count == 1)
  }

  @Test(arguments: ["retina4_7", "retina5_9"], ["bar.top = safe.top", "safe.bottom = bar.bottom"])
  func `a view that keeps clear of a screen's edge is clear of it on every device`(
    device: String, edge: String
  ) throws {
    let inside = tie("inner.top = clear.top") + tie("clear.bottom = inner.bottom")
    let bar = box(
      "bar", 0, 44, 375, 44,
      subviews: box("inner", 0, 0, 40, 44, constraints: tie("inner.width = 40")),
      constraints: inside + tie("inner.centerY = bar.centerY", id: "c")
        + tie("inner.leading = bar.leading") + tie("bar.height = 44")
    ).replacing("</subviews>", with: "</subviews><viewLayoutGuide key=\"safeArea\" id=\"clear\"/>")
    let scene = Scene(
      views: bar,
      constraints: tie("bar.leading = root.leading") + tie("root.trailing = bar.trailing")
        + tie(edge), device: device)
    #expect(try scene.findings("canvas-only-constraint").isEmpty)
  }

  @Test func `of two edges and the centre between them the centre is the one too many`() throws {
    let scene = Scene(
      views: box("box", 16, 60, 343, 50, constraints: tie("box.height = 50")),
      constraints: tie("box.centerX = root.centerX", id: "c") + corner("box", 16, 60)
        + tie("root.trailing = box.trailing + 16"))
    #expect(try scene.findings("redundant-constraint").map(\.objectID) == ["c"])
  }

  @Test func `what other size classes have otherwise is not checked`() throws {
    let scene = Scene(
      views: box(
        "box", 16, 40, 343, 50,
        constraints: tie("box.height = 50") + """
          <constraint firstAttribute="width" constant="343" id="width">
          <variation key="widthClass=regular" constant="500"/></constraint>
          """),
      constraints: corner("box") + tie("root.trailing = box.trailing + 16"))
    #expect(try scene.findings("canvas-only-constraint").isEmpty)
  }
}
