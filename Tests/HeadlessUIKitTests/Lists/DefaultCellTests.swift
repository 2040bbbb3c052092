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
