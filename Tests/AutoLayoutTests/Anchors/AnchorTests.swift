import AutoLayout
import Foundation
import TestSupport
import Testing

/// What each method of an anchor makes (`anchors:A2`).
@MainActor
@Suite struct AnchorTests {
  let parent = TestItem("S")
  let a: TestItem
  let b: TestItem

  init() {
    a = TestItem("a", in: parent)
    b = TestItem("b", in: parent)
  }

  @Test(.rules("anchors:A2.1"))
  func `positions relate to positions`() {
    let (x, other) = (a.makeXAxisAnchor(.leading), b.makeXAxisAnchor(.trailing))
    let (y, below) = (a.makeYAxisAnchor(.top), b.makeYAxisAnchor(.lastBaseline))
    let made = [
      x.constraint(equalTo: other), x.constraint(greaterThanOrEqualTo: other),
      x.constraint(lessThanOrEqualTo: other), x.constraint(equalTo: other, constant: 3),
      x.constraint(greaterThanOrEqualTo: other, constant: 3),
      x.constraint(lessThanOrEqualTo: other, constant: -3), y.constraint(equalTo: below),
      y.constraint(greaterThanOrEqualTo: below, constant: 3),
    ]
    #expect(
      made.map(\.plainText) == [
        "a.leading = b.trailing", "a.leading ≥ b.trailing", "a.leading ≤ b.trailing",
        "a.leading = b.trailing + 3", "a.leading ≥ b.trailing + 3", "a.leading ≤ b.trailing - 3",
        "a.top = b.lastBaseline", "a.top ≥ b.lastBaseline + 3",
      ])
    #expect(made.allSatisfy { !$0.isActive && $0.priority == .required })
  }

  @Test func `lengths relate to lengths and numbers`() {
    let (w, h) = (a.makeDimension(.width), b.makeDimension(.height))
    let made = [
      w.constraint(equalToConstant: 3), w.constraint(greaterThanOrEqualToConstant: 3),
      w.constraint(lessThanOrEqualToConstant: 3), w.constraint(equalTo: h),
      w.constraint(greaterThanOrEqualTo: h), w.constraint(lessThanOrEqualTo: h),
      w.constraint(equalTo: h, constant: 5), w.constraint(equalTo: h, multiplier: 2),
      w.constraint(greaterThanOrEqualTo: h, multiplier: 2),
      w.constraint(lessThanOrEqualTo: h, multiplier: 2),
      w.constraint(equalTo: h, multiplier: 2, constant: 1),
      w.constraint(greaterThanOrEqualTo: h, multiplier: 2, constant: 1),
      w.constraint(lessThanOrEqualTo: h, multiplier: 2, constant: 1),
    ]
    #expect(
      made.map(\.plainText) == [
        "a.width = 3", "a.width ≥ 3", "a.width ≤ 3", "a.width = b.height", "a.width ≥ b.height",
        "a.width ≤ b.height", "a.width = b.height + 5", "a.width = 2 b.height",
        "a.width ≥ 2 b.height", "a.width ≤ 2 b.height", "a.width = 2 b.height + 1",
        "a.width ≥ 2 b.height + 1", "a.width ≤ 2 b.height + 1",
      ])
    #expect(made[0].secondAttribute == .notAnAttribute && made[0].secondItem == nil)
  }

  @Test(.rules("anchors:A2.2, AT11"))
  func `system spacing is 8 points a piece`() {
    let (x, other) = (b.makeXAxisAnchor(.leading), a.makeXAxisAnchor(.trailing))
    let (y, above) = (b.makeYAxisAnchor(.top), a.makeYAxisAnchor(.bottom))
    let made = [
      x.constraint(equalToSystemSpacingAfter: other, multiplier: 2),
      x.constraint(greaterThanOrEqualToSystemSpacingAfter: other, multiplier: 1),
      x.constraint(lessThanOrEqualToSystemSpacingAfter: other, multiplier: 0.5),
      y.constraint(equalToSystemSpacingBelow: above, multiplier: 2),
      y.constraint(greaterThanOrEqualToSystemSpacingBelow: above, multiplier: 1),
      y.constraint(lessThanOrEqualToSystemSpacingBelow: above, multiplier: 0.5),
    ]
    #expect(
      made.map(\.plainText) == [
        "b.leading = a.trailing + 16", "b.leading ≥ a.trailing + 8", "b.leading ≤ a.trailing + 4",
        "b.top = a.bottom + 16", "b.top ≥ a.bottom + 8", "b.top ≤ a.bottom + 4",
      ])
  }

  @Test(.rules("anchors:A1.4, A3.1"))
  func `anchors have names, items and equality`() {
    let leading = a.makeXAxisAnchor(.leading)
    #expect(leading.name == "leading" && leading.item === a)
    #expect(leading == a.makeXAxisAnchor(.leading))
    #expect(leading.hash == a.makeXAxisAnchor(.leading).hash)
    #expect(leading != a.makeXAxisAnchor(.left))
    #expect(leading != b.makeXAxisAnchor(.leading))
    let distance = leading.anchorWithOffset(to: b.makeXAxisAnchor(.leading))
    #expect(distance.name.isEmpty && distance.item == nil)
    #expect(distance == distance)
  }

  @Test(.rules("anchors:A1.4"))
  func `an item has one anchor for each attribute`() {
    let (a, b) = (TestItem("a"), TestItem("b"))
    #expect(a.makeYAxisAnchor(.top) === a.makeYAxisAnchor(.top))
    #expect(a.makeDimension(.width) !== a.makeDimension(.height) as NSObject)
    let constraint = a.makeXAxisAnchor(.leading).constraint(equalTo: b.makeXAxisAnchor(.trailing))
    #expect(constraint.firstAnchor === constraint.firstAnchor)
    #expect(constraint.firstAnchor === a.makeXAxisAnchor(.leading))
    #expect(constraint.secondAnchor === b.makeXAxisAnchor(.trailing))
    let written = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .height, multiplier: 1,
      constant: 0)
    #expect(written.firstAnchor === a.makeDimension(.width))
    #expect(written.secondAnchor === b.makeDimension(.height))

    let distance = a.makeXAxisAnchor(.left).anchorWithOffset(to: b.makeXAxisAnchor(.left))
      .constraint(equalToConstant: 4)
    #expect(distance.firstAnchor === distance.firstAnchor)
  }

  @Test(.rules("anchors:A1.4"))
  func `an item keeps no anchor alive, and has the same one as long as it is in use`() {
    let item = TestItem("a")
    weak var freed: NSLayoutDimension?
    do {
      let (width, height) = (item.makeDimension(.width), item.makeDimension(.height))
      freed = width
      #expect(item.makeDimension(.width) === width && item.makeDimension(.height) === height)
    }
    #expect(freed == nil)
    let again = item.makeDimension(.width)
    #expect(item.makeDimension(.width) === again)
  }

  @Test(.rules("anchors:A1.4"))
  func `an anchor does not keep its item alive`() {
    weak var freed: TestItem?
    do {
      let item = TestItem("a")
      freed = item
      _ = item.makeDimension(.width)
    }
    #expect(freed == nil)
  }

  @Test(.rules("anchors:A1.4"))
  func `an item of one's own is deallocated with its anchors, and has the same ones until then`() {
    weak var item: EngineItem?
    weak var freed: NSLayoutDimension?
    do {
      let owner = TestItem("a")
      let anchor = owner.makeDimension(.width)
      (item, freed) = (owner.purlinItem, anchor)
      #expect(owner.makeDimension(.width) === anchor)
    }
    #expect(item == nil && freed == nil)
  }

  @Test(.rules("anchors:A1.1, A1.3, A2.8"))
  func `anchors come in three kinds, and every item has all of them`() {
    let item = TestItem("a", in: TestItem("S"))
    let across: [NSLayoutXAxisAnchor] = [
      item.makeXAxisAnchor(.leading), item.makeXAxisAnchor(.trailing), item.makeXAxisAnchor(.left),
      item.makeXAxisAnchor(.right), item.makeXAxisAnchor(.centerX),
    ]
    let down: [NSLayoutYAxisAnchor] = [
      item.makeYAxisAnchor(.top), item.makeYAxisAnchor(.bottom), item.makeYAxisAnchor(.centerY),
      item.makeYAxisAnchor(.firstBaseline), item.makeYAxisAnchor(.lastBaseline),
    ]
    let lengths: [NSLayoutDimension] = [item.makeDimension(.width), item.makeDimension(.height)]
    #expect(across.count + down.count + lengths.count == 12)
    #expect(
      lengths[0].constraint(equalToConstant: 3).firstAnchor is NSLayoutAnchor<NSLayoutDimension>)
  }

  @Test(.rules("anchors:A2.10"))
  func `a constraint that nobody activates does nothing`() {
    // The slip of the listing with an aspect of 1 to 2.
    let item = TestItem("a", in: TestItem("S"))
    let aspect = item.makeDimension(.height)
      .constraint(equalTo: item.makeDimension(.width), multiplier: 2)
    #expect(aspect.plainText == "a.height = 2 a.width" && !aspect.isActive)
  }

  @Test(.rules("anchors:A2.6, AT10", "constraints:C10.4"))
  func `equal distances make equal gaps`() throws {
    let root = EngineItem()
    root.setInitialPlacement(
      .framed(LayoutRect(x: 0, y: 0, width: 100, height: 10), [], container: nil))
    let items = [EngineItem(in: root), EngineItem(in: root)]
    let engine = LayoutEngine(root: root)
    for item in items { engine.attach(item) }
    let first = EngineConstraint.Quantity.distance(
      from: (root, .leading), to: (items[0], .leading))
    let second = EngineConstraint.Quantity.distance(
      from: (items[0], .trailing), to: (items[1], .leading))
    let third = EngineConstraint.Quantity.distance(
      from: (items[1], .trailing), to: (root, .trailing))
    let constraints = [
      EngineConstraint(first, .equal, second, in: root, serial: 1),
      EngineConstraint(second, .equal, third, in: root, serial: 2),
      EngineConstraint(.attribute(items[0], .width), .equal, constant: 25, in: root, serial: 3),
      EngineConstraint(.attribute(items[1], .width), .equal, constant: 15, in: root, serial: 4),
    ]
    for constraint in constraints { try engine.activate(constraint) }
    engine.solve()
    #expect(engine.frame(of: items[0]).x.isClose(to: 20))
    #expect(engine.frame(of: items[1]).x.isClose(to: 65))

    root.direction = .rightToLeft
    engine.solve()
    #expect(engine.frame(of: items[0]).x.isClose(to: 55))
    #expect(engine.frame(of: items[1]).x.isClose(to: 20))
  }

  @Test(.rules("anchors:A2.5, A2.6", "engine:E14.5"))
  func `a distance counts in the direction of reading`() throws {
    let root = EngineItem()
    root.setInitialPlacement(
      .framed(LayoutRect(x: 0, y: 0, width: 100, height: 10), [], container: nil))
    let items = [EngineItem(in: root), EngineItem(in: root)]
    let engine = LayoutEngine(root: root)
    for item in items { engine.attach(item) }
    let gap = EngineConstraint.Quantity.distance(
      from: (items[0], .trailing), to: (items[1], .leading))
    let constraints = [
      EngineConstraint(
        .attribute(items[0], .leading), .equal, .attribute(root, .leading), in: root, serial: 1),
      EngineConstraint(.attribute(items[0], .width), .equal, constant: 30, in: root, serial: 2),
      EngineConstraint(.attribute(items[1], .width), .equal, constant: 10, in: root, serial: 3),
      EngineConstraint(gap, .greaterThanOrEqual, constant: 20, in: root, serial: 4),
      EngineConstraint(
        gap, .equal, .attribute(items[1], .width), constant: -50, priority: .defaultLow, in: root,
        serial: 5),
    ]
    for constraint in constraints { try engine.activate(constraint) }
    engine.solve()
    #expect(engine.frame(of: items[1]).x.isClose(to: 50))

    root.direction = .rightToLeft
    engine.solve()
    #expect(engine.frame(of: items[0]).x.isClose(to: 70))
    #expect(engine.frame(of: items[1]).x.isClose(to: 40))
  }
}
