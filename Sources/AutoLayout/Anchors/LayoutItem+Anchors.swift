public import Foundation

extension LayoutItem {
  /// Makes an anchor for a horizontal position of this item; for views and guides to offer as theirs.
  public func makeXAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    precondition(attribute.kind == .horizontalPosition, "\(attribute) is no horizontal position")
    return NSLayoutXAxisAnchor(AnchorStorage(item: self, attribute: attribute))
  }

  /// Makes an anchor for a vertical position of this item.
  public func makeYAxisAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    precondition(attribute.kind == .verticalPosition, "\(attribute) is no vertical position")
    return NSLayoutYAxisAnchor(AnchorStorage(item: self, attribute: attribute))
  }

  /// Makes an anchor for a length of this item.
  public func makeDimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    precondition(attribute.kind == .size, "\(attribute) is no size")
    return NSLayoutDimension(AnchorStorage(item: self, attribute: attribute))
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
