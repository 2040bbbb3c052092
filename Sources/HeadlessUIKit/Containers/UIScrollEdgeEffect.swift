public import Foundation

/// The effect on content at an edge of a scroll view, such as below a bar; it is not drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscrolledgeeffect>
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The style of an effect.
  @preconcurrency @MainActor
  open class Style: NSObject {
    /// That of the system.
    public static var automatic: Style { known[0] }
    /// A gradual one.
    public static var soft: Style { known[1] }
    /// One with a line.
    public static var hard: Style { known[2] }
    private static let known = [Style(), Style(), Style()]
  }
  /// The style.
  open var style = Style.automatic
  /// Whether there is no effect.
  open var isHidden = false
}

extension UIScrollView {
  private func effect(
    _ property: KeyPath<UIScrollView, UIScrollEdgeEffect>
  ) -> UIScrollEdgeEffect {
    let made = rare(property, UIScrollEdgeEffect())
    setRare(property, made)
    return made
  }
  /// The effect at the top edge.
  public var topEdgeEffect: UIScrollEdgeEffect { effect(\.topEdgeEffect) }
  /// The effect at the bottom edge.
  public var bottomEdgeEffect: UIScrollEdgeEffect { effect(\.bottomEdgeEffect) }
  /// The effect at the left edge.
  public var leftEdgeEffect: UIScrollEdgeEffect { effect(\.leftEdgeEffect) }
  /// The effect at the right edge.
  public var rightEdgeEffect: UIScrollEdgeEffect { effect(\.rightEdgeEffect) }
}

/// An interaction that places a view over a scroll view's edge; it has no effect.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscrolledgeelementcontainerinteraction>
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// The scroll view.
  open weak var scrollView: UIScrollView?
  /// The edge.
  open var edge = UIRectEdge.top
  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}
