internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import LayoutScene

extension ProofStage {
  /// What a layout depends on besides the size: texts with their fonts, sizes of contents, margins, constraints and
  /// the direction.
  ///
  /// Two stages of one scene with equal measures have the same layout at every size, so that one proof is that of
  /// both.
  package struct Measures: Hashable {
    struct View: Hashable {
      var name: ObjectIdentifier
      var font: String
      var text: String
      var content: CGSize
      var margins: [CGFloat]
      var isHidden: Bool
    }

    var views: [View]
    var constraints: [String]
    var direction: UIUserInterfaceLayoutDirection
  }

  /// The measures of the present views.
  package var measures: Measures {
    var views: [Measures.View] = []
    let root = present.root
    root.forEachInTree { view in
      let (font, text): (UIFont?, String?) =
        switch view {
        case let label as UILabel: (label.font, label.text)
        case let field as UITextField:
          (field.font, "\(field.text ?? "") \(field.placeholder ?? "")")
        case let text as UITextView: (text.font, text.text)
        default: (nil, view.ownWords)
        }
      let margins = view.layoutMargins
      views.append(
        Measures.View(
          name: ObjectIdentifier(type(of: view)),
          font: font.map { "\($0.fontName) \($0.pointSize) \($0.lineHeight)" } ?? "",
          text: text ?? "", content: view.intrinsicContentSize,
          margins: [margins.top, margins.left, margins.bottom, margins.right],
          isHidden: view.isHidden))
    }
    return Measures(
      views: views, constraints: present.constraints.map(\.text),
      direction: root.effectiveUserInterfaceLayoutDirection)
  }
}
