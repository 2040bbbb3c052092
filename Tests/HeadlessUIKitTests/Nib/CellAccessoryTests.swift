import Foundation
import Testing

@testable import HeadlessUIKit

/// The accessory of a cell in a document.
@MainActor
@Suite struct CellAccessoryTests {
  private func cell(_ accessory: String) throws -> UITableViewCell {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <tableViewCell id="c" style="IBUITableViewCellStyleDefault"\(accessory)>
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="d">
      <rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView>
      </tableViewCell></objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    return try #require(
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first)
  }

  @Test(arguments: [
    ("disclosureIndicator", UITableViewCell.AccessoryType.disclosureIndicator),
    ("detailDisclosureButton", .detailDisclosureButton), ("checkmark", .checkmark),
    ("detailButton", .detailButton),
  ])
  func `an accessory of a document takes width from the content`(
    _ name: String, _ type: UITableViewCell.AccessoryType
  ) throws {
    let plain = try cell("")
    let made = try cell(" accessoryType=\"\(name)\"")
    #expect(plain.accessoryType == .none && made.accessoryType == type)
    for cell in [plain, made] { cell.layoutIfNeeded() }
    #expect(made.contentView.frame.width < plain.contentView.frame.width)
  }
}
