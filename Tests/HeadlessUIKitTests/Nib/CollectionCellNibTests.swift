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
}
