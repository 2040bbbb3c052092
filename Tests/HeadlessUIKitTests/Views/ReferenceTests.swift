import AutoLayout
import Foundation
import Testing

@testable import HeadlessUIKit

/// What refers to views, guides and constraints after they are deallocated: nothing, and nothing is kept alive.
@MainActor
@Suite struct ReferenceTests {
  /// A view that changes its layout while it is deallocated, as views of apps do.
  private final class TidyView: UIView {
    private let inside = UIView()
    private var own: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(inside)
      own = [
        inside.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 3),
        inside.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      ]
      NSLayoutConstraint.activate(own)
    }

    required init?(coder: NSCoder) { nil }

    deinit {
      MainActor.assumeIsolated {
        precondition(inside.superview === self && leadingAnchor.item === self)
        NSLayoutConstraint.deactivate(own)
        inside.removeFromSuperview()
      }
    }
  }

  @Test func `references to a view that was deallocated are nil`() {
    let (child, guide) = (UIView(), UILayoutGuide())
    var constraint: NSLayoutConstraint
    let anchor: NSLayoutXAxisAnchor
    weak var freed: UIView?
    weak var item: EngineItem?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      (freed, item) = (view, view.engineItem)
      view.addSubview(child)
      view.addLayoutGuide(guide)
      anchor = view.leadingAnchor
      constraint = child.leadingAnchor.constraint(equalTo: anchor, constant: 5)
      constraint.isActive = true
      guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      view.layoutIfNeeded()
    }
    #expect(freed == nil)
    #expect(child.superview == nil && child.window == nil && child.tree == nil)
    #expect(guide.owningView == nil && child.engineItem.parent == nil)
    #expect(anchor.item == nil && !constraint.isActive)
    #expect(constraint.secondItem == nil && constraint.firstItem === child)
    #expect(child.engineItem.activeConstraints.isEmpty)
    // Kept by the constraint and the anchor, and by nothing else.
    #expect(item != nil)
    constraint = child.widthAnchor.constraint(equalToConstant: 1)
    _ = consume anchor
    child.engineItem.setParent(nil)
    guide.engineItem.setParent(nil)
    child.superviewStorage = nil
    guide.owningView = nil
    #expect(item == nil)
  }

  @Test func `a view can deactivate its constraints while it is deallocated`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        for isLaidOut in [false, true] {
          weak var freed: UIView?
          do {
            let view = TidyView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            freed = view
            if isLaidOut {
              window.addSubview(view)
              window.layoutIfNeeded()
              view.removeFromSuperview()
              view.layoutIfNeeded()
            }
          }
          precondition(freed == nil)
        }
      }
    }
  }

  @Test func `constraints of a view do not depend on the owner that its item names`() {
    let (view, other) = (UIView(), UIView())
    view.purlinItem.owner = other
    #expect(view.purlinItem.owner === other)
    let constraint = view.widthAnchor.constraint(equalToConstant: 20)
    constraint.isActive = true
    view.purlinItem.owner = nil
    #expect(view.purlinItem.owner === view && constraint.firstItem === view && constraint.isActive)
  }

  @Test func `an item and its anchors are deallocated with their view`() {
    weak var item: EngineItem?
    weak var anchor: NSLayoutXAxisAnchor?
    do {
      let view = UIView()
      let leading = view.leadingAnchor
      (item, anchor) = (view.engineItem, leading)
      #expect(leading === view.leadingAnchor)
    }
    #expect(item == nil && anchor == nil)
  }

  @Test func `a constraint that is deallocated is not among the constraints of its items`() {
    let view = UIView()
    do {
      let parent = UIView()
      parent.addSubview(view)
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
      #expect(view.engineItem.activeConstraints.count == 1)
    }
    #expect(view.engineItem.activeConstraints.isEmpty)
  }

  @Test func `a constraint whose owning view was deallocated is activated again`() throws {
    let (left, right) = (UIView(), UIView())
    let constraint = left.leadingAnchor.constraint(equalTo: right.trailingAnchor, constant: 4)
    for _ in 0..<2 {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for view in [left, right] { parent.addSubview(view) }
      #expect(!constraint.isActive)
      constraint.isActive = true
      #expect(
        left.engineItem.activeConstraints.map(ObjectIdentifier.init) == [
          ObjectIdentifier(constraint)
        ])
      parent.layoutIfNeeded()
    }
  }

  @Test func `a conflict names a constraint that was deactivated, until it is deallocated`() throws
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    var constraints = [10, 20].map { child.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(constraints)
    view.layoutIfNeeded()
    let conflict = try #require(view.layoutTree().engine.conflicts.first)
    let descriptions = Set(constraints.map(\.debugDescription))
    NSLayoutConstraint.deactivate(constraints)
    view.layoutIfNeeded()
    #expect(conflict.members.count == 2)
    #expect(Set(conflict.members.map { $0.debugText.replacing(" (active)", with: "") }).count == 2)
    #expect(descriptions.count == 2)
    constraints = []
    #expect(conflict.members.allSatisfy { $0.debugText == "(null)" })
  }
}
