internal import InterfaceBuilder

/// The class that code has for a layout root.
struct ClassKind {
  /// Whether it is a view controller, a view or a cell.
  enum Role { case controller, view, tableViewCell, collectionViewCell, reusableView }

  let role: Role
  let superclass: String

  init(_ island: Island, in document: InterfaceDocument) {
    switch island.kind {
    case .viewControllerRoot:
      role = .controller
      superclass =
        switch island.viewController?.kind {
        case .tableViewController: "UITableViewController"
        case .collectionViewController: "UICollectionViewController"
        default: "UIViewController"
        }
    case .tableViewCell: (role, superclass) = (.tableViewCell, "UITableViewCell")
    case .collectionViewCell: (role, superclass) = (.collectionViewCell, "UICollectionViewCell")
    case .collectionReusableView:
      (role, superclass) = (.reusableView, "UICollectionReusableView")
    case .topLevelView where island.context.isViewOfOwner:
      (role, superclass) = (.controller, "UIViewController")
    case .topLevelView, .keyed, .inside:
      role = .view
      superclass = ViewCreation(island.root, in: document).baseClass
    }
  }
}
