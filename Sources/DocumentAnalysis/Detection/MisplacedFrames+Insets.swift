internal import AutoLayout
internal import InterfaceBuilder

// Saved frames that agree about another inset than the layout has.
extension MisplacedFrames {
  /// An edge of a guide, or of the margins of a view.
  private struct InsetEdge: Hashable {
    let item: String
    let attribute: LayoutAttribute
  }

  /// The greatest difference of two insets that count as the same, in points; saved frames can be rounded by half
  /// a point.
  private static let agreement = 0.6

  /// Returns the ids of constraints to insets of which the saved frames say together that they were others.
  ///
  /// A canvas can have other margins and bars than the rules know: after another device was chosen, in another
  /// version, under a bar that code adds. Then all views at an edge are off by the same distance, or those at both
  /// sides inward by the same. A view that was moved is off in one direction, and alone.
  func constraintsToOtherInsets() -> Set<String> {
    var found: [InsetEdge: [(id: String, view: String, inward: Double)]] = [:]
    for (constraint, _) in holding where constraint.refersToInsets {
      guard constraint.element.priority >= 900, constraint.element.relation == .equal,
        constraint.element.multiplier.value == 1, let second = constraint.second,
        let shift = distances.shift(of: constraint, in: frames)
      else { continue }
      let isOfFirst = constraint.first.guide != nil || constraint.first.attribute.isMargin
      let (edge, view) = isOfFirst ? (constraint.first, second) : (second, constraint.first)
      guard edge.view != view.view else { continue }
      let moved = isOfFirst ? -shift : shift
      found[InsetEdge(item: edge.item, attribute: edge.attribute), default: []].append(
        (constraint.element.id, view.view, edge.attribute.isNearEdge ? moved : -moved))
    }
    let agreed = found.compactMapValues { ends -> Double? in
      guard let first = ends.first, abs(first.inward) > Self.agreement,
        ends.allSatisfy({ abs($0.inward - first.inward) <= Self.agreement })
      else { return nil }
      return first.inward
    }
    return Set(
      agreed.flatMap { edge, inward -> [String] in
        let ends = found[edge] ?? []
        let opposite = edge.attribute.oppositeSide.flatMap {
          agreed[InsetEdge(item: edge.item, attribute: $0)]
        }
        let isShared = Set(ends.map(\.view)).count > 1
        let isSymmetric = opposite.map { abs($0 - inward) <= Self.agreement } ?? false
        return isShared || isSymmetric ? ends.map(\.id) : []
      })
  }
}

extension LayoutAttribute {
  /// The edge opposite to a side edge or an edge of margins.
  fileprivate var oppositeSide: LayoutAttribute? {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .topMargin: .bottomMargin
    case .bottomMargin: .topMargin
    default: nil
    }
  }
}
