internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
package import LayoutProof
package import LayoutSnapshot

extension ViewStage {
  /// Returns a snapshot of the current layout of the scene.
  package func snapshot(name: String) -> LayoutSnapshot { snapshot(name: name, judging: true) }

  /// Returns a snapshot of the current layout; conflicts and ambiguity are detected if `judging` is
  /// true.
  package func snapshot(name: String, judging: Bool) -> LayoutSnapshot {
    if let provenance {
      return LayoutSnapshot(of: root, name: name, provenance: provenance, judging: judging)
    }
    let window = root.window ?? UIWindow()
    return LayoutSnapshot(of: window, name: name)
  }

  /// Returns a snapshot in dark appearance, as the views draw themselves there.
  ///
  /// Afterwards the scene is as before.
  package func darkSnapshot(name: String) -> LayoutSnapshot {
    guard let window = root.window ?? (root as? UIWindow) else {
      return snapshot(name: name, judging: false)
    }
    let style = window.overrideUserInterfaceStyle
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    var dark: LayoutSnapshot?
    window.traitCollection.performAsCurrent { dark = snapshot(name: name, judging: false) }
    window.overrideUserInterfaceStyle = style
    window.layoutIfNeeded()
    if isOutdated { learn() }
    return dark ?? snapshot(name: name, judging: false)
  }

  /// Returns a snapshot of the alternative layout of an ambiguous number, which satisfies the
  /// constraints equally well.
  ///
  /// The scene is laid out with a constraint of the lowest priority for the alternative value, and
  /// then restored.
  package func snapshot(of number: AmbiguityReport.OpenNumber, name: String) -> LayoutSnapshot? {
    guard let view = views.first(where: { names.id(of: $0.view) == number.subject })?.view else {
      return nil
    }
    let value = CGFloat(number.alternative.value)
    let wish: NSLayoutConstraint
    switch number.attribute {
    case "x", "y":
      guard let superview = view.superview else { return nil }
      let attribute: NSLayoutConstraint.Attribute = number.attribute == "x" ? .left : .top
      wish = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: superview,
        attribute: attribute, multiplier: 1, constant: value)
    default:
      wish = NSLayoutConstraint(
        item: view, attribute: number.attribute == "width" ? .width : .height,
        relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: value)
    }
    wish.priority = UILayoutPriority(0.5)
    wish.isActive = true
    (root.window ?? root).layoutIfNeeded()
    let other = snapshot(name: name)
    wish.isActive = false
    (root.window ?? root).layoutIfNeeded()
    return other
  }
}
