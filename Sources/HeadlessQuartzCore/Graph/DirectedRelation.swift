internal import Foundation
internal import LayoutGeometry

/// A directed constraint with the layers that it relates.
package struct DirectedRelation {
  /// The layer whose attribute is computed.
  package let layer: CALayer
  /// The constraint.
  package let constraint: CAConstraint
  /// The layer whose attribute is read: the superlayer, or a sibling.
  package let source: CALayer
  /// Whether the source is the superlayer, whose bounds are read.
  package let isOfSuperlayer: Bool

  /// By how many points the attribute differs from the assigned value; 0 unless the layout manager
  /// reports a problem, or the layer has moved since the last layout.
  package var residual: Double {
    let read = LayoutRect(isOfSuperlayer ? source.bounds : source.untransformedFrame)
    return LayoutRect(layer.untransformedFrame).value(of: constraint.attribute)
      - (Double(constraint.scale) * read.value(of: constraint.sourceAttribute)
        + Double(constraint.offset))
  }
}

extension CALayer {
  /// The directed constraints of the sublayers, in the order in which they are read; none without a
  /// ``CAConstraintLayoutManager``.
  ///
  /// Constraints with an unknown source are left out.
  package var directedRelations: [DirectedRelation] {
    guard layoutManager is CAConstraintLayoutManager else { return [] }
    let layers = childLayers
    // A name refers to the first layer with that name (`caconstraint:K1.5`).
    let named = Dictionary(
      layers.compactMap { layer in layer.name.map { ($0, layer) } },
      uniquingKeysWith: { first, _ in first })
    return layers.flatMap { layer in
      layer.directed.own.compactMap { constraint in
        let isOfSuperlayer = constraint.sourceName == "superlayer"
        guard let source = isOfSuperlayer ? self : named[constraint.sourceName] else { return nil }
        return DirectedRelation(
          layer: layer, constraint: constraint, source: source, isOfSuperlayer: isOfSuperlayer)
      }
    }
  }
}
