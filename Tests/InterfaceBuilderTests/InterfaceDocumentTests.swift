import InterfaceBuilder
import TestSupport
import Testing

@Suite(.late) struct InterfaceDocumentTests {
  @Test(.rules("ibdocuments:D1.1, D1.3, D1.5, D2.3, D2.4, D2.7"))
  func `the sample reads without a finding`() throws {
    let document = try InterfaceDocument(parsing: Fixture.box)

    #expect(document.findings.isEmpty)
    #expect(document.kind == .storyboard)
    #expect(document.toolsVersion == 21507)
    #expect(document.usesAutoLayout && document.usesTraitCollections && document.usesSafeAreas)
    #expect(!document.isLaunchScreen)
    #expect(document.initialViewController == "vc")
    #expect(document.device?.id == "retina4_7")
    #expect(document.device?.orientation == "portrait")
    let controller = try #require(document.scenes.first?.viewController)
    #expect(controller.topLayoutGuide == "topGuide")
    #expect(controller.bottomLayoutGuide == "bottomGuide")
    let root = try #require(controller.view)
    #expect(root.frame == LayoutRect(x: 0, y: 0, width: 375, height: 667))
    #expect(root.autoresizingMask == [.widthSizable, .heightSizable])
    #expect(root.guides.map(\.kind) == [.safeArea])
    let box = try #require(root.subviews.first)
    #expect(box.userLabel == "Box")
    #expect(!box.translatesAutoresizingMaskIntoConstraints)
    #expect(box.frame?.height == 192.9375)
  }

  @Test(.rules("ibdocuments:D3.1, D3.2, D3.5"))
  func `constraints read with their defaults`() throws {
    let document = try InterfaceDocument(parsing: Fixture.box)

    let ratio = try #require(document.constraint("ratio"))
    #expect(ratio.firstItem == nil)
    #expect(ratio.firstAttribute == .width)
    #expect(ratio.secondItem == "box")
    #expect(ratio.secondAttribute == .height)
    #expect(ratio.multiplier.value == 16.0 / 9)
    #expect(ratio.relation == .equal)
    #expect(ratio.priority == 1000)
    #expect(ratio.writtenConstant == nil)
    #expect(ratio.constant == 0)
    let top = try #require(document.constraint("top"))
    #expect(top.constant == 16)
    #expect(top.variations.map(\.key.text) == ["heightClass=compact"])
  }

  @Test func `every element knows where it stands`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.xib(
        """
        <view id="v">
         <constraints>
          <constraint id="c" firstAttribute="width" constant="1"/>
         </constraints>
        </view>
        """))

    #expect(document.view("v")?.position == SourcePosition(line: 3, column: 1))
    #expect(document.constraint("c")?.position == SourcePosition(line: 5, column: 3))
  }

  @Test(
    arguments: [
      (
        "<plist/>", "1:1: not a storyboard or xib: the outermost element is <plist>, not <document>"
      ),
      (
        "<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='8.00'/>",
        "1:1: a document of Xcode 4 or older; open and save it with a newer Xcode first"
      ),
      (
        "<document type='com.apple.InterfaceBuilder3.Cocoa.XIB' targetRuntime='MacOSX.Cocoa'/>",
        "1:1: a document for macOS, of type 'com.apple.InterfaceBuilder3.Cocoa.XIB'; "
          + "only documents for UIKit are read"
      ),
      (
        "\n <document type='com.apple.InterfaceBuilder.WatchKit.Storyboard'/>",
        "2:2: a document for watchOS, of type 'com.apple.InterfaceBuilder.WatchKit.Storyboard'; "
          + "only documents for UIKit are read"
      ),
      ("<document", "1:1: the tag <document> is never closed"),
    ] as [(String, String)])
  func `what is no document for UIKit is refused in one line`(text: String, message: String) {
    do {
      _ = try InterfaceDocument(parsing: text)
      Issue.record("read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `simulated metrics keep none apart from inferred`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.storyboard(
        "",
        controller: """
          <nil key="simulatedStatusBarMetrics"/>
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" \
          prompted="NO"/>
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
          <size key="freeformSize" width="375" height="900"/>
          <extendedEdge key="edgesForExtendedLayout" top="YES"/>
          """))
    let controller = try #require(document.viewController(withID: "vc"))

    #expect(controller.simulatedMetrics.statusBar == SimulatedMetrics.Bar.none)
    #expect(
      controller.simulatedMetrics.topBar == .navigationBar(isTranslucent: false, hasPrompt: false))
    #expect(controller.simulatedMetrics.bottomBar == nil)
    #expect(controller.simulatedMetrics.destination == .freeform)
    #expect(controller.freeformSize == LayoutSize(width: 375, height: 900))
    #expect(controller.extendedEdges == [.top])
  }

  @Test func `resources answer for names`() throws {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507">
        <objects><view id="v"><color key="backgroundColor" name="Sea"/></view></objects>
        <resources><image name="star" catalog="system" width="128" height="116"/>
        <namedColor name="Sea"><color red="0" green="0.5" blue="1" alpha="0.5" \
        colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        <systemColor name="labelColor"><color white="0" alpha="1"/></systemColor></resources>
        <designables><designable name="v"><size key="intrinsicContentSize" width="40" \
        height="20.5"/></designable></designables>
        </document>
        """)

    #expect(document.resources.image(named: "star")?.size.width == 128)
    #expect(document.designableSizes["v"] == LayoutSize(width: 40, height: 20.5))
    let color = try #require(document.view("v")?.backgroundColor)
    let components = try #require(document.resources.components(of: color))
    #expect(components.blue == 1)
    #expect(components.alpha == 0.5)
    #expect(document.findings.isEmpty)
  }
}
