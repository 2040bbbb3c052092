internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder

// The actions of a document's controls, bar button items and gesture recognizers, and the segues that
// they trigger.
extension NibInstance {
  func addAction(
    _ selector: String, from owner: NSObject, to destination: String, _ element: ConnectionElement,
    _ position: SourcePosition
  ) {
    let target = objects[destination]
    guard target != nil || firstResponders.contains(destination) else {
      let type = "\(type(of: owner))"
      return report(
        .warning, "the action '\(selector)' of \(type) is not connected: its target is missing",
        position)
    }
    if let target, source.classes.knows(selector, of: target) {
      let classes = source.classes
      return run(on: owner, for: UIControl.Event(nibName: element.eventType)) {
        [weak target] sender in
        guard let target else { return }
        if !classes.set(selector, of: target, to: .sent(by: sender)) {
          LayoutEnvironment.current.log.write(
            "\(type(of: target)): unrecognized selector \(selector)")
        }
      }
    }
    switch owner {
    case let control as UIControl:
      control.addTarget(
        target, action: Selector(selector), for: UIControl.Event(nibName: element.eventType))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = Selector(selector)
    case let recognizer as UIGestureRecognizer:
      if let target {
        recognizer.addTarget(target, action: Selector(selector))
      } else {
        recognizer.addFirstResponder(Selector(selector))
      }
    default:
      report(
        .warning, "the action '\(selector)' of \(type(of: owner)) is not connected", position)
    }
  }

  /// Connects the new objects to the segues that they trigger; the object is the sender.
  func connectSegues() {
    guard let controller, let segues = controller.scene?.element.segues else { return }
    for segue in segues where !["relationship", "embed"].contains(segue.kind) {
      guard let id = segue.source, isNew(id), let owner = objects[id], owner !== controller
      else { continue }
      let body = { [weak controller] (sender: NSObject) in
        controller?.trigger(segue, sender: sender) ?? ()
      }
      switch owner {
      case let cell as UITableViewCell where segue.trigger == nil: cell.whenSelected = body
      case let cell as UICollectionViewCell: cell.whenSelected = body
      default: run(on: owner, for: .primaryActionTriggered, body)
      }
    }
  }

  private func run(
    on owner: NSObject, for event: UIControl.Event, _ body: @escaping (NSObject) -> Void
  ) {
    switch owner {
    case let control as UIControl:
      let action = UIAction { [weak control] _ in
        guard let control else { return }
        body(control)
      }
      control.addAction(action, for: event)
    case let item as UIBarButtonItem:
      item.heldTarget = SegueTrigger { [weak item] in
        guard let item else { return }
        body(item)
      }
      item.action = Selector(("perform:"))
    case let recognizer as UIGestureRecognizer: recognizer.whenRecognized.append(body)
    default: break
    }
  }
}

/// The target of a bar button item that triggers a segue, as Apple's segue templates are.
private final class SegueTrigger: NSObject, SelectorReceiver {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func receive(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
    body()
    return true
  }
}

extension UIControl.Event {
  /// Creates the event for a name in a document; `primaryActionTriggered` for other names.
  fileprivate init(nibName: String?) {
    switch nibName {
    case "touchUpInside": self = .touchUpInside
    case "touchUpOutside": self = .touchUpOutside
    case "touchDown": self = .touchDown
    case "touchDownRepeat": self = .touchDownRepeat
    case "touchDragInside": self = .touchDragInside
    case "touchDragOutside": self = .touchDragOutside
    case "touchDragEnter": self = .touchDragEnter
    case "touchDragExit": self = .touchDragExit
    case "touchCancel": self = .touchCancel
    case "valueChanged": self = .valueChanged
    case "editingChanged": self = .editingChanged
    case "editingDidBegin": self = .editingDidBegin
    case "editingDidEnd": self = .editingDidEnd
    case "editingDidEndOnExit": self = .editingDidEndOnExit
    default: self = .primaryActionTriggered
    }
  }
}
