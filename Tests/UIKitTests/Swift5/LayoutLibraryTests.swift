import Testing
import UIKit

/// What open layout libraries ask of UIKit in their own tests.
@MainActor
@Suite struct LayoutLibraryTests {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test func `a chain activates on the nearest common ancestor, in order`() {
    let view = UIView()
    container.addSubview(view)
    view.chain.pin([.leading, .top, .trailing], to: container, inset: 10).pin(
      [.height], to: nil, inset: 40)

    #expect(container.constraints.map(\.firstAttribute) == [.leading, .top, .trailing])
    #expect(view.constraints.map(\.firstAttribute) == [.height])
    #expect(container.constraints.allSatisfy { $0.secondItem as? UIView == container })
    #expect(container.constraints.map(\.constant) == [10, 10, -10])
    #expect(view.constraints[0].secondItem == nil)
    #expect(view.constraints[0].secondAttribute == .notAnAttribute)

    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 280, height: 40))

    view.chain.unpin()
    #expect(container.constraints.isEmpty && view.constraints.isEmpty)
  }

  @Test func `a subclass of the constraint keeps its own properties`() throws {
    let view = UIView()
    container.addSubview(view)
    view.chainLabel = "box"
    view.chain.pin([.width], .greaterThanOrEqual, to: nil, inset: 50, priority: .defaultHigh - 1)

    let held = try #require(view.constraints.first as? ChainConstraint)
    #expect(held.note == "box")
    #expect(held.priority == UILayoutPriority(749))
    #expect(held.multiplier == 1)
    #expect(view.chained.contains { $0 == held })
  }

  @Test func `what is attached to a view dies with it`() {
    weak var label: NSString?
    do {
      let view = UIView()
      let text = NSMutableString(string: "a text of its own")
      label = text
      withUnsafePointer(to: &Self.key) {
        objc_setAssociatedObject(view, $0, text, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, $0) as? NSString === text)
      }
    }
    #expect(label == nil)
  }

  private static var key: UInt8 = 0

  @Test func `views, guides, controllers, constraints and items of bars take attachments`() {
    let hosts: [Any] = [
      UIView(), UILayoutGuide(), UIViewController(), UIBarButtonItem(), NSLayoutConstraint(),
    ]
    for (index, host) in hosts.enumerated() {
      withUnsafePointer(to: &Self.key) {
        objc_setAssociatedObject(host, $0, index, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(host, $0) as? Int == index)
      }
    }
  }

  @Test func `operators over anchors make active constraints`() {
    let view = UIView()
    container.addSubview(view)
    let guide = container.layoutMarginsGuide
    view.leadingAnchor ~~ guide.leadingAnchor + 4
    view.topAnchor ~~ guide.topAnchor + 0
    view.widthAnchor ~~ view.heightAnchor + 0
    view.heightAnchor ~~ guide.heightAnchor + -84

    container.layoutIfNeeded()
    // Margins of 8 on each side: 300 − 16 − 84
    #expect(view.frame == CGRect(x: 12, y: 8, width: 200, height: 200))
  }

  @Test func `an even row about the centre sits at its inequalities`() {
    let views = (0..<2).map { _ in UIView() }
    for view in views {
      container.addSubview(view)
      view.chain.pin([.width, .height], to: nil, inset: 20)
    }
    for (view, attribute, offset) in [
      (views[0], NSLayoutConstraint.Attribute.right, CGFloat(-5)), (views[1], .left, 5),
    ] {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .lessThanOrEqual, toItem: container,
        attribute: .centerX, multiplier: 1, constant: offset
      ).isActive = true
    }
    container.layoutIfNeeded()
    #expect(views.map { $0.frame.minX } == [125, 155])
  }

  @Test func `a position may follow a position of the other axis`() {
    let view = UIView()
    let mark = UIView(frame: CGRect(x: 0, y: 30, width: 10, height: 10))
    container.addSubview(view)
    container.addSubview(mark)
    view.chain.pin([.top], to: mark).pin([.width, .height], to: nil, inset: 20)
    NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: mark, attribute: .top,
      multiplier: 1, constant: 12
    ).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 42, y: 30))
  }

  @Test func `the old guides of a controller can be pinned to`() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    controller.view.addSubview(container)
    container.translatesAutoresizingMaskIntoConstraints = false
    func pin(_ support: UILayoutSupport, _ own: NSLayoutConstraint.Attribute) {
      NSLayoutConstraint(
        item: container, attribute: own, relatedBy: .equal, toItem: support,
        attribute: own == .top ? .bottom : .top, multiplier: 1, constant: 0
      ).isActive = true
    }
    pin(controller.topLayoutGuide, .top)
    pin(controller.bottomLayoutGuide, .bottom)
    #expect(controller.view.constraints.count == 2)
    controller.view.layoutIfNeeded()
    #expect(container.frame.height == 300)
  }

  @Test func `priorities are numbers one can step through`() {
    #expect(UILayoutPriority.defaultLow + 1 > .defaultLow)
    #expect((UILayoutPriority.required - 0.5).rawValue == 999.5)
    var priority = UILayoutPriority.defaultHigh
    priority += 5
    priority -= 2
    #expect(priority == UILayoutPriority(753))
    #expect(max(UILayoutPriority.fittingSizeLevel, .defaultLow) == .defaultLow)
  }

  @Test func `views are members of sets and keys of dictionaries`() {
    let (one, two) = (UIView(), UIView())
    #expect(Set([one, two, one]).count == 2)
    #expect([one: 1, two: 2][two] == 2)
    #expect([one, two].firstIndex(of: two) == 1)
  }
}
