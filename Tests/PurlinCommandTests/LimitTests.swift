import Foundation
import TestSupport
import Testing

/// Limits that layout reached are in what every verb prints.
@Suite(.late) struct LayoutLimitCommandTests {
  /// Views that are each a hundred times as wide as the one before.
  private static let document: String = {
    let count = 7
    let views = (0..<count).map { index in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)">
      <rect key="frame" x="0" y="0" width="10" height="10"/><constraints>
      \(index == 0 ? "<constraint firstAttribute=\"width\" constant=\"10\" id=\"w\"/>" : "")
      <constraint firstAttribute="height" constant="10" id="h\(index)"/></constraints></view>
      """
    }
    let ties = (0..<count).map { index in
      (index == 0
        ? ""
        : "<constraint firstItem=\"v\(index)\" firstAttribute=\"width\" "
          + "secondItem=\"v\(index - 1)\" secondAttribute=\"width\" multiplier=\"100\" id=\"m\(index)\"/>")
        + ["leading", "top"].map {
          "<constraint firstItem=\"v\(index)\" firstAttribute=\"\($0)\" secondItem=\"root\" "
            + "secondAttribute=\"\($0)\" id=\"\($0)\(index)\"/>"
        }.joined()
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <subviews>\(views.joined())</subviews><constraints>\(ties.joined())</constraints></view>
      </objects></document>
      """
  }()

  @Test func `solve names what is not exact, as text and JSON`() throws {
    let folder = try Scratch()
    try folder.write(Self.document, to: "A.xib")
    for flag in ["", "--json"] {
      let run = try CommandRun("purlin solve A.xib \(flag)", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("imprecise-frame"))
      #expect(run.output.contains("is too large to be exact"))
    }
  }

  @Test func `a constant that is cut is named with the constraint, by solve and lint`() throws {
    let folder = try Scratch()
    let document = Self.document.replacing("multiplier=\"100\"", with: "multiplier=\"1\"")
      .replacing("constant=\"10\" id=\"w\"", with: "constant=\"2000000\" id=\"w\"")
    try folder.write(document, to: "A.xib")
    let solved = try CommandRun("purlin solve A.xib", in: folder)
    #expect(solved.status == 0)
    #expect(solved.output.contains("cut-constant"))
    let linted = try CommandRun("purlin lint A.xib --rule layout-limit", in: folder)
    #expect(linted.output.contains("beyond ±1000000 points"))
    #expect(linted.output.contains("[layout-limit]"))
  }

  @Test func `lint reports it as an error`() throws {
    let folder = try Scratch()
    try folder.write(Self.document, to: "A.xib")
    let run = try CommandRun("purlin lint A.xib --rule layout-limit", in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("is too large to be exact"))
    #expect(run.output.contains("[layout-limit]"))
  }
}
