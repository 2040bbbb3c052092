public import ConflictAnalysis
internal import LayoutGeometry

/// A change that the author of a scene could make.
///
/// It applies at every size.
public enum SceneChange: Sendable, Hashable, Codable {
  /// Changes the priority of a constraint.
  case setPriority(constraint: NamedConstraint, priority: Double)
  /// Changes the relation of a constraint, as written.
  case setRelation(constraint: NamedConstraint, relation: ConstraintSystem.Relation)
  /// Changes the constant of a constraint, in points.
  case setConstant(constraint: NamedConstraint, constant: Double)
  /// Removes a constraint.
  case remove(constraint: NamedConstraint)
  /// Adds a required constraint.
  case add(constraint: NewConstraint)
  /// Changes a content hugging or compression resistance priority of a view.
  case setContentPriority(
    subject: NamedSubject, isHugging: Bool, isHorizontal: Bool, priority: Double)
  /// Removes the limit on the number of lines of a text.
  case allowAnyLineCount(subject: NamedSubject)
  /// Sets `translatesAutoresizingMaskIntoConstraints` of a view to false.
  case turnOffMask(subject: NamedSubject)

  /// A view to which a change refers.
  public struct NamedSubject: Sendable, Hashable, Codable {
    /// The view's id, the same in every layout of the scene.
    public var id: String
    /// The name of the view.
    public var name: String

    /// Creates a reference to a view.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }

    /// Names an item of a scene.
    public init(_ item: Scene.Item) { self.init(id: item.id, name: item.name) }
  }

  /// The identifier of constraints that a change adds, which are no document's.
  package static let identifierOfAdded = "purlin-added"

  /// A required constraint to be added.
  public struct NewConstraint: Sendable, Hashable, Codable {
    /// An attribute of a view's alignment rectangle.
    public enum Attribute: String, Sendable, Hashable, Codable {
      case left, right, top, bottom, width, height
    }

    /// The view on the left side.
    public var first: NamedSubject
    /// The attribute on the left side.
    public var attribute: Attribute
    /// The relation.
    public var relation: ConstraintSystem.Relation
    /// The view on the right side; nil for a constant.
    public var second: NamedSubject?
    /// The attribute on the right side.
    public var otherAttribute: Attribute?
    /// The constant on the right side, in points.
    public var constant: Double

    /// Creates `first.attribute = second.otherAttribute + constant`, or another relation of the two.
    public init(
      first: NamedSubject, attribute: Attribute, relation: ConstraintSystem.Relation,
      second: NamedSubject?, otherAttribute: Attribute?, constant: Double
    ) {
      self.first = first
      self.attribute = attribute
      self.relation = relation
      self.second = second
      self.otherAttribute = otherAttribute
      self.constant = constant
    }
  }
}

extension SceneChange: CustomStringConvertible {
  /// The change as an instruction: `lower the priority of Card.width = 480 to 749`.
  public var description: String {
    switch self {
    case .setPriority(let constraint, let priority):
      "give \(constraint.text) the priority \(priority.inPoints)"
    case .setRelation(let constraint, let relation):
      "write \(relation.sign) instead of = in \(constraint.text)"
    case .setConstant(let constraint, let constant):
      "write the constant \(constant.inPoints) in \(constraint.text)"
    case .remove(let constraint): "remove \(constraint.text)"
    case .add(let constraint): "add \(constraint)"
    case .setContentPriority(let subject, let isHugging, let isHorizontal, let priority):
      "set the \(isHorizontal ? "horizontal" : "vertical") "
        + "\(isHugging ? "hugging" : "compression resistance") of \(subject.name) to "
        + priority.inPoints
    case .allowAnyLineCount(let subject): "set the number of lines of \(subject.name) to 0"
    case .turnOffMask(let subject):
      "turn off translatesAutoresizingMaskIntoConstraints of \(subject.name)"
    }
  }
}

extension SceneChange.NewConstraint: CustomStringConvertible {
  /// The constraint as a formula: `Title.right ≤ Badge.left`.
  public var description: String {
    var words = "\(first.name).\(attribute.rawValue) \(relation.sign) "
    guard let second, let otherAttribute else { return words + constant.inPoints }
    words += "\(second.name).\(otherAttribute.rawValue)"
    guard abs(constant) >= 0.005 else { return words }
    return words + " \(constant < 0 ? "−" : "+") \(abs(constant).inPoints)"
  }
}
