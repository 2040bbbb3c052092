internal import AutoLayout
public import Foundation

/// The top of a tree of views, as large as its screen unless resized.
///
/// A window is visible from the start. Its ``layoutIfNeeded()`` stands for the end of an event: what
/// Apple's system does then, such as sending `viewDidAppear`, is done after it.
///
/// Not offered: scenes, levels, events, converting between screens.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwindow>
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen the window shows on.
  open var screen: UIScreen { didSet { insetsMayHaveChanged() } }

  /// The environment that the window was made with, if any.
  private var statedEnvironment: LayoutEnvironment?

  /// What everything in the window is laid out with.
  var environment: LayoutEnvironment {
    var environment = statedEnvironment ?? .ofWindowsWithoutOne
    environment.screen = screen
    return environment
  }

  /// Creates a window of the given frame on the main screen.
  public override init(frame: CGRect) {
    screen = .main
    super.init(frame: frame)
  }

  /// Creates a window that fills the screen of a device.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: How it is held.
  ///   - environment: The generation of UIKit, fonts, images and log of everything in the window;
  ///     ``LayoutEnvironment/standard`` unless given. Its screen does not count.
  public convenience init(
    device: Device, orientation: Device.Orientation = .portrait,
    environment: LayoutEnvironment? = nil
  ) {
    self.init(
      screen: UIScreen(device: device, orientation: orientation), environment: environment)
  }

  /// Creates a window that fills a screen of any size, which belongs to no device.
  public convenience init(_ screen: BareScreen, environment: LayoutEnvironment? = nil) {
    self.init(screen: UIScreen(screen), environment: environment)
  }

  // Convenient and not designated, so that subclasses inherit all of them.
  package convenience init(screen: UIScreen, environment: LayoutEnvironment? = nil) {
    self.init(frame: screen.bounds)
    self.screen = screen
    statedEnvironment = environment
  }

  /// Creates a window as large as the main screen.
  public required init?(coder: NSCoder) {
    screen = .main
    super.init(frame: UIScreen.main.bounds)
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  private func showRoot() {
    // What the controller does while it loads concerns this window, in which its view is not yet.
    guard let view = inLayoutEnvironment({ rootViewController?.view }) else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
  }

  open override var window: UIWindow? { self }

  /// Whether the window is the one that would get keys.
  open private(set) var isKeyWindow = false

  /// Makes the window the one that would get keys.
  open func makeKey() {
    let former = UIApplication.shared.knownKeyWindow
    guard former !== self || !isKeyWindow else { return }
    former?.resignKey()
    isKeyWindow = true
    UIApplication.shared.knownKeyWindow = self
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Called when the window has become the one that would get keys.
  open func becomeKey() {}

  /// Called when the window is no longer the one that would get keys.
  open func resignKey() {
    isKeyWindow = false
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// The window's place in the order of windows.
  open var windowLevel = Level.normal

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }

  /// Passes an event on to the view that it is meant for; nothing happens.
  open func sendEvent(_ event: UIEvent) {}

  /// Whether the window can become the one that gets keys.
  open var canBecomeKey: Bool { true }

  /// Shows the window; without a screen that means: makes it visible to the layout.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    rootViewController?.loadViewIfNeeded()
    layoutIfNeeded()
  }

  /// The traits of the screen for the window's size, and what is overridden for the window.
  open override var traitCollection: UITraitCollection { traits(for: bounds.size) }

  override var safeAreaOfRoot: UIEdgeInsets {
    // The device's insets hold while the window covers the screen (`anchors:A6.2`), and above and
    // below beside another app.
    let whole = screen.bounds.size
    guard bounds.size != whole else { return screen.safeAreaInsets }
    // A window that is resized freely fills whatever display it is on.
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

  /// Has something done once the window has been laid out.
  func afterLayout(_ step: @escaping () -> Void) { pending.append(step) }

  /// Lays out everything in the window, then sends what Apple's system sends after an event.
  open override func layoutIfNeeded() { inLayoutEnvironment { layOutToTheEnd() } }

  private func layOutToTheEnd() {
    super.layoutIfNeeded()
    // A controller that presents another as soon as it shows needs a second round; one that never
    // comes to rest ends here.
    for _ in 0..<16 where !pending.isEmpty {
      let steps = pending
      pending.removeAll()
      for step in steps { step() }
      super.layoutIfNeeded()
    }
  }

  // MARK: Other sizes

  /// Turns the device, and lays everything out for it.
  ///
  /// Controllers hear of it as on a device: `willTransition(to:with:)` where traits change and
  /// `viewWillTransition(to:with:)` before, what they asked to be done alongside once the new
  /// geometry is set, `traitCollectionDidChange(_:)`, layout, and their completions.
  public func rotate(to orientation: Device.Orientation) {
    let shared = splitViewPart.flatMap { size(of: $0, in: orientation) }
    if shared == nil { splitViewPart = nil }
    transition(to: orientation, size: shared ?? screen.bounds(in: orientation).size)
  }

  /// Gives the window another size, and lays everything out for it; see ``rotate(to:)``.
  public func resize(to size: WindowSize) {
    resize(to: CGSize(width: size.width, height: size.height))
  }

  package func resize(to size: CGSize) {
    splitViewPart = nil
    transition(to: screen.orientation, size: size)
  }

  /// The share of an iPad's width that the window has beside another app, if it has one.
  package private(set) var splitViewPart: Device.SplitViewPart?

  /// Gives the window the width of an app beside another, and lays everything out for it.
  ///
  /// Turning the device keeps the share if the device has it that way, too.
  ///
  /// - Returns: Whether the device, as it is held, is known to have such a share; if not, nothing
  ///   changes.
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
    // Most resizing leaves the window's traits as they are, and with them those of everything in it: what
    // controllers override for others they tell themselves.
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
