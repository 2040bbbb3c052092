public import AutoLayout
public import Foundation
public import HeadlessUIKit
public import LayoutDiagnosis
internal import ViewAnalysis

/// A view of a screen that was laid out, with its name and its place on the screen.
@MainActor
public struct ScreenElement {
  /// The view.
  public let view: UIView
  /// The same in every layout of the screen: a document's id, or a path such as `root/2/0`.
  public let id: String
  /// What people call it: the property that keeps it, its identifier, its text or its class.
  public let name: String
  /// What it is to a person.
  public let role: ProofSubject.Role
  /// Whether a person can see it: neither hidden nor transparent, nor anything around it.
  public let isVisible: Bool
  /// The rectangle in the window's coordinates, in points.
  public let frame: CGRect
  /// The place of the superview among the screen's elements.
  public let parent: Int?
  /// The least size at which the text shows whole; nil where that is unknown.
  public let need: ContentNeed?

  static func all(in screen: LaidOutScreen) -> [ScreenElement] {
    screen.scene.subjects.compactMap { subject in
      guard let view = subject.item.owner as? UIView else { return nil }
      return ScreenElement(
        view: view, id: subject.id, name: subject.name, role: subject.role,
        isVisible: subject.isVisible, frame: view.convert(view.bounds, to: nil),
        parent: subject.parent, need: subject.need)
    }
  }

  /// Whether the system has made the view and lays it out: a bar, or what is in one.
  var isInBar: Bool {
    var next: UIView? = view
    while let view = next {
      if view is UINavigationBar || view is UITabBar || view is UIToolbar || view is UISearchBar {
        return true
      }
      next = view.superview
    }
    return false
  }

  /// The nearest scroll view that the view lies in.
  var scrollView: UIScrollView? {
    var next = view.superview
    while let view = next {
      if let scroll = view as? UIScrollView { return scroll }
      next = view.superview
    }
    return nil
  }

  /// What the element shows as text: its own, or a button's title.
  var label: UILabel? { view as? UILabel ?? (view as? UIButton)?.titleLabel }

  /// The rectangle that the text covers in the window, which can be smaller than the frame.
  var contentFrame: CGRect {
    guard let label = view as? UILabel else { return frame }
    let lines = label.laidOutLines()
    guard !lines.isEmpty else { return .null }
    let left = lines.map { CGFloat($0.x) }.min() ?? 0
    let right = lines.map { CGFloat($0.x + $0.width) }.max() ?? 0
    let height = min(
      label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0).height,
      label.bounds.height)
    return CGRect(
      x: frame.minX + left, y: frame.midY - height / 2, width: min(right - left, frame.width),
      height: height)
  }
}
