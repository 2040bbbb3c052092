internal import AutoLayout
public import Foundation
internal import InterfaceBuilder

extension UIViewController {
  /// Performs the segue of an identifier: creates its destination and prepares for it, or unwinds.
  ///
  /// The destination is pushed or presented, according to the segue's kind.
  ///
  /// - Precondition: The controller's scene has a segue of that identifier.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let scene, let segue = scene.element.segues.first(where: { $0.identifier == identifier })
    else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    perform(segue, sender: sender)
  }

  /// Performs a segue that an object triggers, unless `shouldPerformSegue(withIdentifier:sender:)` returns
  /// false.
  func trigger(_ segue: SegueElement, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    perform(segue, sender: sender)
  }

  private func perform(_ segue: SegueElement, sender: Any?) {
    guard let scene else { return }
    if segue.kind == "unwind" { return unwind(segue, sender: sender) }
    do {
      let destination = try scene.destination(of: segue, from: self, sender: sender)
      if let style = UIModalPresentationStyle(nibName: segue.modalPresentationStyle) {
        destination.modalPresentationStyle = style
      }
      let step = UIStoryboardSegue(
        identifier: segue.identifier, source: self, destination: destination
      ) { [weak self] in self?.go(to: destination, segue) }
      if segue.kind == "popoverPresentation" { point(destination, at: segue) }
      prepare(for: step, sender: sender)
      step.perform()
    } catch {
      fatalError(error.description)
    }
  }

  private func point(_ destination: UIViewController, at segue: SegueElement) {
    destination.modalPresentationStyle = .popover
    let popover = destination.popoverPresentationController
    switch segue.popoverAnchor.flatMap({ scene?.anchor($0) }) {
    case let view as UIView:
      popover?.sourceView = view
      popover?.sourceRect = view.bounds
    case let item as UIBarButtonItem: popover?.barButtonItem = item
    default: break
    }
  }

  private func go(to destination: UIViewController, _ segue: SegueElement) {
    switch segue.kind {
    case "show": show(destination, sender: self)
    case "push": navigationController?.pushViewController(destination, animated: false)
    case "showDetail": showDetailViewController(destination, sender: self)
    case "presentation", "modal", "popoverPresentation": present(destination, animated: false)
    default:
      // Embed segues are performed when the view is loaded.
      LayoutEnvironment.current.log.write(
        "the segue '\(segue.identifier ?? segue.id ?? "")' of \(type(of: self)) has the kind "
          + "'\(segue.kind)', which is not performed")
    }
  }

  // MARK: Unwinding

  /// Returns to the controller that implements the action of an unwind segue, and calls the action.
  private func unwind(_ segue: SegueElement, sender: Any?) {
    guard let name = segue.unwindAction else { return }
    let request = UIStoryboardUnwindSegueSource(
      source: self, unwindAction: Selector(name), sender: sender)
    guard let target = unwindDestination(request) else {
      return LayoutEnvironment.current.log.write(
        "Could not find a destination for the unwind segue with the action '\(name)' from "
          + "\(type(of: self)).")
    }
    let step = UIStoryboardUnwindSegue(
      identifier: segue.identifier, source: self, destination: target)
    prepare(for: step, sender: sender)
    if InterfaceClasses.shared.knows(name, of: target) {
      _ = InterfaceClasses.shared.set(name, of: target, to: .sent(by: step))
    } else {
      SelectorSending.perform(Selector(name), on: target, [step])
    }
    step.perform()
  }

  private func unwindDestination(_ request: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var step = parent ?? presentingViewController
    while let container = step {
      if let found = container.searchUnwindDestination(request) { return found }
      step = container.parent ?? container.presentingViewController
    }
    return nil
  }

  private func searchUnwindDestination(
    _ request: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: request) {
      if let found = child.searchUnwindDestination(request) { return found }
    }
    let accepts = canPerformUnwindSegueAction(
      request.unwindAction, from: request.source, sender: request.sender)
    return accepts ? self : nil
  }

  /// Returns the child that contains the source of an unwind segue; nil if none does.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var step: UIViewController? = source.source
    while let controller = step, controller.parent !== self {
      step = controller.parent ?? controller.presentingViewController
    }
    return step
  }

  func hasUnwindAction(_ action: Selector, from source: UIViewController) -> Bool {
    guard self !== source else { return false }
    return InterfaceClasses.shared.knows("\(action)", of: self)
      || SelectorSending.isAnswered(action, by: self)
  }
}

/// The source, the action and the sender of an unwind segue.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource>
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller from which the segue begins.
  public let source: UIViewController
  /// The action, which the destination implements.
  public let unwindAction: Selector
  /// The object that triggered the segue.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}

/// Dismisses and pops the controllers that cover the destination.
final class UIStoryboardUnwindSegue: UIStoryboardSegue {
  override func perform() {
    // From the outermost container on, each shows the child that contains the destination.
    var path = [destination]
    while let next = path[0].parent ?? path[0].presentingViewController { path.insert(next, at: 0) }
    if let presenter = path.last(where: { $0.presentedViewController != nil && covers($0) }) {
      presenter.dismiss(animated: false)
    }
    for (container, child) in zip(path, path.dropFirst()) where child.parent === container {
      container.unwind(for: self, towards: child)
    }
  }

  /// Whether what a controller presents contains the segue's source.
  private func covers(_ presenter: UIViewController) -> Bool {
    var step: UIViewController? = source
    while let controller = step {
      if controller.presentingViewController === presenter { return true }
      step = controller.parent ?? controller.presentingViewController
    }
    return false
  }
}

extension UIModalPresentationStyle {
  /// Creates the style for a name in a document; nil for another name or none.
  fileprivate init?(nibName: String?) {
    switch nibName {
    case "automatic": self = .automatic
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    default: return nil
    }
  }
}
