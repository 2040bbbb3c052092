import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import HeadlessUIKit

/// The labels and the image of a cell's style follow their content.
@MainActor
@Suite struct DefaultCellTests {
  @Test func `an image that is higher than the row is scaled down to it`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
    cell.imageView?.image = UIImage(blankOfSize: CGSize(width: 120, height: 80))
    cell.textLabel?.text = "a"
    cell.layoutIfNeeded()
    let picture = cell.imageView?.frame ?? .zero
    #expect(picture.size == CGSize(width: 60, height: 40) && picture.minY == 0)
    #expect(cell.textLabel?.frame.minX == picture.maxX + 15)
  }

  /// A cell of a built-in style as Xcode writes it, with frames that no cell of today has.
  private func documented(_ style: String) throws -> UITableViewCell {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <tableViewCell textLabel="t" detailTextLabel="d" imageView="i" style="IBUITableViewCellStyle\(style)" id="c">
      <rect key="frame" x="0" y="0" width="320" height="60"/><tableViewCellContentView key="contentView" id="v">
      <rect key="frame" x="0" y="0" width="287" height="59.5"/><subviews>
      <label text="Title" id="t"><rect key="frame" x="15" y="0" width="270" height="43.5"/></label>
      <label text="Detail" id="d"/><imageView id="i"/></subviews></tableViewCellContentView></tableViewCell>
      </objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    return try #require(objects.lazy.compactMap { $0 as? UITableViewCell }.first)
  }

  @Test(arguments: [
    ("Default", UITableViewCell.CellStyle.default), ("Subtitle", .subtitle), ("Value1", .value1),
    ("Value2", .value2),
  ])
  func `a cell of a document places the labels and the image that it contains`(
    _ name: String, _ style: UITableViewCell.CellStyle
  ) throws {
    try TextMeasuring.with(TestFont()) {
      let (nib, code) = (
        try documented(name), UITableViewCell(style: style, reuseIdentifier: nil)
      )
      #expect(nib.textLabel?.text == "Title" && nib.contentView.subviews.count == 3)
      #expect((nib.detailTextLabel?.text ?? "none") == (style == .default ? "none" : "Detail"))
      for cell in [nib, code] {
        cell.textLabel?.text = "Another"
        cell.detailTextLabel?.text = "One"
        cell.textLabel?.font = .systemFont(ofSize: 12)
        cell.detailTextLabel?.font = .systemFont(ofSize: 10)
        cell.imageView?.image = UIImage(blankOfSize: CGSize(width: 20, height: 20))
        cell.frame = CGRect(x: 0, y: 0, width: 400, height: 60)
        cell.layoutIfNeeded()
      }
      #expect(nib.contentView.subviews.count == 3)
      #expect(nib.textLabel?.frame == code.textLabel?.frame)
      #expect(nib.detailTextLabel?.frame == code.detailTextLabel?.frame)
      #expect(nib.imageView?.frame == code.imageView?.frame)
    }
  }

  @Test(arguments: [
    UITableViewCell.CellStyle.default, .subtitle, .value1, .value2,
  ])
  func `labels follow their texts, fonts and images`(_ style: UITableViewCell.CellStyle) {
    TextMeasuring.with(TestFont()) {
      @MainActor func cell() -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 600, height: 60)
        return cell
      }
      @MainActor func fill(_ cell: UITableViewCell) {
        cell.textLabel?.text = "Longer than before"
        cell.detailTextLabel?.text = "More"
        cell.textLabel?.font = .systemFont(ofSize: 12)
        cell.imageView?.image = UIImage(blankOfSize: CGSize(width: 20, height: 20))
      }
      let (changed, fresh) = (cell(), cell())
      changed.textLabel?.text = "Short"
      changed.detailTextLabel?.text = "x"
      changed.layoutIfNeeded()
      fill(changed)
      changed.layoutIfNeeded()
      fill(fresh)
      fresh.layoutIfNeeded()
      #expect(changed.textLabel?.frame == fresh.textLabel?.frame)
      #expect(changed.detailTextLabel?.frame == fresh.detailTextLabel?.frame)
      #expect(changed.imageView?.frame == fresh.imageView?.frame)
    }
  }
}
