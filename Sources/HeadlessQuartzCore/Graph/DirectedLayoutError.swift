public import LayoutGeometry

/// Why directed constraints cannot be evaluated; every frame stays as it is (`caconstraint:K4.1`).
public enum DirectedLayoutError: Error, Hashable, Sendable {
  /// One axis of one layer or view: what constraints compute together.
  public struct Node: Hashable, Sendable, CustomStringConvertible {
    /// The name of the layer or view in messages.
    public let name: String
    /// The layer or view itself.
    public let identity: ObjectIdentifier
    /// The axis.
    public let axis: LayoutAxis

    /// The name and the axis: `a.x`.
    public var description: String { "\(name).\(axis == .horizontal ? "x" : "y")" }
  }

  /// Each of these waits for the next, and the last for the first.
  case cycle([Node])
  /// More than two attributes are given on one axis.
  case overConstrained(Node, [CAConstraintAttribute])
  /// One attribute is given twice.
  case duplicateAttribute(Node, CAConstraintAttribute)
  /// The source is no sibling.
  case unknownSource(Node, CAConstraintAttribute, name: String)
  /// An attribute is computed from its own axis.
  case selfDependency(Node, CAConstraintAttribute, from: CAConstraintAttribute)
  /// A scale, an offset or a result is no finite number.
  case notFinite(Node, CAConstraintAttribute)
  /// A length came out below zero; it counts as zero, and everything else is placed.
  case negativeLength(Node, Double)
}

extension DirectedLayoutError: CustomStringConvertible {
  /// The error, its item, and the correction, in one line.
  public var description: String {
    switch self {
    case .cycle(let nodes):
      "the constraints form a cycle: "
        + (nodes + nodes.prefix(1)).map(\.description).joined(separator: " → ")
        + "; remove one of them"
    case .overConstrained(let node, let attributes):
      "\(node) has \(attributes.count) attributes ("
        + attributes.map(\.description).joined(separator: ", ") + "), two are enough"
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
