public import Foundation

/// Anchors are made once for each attribute of an item and kept while the item exists, so that code
/// may compare them by identity (`anchors:A1.4`).
extension LayoutItem {
  /// Makes an anchor for a horizontal position of this item; for views and guides to offer as theirs.
  package func makeXAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    precondition(attribute.kind == .horizontalPosition, "\(attribute) is no horizontal position")
    return anchor(attribute) { NSLayoutXAxisAnchor($0) }
  }

  /// Makes an anchor for a vertical position of this item.
  package func makeYAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    precondition(attribute.kind == .verticalPosition, "\(attribute) is no vertical position")
    return anchor(attribute) { NSLayoutYAxisAnchor($0) }
  }

  /// Makes an anchor for a length of this item.
  package func makeDimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    precondition(attribute.kind == .size, "\(attribute) is no size")
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
    item.anchors.append((attribute, anchor))
    return anchor
  }
}

extension NSLayoutXAxisAnchor {
  /// Returns the anchor for a horizontal position of an item, for the item to offer as its own.
  ///
  /// - Precondition: The attribute is a horizontal position.
  public static func anchor(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem
  ) -> NSLayoutXAxisAnchor { item.makeXAxisAnchor(attribute) }
}

extension NSLayoutYAxisAnchor {
  /// Returns the anchor for a vertical position of an item, for the item to offer as its own.
  ///
  /// - Precondition: The attribute is a vertical position.
  public static func anchor(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem
  ) -> NSLayoutYAxisAnchor { item.makeYAxisAnchor(attribute) }
}

extension NSLayoutDimension {
  /// Returns the anchor for a length of an item, for the item to offer as its own.
  ///
  /// - Precondition: The attribute is a size.
  public static func anchor(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem
  ) -> NSLayoutDimension { item.makeDimension(attribute) }
}

extension NSLayoutConstraint {
  /// The anchor of the left-hand side; nil after its item is deallocated.
  public var firstAnchor: NSObject? { firstAnchorStorage.flatMap(Self.anchor) }

  /// The anchor of the right-hand side; nil without one.
  public var secondAnchor: NSObject? { secondAnchorStorage.flatMap(Self.anchor) }

  private static func anchor(_ storage: AnchorStorage) -> NSObject? {
    if storage.distance != nil { return storage.distanceAnchor() }
    guard let item = storage.layoutItem else { return nil }
    switch storage.attribute.kind {
    case .horizontalPosition: return item.makeXAxisAnchor(storage.attribute)
    case .verticalPosition: return item.makeYAxisAnchor(storage.attribute)
    case .size: return item.makeDimension(storage.attribute)
    case .none: return nil
    }
  }
}
