internal import DocumentAnalysis
internal import InterfaceBuilder
internal import LayoutGeometry

extension EditedScene {
  /// The other side of a spacing: an item, and the attribute of the edge that faces the view.
  struct Neighbor {
    var item: String
    var attribute: LayoutAttribute
    /// Whether it contains the view, so that its edge faces inward.
    var isContainer: Bool
  }

  /// Returns what an edge of a view is pinned to: the nearest sibling beside it, or the superview.
  ///
  /// As in Interface Builder, a superview that shows its safe area is pinned to by it, and a scroll view by
  /// its content layout guide. `toMargins` stands for the margins of the superview.
  func neighbor(
    of id: String, at edge: EditOperation.Edge, toMargins: Bool
  ) -> Neighbor? {
    guard let parent = parent(of: id), let own = rect(ofItem: id) else { return nil }
    let side = side(edge, in: parent.id)
    var nearest: (id: String, distance: Double)?
    for sibling in parent.subviews where sibling.id != id {
      guard let other = rect(ofItem: sibling.id), !other.isEmpty,
        let distance = side.distance(from: own, to: other),
        distance < nearest?.distance ?? .infinity
      else { continue }
      nearest = (sibling.id, distance)
    }
    if let nearest {
      return Neighbor(item: nearest.id, attribute: edge.opposite, isContainer: false)
    }
    return containerEdge(of: id, at: edge, toMargins: toMargins)
  }

  /// Returns the edge of the superview that an edge of a view is pinned to where no sibling is beside it.
  func containerEdge(
    of id: String, at edge: EditOperation.Edge, toMargins: Bool
  ) -> Neighbor? {
    guard let parent = parent(of: id) else { return nil }
    if toMargins {
      return Neighbor(item: parent.id, attribute: edge.margin, isContainer: true)
    }
    return Neighbor(
      item: container(of: id, at: edge) ?? parent.id,
      attribute: containerAttribute(edge, in: parent), isContainer: true)
  }

  /// Returns the item that stands for the superview at an edge.
  func container(of id: String, at edge: EditOperation.Edge) -> String? {
    guard let parent = parent(of: id) else { return nil }
    if let content = parent.guides.first(where: { $0.kind == .contentLayoutGuide }) {
      return content.id
    }
    if let safe = parent.guides.first(where: { $0.kind == .safeArea }) { return safe.id }
    if parent.id == root, let controller = island.viewController {
      if edge == .top, let top = controller.topLayoutGuide { return top }
      if edge == .bottom, let bottom = controller.bottomLayoutGuide { return bottom }
    }
    return parent.id
  }

  /// The edge of the container; that of a layout guide of older documents faces the content.
  func containerAttribute(_ edge: EditOperation.Edge, in parent: ViewElement) -> LayoutAttribute {
    let usesLayoutGuides =
      parent.id == root && !parent.guides.contains { $0.kind == .safeArea }
    let controller = usesLayoutGuides ? island.viewController : nil
    if edge == .top, controller?.topLayoutGuide != nil { return .bottom }
    if edge == .bottom, controller?.bottomLayoutGuide != nil { return .top }
    return edge.attribute
  }

  private func side(_ edge: EditOperation.Edge, in parent: String) -> Side {
    switch edge {
    case .top: .top
    case .bottom: .bottom
    case .leading: isRightToLeft(parent) ? .right : .left
    case .trailing: isRightToLeft(parent) ? .left : .right
    }
  }

  private enum Side {
    case left
    case right
    case top
    case bottom

    /// Returns how far a rectangle beside another is from it; nil if it is not beside it on this side.
    func distance(from own: LayoutRect, to other: LayoutRect) -> Double? {
      let tolerance = 0.5
      let isHorizontal = self == .left || self == .right
      let overlap =
        isHorizontal
        ? min(own.maxY, other.maxY) - max(own.minY, other.minY)
        : min(own.maxX, other.maxX) - max(own.minX, other.minX)
      guard overlap > tolerance else { return nil }
      let distance =
        switch self {
        case .left: own.minX - other.maxX
        case .right: other.minX - own.maxX
        case .top: own.minY - other.maxY
        case .bottom: other.minY - own.maxY
        }
      return distance > -tolerance ? distance : nil
    }
  }
}

extension EditOperation.Edge {
  /// The attribute of the edge.
  var attribute: LayoutAttribute {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    }
  }

  /// The attribute of the facing edge of a sibling.
  var opposite: LayoutAttribute { attribute.oppositeEdge ?? attribute }

  /// The attribute of the superview's margin.
  var margin: LayoutAttribute { attribute.ofMargins ?? attribute }

  /// Whether the view comes first in the formula; otherwise its neighbor does.
  var isFirst: Bool { self == .leading || self == .top }
}
