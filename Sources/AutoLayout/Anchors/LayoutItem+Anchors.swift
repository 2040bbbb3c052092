public import Foundation

extension LayoutItem {
  /// Makes an anchor for a horizontal position of this item; for views and guides to offer as theirs.
  package func makeXAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(attribute, of: self)
  }

  /// Makes an anchor for a vertical position of this item.
  package func makeYAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(attribute, of: self)
  }

  /// Makes an anchor for a length of this item.
  package func makeDimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(attribute, of: self)
  }
}

extension NSLayoutXAxisAnchor {
  /// Makes an anchor for a horizontal position of an item, for the item to offer as its own.
  ///
  /// - Precondition: The attribute is a horizontal position.
  public convenience init(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) {
    precondition(attribute.kind == .horizontalPosition, "\(attribute) is no horizontal position")
    self.init(AnchorStorage(item: item, attribute: attribute))
  }
}

extension NSLayoutYAxisAnchor {
  /// Makes an anchor for a vertical position of an item, for the item to offer as its own.
  ///
  /// - Precondition: The attribute is a vertical position.
  public convenience init(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) {
    precondition(attribute.kind == .verticalPosition, "\(attribute) is no vertical position")
    self.init(AnchorStorage(item: item, attribute: attribute))
  }
}

extension NSLayoutDimension {
  /// Makes an anchor for a length of an item, for the item to offer as its own.
  ///
  /// - Precondition: The attribute is a size.
  public convenience init(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) {
    precondition(attribute.kind == .size, "\(attribute) is no size")
    self.init(AnchorStorage(item: item, attribute: attribute))
  }
}

extension NSLayoutConstraint {
  /// The anchor of the left-hand side; nil once its item is gone.
  public var firstAnchor: NSObject? { firstAnchorStorage.flatMap(Self.anchor) }

  /// The anchor of the right-hand side; nil without one.
  public var secondAnchor: NSObject? { secondAnchorStorage.flatMap(Self.anchor) }

  private static func anchor(_ storage: AnchorStorage) -> NSObject? {
    guard storage.distance != nil || storage.item != nil else { return nil }
    switch storage.attribute.kind {
    case .horizontalPosition: return NSLayoutXAxisAnchor(storage)
    case .verticalPosition: return NSLayoutYAxisAnchor(storage)
    case .size, .none: return NSLayoutDimension(storage)
    }
  }
}
