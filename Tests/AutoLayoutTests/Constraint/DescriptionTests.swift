import AutoLayout
import Foundation
import TestSupport
import Testing

@MainActor
@Suite struct DescriptionTests {
  let parent = TestItem("S")
  let a: TestItem
  let b: TestItem

  init() {
    a = TestItem("a", in: parent)
    b = TestItem("b", in: parent)
  }

  private func text(
    _ one: TestItem, _ first: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ two: TestItem? = nil,
    _ second: NSLayoutConstraint.Attribute = .notAnAttribute, times m: CGFloat = 1,
    plus c: CGFloat = 0, at priority: Float = 1000, identifier: String? = nil
  ) throws -> String {
    let made = try NSLayoutConstraint(
      checking: one, first, relation, to: two, second, multiplier: m, constant: c)
    made.priority = UILayoutPriority(priority)
    made.identifier = identifier
    return made.description.withoutAddresses
  }

  @Test(.rules("constraints:C11.1, T1"))
  func `a constraint without names prints classes and addresses`() throws {
    #expect(
      try text(a, .width, .greaterThanOrEqual, plus: 200)
        == "<NSLayoutConstraint:0x Item:0x.width >= 200   (inactive)>")
    let width = try NSLayoutConstraint(checking: a, .width, .equal, to: nil, .notAnAttribute)
    width.isActive = true
    #expect(
      width.description.withoutAddresses == "<NSLayoutConstraint:0x Item:0x.width == 0   (active)>")
  }

  @Test(.rules("constraints:C11.2, T9, T10"))
  func `spaces print as pictures`() throws {
    a.isNamed = true
    b.isNamed = true
    #expect(
      try text(parent, .trailing, .equal, a, .trailing, plus: 16)
        == "<NSLayoutConstraint:0x H:[a]-(16)-|   (inactive, names: a:0x, '|':Item:0x )>")
    #expect(
      try text(b, .leading, .greaterThanOrEqual, a, .trailing, plus: 8, at: 750)
        == "<NSLayoutConstraint:0x H:[a]-(>=8@750)-[b] priority:750   (inactive, names: a:0x, b:0x )>"
    )
    #expect(
      try text(a, .top, .lessThanOrEqual, parent, .top, plus: -3)
        == "<NSLayoutConstraint:0x V:|-(<=-3)-[a]   (inactive, names: a:0x, '|':Item:0x )>")
  }

  @Test(.rules("constraints:C11.2"))
  func `left and right say that they do not turn round`() throws {
    #expect(
      try text(a, .left, .equal, parent, .left, plus: 22)
        == "<NSLayoutConstraint:0x H:|-(22)-[Item:0x](LTR)   (inactive, names: '|':Item:0x )>")
    #expect(
      try text(b, .left, .equal, a, .right)
        == "<NSLayoutConstraint:0x H:[Item:0x]-(0)-[Item:0x](LTR)   (inactive)>")
  }

  @Test(.rules("constraints:C11.6"))
  func `a named superview is listed twice`() throws {
    a.isNamed = true
    parent.isNamed = true
    #expect(
      try text(a, .leading, .equal, parent, .leading)
        == "<NSLayoutConstraint:0x H:|-(0)-[a]   (inactive, names: a:0x, S:0x, '|':S:0x )>")
    #expect(
      try text(a, .height, .equal, a, .width)
        == "<NSLayoutConstraint:0x a.height == a.width   (inactive, names: a:0x )>")
  }

  @Test func `long names end in dots`() throws {
    let long = TestItem("DetailViewFeatureItemCellA", in: parent)
    long.isNamed = true
    #expect(
      try text(long, .width, plus: 54)
        == "<NSLayoutConstraint:0x DetailViewFeatureItemCell....width == 54   "
        + "(inactive, names: DetailViewFeatureItemCell...:0x )>")
  }

  @Test(
    .rules("constraints:C11.3, C11.4, T5"),
    arguments: [
      (1, 0, "a.centerX == b.leading"), (1, 8, "a.centerX == b.leading + 8"),
      (2, -8, "a.centerX == 2*b.leading - 8"), (-1, 0, "a.centerX == -b.leading"),
      (1.0 / 3, 0, "a.centerX == 0.333333*b.leading"), (1, 2.22507e-308, "2.22507e-308"),
      (1, 1e6, "+ 1e+06"),
    ])
  func `other constraints print as equations`(_ m: Double, _ c: Double, _ body: String) throws {
    a.isNamed = true
    b.isNamed = true
    #expect(
      try text(a, .centerX, .equal, b, .leading, times: CGFloat(m), plus: CGFloat(c))
        .contains("\(body)   ("))
  }

  @Test(.rules("constraints:C4.11, C11.3, T7, T8"))
  func `equations cover what is no plain space`() throws {
    a.isNamed = true
    parent.isNamed = true
    #expect(
      try text(a, .trailing, .equal, parent, .trailing, plus: -16)
        .contains(" a.trailing == S.trailing - 16   "))
    #expect(
      try text(a, .top, .equal, parent, .topMargin, plus: 16)
        .contains(" a.top == S.topMargin + 16   "))
    #expect(try text(a, .width, plus: -5).contains(" a.width == - 5   "))
    #expect(
      try text(a, .width, .equal, parent, .width, times: 0, plus: 9).contains(" a.width == 9   "))
  }

  @Test(.rules("constraints:C11.7"))
  func `attributes print as they are written in Swift`() throws {
    let (a, s) = (TestItem("a"), TestItem("S"))
    for (attribute, name) in [
      (NSLayoutConstraint.Attribute.leadingMargin, "leadingMargin"), (.centerX, "centerX"),
      (.trailingMargin, "trailingMargin"), (.centerXWithinMargins, "centerXWithinMargins"),
    ] {
      let constraint = NSLayoutConstraint(
        item: a, attribute: .centerX, relatedBy: .equal, toItem: s, attribute: attribute,
        multiplier: 2, constant: 1)
      #expect(constraint.description.contains("." + name), "\(constraint.description)")
    }
  }

  @Test(.rules("constraints:C10.1"))
  func `the identifier stands before the body`() throws {
    #expect(
      try text(a, .width, plus: 1, identifier: "UISV-hiding")
        == "<NSLayoutConstraint:0x 'UISV-hiding' Item:0x.width == 1   (inactive)>")
  }

  @Test(.rules("constraints:C11.8"))
  func `system spacing prints by name, without a sign in equations`() throws {
    let gap = b.makeXAxisAnchor(.leading).constraint(
      greaterThanOrEqualToSystemSpacingAfter: a.makeXAxisAnchor(.trailing), multiplier: 1)
    #expect(gap.description.contains("-(>=NSLayoutAnchorConstraintSpace(8))-"))
    let odd = b.makeXAxisAnchor(.leading).constraint(
      equalToSystemSpacingAfter: a.makeXAxisAnchor(.centerX), multiplier: 2)
    #expect(odd.description.contains(".centerX NSLayoutAnchorConstraintSpace(16)   "))
  }

  @Test func `a subclass prints with its module`() throws {
    let made = try OwnConstraint(checking: a, .width, .equal, to: nil, .notAnAttribute)
    #expect(made.description.hasPrefix("<AutoLayoutTests.OwnConstraint:0x"))
  }

  @Test(.rules("constraints:C9.5"))
  func `what is gone prints as nothing`() throws {
    var gone: TestItem? = TestItem("gone", in: parent)
    let made = try NSLayoutConstraint(
      checking: a, .leading, .equal, to: gone, .trailing, multiplier: 2)
    gone = nil
    #expect(made.secondItem == nil)
    #expect(made.description.contains(".leading == 2*(null).trailing"))
  }

  @Test(
    .rules("vfl:F7.1, F7.2"),
    arguments: [
      ("H:[a]-(>=8@750)-[b]", "H:[a]-(>=8@750)-[b] priority:750"),
      ("[a]-[b]", "H:[a]-(NSSpace(8))-[b]"),
      ("|-5-[a]", "H:|-(5)-[a]"), ("V:[a]-(<=5)-|", "V:[a]-(<=5)-|"), ("[a(>=5)]", "a.width >= 5"),
    ])
  func `a format comes back in descriptions`(_ format: String, _ body: String) throws {
    a.isNamed = true
    b.isNamed = true
    let made = try NSLayoutConstraint.constraints(
      checkingVisualFormat: format, views: ["a": a, "b": b])
    #expect(made.map(\.description).joined().contains(" \(body)   ("))
  }

  @Test(.rules("anchors:A3.2"))
  func `anchors print their side and whom they name`() {
    #expect(
      a.makeDimension(.height).description.withoutAddresses
        == "<NSLayoutDimension:0x \"Item:0x.height\">")
    a.isNamed = true
    #expect(
      a.makeXAxisAnchor(.leading).description.withoutAddresses
        == "<NSLayoutXAxisAnchor:0x \"a.leading\" (names: a:0x)>")
    b.isNamed = true
    let distance = a.makeYAxisAnchor(.bottom).anchorWithOffset(to: b.makeYAxisAnchor(.top))
    #expect(
      distance.description.withoutAddresses
        == "<_NSDistanceLayoutDimension:0x \"(b.top - a.bottom)\" (names: b:0x, a:0x)>")
    #expect(
      distance.constraint(equalToConstant: 4).description.withoutAddresses
        == "<NSLayoutConstraint:0x (b.top - a.bottom) == 4   (inactive, names: b:0x, a:0x )>")
  }
}

final class OwnConstraint: NSLayoutConstraint {}
