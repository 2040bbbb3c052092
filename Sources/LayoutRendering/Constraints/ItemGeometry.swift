import LayoutSnapshot

/// The alignment rectangles of views and guides on the canvas.
struct ItemGeometry {
  typealias Rect = LayoutSnapshot.Rect

  private struct Item {
    var rect: Rect
    var margins: Rect
    var firstBaseline: Double
    var lastBaseline: Double
    var isHidden: Bool
  }

  private var items: [String: Item] = [:]
  private let direction: LayoutDirection

  /// Collects views and guides.
  ///
  /// If an id occurs twice, the first item is used.
  init(_ snapshot: LayoutSnapshot) {
    direction = snapshot.direction
    snapshot.forEachView { placed in
      let view = placed.view
      let rect = placed.frame.inset(by: view.alignmentInsets)
      add(
        Item(
          rect: rect, margins: placed.frame.inset(by: view.layout.layoutMargins),
          // A view without text has its baselines at its edges.
          firstBaseline: view.layout.firstBaseline.map { placed.frame.minY + $0 } ?? rect.minY,
          lastBaseline: view.layout.lastBaseline.map { placed.frame.minY + $0 } ?? rect.maxY,
          isHidden: placed.isHidden), id: view.id)
      for guide in view.layout.guides {
        let rect = guide.frame.offset(
          x: placed.frame.minX - view.boundsOrigin.x, y: placed.frame.minY - view.boundsOrigin.y)
        add(
          Item(
            rect: rect, margins: rect, firstBaseline: rect.minY, lastBaseline: rect.maxY,
            isHidden: placed.isHidden), id: guide.id)
      }
    }
  }

  private mutating func add(_ item: Item, id: String) {
    guard items[id] == nil else { return }
    items[id] = item
  }

  func rect(of id: String) -> Rect? { items[id]?.rect }

  func isHidden(_ id: String) -> Bool { items[id]?.isHidden ?? false }

  /// Returns the place or length of an attribute on the canvas; `nil` for unknown items.
  func value(of anchor: LayoutSnapshot.Constraint.Anchor) -> Double? {
    guard let item = items[anchor.item] else { return nil }
    let attribute = anchor.attribute.resolved(in: direction)
    let edge = attribute.withoutMargins
    let rect = edge == nil ? item.rect : item.margins
    switch edge ?? attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .firstBaseline: return item.firstBaseline
    case .lastBaseline: return item.lastBaseline
    default: return nil
    }
  }
}
