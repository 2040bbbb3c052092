internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// The size that Interface Builder's canvas gives an arranged view whose own size nothing says, so
/// that it can be seen and picked.
///
/// A view with nothing in it keeps the size it was drawn with, which counts like content: outside the
/// corpus 64 of 145 views that differed agree because of it. Where no frame may be read, plain views
/// are 50 × 50, plain views in a vertical stack that centres as wide as in
/// the library, and views of the app's own classes 240 × 128.
struct CanvasPlaceholder {
  /// The size of a view without content.
  static let size = CGSize(width: 50, height: 50)

  private let size: CGSize
  private let isDrawn: Bool
  private let heightResistance: Float

  /// Finds the size of a view.
  ///
  /// - Parameters:
  ///   - view: The arranged view.
  ///   - stack: The stack view that arranges it.
  ///   - readsFrames: Whether sizes may be read from saved frames.
  ///   - isMeasured: Whether its members are measured.
  init(of view: ViewElement, in stack: ViewElement, readsFrames: Bool, isMeasured: Bool) {
    isDrawn = readsFrames && view.frame != nil && view.subviews.isEmpty
    if isDrawn, let frame = view.frame {
      size = CGSize(width: frame.width, height: frame.height)
    } else if view.customClass != nil {
      size = CGSize(width: 240, height: 128)
    } else if stack.stack?.axis == .vertical, stack.stack?.alignment == .center {
      size = CGSize(width: 240, height: Self.size.height)
    } else {
      size = Self.size
    }
    // A plain view makes its neighbours and members higher, although these hug at 250 or 251; what its
    // class may say is stronger. Both are stronger than the stack's own preferences. Sizes that
    // were saved are those of members that were stretched already.
    let isPlain = view.customClass == nil && (isMeasured || view.subviews.isEmpty)
    heightResistance = isPlain ? 260 : 100
  }

  /// Makes it the view's intrinsic content size: as content if it was drawn, else as a weak
  /// preference.
  @MainActor
  func apply(to view: UIView) {
    view.contentSizeOverride = size
    view.hasPlaceholderSize = true
    if isDrawn { return }
    for axis in NSLayoutConstraint.Axis.allCases {
      view.setContentHuggingPriority(UILayoutPriority(30), for: axis)
    }
    view.setContentCompressionResistancePriority(UILayoutPriority(30), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(heightResistance), for: .vertical)
  }
}

extension ViewElement {
  /// Whether it is a stack view without members, or a text view that scrolls: neither has a size.
  var isEmptyContainer: Bool {
    (kind == .stackView && subviews.isEmpty)
      || (kind == .textView && scroll?.isScrollEnabled != false)
  }
}
