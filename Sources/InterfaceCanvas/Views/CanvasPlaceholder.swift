internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// The size of an arranged view without an intrinsic content size on the canvas of Interface
/// Builder, which makes the view visible and selectable.
///
/// A view with nothing in it keeps the size it was drawn with, which counts like content: outside
/// the corpus 64 of 145 views that differed agree because of it. Any other view keeps that size where
/// its constraints leave it open (110 views of 12 sets of documents agree because of it, and no view
/// differs). Where no frame may be read, plain views are 50 × 50, plain views in a vertical stack
/// that centers as wide as in the library, and views of the app's own classes 240 × 128.
struct CanvasPlaceholder {
  /// The size of an empty view.
  static let size = CGSize(width: 50, height: 50)

  private let size: CGSize
  private let isDrawn: Bool
  private let widthResistance: Float
  private let heightResistance: Float

  /// Determines the size of a view.
  ///
  /// - Parameters:
  ///   - view: The arranged view.
  ///   - stack: The stack view that arranges the view.
  ///   - drawn: The saved frame, if it can be used.
  ///   - isMeasured: Whether the subviews are measured.
  init(of view: ViewElement, in stack: ViewElement, drawn: LayoutRect?, isMeasured: Bool) {
    isDrawn = drawn != nil && view.subviews.isEmpty
    if let drawn {
      size = CGSize(width: drawn.width, height: drawn.height)
    } else if view.customClass != nil {
      size = CGSize(width: 240, height: 128)
    } else if stack.stack?.axis == .vertical, stack.stack?.alignment == .center {
      size = CGSize(width: 240, height: Self.size.height)
    } else {
      size = Self.size
    }
    // A plain view increases the height of adjacent views and of its subviews, although their
    // hugging priority is 250 or 251; the size of a custom class has a higher priority. Both
    // priorities are higher than those of the stack view's own constraints. Saved sizes are those
    // of subviews that are already stretched.
    let isPlain = view.customClass == nil && (isMeasured || view.subviews.isEmpty)
    heightResistance = isPlain ? 260 : 100
    widthResistance = drawn == nil ? 30 : heightResistance
  }

  /// Sets the size as the intrinsic content size of the view: as content if it is that of an empty
  /// view that was drawn, otherwise with low priorities.
  @MainActor
  func apply(to view: UIView) {
    view.contentSizeOverride = size
    view.hasPlaceholderSize = true
    if isDrawn { return }
    for axis in NSLayoutConstraint.Axis.allCases {
      view.setContentHuggingPriority(UILayoutPriority(30), for: axis)
    }
    view.setContentCompressionResistancePriority(
      UILayoutPriority(widthResistance), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(heightResistance), for: .vertical)
  }
}

extension ViewElement {
  /// Whether the view is a plain view, or an image view without an image, which has no intrinsic content
  /// size either.
  var isDrawnBox: Bool { kind == .view || (kind == .imageView && image?.name == nil) }

  /// Whether the view is an empty stack view, a scrolling text view, or a view whose content the app
  /// provides, none of which has an intrinsic content size.
  var isEmptyContainer: Bool {
    switch kind {
    case .stackView: subviews.isEmpty
    case .textView: scroll?.isScrollEnabled != false
    case .tableView, .collectionView, .mapView, .wkWebView, .webView, .containerView: true
    default: false
    }
  }
}
