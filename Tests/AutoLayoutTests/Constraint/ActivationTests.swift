import AutoLayout
import Foundation
import TestSupport
import Testing

/// Who keeps a constraint, with items of no toolkit (`constraints:C7`).
@MainActor
@Suite struct ActivationTests {
  let root = TestItem("root")
  let left: TestItem
  let right: TestItem
  let a: TestItem
  let b: TestItem
  let guide: TestGuide

  init() {
    left = TestItem("left", in: root)
    right = TestItem("right", in: root)
    a = TestItem("a", in: left)
    b = TestItem("b", in: right)
    guide = TestGuide("guide", in: left)
  }

  private func made(
    _ one: any LayoutItem, _ two: (any LayoutItem)?,
    _ attribute: NSLayoutConstraint.Attribute = .width
  ) throws -> NSLayoutConstraint {
    try NSLayoutConstraint(
      checking: one, attribute, .equal, to: two, two == nil ? .notAnAttribute : attribute)
  }

  @Test(.rules("constraints:C4.15, C7.1–C7.3, T15"))
  func `the nearest common ancestor keeps it`() throws {
    #expect(try made(a, nil).nearestHolder() === a)
    #expect(try made(a, left).nearestHolder() === left)
    #expect(try made(left, right).nearestHolder() === root)
    #expect(try made(a, b).nearestHolder() === root)
    #expect(try made(a, a).nearestHolder() === a)
    #expect(try made(guide, a).nearestHolder() === left)
    #expect(try made(b, guide).nearestHolder() === root)
    #expect(try made(guide, nil).nearestHolder() === left)
  }

  @Test(.rules("constraints:C7.4, C10.4"))
  func `a distance is kept above all its items`() throws {
    let inner = a.makeXAxisAnchor(.leading).anchorWithOffset(to: left.makeXAxisAnchor(.trailing))
    let outer = b.makeXAxisAnchor(.leading).anchorWithOffset(to: right.makeXAxisAnchor(.trailing))
    #expect(inner.constraint(equalToConstant: 3).nearestHolder() === left)
    let both = inner.constraint(equalTo: outer)
    #expect(both.nearestHolder() === root)
    #expect(both.firstAttribute == .notAnAttribute && both.secondAttribute == .notAnAttribute)
    #expect(both.firstItem == nil)
    #expect(both.firstAnchor is NSLayoutDimension)
  }

  @Test(.rules("constraints:C7.5, T11"))
  func `strangers have no common ancestor`() throws {
    let stranger = TestItem("stranger")
    let constraint = try made(a, stranger, .leading)
    let problem = #expect(throws: ConstraintProblem.self) { try constraint.activateChecked() }
    #expect(problem?.exceptionName == "NSGenericException")
    #expect(
      problem?.reason.withoutAddresses
        == "Unable to activate constraint with anchors "
        + "<NSLayoutXAxisAnchor:0x \"Item:0x.leading\"> and "
        + "<NSLayoutXAxisAnchor:0x \"Item:0x.leading\"> because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal.")
    #expect(!constraint.isActive)
    let lost = try made(TestGuide("lost", in: nil), nil)
    #expect(
      throws: ConstraintProblem.self
    ) { try lost.activateChecked() }
  }

  @Test(.rules("constraints:C7.7, C7.8"))
  func `a batch keeps its order, and what came before a mistake`() async throws {
    let batch = try [made(a, nil), made(a, nil, .height), made(a, a)]
    NSLayoutConstraint.activate(batch)
    #expect(a.installed.elementsEqual(batch, by: ===))
    #expect(batch.map(\.serial) == batch.map(\.serial).sorted())
    NSLayoutConstraint.deactivate([batch[1]])
    #expect(a.installed.elementsEqual([batch[0], batch[2]], by: ===))
  }

  @Test(.rules("constraints:C7.6, C7.9"))
  func `setting what is set already does nothing`() throws {
    let constraint = try made(a, left)
    constraint.isActive = false
    constraint.isActive = true
    let serial = constraint.serial
    constraint.isActive = true
    #expect(constraint.serial == serial)
    #expect(left.installed.count == 1)
    constraint.isActive = false
    constraint.isActive = false
    #expect(left.installed.isEmpty)
    #expect(constraint.holder == nil)
  }

  @Test(.rules("constraints:C5.4, C5.5, C6.3, C6.4"))
  func `a changed number is told once`() throws {
    let constraint = try made(a, left)
    constraint.constant = 1
    #expect(left.changes == 0)
    constraint.isActive = true
    constraint.constant = 1
    #expect(left.changes == 0)
    constraint.constant = 2
    constraint.priority = .defaultHigh
    constraint.priority = .required
    #expect(left.changes == 3)
    constraint.priority = .required
    #expect(left.changes == 3)
  }

  @Test(.rules("constraints:C9.5", "anchors:A1.4"))
  func `items are not kept alive`() throws {
    var item: TestItem? = TestItem("item", in: left)
    let constraint = try made(try #require(item), left)
    let anchor = try #require(item).makeDimension(.width)
    weak let watched = item
    item = nil
    #expect(watched == nil)
    #expect(constraint.firstItem == nil && constraint.firstAnchor == nil)
    #expect(constraint.secondItem === left)
    #expect(anchor.item == nil)
  }

  @Test(.rules("constraints:C10.3"))
  func `the anchors of a constraint equal those of its items`() throws {
    let constraint = try made(a, left, .leading)
    #expect(constraint.firstAnchor == a.makeXAxisAnchor(.leading))
    #expect(constraint.secondAnchor == left.makeXAxisAnchor(.leading))
    #expect(try made(a, nil).secondAnchor == nil)
  }
}
