import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A view of the app's own, as a document names it.
final class NibCard: UIView {
  var titleLabel: UILabel?
  weak var detailLabel: UILabel?
  var buttons: [UIButton] = []
  var heightConstraint: NSLayoutConstraint?
  var inset: CGFloat = 0
  var events: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake with \(titleLabel?.text ?? "nothing")")
  }
}

final class NibOwner: NSObject {
  var card: NibCard?
  var taps: [UIButton] = []

  func tap(_ sender: UIButton) { taps.append(sender) }
}

final class NibUnregistered: UILabel {}

@MainActor
@Suite(.serialized) struct UINibTests {
  init() {
    LayoutLog.shared.write = { _ in }
    InterfaceClasses.shared.register(NibCard.self) { properties in
      properties.outlet("titleLabel", \.titleLabel)
      properties.outlet("detailLabel", \.detailLabel)
      properties.outlets("buttons", \.buttons)
      properties.outlet("heightConstraint", \.heightConstraint)
      properties.attribute("inset", \.inset)
    }
    InterfaceClasses.shared.register(NibOwner.self) { properties in
      properties.outlet("card", \.card)
      properties.action("tap:", NibOwner.tap)
    }
  }

  private func xib(_ more: String = "", cardClass: String = "NibCard") -> Data {
    Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
       <device id="retina4_7" orientation="portrait"/>
       <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibOwner">
         <connections><outlet property="card" destination="card" id="o1"/></connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="card" customClass="\(cardClass)">
         <rect key="frame" x="0" y="0" width="200" height="100"/>
         <subviews>
          <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="title">
           <rect key="frame" x="10" y="10" width="45" height="20.5"/>
          </label>
          <label text="More" translatesAutoresizingMaskIntoConstraints="NO" id="detail" \
      placeholderIntrinsicWidth="99" placeholderIntrinsicHeight="99">
           <rect key="frame" x="10" y="10" width="45" height="20.5"/>
           <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
           </userDefinedRuntimeAttributes>
          </label>
          <button buttonType="system" id="one"><rect key="frame" x="0" y="50" width="9" height="9"/>
           <state key="normal" title="One"/>
           <connections>
            <action selector="tap:" destination="-1" eventType="touchUpInside" id="a1"/>
           </connections>
          </button>
          <button buttonType="system" id="two"><rect key="frame" x="9" y="50" width="9" height="9"/>
          </button>
          \(more)
         </subviews>
         <constraints>
          <constraint firstAttribute="height" constant="120" id="height"/>
          <constraint firstAttribute="width" constant="1" placeholder="YES" id="placeholder"/>
          <constraint firstItem="title" firstAttribute="leading" secondItem="card" \
      secondAttribute="leading" constant="12" id="c1"/>
          <constraint firstItem="title" firstAttribute="top" secondItem="card" \
      secondAttribute="top" constant="7" id="c2"/>
         </constraints>
         <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="inset">
           <real key="value" value="8.5"/>
          </userDefinedRuntimeAttribute>
         </userDefinedRuntimeAttributes>
         <connections>
          <outlet property="titleLabel" destination="title" id="o2"/>
          <outlet property="detailLabel" destination="detail" id="o3"/>
          <outlet property="heightConstraint" destination="height" id="o4"/>
          <outletCollection property="buttons" destination="one" id="o5"/>
          <outletCollection property="buttons" destination="two" id="o6"/>
         </connections>
        </view>
       </objects>
      </document>
      """.utf8)
  }

  @Test func `a view says for assistive technology what its document does`() throws {
    let nib = UINib(
      data: xib(
        """
        <imageView id="picture" userLabel="Picture"><rect key="frame" x="0" y="0" width="9" height="9"/>
         <accessibility key="accessibilityConfiguration" label="Portrait" hint="Of Ada" \
        identifier="portrait"><accessibilityTraits key="traits" button="YES" header="YES"/>
          <bool key="isElement" value="YES"/></accessibility>
        </imageView>
        """), bundle: nil)
    let card = try #require(nib.instantiate(withOwner: NibOwner()).first as? NibCard)
    let picture = try #require(card.subviews.last)
    #expect(picture.isAccessibilityElement)
    #expect(picture.accessibilityLabel == "Portrait" && picture.accessibilityHint == "Of Ada")
    #expect(picture.accessibilityIdentifier == "portrait")
    #expect(picture.accessibilityTraits == [.button, .header])
    #expect(card.subviews.first?.isAccessibilityElement == true)
  }

  /// Documents save every symbol as 128 points long, and a state has one `catalog` for both images.
  @Test func `a button has the size and insets of a symbol that is its background image`() throws {
    let document = String(
      decoding: xib(
        """
        <button id="picture" contentMode="scaleToFill">
         <rect key="frame" x="0" y="0" width="9" height="9"/>
         <state key="normal" image="own" backgroundImage="multiply" catalog="system"/>
        </button>
        """), as: UTF8.self)
    let resources = """
      </objects><resources><image name="multiply" catalog="system" width="128" height="111"/>
      <image name="own" width="24" height="22"/></resources>
      """
    let nib = UINib(
      data: Data(document.replacing("</objects>", with: resources).utf8), bundle: nil)
    let card = try #require(nib.instantiate(withOwner: NibOwner()).first as? NibCard)
    let button = try #require(card.subviews.last as? UIButton)
    let background = try #require(button.currentBackgroundImage)
    #expect(background.isSymbolImage && background.size.width < 20)
    // Saved frames with a fixed height of 45 points are 38 high at 3 pixels per point.
    #expect(abs(button.alignmentRectInsets.top - -3.5) < 0.01)
    #expect(button.alignmentRectInsets == background.alignmentRectInsets)
    #expect(button.currentImage?.isSymbolImage == false)
    #expect(button.currentImage?.size == CGSize(width: 24, height: 22))
  }

  @Test(.rules("ibdocuments:D11.6"))
  func `a nib makes the app's classes and sets their outlets before they awake`() throws {
    let owner = NibOwner()
    let nib = UINib(data: xib(), bundle: nil)
    let card = try #require(nib.instantiate(withOwner: owner).first as? NibCard)

    #expect(owner.card === card)
    #expect(card.titleLabel?.text == "Name")
    #expect(card.detailLabel?.isHidden == true)
    #expect(card.buttons.map { $0.title(for: .normal) } == ["One", nil])
    #expect(card.heightConstraint?.constant == 120)
    #expect(card.inset == 8.5)
    #expect(card.events == ["awake with Name"])
    #expect(nib.findings.isEmpty)
  }

  @Test(.rules("ibdocuments:D3.9, DT11"))
  func `its constraints lay the view out, without those that are for the canvas only`() throws {
    let nib = UINib(data: xib(), bundle: nil)
    let card = try #require(nib.instantiate(withOwner: NibOwner()).first as? NibCard)
    #expect(card.constraints.allSatisfy { $0.firstAttribute != .width })

    card.translatesAutoresizingMaskIntoConstraints = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(card)
    window.layoutIfNeeded()

    #expect(card.frame.height == 120)
    #expect(card.titleLabel?.frame.origin == CGPoint(x: 12, y: 7))
    // What the class measures, not the placeholder.
    #expect(card.detailLabel?.intrinsicContentSize.height == 20.5)
  }

  @Test func `each call makes objects of its own`() throws {
    let nib = UINib(data: xib(), bundle: nil)
    let first = try #require(nib.instantiate(withOwner: NibOwner()).first as? NibCard)
    let second = try #require(nib.instantiate(withOwner: NibOwner()).first as? NibCard)

    #expect(first !== second)
    #expect(first.titleLabel !== second.titleLabel)
  }

  @Test func `an action of the document reaches its target's method`() throws {
    let owner = NibOwner()
    let nib = UINib(data: xib(), bundle: nil)
    let card = try #require(nib.instantiate(withOwner: owner).first as? NibCard)
    card.buttons[0].sendActions(for: .touchUpInside)

    #expect(owner.taps == [card.buttons[0]])
  }

  @Test func `an unknown class is a finding, and its superclass stands in`() throws {
    let nib = UINib(data: xib(cardClass: "Nowhere"), bundle: nil)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)

    #expect(type(of: view) == UIView.self)
    #expect(nib.findings.contains { $0.message.hasPrefix("unknown class 'Nowhere'") })
    #expect(nib.findings.contains { $0.message.hasPrefix("the outlet 'titleLabel'") })
  }

  @Test func `a class of another kind than its element is a finding`() throws {
    let label = "<label customClass=\"NibCard\" id=\"odd\"><rect key=\"frame\"/></label>"
    let nib = UINib(data: xib(label), bundle: nil)
    nib.instantiate(withOwner: NibOwner())

    #expect(
      nib.findings.map(\.message) == [
        "the class 'NibCard' is no UILabel, as the document's <label> is"
      ])
  }

  @Test func `a class is found by its module without being registered`() throws {
    let label = """
      <label customClass="NibUnregistered" customModule="HeadlessUIKitTests" id="odd">
       <rect key="frame"/></label>
      """
    let nib = UINib(data: xib(label), bundle: nil)
    let card = try #require(nib.instantiate(withOwner: NibOwner()).first as? NibCard)

    #expect(card.subviews.contains { $0 is NibUnregistered })
    #expect(nib.findings.isEmpty)
  }

  @Test func `a missing or broken document is an error with a reason`() {
    #expect(throws: NibError.self) { try UINib(nibName: "Nowhere", bundle: nil).load() }
    do {
      _ = try UINib(data: Data("<document".utf8), bundle: nil).load()
      Issue.record("read")
    } catch {
      #expect(error.description == "data:1:1: the tag <document> is never closed")
    }
  }

  @Test func `tables and collections take their cells from nibs`() throws {
    let cell = Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
       <objects>
        <tableViewCell id="cell" rowHeight="60" reuseIdentifier="Row">
         <rect key="frame" x="0" y="0" width="320" height="60"/>
         <tableViewCellContentView key="contentView" id="content">
          <rect key="frame" x="0" y="0" width="320" height="60"/>
          <subviews><label text="Row" id="label"><rect key="frame" x="5" y="5" width="50" \
      height="20"/></label></subviews>
         </tableViewCellContentView>
        </tableViewCell>
       </objects>
      </document>
      """.utf8)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UINib(data: cell, bundle: nil), forCellReuseIdentifier: "Row")
    let made = try #require(table.dequeueReusableCell(withIdentifier: "Row"))

    #expect(made.reuseIdentifier == "Row")
    #expect((made.contentView.subviews.first as? UILabel)?.text == "Row")
  }
}
