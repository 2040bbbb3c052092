internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder

/// The size that Interface Builder's canvas gives an arranged view whose own size nothing says, so
/// that it can be seen and picked.
///
/// Plain views, and labels without text, are 50 × 50. In a vertical stack that centres, plain views
/// keep the 240 points they had in the library, as views of the app's own classes always keep
/// 240 × 128. In the corpus 17 arranged views across a stack are 50 points wide and 6 centred ones
/// 240; 10 are 50 high and none 128.
struct CanvasPlaceholder {
  /// The size of what has no content.
  static let size = CGSize(width: 50, height: 50)

  private let size: CGSize
  private let heightResistance: Float

  init(of view: ViewElement, in stack: ViewElement) {
    if view.customClass != nil {
      size = CGSize(width: 240, height: 128)
    } else if stack.stack?.axis == .vertical, stack.stack?.alignment == .center {
      size = CGSize(width: 240, height: Self.size.height)
    } else {
      size = Self.size
    }
    // A view without anything in it makes its neighbours higher, although these hug at 250; what
    // its members or its class may say is stronger. Both are stronger than the stack's own wishes.
    heightResistance = view.customClass == nil && view.subviews.isEmpty ? 260 : 100
  }

  /// Makes it the view's natural size, as a weak wish.
  @MainActor
  func apply(to view: UIView) {
    view.contentSizeOverride = size
    for axis in NSLayoutConstraint.Axis.allCases {
      view.setContentHuggingPriority(UILayoutPriority(30), for: axis)
    }
    view.setContentCompressionResistancePriority(UILayoutPriority(30), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(heightResistance), for: .vertical)
  }
}

extension ViewElement {
  /// Whether it is a label that shows nothing.
  var isEmptyLabel: Bool { kind == .label && text?.shownText.isEmpty ?? true }
}
