public import Foundation

/// An attribute of an item has one anchor at a time, so that anchors that are in use can be compared by identity
/// (`anchors:A1.4`).
extension LayoutItem {
  /// Returns the anchor for a horizontal position of this item; used by the anchor properties of
  /// views and guides.
  package func makeXAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    precondition(attribute.kind == .horizontalPosition, "\(attribute) is not a horizontal position")
    return anchor(attribute) { NSLayoutXAxisAnchor($0) }
  }

  /// Returns the anchor for a vertical position of this item.
  package func makeYAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    precondition(attribute.kind == .verticalPosition, "\(attribute) is not a vertical position")
    return anchor(attribute) { NSLayoutYAxisAnchor($0) }
  }

  /// Returns the anchor for a length of this item.
  package func makeDimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    precondition(attribute.kind == .size, "\(attribute) is not a size")
    return anchor(attribute) { NSLayoutDimension($0) }
  }

  private func anchor<Anchor: AnyObject>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: (AnchorStorage) -> Anchor
  ) -> Anchor {
    if let known = engineItem.anchors[attribute] as? Anchor { return known }
    return make(AnchorStorage(item: self, attribute: attribute))
  }
}

/// The anchors of an item that are in use.
///
/// Most are needed for one constraint only, so an item keeps none of them alive.
struct AnchorsInUse {
  private struct Entry {
    let attribute: NSLayoutConstraint.Attribute
    // Removed when the anchor is deallocated.
    unowned(unsafe) let anchor: AnyObject
  }

  private var entries: [Entry] = []

  /// The anchor of an attribute; nil if none is in use.
  subscript(attribute: NSLayoutConstraint.Attribute) -> AnyObject? {
    for entry in entries where entry.attribute == attribute { return unsafe entry.anchor }
    return nil
  }

  mutating func insert(_ anchor: AnyObject, for attribute: NSLayoutConstraint.Attribute) {
    entries.append(Entry(attribute: attribute, anchor: anchor))
  }

  mutating func remove(_ attribute: NSLayoutConstraint.Attribute) {
    // An empty list has no memory: hardly any item has anchors that are in use.
    if entries.count == 1 { entries = [] } else { entries.removeAll { $0.attribute == attribute } }
  }
}

/// The entry of an anchor in its item, which is removed when the anchor is deallocated.
struct AnchorEntry: ~Copyable {
  private let item: EngineItem?
  private let attribute: NSLayoutConstraint.Attribute

  /// Creates the entry of a new anchor; a distance has none.
  init(_ storage: AnchorStorage) {
    item = storage.engineItem
    attribute = storage.attribute
  }

  /// Inserts the anchor that has the entry.
  borrowing func insert(_ anchor: AnyObject) { item?.anchors.insert(anchor, for: attribute) }

  deinit { item?.anchors.remove(attribute) }
}

extension NSLayoutXAxisAnchor {
  /// Returns the anchor for a horizontal position of an item, with which the item implements its
  /// anchor properties.
  ///
  /// - Precondition: The attribute is a horizontal position.
  public static func anchor(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem
  ) -> NSLayoutXAxisAnchor { item.makeXAxisAnchor(attribute) }
}

extension NSLayoutYAxisAnchor {
  /// Returns the anchor for a vertical position of an item, with which the item implements its
  /// anchor properties.
  ///
  /// - Precondition: The attribute is a vertical position.
  public static func anchor(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem
  ) -> NSLayoutYAxisAnchor { item.makeYAxisAnchor(attribute) }
}

extension NSLayoutDimension {
  /// Returns the anchor for a length of an item, with which the item implements its anchor
  /// properties.
  ///
  /// - Precondition: The attribute is a size.
  public static func anchor(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem
  ) -> NSLayoutDimension { item.makeDimension(attribute) }
}

extension NSLayoutConstraint {
  /// The anchor of the left-hand side; nil after its item is deallocated.
  public var firstAnchor: NSObject? { firstAnchorStorage?.anchor }

  /// The anchor of the right-hand side; nil without one.
  public var secondAnchor: NSObject? { secondAnchorStorage?.anchor }
}
