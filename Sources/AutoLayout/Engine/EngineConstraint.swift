internal import ConstraintSolver

/// A constraint as the engine keeps it: `first REL multiplier × second + constant`, in one holder.
///
/// This is the form a toolkit without UIKit uses directly; `NSLayoutConstraint` makes one of itself.
public final class EngineConstraint {
  /// One side of a constraint.
  public enum Quantity {
    /// An attribute of an item.
    case attribute(EngineItem, NSLayoutConstraint.Attribute)
    /// The way from one attribute to another of the same axis (`anchors:A2.6`).
    case distance(
      from: (EngineItem, NSLayoutConstraint.Attribute),
      to: (EngineItem, NSLayoutConstraint.Attribute))

    /// The item of the attribute; nil for a distance.
    var item: EngineItem? {
      if case .attribute(let item, _) = self { item } else { nil }
    }
  }

  /// The left-hand side.
  public let first: Quantity
  /// How the sides compare.
  public let relation: NSLayoutConstraint.Relation
  /// The right-hand side; nil compares with the constant alone.
  public let second: Quantity?
  /// The factor of the second side; not read without one (`constraints:C4.12`).
  public let multiplier: Double
  /// The item in whose coordinates positions are multiplied (`constraints:C4.13`).
  public let holder: EngineItem
  /// Whether a system put it there; such a constraint is never broken while another can be.
  public let isSystem: Bool

  /// Added to the second side, in points.
  public internal(set) var constant: Double
  /// How strongly the constraint insists.
  public internal(set) var priority: UILayoutPriority
  /// The object that findings name: the `NSLayoutConstraint`, if there is one.
  public weak var owner: AnyObject?

  /// The order of activation; later constraints are broken first (`engine:E3.2`).
  public let serial: Int

  /// Whether the constant stands for one beyond ``NSLayoutConstraint/constantLimit``.
  var constantIsCut = false

  /// The row in the solver while the constraint is active.
  var row: Constraint?
  /// The row of the other side, of a length that is preferred (`LayoutEngine+Sides.swift`).
  var otherSide: Constraint?
  /// The engine that has the row; it takes it back when it is freed.
  var appliedBy: ObjectIdentifier?
  /// The space between the sides of an inequality, as the solver has it
  /// (`LayoutEngine+Slack.swift`).
  var slack: Variable?
  /// The items its equation read.
  var reads: [EngineItem] = []
  /// What its equation said when it was read last; while its terms are the same, a new constant will
  /// do, otherwise a new row is needed.
  var reading = Reading()

  /// An equation as it was read from the items' facts.
  struct Reading {
    var terms: [Term] = []
    var relation = Relation.equal
    /// What facts add to the left-hand side, in points.
    var facts = 0.0
    /// The change of the left-hand side per point of the constraint's own constant: −1 or 1.
    var sign = -1.0

    /// The right-hand side of the row with a constant.
    func rightSide(_ constant: Double) -> Double { -(facts + sign * constant) }
  }

  /// Creates a constraint; it does nothing until a ``LayoutEngine`` activates it.
  public init(
    _ first: Quantity, _ relation: NSLayoutConstraint.Relation, _ second: Quantity? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: UILayoutPriority = .required,
    in holder: EngineItem, serial: Int, isSystem: Bool = false, owner: AnyObject? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.holder = holder
    self.serial = serial
    self.isSystem = isSystem
    self.owner = owner
  }

  /// The equation in the engine's variables, without the constraint's own constant:
  /// `first − multiplier × second`, which ``sign`` times the constant brings to 0.
  func equation() throws(UnpreparedHierarchy) -> LinearForm {
    var form = LinearForm(in: holder)
    try form.add(first, seenFrom: second?.item, times: 1)
    if let second { try form.add(second, seenFrom: first.item, times: -multiplier) }
    return form
  }

  /// The change of the left-hand side per point of the constant.
  ///
  /// Right to left, `a.leading = m·b.trailing + c` reads `a.right = m·b.left − c`: the constant of a
  /// constraint between directional attributes changes its sign, the multiplier does not
  /// (`engine:E14.5`–`E14.7`). Inequalities turn round with it (`measured:M11`).
  var sign: Double { mirrors ? 1 : -1 }

  /// How the left-hand side compares with zero.
  var solvedRelation: Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: mirrors ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: mirrors ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }

  /// Whether the constraint reads the other way round in its holder's direction.
  var mirrors: Bool {
    guard holder.direction == .rightToLeft, case .attribute(_, let one) = first,
      case .attribute(_, let two)? = second
    else { return false }
    return one.isDirectional || two.isDirectional
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
      // From trailing to leading is a way in the direction of reading, and the coordinates run
      // against it: a gap of 20 points stays a gap (`engine:E14.5`).
      let turns =
        holder.direction == .rightToLeft && (from.1.isDirectional || to.1.isDirectional)
      let factor = turns ? -factor : factor
      try add(to.1, of: to.0, seenFrom: from.0, times: factor)
      try add(from.1, of: from.0, seenFrom: to.0, times: -factor)
    }
  }
}

extension EngineConstraint {
  /// Whether the constraint is in an engine, or kept by one that cannot express it.
  var isApplied: Bool { appliedBy != nil }

  /// Forgets the engine that had the constraint.
  func forgetEngine() {
    for item in reads where item.mentions[serial] === self { item.mentions[serial] = nil }
    row = nil
    otherSide = nil
    slack = nil
    reads = []
    appliedBy = nil
  }

  /// Whether an inequality asks the first side to be at least the second, as the engine reads it.
  ///
  /// Right to left inequalities turn round (`measured:M11`), and their residuals with them.
  package var solvesUpwards: Bool { solvedRelation == .greaterThanOrEqual }
}
