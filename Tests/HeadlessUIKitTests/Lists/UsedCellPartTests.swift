import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UsedCellPartTests {
  @Test func `a cell has the image view only after it was used`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.layoutIfNeeded()
    #expect(!cell.contentView.subviews.contains { $0 is UIImageView })
    #expect(cell.textLabel?.textColor == .label)
    #expect(cell.detailTextLabel?.textColor == .secondaryLabel)
    cell.imageView?.image = UIImage(systemName: "star")
    #expect(cell.contentView.subviews.contains { $0 is UIImageView })
  }

  @Test func `the separator of a cell with an image begins at the text`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.layoutIfNeeded()
    #expect(cell.separator == nil)
    cell.imageView?.image = UIImage(systemName: "star")
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.separator?.left == cell.textLabel?.frame.minX)
    cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
    #expect(cell.separator?.left == 40 && cell.separator?.right == cell.bounds.width - 20)
    cell.semanticContentAttribute = .forceRightToLeft
    #expect(cell.separator?.left == 20 && cell.separator?.right == cell.bounds.width - 40)
  }

  @Test func `a refresh control that is added as a subview is that of the scroll view`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let control = UIRefreshControl()
    scroll.addSubview(control)
    scroll.layoutIfNeeded()
    #expect(scroll.refreshControl === control)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
  }

  @Test func `a text field places a side view that has constraints`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let (left, right) = (UIView(), UIView())
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 12).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    (field.leftView, field.leftViewMode) = (left, .always)
    (field.rightView, field.rightViewMode) = (right, .always)
    window.addSubview(field)
    window.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 10, width: 12, height: 20))
    #expect(right.frame == CGRect(x: 188, y: 10, width: 12, height: 20))
    #expect(!left.hasAmbiguousLayout && !right.hasAmbiguousLayout)
  }
}
