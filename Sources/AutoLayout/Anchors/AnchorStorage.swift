internal import Foundation

/// One side of a constraint: an attribute of an item, or the distance between two of them.
struct AnchorStorage {
  /// The item of an attribute; nil for a distance.
  let engineItem: EngineItem?
  let attribute: NSLayoutConstraint.Attribute
  /// The two ends of a distance; nil for an attribute.
  let distance: Distance?

  /// The ends of a distance, in memory of their own: few sides are distances.
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

  @MainActor
  init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    self.init(item: item?.engineItem, attribute: attribute)
    if let item { engineItem?.setLayoutItem(item) }
  }

  init(item: EngineItem?, attribute: NSLayoutConstraint.Attribute) {
    engineItem = item
    self.attribute = attribute
    distance = nil
  }

  init(from: AnchorStorage, to: AnchorStorage) {
    self.init(distance: Distance(from: from, to: to))
  }

  init(distance: Distance) {
    engineItem = nil
    attribute = .notAnAttribute
    self.distance = distance
  }

  /// Returns the dimension of a distance: the same object as long as it is in use.
  @MainActor
  func distanceAnchor() -> NSLayoutDimension {
    if let dimension = distance?.dimension { return dimension }
    let made = NSLayoutDimension(self)
    distance?.dimension = made
    return made
  }

  /// The view or guide of an attribute; nil after it is deallocated.
  var layoutItem: (any LayoutItem)? { engineItem?.layoutItem }

  var item: AnyObject? { layoutItem }

  /// The items of the side: one, or those of both ends of a distance.
  var items: [EngineItem] {
    guard let distance else { return engineItem.map { [$0] } ?? [] }
    return distance.from.items + distance.to.items
  }

  /// The side as a quantity of the engine; nil after an item is deallocated.
  var quantity: EngineConstraint.Quantity? {
    guard items.allSatisfy({ $0.layoutItem != nil }) else { return nil }
    guard let distance else { return engineItem.map { .attribute($0, attribute) } }
    guard let from = distance.from.engineItem, let to = distance.to.engineItem else { return nil }
    return .distance(from: (from, distance.from.attribute), to: (to, distance.to.attribute))
  }

  /// The anchor in the format of Apple's messages (`anchors:A3.2`); without an address after its item is
  /// deallocated.
  @MainActor
  var debugText: String { debugText(of: anchor) }

  /// The text for an anchor of this side.
  @MainActor
  func debugText(of anchor: AnyObject?) -> String {
    var names: [String] = []
    let side = sideText(listing: &names)
    let list = names.isEmpty ? "" : " (names: \(names.joined(separator: ", ")))"
    // Not by a closure, which would trap off the main thread, where older code may print an anchor.
    let address = if let anchor { ItemDescription.address(anchor) } else { "0x0" }
    return "<\(className):\(address) \"\(side)\"\(list)>"
  }

  /// The anchor of the side; nil after its item is deallocated.
  @MainActor
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

  @MainActor
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
