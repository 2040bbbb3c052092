// Properties that layout does not depend on and that few controllers have.
extension UIViewController {
  /// Whether the style of the transition is that of the presenting controller.
  public var providesPresentationContextTransitionStyle: Bool {
    get { rare(\.providesPresentationContextTransitionStyle, false) }
    set { setRare(\.providesPresentationContextTransitionStyle, newValue) }
  }
  /// Whether the focus returns to the last view.
  public var restoresFocusAfterTransition: Bool {
    get { rare(\.restoresFocusAfterTransition, true) }
    set { setRare(\.restoresFocusAfterTransition, newValue) }
  }
  /// The identifier with which the controller is restored; nothing is restored.
  public var restorationIdentifier: String? {
    get { rare(\.restorationIdentifier, nil) }
    set { setRare(\.restorationIdentifier, newValue) }
  }
  /// The class that restores the controller; nothing is restored.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { rare(\.restorationClass, nil) }
    set { setRare(\.restorationClass, newValue) }
  }
  /// The name under which the use of the screen is recorded.
  public var interactionActivityTrackingBaseName: String? {
    get { rare(\.interactionActivityTrackingBaseName, nil) }
    set { setRare(\.interactionActivityTrackingBaseName, newValue) }
  }
  /// The group of the focus.
  public var focusGroupIdentifier: String? {
    get { rare(\.focusGroupIdentifier, nil) }
    set { setRare(\.focusGroupIdentifier, newValue) }
  }
  /// Whether actions are performed while a controller is presented.
  public var performsActionsWhilePresentingModally: Bool {
    get { rare(\.performsActionsWhilePresentingModally, false) }
    set { setRare(\.performsActionsWhilePresentingModally, newValue) }
  }
  /// Sets the scroll view that the bars at edges follow; they do not.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    var known = contentScrollViews
    for side in Self.sides where edge.contains(side) { known[side.rawValue] = scrollView }
    contentScrollViews = known
  }
  /// Returns the scroll view that was set for an edge.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    Self.sides.first(where: edge.contains).flatMap { contentScrollViews[$0.rawValue] }
  }
  private var contentScrollViews: [UInt: UIScrollView] {
    get { rare(\.contentScrollViews, [:]) }
    set { setRare(\.contentScrollViews, newValue) }
  }
  private static var sides: [NSDirectionalRectEdge] { [.top, .leading, .bottom, .trailing] }
  /// The presentation controller, if the controller is presented.
  public var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
  /// The style that the controller prefers: that of ``overrideUserInterfaceStyle``.
  public var preferredUserInterfaceStyle: UIUserInterfaceStyle { overrideUserInterfaceStyle }
  /// Queries the preferred style again; has no effect.
  public func setNeedsUserInterfaceAppearanceUpdate() {}
  /// Queries the edges of gestures again; has no effect.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Rotates the interface to the device; has no effect.
  public class func attemptRotationToDeviceOrientation() {}
  /// The orientation of the interface (deprecated API).
  public var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.orientation == .portrait ? .portrait : .landscapeRight
  }
  /// Adds a shortcut.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  /// Removes a shortcut.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }
  private var ownKeyCommands: [UIKeyCommand] {
    get { rare(\.ownKeyCommands, []) }
    set { setRare(\.ownKeyCommands, newValue) }
  }
}
