import Foundation
import Testing

@testable import HeadlessUIKit

/// A cell of a collection view in a document.
@MainActor
@Suite struct CollectionCellNibTests {
  @Test(arguments: [
    "", "<autoresizingMask key=\"autoresizingMask\"/>",
    "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>",
  ])
  func `the content has the size of the cell, whatever mask and frame are saved for it`(
    _ mask: String
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="382" height="78"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="300" height="70"/>\(mask)
      </view></collectionViewCell></objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let cell = try #require(
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionViewCell }.first)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 382, height: 78))
    cell.frame.size = CGSize(width: 375, height: 90)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 90))
  }

  @Test(arguments: ["", "<autoresizingMask key=\"autoresizingMask\"/>"])
  func `a cell of a table is as high as its content, whatever mask is saved`(mask: String) throws {
    func edges(_ item: String) -> String {
      ["top", "leading", "bottom", "trailing"].map { edge in
        """
        <constraint firstItem="\(item)" firstAttribute="\(edge)" secondItem="content" secondAttribute="\(edge)" id="\(edge)"/>
        """
      }.joined()
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="44"/>\(mask)
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <constraints><constraint firstAttribute="height" constant="80" id="h"/></constraints></view></subviews>
      <constraints>\(edges("box"))</constraints>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let cell = try #require(
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 375, height: 80))
  }
}
