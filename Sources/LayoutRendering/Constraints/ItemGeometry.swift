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
  private let isRightToLeft: Bool

  /// Collects views and guides.
  ///
  /// If an id occurs twice, the first item is used.
  init(_ snapshot: LayoutSnapshot) {
    isRightToLeft = snapshot.direction == .rightToLeft
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
    switch anchor.attribute {
    case .notAnAttribute: return nil
    case .left: return item.rect.minX
    case .right: return item.rect.maxX
    case .top: return item.rect.minY
    case .bottom: return item.rect.maxY
    case .leading: return isRightToLeft ? item.rect.maxX : item.rect.minX
    case .trailing: return isRightToLeft ? item.rect.minX : item.rect.maxX
    case .width: return item.rect.width
    case .height: return item.rect.height
    case .centerX: return item.rect.midX
    case .centerY: return item.rect.midY
    case .firstBaseline: return item.firstBaseline
    case .lastBaseline: return item.lastBaseline
    case .leftMargin: return item.margins.minX
    case .rightMargin: return item.margins.maxX
    case .topMargin: return item.margins.minY
    case .bottomMargin: return item.margins.maxY
    case .leadingMargin: return isRightToLeft ? item.margins.maxX : item.margins.minX
    case .trailingMargin: return isRightToLeft ? item.margins.minX : item.margins.maxX
    case .centerXWithinMargins: return item.margins.midX
    case .centerYWithinMargins: return item.margins.midY
    }
  }
}
