import AutoLayout
import Foundation
import HeadlessUIKit
import Testing

/// Constraints to which only a weak reference leads, until they are active.
@MainActor
@Suite struct RecentConstraintTests {
  private final class Holder {
    weak var leading: NSLayoutConstraint?
  }

  @Test func `a weak reference leads to a constraint that is activated in the same turn`() {
    let (root, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let holder = Holder()
    holder.leading = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40)
    holder.leading?.isActive = true
    child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.minX == CGFloat(40))
    #expect(holder.leading?.isActive == true)
    // From then on, only the views keep it.
    holder.leading?.isActive = false
    #expect(holder.leading == nil)
  }

  @Test func `a constraint that is not activated is freed by the next layout`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let holder = Holder()
    holder.leading = root.widthAnchor.constraint(equalToConstant: 10)
    #expect(holder.leading != nil)
    root.layoutIfNeeded()
    #expect(holder.leading == nil)
  }
}
