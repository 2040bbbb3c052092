internal import Foundation

extension UIViewController {
  var standardMargins: UIEdgeInsets {
    let minimum = systemMinimumLayoutMargins
    return UIEdgeInsets(top: 0, left: minimum.leading, bottom: 0, right: minimum.trailing)
  }

  /// The minimum side margin for the size class of the controller.
  var minimumSideMargin: CGFloat {
    let view = viewIfLoaded
    let screen = view?.window?.screen ?? .main
    let window = view?.window?.bounds.size ?? screen.bounds.size
    let sizeClass = screen.traitCollection(for: window).horizontalSizeClass
    let own = view == nil ? sizeClass : traitCollection.horizontalSizeClass
    return screen.minimumMargin(
      forWidth: view?.bounds.width ?? 0, in: own == .unspecified ? sizeClass : own, of: sizeClass)
  }

  /// The minimum margins of the root view; nil if there are none.
  var minimumMargins: UIEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins && !hostsPlainView ? standardMargins : nil
  }

  /// Whether the view only fills the screen and is no root view for the system: its margins are those of any view.
  ///
  /// A reference picture of a public library's tests has a bare view so (Documentation/Inferences.md).
  package var hostsPlainView: Bool {
    get { rare(\.hostsPlainView, false) }
    set { setRare(\.hostsPlainView, newValue) }
  }

  /// The insets added to the part of the superview's safe area that overlaps the root view.
  var addedSafeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: additionalSafeAreaInsets.top + barInsets.top,
      left: additionalSafeAreaInsets.left + barInsets.left,
      bottom: additionalSafeAreaInsets.bottom + barInsets.bottom,
      right: additionalSafeAreaInsets.right + barInsets.right)
  }
}
