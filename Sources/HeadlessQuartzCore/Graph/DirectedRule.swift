internal import LayoutGeometry

/// A rule for items of a container: `item.attribute := source.sourceAttribute × scale + offset`.
package struct DirectedRule {
  /// The source of a value.
  package enum Source {
    /// The container's bounds.
    case container
    /// A sibling, by its index.
    case item(Int)
    /// An unknown source, by its name.
    case unknown(String)
  }

  let target: Int
  let attribute: CAConstraintAttribute
  let source: Source
  let sourceAttribute: CAConstraintAttribute
  let scale: Double
  let offset: Double

  /// Creates a rule for the item at an index.
  package init(
    target: Int, attribute: CAConstraintAttribute, source: Source,
    sourceAttribute: CAConstraintAttribute, scale: Double, offset: Double
  ) {
    self.target = target
    self.attribute = attribute
    self.source = source
    self.sourceAttribute = sourceAttribute
    self.scale = scale
    self.offset = offset
  }
}

/// The name of an item in messages.
package struct DirectedItem {
  let name: String
  let identity: ObjectIdentifier

  /// Creates an item's name.
  package init(name: String, identity: ObjectIdentifier) {
    self.name = name
    self.identity = identity
  }
}

extension LayoutRect {
  func value(of attribute: CAConstraintAttribute) -> Double {
    switch attribute {
    case .minX: x
    case .midX: x + width / 2
    case .maxX: x + width
    case .width: width
    case .minY: y
    case .midY: y + height / 2
    case .maxY: y + height
    case .height: height
    }
  }
}
