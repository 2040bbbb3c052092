public import Foundation

/// The screen of a device in an orientation: its size in points, its scale, and its safe area.
///
///     let window = UIWindow(device: try #require(.named("iPhone 15")))
///
/// Not implemented: modes, brightness, mirroring, notifications.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen for code without a window.
  ///
  /// Views without a window use its scale.
  ///
  /// While a window loads its root controller, is laid out or rotated, this is the screen of the
  /// window, so that layout code that uses `UIScreen.main.bounds` has the same result as on the
  /// device. Otherwise it is the screen that was set, by default that of an iPhone SE. It does not
  /// depend on the first window, because the result would then depend on other code in the process.
  public static var main: UIScreen {
    get {
      whenRead?()
      return LayoutEnvironment.current.screen ?? unstated
    }
    set { LayoutEnvironment.standard.screen = newValue }
  }

  /// Called whenever code asks for the main screen, or the application for its windows.
  package static var whenRead: (() -> Void)?

  private static let unstated = UIScreen(device: .standard)

  /// The device of the screen.
  package let device: Device

  /// The orientation of the device.
  package var orientation: Device.Orientation { didSet { knownTraits = nil } }

  /// Whether the screen is that of a device.
  package var isDevice: Bool { customSize == nil }

  /// A size that replaces the device's, such as that of a document's canvas.
  private let customSize: CGSize?
  private let customScale: CGFloat?

  /// The rule for the size classes of a screen of arbitrary size.
  package let regime: WindowRegime

  /// Creates the screen of a device.
  public init(device: Device, orientation: Device.Orientation = .portrait) {
    self.device = device
    self.orientation = orientation
    regime = .fixed
    customSize = nil
    customScale = nil
    super.init()
  }

  /// Creates a screen of arbitrary size, without safe area insets.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point.
  ///   - regime: The rule for the size classes.
  package init(size: CGSize, scale: CGFloat = 2, regime: WindowRegime = .fixed) {
    device = .standard
    self.regime = regime
    orientation = size.width > size.height ? .landscape : .portrait
    customSize = size
    customScale = scale
    super.init()
  }

  /// The bounds of the screen in points, in its orientation.
  open var bounds: CGRect { bounds(in: orientation) }

  func bounds(in orientation: Device.Orientation) -> CGRect {
    CGRect(origin: .zero, size: customSize ?? device.size(in: orientation))
  }

  /// The number of pixels per point.
  open var scale: CGFloat { customScale ?? device.scale }

  /// The number of hardware pixels per point.
  open var nativeBounds: CGRect {
    let size = customSize ?? device.size(in: .portrait)
    return CGRect(
      x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
  }

  /// The number of the display's pixels per point.
  open var nativeScale: CGFloat { customScale ?? device.nativeScale }

  /// The insets of hardware and the status bar.
  package var safeAreaInsets: UIEdgeInsets {
    customSize == nil ? device.safeAreaInsets(in: orientation) : regime.safeAreaInsets
  }

  /// Whether bars are at the side of the screen, and take no space at the top and bottom.
  package var barsStandAtSide: Bool {
    customSize == nil ? device.barsStandAtSide : regime.barsStandAtSide
  }

  /// Returns the minimum side margin of a root view (`anchors:A5.2`).
  ///
  /// The margin is 16 points for the compact and 20 points for the regular size class. If the size
  /// class is that of the window, it is the margin of the device: on iPhone, it does not depend on
  /// the width of the view; on iPad and on a screen without a device, it does.
  ///
  /// - Parameters:
  ///   - width: The width of the view, in points.
  ///   - sizeClass: The horizontal size class of the controller.
  ///   - windowSizeClass: The horizontal size class of its window.
  /// - Returns: The margin in points.
  func minimumMargin(
    forWidth width: CGFloat, in sizeClass: UIUserInterfaceSizeClass,
    of windowSizeClass: UIUserInterfaceSizeClass
  ) -> CGFloat {
    guard sizeClass == windowSizeClass else { return sizeClass == .regular ? 20 : 16 }
    guard isDevice, device.idiom == .phone || width == bounds.width else {
      return SideMargin.ofView(width: width)
    }
    return device.systemMinimumMargin(in: orientation)
  }

  /// The traits of a window that fills the screen.
  open var traitCollection: UITraitCollection { traitCollection(for: bounds.size) }
  /// Called when the traits have changed; never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits that replace those determined by device and size.
  package var traitOverrides: UITraitCollection? { didSet { knownTraits = nil } }

  /// The last computed traits, because every view reads them.
  private var knownTraits: (size: CGSize, traits: UITraitCollection)?

  /// Returns the traits of a window of a size on this screen.
  func traitCollection(for size: CGSize) -> UITraitCollection {
    if let knownTraits, knownTraits.size == size { return knownTraits.traits }
    let traits = traitCollection(for: size, in: orientation)
    knownTraits = (size, traits)
    return traits
  }

  /// Returns the traits of a window of a size in an orientation.
  func traitCollection(for size: CGSize, in orientation: Device.Orientation) -> UITraitCollection {
    var traits = device.traits(in: orientation)
    if customSize != nil || size != bounds(in: orientation).size {
      traits = traits.modifyingTraits {
        let classes = regime.sizeClasses(of: size)
        $0.displayScale = scale
        $0.horizontalSizeClass = classOfShare(size, in: orientation) ?? classes.horizontal
        $0.verticalSizeClass = classes.vertical
        if let idiom = regime.idiom { $0.userInterfaceIdiom = idiom }
      }
    }
    guard let traitOverrides else { return traits }
    return UITraitCollection(traitsFrom: [traits, traitOverrides])
  }

  /// Returns the size class of a window with the width of an app in Split View (`controls:N4.2`).
  private func classOfShare(_ size: CGSize, in orientation: Device.Orientation)
    -> UIUserInterfaceSizeClass?
  {
    guard customSize == nil, size.height == bounds(in: orientation).height else { return nil }
    return Device.SplitViewPart.allCases
      .first { device.width(of: $0, in: orientation) == size.width }
      .flatMap { device.horizontalSizeClass(of: $0, in: orientation) }
  }
  /// The brightness, from 0 to 1; it has no effect.
  open var brightness: CGFloat = 0.5
  /// Whether the screen is dimmed by software.
  open var wantsSoftwareDimming = false
  /// The number of frames per second: 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded: always false.
  open var isCaptured: Bool { false }
  /// The screen that this one mirrors: nil.
  open var mirrored: UIScreen? { nil }
  /// The bounds without the status bar, in points.
  open var applicationFrame: CGRect { bounds }
  /// All screens: the main one.
  public static var screens: [UIScreen] { [main] }
  /// Notifies that recording has begun or ended; never posted.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Notifies that the brightness has changed; never posted.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Notifies that a screen was connected; never posted.
  nonisolated public static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Notifies that a screen was disconnected; never posted.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Returns a view of the screen: an empty one of its size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
}

extension UIUserInterfaceSizeClass {
  /// Creates the size class for the width of a window on a screen without a device.
  package init(ofWidth width: CGFloat) { self = width < 600 ? .compact : .regular }

  /// Creates the size class for the height of a window on a screen without a device.
  package init(ofHeight height: CGFloat) { self = height < 480 ? .compact : .regular }
}
