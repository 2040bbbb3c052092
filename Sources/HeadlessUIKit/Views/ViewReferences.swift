internal import AutoLayout

extension EngineItem {
  /// The view whose item this is; nil after it is deallocated.
  ///
  /// - Precondition: The item is that of a view, not of a guide.
  @MainActor
  var view: UIView? {
    // The check of a class takes longer than the reference, which is followed for each view of a layout.
    if let layoutItem { unsafe unsafeDowncast(layoutItem, to: UIView.self) } else { nil }
  }
}

extension UIView {
  /// The superview; the host of a view that is measured before it is added.
  var superviewStorage: UIView? {
    get { superviewItem?.view }
    set { superviewItem = newValue?.engineItem }
  }

  /// The window at the top of the tree, which has not been laid out.
  ///
  /// It is stored with each view, because a view that is added asks for it, and the top of a deep tree is far
  /// away. Only a view that is measured before it is added, and what is inside, has to look for it.
  var enclosingWindow: UIWindow? {
    guard Self.visits > 0 else {
      return if case .window(let item) = top { item.view as? UIWindow } else { nil }
    }
    var ancestor = superviewStorage
    while let view = ancestor {
      if view is UIWindow || view.tree != nil { return view.window }
      ancestor = view.superviewStorage
    }
    return nil
  }

  /// The number of views that are being measured before they are added.
  static var visits = 0

  /// Stores the window of a tree that has been removed, or is about to be laid out with its new superview.
  func setEnclosingWindow(_ window: UIWindow?) {
    let top = window.map { TreeTop.window($0.engineItem) } ?? .none
    forEachInTree { $0.top = top }
  }

  /// The layout of the tree; nil before the first layout.
  var tree: LayoutTree? {
    switch top {
    case .layout(let reference), .reserve(let reference): reference.tree
    case .none, .window: nil
    }
  }
}

/// What a view knows of the top of its tree: one reference, because a layout knows its window.
enum TreeTop {
  /// Neither a layout nor a window, or the view is the window.
  case none
  /// The item of the window, before the first layout.
  case window(EngineItem)
  /// The layout of the tree.
  case layout(TreeReference)
  /// The layout in which the view is kept, without a superview.
  case reserve(TreeReference)
}

/// The reference of the views of a tree to their layout, which clears it when it is deallocated.
///
/// It is not weak for the reason given at `ItemOwnership`.
final class TreeReference {
  unowned(unsafe) private var storage: LayoutTree?

  /// The layout; nil after it was deallocated.
  var tree: LayoutTree? { unsafe storage }

  /// The reference as the layout has it.
  struct Own: ~Copyable {
    /// The reference for the views.
    let reference = TreeReference()

    func refer(to tree: LayoutTree) { unsafe reference.storage = tree }

    deinit { unsafe reference.storage = nil }
  }
}
