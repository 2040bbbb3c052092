internal import Foundation

extension UIViewController {
  var standardMargins: UIEdgeInsets {
    let minimum = systemMinimumLayoutMargins
    return UIEdgeInsets(top: 0, left: minimum.leading, bottom: 0, right: minimum.trailing)
  }

  /// The sides below which the root view's margins do not go; nil where the system asks for nothing.
  var minimumMargins: UIEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? standardMargins : nil
  }

  /// What is added to the part of the surrounding safe area that reaches over the root view.
  var addedSafeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: additionalSafeAreaInsets.top + barInsets.top,
      left: additionalSafeAreaInsets.left + barInsets.left,
      bottom: additionalSafeAreaInsets.bottom + barInsets.bottom,
      right: additionalSafeAreaInsets.right + barInsets.right)
  }
}
