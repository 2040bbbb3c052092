public import Foundation

/// An anchor is created once for each attribute of an item and kept as long as the item exists, so
/// that anchors can be compared by identity (`anchors:A1.4`).
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
    let item = engineItem
    for known in item.anchors where known.attribute == attribute {
      if let anchor = known.anchor as? Anchor { return anchor }
    }
    let anchor = make(AnchorStorage(item: self, attribute: attribute))
    // Not a closure, in which Swift would trap if this is not the main thread.
    item.anchors.removeAll(where: AnchorEntry.isGone)
    item.anchors.append(AnchorEntry(attribute, anchor, isRetained: item.isHeld))
    return anchor
  }
}

/// An anchor that an item has created.
///
/// The anchor retains the item. A view or guide of UIKit releases its anchors when it is deallocated; for other
/// items the reference is weak.
struct AnchorEntry {
  let attribute: NSLayoutConstraint.Attribute
  private let retained: AnyObject?
  private weak var unretained: AnyObject?

  /// The anchor; nil after it was deallocated.
  var anchor: AnyObject? { retained ?? unretained }

  /// Returns whether the anchor of an entry was deallocated.
  static func isGone(_ entry: AnchorEntry) -> Bool { entry.anchor == nil }

  init(_ attribute: NSLayoutConstraint.Attribute, _ anchor: AnyObject, isRetained: Bool) {
    self.attribute = attribute
    retained = isRetained ? anchor : nil
    if !isRetained { unretained = anchor }
  }
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
