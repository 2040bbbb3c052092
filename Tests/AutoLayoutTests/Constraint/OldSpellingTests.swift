import AutoLayout
import Foundation
import TestSupport
import Testing

/// What old sources write; called through a protocol, as nobody else is to call it unwarned.
@MainActor
private protocol OldSpellings {
  func constraints(_ a: TestItem, _ b: TestItem) -> [NSLayoutConstraint]
  func activate(_ constraint: NSLayoutConstraint)
  func visualFormat(_ a: TestItem) -> [NSLayoutConstraint]
  func anchors(_ a: TestItem, _ b: TestItem) -> [NSLayoutConstraint]
}

private struct Swift2: OldSpellings {
  @available(*, deprecated)
  func constraints(_ a: TestItem, _ b: TestItem) -> [NSLayoutConstraint] {
    let attribute: NSLayoutAttribute = .Trailing
    let relation: NSLayoutRelation = .GreaterThanOrEqual
    let made = NSLayoutConstraint(
      item: a, attribute: .Leading, relatedBy: .Equal, toItem: b, attribute: .LeadingMargin,
      multiplier: 1, constant: 0)
    let other = NSLayoutConstraint(
      item: b, attribute: attribute, relatedBy: relation, toItem: a, attribute: .CenterX,
      multiplier: 1, constant: 4)
    other.priority = UILayoutPriorityDefaultHigh - 1
    return [made, other]
  }

  @available(*, deprecated)
  func activate(_ constraint: NSLayoutConstraint) {
    NSLayoutConstraint.activateConstraints([constraint])
    constraint.active = false
    constraint.active = true
    NSLayoutConstraint.deactivateConstraints([constraint])
  }

  @available(*, deprecated)
  func visualFormat(_ a: TestItem) -> [NSLayoutConstraint] {
    let options: NSLayoutFormatOptions = [.AlignAllTop, .DirectionLeftToRight]
    return NSLayoutConstraint.constraintsWithVisualFormat(
      "|-5-[a]", options: options, metrics: nil, views: ["a": a])
  }

  @available(*, deprecated)
  func anchors(_ a: TestItem, _ b: TestItem) -> [NSLayoutConstraint] {
    let (x, y) = (a.makeXAxisAnchor(.leading), b.makeXAxisAnchor(.trailing))
    let (w, h) = (a.makeDimension(.width), b.makeDimension(.height))
    return [
      x.constraintEqualToAnchor(y), x.constraintEqualToAnchor(y, constant: 1),
      x.constraintGreaterThanOrEqualToAnchor(y), x.constraintLessThanOrEqualToAnchor(y),
      x.constraintGreaterThanOrEqualToAnchor(y, constant: 1),
      x.constraintLessThanOrEqualToAnchor(y, constant: 1),
      w.constraintEqualToConstant(3), w.constraintGreaterThanOrEqualToConstant(3),
      w.constraintLessThanOrEqualToConstant(3), w.constraintEqualToAnchor(h, multiplier: 2),
      w.constraintGreaterThanOrEqualToAnchor(h, multiplier: 2),
      w.constraintLessThanOrEqualToAnchor(h, multiplier: 2),
      w.constraintEqualToAnchor(h, multiplier: 2, constant: 1),
      w.constraintGreaterThanOrEqualToAnchor(h, multiplier: 2, constant: 1),
      w.constraintLessThanOrEqualToAnchor(h, multiplier: 2, constant: 1),
    ]
  }
}

/// The spellings of the first Swift releases mean what today's mean (`anchors:A2.9`).
@MainActor
@Suite(.rules("anchors:A2.9")) struct OldSpellingTests {
  let parent = TestItem("S")
  let a: TestItem
  let b: TestItem
  private let old: any OldSpellings = Swift2()

  init() {
    a = TestItem("a", in: parent)
    b = TestItem("b", in: parent)
  }

  @Test func `capital letters name the same attributes and relations`() {
    #expect(
      old.constraints(a, b).map(\.plainText) == [
        "a.leading = b.leadingMargin", "b.trailing ≥ a.centerX + 4 @749",
      ])
  }

  @Test func `a format is read under its old name`() {
    #expect(old.visualFormat(a).map(\.plainText) == ["a.left = S.left + 5"])
  }

  @Test func `active installs and removes`() {
    let constraint = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
    old.activate(constraint)
    #expect(!constraint.isActive)
    #expect(constraint.serial > 0)
  }

  @Test func `anchors make the same constraints`() {
    #expect(
      old.anchors(a, b).map(\.plainText) == [
        "a.leading = b.trailing", "a.leading = b.trailing + 1", "a.leading ≥ b.trailing",
        "a.leading ≤ b.trailing", "a.leading ≥ b.trailing + 1", "a.leading ≤ b.trailing + 1",
        "a.width = 3", "a.width ≥ 3", "a.width ≤ 3", "a.width = 2 b.height",
        "a.width ≥ 2 b.height", "a.width ≤ 2 b.height", "a.width = 2 b.height + 1",
        "a.width ≥ 2 b.height + 1", "a.width ≤ 2 b.height + 1",
      ])
  }
}
