internal import Foundation

/// The outlets of UIKit's own classes.
@MainActor
enum UIKitOutlets {
  /// Sets an outlet, and returns whether the owner has it.
  static func set(_ name: String, of owner: NSObject, to object: NSObject) -> Bool {
    switch (owner, name) {
    case (let controller as UIViewController, "view"): controller.view = object as? UIView
    // A table with static cells has the document as its data source.
    case (let table as UITableView, "dataSource") where table.staticRows != nil: break
    case (let table as UITableView, "dataSource"):
      table.dataSource = object as? any UITableViewDataSource
    case (let collection as UICollectionView, "dataSource"):
      collection.dataSource = object as? any UICollectionViewDataSource
    case (let picker as UIPickerView, "dataSource"):
      picker.dataSource = object as? any UIPickerViewDataSource
    case (let pages as UIPageViewController, "dataSource"):
      pages.dataSource = object as? any UIPageViewControllerDataSource
    case (_, "delegate"): return setDelegate(of: owner, to: object)
    case (is UIView, "dataSource"): break
    default: return false
    }
    return true
  }

  private static func setDelegate(of owner: NSObject, to object: NSObject) -> Bool {
    switch owner {
    case let table as UITableView: table.delegate = object as? any UITableViewDelegate
    case let collection as UICollectionView:
      collection.delegate = object as? any UICollectionViewDelegate
    case let text as UITextView: text.delegate = object as? any UITextViewDelegate
    case let scroll as UIScrollView: scroll.delegate = object as? any UIScrollViewDelegate
    case let field as UITextField: field.delegate = object as? any UITextFieldDelegate
    case let bar as UISearchBar: bar.delegate = object as? any UISearchBarDelegate
    case let picker as UIPickerView: picker.delegate = object as? any UIPickerViewDelegate
    case let recognizer as UIGestureRecognizer:
      recognizer.delegate = object as? any UIGestureRecognizerDelegate
    case let navigation as UINavigationController:
      navigation.delegate = object as? any UINavigationControllerDelegate
    case let tabs as UITabBarController:
      tabs.delegate = object as? any UITabBarControllerDelegate
    case let pages as UIPageViewController:
      pages.delegate = object as? any UIPageViewControllerDelegate
    case let split as UISplitViewController:
      split.delegate = object as? any UISplitViewControllerDelegate
    // The delegates of other views have no effect on layout.
    case is UIView: break
    default: return false
    }
    return true
  }
}
