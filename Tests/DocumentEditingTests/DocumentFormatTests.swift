import InterfaceBuilder
import LayoutProof
import TestSupport
import Testing

@testable import DocumentEditing

/// The form in which Interface Builder writes documents.
@Suite(.late) struct DocumentFormatTests {
  private func formatted(_ text: String) throws -> String {
    String(decoding: try DocumentFormat.canonical(Array(text.utf8)), as: UTF8.self)
  }

  /// A document as Interface Builder writes it.
  static let canonical = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                <connections>
                    <outlet property="field" destination="fie" id="o-2"/>
                    <outlet property="title" destination="tit" id="o-1"/>
                </connections>
            </placeholder>
            <view contentMode="scaleToFill" id="roo">
                <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="A &quot;title&quot; &amp; more" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="tit">
                        <rect key="frame" x="16" y="20" width="288" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <color key="textColor" systemColor="labelColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                    <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="fie">
                        <rect key="frame" x="16" y="50" width="288" height="34"/>
                        <color key="textColor" systemColor="labelColor"/>
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                        <textInputTraits key="textInputTraits"/>
                    </textField>
                </subviews>
                <viewLayoutGuide key="safeArea" id="saf"/>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <constraints>
                    <constraint firstItem="tit" firstAttribute="top" secondItem="saf" secondAttribute="top" constant="20" id="A-c"/>
                    <constraint firstItem="tit" firstAttribute="leading" secondItem="roo" secondAttribute="leading" constant="16" id="a-b"/>
                    <constraint firstItem="fie" firstAttribute="top" secondItem="tit" secondAttribute="bottom" priority="750" constant="9.5" id="z-1"/>
                    <constraint firstItem="fie" firstAttribute="leading" secondItem="tit" secondAttribute="leading" id="z-2"/>
                </constraints>
            </view>
        </objects>
        <resources>
            <image name="Zebra" width="20" height="20"/>
            <image name="ant" width="20" height="20"/>
            <systemColor name="labelColor">
                <color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>

    """

  @Test func `a document as Interface Builder writes it is unchanged`() throws {
    #expect(try formatted(Self.canonical) == Self.canonical)
  }

  @Test func `attributes, sets and blanks in any order have one form`() throws {
    var random = SplitMix64.seeded()
    for _ in 0..<20 {
      let draft = try MergeDraft(Array(Self.canonical.utf8), prefix: "x")
      let unordered = ["constraints", "connections", "resources", "label", "textField", "view"]
      for element in draft.root.all {
        element.attributes.shuffle(using: &random)
        if unordered.contains(element.name) { element.children.shuffle(using: &random) }
      }
      let blanks = ["", "\n", " \n\t", "\n\n  "].randomElement(using: &random) ?? ""
      let text = String(decoding: draft.bytes, as: UTF8.self).replacing("\n", with: " ")
        .replacing(/> +</) { _ in ">" + blanks + "<" }
      let once = try formatted(text)
      #expect(once == Self.canonical)
      #expect(try formatted(once) == once)
    }
  }

  @Test func `edited documents keep their contents and have one form`() throws {
    var random = SplitMix64.seeded()
    for _ in 0..<Rounds.of(1_000, ordinarily: 12) {
      let draft = try MergeDraft(Array(MergeTexts.storyboard.utf8), prefix: "x")
      for _ in 0..<6 { draft.edit(using: &random) }
      let before = draft.bytes
      let once = try DocumentFormat.canonical(before)
      let differences = try DocumentFacts(before).difference(from: DocumentFacts(once))
      #expect(differences.isEmpty)
      #expect(try DocumentFacts(before).orders == DocumentFacts(once).orders)
      #expect(try DocumentFormat.canonical(once) == once)
    }
  }

  @Test func `unknown elements are kept byte for byte`() throws {
    let unknown = "<strange b='1'   a=\"2\">\n t <x/>\n</strange>"
    let text = Self.canonical.replacing(
      "            <view contentMode",
      with: "   <!-- two\n lines -->" + unknown + "<view contentMode")
    let result = try formatted(text)
    #expect(
      result
        == Self.canonical.replacing(
          "            <view contentMode",
          with:
            "            <!-- two\n lines -->\n            \(unknown)\n            <view contentMode"
        ))
    #expect(try formatted(result) == result)
  }

  @Test func `an unknown attribute stays behind the one before it`() throws {
    let text = Self.canonical.replacing(
      "contentMode=\"left\" text=", with: "future='\"1\"' contentMode=\"left\" text=")
    #expect(
      try formatted(text).contains(
        "userInteractionEnabled=\"NO\" future=\"&quot;1&quot;\" contentMode=\"left\" text="))
  }

  @Test func `text, text between elements and line endings are kept`() throws {
    let string = "<string key=\"text\">  two\n lines </string>"
    let mixed = "<attributedString key=\"x\">a<fragment content=\"b\"/></attributedString>"
    let label = "<nil key=\"highlightedColor\"/>\n"
    let text = Self.canonical.replacing(
      label, with: "<nil key=\"highlightedColor\"/>\(string)\(mixed)\n"
    ).replacing("\n", with: "\r\n")
    let result = try formatted(text)
    #expect(result.contains(mixed))
    #expect(result.contains(string.replacing("\n", with: "\r\n")))
    #expect(!result.replacing("\r\n", with: "").contains("\n"))
  }

  @Test func `a guide keeps the place that an early Xcode gave it`() throws {
    let guide = "                <viewLayoutGuide key=\"safeArea\" id=\"saf\"/>\n"
    let moved = Self.canonical.replacing(guide, with: "").replacing(
      "            </view>\n", with: guide + "            </view>\n")
    #expect(try formatted(moved) == Self.canonical)
    let old = moved.replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"14113\"")
    #expect(try formatted(old) == old)
  }

  @MainActor
  @Test func `formatting is an operation that changes no frame`() throws {
    let text = Self.canonical.replacing(
      "opaque=\"NO\" userInteractionEnabled=\"NO\"",
      with: "userInteractionEnabled=\"NO\" opaque=\"NO\"")
    var editor = try DocumentEditor(Array(text.utf8), file: "Title.xib")
    let outcome = try editor.perform(try EditOperation(words: ["format"]))
    #expect(editor.bytes == Array(Self.canonical.utf8))
    #expect(outcome.notes == ["1 line is written otherwise"])
    #expect(outcome.comparison.scenes.allSatisfy { $0.moves.isEmpty && $0.constraints.isEmpty })
    #expect(outcome.appeared.isEmpty && !outcome.isWorse)
    #expect(try editor.perform(.format).isUnchanged)
    #expect(throws: EditError.self) { try EditOperation(words: ["format", "Title"]) }
  }
}
