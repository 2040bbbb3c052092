internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof

extension DocumentScene {
  /// Returns the rectangles of what a button draws, its title and its image, in its superview; nil for other views, and for
  /// buttons of which all can be drawn: with a background, a configuration or a class of the app.
  func drawnParts(of view: ViewElement) -> [LayoutRect]? {
    guard view.kind == .button, view.customClass == nil, view.runtimeAttributes.isEmpty,
      view.backgroundColor.map({ ($0.components?.alpha ?? 1) < LayoutTolerance.alpha }) ?? true,
      let element = view.button, element.configuration == nil,
      element.normalState?.backgroundImage == nil,
      let button = staged.views[view.id] as? UIButton, let parent = button.superview
    else { return nil }
    var parts: [LayoutRect] = []
    if let image = button.imageView, image.bounds.width > 0, image.bounds.height > 0 {
      parts.append(LayoutRect(image.convert(image.bounds, to: parent)))
    }
    if view.shownTitle?.isEmpty == false, let label = button.titleLabel {
      var letters = LayoutRect(label.convert(label.bounds, to: parent))
      let room = min(LayoutTolerance.letters, letters.height / 4)
      letters.y += room
      letters.height -= 2 * room
      if letters.width > 0, letters.height > 0 { parts.append(letters) }
    }
    return parts
  }
}
