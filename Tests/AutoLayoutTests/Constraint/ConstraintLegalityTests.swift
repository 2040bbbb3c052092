import AutoLayout
import Foundation
import TestSupport
import Testing

/// What may not be said, and Apple's words for it; vectors `constraints:T1`–`T7`, `T13`, `T14`.
@MainActor
@Suite struct ConstraintLegalityTests {
  let parent = TestItem("S")
  let a: TestItem

  init() { a = TestItem("a", in: parent) }

  typealias Attribute = NSLayoutConstraint.Attribute

  private func problem(
    _ one: Any?, _ first: Attribute, _ two: Any?, _ second: Attribute, times m: CGFloat = 1,
    plus c: CGFloat = 0
  ) -> ConstraintProblem? {
    do {
      _ = try NSLayoutConstraint(
        checking: one, first, .equal, to: two, second, multiplier: m, constant: c)
      return nil
    } catch {
      return error
    }
  }

  private static let prefix = "NSLayoutConstraint for Item:0x: "
  private static let location =
    "A multiplier of 0 or a nil second item together with a location for the first attribute "
    + "creates an illegal constraint of a location equal to a constant. Location attributes must "
    + "be specified in pairs."
  private static let pairing = "Invalid pairing of layout attributes."
  private static let sides =
    "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
    + "Use leading/trailing for both or neither."

  @Test(.rules("constraints:C4.1"))
  func `a constraint needs a first item`() {
    let problem = problem(nil, .width, nil, .notAnAttribute)
    #expect(problem?.exceptionName == "NSInvalidArgumentException")
    #expect(problem?.reason == "Constraint must contain a first layout item")
    let hidden: TestItem? = nil
    #expect(self.problem(hidden as Any, .width, nil, .notAnAttribute) == problem)
  }

  @Test(.rules("constraints:C4.2"))
  func `attributes have to be known`() {
    let text = Self.prefix + "Unknown layout attribute"
    #expect(problem(a, .notAnAttribute, parent, .width)?.reason.withoutAddresses == text)
    #expect(problem(a, .width, parent, .notAnAttribute)?.reason.withoutAddresses == text)
  }

  @Test(
    .rules("constraints:C4.3, T2"),
    arguments: Attribute.allCases.filter { $0.kind != .size && $0.kind != .none })
  func `a position needs another`(_ attribute: Attribute) {
    let text = Self.prefix + Self.location
    #expect(problem(a, attribute, nil, .notAnAttribute, plus: 10)?.reason.withoutAddresses == text)
    #expect(problem(a, attribute, parent, attribute, times: 0)?.reason.withoutAddresses == text)
  }

  @Test(
    .rules("constraints:C4.4, C4.5, C4.6, C4.8, C4.9, T3–T5"),
    arguments: Attribute.allCases.filter { $0 != .notAnAttribute })
  func `positions pair with positions, lengths with lengths, sides within a sort`(_ one: Attribute)
  {
    for two in Attribute.allCases where two != .notAnAttribute {
      let found = problem(a, one, parent, two)?.reason.withoutAddresses
      let mixes =
        one.isDirectional && two.isAbsoluteSide || one.isAbsoluteSide && two.isDirectional
      if (one.kind == .size) != (two.kind == .size) {
        #expect(found == Self.prefix + Self.pairing, "\(one) \(two)")
      } else if mixes {
        #expect(found == Self.prefix + Self.sides, "\(one) \(two)")
      } else {
        #expect(found == nil, "\(one) \(two)")
      }
    }
  }

  @Test(.rules("constraints:C4.7"))
  func `items are views or guides`() {
    let words = "Constraint items must each be a view or layout guide."
    #expect(problem(NSNumber(value: 3), .width, nil, .width)?.reason.hasSuffix(words) == true)
    #expect(
      problem(a, .width, "text", .width)?.reason.withoutAddresses == Self.prefix + words)
  }

  @Test(.rules("constraints:C4.10, C4.12"))
  func `without a second item its attribute does not count`() throws {
    let made = try NSLayoutConstraint(
      checking: a, .width, .greaterThanOrEqual, to: nil, .width, multiplier: 3, constant: 200)
    #expect(made.secondAttribute == .notAnAttribute)
    #expect(made.secondAnchor == nil)
    #expect(made.multiplier == 1)
  }

  @Test(.rules("constraints:C4.11, C4.14, T6"))
  func `a length may be nothing times another, and a thing may relate to itself`() {
    #expect(problem(a, .width, parent, .width, times: 0) == nil)
    #expect(problem(a, .leading, a, .leading, plus: 1) == nil)
    #expect(problem(a, .height, a, .width) == nil)
  }

  @Test(.rules("constraints:C5.1, C5.2, T13"), arguments: [CGFloat.nan, .infinity, -.infinity])
  func `numbers are finite`(_ number: CGFloat) throws {
    let constant = try #require(problem(a, .leading, parent, .trailing, plus: number))
    #expect(constant.exceptionName == "NSInternalInconsistencyException")
    #expect(
      constant.reason.withoutAddresses
        == "NSLayoutConstraint constant is not finite!  That's illegal.  constant:"
        + "\(String(format: "%g", Double(number))) firstAnchor:"
        + "<NSLayoutXAxisAnchor:0x \"Item:0x.leading\"> "
        + "secondAnchor:<NSLayoutXAxisAnchor:0x \"Item:0x.trailing\">")
    let multiplier = try #require(problem(a, .leading, parent, .leading, times: number))
    #expect(
      multiplier.reason
        == "Multiplier is not finite!  That's illegal.  multiplier:"
        + String(format: "%g", Double(number)))
    let alone = try #require(problem(a, .width, nil, .notAnAttribute, plus: number))
    #expect(alone.reason.hasSuffix("secondAnchor:(null)"))
  }

  @Test(.rules("constraints:C5.3"))
  func `a huge constant is cut, and said once`() throws {
    let old = LayoutLog.shared.write
    var messages: [String] = []
    LayoutLog.shared.write = { messages.append($0) }
    defer { LayoutLog.shared.write = old }
    for constant in [CGFloat.greatestFiniteMagnitude, 1_000_001, -1e9] {
      let made = try NSLayoutConstraint(
        checking: a, .width, .equal, to: nil, .notAnAttribute, constant: constant)
      #expect(abs(made.constant) == NSLayoutConstraint.constantLimit)
      #expect(made.constant.sign == constant.sign)
    }
    #expect(messages.count <= 1)
    #expect(messages.allSatisfy { $0.hasPrefix("This NSLayoutConstraint is being configured") })
  }

  @Test(.rules("constraints:C6.1, T14"), arguments: [0, -1, 1000.5, 1001, Float.nan])
  func `priorities lie above 0 and up to 1000`(_ value: Float) throws {
    let made = try NSLayoutConstraint(checking: a, .width, .equal, to: nil, .notAnAttribute)
    let problem = #expect(throws: ConstraintProblem.self) {
      try made.setPriority(checking: UILayoutPriority(value))
    }
    #expect(problem?.exceptionName == "NSInternalInconsistencyException")
    #expect(
      problem?.reason
        == "It's illegal to set priority:\(String(format: "%g", value)).  Priorities must be "
        + "greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    #expect(made.priority == .required)
  }

  @Test(.rules("constraints:C6.3, C6.4"))
  func `moving between required and optional while active is forbidden on request`() throws {
    let made = try NSLayoutConstraint(checking: a, .width, .equal, to: nil, .notAnAttribute)
    made.isActive = true
    try made.setPriority(checking: .defaultHigh)
    try made.setPriority(checking: .required)

    ConstraintProblem.forbidsMutatingRequiredPriorities = true
    defer { ConstraintProblem.forbidsMutatingRequiredPriorities = false }
    let problem = #expect(throws: ConstraintProblem.self) {
      try made.setPriority(checking: UILayoutPriority(999.5))
    }
    #expect(
      problem?.reason
        == "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
        + "not supported.  You passed priority 999.5 and the existing priority was 1000.")
    made.isActive = false
    try made.setPriority(checking: .defaultHigh)
    made.isActive = true
    try made.setPriority(checking: .defaultLow)
    #expect(made.priority == .defaultLow)
  }

  @Test(
    .rules("constraints:C6.2"), arguments: [Float.leastNonzeroMagnitude, 0.5, 499.999, 999.5, 1000])
  func `fractions are priorities`(_ value: Float) throws {
    let made = try NSLayoutConstraint(checking: a, .width, .equal, to: nil, .notAnAttribute)
    try made.setPriority(checking: UILayoutPriority(value))
    #expect(made.priority.rawValue == value)
  }

  @Test(.rules("constraints:C1.2, C1.4, C1.5, C10.2"))
  func `a fresh constraint has Apple's defaults`() throws {
    let made = try NSLayoutConstraint(
      checking: a, .leading, .equal, to: parent, .trailing, multiplier: 2, constant: 3)
    #expect(made.priority == .required)
    #expect(made.identifier == nil)
    #expect(!made.shouldBeArchived)
    #expect(!made.isActive)
    #expect(made.firstItem === a && made.secondItem === parent)
    #expect(made.multiplier == 2 && made.constant == 3)
    let empty = NSLayoutConstraint()
    #expect(empty.priority == .required && empty.multiplier == 1)
  }

  @Test(.rules("constraints:C2.1, C3.1"))
  func `raw values are Apple's`() {
    #expect(Attribute.allCases.map(\.rawValue) == Array(0...20))
    #expect(NSLayoutConstraint.Relation.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(Attribute.baseline == .lastBaseline)
  }

  @Test(.rules("constraints:C4.3"))
  func `the initialiser traps in Apple's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: TestItem("a"), attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 10)
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains("'NSInvalidArgumentException', reason: 'NSLayoutConstraint for Item:0x"))
    #expect(output.contains("Location attributes must be specified in pairs.'"))
  }

  @Test(.rules("constraints:C4.5", "anchors:A1.2"))
  func `anchors trap where they cannot refuse to compile`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (a, b) = (TestItem("a"), TestItem("b"))
        _ = a.makeXAxisAnchor(.leading).constraint(equalTo: b.makeXAxisAnchor(.left))
      }
    }
  }

  @Test(.rules("constraints:C6.1"))
  func `a priority out of range traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let made = NSLayoutConstraint()
        made.priority = UILayoutPriority(1001)
      }
    }
  }
}
