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
    let isPosition = number.attribute == "x" || number.attribute == "y"
    if isPosition, view.superview == nil { return nil }
    let attribute = NumberWord.all.first { $0.word == number.attribute }?.attribute ?? .height
    let wish = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal,
      toItem: isPosition ? view.superview : nil,
      attribute: isPosition ? attribute : .notAnAttribute, multiplier: 1,
      constant: CGFloat(number.alternative.value))
    wish.priority = UILayoutPriority(0.5)
    wish.isActive = true
    (root.window ?? root).layoutIfNeeded()
    let other = snapshot(name: name)
    wish.isActive = false
    (root.window ?? root).layoutIfNeeded()
    return other
  }
}
