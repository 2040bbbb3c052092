package import HeadlessUIKit

extension UIView {
  /// Whether the view scrolls its subviews: by its class, or by the name of its class in its document.
  ///
  /// A `<view>` of the class `UIScrollView`, and one of a class that is not known and whose name ends in
  /// `ScrollView`, is laid out as a plain view, as on Interface Builder's canvas.
  package var scrollsContent: Bool {
    self is UIScrollView || Self.scrollingClasses.contains { authoredClassName.hasSuffix($0) }
  }

  private static let scrollingClasses = ["ScrollView", "TableView", "CollectionView"]

  /// Whether the view lies in something that scrolls.
  package var isInScrollView: Bool {
    var outer = superview
    while let present = outer {
      if present.scrollsContent { return true }
      outer = present.superview
    }
    return false
  }
}
