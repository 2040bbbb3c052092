public import AutoLayout
public import Foundation
public import HeadlessUIKit
public import LayoutGeometry
public import LayoutScene
internal import ViewAnalysis

/// A view of a laid-out screen, with its name and its rectangle.
@MainActor
public struct ScreenElement {
  /// The view.
  public let view: UIView
  /// An identifier that is the same in every layout of the screen: the id in the document, or a path such as `root/2/0`.
  public let id: String
  /// The name: the property that holds the view, its identifier, its text or its class.
  public let name: String
  /// The role.
  public let role: Scene.Item.Role
  /// Whether the view is visible: neither it nor a superview is hidden or transparent.
  public let isVisible: Bool
  /// The rectangle in the window's coordinates, in points.
  public let frame: CGRect
  /// The index of the superview among the screen's elements.
  public let parent: Int?
  /// The smallest size at which the text is not clipped; nil if it is unknown.
  public let need: ContentNeed?

  static func all(in screen: LaidOutScreen) -> [ScreenElement] {
    zip(screen.stage.items, screen.stage.engineItems).compactMap { subject, item in
      guard let view = item.owner as? UIView else { return nil }
      return ScreenElement(
        view: view, id: subject.id, name: subject.name, role: subject.role,
        isVisible: subject.isVisible, frame: view.convert(view.bounds, to: nil),
        parent: subject.parent, need: subject.need)
    }
  }

  /// The line that created the view; nil if that is not known.
  public var location: CodeLocation? { view.engineItem.site.location }

  /// Whether the system creates and lays out the view: a bar, or its content.
  var isInBar: Bool {
    view.lineage.contains {
      $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar || $0 is UISearchBar
    }
  }

  /// The nearest scroll view that contains the view.
  var scrollView: UIScrollView? {
    view.lineage.dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// The visible text: the element's own, or a button's title.
  var label: UILabel? { view as? UILabel ?? (view as? UIButton)?.titleLabel }

  /// The rectangle of the text in the window's coordinates, which can be smaller than the frame.
  var contentFrame: CGRect {
    guard let label = view as? UILabel else { return frame }
    let lines = label.laidOutLines()
    guard !lines.isEmpty else { return .null }
    let left = lines.map { CGFloat($0.x) }.min() ?? 0
    let right = lines.map { CGFloat($0.x + $0.width) }.max() ?? 0
    let height = min(
      label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0).height,
      label.bounds.height)
    let bounds = label.bounds
    let text = CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2,
      width: min(right - left, bounds.width), height: height)
    return label.convert(text, to: nil)
  }
}

extension UIView {
  /// The view and those around it, from the inside out.
  package var lineage: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }
}
