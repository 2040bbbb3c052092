internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// The content sizes with which saved frames are compared.
extension DocumentScene {
  /// Returns the intrinsic size that Xcode gave a single-line text; nil for other views.
  ///
  /// It is the measured size, or along an axis the saved one if the difference is within the
  /// accuracy of rounding and measuring. The saved size of a text that constraints stretch is not
  /// its intrinsic size.
  func contentSize(of view: ViewElement) -> CGSize? {
    guard let saved = view.frame, let placed = staged.views[view.id],
      placed.contentSizeOverride == nil, isMeasurable(view), let solved = frame(of: view.id)
    else { return nil }
    let natural = placed.intrinsicContentSize
    // Text of several lines has its size without constraints too if it need not wrap.
    guard
      view.kind == .button || (view.text?.numberOfLines ?? 1) == 1
        || abs(solved.width - Double(natural.width)) <= 0.5
          && abs(solved.height - Double(natural.height)) <= 0.5
    else { return nil }
    func chosen(_ natural: CGFloat, _ saved: Double, _ solved: Double) -> CGFloat {
      // A text whose size agrees may be stretched; one whose size differs was measured differently,
      // within limits.
      let limit = abs(solved - saved) <= 0.5 ? 1 : max(12, 0.25 * Double(natural))
      return abs(Double(natural) - saved) < limit ? CGFloat(saved) : natural
    }
    return CGSize(
      width: chosen(natural.width, saved.width, solved.width),
      height: chosen(natural.height, saved.height, solved.height))
  }

  /// Returns the accuracy with which a view is measured, in points.
  func doubt(about view: ViewElement, _ solved: LayoutRect) -> Double {
    switch view.kind {
    case .textField, .segmentedControl:
      guard view.customClass == nil else { return .infinity }
    default:
      guard isMeasurable(view) else { return .infinity }
    }
    return Self.doubt(view, solved.width)
  }

  /// Returns whether a view is a text that is measured as Xcode does it.
  ///
  /// The sizes of text styles and of default fonts on Apple TV are not known here.
  func isMeasurable(_ view: ViewElement) -> Bool {
    guard let sample = TextSample(view), sample.isMeasurable, !sample.isIdeographic else {
      return false
    }
    guard document.isForTV else { return true }
    return view.text?.font.map { $0.textStyle == nil && $0.pointSize != nil } ?? false
  }

  /// Returns the accuracy with which a length of a view with measurable content is measured, in points.
  static func doubt(_ view: ViewElement, _ length: Double) -> Double {
    switch view.kind {
    case .textField: max(40, 0.5 * length)
    case .segmentedControl: max(40, 0.3 * length)
    default: max(12, 0.15 * length)
    }
  }
}
