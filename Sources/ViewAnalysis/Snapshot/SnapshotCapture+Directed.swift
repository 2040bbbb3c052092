internal import AutoLayout
internal import Foundation
internal import HeadlessQuartzCore
internal import HeadlessUIKit
internal import LayoutProof
internal import LayoutSnapshot

/// Directed constraints: those of a `JWConstraintLayoutView`, and those of layers.
extension SnapshotCapture {
  /// Returns a guide for each layer without a view that directed constraints in a view's layer relate.
  mutating func layerGuides(of view: UIView, _ id: String) -> [LayoutSnapshot.Guide] {
    guard let root = view.existingLayer else { return [] }
    var related: Set<ObjectIdentifier> = []
    forEachContainer(in: root) { container in
      for relation in container.directedRelations {
        related.formUnion([ObjectIdentifier(relation.layer), ObjectIdentifier(relation.source)])
      }
    }
    guard !related.isEmpty else { return [] }
    var guides: [LayoutSnapshot.Guide] = []
    func add(_ container: CALayer, _ path: String) {
      for (index, layer) in container.ownLayers.enumerated() {
        let path = "\(path)/\(index)"
        if related.contains(ObjectIdentifier(layer)) {
          let guide = LayoutSnapshot.Guide(
            id: "\(id)#layer\(path)", identifier: layer.name ?? "layer \(index)", role: .layer,
            frame: LayoutSnapshot.Rect(root.convert(layer.untransformedFrame, from: container)))
          note(layer, guide.id, named: guide.identifier)
          guides.append(guide)
        }
        add(layer, path)
      }
    }
    add(root, "")
    return guides
  }

  /// Returns the directed constraints of the whole tree, in order of addition.
  func directedConstraints(below view: UIView) -> [LayoutSnapshot.Constraint] {
    var found: [LayoutSnapshot.Constraint] = []
    view.forEachInTree { holder in
      if let holder = holder as? JWConstraintLayoutView {
        for constraint in holder.directedConstraints {
          let source = constraint.relativeView.flatMap { $0 === holder ? nil : $0 }
          add(
            constraint.view, constraint.attribute.directed.layoutAttribute, source ?? holder,
            constraint.relativeAttribute.directed.layoutAttribute, scale: constraint.scale,
            offset: constraint.offset, holder: holder, to: &found)
        }
      }
      guard let layer = holder.existingLayer else { return }
      forEachContainer(in: layer) { container in
        for relation in container.directedRelations {
          let constraint = relation.constraint
          add(
            item(of: relation.layer), constraint.attribute.layoutAttribute,
            item(of: relation.source), constraint.sourceAttribute.layoutAttribute,
            scale: constraint.scale, offset: constraint.offset, residual: relation.residual,
            holder: holder, to: &found)
        }
      }
    }
    return found
  }

  private func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject,
    _ source: NSLayoutConstraint.Attribute, scale: CGFloat, offset: CGFloat, residual: Double = 0,
    holder: UIView, to found: inout [LayoutSnapshot.Constraint]
  ) {
    guard let first = anchor(first, attribute), let second = anchor(second, source) else { return }
    var taken = LayoutSnapshot.Constraint(
      id: "d\(found.count)", first: first, second: second, multiplier: Double(scale),
      constant: Double(offset), holder: ids[ObjectIdentifier(holder)], origin: .directed,
      residual: abs(residual) < LayoutTolerance.computed ? 0 : residual)
    taken.text = taken.formula { names[$0] ?? $0 }
    found.append(taken)
  }

  /// Returns the view of a layer, or the layer if it has none.
  private func item(of layer: CALayer) -> AnyObject {
    if let host = layer.host { return host }
    return layer
  }

  /// Calls a closure with a view's layer and the layers without views below it.
  private func forEachContainer(in layer: CALayer, _ body: (CALayer) -> Void) {
    body(layer)
    for sublayer in layer.ownLayers { forEachContainer(in: sublayer, body) }
  }
}

extension CAConstraintAttribute {
  /// The attribute of Auto Layout at the same place.
  fileprivate var layoutAttribute: NSLayoutConstraint.Attribute {
    switch self {
    case .minX: .left
    case .midX: .centerX
    case .maxX: .right
    case .width: .width
    case .minY: .top
    case .midY: .centerY
    case .maxY: .bottom
    case .height: .height
    }
  }
}
