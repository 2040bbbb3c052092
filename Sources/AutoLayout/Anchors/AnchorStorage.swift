internal import Foundation

/// One side of a constraint: an attribute of an item, or the distance between two of them.
@MainActor
struct AnchorStorage {
  private(set) weak var layoutItem: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// The two ends of a distance; nil for an attribute.
  let distance: Distance?

  /// The ends of a distance, in memory of their own: few sides are distances.
  @MainActor
  final class Distance {
    let from: AnchorStorage
    let to: AnchorStorage
    /// The dimension, as long as it is in use.
    fileprivate weak var dimension: NSLayoutDimension?

    fileprivate init(from: AnchorStorage, to: AnchorStorage) {
      self.from = from
      self.to = to
    }
  }

  init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
    distance = nil
  }

  init(from: AnchorStorage, to: AnchorStorage) {
    self.init(distance: Distance(from: from, to: to))
  }

  init(distance: Distance) {
    attribute = .notAnAttribute
    self.distance = distance
  }

  /// Returns the dimension of a distance: the same object as long as it is in use.
  func distanceAnchor() -> NSLayoutDimension {
    if let dimension = distance?.dimension { return dimension }
    let made = NSLayoutDimension(self)
    distance?.dimension = made
    return made
  }

  var item: AnyObject? { layoutItem }

  var items: [(any LayoutItem)?] {
    guard let distance else { return [layoutItem] }
    return distance.from.items + distance.to.items
  }

  /// The side as a quantity of the engine; nil after an item is deallocated.
  var quantity: EngineConstraint.Quantity? {
    guard let distance else {
      return layoutItem.map { .attribute($0.engineItem, attribute) }
    }
    guard let from = distance.from.layoutItem, let to = distance.to.layoutItem else { return nil }
    return .distance(
      from: (from.engineItem, distance.from.attribute),
      to: (to.engineItem, distance.to.attribute))
  }

  /// The anchor in the format of Apple's messages (`anchors:A3.2`); without an address after its item is
  /// deallocated.
  var debugText: String { debugText(of: anchor) }

  /// The text for an anchor of this side.
  func debugText(of anchor: AnyObject?) -> String {
    var names: [String] = []
    let side = sideText(listing: &names)
    let list = names.isEmpty ? "" : " (names: \(names.joined(separator: ", ")))"
    // Not by a closure, which would trap off the main thread, where older code may print an anchor.
    let address = if let anchor { ItemDescription.address(anchor) } else { "0x0" }
    return "<\(className):\(address) \"\(side)\"\(list)>"
  }

  /// The anchor of the side; nil after its item is deallocated.
  var anchor: NSObject? {
    if distance != nil { return distanceAnchor() }
    guard let layoutItem else { return nil }
    switch attribute.kind {
    case .horizontalPosition: return layoutItem.makeXAxisAnchor(attribute)
    case .verticalPosition: return layoutItem.makeYAxisAnchor(attribute)
    case .size: return layoutItem.makeDimension(attribute)
    case .none: return nil
    }
  }

  private var className: String {
    guard distance == nil else { return "_NSDistanceLayoutDimension" }
    return switch attribute.kind {
    case .horizontalPosition: "NSLayoutXAxisAnchor"
    case .verticalPosition: "NSLayoutYAxisAnchor"
    case .size, .none: "NSLayoutDimension"
    }
  }

  private func sideText(listing names: inout [String]) -> String {
    if let distance {
      let to = distance.to.sideText(listing: &names)
      return "(\(to) - \(distance.from.sideText(listing: &names)))"
    }
    guard let layoutItem else { return "(null).\(attribute.name)" }
    if let entry = ItemDescription.entry(layoutItem), !names.contains(entry) { names.append(entry) }
    return "\(ItemDescription.of(layoutItem)).\(attribute.name)"
  }
}
