public import LayoutGeometry

/// An error of directed constraints that cannot be evaluated.
///
/// Frames do not change (`caconstraint:K4.1`).
public enum DirectedLayoutError: Error, Hashable, Sendable {
  /// An axis of a layer or view, which is evaluated as a unit.
  public struct Node: Hashable, Sendable, CustomStringConvertible {
    /// The name of the layer or view in messages.
    public let name: String
    /// The identity of the layer or view.
    public let identity: ObjectIdentifier
    /// The axis.
    public let axis: LayoutAxis

    /// The name and the axis: `a.x`.
    public var description: String { "\(name).\(axis == .horizontal ? "x" : "y")" }
  }

  /// Each of these nodes depends on the next, and the last on the first.
  case cycle([Node])
  /// More than two attributes are determined on one axis.
  case overConstrained(Node, [CAConstraintAttribute])
  /// An attribute is determined twice.
  case duplicateAttribute(Node, CAConstraintAttribute)
  /// The source is not a sibling.
  case unknownSource(Node, CAConstraintAttribute, name: String)
  /// An attribute is computed from its own axis.
  case selfDependency(Node, CAConstraintAttribute, from: CAConstraintAttribute)
  /// A scale, an offset or a result is not finite.
  case notFinite(Node, CAConstraintAttribute)
  /// A length is negative. It is replaced by 0, and the other values are applied.
  case negativeLength(Node, Double)
}

extension DirectedLayoutError: CustomStringConvertible {
  /// The error, its item, and the correction, in one line.
  public var description: String {
    switch self {
    case .cycle(let nodes):
      "the constraints form a cycle: "
        + (nodes + nodes.prefix(1)).map { $0.description }.joined(separator: " → ")
        + "; remove one of them"
    case .overConstrained(let node, let attributes):
      "\(node) has \(attributes.count) attributes ("
        + attributes.map { $0.description }.joined(separator: ", ") + "), two are enough"
    case .duplicateAttribute(let node, let attribute):
      "\(node.name).\(attribute) is determined twice; remove one of the constraints"
    case .unknownSource(let node, let attribute, let name):
      "\(node.name).\(attribute) is relative to '\(name)', which is neither a sibling nor the "
        + "container"
    case .selfDependency(let node, let attribute, let source):
      "\(node.name).\(attribute) is relative to its own \(source)"
    case .notFinite(let node, let attribute):
      "\(node.name).\(attribute) is no finite number"
    case .negativeLength(let node, let length):
      "\(node) has the length \(length), which is treated as 0"
    }
  }
}
