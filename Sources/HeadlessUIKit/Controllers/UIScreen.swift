public import Foundation

/// A device's screen in one orientation: its size in points, its pixels, what hardware covers.
///
///     let window = UIWindow(device: try #require(.named("iPhone 15")))
///
/// Not offered: modes, brightness, mirroring, notifications.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of code that has no window to ask, by which views without a window measure pixels.
  ///
  /// While a window loads its root controller, is laid out or turned, it is the window's screen, so
  /// that `UIScreen.main.bounds` in layout code is what it is on the device. Otherwise it is the screen
  /// that was set here: an iPhone SE's unless replaced. It does not follow the window that was made
  /// first, as the result would then depend on what else runs in the process.
  public static var main: UIScreen {
    get { LayoutEnvironment.current.screen ?? unstated }
    set { LayoutEnvironment.standard.screen = newValue }
  }

  private static let unstated = UIScreen(device: .standard)

  /// The device the screen belongs to.
  package let device: Device

  /// How the device is held.
  package var orientation: Device.Orientation { didSet { knownTraits = nil } }

  /// Whether the screen is a device's, and not of a bare size.
  package var isDevice: Bool { customSize == nil }

  /// The size given instead of the device's, such as a document's canvas.
  private let customSize: CGSize?
  private let customScale: CGFloat?

  /// What decides about the size classes of a screen of any size.
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

  /// Creates a screen of any size: nothing covers it.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels per point.
  ///   - regime: What size classes follow from.
  package init(size: CGSize, scale: CGFloat = 2, regime: WindowRegime = .fixed) {
    device = .standard
    self.regime = regime
    orientation = size.width > size.height ? .landscape : .portrait
    customSize = size
    customScale = scale
    super.init()
  }

  /// The screen's rectangle in points, for how it is held.
  open var bounds: CGRect { bounds(in: orientation) }

  func bounds(in orientation: Device.Orientation) -> CGRect {
    CGRect(origin: .zero, size: customSize ?? device.size(in: orientation))
  }

  /// Pixels per point.
  open var scale: CGFloat { customScale ?? device.scale }

  /// Pixels per point of the hardware.
  open var nativeScale: CGFloat { customScale ?? device.nativeScale }

  /// What hardware and the status bar cover.
  package var safeAreaInsets: UIEdgeInsets {
    customSize == nil ? device.safeAreaInsets(in: orientation) : regime.safeAreaInsets
  }

  /// Whether bars are at the side, and take no space above and below.
  package var barsStandAtSide: Bool {
    customSize == nil ? device.barsStandAtSide : regime.barsStandAtSide
  }

  /// The least side margin of a root view (`anchors:A5.2`).
  ///
  /// 16 points where the width that the controller is given is compact and 20 where it is regular;
  /// in the size class of its window the device's own margin. A phone's does not depend on how wide
  /// the view is; on an iPad and on a screen of no device the width decides.
  ///
  /// - Parameters:
  ///   - width: The width of the view, in points.
  ///   - sizeClass: The horizontal size class of the controller.
  ///   - windowSizeClass: That of its window.
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

  /// Replaces the traits that follow from device and size, all or some.
  package var traitOverrides: UITraitCollection? { didSet { knownTraits = nil } }

  /// The traits that were computed last, because every view reads them.
  private var knownTraits: (size: CGSize, traits: UITraitCollection)?

  /// The traits of a window of the given size on this screen.
  func traitCollection(for size: CGSize) -> UITraitCollection {
    if let knownTraits, knownTraits.size == size { return knownTraits.traits }
    let traits = traitCollection(for: size, in: orientation)
    knownTraits = (size, traits)
    return traits
  }

  /// The traits of a window of the given size while the device is held that way.
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

  /// The size class of a window as wide as an app beside another (`controls:N4.2`).
  private func classOfShare(_ size: CGSize, in orientation: Device.Orientation)
    -> UIUserInterfaceSizeClass?
  {
    guard customSize == nil, size.height == bounds(in: orientation).height else { return nil }
    return Device.SplitViewPart.allCases
      .first { device.width(of: $0, in: orientation) == size.width }
      .flatMap { device.horizontalSizeClass(of: $0, in: orientation) }
  }
}

extension UIUserInterfaceSizeClass {
  /// The class of a window that wide which fills no device's screen.
  package init(ofWidth width: CGFloat) { self = width < 600 ? .compact : .regular }

  /// The class of a window that high which fills no device's screen.
  package init(ofHeight height: CGFloat) { self = height < 480 ? .compact : .regular }
}
