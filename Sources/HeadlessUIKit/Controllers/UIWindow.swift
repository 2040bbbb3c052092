public import Foundation

/// The top of a tree of views, as large as its screen unless resized.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwindow>
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen the window shows on.
  open var screen: UIScreen { didSet { insetsMayHaveChanged() } }

  /// Makes a window of the given frame on the main screen.
  public override init(frame: CGRect) {
    screen = .main
    super.init(frame: frame)
  }

  /// Makes a window that fills a screen: the way to lay out for a device.
  public init(screen: UIScreen) {
    self.screen = screen
    super.init(frame: screen.bounds)
  }

  /// Makes a window as large as the main screen.
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
    guard let controller = rootViewController, let view = controller.view else { return }
    controller.viewWillAppear(false)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
    controller.viewIsAppearing(false)
    controller.viewDidAppear(false)
  }

  open override var window: UIWindow? { self }

  /// Shows the window; without a screen that means: makes it visible to the layout.
  open func makeKeyAndVisible() {
    isHidden = false
    rootViewController?.loadViewIfNeeded()
    layoutIfNeeded()
  }

  /// Overrides for everything in the window.
  open override var traitCollection: UITraitCollection { screen.traitCollection(for: bounds.size) }

  override var safeAreaOfRoot: UIEdgeInsets {
    // The device's insets hold while the window covers the screen (`anchors:A6.2`).
    bounds.size == screen.bounds.size ? screen.safeAreaInsets : .zero
  }

  /// Turns the device, and lays everything out for it.
  public func rotate(to orientation: Device.Orientation) {
    screen.orientation = orientation
    resize(to: screen.bounds.size)
  }

  /// Gives the window another size, and lays everything out for it.
  public func resize(to size: CGSize) {
    let old = traitCollection
    let transition = ImmediateTransition()
    rootViewController?.viewWillTransition(to: size, with: transition)
    frame = CGRect(origin: frame.origin, size: size)
    insetsMayHaveChanged()
    if !old.isEqual(traitCollection) { tellTraits(old) }
    layoutIfNeeded()
    transition.finish()
  }

  private func tellTraits(_ old: UITraitCollection) {
    forEachInTree { view in
      view.viewController?.traitCollectionDidChange(old)
      view.traitCollectionDidChange(old)
      view.directionMayHaveChanged()
    }
  }
}
