/// An optional method of one of UIKit's protocols, with HeadlessUIKit's protocol for that method.
///
/// A test compares the table with `HeadlessUIKit`.
struct OptionalDelegateMethod {
  /// The protocol for the method: the name of UIKit's protocol, an underscore, and a name.
  let single: String
  /// The method with its labels.
  let name: String
  let parameterTypes: [String]

  /// UIKit's protocol that declares the method.
  var parent: String { String(single.prefix { $0 != "_" }) }

  private init(_ single: String, _ name: String, _ parameterTypes: String...) {
    self.single = single
    self.name = name
    self.parameterTypes = parameterTypes
  }

  static let all: [Self] = [
    Self("UIScrollViewDelegate_scrollViewDidScroll", "scrollViewDidScroll(_:)", "UIScrollView"),
    Self("UIScrollViewDelegate_scrollViewDidZoom", "scrollViewDidZoom(_:)", "UIScrollView"),
    Self("UIScrollViewDelegate_viewForZooming", "viewForZooming(in:)", "UIScrollView"),
    Self(
      "UIScrollViewDelegate_scrollViewDidEndScrollingAnimation",
      "scrollViewDidEndScrollingAnimation(_:)",
      "UIScrollView"),
    Self(
      "UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset",
      "scrollViewDidChangeAdjustedContentInset(_:)",
      "UIScrollView"),
    Self(
      "UINavigationControllerDelegate_willShow", "navigationController(_:willShow:animated:)",
      "UINavigationController", "UIViewController", "Bool"),
    Self(
      "UINavigationControllerDelegate_didShow", "navigationController(_:didShow:animated:)",
      "UINavigationController", "UIViewController", "Bool"),
    Self(
      "UISplitViewControllerDelegate_willChangeTo", "splitViewController(_:willChangeTo:)",
      "UISplitViewController", "UISplitViewController.DisplayMode"),
    Self(
      "UISplitViewControllerDelegate_topColumnForCollapsing",
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      "UISplitViewController", "UISplitViewController.Column"),
    Self(
      "UISplitViewControllerDelegate_collapseSecondary",
      "splitViewController(_:collapseSecondary:onto:)",
      "UISplitViewController", "UIViewController", "UIViewController"),
    Self(
      "UISplitViewControllerDelegate_splitViewControllerDidCollapse",
      "splitViewControllerDidCollapse(_:)",
      "UISplitViewController"),
    Self(
      "UISplitViewControllerDelegate_splitViewControllerDidExpand",
      "splitViewControllerDidExpand(_:)",
      "UISplitViewController"),
    Self(
      "UITabBarControllerDelegate_shouldSelect", "tabBarController(_:shouldSelect:)",
      "UITabBarController", "UIViewController"),
    Self(
      "UITabBarControllerDelegate_didSelect", "tabBarController(_:didSelect:)",
      "UITabBarController", "UIViewController"),
    Self(
      "UIPickerViewDelegate_titleForRow", "pickerView(_:titleForRow:forComponent:)",
      "UIPickerView", "Int", "Int"),
    Self(
      "UICollectionViewDataSource_numberOfSections", "numberOfSections(in:)",
      "UICollectionView"),
    Self(
      "UICollectionViewDataSource_viewForSupplementaryElementOfKind",
      "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      "UICollectionView", "String", "IndexPath"),
    Self(
      "UICollectionViewDelegate_willDisplayForItemAt", "collectionView(_:willDisplay:forItemAt:)",
      "UICollectionView", "UICollectionViewCell", "IndexPath"),
    Self(
      "UICollectionViewDelegate_didEndDisplayingForItemAt",
      "collectionView(_:didEndDisplaying:forItemAt:)",
      "UICollectionView", "UICollectionViewCell", "IndexPath"),
    Self(
      "UICollectionViewDelegate_shouldSelectItemAt", "collectionView(_:shouldSelectItemAt:)",
      "UICollectionView", "IndexPath"),
    Self(
      "UICollectionViewDelegate_didSelectItemAt", "collectionView(_:didSelectItemAt:)",
      "UICollectionView", "IndexPath"),
    Self(
      "UICollectionViewDelegate_didDeselectItemAt", "collectionView(_:didDeselectItemAt:)",
      "UICollectionView", "IndexPath"),
    Self(
      "UICollectionViewDelegateFlowLayout_sizeForItemAt", "collectionView(_:layout:sizeForItemAt:)",
      "UICollectionView", "UICollectionViewLayout", "IndexPath"),
    Self(
      "UICollectionViewDelegateFlowLayout_insetForSectionAt",
      "collectionView(_:layout:insetForSectionAt:)",
      "UICollectionView", "UICollectionViewLayout", "Int"),
    Self(
      "UICollectionViewDelegateFlowLayout_minimumLineSpacingForSectionAt",
      "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "UICollectionView", "UICollectionViewLayout", "Int"),
    Self(
      "UICollectionViewDelegateFlowLayout_minimumInteritemSpacingForSectionAt",
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "UICollectionView", "UICollectionViewLayout", "Int"),
    Self(
      "UICollectionViewDelegateFlowLayout_referenceSizeForHeaderInSection",
      "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "UICollectionView", "UICollectionViewLayout", "Int"),
    Self(
      "UICollectionViewDelegateFlowLayout_referenceSizeForFooterInSection",
      "collectionView(_:layout:referenceSizeForFooterInSection:)",
      "UICollectionView", "UICollectionViewLayout", "Int"),
    Self("UITableViewDataSource_numberOfSections", "numberOfSections(in:)", "UITableView"),
    Self(
      "UITableViewDataSource_titleForHeaderInSection", "tableView(_:titleForHeaderInSection:)",
      "UITableView", "Int"),
    Self(
      "UITableViewDataSource_titleForFooterInSection", "tableView(_:titleForFooterInSection:)",
      "UITableView", "Int"),
    Self(
      "UITableViewDelegate_heightForRowAt", "tableView(_:heightForRowAt:)",
      "UITableView", "IndexPath"),
    Self(
      "UITableViewDelegate_estimatedHeightForRowAt", "tableView(_:estimatedHeightForRowAt:)",
      "UITableView", "IndexPath"),
    Self(
      "UITableViewDelegate_heightForHeaderInSection", "tableView(_:heightForHeaderInSection:)",
      "UITableView", "Int"),
    Self(
      "UITableViewDelegate_heightForFooterInSection", "tableView(_:heightForFooterInSection:)",
      "UITableView", "Int"),
    Self(
      "UITableViewDelegate_viewForHeaderInSection", "tableView(_:viewForHeaderInSection:)",
      "UITableView", "Int"),
    Self(
      "UITableViewDelegate_viewForFooterInSection", "tableView(_:viewForFooterInSection:)",
      "UITableView", "Int"),
    Self(
      "UITableViewDelegate_willDisplayForRowAt", "tableView(_:willDisplay:forRowAt:)",
      "UITableView", "UITableViewCell", "IndexPath"),
    Self(
      "UITableViewDelegate_didEndDisplayingForRowAt", "tableView(_:didEndDisplaying:forRowAt:)",
      "UITableView", "UITableViewCell", "IndexPath"),
    Self(
      "UITableViewDelegate_willSelectRowAt", "tableView(_:willSelectRowAt:)",
      "UITableView", "IndexPath"),
    Self(
      "UITableViewDelegate_didSelectRowAt", "tableView(_:didSelectRowAt:)",
      "UITableView", "IndexPath"),
    Self(
      "UITableViewDelegate_didDeselectRowAt", "tableView(_:didDeselectRowAt:)",
      "UITableView", "IndexPath"),
  ]
}
