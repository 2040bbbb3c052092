internal import Foundation
package import HeadlessUIKit

/// A text that was replaced by that of another language, and how it is restored.
@MainActor
struct ReplacedText {
  let putBack: () -> Void

  /// Replaces the texts of all views, and of the bars of all controllers, by those of a language.
  static func replace(
    in root: UIView, _ controller: UIViewController, by language: LayoutLanguage
  ) -> [ReplacedText] {
    var replaced: [ReplacedText] = []
    // Titles of controllers first: the labels that show them follow.
    for controller in controller.withDescendants {
      let item = controller.navigationItem
      change(controller.title, language, &replaced) { controller.title = $0 }
      change(item.title, language, &replaced) { item.title = $0 }
      change(item.prompt, language, &replaced) { item.prompt = $0 }
      let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      for item in items + (controller.toolbarItems ?? []) {
        change(item.title, language, &replaced) { item.title = $0 }
      }
    }
    visit(root, language, &replaced)
    return replaced
  }

  private static func visit(
    _ view: UIView, _ language: LayoutLanguage, _ replaced: inout [ReplacedText]
  ) {
    switch view {
    case let label as UILabel: change(label, language, &replaced)
    case let button as UIButton: change(button, language, &replaced)
    case let field as UITextField:
      change(field.placeholder, language, &replaced) { field.placeholder = $0 }
    case let bar as UISearchBar:
      change(bar.placeholder, language, &replaced) { bar.placeholder = $0 }
    case let control as UISegmentedControl:
      for index in 0..<control.numberOfSegments {
        change(control.titleForSegment(at: index), language, &replaced) {
          control.setTitle($0, forSegmentAt: index)
        }
      }
    case let bar as UITabBar:
      for item in bar.items ?? [] { change(item.title, language, &replaced) { item.title = $0 } }
    case is UINavigationBar, is UIToolbar: break
    default: for subview in view.subviews { visit(subview, language, &replaced) }
    }
  }

  private static func change(
    _ label: UILabel, _ language: LayoutLanguage, _ replaced: inout [ReplacedText]
  ) {
    guard let attributed = label.attributedText, attributed.length > 0 else { return }
    let attributes = unsafe attributed.attributes(at: 0, effectiveRange: nil)
    guard !attributes.isEmpty else {
      return change(label.text, language, &replaced) { label.text = $0 }
    }
    let text = language.text(attributed.string)
    guard text != attributed.string else { return }
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    replaced.append(ReplacedText { label.attributedText = attributed })
  }

  private static func change(
    _ button: UIButton, _ language: LayoutLanguage, _ replaced: inout [ReplacedText]
  ) {
    if let configuration = button.configuration, configuration.title != nil {
      let title = configuration.title.map(language.text)
      let subtitle = configuration.subtitle.map(language.text)
      guard title != configuration.title || subtitle != configuration.subtitle else { return }
      button.configuration?.title = title
      button.configuration?.subtitle = subtitle
      replaced.append(ReplacedText { button.configuration = configuration })
      return
    }
    let normal = button.title(for: .normal)
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      let title = button.title(for: state)
      // Other states show the title of the normal one unless they have their own.
      guard state == .normal || title != normal else { continue }
      change(title, language, &replaced) { button.setTitle($0, for: state) }
    }
  }

  private static func change(
    _ text: String?, _ language: LayoutLanguage, _ replaced: inout [ReplacedText],
    _ set: @escaping @MainActor (String?) -> Void
  ) {
    guard let text, !text.isEmpty else { return }
    let replacement = language.text(text)
    guard replacement != text else { return }
    set(replacement)
    replaced.append(ReplacedText { set(text) })
  }
}

extension UIViewController {
  /// The controller, its children and presented controllers, each after its parent.
  package var withDescendants: [UIViewController] {
    [self] + children.flatMap(\.withDescendants)
      + (presented?.withDescendants ?? [])
  }

  /// The controller that is presented by this one, and not by its parent.
  private var presented: UIViewController? {
    guard let shown = presentedViewController, parent == nil else { return nil }
    return shown
  }
}
