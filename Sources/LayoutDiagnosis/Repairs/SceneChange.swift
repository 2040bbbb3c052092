/// A change to a scene that its author could make, the same at every size.
public enum SceneChange: Sendable, Hashable, Codable {
  /// Give a constraint another priority.
  case setPriority(constraint: NamedConstraint, priority: Double)
  /// Let the sides of a constraint compare otherwise, as it is written.
  case setRelation(constraint: NamedConstraint, relation: ConstraintSystem.Relation)
  /// Give a constraint another constant, in points.
  case setConstant(constraint: NamedConstraint, constant: Double)
  /// Remove a constraint.
  case remove(constraint: NamedConstraint)
  /// Add a required constraint.
  case add(constraint: NewConstraint)
  /// Give a view another content hugging or compression resistance priority.
  case setContentPriority(
    subject: NamedSubject, isHugging: Bool, isHorizontal: Bool, priority: Double)
  /// Let a text have as many lines as it needs.
  case allowAnyLineCount(subject: NamedSubject)
  /// Turn off `translatesAutoresizingMaskIntoConstraints` of a view.
  case turnOffMask(subject: NamedSubject)

  /// A view as a change mentions it.
  public struct NamedSubject: Sendable, Hashable, Codable {
    /// The view's id, the same in every layout of the scene.
    public var id: String
    /// What the reader calls it.
    public var name: String

    /// Makes a mention of a view.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }

    init(_ subject: ProofSubject) { self.init(id: subject.id, name: subject.name) }
  }

  /// A required constraint that is not there yet.
  public struct NewConstraint: Sendable, Hashable, Codable {
    /// An attribute of a view's alignment rectangle.
    public enum Attribute: String, Sendable, Hashable, Codable {
      case left, right, top, bottom, width, height
    }

    /// The view on the left side.
    public var first: NamedSubject
    /// The attribute on the left side.
    public var attribute: Attribute
    /// How the sides compare.
    public var relation: ConstraintSystem.Relation
    /// The view on the right side; nil for a number alone.
    public var second: NamedSubject?
    /// The attribute on the right side.
    public var otherAttribute: Attribute?
    /// Added to the right side, in points.
    public var constant: Double
  }
}

extension SceneChange: CustomStringConvertible {
  /// What to do, in words: `lower the priority of Card.width = 480 to 749`.
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

extension ConstraintSystem.Relation {
  /// The sign of mathematics.
  fileprivate var sign: String {
    switch self {
    case .atMost: "≤"
    case .equal: "="
    case .atLeast: "≥"
    }
  }
}
