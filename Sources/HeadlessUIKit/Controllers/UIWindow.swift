internal import AutoLayout
public import Foundation

/// The root of a view hierarchy, with the size of its screen unless it is resized.
///
/// A window is visible from the start. Calling ``layoutIfNeeded()`` is equivalent to the end of an
/// event: afterwards, the callbacks that UIKit sends then, such as `viewDidAppear`, are sent.
///
/// Not implemented: events, converting between screens.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwindow>
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen of the window.
  open var screen: UIScreen { didSet { insetsMayHaveChanged() } }

  /// The names of images and colors that code of the window requests and that are not registered.
  private var requests = NameRequests()

  /// The environment with which the window was created; nil if none was given.
  private var statedEnvironment: LayoutEnvironment?

  /// The environment in which the window is laid out.
  var environment: LayoutEnvironment {
    var environment = statedEnvironment ?? .ofWindowsWithoutOne
    environment.screen = screen
    environment.requests = requests
    return environment
  }

  /// Discards the console messages about this window from now on, such as reports of conflicts.
  package func muteLog() {
    var environment = environment
    environment.log = .silent()
    statedEnvironment = environment
  }

  /// Creates a window of the given frame on the main screen.
  public override init(frame: CGRect) {
    screen = .main
    super.init(frame: frame)
  }

  /// Creates a window of a scene with the size of its screen.
  public init(windowScene: UIWindowScene) {
    screen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    join(windowScene)
  }

  // A method, because an initializer's assignment does not call the property's observer.
  private func join(_ scene: UIWindowScene) { windowScene = scene }

  /// Creates a window that fills the screen of a device.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: The orientation of the device.
  ///   - environment: The generation of UIKit, fonts, images and log for the window; by default
  ///     ``LayoutEnvironment/standard``. Its screen is ignored.
  public convenience init(
    device: Device, orientation: Device.Orientation = .portrait,
    environment: LayoutEnvironment? = nil
  ) {
    self.init(
      screen: UIScreen(device: device, orientation: orientation), environment: environment)
  }

  /// Creates a window that fills a screen of arbitrary size, without a device.
  public convenience init(_ screen: BareScreen, environment: LayoutEnvironment? = nil) {
    self.init(screen: UIScreen(screen), environment: environment)
  }

  // A convenience initializer, so that subclasses inherit all initializers.
  package convenience init(
    screen: UIScreen, environment: LayoutEnvironment? = nil, requests: NameRequests? = nil
  ) {
    self.init(frame: screen.bounds)
    self.screen = screen
    statedEnvironment = environment
    if let requests { self.requests = requests }
  }

  /// Creates a window with the size of the main screen.
  public required init?(coder: NSCoder) {
    screen = .main
    super.init(frame: UIScreen.main.bounds)
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !Self.keepsRootsForPreviews { showRoot() }
    }
  }

  /// Whether windows keep their controllers without showing them: what an app's delegate makes is shown once, in the
  /// window of a preview, and would appear twice.
  package static var keepsRootsForPreviews = false

  private func showRoot() {
    // The view is not yet in this window while the controller loads it, so the environment is set
    // here.
    guard let view = inLayoutEnvironment({ rootViewController?.view }) else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
  }

  open override var window: UIWindow? { self }

  /// Whether the window is the key window.
  open private(set) var isKeyWindow = false

  /// Makes the window the key window.
  open func makeKey() {
    let former = UIApplication.shared.knownKeyWindow
    guard former !== self || !isKeyWindow else { return }
    former?.resignKey()
    isKeyWindow = true
    UIApplication.shared.knownKeyWindow = self
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Called when the window has become the key window.
  open func becomeKey() {}

  /// Called when the window is no longer the key window.
  open func resignKey() {
    isKeyWindow = false
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// The window's level in the order of windows.
  open var windowLevel = Level.normal

  /// The scene of the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }

  /// Dispatches an event to a view; has no effect.
  open func sendEvent(_ event: UIEvent) {}

  /// Whether the window can become the key window.
  open var canBecomeKey: Bool { true }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    if Self.keepsRootsForPreviews { return }
    rootViewController?.loadViewIfNeeded()
    layoutIfNeeded()
  }

  /// The traits of the screen for the window's size, with the overrides for the window.
  open override var traitCollection: UITraitCollection { traits(for: bounds.size) }

  override var safeAreaOfRoot: UIEdgeInsets {
    // The device's insets apply if the window covers the screen (`anchors:A6.2`); in Split View,
    // those at the top and bottom apply.
    let whole = screen.bounds.size
    guard bounds.size != whole else { return screen.safeAreaInsets }
    // A window without a device fills its screen.
    guard screen.isDevice else { return screen.safeAreaInsets }
    guard screen.device.idiom == .pad, bounds.height == whole.height else {
      return .zero
    }
    let insets = screen.safeAreaInsets
    return UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
  }

  private func traits(for size: CGSize) -> UITraitCollection {
    screen.traitCollection(for: size).overridden(by: storage.traitOverrides)
  }

  // MARK: After layout

  private var pending: [() -> Void] = []

  /// Schedules a closure to be called after the layout of the window.
  func afterLayout(_ step: @escaping () -> Void) { pending.append(step) }

  /// Lays out the window, then sends the callbacks that UIKit sends after an event.
  open override func layoutIfNeeded() { inLayoutEnvironment { layOutToTheEnd() } }

  private func layOutToTheEnd() {
    super.layoutIfNeeded()
    // A controller that presents another when it appears needs a second pass. The limit ends
    // endless presentations.
    for _ in 0..<16 where !pending.isEmpty {
      let steps = pending
      pending.removeAll()
      for step in steps { step() }
      super.layoutIfNeeded()
    }
  }

  // MARK: Other sizes

  /// Rotates the device, and lays out the window.
  ///
  /// Controllers receive the same callbacks as on a device: `willTransition(to:with:)` if traits
  /// change and `viewWillTransition(to:with:)`; after the new geometry is set, the closures
  /// alongside the transition and `traitCollectionDidChange(_:)`; after layout, their completion
  /// handlers.
  public func rotate(to orientation: Device.Orientation) {
    let shared = splitViewPart.flatMap { size(of: $0, in: orientation) }
    if shared == nil { splitViewPart = nil }
    transition(to: orientation, size: shared ?? screen.bounds(in: orientation).size)
  }

  /// Resizes the window, and lays it out; see ``rotate(to:)`` for the callbacks.
  public func resize(to size: WindowSize) {
    resize(to: CGSize(width: size.width, height: size.height))
  }

  package func resize(to size: CGSize) {
    splitViewPart = nil
    transition(to: screen.orientation, size: size)
  }

  /// The share of the iPad's width that the window has in Split View; nil if it fills the screen.
  package private(set) var splitViewPart: Device.SplitViewPart?

  /// Resizes the window to a share of Split View, and lays it out.
  ///
  /// Rotating the device keeps the share if the device also has it in the other orientation.
  ///
  /// - Returns: Whether the device has this share in its orientation. If not, the method has no
  ///   effect.
  @discardableResult
  public func resize(to part: Device.SplitViewPart) -> Bool {
    guard let size = size(of: part, in: screen.orientation) else { return false }
    splitViewPart = part
    transition(to: screen.orientation, size: size)
    return true
  }

  private func size(of part: Device.SplitViewPart, in orientation: Device.Orientation) -> CGSize? {
    guard screen.isDevice else { return nil }
    return screen.device.width(of: part, in: orientation).map {
      CGSize(width: $0, height: screen.bounds(in: orientation).height)
    }
  }

  private func transition(to orientation: Device.Orientation, size: CGSize) {
    inLayoutEnvironment { move(to: orientation, size: size) }
  }

  private func move(to orientation: Device.Orientation, size: CGSize) {
    let traits = screen.traitCollection(for: size, in: orientation)
      .overridden(by: storage.traitOverrides)
    // Most changes of size do not change the traits of the window or of its descendants.
    // Controllers that override traits of others notify them.
    let change = traits.isEqual(traitCollection) ? nil : TraitChange(below: self)
    let transition = WindowTransition(in: self)
    if let root = rootViewController {
      if !traits.isEqual(traitCollection) { root.willTransition(to: traits, with: transition) }
      if size != bounds.size { root.viewWillTransition(to: size, with: transition) }
    }
    screen.orientation = orientation
    frame = CGRect(origin: frame.origin, size: size)
    insetsMayHaveChanged()
    change?.tell()
    transition.runAlongside()
    layoutIfNeeded()
    transition.finish()
  }

  package override func describe(in shown: inout ViewDescription) { shown.kind = "window" }
}
