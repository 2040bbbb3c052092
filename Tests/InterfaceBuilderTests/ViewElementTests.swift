import InterfaceBuilder
import TestSupport
import Testing

@Suite(.late) struct ViewElementTests {
  @Test(.rules("ibdocuments:D2.2, D2.3, D2.4, D2.6"))
  func `what every view has is read`() throws {
    let view = try read(
      """
      <view id="v" userLabel="Card" customClass="Card" customModule="App" hidden="YES" \
      opaque="NO" alpha="0.5" clipsSubviews="YES" contentMode="center" fixedFrame="YES" \
      misplaced="YES" ambiguous="YES" verifyAmbiguity="ignoreSizes" \
      horizontalHuggingPriority="251" verticalCompressionResistancePriority="749" \
      placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="44" \
      preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
      layoutMarginsFollowReadableWidth="YES" semanticContentAttribute="forceRightToLeft" tag="3">
       <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>
       <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
       <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" \
      trailing="8"/>
      </view>
      """)

    #expect(view.userLabel == "Card")
    #expect(view.customClass == "Card")
    #expect(view.isHidden && !view.isOpaque && view.clipsSubviews && view.isFixedFrame)
    #expect(view.isMisplaced && view.isAmbiguous)
    #expect(view.ambiguityCheck == .ignoreSizes)
    #expect(view.alpha == 0.5)
    #expect(view.contentPriorities.horizontalHugging == 251)
    #expect(view.contentPriorities.verticalHugging == nil)
    #expect(view.contentPriorities.verticalCompressionResistance == 749)
    #expect(view.placeholderIntrinsicSize?.width == nil)
    #expect(view.placeholderIntrinsicSize?.height == 44)
    #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
    #expect(view.followsReadableWidth)
    #expect(view.semanticContentAttribute == "forceRightToLeft")
    #expect(view.frame == nil)
    #expect(view.autoresizingMask == [.flexibleMinX, .heightSizable])
    #expect(view.layoutMargins == LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.directionalLayoutMargins?.leading == 6)
    #expect(view.otherAttributes.map(\.name) == ["tag"])
  }

  @Test func `insets as a frame are read with the mask and the size of the view around`() throws {
    func frame(_ insets: String, _ mask: String) throws -> LayoutRect? {
      try read(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="375" height="50"/><subviews><view id="s">
        <frame key="frameInset" \(insets)/><autoresizingMask key="autoresizingMask" \(mask)/></view></subviews></view>
        """
      ).subviews.first?.frame
    }
    #expect(
      try frame("", "widthSizable=\"YES\" heightSizable=\"YES\"")
        == LayoutRect(x: 0, y: 0, width: 375, height: 50))
    #expect(
      try frame(
        "minX=\"8\" height=\"40\" maxX=\"9\"", "widthSizable=\"YES\" flexibleMinY=\"YES\"")
        == LayoutRect(x: 8, y: 10, width: 358, height: 40))
    #expect(
      try frame(
        "minX=\"49.33%\" minY=\"50.00%\" width=\"300\" height=\"44\"",
        "flexibleMinX=\"YES\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\" flexibleMaxY=\"YES\"")
        == LayoutRect(x: 37, y: 3, width: 300, height: 44))
    #expect(
      try frame("minX=\"15\" width=\"325\" height=\"63\"", "")
        == LayoutRect(x: 15, y: 0, width: 325, height: 63))
  }

  @Test func `a keyboard guide is read by its element or by the key of a guide`() throws {
    let view = try read(
      """
      <view id="v">
       <viewLayoutGuide key="safeArea" id="safe"/>
       <keyboardLayoutGuide key="keyboard" id="keyboard"/>
       <viewLayoutGuide key="keyboard" id="other"/>
      </view>
      """)
    #expect(view.guides.map(\.kind) == [.safeArea, .keyboard, .keyboard])
    #expect(view.guides.map(\.id) == ["safe", "keyboard", "other"])
  }

  @Test(.rules("ibdocuments:D2.9"))
  func `a label's text and font are read`() throws {
    let view = try read(
      """
      <label id="v" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="0" \
      baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" minimumScaleFactor="0.5">
       <string key="text">Two
      lines</string>
       <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
       <nil key="textColor"/>
      </label>
      """)
    let text = try #require(view.text)

    #expect(text.text == "Two\nlines")
    #expect(text.shownText == "Two\nlines")
    #expect(text.numberOfLines == 0)
    #expect(text.alignment == "center")
    #expect(text.minimumScaleFactor == 0.5)
    #expect(text.font?.pointSize == 17)
    #expect(text.font?.weight == "semibold")
    #expect(view.otherAttributes.isEmpty)
  }

  @Test func `what a view says for assistive technology is read`() throws {
    let view = try read(
      """
      <button id="v">
       <accessibility key="accessibilityConfiguration" label="Share" identifier="share">
        <string key="hint">Opens
      a sheet</string>
        <accessibilityTraits key="traits" button="YES" notEnabled="YES"/>
        <bool key="isElement" value="NO"/>
       </accessibility>
      </button>
      """)
    #expect(view.accessibility.label == "Share" && view.accessibility.identifier == "share")
    #expect(view.accessibility.hint == "Opens\na sheet")
    #expect(view.accessibility.traits == ["button", "notEnabled"])
    #expect(view.accessibility.isElement == false)
    #expect(try read("<button id=\"v\"/>").accessibility.label == nil)
  }

  @Test func `attributed text is read in pieces`() throws {
    let view = try read(
      """
      <label id="v" usesAttributedText="YES"><attributedString key="attributedText">
       <fragment content="One "><attributes><font key="NSFont" size="15" metaFont="systemBold"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3"/></attributes>
       </fragment>
       <fragment><string key="content">two</string></fragment>
      </attributedString></label>
      """)
    let fragments = try #require(view.text?.attributedText?.fragments)

    #expect(view.text?.shownText == "One two")
    #expect(fragments[0].font?.pointSize == 15)
    #expect(fragments[0].font?.type == "systemBold")
    #expect(fragments[0].lineSpacing == 3)
    #expect(fragments[1].font == nil)
  }

  @Test func `text that XML cannot hold is read from Base64`() throws {
    let view = try read(
      "<label id='v'><string key='text' base64-UTF8='YES'>SGVsbMO2Cg</string></label>")

    #expect(view.text?.text == "Hell\u{f6}\n")
  }

  @Test func `a button's states, insets and configuration are read`() throws {
    let view = try read(
      """
      <button id="v" buttonType="system" lineBreakMode="middleTruncation">
       <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
       <state key="normal" title="Go" image="arrow.right" catalog="system"/>
       <state key="highlighted" title="Going"/>
       <buttonConfiguration key="configuration" style="filled" title="Go" subtitle="now" \
      imagePadding="8">
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        <fontDescription key="titleFontDescription" style="UICTFontTextStyleHeadline"/>
       </buttonConfiguration>
      </button>
      """)
    let button = try #require(view.button)

    #expect(button.type == "system")
    #expect(button.normalState?.title == "Go")
    #expect(button.normalState?.imageCatalog == "system")
    #expect(button.states.map(\.key) == ["normal", "highlighted"])
    #expect(button.contentEdgeInsets == LayoutInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.configuration?.subtitle == "now")
    #expect(button.configuration?.imagePadding == 8)
    #expect(button.configuration?.contentInsets?.trailing == 4)
    #expect(button.configuration?.titleFont?.textStyle == "UICTFontTextStyleHeadline")
  }

  @Test(.rules("ibdocuments:D2.8"))
  func `a stack view's arrangement is read with its defaults`() throws {
    let plain = try read("<stackView id='v'/>").stack
    #expect(plain?.axis == .horizontal)
    #expect(plain?.distribution == .fill)
    #expect(plain?.alignment == .fill)
    #expect(plain?.spacing == 0)
    let stack = try read(
      """
      <stackView id="v" axis="vertical" distribution="equalSpacing" alignment="lastBaseline" \
      spacing="8" spacingType="standard" baselineRelativeArrangement="YES"/>
      """
    ).stack

    #expect(stack?.axis == .vertical)
    #expect(stack?.distribution == .equalSpacing)
    #expect(stack?.alignment == .lastBaseline)
    #expect(stack?.spacing == 8)
    #expect(stack?.usesStandardSpacing == true)
    #expect(stack?.isBaselineRelativeArrangement == true)
  }

  @Test(.rules("ibdocuments:D2.10"))
  func `runtime attributes are read and reach a stack view`() throws {
    let view = try read(
      """
      <stackView id="v"><userDefinedRuntimeAttributes>
       <userDefinedRuntimeAttribute type="boolean" \
      keyPath="layoutMarginsRelativeArrangement" value="YES"/>
       <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="8"/></userDefinedRuntimeAttribute>
       <userDefinedRuntimeAttribute type="size" keyPath="shift">
        <size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></stackView>
      """)

    #expect(view.stack?.isLayoutMarginsRelativeArrangement == true)
    #expect(
      view.runtimeAttributes.map(\.value) == [
        .boolean(true), .number(8), .size(LayoutSize(width: 1, height: 2)),
      ])
  }

  @Test func `a table's cells, sections and headers are attached in order`() throws {
    let view = try read(
      """
      <tableView id="v" style="grouped" rowHeight="-1" sectionHeaderHeight="28">
       <view key="tableHeaderView" id="header"/>
       <sections><tableViewSection headerTitle="A" id="s1"><cells>
         <tableViewCell id="one" rowHeight="60" style="IBUITableViewCellStyleSubtitle" \
      accessoryType="checkmark">
          <tableViewCellContentView key="contentView" id="content"/>
         </tableViewCell></cells></tableViewSection>
        <tableViewSection id="s2"><cells><tableViewCell id="two"/></cells></tableViewSection>
       </sections>
      </tableView>
      """)

    #expect(view.table?.rowHeight == nil)
    #expect(view.table?.sectionHeaderHeight == 28)
    #expect(view.table?.sections.map(\.cells) == [["one"], ["two"]])
    #expect(
      view.attachments.map(\.role) == [
        .keyed("tableHeaderView"), .staticCell(section: 0), .staticCell(section: 1),
      ])
    #expect(view.attachedView(forKey: "tableHeaderView")?.id == "header")
    let cell = try #require(view.cells.first)
    #expect(cell.cell?.rowHeight == 60)
    #expect(cell.cell?.accessoryType == "checkmark")
    #expect(cell.contentView?.id == "content")
  }

  @Test func `other controls are read`() throws {
    let segmented = try read(
      """
      <segmentedControl id="v" selectedSegmentIndex="1"><segments>
      <segment title="One"/><segment title="Two" width="60" enabled="NO"/></segments>
      </segmentedControl>
      """)
    #expect(segmented.control?.segments.map(\.title) == ["One", "Two"])
    #expect(segmented.control?.segments[1].width == 60)
    #expect(segmented.control?.selectedSegment == 1)

    let picker = try read("<datePicker id='v' datePickerMode='time' style='wheels'/>")
    #expect(picker.control?.datePickerMode == "time")
    #expect(picker.control?.style == "wheels")

    let scroll = try read("<scrollView id='v' contentInsetAdjustmentBehavior='never'/>")
    #expect(scroll.scroll?.contentInsetAdjustmentBehavior == "never")
  }

  @Test(.rules("ibdocuments:D2.1"))
  func `a view of an unknown name keeps its children`() throws {
    let view = try read(
      """
      <hologram id="v"><rect key="frame" x="1" y="2" width="3" height="4"/>
      <subviews><label id="inner"/></subviews></hologram>
      """)

    #expect(view.kind == .other("hologram"))
    #expect(view.frame?.height == 4)
    #expect(view.subviews.map(\.kind) == [.label])
  }

  @Test(.rules("ibdocuments:D2.1"))
  func `an element name survives the round trip through its kind`() throws {
    for name in ["view", "switch", "tableViewCellContentView", "arscnView"] {
      #expect(try read("<\(name) id='v'/>").kind.elementName == name)
    }
  }

  private func read(_ xml: String) throws -> ViewElement {
    try #require(try InterfaceDocument(parsing: Fixture.xib(xml)).view("v"))
  }
}
