internal import LayoutGeometry

/// What a line of SnapKit's or Masonry's closures builds: attributes of one item, then a relation, then changes of it.
struct SnapMaker {
  let item: Sketch.Item
  private(set) var attributes: [LayoutAttribute] = []
  /// The constraints that the relation has made, by their indices in ``CodeReader/made``.
  var constraints: [Int] = []

  /// Creates a maker of constraints, without attributes.
  init(_ item: Sketch.Item) { self.item = item }

  /// Creates the side of a relation, such as `view.snp.bottom`.
  init(
    _ name: String, of item: Sketch.Item, _ place: Sketch.Place, isTarget: Bool
  ) throws(Stop) {
    self.item = item
    try add(name, place)
  }

  /// Adds `.top` and the like.
  mutating func add(_ name: String, _ place: Sketch.Place) throws(Stop) {
    switch name {
    case "edges": attributes += [.left, .right, .top, .bottom]
    case "directionalEdges": attributes += [.leading, .trailing, .top, .bottom]
    case "horizontalEdges": attributes += [.left, .right]
    case "directionalHorizontalEdges": attributes += [.leading, .trailing]
    case "verticalEdges", "directionalVerticalEdges": attributes += [.top, .bottom]
    case "size": attributes += [.width, .height]
    case "center": attributes += [.centerX, .centerY]
    case "margins": attributes += [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
    case "centerWithinMargins": attributes += [.centerXWithinMargins, .centerYWithinMargins]
    default:
      guard let attribute = Names.attribute(name) else {
        let names =
          Names.attributes + ["edges", "size", "center", "horizontalEdges", "verticalEdges"]
        throw .problem(at: place, "no attribute ‘\(name)’" + Names.hint(name, names))
      }
      attributes.append(attribute)
    }
  }

  /// The part of insets on all sides that concerns an attribute.
  static func inset(_ insets: LayoutInsets, _ attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: insets.left
    case .right, .trailing, .rightMargin, .trailingMargin: -insets.right
    case .top, .topMargin, .firstBaseline: insets.top
    case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
    case .width: -insets.left - insets.right
    case .height: -insets.top - insets.bottom
    case .centerX, .centerXWithinMargins: (insets.left - insets.right) / 2
    case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
    case .notAnAttribute: 0
    }
  }
}
