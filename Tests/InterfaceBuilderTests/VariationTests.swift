import InterfaceBuilder
import TestSupport
import Testing

@Suite(.late) struct VariationTests {
  let phone = InterfaceTraits(horizontal: .compact, vertical: .regular)
  let landscapePhone = InterfaceTraits(horizontal: .compact, vertical: .compact)
  let pad = InterfaceTraits(horizontal: .regular, vertical: .regular)

  @Test(
    .rules("ibdocuments:D4.1"),
    arguments: [
      ("default", true, true), ("widthClass=compact", true, false),
      ("widthClass=regular", false, true), ("heightClass=regular", true, true),
      ("heightClass=compact", false, false),
      ("heightClass=regular-widthClass=compact", true, false),
      ("heightClass=any-widthClass=regular", false, true), ("displaygamut=P3", false, false),
      ("widthClass=compact-displaygamut=P3", false, false), ("nonsense", false, false),
    ] as [(String, Bool, Bool)])
  func `keys match size classes`(key: String, onPhone: Bool, onPad: Bool) {
    #expect(VariationKey(key).matches(phone) == onPhone)
    #expect(VariationKey(key).matches(pad) == onPad)
  }

  @Test(.rules("ibdocuments:D4.2, DT6"))
  func `masks install constraints in order of specificity`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.storyboard(
        "",
        constraints: """
          <constraint id="a" firstAttribute="width" constant="1"/>
          <constraint id="b" firstAttribute="width" constant="2"/>
          """,
        rest: """
          <variation key="heightClass=regular-widthClass=compact"><mask key="constraints">
          <include reference="b"/></mask></variation>
          <variation key="default"><mask key="constraints"><exclude reference="a"/>
          <exclude reference="b"/></mask></variation>
          """))

    #expect(document.view("root")?.constraints.map(\.id) == ["a", "b"])
    #expect(document.resolved(for: phone).view("root")?.constraints.map(\.id) == ["b"])
    #expect(document.resolved(for: pad).view("root")?.constraints.isEmpty == true)
    #expect(document.resolved(for: .unspecified).view("root")?.constraints.isEmpty == true)
  }

  @Test(.rules("ibdocuments:DT7"))
  func `a constant varies`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.storyboard(
        "",
        constraints: """
          <constraint id="c" firstAttribute="width" constant="120">
          <variation key="widthClass=regular" constant="280"/></constraint>
          """))

    #expect(document.resolved(for: phone).constraint("c")?.constant == 120)
    #expect(document.resolved(for: pad).constraint("c")?.constant == 280)
    #expect(document.resolved(for: pad).constraint("c")?.variations.isEmpty == true)
  }

  @Test(.rules("ibdocuments:D4.3"))
  func `the more specific wins, and the width of two equals`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.storyboard(
        "",
        constraints: """
          <constraint id="c" firstAttribute="width" constant="1">
          <variation key="heightClass=compact-widthClass=compact" constant="4"/>
          <variation key="heightClass=regular" constant="3"/>
          <variation key="widthClass=compact" constant="2"/></constraint>
          """))

    #expect(document.resolved(for: phone).constraint("c")?.constant == 2)
    #expect(document.resolved(for: landscapePhone).constraint("c")?.constant == 4)
    #expect(document.resolved(for: .unspecified).constraint("c")?.constant == 1)
  }

  @Test(.rules("ibdocuments:D4.4"))
  func `properties, fonts and frames vary`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.storyboard(
        """
        <stackView id="stack" spacing="4"><variation key="heightClass=compact" axis="vertical"/>
        </stackView>
        <label id="label" text="x">
         <fontDescription key="fontDescription" type="system" pointSize="17"/>
         <variation key="widthClass=regular" hidden="YES">
          <fontDescription key="fontDescription" type="system" pointSize="34"/>
          <rect key="frame" x="1" y="2" width="3" height="4"/>
         </variation>
        </label>
        """))

    #expect(document.resolved(for: phone).view("stack")?.stack?.axis == .horizontal)
    let stack = document.resolved(for: landscapePhone).view("stack")?.stack
    #expect(stack?.axis == .vertical)
    #expect(stack?.spacing == 4)
    let label = try #require(document.resolved(for: pad).view("label"))
    #expect(label.isHidden)
    #expect(label.text?.font?.pointSize == 34)
    #expect(label.frame?.width == 3)
    #expect(document.view("label")?.text?.font?.pointSize == 17)
  }

  @Test(.rules("ibdocuments:D4.6"))
  func `constraints to an uninstalled view are off`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.storyboard(
        "<view id='gone'><subviews><view id='inner'/></subviews></view><view id='stays'/>",
        constraints: """
          <constraint id="a" firstItem="gone" firstAttribute="top" secondItem="root" \
          secondAttribute="top"/>
          <constraint id="b" firstItem="stays" firstAttribute="top" secondItem="inner" \
          secondAttribute="top"/>
          <constraint id="c" firstItem="stays" firstAttribute="top" secondItem="root" \
          secondAttribute="top"/>
          """,
        rest: """
          <variation key="widthClass=regular"><mask key="subviews"><exclude reference="gone"/>
          </mask></variation>
          """))

    let root = try #require(document.resolved(for: pad).view("root"))
    #expect(root.subviews.map(\.id) == ["stays"])
    #expect(root.constraints.map(\.id) == ["c"])
    #expect(document.resolved(for: phone).view("root")?.constraints.count == 3)
    #expect(document.view("root")?.resolved(for: pad) == root)
  }

  @Test func `a broken override costs one finding and only itself`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.storyboard(
        "",
        constraints: """
          <constraint id="c" firstAttribute="width" constant="120">
          <variation key="widthClass=regular" constant="wide"/></constraint>
          """,
        rest: "<variation key='widthClass=regular' alpha='dim'/>"))

    #expect(
      document.complaints == ["constant=\"wide\" is not a number", "alpha=\"dim\" is not a number"])
    #expect(document.resolved(for: pad).constraint("c")?.constant == 120)
    #expect(document.resolved(for: pad).view("root")?.alpha == 1)
  }

  @Test func `resolving twice changes nothing more`() throws {
    let document = try InterfaceDocument(parsing: Fixture.box)
    let resolved = document.resolved(for: landscapePhone)

    #expect(resolved.constraint("top")?.constant == 4)
    #expect(resolved.resolved(for: landscapePhone) == resolved)
  }
}
