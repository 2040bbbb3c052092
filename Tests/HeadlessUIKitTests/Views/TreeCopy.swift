import AutoLayout
import Foundation

@testable import HeadlessUIKit

/// A second tree in the state of another: new views, guides, controllers and constraints.
@MainActor
final class TreeCopy {
  private(set) var root = UIView()
  private var copies: [ObjectIdentifier: NSObject] = [:]
  /// Controllers are held by their parents and windows only.
  private var controllers: [UIViewController] = []

  init(of original: UIView) {
    root = copy(original)
    original.forEachInTree { view in
      for constraint in view.constraints.sorted(by: { $0.serial < $1.serial })
      where type(of: constraint) == NSLayoutConstraint.self {
        copy(constraint)
      }
    }
  }

  /// The copy of a view or of a guide.
  func item(for original: NSObject) -> NSObject? {
    if let copy = copies[ObjectIdentifier(original)] { return copy }
    guard let guide = original as? UILayoutGuide, let owner = guide.owningView,
      let copy = copies[ObjectIdentifier(owner)] as? UIView
    else { return nil }
    if guide === owner.layoutMarginsGuide { return copy.layoutMarginsGuide }
    if guide === owner.safeAreaLayoutGuide { return copy.safeAreaLayoutGuide }
    return nil
  }

  private func copy(_ view: UIView) -> UIView {
    let copy = makeView(like: view)
    copies[ObjectIdentifier(view)] = copy
    copy.frame = view.frame
    copy.autoresizingMask = view.autoresizingMask
    copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    for guide in view.storage.guides {
      let guideCopy = UILayoutGuide()
      copy.addLayoutGuide(guideCopy)
      copies[ObjectIdentifier(guide)] = guideCopy
    }
    for subview in view.subviews { copy.addSubview(self.copy(subview)) }
    if let stack = view as? UIStackView, let stackCopy = copy as? UIStackView {
      for arranged in stack.arrangedSubviews {
        if let arrangedCopy = copies[ObjectIdentifier(arranged)] as? UIView {
          stackCopy.addArrangedSubview(arrangedCopy)
        }
      }
    }
    if let window = view as? UIWindow, let windowCopy = copy as? UIWindow {
      if let content = window.rootViewController?.viewIfLoaded, content.superview === window,
        let contentCopy = copies[ObjectIdentifier(content)] as? UIView
      {
        windowCopy.rootViewController = contentCopy.viewController
      }
      windowCopy.isHidden = window.isHidden
    }
    return copy
  }

  private func makeView(like view: UIView) -> UIView {
    if view.viewController != nil {
      let controller = UIViewController()
      controllers.append(controller)
      return controller.view
    }
    return switch view {
    case is UIWindow: UIWindow(frame: view.frame)
    case is UIScrollView: UIScrollView()
    case is UIStackView: UIStackView()
    default: UIView()
    }
  }

  private func copy(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem as? NSObject, let firstCopy = item(for: first) else {
      return
    }
    let copy = NSLayoutConstraint(
      item: firstCopy, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
      toItem: (constraint.secondItem as? NSObject).flatMap(item(for:)),
      attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: constraint.constant)
    copy.priority = constraint.priority
    copy.isActive = true
  }
}
