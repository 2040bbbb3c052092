internal import ConstraintSolver

/// A constraint of the engine: `first REL multiplier × second + constant`, with the item that owns
/// it.
///
/// Toolkits that do not use UIKit create these directly; `NSLayoutConstraint` creates one when it
/// enters an engine.
public final class EngineConstraint {
  /// One side of a constraint.
  public enum Quantity {
    /// An attribute of an item.
    case attribute(EngineItem, NSLayoutConstraint.Attribute)
    /// The distance from one attribute to another on the same axis (`anchors:A2.6`); rare, and so
    /// stored elsewhere.
    indirect case distance(
      from: (EngineItem, NSLayoutConstraint.Attribute),
      to: (EngineItem, NSLayoutConstraint.Attribute))

    /// The item of the attribute; nil for a distance.
    var item: EngineItem? {
      if case .attribute(let item, _) = self { item } else { nil }
    }

    /// The attribute; none for a distance.
    fileprivate var attribute: NSLayoutConstraint.Attribute {
      if case .attribute(_, let attribute) = self { attribute } else { .notAnAttribute }
    }
  }

  /// The left-hand side.
  public var first: Quantity {
    if let distance = extras?.first { return distance }
    guard let firstItem else { preconditionFailure("a constraint has no left-hand side") }
    return .attribute(firstItem, firstAttribute)
  }
  /// The right-hand side; nil to relate the first side to the constant.
  public var second: Quantity? {
    secondItem.map { .attribute($0, secondAttribute) } ?? extras?.second
  }

  // In the order that leaves no gaps: a document has more constraints than anything else.

  /// The item of the first side; nil for a distance.
  let firstItem: EngineItem?
  /// The item of the second side; nil for a distance and without a second side.
  let secondItem: EngineItem?
  /// The item in whose coordinates positions are multiplied (`constraints:C4.13`).
  public let holder: EngineItem
  /// The constraint that uses this one, and clears the reference when it is deallocated or uses another.
  private unowned(unsafe) var user: NSLayoutConstraint?
  /// The order of activation; later constraints are broken first (`engine:E3.2`).
  public let serial: Int
  /// The constant added to the second side, in points.
  public internal(set) var constant: Double
  /// The engine that has the row, which clears the reference when it is deallocated.
  var appliedBy: ObjectIdentifier?
  private var extras: Extras?
  private var facts = 0.0
  /// The row in the solver while the constraint is active.
  var row: Constraint?
  private let firstAttribute: NSLayoutConstraint.Attribute
  private let secondAttribute: NSLayoutConstraint.Attribute
  private var states: States
  /// The priority of the constraint.
  public internal(set) var priority: UILayoutPriority

  private struct States: OptionSet {
    let rawValue: UInt8
    static let isSystem = States(rawValue: 1)
    static let constantIsCut = States(rawValue: 2)
    static let readsHolder = States(rawValue: 4)
    static let wasMirrored = States(rawValue: 8)
    // The relation; neither for an equation.
    static let isAtMost = States(rawValue: 16)
    static let isAtLeast = States(rawValue: 32)

    mutating func set(_ state: States, _ isSet: Bool) {
      if isSet { insert(state) } else { remove(state) }
    }
  }

  /// The multiplier of the second side; ignored if there is none (`constraints:C4.12`).
  public var multiplier: Double { extras?.multiplier ?? 1 }

  /// The relation between the two sides.
  public var relation: NSLayoutConstraint.Relation {
    if states.contains(.isAtMost) { return .lessThanOrEqual }
    return states.contains(.isAtLeast) ? .greaterThanOrEqual : .equal
  }

  /// Whether a container created the constraint.
  ///
  /// Such a constraint is broken only if no other can be.
  public var isSystem: Bool { states.contains(.isSystem) }

  /// Whether the constant replaces one that exceeds ``NSLayoutConstraint/constantLimit``.
  var constantIsCut: Bool {
    get { states.contains(.constantIsCut) }
    set { states.set(.constantIsCut, newValue) }
  }

  private var readsHolder: Bool {
    get { states.contains(.readsHolder) }
    set { states.set(.readsHolder, newValue) }
  }

  /// The equation when it was last read, without its terms, which are those of the row.
  ///
  /// If only the constant changes, the row is updated; otherwise a new row is created.
  var reading: Reading {
    get { Reading(facts: facts, isMirrored: states.contains(.wasMirrored)) }
    set {
      facts = newValue.facts
      states.set(.wasMirrored, newValue.isMirrored)
    }
  }

  /// What few constraints have, in memory of its own.
  private final class Extras {
    /// The sides that are distances.
    var first: Quantity?
    var second: Quantity?
    var multiplier = 1.0
    var otherSide: Constraint?
    var slack: Variable?
    var reads: [EngineItem] = []
    weak var owner: AnyObject?
  }

  private var madeExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  /// The `NSLayoutConstraint`, if there is one, to which findings refer.
  ///
  /// Not retained; nil after it is deallocated.
  public var owner: AnyObject? {
    get { if let user = unsafe user { user } else { extras?.owner } }
    set {
      unsafe user = nil
      if newValue != nil || extras != nil { madeExtras.owner = newValue }
    }
  }

  /// Sets the constraint that uses this one.
  func setUser(_ constraint: NSLayoutConstraint) { unsafe user = constraint }

  /// Clears the reference to the constraint that used this one, and is being deallocated.
  func forgetUser() { unsafe user = nil }

  /// Replaces the reference to the constraint that used this one by a weak one, for conflicts that were reported.
  func keepFormerUser() {
    guard let former = unsafe user else { return }
    owner = former
  }

  /// The row of the other side, for a preferred length (`LayoutEngine+Sides.swift`).
  var otherSide: Constraint? {
    get { extras?.otherSide }
    set { if newValue != nil || extras != nil { madeExtras.otherSide = newValue } }
  }

  /// The slack variable of an inequality (`LayoutEngine+Slack.swift`).
  var slack: Variable? {
    get { extras?.slack }
    set { if newValue != nil || extras != nil { madeExtras.slack = newValue } }
  }

  /// The items whose variables or facts an equation reads, besides those of its sides.
  struct Reads {
    var holder = false
    var others: [EngineItem] = []
  }

  /// The items whose variables or facts the equation reads.
  var reads: Reads {
    get { Reads(holder: readsHolder, others: extras?.reads ?? []) }
    set {
      readsHolder = newValue.holder
      if !newValue.others.isEmpty || extras != nil { madeExtras.reads = newValue.others }
    }
  }

  /// What an equation is beside its terms, as read from the facts of the items.
  struct Reading {
    /// The constant part of the left-hand side that results from facts, in points.
    var facts = 0.0
    /// Whether the constraint was mirrored, which changes the sign of its constant and of its relation.
    var isMirrored = false

    /// The right-hand side of the row with a constant.
    func rightSide(_ constant: Double) -> Double {
      -(facts + EngineConstraint.sign(isMirrored: isMirrored) * constant)
    }
  }

  /// Creates a constraint.
  ///
  /// It has no effect until it is activated in a ``LayoutEngine``.
  public init(
    _ first: Quantity, _ relation: NSLayoutConstraint.Relation, _ second: Quantity? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: UILayoutPriority = .required,
    in holder: EngineItem, serial: Int, isSystem: Bool = false, owner: AnyObject? = nil
  ) {
    firstItem = first.item
    firstAttribute = first.attribute
    secondItem = second?.item
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.constant = constant
    self.priority = priority
    self.holder = holder
    self.serial = serial
    states = isSystem ? .isSystem : []
    switch relation {
    case .lessThanOrEqual: states.insert(.isAtMost)
    case .greaterThanOrEqual: states.insert(.isAtLeast)
    case .equal: break
    }
    if let owner { madeExtras.owner = owner }
    if multiplier != 1 { madeExtras.multiplier = multiplier }
    if firstItem == nil { madeExtras.first = first }
    if let second, secondItem == nil { madeExtras.second = second }
  }

  /// Returns the left-hand side in the engine's variables, without the constraint's constant:
  /// `first − multiplier × second`.
  ///
  /// Adding the constant times ``sign(isMirrored:)`` gives 0.
  func equation() throws(UnpreparedHierarchy) -> LinearForm {
    var form = LinearForm(in: holder, first: firstItem, second: secondItem)
    try form.add(first, seenFrom: secondItem, times: 1)
    if let second { try form.add(second, seenFrom: firstItem, times: -multiplier) }
    return form
  }

  /// The change of the left-hand side per point of the constant.
  ///
  /// In a right-to-left layout, `a.leading = m·b.trailing + c` is `a.right = m·b.left − c`: the
  /// constant of a constraint between directional attributes changes its sign, but the multiplier
  /// does not (`engine:E14.5`–`E14.7`). Inequalities are reversed (`measured:M11`).
  private static func sign(isMirrored: Bool) -> Double { isMirrored ? 1 : -1 }

  /// The relation of the left-hand side to 0.
  var solvedRelation: Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: mirrors ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: mirrors ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }

  /// Whether the constraint is mirrored, because its holder's layout is right-to-left.
  var mirrors: Bool {
    guard holder.direction == .rightToLeft, firstItem != nil, secondItem != nil else {
      return false
    }
    return firstAttribute.isDirectional || secondAttribute.isDirectional
  }
}

extension LinearForm {
  fileprivate mutating func add(
    _ quantity: EngineConstraint.Quantity, seenFrom other: EngineItem?, times factor: Double
  ) throws(UnpreparedHierarchy) {
    switch quantity {
    case .attribute(let item, let attribute):
      try add(attribute, of: item, seenFrom: other, times: factor)
    case .distance(let from, let to):
      // A distance from trailing to leading is measured in the layout direction, opposite to the
      // coordinates: a gap of 20 points stays a gap (`engine:E14.5`).
      let turns =
        holder.direction == .rightToLeft && (from.1.isDirectional || to.1.isDirectional)
      let factor = turns ? -factor : factor
      try add(to.1, of: to.0, seenFrom: from.0, times: factor)
      try add(from.1, of: from.0, seenFrom: to.0, times: -factor)
    }
  }
}

extension EngineConstraint {
  /// Whether the constraint is in an engine, including an engine that cannot represent it.
  var isApplied: Bool { appliedBy != nil }

  /// Returns whether the equation, when it was last read, read the same items.
  func hasRead(_ reads: Reads) -> Bool {
    reads.holder == readsHolder
      && reads.others.elementsEqual(extras?.reads ?? [], by: ===)
  }

  /// Calls `body` with each item that the equation reads; with some twice.
  private func forEachRead(_ body: (EngineItem) -> Void) {
    if let firstItem { body(firstItem) }
    if let secondItem { body(secondItem) }
    if readsHolder { body(holder) }
    for item in extras?.reads ?? [] { body(item) }
  }

  /// Lists the constraint in the items that it reads.
  func listInItems() {
    forEachRead { $0.mentions.insert(.constraint(self)) }
  }

  /// Clears the references to the engine.
  func forgetEngine() {
    forEachRead { item in
      if item.mentions[serial]?.constraint === self { item.mentions.remove(serial: serial) }
    }
    clearApplication()
  }

  /// Clears the references to an engine that is being deallocated, with those of all its constraints in
  /// the items that this one reads.
  ///
  /// Removing them one by one would leave gaps.
  func forgetDeallocatedEngine(_ engine: ObjectIdentifier) {
    forEachRead { $0.mentions.removeAll { $0.constraint?.appliedBy == engine } }
    clearApplication()
  }

  /// Clears what the engine has recorded in the constraint.
  func clearApplication() {
    row = nil
    otherSide = nil
    slack = nil
    reads = Reads()
    appliedBy = nil
  }

  /// Whether the constraint is a greater-than-or-equal inequality as the engine solves it.
  ///
  /// In a right-to-left layout, inequalities are reversed (`measured:M11`), and so are the signs of
  /// their residuals.
  package var solvesUpwards: Bool { solvedRelation == .greaterThanOrEqual }
}
