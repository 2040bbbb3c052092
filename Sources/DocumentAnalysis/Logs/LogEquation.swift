internal import ConflictAnalysis
internal import InterfaceBuilder

/// A constraint in the form in which one of a log and one of a document are compared.
///
/// `first = multiplier × second + constant`; left and leading are the same, as in the log's visual format.
struct LogEquation {
  /// One side: an attribute of an item.
  struct Side: Hashable {
    /// What an item is to its view.
    enum Role: Hashable {
      case view
      case safeArea
      case otherGuide
    }

    /// The address or the name of a log's item, or the id of a document's view.
    var item: String
    var role: Role
    var attribute: String
  }

  var first: Side
  var relation: ConstraintSystem.Relation
  var second: Side?
  var multiplier: Double
  var constant: Double
  var identifier: String?
  var priority: Double
  /// Whether the constant is the standard spacing, of which the document has a copy.
  var isStandard = false

  /// The same constraint with the sides exchanged; nil if there is one side only.
  var exchanged: LogEquation? {
    guard let second, multiplier != 0 else { return nil }
    var other = self
    (other.first, other.second) = (second, first)
    other.multiplier = 1 / multiplier
    other.constant = -constant / multiplier
    if multiplier > 0 { other.relation = relation.turned }
    return other
  }

  /// Returns whether it relates the same attributes as another one in the same way, if their items correspond.
  func isLike(_ other: LogEquation) -> Bool {
    first.attribute == other.first.attribute && first.role.fits(other.first.role)
      && relation == other.relation && (second == nil) == (other.second == nil)
      && second?.attribute == other.second?.attribute
      && (second.flatMap { own in other.second.map { own.role.fits($0.role) } } ?? true)
      && abs(multiplier - other.multiplier) <= 1e-4 * max(1, abs(multiplier))
      && (priority >= 1000) == (other.priority >= 1000)
      && (identifier == nil || identifier == other.identifier)
  }

  /// Whether both have the same constant, as far as a log prints it.
  func hasConstant(of other: LogEquation) -> Bool {
    abs(constant - other.constant) <= max(0.01, 1e-5 * abs(constant)) || other.isStandard
  }
}

extension LogEquation.Side.Role {
  /// A guide of a log can be printed without its name.
  func fits(_ other: Self) -> Bool { self == other || self == .otherGuide && other != .view }
}

// MARK: - A document's

extension LogEquation {
  init(_ constraint: SceneConstraint) {
    let element = constraint.element
    first = Side(constraint.first)
    second = constraint.second.map { Side($0) }
    relation =
      switch element.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    multiplier = element.multiplier.value
    constant = element.constant
    identifier = element.identifier
    priority = element.priority
    isStandard = element.isSymbolic
  }
}

extension LogEquation.Side {
  init(_ end: SceneConstraint.End) {
    item = end.view
    let name = LogEquation.attribute("\(end.attribute)")
    role = end.guide == nil ? .view : end.guide == "Safe Area" ? .safeArea : .otherGuide
    attribute = name
  }
}

// MARK: - A log's

extension LogEquation {
  /// `owners` are the views that own the guides of the log, by the guides' addresses.
  init(_ constraint: LogConstraint, owners: [String: String]) {
    first = Side(constraint.first, owners)
    second = constraint.second.map { Side($0, owners) }
    relation = constraint.relation
    multiplier = constraint.multiplier
    constant = constraint.constant
    identifier = constraint.place == nil ? constraint.identifier : nil
    priority = constraint.priority
  }

  /// Returns the name of an attribute without what logs and documents write differently.
  static func attribute(_ name: String) -> String {
    switch name {
    case "left", "minX": "leading"
    case "right", "maxX": "trailing"
    case "minY": "top"
    case "maxY": "bottom"
    case "midX": "centerX"
    case "midY": "centerY"
    case "leftMargin": "leadingMargin"
    case "rightMargin": "trailingMargin"
    case "baseline": "lastBaseline"
    default: name
    }
  }

  /// Returns the views that own the guides of a report: the bar of a guide's own constraints.
  static func owners(of constraints: [LogConstraint]) -> [String: String] {
    var owners: [String: String] = [:]
    for constraint in constraints {
      guard let bar = constraint.bar else { continue }
      for item in [constraint.first.item, constraint.second?.item].compactMap({ $0 })
      where item.className.hasSuffix("LayoutGuide") && item.key != bar.key {
        owners[item.key] = bar.key
      }
    }
    return owners
  }
}

extension LogEquation.Side {
  init(_ operand: LogConstraint.Operand, _ owners: [String: String]) {
    item = owners[operand.item.key] ?? operand.item.key
    attribute = LogEquation.attribute(operand.attribute)
    let isGuide = operand.item.className.hasSuffix("LayoutGuide")
    switch operand.item.text {
    case "UIViewSafeAreaLayoutGuide" where isGuide: role = .safeArea
    case "UIViewLayoutMarginsGuide" where isGuide:
      // A document relates to the margins of the view itself.
      role = .view
      attribute += attribute.hasPrefix("center") ? "WithinMargins" : "Margin"
    default: role = isGuide ? .otherGuide : .view
    }
  }
}
