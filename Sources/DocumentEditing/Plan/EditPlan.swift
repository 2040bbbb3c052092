internal import InterfaceBuilder
internal import InterfaceLinter
internal import LayoutGeometry

/// What an operation changes in a document, before it becomes edits of its text.
struct EditPlan {
  typealias Attribute = DocumentRepair.Attribute

  /// New constraints: the position of the view that holds each, and its attributes.
  var added: [(holder: SourcePosition, attributes: [Attribute])] = []
  /// The constraints that are removed, by id.
  var removed: [(id: String, position: SourcePosition)] = []
  /// Other elements that are removed.
  var deleted: Set<SourcePosition> = []
  /// New values of attributes; nil removes the attribute.
  var values: [(object: SourcePosition, name: String, value: String?)] = []
  /// Constraints that are installed or not, with the positions of the views that hold them.
  var installations: [(id: String, holder: SourcePosition, isInstalled: Bool)] = []
  /// Constraints whose installation in size classes becomes another than in all others, or, for nil, the same.
  var variedInstallations: [(id: String, holder: SourcePosition, key: String, isInstalled: Bool?)] =
    []
  /// New values of a constraint's attributes in size classes.
  var variedValues: [(object: SourcePosition, key: String, values: [Attribute])] = []
  /// Other edits.
  var edits: [DocumentEdit] = []
  /// Sentences for the user about what was done otherwise than might be expected.
  var notes: [String] = []

  var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && deleted.isEmpty && values.isEmpty && installations.isEmpty
      && variedInstallations.isEmpty
      && variedValues.isEmpty && edits.isEmpty
  }

  mutating func set(_ object: SourcePosition, _ name: String, _ value: String?) {
    values.removeAll { $0.object == object && $0.name == name }
    values.append((object, name, value))
  }
}

/// A new constraint.
struct NewConstraint {
  typealias End = (item: String, attribute: LayoutAttribute)

  var first: End
  var relation = LayoutRelation.equal
  var second: End?
  var multiplier: String?
  var priority = 1000.0
  var constant = 0.0
  var isStandard = false

  /// The attributes in the order in which Interface Builder writes them, without those that have their
  /// default.
  func attributes(in holder: String) -> [EditPlan.Attribute] {
    var all: [EditPlan.Attribute] = []
    if first.item != holder { all.append(.init("firstItem", first.item)) }
    all.append(.init("firstAttribute", first.attribute.name))
    if relation != .equal { all.append(.init("relation", relation.name)) }
    if let second {
      all.append(.init("secondItem", second.item))
      all.append(.init("secondAttribute", second.attribute.name))
    }
    if let multiplier { all.append(.init("multiplier", multiplier)) }
    if priority != 1000 { all.append(.init("priority", ConstraintNumber.text(priority))) }
    if constant != 0 { all.append(.init("constant", ConstraintNumber.text(constant))) }
    if isStandard { all.append(.init("symbolic", "YES")) }
    return all
  }
}

extension NewConstraint {
  /// Creates a constraint between an edge of a view and another place, whose constant is positive inward.
  init(_ edge: EditOperation.Edge, of view: String, to other: End, constant: Double = 0) {
    let own: End = (view, edge.attribute)
    self.init(
      first: edge.isFirst ? own : other, second: edge.isFirst ? other : own, constant: constant)
  }
}

/// The numbers of constraints, as Interface Builder writes them.
enum ConstraintNumber {
  /// Returns a number without a decimal point if it is whole, and with as few digits as are exact.
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Rounds a distance between frames to a thousandth of a point, below which frames are not exact.
  static func rounded(_ value: Double) -> Double {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}
