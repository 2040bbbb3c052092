public import Foundation
public import HeadlessUIKit
internal import LayoutProof
internal import LayoutScene

extension LaidOutScreen {
  /// The minimum width and height of a hit area, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Accessibility, “Buttons and controls”.
  public nonisolated static var minimumHitArea: CGSize { CGSize(width: 44, height: 44) }

  /// Hit areas that are too small.
  ///
  /// If a view overrides `point(inside:with:)` to accept touches outside its bounds, these count.
  func smallHitArea(_ element: ScreenElement) -> [ScreenFinding] {
    guard element.isTouched, !element.isInBar else { return [] }
    let least = Self.minimumHitArea
    let view = element.view
    var small: [String] = []
    if !element.hasSystemWidth, !reaches(view, least.width, vertically: false) {
      small.append("\(view.bounds.width.inPoints) wide")
    }
    if !element.hasSystemHeight, !reaches(view, least.height, vertically: true) {
      small.append("\(view.bounds.height.inPoints) high")
    }
    guard !small.isEmpty else { return [] }
    // A tenth less is easily touched, and is often meant.
    let isNear = takesTouches(
      view, over: CGSize(width: least.width * 0.9, height: least.height * 0.9))
    return [
      ScreenFinding(
        .hitArea, severity: isNear ? .note : .warning, [element.named],
        claim: "the hit area of \(element.name) is smaller than 44 × 44",
        reason: small.joined(separator: " and "), detail: "size")
    ]
  }

  /// Whether a view accepts touches within a rectangle of a size around its center.
  public func takesTouches(_ view: UIView, over size: CGSize) -> Bool {
    reaches(view, size.width, vertically: false) && reaches(view, size.height, vertically: true)
  }

  /// Whether a view accepts touches along an axis within a length around its center.
  private func reaches(_ view: UIView, _ length: CGFloat, vertically: Bool) -> Bool {
    let own = vertically ? view.bounds.height : view.bounds.width
    if own >= length - LayoutTolerance.reported { return true }
    // Just inside, as the far edge of a rectangle does not belong to it.
    let half = length / 2 - LayoutTolerance.reported
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return [-half, half].allSatisfy { step in
      let point =
        vertically
        ? CGPoint(x: middle.x, y: middle.y + step) : CGPoint(x: middle.x + step, y: middle.y)
      return view.point(inside: point, with: nil)
    }
  }
}

extension ScreenElement {
  /// Whether the view responds to touches.
  var isTouched: Bool {
    guard view.isUserInteractionEnabled else { return false }
    if let control = view as? UIControl { return control.isEnabled }
    return (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
      && role != .container || hasTap && view.subviews.isEmpty
  }

  private var hasTap: Bool {
    (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
  }

  /// Whether the control has a fixed height that Apple sets.
  var hasSystemHeight: Bool {
    switch view {
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
      is UIDatePicker, is UITextField:
      view.bounds.height >= view.intrinsicContentSize.height - 0.51
    default: false
    }
  }

  /// Whether the control has a fixed width that Apple sets.
  var hasSystemWidth: Bool {
    switch view {
    case is UISwitch, is UIStepper, is UIPageControl:
      view.bounds.width >= view.intrinsicContentSize.width - 0.51
    default: false
    }
  }
}
