import Foundation
import Testing

@testable import HeadlessUIKit

/// The separators of a table in a document.
@MainActor
@Suite struct TableNibTests {
  private func table(_ attributes: String, _ insets: String = "") throws -> UITableView {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <tableView style="plain"\(attributes) rowHeight="44" id="t">
      <rect key="frame" x="0" y="0" width="320" height="480"/>\(insets)
      </tableView></objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    return try #require(
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableView }.first)
  }

  @Test func `a table of a document has no separators if the document says so`() throws {
    #expect(try table("").separatorStyle == .singleLine)
    #expect(try table(" separatorStyle=\"default\"").separatorStyle == .singleLine)
    #expect(try table(" separatorStyle=\"none\"").separatorStyle == .none)
  }

  @Test func `the separators of a table have the document's insets`() throws {
    #expect(try table("").separatorInset.left == 16)
    let insets = "<inset key=\"separatorInset\" minX=\"24\" minY=\"0.0\" maxX=\"8\" maxY=\"0.0\"/>"
    #expect(
      try table("", insets).separatorInset == UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 8))
  }
}
