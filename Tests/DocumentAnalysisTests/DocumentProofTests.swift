import AutoLayout
import DocumentAnalysis
import InterfaceBuilder
import LayoutProof
import LayoutScene
import TestSupport
import Testing
import ViewAnalysis

@MainActor
@Suite struct DocumentProofTests {
  private let cell = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <tableViewCell contentMode="scaleToFill" accessoryType="disclosureIndicator" style="IBUITableViewCellStyleDefault" id="cel-l0-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" id="con-te-001">
    <rect key="frame" x="0.0" y="0.0" width="342" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>
    <label contentMode="left" text="Title" lineBreakMode="tailTruncation" id="lab-el-001" key="textLabel">
    <rect key="frame" x="16" y="0.0" width="318" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    </subviews>
    </tableViewCellContentView>
    </tableViewCell>
    </objects>
    </document>
    """

  @Test func `the content of a cell stays within it at every width`() throws {
    let document = try InterfaceDocument(parsing: Array(cell.utf8))
    let stage = ProofStage(document, island: "cel-l0-001", along: .horizontal, across: 44)
    let proof = RangeProof(of: stage, over: 320...1366)
    #expect(proof.findings == [])
    stage.layOut(at: 1000)
    let content = try #require(stage.items.first { $0.id == "con-te-001" })
    // What the canvas gave to the accessory.
    #expect(content.frame.width == 967)
  }

  private let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait"/>
    <scenes><scene sceneID="sce-ne-001"><objects>
    <viewController id="con-tr-001" sceneMemberID="viewController">
    <view key="view" id="roo-tv-001">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="pan-el-001">
    <rect key="frame" x="20" y="60" width="374" height="60"/>
    </view>
    </subviews>
    <constraints>
    <constraint firstItem="pan-el-001" firstAttribute="leading" secondItem="roo-tv-001" \
    secondAttribute="leadingMargin" id="lea-di-001"/>
    <constraint firstAttribute="trailingMargin" secondItem="pan-el-001" secondAttribute="trailing" \
    id="tra-il-001"/>
    </constraints>
    </view>
    </viewController>
    </objects></scene></scenes>
    </document>
    """

  @Test func `a screen has the margins of its view controller at every width`() throws {
    let document = try InterfaceDocument(parsing: Array(screen.utf8))
    let stage = ProofStage(document, island: "roo-tv-001")
    for (width, margin) in [(350.0, 16.0), (500, 20), (390, 16), (1024, 20)] {
      stage.layOut(at: LayoutSize(width: width, height: 700))
      let panel = try #require(stage.items.first { $0.id == "pan-el-001" })
      let frame = panel.frame
      #expect([frame.x, frame.width] == [margin, width - 2 * margin])
    }
  }

  @Test(
    "A view that follows its mask has the frame of a new layout after every smaller one",
    .rules("engine:E7.7"))
  func masks() throws {
    let text = screen.replacing("translatesAutoresizingMaskIntoConstraints=\"NO\" ", with: "")
      .replacing(
        "<rect key=\"frame\" x=\"20\" y=\"60\" width=\"374\" height=\"60\"/>",
        with: "<rect key=\"frame\" x=\"20\" y=\"180\" width=\"374\" height=\"300\"/>"
          + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
      )
    let document = try InterfaceDocument(
      parsing: Array(
        text[..<(text.firstRange(of: "<constraints>")?.lowerBound ?? text.endIndex)].utf8)
        + Array("</view></viewController></objects></scene></scenes></document>".utf8))
    let stage = ProofStage(document, island: "roo-tv-001")
    let expected = [(896.0, 300.0), (320, 0), (896, 300), (1000, 404), (500, 0), (700, 104)]
    for (height, length) in expected {
      stage.layOut(at: LayoutSize(width: 414, height: height))
      let panel = try #require(stage.items.first { $0.id == "pan-el-001" })
      #expect(panel.frame.height == length)
    }
  }
}
