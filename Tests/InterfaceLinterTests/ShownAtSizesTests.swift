import DocumentAnalysis
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

  private func found(_ view: String) throws -> [ResizeCertificate.Finding] {
    let text = Scratch.document.replacing("</subviews>", with: "\(view)</subviews>")
      .replacing(
        "<constraint firstItem=\"box\" firstAttribute=\"leading\"",
        with: "\(centered)<constraint firstItem=\"box\" firstAttribute=\"leading\"")
    let document = try InterfaceDocument(parsing: Array(text.utf8))
    let island = try #require(document.islands.first)
    let proof = SceneRegionProof(of: island, in: document, widths: 320...500, heights: 550...700)
    let shown = ShownAtSizes(
      [(document, InterfaceStage.Preferences())], Array(text.utf8), regime: .iPhoneWindow)
    return ResizeCertificate.Screen(
      proof, language: nil, file: "A.xib", rootID: "root",
      reach: WindowRegime.iPhoneWindow.reach.map(\.sizes), shown: shown.test(of: island)
    ).findings.filter { $0.kind == .outside && $0.subjects.first == "wide" }
  }

  @Test func `a control beyond an edge is an alarm, and a decoration is not`() throws {
    let button = try found(
      wide("button", "opaque=\"NO\"").replacing(
        "</button>", with: "<state key=\"normal\" title=\"Pay\"/></button>"))
    #expect(!button.isEmpty && button.contains { $0.counts })
    let image = try found(wide("imageView"))
    #expect(!image.isEmpty && image.allSatisfy { $0.isReachable && !$0.counts })
  }

  @Test func `a window gives a screen its size, and a view that loads its own xib does not get it`()
    throws
  {
    func fills(_ document: InterfaceDocument) throws -> Bool {
      InterfaceStage(document).fillsWindow(try #require(document.islands.first))
    }
    #expect(try fills(try document("")))
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CLASS"><connections>\
      <outlet property="view" destination="root" id="o"/></connections></placeholder>
      """
    #expect(try fills(try document("", owner: owner.replacing("CLASS", with: "PayViewController"))))
    #expect(try !fills(try document("", owner: owner.replacing("CLASS", with: "PayBanner"))))
  }
}
