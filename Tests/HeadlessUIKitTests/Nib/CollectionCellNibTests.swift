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

  @Test func `the content fills the cell again at each layout`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.autoresizesSubviews = false
    cell.frame.size = CGSize(width: 90, height: 40)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
    cell.contentView.frame = cell.bounds.insetBy(dx: 5, dy: 5)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
  }

  private func layout(_ element: String) throws -> UICollectionViewLayout {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <collectionView id="c"><rect key="frame" x="0" y="0" width="300" height="400"/>\(element)
      </collectionView></objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let view = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionView }.first
    return try #require(view?.collectionViewLayout)
  }

  private let flow = """
    <collectionViewFlowLayout key="collectionViewLayout" id="f" minimumLineSpacing="3" \
    minimumInteritemSpacing="4" scrollDirection="horizontal" CLASS><size key="itemSize" width="70" height="80"/>
    <size key="headerReferenceSize" width="0" height="30"/><size key="footerReferenceSize" width="0" height="20"/>
    <inset key="sectionInset" minX="1" minY="2" maxX="5" maxY="6"/></collectionViewFlowLayout>
    """

  @Test func `a flow layout has the sizes, spaces and insets of the document`() throws {
    let made = try #require(
      try layout(flow.replacing("CLASS", with: "")) as? UICollectionViewFlowLayout)
    #expect(made.minimumLineSpacing == 3 && made.minimumInteritemSpacing == 4)
    #expect(made.scrollDirection == .horizontal)
    #expect(made.itemSize == CGSize(width: 70, height: 80))
    #expect(made.headerReferenceSize.height == 30 && made.footerReferenceSize.height == 20)
    #expect(made.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 6, right: 5))
  }

  #if !canImport(Darwin)
  @Test func `a layout is an object of its class in code, which has the last word`() throws {
    KnownModules.note(GridModule.self)
    let made = try #require(
      try layout(flow.replacing("CLASS", with: "customClass=\"GridOfNib\"")) as? GridOfNib)
    #expect(made.minimumLineSpacing == 9 && made.minimumInteritemSpacing == 4)
    let own = """
      <collectionViewLayout key="collectionViewLayout" id="f" customClass="BareOfNib"/>
      """
    #expect(try layout(own) is BareOfNib)
  }
  #endif

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

#if !canImport(Darwin)
private final class GridOfNib: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumLineSpacing = 9
  }
  required init?(coder: NSCoder) { nil }
}

private final class BareOfNib: UICollectionViewLayout {}

/// What the adapter generates for sources with these classes.
private final class GridModule: ModuleMessages {
  override class func fill(_ table: inout MessageTable) {
    table.add(GridOfNib.self, named: "GridOfNib") { GridOfNib() }
    table.add(BareOfNib.self, named: "BareOfNib") { BareOfNib() }
  }
}
#endif
