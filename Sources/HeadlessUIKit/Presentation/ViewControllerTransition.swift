public import Foundation

extension UIViewController {
  /// The animation with which a controller is shown, since iOS 18; nothing animates.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition>
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    /// The options of a zoom.
    public final class ZoomOptions: NSObject {
      /// The color behind the view.
      public var dimmingColor: UIColor?
      /// The effect behind the view.
      public var dimmingVisualEffect: UIVisualEffect?
      /// Whether a drag may end the presentation; it does not.
      public var interactiveDismissShouldBegin: ((ZoomOptions.InteractionContext) -> Bool)?
      /// Returns the rectangle of the view to align with.
      public var alignmentRectProvider: ((ZoomOptions.AlignmentRectContext) -> CGRect?)?

      /// The state of a drag.
      public struct InteractionContext {
        /// The place of the drag.
        public let location: CGPoint
        /// The velocity of the drag.
        public let velocity: CGPoint
      }
      /// The views that are aligned.
      public struct AlignmentRectContext {
        /// The view that zooms.
        public let sourceView: UIView
        /// The controller that is shown.
        public let zoomedViewController: UIViewController
      }
      /// Creates options.
      public override init() { super.init() }
    }

    /// The controllers of a zoom.
    public struct ZoomSourceViewProviderContext {
      /// The controller below.
      public let sourceViewController: UIViewController
      /// The controller that is shown.
      public let zoomedViewController: UIViewController
    }

    /// A zoom from a view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }
    /// A slide from the bottom.
    public static var coverVertical: Transition { Transition() }
    /// A turn of the screen.
    public static var flipHorizontal: Transition { Transition() }
    /// A fade.
    public static var crossDissolve: Transition { Transition() }
    /// A page that curls.
    public static var partialCurl: Transition { Transition() }
  }

  /// The animation with which the controller is shown; nothing animates.
  public var preferredTransition: Transition? {
    get { rare(\.preferredTransition, nil) }
    set { setRare(\.preferredTransition, newValue) }
  }
}
