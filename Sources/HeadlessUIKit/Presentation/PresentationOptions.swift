internal import Foundation

/// The properties of a controller's presentation.
@MainActor
struct PresentationOptions {
  var capturesStatusBar = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var controller: UIPresentationController?
  var editButton: UIBarButtonItem?
}

extension UIViewController {
  /// The presentation for the controller's style, created on first access.
  var madePresentationController: UIPresentationController? {
    let style = resolvedModalStyle
    if let known = presentationOptions.controller {
      let fits =
        switch style {
        case .popover: known is UIPopoverPresentationController
        case .pageSheet, .formSheet: known is UISheetPresentationController
        default: true
        }
      if fits { return known }
    }
    let made: UIPresentationController
    switch style {
    case .popover:
      made = UIPopoverPresentationController(
        presentedViewController: self, presenting: presentingViewController)
    case .pageSheet, .formSheet:
      made = UISheetPresentationController(
        presentedViewController: self, presenting: presentingViewController)
    case .custom:
      guard
        let own = transitioningDelegate?.presentationController(
          forPresented: self, presenting: presentingViewController,
          source: presentingViewController ?? self)
      else { return nil }
      made = own
    default:
      // An action sheet is shown in a popover if the size class is regular.
      guard (self as? UIAlertController)?.preferredStyle == .actionSheet else {
        made = UIPresentationController(
          presentedViewController: self, presenting: presentingViewController)
        break
      }
      guard traitCollection.userInterfaceIdiom == .pad else { return nil }
      made = UIPopoverPresentationController(
        presentedViewController: self, presenting: presentingViewController)
    }
    presentationOptions.controller = made
    return made
  }

  var madeEditButtonItem: UIBarButtonItem {
    if let known = presentationOptions.editButton { return known }
    let made = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    presentationOptions.editButton = made
    return made
  }
}
